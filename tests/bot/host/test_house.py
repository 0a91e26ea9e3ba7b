from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.host.checkup import open_all
from bot.host.house import House
from bot.host.refusals import NewerDatabase
from bot.store.whole.unreleased import MARK
from tests.bot.host.rig import ANN, BEN, CID, HERE, Rig, request_of


async def test_a_database_of_a_later_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "later.sqlite3"
    with closing(sqlite3.connect(path)) as file:
        file.executescript(f"PRAGMA application_id = {MARK}; PRAGMA user_version = 999")
    with pytest.raises(NewerDatabase) as refused:
        await House.open(path)
    assert refused.value.msg.args["found"] == 999


async def test_the_checkup_opens_every_running_game_and_names_those_that_do_not_open(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.answer(card.game_id, ANN, "store")
    assert [(game.game_id, game.error) for game in await open_all(rig.path)] == [(card.game_id, None)]
    copy = rig.path.with_name("broken.sqlite3")
    await rig.house.close()
    shutil.copy(rig.path, copy)
    with closing(sqlite3.connect(copy)) as file, file:
        file.execute("UPDATE snapshots SET state = '{}'")
    (broken,) = await open_all(copy)
    assert broken.error is not None
    await rig.open()


async def test_a_game_that_does_not_open_can_still_be_ended(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.house.close()
    with closing(sqlite3.connect(rig.path)) as file, file:
        file.execute("UPDATE snapshots SET state = '{}'")
    await rig.open()
    found = await rig.house.host.tables.in_channel(HERE.channel_id)
    assert found is not None
    await rig.house.host.tables.end(found.game_id, ANN, may_manage=True)
    assert await rig.house.host.tables.in_channel(HERE.channel_id) is None
    assert card.game_id == found.game_id


async def test_an_old_save_is_brought_up_to_the_present_schema(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.answer(card.game_id, ANN, "spend")
    await rig.house.close()
    with closing(sqlite3.connect(rig.path)) as file, file:
        file.execute("UPDATE snapshots SET schema = 1, state = json_remove(state, '$.stored')")
    await rig.open()
    panel = await rig.house.host.play.panel(card.game_id, ANN)
    assert panel.ask is not None
    assert panel.ask.kind == "coins"


async def test_snapshots_do_not_pile_up(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.play_on(card.game_id, {0: ANN, 1: BEN})
    with closing(sqlite3.connect(rig.path)) as file:
        assert file.execute("SELECT COUNT(*) FROM snapshots").fetchone()[0] <= 3


async def test_how_things_stood_after_a_players_last_turn_is_kept_while_others_play_on(rig: Rig) -> None:
    card = await rig.table(ANN, BEN, CID, variants={"length": "long"})
    await rig.answer(card.game_id, ANN, "spend", "2", "confirm")
    await rig.house.host.absence.leave(ANN, rig.time() + timedelta(days=30), plays=True)
    await rig.house.settle()
    for _ in range(15):
        assert await rig.play_once(card.game_id, {1: BEN, 2: CID})
    before: Any = request_of(await rig.house.host.play.panel(card.game_id, ANN)).before
    assert before.coins == [3, 5, 5]
    with closing(sqlite3.connect(rig.path)) as file:
        count, oldest = file.execute("SELECT COUNT(*), MIN(turn) FROM snapshots").fetchone()
    assert (count <= 6, oldest) == (True, 1)
