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


async def test_whoever_is_at_a_table_keeps_it_however_many_others_are_asked_for(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matches, "MOST_IN_MEMORY", 2)
    one, other, third, fourth = [(await rig.table(ANN, BEN, channel=channel)).game_id for channel in range(20, 24)]
    async with rig.house.matches.hold(one) as live, rig.house.matches.hold(other):
        await rig.house.host.play.panel(third, ANN)
        assert in_memory(rig) == 3
    async with rig.house.matches.hold(one) as again:
        assert again is live
    await rig.house.host.play.panel(fourth, ANN)
    assert in_memory(rig) == 2  # they have left it


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


async def test_what_somebody_is_at_does_not_leave_memory_however_long_it_takes(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    async with rig.house.matches.hold(card.game_id) as live:
        await rig.ring(hours=2)
        assert in_memory(rig) == 1
    async with rig.house.matches.hold(card.game_id) as again:
        assert again is live
