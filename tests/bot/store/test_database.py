from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.store.engine import opening
from bot.store.engine.database import Database, Row, Value
from bot.store.engine.sqlite import Connection
from bot.store.tables import games, log, seating, turns, users
from bot.store.tables.log import LogRow
from bot.store.tables.seating import SeatRow
from bot.store.whole.migrations import Unusable


async def open_game(database: Database, channel_id: int) -> int | None:
    async with database.write() as sql:
        return await games.open_(
            sql,
            guild_id=1,
            channel_id=channel_id,
            parent_id=None,
            game="toy",
            host_id=7,
            variants="{}",
            wanted=None,
            opponents=None,
            at=0.0,
        )


@pytest.mark.parametrize("where", ["sqlite"], indirect=True)
async def test_every_commit_is_on_disk_and_foreign_keys_are_kept(database: Database) -> None:
    async with database.write() as sql:
        assert (await sql.run("PRAGMA journal_mode"))[0] == ("wal",)
        assert (await sql.run("PRAGMA synchronous"))[0] == (2,)
        assert (await sql.run("PRAGMA foreign_keys"))[0] == (1,)
        assert (await sql.run("PRAGMA secure_delete"))[0] == (1,)


async def test_a_transaction_that_fails_leaves_nothing_behind(database: Database) -> None:
    with pytest.raises(ValueError, match="no"):
        async with database.write() as sql:
            await users.greet(sql, 7, "Ann", None)
            raise ValueError("no")
    assert await users.get(database.reads, 7) is None


async def test_a_transaction_that_is_cancelled_leaves_nothing_behind_and_the_next_one_works(database: Database) -> None:
    begun = asyncio.Event()

    async def forever() -> None:
        async with database.write() as sql:
            await users.greet(sql, 7, "Ann", None)
            begun.set()
            await asyncio.sleep(3600)

    task = asyncio.create_task(forever())
    await begun.wait()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    async with database.write() as sql:
        await users.greet(sql, 8, "Ben", None)
    assert await users.get(database.reads, 7) is None
    assert await users.get(database.reads, 8) is not None


async def test_writers_wait_for_one_another(database: Database) -> None:
    async def count() -> None:
        async with database.write() as sql:
            user = await users.get(sql, 7)
            await asyncio.sleep(0)
            await users.greet(sql, 7, f"{'' if user is None else user.name}x", None)

    await asyncio.gather(*(count() for _ in range(10)))
    user = await users.get(database.reads, 7)
    assert user is not None
    assert user.name == "x" * 10


async def test_the_log_of_a_game_with_seats_only_grows(database: Database) -> None:
    game_id = await open_game(database, 11)
    assert game_id is not None
    async with database.write() as sql:
        await users.greet(sql, 7, "Ann", None)
        await seating.write(sql, game_id, [SeatRow(0, 7, None, "Ann")])
        await log.append(sql, game_id, [LogRow(0, 0, 1, 0.0, log.ANSWER, seat=0, kind="action", answer="pass")])
    forbidden = ("answer = 'win'", "user_id = 8", "line = '[]'")
    for statement in (*(f"UPDATE log SET {change}" for change in forbidden), "DELETE FROM log"):
        with pytest.raises(Exception, match="append-only"):
            async with database.write() as sql:
                await sql.run(statement)
    assert await log.length(database.reads, game_id) == 1


async def test_a_channel_has_one_open_game_and_any_number_of_closed_ones(database: Database) -> None:
    first = await open_game(database, 11)
    assert first is not None
    assert await open_game(database, 11) is None
    async with database.write() as sql:
        await games.finish(sql, first, "ended", 1.0)
    again = await open_game(database, 11)
    assert again is not None
    assert again > first


async def test_columns_of_a_game_are_set_by_their_names_and_no_others(database: Database) -> None:
    game_id = await open_game(database, 11)
    assert game_id is not None
    async with database.write() as sql:
        await games.set(sql, game_id, unrated=True, pace="calm")
        for unknown in ("paec", "version", "rev"):
            with pytest.raises(TypeError, match=unknown):
                await games.set(sql, game_id, **{unknown: 1})
    row = await games.get(database.reads, game_id)
    assert row is not None
    assert (row.unrated, row.pace, row.rev) == (1, "calm", 0)


async def test_a_change_for_another_revision_is_refused(database: Database) -> None:
    game_id = await open_game(database, 11)
    assert game_id is not None
    async with database.write() as sql:
        await games.start(sql, game_id, variants="{}", seed=1, at=0.0)
        await games.advance(sql, game_id, 0, 1)
    with pytest.raises(games.Overtaken):
        async with database.write() as sql:
            await games.advance(sql, game_id, 0, 1)


@pytest.mark.parametrize("failing", [1, 5])
async def test_a_file_that_cannot_be_opened_leaves_no_thread_behind_that_keeps_the_process_alive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: int
) -> None:
    run = Connection.run
    statements = 0

    async def refused(self: Connection, sql: str, *values: Value) -> Sequence[Row]:
        nonlocal statements
        statements += 1
        if statements == failing:
            raise sqlite3.OperationalError("attempt to write a readonly database")
        return await run(self, sql, *values)

    before = set(threading.enumerate())
    monkeypatch.setattr(Connection, "run", refused)
    with pytest.raises(Unusable, match="readonly"):
        await opening.connect(tmp_path / "locked.sqlite")
    for thread in set(threading.enumerate()) - before:
        thread.join(5)
        assert not thread.is_alive()


async def test_the_tables_that_wait_for_a_user_come_by_how_long_they_have_waited_and_resting_ones_last(
    database: Database,
) -> None:
    found = [await open_game(database, channel) for channel in range(7)]
    asked = [(30.0, None), (10.0, None), (20.0, None), (5.0, None), (None, None), (1.0, "normal"), (2.0, None)]
    async with database.write() as sql:
        await users.greet(sql, 7, "Ann", None)
        for game_id, (since, caretaker) in zip(found, asked, strict=True):
            assert game_id is not None
            await seating.write(sql, game_id, [SeatRow(0, 7, None, "Ann")])
            kind = None if since is None else "bid"
            row = SeatRow(0, 7, None, "Ann", kind, since, caretaker=caretaker)
            await seating.update(sql, game_id, row)
            await games.start(sql, game_id, variants="{}", seed=1, at=0.0)
        await games.set(sql, found[3] or 0, paused_at=4.0)
        await games.finish(sql, found[6] or 0, "over", 9.0)
    waiting = await turns.of_user(database.reads, 7)
    assert [(row.game_id, row.asked_since) for row in waiting] == [(2, 10.0), (3, 20.0), (1, 30.0), (4, 5.0)]
    assert (waiting[0].channel_id, waiting[0].game, waiting[0].asked) == (1, "toy", "bid")
    assert await turns.of_user(database.reads, 8) == []


async def test_it_is_known_whether_anybody_wants_tall_pictures(database: Database) -> None:
    async with database.write() as sql:
        await users.greet(sql, 7, "Ann", None)
        assert not await users.any_wants(sql, "portrait")
        await users.put(sql, users.UserRow(7, "Ann", pictures="portrait"))
        assert await users.any_wants(sql, "portrait")
