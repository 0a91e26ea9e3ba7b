"""A game that has been over for a while takes less room, and whoever asks for it reads the same."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.host.checkup import Packed, read_all
from tests.bot.host.desk.test_past import pages, shown
from tests.bot.host.dying import dies_at_every_step
from tests.bot.host.rig import ANN, BEN, CID, Rig

PEOPLE = {0: ANN, 1: BEN}


async def finished(rig: Rig) -> int:
    """A game to its end, in which something was undone and something was given in one line."""
    card = await rig.table(ANN, BEN)
    await rig.answer(card.game_id, ANN, "store")
    await rig.house.host.play.undo(card.game_id, ANN, None, 5, turn=False)
    await rig.answer(card.game_id, ANN, "spend", "3", "confirm")
    await rig.play_on(card.game_id, PEOPLE)
    return card.game_id


def rows(path: Path, sql: str) -> list[Any]:
    with closing(sqlite3.connect(path)) as file, file:
        return file.execute(sql).fetchall()


async def asked_for(rig: Rig, game_id: int) -> list[Any]:
    """Whatever a reader can ask for."""
    host = rig.house.host
    log = [await host.history.log(game_id, person, page) for person in (ANN, BEN, CID, None) for page in (None, 0, 1)]
    boards = [await host.pictures.board(game_id, person) for person in (ANN, BEN, CID)]
    exported = await host.exports.game(game_id, ANN)
    record, card = await host.history.record(game_id), await host.tables.card(game_id)
    return [
        log,
        boards,
        exported,
        record,
        card,
        shown(await pages(rig, game_id)),
        shown(await pages(rig, game_id, ANN)),
    ]


async def test_a_packed_game_reads_as_before(rig: Rig) -> None:
    game_id = await finished(rig)
    before = await asked_for(rig, game_id)
    assert rows(rig.path, "SELECT COUNT(*) > 20 FROM log") == [(1,)]
    await rig.ring(hours=25)
    assert rows(rig.path, "SELECT COUNT(*) FROM log") == [(0,)]
    assert rows(rig.path, "SELECT kind, COUNT(*) FROM outbox GROUP BY kind") == [("table", 2)]
    assert rows(rig.path, "SELECT COUNT(*) FROM snapshots") == [(1,)]
    assert rows(rig.path, "SELECT * FROM timers") == []
    assert await asked_for(rig, game_id) == before
    await rig.restart()
    assert await asked_for(rig, game_id) == before
    assert await read_all(rig.path) == [Packed(game_id, fine=True)]
    again = await rig.house.host.rematch.open(game_id, BEN)
    assert again.game_id != game_id


async def test_a_game_with_posts_to_be_sent_waits(rig: Rig) -> None:
    game_id = await finished(rig)
    with closing(sqlite3.connect(rig.path)) as file, file:
        file.execute("UPDATE outbox SET status = 'due' WHERE post_id = (SELECT MAX(post_id) FROM outbox)")
    rig.channel.failures = [OSError()]  # it is tried again after a while
    await rig.ring(hours=25)
    assert rows(rig.path, "SELECT COUNT(*) FROM packed_logs") == [(0,)]
    await rig.ring(minutes=2)
    await rig.ring(hours=1)
    assert rows(rig.path, "SELECT game_id FROM packed_logs") == [(game_id,)]


async def test_what_was_given_up_can_still_be_told(rig: Rig) -> None:
    await finished(rig)
    with closing(sqlite3.connect(rig.path)) as file, file:
        file.execute("UPDATE outbox SET status = 'dead' WHERE post_id = 1")
    await rig.ring(hours=25)
    assert rows(rig.path, "SELECT post_id FROM outbox WHERE kind <> 'table'") == [(1,)]


async def test_a_log_that_would_not_read_the_same_stays(rig: Rig) -> None:
    game_id = await finished(rig)
    number = rows(rig.path, "SELECT MAX(number) + 1 FROM log")[0][0]
    with closing(sqlite3.connect(rig.path)) as file, file:
        line = (game_id, number, 99, 99, 0.12345678901, "line", '{"key": "x"}')
        file.execute("INSERT INTO log (game_id, number, turn, rev, at, sort, line) VALUES (?, ?, ?, ?, ?, ?, ?)", line)
    await rig.ring(hours=25)
    assert rows(rig.path, "SELECT COUNT(*) FROM log") == [(number + 1,)]
    assert rows(rig.path, "SELECT * FROM packed_logs") == []
    assert rows(rig.path, "SELECT * FROM timers") == []


async def test_check_says_which_log_does_not_read_as_before(rig: Rig, capsys: pytest.CaptureFixture[str]) -> None:
    await finished(rig)
    await rig.ring(hours=25)
    await rig.house.close()
    assert await asyncio.to_thread(main, ["--database", str(rig.path), "check"]) == 0
    assert "1 packed logs" in capsys.readouterr().out
    with closing(sqlite3.connect(rig.path)) as file, file:
        with pytest.raises(sqlite3.IntegrityError, match="append-only"):
            file.execute("UPDATE packed_logs SET crc = 0")
        file.execute("DROP TRIGGER packed_logs_are_never_changed")
        file.execute("UPDATE packed_logs SET crc = crc + 1")
    assert await asyncio.to_thread(main, ["--database", str(rig.path), "check"]) == 1
    assert "does not read as it did" in capsys.readouterr().out
    await rig.open()


async def test_rows_are_deleted_only_where_the_log_is_packed(rig: Rig) -> None:
    game_id = await finished(rig)
    with closing(sqlite3.connect(rig.path)) as file, pytest.raises(sqlite3.IntegrityError, match="append-only"):
        file.execute("DELETE FROM log WHERE game_id = ?", (game_id,))


async def packs(rig: Rig, game_id: int) -> None:
    """The time has come."""
    await rig.ring(seconds=1)


@pytest.mark.parametrize("stride", [7, pytest.param(1, marks=pytest.mark.long)])
async def test_a_crash_while_packing_loses_nothing(rig: Rig, monkeypatch: pytest.MonkeyPatch, stride: int) -> None:
    game_id = await finished(rig)
    await rig.ring(hours=23, minutes=59, seconds=59.5)
    await rig.house.close()
    await dies_at_every_step(rig, game_id, packs, monkeypatch, stride=stride, new=0)
    await rig.open()
