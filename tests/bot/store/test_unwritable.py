"""Where nothing can be written, nothing has happened, and whoever waits is told so at their own time."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.store.engine import database as store
from bot.store.engine import opening, sqlite
from bot.store.engine.database import Database, Unwritable
from bot.store.engine.place import Where
from bot.store.engine.sqlite import SqliteDatabase
from bot.store.tables import users
from bot.store.whole import migrations
from tests.places import Raw, raw


@pytest.fixture
def path(tmp_path: Path) -> Path:
    migrations.migrate(tmp_path / "roundhouse.sqlite3")
    return tmp_path / "roundhouse.sqlite3"


@contextmanager
def locked(where: Where) -> Iterator[Raw]:
    """Another process keeps everybody from writing, until it rolls back."""
    with raw(where) as other:
        if isinstance(where, Path):
            other.run("BEGIN IMMEDIATE")
        else:
            other.run("BEGIN")
            other.run("LOCK TABLE users")
        yield other


async def greet(opened: Database, user: int) -> None:
    async with opened.write() as sql:
        await users.greet(sql, user, f"Player {user}", None)


async def test_who_waits_for_a_foreign_lock_waits_no_longer_than_the_first_of_them(
    where: Where, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "PATIENCE", 0.3)
    with locked(where) as other:
        waiting = asyncio.gather(*(greet(database, n) for n in range(50)), return_exceptions=True)
        found = await asyncio.wait_for(waiting, 50 * 0.3 / 2)  # one after the other they would take twice as long
        assert [type(error) for error in found] == [Unwritable] * 50
        other.run("ROLLBACK")
        await greet(database, 7)
        assert other.run("SELECT user_id FROM users") == [(7,)]


async def test_a_lock_that_is_given_back_in_time_is_nobody_s_trouble(where: Where, database: Database) -> None:
    with locked(where) as other:
        waiting = asyncio.create_task(greet(database, 7))
        await asyncio.sleep(2 * sqlite.WAIT)
        assert not waiting.done()
        other.run("ROLLBACK")
        await waiting


async def test_on_a_full_disk_nothing_of_a_transaction_is_there(path: Path) -> None:
    opened = await SqliteDatabase.connect(path)
    try:
        await greet(opened, 1)
        async with opened.write() as sql:
            (pages,) = (await sql.run("PRAGMA page_count"))[0]
        await opened._writer.run(f"PRAGMA max_page_count = {pages}")  # as full as a disk can be
        with pytest.raises(Unwritable):
            async with opened.write() as sql:
                for user in range(2, 5000):
                    await users.greet(sql, user, "x" * 100, None)
        assert await opened.reads.run("SELECT user_id FROM users") == [(1,)]
        await opened._writer.run(f"PRAGMA max_page_count = {10 * int(str(pages))}")
        await greet(opened, 2)
    finally:
        await opened.close()


def wreck(path: Path) -> None:
    """Let whoever has a file open read from a folder instead, which is an error, as a broken disk is."""
    broken = os.open(path.parent, os.O_RDONLY)
    for fd in Path("/proc/self/fd").iterdir():
        if fd.is_symlink() and str(fd.readlink()).startswith(str(path)):
            os.dup2(broken, int(fd.name))
    os.close(broken)


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="which files are open is asked of Linux")
async def test_a_disk_that_can_t_be_read_is_told_as_one_that_can_t_be_written(path: Path) -> None:
    opened = await SqliteDatabase.connect(path)
    try:
        await greet(opened, 1)
        wreck(path)
        with pytest.raises(Unwritable, match="disk I/O error"):
            await opened.reads.run("SELECT user_id FROM users")
    finally:
        await opened.close()


async def test_whoever_reads_a_lot_lets_others_have_their_turn(path: Path) -> None:
    opened = await SqliteDatabase.connect(path)
    done: list[str] = []

    async def reads(who: str) -> None:
        for _ in range(3):
            await opened.reads.run("SELECT COUNT(*) FROM users")
            done.append(who)

    try:
        await asyncio.gather(reads("one"), reads("two"))
        assert done == ["one", "two"] * 3
    finally:
        await opened.close()


async def test_whoever_holds_the_lock_does_not_wait_for_those_who_compute(path: Path) -> None:
    opened = await SqliteDatabase.connect(path)
    turns = 0

    async def compute() -> None:
        nonlocal turns
        while True:
            await asyncio.sleep(0)
            turns += 1

    busy = asyncio.create_task(compute())
    try:
        async with opened.write() as sql:
            before = turns
            for user in range(50):
                await users.greet(sql, user, f"Player {user}", None)
            assert turns == before
        assert turns > before  # to be stored takes as long as the disk takes, and keeps nobody from computing
    finally:
        busy.cancel()
        await opened.close()


async def test_a_mistake_in_a_statement_is_no_trouble_of_the_disk(path: Path) -> None:
    opened = await opening.connect(path)
    try:
        with pytest.raises(sqlite3.OperationalError):
            await opened.reads.run("SELECT * FROM nowhere")
        with pytest.raises(sqlite3.OperationalError):
            async with opened.write() as sql:
                await sql.run("SELECT * FROM nowhere")
    finally:
        await opened.close()
