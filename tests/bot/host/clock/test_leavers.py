"""Who has left the server is not reminded: the table is asked what becomes of their seat, once."""

from __future__ import annotations

import pytest

from bot.host.post.polls import MOVED, STALLED, WAIT
from tests.bot.host.desk.test_votes import cast, vote_of
from tests.bot.host.rig import ANN, BEN, CID, Person, Rig


async def test_the_table_is_asked_in_place_of_the_first_reminder(rig: Rig) -> None:
    card = await rig.table(ANN, BEN, CID)
    rig.channel.gone.add(ANN.user_id)
    for _ in range(9):
        await rig.ring(hours=24)
    assert rig.channel.posts("reminder") == []
    (post,) = rig.channel.posts("vote")
    assert set(post.voters) == {BEN.user_id, CID.user_id}
    vote = vote_of(rig)
    assert (vote.kind, vote.seat, vote.by) == (STALLED, 0, ANN.user_id)
    await cast(rig, card, BEN, WAIT)  # the time to vote has long been over: one ballot decides
    await rig.ring(hours=48)
    assert len(rig.channel.posts("vote")) == 2


async def test_who_comes_back_and_moves_ends_the_question(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    rig.channel.gone.add(ANN.user_id)
    await rig.ring(hours=24)
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    assert vote_of(rig).outcome == MOVED
    await rig.ring(hours=24)
    assert [ping.seat for post in rig.channel.posts("reminder") for ping in post.pings] == [1]


@pytest.mark.parametrize("others", [[], [BEN]])
async def test_others_are_asked_if_there_are_any(rig: Rig, others: list[Person]) -> None:
    await rig.table(ANN, *others, opponents="normal", seats=3)
    rig.channel.gone.add(ANN.user_id)
    await rig.ring(seconds=1)
    await rig.ring(hours=24)
    assert len(rig.channel.posts("vote")) == len(others)
