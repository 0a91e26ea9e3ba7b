"""Play again: the same game, choices and people at the same place; the next one is the host."""

from __future__ import annotations

import asyncio

import pytest

from bot.host.refusals import NotYourSeat, StillRunning, TableHere
from bot.host.types.table import GameCard, Status
from engine.core.play.msg import Msg
from tests.bot.host.rig import ANN, BEN, CID, HERE, Rig


async def over(rig: Rig) -> GameCard:
    """A long game of Ann and Ben with a practice opponent and clocks, which was ended."""
    card = await rig.table(
        ANN, BEN, opponents="normal", seats=3, variants={"length": "long"}, pace="daily", overtime="turn"
    )
    card = await rig.house.host.tables.end(card.game_id, ANN, may_manage=True)
    await rig.house.settle()
    return card


async def test_all_sit_again_with_what_was_chosen_and_the_next_is_the_host(rig: Rig) -> None:
    old = await over(rig)
    card = await rig.house.host.rematch.open(old.game_id, ANN)
    assert (card.status, card.venue.channel_id, card.game) == (Status.LOBBY, HERE.channel_id, old.game)
    assert (card.seat_names, card.host_id) == (("Ben", "Ann"), BEN.user_id)
    assert (card.variants, card.wanted, card.opponents) == ({"length": "long"}, 3, "normal")
    assert (card.pace, card.overtime) == ("daily", "turn")
    started = await rig.house.host.lobby.start(card.game_id, BEN)
    assert started.seat_names == ("Ben", "Ann", Msg("opponent-normal", name="Borsig"))
    await rig.house.host.tables.end(card.game_id, BEN, may_manage=True)
    assert (await rig.house.host.rematch.open(card.game_id, BEN)).host_id == ANN.user_id


async def test_pressed_twice_it_is_one_lobby(rig: Rig) -> None:
    old = await over(rig)
    cards = await asyncio.gather(*(rig.house.host.rematch.open(old.game_id, person) for person in (ANN, BEN, ANN)))
    assert len({card.game_id for card in cards}) == 1
    await rig.restart()
    assert (await rig.house.host.rematch.open(old.game_id, BEN)).game_id == cards[0].game_id
    assert len(rig.channel.posts("lobby")) == 2


async def test_only_who_played_opens_it_when_it_is_over_and_the_place_is_free(rig: Rig) -> None:
    running = await rig.table(ANN, BEN)
    with pytest.raises(StillRunning):
        await rig.house.host.rematch.open(running.game_id, ANN)
    await rig.house.host.tables.end(running.game_id, ANN, may_manage=True)
    with pytest.raises(NotYourSeat):
        await rig.house.host.rematch.open(running.game_id, CID)
    await rig.house.host.lobby.open(HERE, CID, "steam")
    with pytest.raises(TableHere):
        await rig.house.host.rematch.open(running.game_id, ANN)


async def test_whoever_has_taken_a_seat_over_plays_again(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.house.host.tables.hand_over(card.game_id, ANN, may_manage=False, seat=0, to=CID)
    await rig.house.host.tables.end(card.game_id, ANN, may_manage=True)
    assert (await rig.house.host.rematch.open(card.game_id, BEN)).seat_names == ("Cid", "Ben")
