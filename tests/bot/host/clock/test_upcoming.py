"""Whoever wants it is told that they are next, once a turn, until it is their turn."""

from __future__ import annotations

from typing import Any

import pytest

from bot.host.types.settings import Scope
from tests.bot.host.rig import ANN, BEN, CID, Rig


async def wants(rig: Rig, **more: Any) -> None:
    """Cid wants to be told."""
    change = {"upcoming": True, **more}
    await rig.house.host.settings.change(Scope.PLAYER, CID.user_id, CID, may_manage=False, change=change)


async def test_who_is_next_is_told_as_the_turn_before_begins_and_no_longer_when_theirs_does(rig: Rig) -> None:
    card = await rig.table(ANN, BEN, CID)
    await wants(rig)
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    (told,) = rig.channel.standing("upcoming")
    assert told.voters == (CID.user_id,)
    assert told.text is not None
    assert (told.text.key, told.text.args) == ("notice-upcoming", {"seat": 1})
    await rig.answer(card.game_id, BEN, "store")
    await rig.restart()
    await rig.answer(card.game_id, BEN, "none")
    assert len(rig.channel.posts("upcoming")) == 1
    assert len(rig.channel.standing("upcoming")) == 1
    await rig.answer(card.game_id, BEN, "confirm")
    assert rig.channel.standing("upcoming") == []
    assert len(rig.channel.posts("upcoming")) == 1


async def test_nobody_is_told_who_does_not_want_it(rig: Rig) -> None:
    card = await rig.table(ANN, BEN, CID)
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    assert rig.channel.posts("upcoming") == []


@pytest.mark.parametrize(
    "more",
    [
        {"quiet_from": 11 * 60, "quiet_to": 20 * 60},  # it is noon
        {"digest": 8 * 60},
    ],
)
async def test_nobody_is_told_in_their_quiet_hours_or_beside_a_digest(rig: Rig, more: dict[str, int]) -> None:
    card = await rig.table(ANN, BEN, CID)
    await wants(rig, **more)
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    assert rig.channel.posts("upcoming") == []


async def test_a_table_that_rests_tells_nobody_although_somebody_moves(rig: Rig) -> None:
    card = await rig.table(ANN, BEN, CID)
    await wants(rig)
    await rig.house.host.tables.pause(card.game_id, ANN, may_manage=False, rest=True)
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    assert [waiting.seat for waiting in (await rig.house.host.tables.card(card.game_id)).waiting] == [1]
    assert rig.channel.posts("upcoming") == []


async def test_a_mute_table_tells_nobody(rig: Rig) -> None:
    card = await rig.table(ANN, BEN, CID)
    await wants(rig)
    await rig.house.host.pings.mute(card.game_id, CID)
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    assert rig.channel.posts("upcoming") == []


async def test_a_practice_opponent_who_answers_in_seconds_is_nothing_to_tell_of(rig: Rig) -> None:
    card = await rig.table(ANN, BEN, CID)
    await wants(rig)
    await rig.house.host.tables.hand_over(card.game_id, ANN, may_manage=False, seat=1, to="normal")
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    assert rig.channel.posts("upcoming") == []


async def test_of_two_players_nobody_is_told_since_who_has_just_acted_knows(rig: Rig) -> None:
    card = await rig.table(BEN, CID, game="russian_railroads")
    await wants(rig)
    people, asked = {0: BEN, 1: CID}, []
    for _ in range(12):
        asked += [waiting.seat for waiting in (await rig.house.host.tables.card(card.game_id)).waiting]
        await rig.play_once(card.game_id, people)
    assert {0, 1} == set(asked)
    assert rig.channel.posts("upcoming") == []


async def test_nobody_stays_next_at_a_table_that_is_closed(rig: Rig) -> None:
    card = await rig.table(ANN, BEN, CID)
    await wants(rig)
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    await rig.house.host.tables.end(card.game_id, ANN, may_manage=True)
    await rig.house.settle()
    assert len(rig.channel.posts("upcoming")) == 1
    assert rig.channel.standing("upcoming") == []
