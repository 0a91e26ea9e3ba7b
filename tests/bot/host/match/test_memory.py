"""Memory: of many games those are in memory that are played; whoever comes back finds the others as they were."""

from __future__ import annotations

import pytest

from bot.host.match import matches
from tests.bot.host.rig import ANN, BEN, Rig


def in_memory(rig: Rig) -> float:
    return sum(rig.house.matches.kept().values.values())


async def test_no_more_games_are_in_memory_than_there_is_room_for(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "MOST_IN_MEMORY", 2)
    tables = [(await rig.table(ANN, BEN, channel=channel)).game_id for channel in range(20, 25)]
    for game_id in tables:
        await rig.answer(game_id, ANN, "store")
        assert in_memory(rig) <= 2
    for game_id in tables:
        panel = await rig.house.host.play.panel(game_id, ANN)
        assert panel.ask is not None and panel.ask.kind == "goods"
    async with rig.house.matches.hold(tables[0]), rig.house.matches.hold(tables[1]):
        await rig.house.host.play.panel(tables[2], ANN)
        assert in_memory(rig) >= 2  # whoever is at a table keeps it


async def test_what_nobody_asks_for_leaves_memory(rig: Rig) -> None:
    one, other = [(await rig.table(ANN, BEN, channel=channel)).game_id for channel in (20, 21)]
    await rig.answer(one, ANN, "store")
    await rig.ring(minutes=50)
    await rig.answer(other, ANN, "store")
    assert in_memory(rig) == 2
    await rig.ring(minutes=20)
    assert in_memory(rig) == 1
    panel = await rig.house.host.play.panel(one, ANN)
    assert panel.ask is not None and panel.ask.kind == "goods"
