"""Moving: a game, or all of them, from one bot to another, by who runs them."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.host import moving
from bot.host.refusals import DatabaseInUse
from bot.host.types.table import Status
from engine.core.kept import luck, record
from tests.bot.host.rig import ANN, BEN, HERE, Rig


@pytest.fixture(autouse=True)
def nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)


async def other(tmp_path: Path) -> Rig:
    return await Rig(tmp_path / "other.sqlite").open()


async def test_a_running_game_goes_on_at_another_bot_with_the_same_people(rig: Rig, tmp_path: Path) -> None:
    card = await rig.table(ANN, BEN, opponents="easy", seats=3)
    await rig.answer(card.game_id, ANN, "store", "ore+coal", "confirm")
    data = await moving.take(rig.path, card.game_id)
    there = await other(tmp_path)
    try:
        brought = await moving.bring(there.path, data, now=there.time)
        await there.house.settle()
        assert [seat.user_id for seat in brought.seats] == [ANN.user_id, BEN.user_id, None]
        assert brought.venue.channel_id == HERE.channel_id
        await there.restart()
        (post, *_) = there.channel.posts("table")
        assert [ping.user_id for ping in post.pings] == [BEN.user_id]
        await there.play_on(brought.game_id, {0: ANN, 1: BEN})
        whole = record.parse(await there.house.host.history.record(brought.game_id))
        assert luck.verify(whole).proved, "the promise of its beginning is kept"
        page = await there.house.host.history.log(brought.game_id, None, 9)
        assert "luck-sealed" in [line.msg.key for line in page.lines]
    finally:
        await there.house.close()


async def test_a_finished_game_keeps_its_people_and_can_be_brought_to_another_channel(rig: Rig, tmp_path: Path) -> None:
    card = await rig.table(ANN, BEN)
    await rig.play_on(card.game_id, {0: ANN, 1: BEN})
    data = await moving.take(rig.path, card.game_id)
    there = await other(tmp_path)
    try:
        brought = await moving.bring(there.path, data, 77, now=there.time)
        assert brought.status is Status.OVER
        assert brought.venue.channel_id == 77
        assert await there.house.host.exports.numbers(BEN) == [brought.game_id]
    finally:
        await there.house.close()


async def test_a_whole_database_moves_as_text(rig: Rig, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    card = await rig.table(ANN, BEN)
    await rig.answer(card.game_id, ANN, "draw")
    text, made = tmp_path / "all.jsonl", tmp_path / "made.sqlite"
    moving.save(rig.path, text)  # while the bot runs
    with text.open(encoding="utf-8") as file:
        assert moving.restore(made, file) > 5
    there = await Rig(made).open()
    try:
        await there.play_on(card.game_id, {0: ANN, 1: BEN})
        assert (await there.house.host.tables.card(card.game_id)).status is Status.OVER
    finally:
        await there.house.close()


async def test_a_database_with_a_bot_on_it_is_carried_nowhere(rig: Rig, tmp_path: Path) -> None:
    with pytest.raises(DatabaseInUse):
        await asyncio.to_thread(moving.carry, rig.path, tmp_path / "there.sqlite")
    assert not (tmp_path / "there.sqlite").exists()


def test_the_command_line_writes_and_reads_both(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, second, file = tmp_path / "first.sqlite", tmp_path / "second.sqlite", tmp_path / "all.jsonl"
    assert main(["--database", str(first), "migrate"]) == 0
    assert main(["--database", str(first), "export", str(file)]) == 0
    assert "give it to nobody who plays there" in capsys.readouterr().out
    assert main(["--database", str(second), "import", str(file)]) == 0
    assert main(["--database", str(second), "import", str(file)]) == 2
    assert "is there already" in capsys.readouterr().err
    assert main(["--database", str(first), "export", str(file), "--game", "9"]) == 2
    assert main(["--database", str(tmp_path / "none.sqlite"), "export", str(file)]) == 2
    assert not (tmp_path / "none.sqlite").exists()
    assert main(["--database", str(first), "import", str(tmp_path / "nothing.json")]) == 2
    assert "nothing.json" in capsys.readouterr().err
    head, _, rows = file.read_text().partition("\n")
    file.write_text(json.dumps(json.loads(head) | {"schema": 9999}) + f"\n{rows}")
    assert main(["--database", str(tmp_path / "third.sqlite"), "import", str(file)]) == 2
    assert "9,999" in capsys.readouterr().err
    assert not (tmp_path / "third.sqlite").exists()


@pytest.mark.parametrize("text", ["", "{}", "[1, 2", '{"format": "roundhouse-database 1", "schema": "x"}', "\x00"])
def test_a_file_that_is_neither_is_refused_in_a_sentence(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, database = tmp_path / "file", tmp_path / "games.sqlite"
    file.write_text(text)
    assert main(["--database", str(database), "import", str(file)]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "I can read" in said
    assert not database.exists()


async def test_a_game_of_the_command_line_can_be_brought_by_command_as_well(rig: Rig, tmp_path: Path) -> None:
    """Between servers the people differ: who manages the other server says who sits where."""
    card = await rig.table(ANN, BEN)
    await rig.answer(card.game_id, ANN, "draw")
    data = await moving.take(rig.path, card.game_id)
    assert json.loads(data)["users"] == [ANN.user_id, BEN.user_id]
    there = await other(tmp_path)
    try:
        brought = await there.house.host.imports.open(HERE, BEN, data, {0: BEN}, may_manage=True)
        assert [seat.user_id for seat in brought.seats] == [BEN.user_id, None]
    finally:
        await there.house.close()


async def test_taking_a_game_along_changes_nothing(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    with closing(sqlite3.connect(rig.path)) as file:
        before = list(file.iterdump())
        await moving.take(rig.path, card.game_id)
        assert list(file.iterdump()) == before
