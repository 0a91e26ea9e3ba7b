"""The doctor looks at the machine: disks, type, backups, and processes that draw and look ahead."""

from __future__ import annotations

import os
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.config import Config
from bot.doctor import machine, processes, storage
from bot.doctor.finding import Finding
from bot.host.drawing.workers import Broken, InProcess
from bot.store import migrations
from bot.store.alive import beat
from bot.store.database import Database
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


async def test_backups_that_are_old_or_were_never_made_are_told(tmp_path: Path) -> None:
    config = Config(database=tmp_path / "games.sqlite3", backups=tmp_path / "backups")
    assert isinstance(config.database, Path)
    migrations.migrate(config.database)
    assert bad(await gathered(storage.look(config))) == [], "the bot has never run"
    database = await Database.open(config.database)
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


async def test_processes_that_do_not_come_to_draw_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    config = Config(drawers=0, searchers=0)
    (fine,) = await gathered(processes.look(config))
    assert fine.fine and fine.text.startswith("drawing: 1 process started and drew in ")

    async def broken(self: InProcess, wanted: bytes) -> None:
        raise Broken("no memory")

    monkeypatch.setattr(InProcess, "draw", broken)
    (said,) = bad(await gathered(processes.look(config)))
    assert said.startswith("drawing: Broken: no memory; is there memory for DRAWING_PROCESSES")
