from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.host.checkup import open_all
from bot.host.house import House, NewerDatabase
from bot.host.turns import NotSaved
from tests.bot.host.desk import ANN, BEN, HERE, Desk


async def test_a_database_of_a_later_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "later.sqlite3"
    with closing(sqlite3.connect(path)) as file:
        file.execute("PRAGMA user_version = 999")
    with pytest.raises(NewerDatabase) as refused:
        await House.open(path)
    assert refused.value.msg.args["found"] == 999


async def test_the_checkup_opens_every_running_game_and_names_those_that_do_not_open(desk: Desk) -> None:
    card = await desk.table(ANN, BEN)
    await desk.answer(card.game_id, ANN, "store")
    assert [(game.game_id, game.error) for game in await open_all(desk.path)] == [(card.game_id, None)]
    copy = desk.path.with_name("broken.sqlite3")
    await desk.house.close()
    shutil.copy(desk.path, copy)
    with closing(sqlite3.connect(copy)) as file, file:
        file.execute("UPDATE snapshots SET state = '{}'")
    (broken,) = await open_all(copy)
    assert broken.error is not None
    await desk.open()


async def test_a_game_that_does_not_open_can_still_be_ended(desk: Desk) -> None:
    card = await desk.table(ANN, BEN)
    await desk.house.close()
    with closing(sqlite3.connect(desk.path)) as file, file:
        file.execute("UPDATE snapshots SET state = '{}'")
    await desk.open()
    found = await desk.house.service.live_game(HERE.channel_id)
    assert found is not None
    await desk.house.service.end(found.game_id, ANN, may_manage=False)
    assert await desk.house.service.live_game(HERE.channel_id) is None
    assert card.game_id == found.game_id


async def test_an_old_save_is_brought_up_to_the_present_schema(desk: Desk) -> None:
    card = await desk.table(ANN, BEN)
    await desk.answer(card.game_id, ANN, "spend")
    await desk.house.close()
    with closing(sqlite3.connect(desk.path)) as file, file:
        file.execute("UPDATE snapshots SET schema = 1, state = json_remove(state, '$.stored')")
    await desk.open()
    panel = await desk.house.service.panel(card.game_id, ANN)
    assert panel.ask is not None
    assert panel.ask.kind == "coins"


async def test_snapshots_do_not_pile_up(desk: Desk) -> None:
    card = await desk.table(ANN, BEN)
    await desk.play_on(card.game_id, {0: ANN, 1: BEN})
    with closing(sqlite3.connect(desk.path)) as file:
        assert file.execute("SELECT COUNT(*) FROM snapshots").fetchone()[0] <= 3


async def test_two_processes_on_one_file_do_not_overwrite_each_other(desk: Desk) -> None:
    card = await desk.table(ANN, BEN)
    await desk.house.service.panel(card.game_id, ANN)
    other = await House.open(desk.path, now=desk.time)
    await other.service.answer(card.game_id, ANN, 0, ["store"], 1)
    with pytest.raises(NotSaved):
        await desk.answer(card.game_id, ANN, "pass", rev=0)
    panel = await desk.answer(card.game_id, ANN, "pass", rev=0)
    assert panel.stale is not None
    assert panel.ask is not None
    assert panel.ask.kind == "goods"
    await other.close()
