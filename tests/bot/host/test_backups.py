"""Backups: whole or not there, made while the bot writes, one a day, and no more of them than are of use."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.store.whole import backups, migrations
from tests.bot.host.rig import ANN, BEN, CID, Rig


@pytest.fixture
def file(tmp_path: Path) -> Path:
    migrations.migrate(tmp_path / "games.sqlite3")
    return tmp_path / "games.sqlite3"


async def test_a_copy_of_a_house_in_use_is_the_house_at_one_moment(rig: Rig, tmp_path: Path) -> None:
    card = await rig.table(ANN, BEN)
    backups.back_up(rig.path, tmp_path / "copy.sqlite3")
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    await rig.house.close()
    rig.where = tmp_path / "copy.sqlite3"
    await rig.open()
    assert [w.seat for w in (await rig.house.host.tables.card(card.game_id)).waiting] == [0]


def files(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


@pytest.mark.parametrize("runs", [True, False])
async def test_a_backup_is_one_file_and_leaves_nothing_beside_the_database(
    rig: Rig, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, runs: bool
) -> None:
    if not runs:
        await rig.house.close()
    monkeypatch.setenv("DATABASE", str(rig.path))
    folder = tmp_path / "kept"
    folder.mkdir()
    before = files(tmp_path)
    assert await asyncio.to_thread(main, ["backup", str(folder / "copy.sqlite3")]) == 0
    assert (files(folder), files(tmp_path)) == ({"copy.sqlite3"}, before)
    backups.nightly(rig.path, folder, "2026-11-22")
    migrations.schema(folder / "copy.sqlite3")
    assert len(files(folder)) == 2


def test_nothing_is_written_over_and_half_a_copy_is_none(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = file.with_name("copy.sqlite3")
    target.with_name("copy.sqlite3.part").write_text("of one that was cut short")
    backups.back_up(file, target)
    with pytest.raises(FileExistsError):
        backups.back_up(file, target)
    broken = file.with_name("broken.sqlite3")
    broken.write_bytes(file.read_bytes()[:-20000])
    with pytest.raises(migrations.Unusable):
        backups.back_up(broken, file.with_name("of-broken.sqlite3"))
    assert sorted(path.name for path in file.parent.glob("*copy*")) == ["copy.sqlite3"]
    assert not list(file.parent.glob("of-broken*"))


def test_one_a_day_is_kept_for_a_week(file: Path) -> None:
    folder = file.with_name("backups")
    made = [backups.nightly(file, folder, f"2026-11-{day:02}") for day in (1, 1, *range(2, 11))]
    assert [path is None for path in made] == [False, True, *[False] * 9]
    assert [path.name for path in sorted(folder.iterdir())] == [
        f"games-2026-11-{day:02}.sqlite3" for day in range(4, 11)
    ]


async def test_a_house_is_backed_up_once_a_day_while_it_runs(rig: Rig, tmp_path: Path) -> None:
    folder = tmp_path / "nightly"
    await rig.house.close()
    await rig.open(backups=folder)
    await rig.table(ANN, CID)
    for _ in range(5):
        await rig.ring(hours=7)
    days = [path.name.removeprefix(rig.path.stem) for path in sorted(folder.iterdir())]
    assert days == [f"-2026-03-0{day}{rig.path.suffix}" for day in (2, 3)]
    with sqlite3.connect(folder / f"{rig.path.stem}{days[-1]}") as copy:
        assert copy.execute("SELECT COUNT(*) FROM games").fetchone() == (1,)


def test_the_command_says_that_the_copy_is_whole(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(file.parent)
    monkeypatch.setenv("DATABASE", str(file))
    assert main(["backup", "copy.sqlite3"]) == 0
    assert capsys.readouterr().out == f"copy.sqlite3: schema {max(migrations.steps())}, whole\n"
    assert main(["backup", "copy.sqlite3"]) == 2
    assert capsys.readouterr().err == "copy.sqlite3: there is a file already\n"


def test_of_the_backups_before_migrations_the_newest_are_kept(tmp_path: Path, next_schema: Callable[[], int]) -> None:
    file, earlier = tmp_path / "old.sqlite3", next_schema() - 1
    for _ in range(migrations.KEPT + 2):
        file.unlink(missing_ok=True)
        migrations.make(file, earlier)
        migrations.migrate(file)
    assert len(list(tmp_path.glob("*.backup"))) == migrations.KEPT
