"""The doctor looks at the machine: disks, type, backups, and processes that draw and look ahead."""

from __future__ import annotations

import asyncio
import os
import shutil
import time
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.config import Config
from bot.doctor import machine, processes, storage
from bot.doctor.finding import Finding
from bot.host.drawing.workers import Broken, InProcess
from bot.store.engine import opening
from bot.store.tables.alive import beat
from bot.store.whole import migrations
from engine.core.play import registry
from renderers.draw import fonts


def bad(found: list[Finding]) -> list[str]:
    return [finding.text for finding in found if not finding.fine]


async def gathered(found: AsyncIterator[Finding]) -> list[Finding]:
    return [finding async for finding in found]


def test_a_disk_that_is_almost_full_is_told_with_what_is_needed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    config = Config(database=tmp_path / "games.sqlite3", backups=tmp_path / "later" / "backups")
    assert bad(list(machine.look(config))) == []
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=150 * 2**20))
    assert bad(list(machine.look(config))) == [f"disk of {tmp_path}: 150 MB free, 200 MB are needed; make room"]


def test_type_that_lacks_letters_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "covers", lambda letters, weight: ["ő"] if weight == fonts.BOLD else [])
    (said,) = bad(list(machine.look(Config(database=tmp_path / "games.sqlite3"))))
    assert said == "type: Source Sans Pro Bold lacks ő; install the package anew"


def test_a_game_that_a_package_brings_and_that_does_not_load_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "broken", lambda: {"chess": "chess.game: No module named 'chess.game'"})
    (said,) = bad(list(machine.look(Config(database=tmp_path / "games.sqlite3"))))
    assert said.startswith("games: chess can't be played (chess.game: No module named 'chess.game')")


async def test_backups_that_are_old_or_were_never_made_are_told(tmp_path: Path) -> None:
    config = Config(database=tmp_path / "games.sqlite3", backups=tmp_path / "backups")
    assert isinstance(config.database, Path)
    migrations.migrate(config.database)
    assert bad(await gathered(storage.look(config))) == [], "the bot has never run"
    database = await opening.connect(config.database)
    async with database.write() as sql:
        await beat(sql, 1.0)
    await database.close()
    assert "none yet in" in bad(await gathered(storage.look(config)))[0]
    (tmp_path / "backups").mkdir()
    made = tmp_path / "backups" / "games-2026-11-22.sqlite3"
    made.touch()
    assert bad(await gathered(storage.look(config))) == []
    long_ago = made.stat().st_mtime - 72 * 3600
    os.utime(made, (long_ago, long_ago))
    assert bad(await gathered(storage.look(config))) == [
        "backups: the newest is 72 hours old; does the bot run? Its log says why there is none"
    ]


async def test_a_post_that_has_not_left_is_told_while_a_bot_runs(tmp_path: Path) -> None:
    config, now = Config(database=tmp_path / "games.sqlite3"), time.time()
    migrations.migrate(tmp_path / "games.sqlite3")
    database = await opening.connect(tmp_path / "games.sqlite3")
    async with database.write() as sql:
        await beat(sql, now - 3000)
        await sql.run("INSERT INTO users (user_id, name) VALUES (1, 'Ann')")
        await sql.run(
            "INSERT INTO games (game_id, channel_id, game, status, host_id, variants, opened_at) "
            "VALUES (1, 1, 'x', 'ended', 1, '{}', 1)"
        )
        await sql.run(
            "INSERT INTO outbox (nonce, game_id, kind, payload, status, created_at, due_at) "
            "VALUES ('n', 1, 'table', '{}', 'due', ?, ?)",
            *(now - 725, now),
        )
    assert bad(await gathered(storage.look(config))) == []
    async with database.write() as sql:
        await beat(sql, now)
    await database.close()
    (said,) = bad(await gathered(storage.look(config)))
    assert said == "posts: the oldest has not left for 12 min although the bot runs; its log may say why"


async def test_processes_that_do_not_come_to_draw_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    config = Config(drawers=0, searchers=0)
    (fine,) = await gathered(processes.look(config))
    assert fine.fine and fine.text.startswith("drawing: 1 process started and drew in ")

    async def broken(self: InProcess, wanted: bytes) -> None:
        raise Broken("no memory")

    monkeypatch.setattr(InProcess, "draw", broken)
    (said,) = bad(await gathered(processes.look(config)))
    assert said.startswith("drawing: Broken: no memory; is there memory for DRAWING_PROCESSES")


class Lame:
    """Workers of which none comes, so that a thread would draw."""

    count = 1

    async def ready(self) -> None:
        await asyncio.Event().wait()

    def trouble(self) -> str:
        return "drawing: degraded since noon (no room)"

    def close(self) -> None:
        """There is nothing to stop."""


async def test_a_thread_that_draws_in_place_of_processes_does_not_deceive_the_doctor(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(processes, "LONGEST", 0.05)
    monkeypatch.setattr(processes.drawing, "workers", lambda count: Lame())
    (said,) = bad(await gathered(processes.look(Config(searchers=0))))
    assert said.startswith("drawing: not within 0 s (degraded since noon (no room)); is there memory")
