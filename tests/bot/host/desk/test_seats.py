"""Seats change hands: to a member, to a practice opponent, and back to somebody who asks for them."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.host.post.polls import CONCEDE, END, NO, NONE, TAKE, TIME, WAIT, YES
from bot.host.refusals import (
    AlreadyAsked,
    AlreadySeated,
    ForTheHost,
    GameIsOver,
    NeedsPeople,
    NoSuchSeat,
    NothingToDecide,
    NotTheHost,
    VoteIsOver,
)
from bot.host.types.people import Person
from bot.host.types.table import GameCard, Status
from bot.store.tables import seating
from engine.core.ahead.policy import UnknownPolicy
from engine.core.play.msg import Msg
from tests.bot.host.desk.test_votes import EVA, asked, cast, now, vote_of
from tests.bot.host.rig import ANN, BEN, CID, Rig


async def give(rig: Rig, card: GameCard, seat: int, to: Person | str, by: Person = ANN) -> GameCard:
    after = await rig.house.host.tables.hand_over(card.game_id, by, may_manage=False, seat=seat, to=to)
    await rig.house.settle()
    return after


async def take(rig: Rig, card: GameCard, person: Person, seat: int = 1) -> GameCard:
    after = await rig.house.host.votes.take(card.game_id, person, seat)
    await rig.house.settle()
    return after


async def with_opponent(rig: Rig) -> GameCard:
    """Ann plays, and a practice opponent in the place of Ben, whose turn comes after hers."""
    return await give(rig, await rig.table(ANN, BEN, CID), 1, "normal")


def moves_of(rig: Rig, seat: int) -> int:
    return sum(msg.args.get("seat") == seat for post in rig.channel.posts("table") for msg in post.lines)


@pytest.mark.parametrize("kind", [CONCEDE, END])
@pytest.mark.parametrize("to", [EVA, "normal"])
async def test_whoever_takes_a_seat_has_not_asked_what_was_asked_from_there(
    rig: Rig, kind: str, to: Person | str
) -> None:
    card = await rig.table(ANN, BEN, CID)
    await asked(rig, card, BEN, kind)
    assert (vote_of(rig).kind, vote_of(rig).outcome) == (kind, None)
    await give(rig, card, 1, to)
    assert vote_of(rig).outcome == NONE
    with pytest.raises(VoteIsOver):
        await cast(rig, card, CID, YES)
    assert (await now(rig, card)).status is Status.LIVE


async def test_what_others_have_asked_goes_on_when_a_seat_changes_hands(rig: Rig) -> None:
    card = await rig.table(ANN, BEN, CID)
    await asked(rig, card, CID, END)
    await give(rig, card, 1, EVA)
    assert vote_of(rig).outcome is None
    await cast(rig, card, EVA, YES)
    await cast(rig, card, ANN, YES)
    assert vote_of(rig).outcome == YES


async def test_a_practice_opponent_takes_over_in_the_middle_of_a_turn(rig: Rig) -> None:
    card = await rig.table(ANN, BEN, CID)
    await rig.answer(card.game_id, ANN, "store")
    tables = len(rig.channel.posts("table"))
    card = await give(rig, card, 0, "normal")
    assert (card.seats[0].name, card.seats[0].user_id, card.seats[0].policy) == ("Kandó", None, "normal")
    await rig.ring(seconds=1)
    assert [waiting.seat for waiting in (await now(rig, card)).waiting] == [1]
    assert [notice.text and notice.text.args for notice in rig.channel.posts("notice")] == [
        {"name": "Ann", "to": Msg("opponent-normal", name="Kandó")}
    ]
    assert len(rig.channel.posts("table")) == tables + 1
    assert moves_of(rig, 0) == 1
    await rig.restart()
    await rig.ring(days=9)
    assert [waiting.seat for waiting in (await now(rig, card)).waiting] == [1]


async def test_a_seat_is_given_only_to_what_plays_the_game_and_somebody_stays(rig: Rig) -> None:
    card = await with_opponent(rig)
    with pytest.raises(UnknownPolicy):
        await give(rig, card, 2, "deep-thought")
    with pytest.raises(AlreadySeated):
        await give(rig, card, 1, "normal")
    with pytest.raises(NotTheHost):
        await give(rig, card, 0, "easy", by=CID)
    assert (await give(rig, card, 1, "easy")).seats[1].name == "Perner"
    await give(rig, card, 2, "normal")
    with pytest.raises(NeedsPeople):
        await give(rig, card, 0, "normal")


async def test_whoever_does_not_play_asks_the_host_for_the_seat_of_a_practice_opponent(rig: Rig) -> None:
    card = await with_opponent(rig)
    assert (await rig.house.host.play.panel(card.game_id, EVA)).free == (1,)
    assert (await rig.house.host.play.panel(card.game_id, CID)).free == ()
    await take(rig, card, EVA)
    (post,) = rig.channel.posts("vote")
    vote = vote_of(rig)
    assert (vote.kind, vote.seat, vote.by, vote.people, vote.asked) == (TAKE, 1, EVA.user_id, {EVA.user_id: "Eva"}, 1)
    assert post.voters == (ANN.user_id,)
    with pytest.raises(AlreadyAsked):
        await take(rig, card, EVA)
    with pytest.raises(ForTheHost):
        await cast(rig, card, CID, YES)
    with pytest.raises(NothingToDecide):
        await cast(rig, card, ANN, WAIT)
    await rig.restart()
    assert (await cast(rig, card, ANN, YES)).outcome == YES
    assert (await now(rig, card)).seats[1].user_id == EVA.user_id
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    assert (await rig.house.host.play.panel(card.game_id, EVA)).ask is not None


@pytest.mark.parametrize("said", [True, False])
async def test_without_the_host_s_consent_the_seat_stays_as_it_is(rig: Rig, said: bool) -> None:
    card = await with_opponent(rig)
    await take(rig, card, EVA)
    if said:
        await cast(rig, card, ANN, NO)
    else:
        await rig.ring(seconds=TIME)
    assert vote_of(rig).outcome == NONE
    assert (await now(rig, card)).seats[1].policy == "normal"


async def test_of_two_who_ask_one_has_the_seat_and_nobody_has_two(rig: Rig) -> None:
    card = await give(rig, await with_opponent(rig), 2, "normal")
    dee = Person(104, "Dee")
    await take(rig, card, EVA, 1)
    await take(rig, card, EVA, 2)
    first = rig.channel.posts("vote")[0].vote
    assert first is not None
    await rig.house.host.votes.cast(card.game_id, ANN, first.vote_id, YES)
    await rig.house.settle()
    outcomes = {edit.vote.seat: edit.vote.outcome for edit in rig.channel.edits if edit.kind == "vote"}
    assert outcomes == {1: YES, 2: NONE}
    await take(rig, card, dee, 2)
    await give(rig, card, 2, CID)
    assert vote_of(rig).outcome == NONE
    with pytest.raises(AlreadySeated):
        await take(rig, card, EVA, 2)


async def test_the_host_sits_down_without_asking(rig: Rig) -> None:
    card = await give(rig, await rig.table(ANN, BEN), 0, "normal")
    assert card.host_id == ANN.user_id
    assert (await take(rig, card, ANN, 0)).seats[0].user_id == ANN.user_id
    assert rig.channel.posts("vote") == []


async def test_a_host_who_does_not_play_is_asked_all_the_same(rig: Rig) -> None:
    card = await give(rig, await rig.table(ANN, BEN), 0, "normal")
    await take(rig, card, EVA, 0)
    assert [post.voters for post in rig.channel.posts("vote")] == [(ANN.user_id,)]


async def test_only_the_seat_of_a_practice_opponent_of_a_running_game_can_be_asked_for(rig: Rig) -> None:
    card = await with_opponent(rig)
    for seat, refusal in [(0, NothingToDecide), (9, NoSuchSeat)]:
        with pytest.raises(refusal):
            await take(rig, card, EVA, seat)
    await rig.house.host.tables.end(card.game_id, ANN, may_manage=True)
    with pytest.raises(GameIsOver):
        await take(rig, card, EVA)


async def test_nothing_of_who_had_a_seat_holds_for_who_gets_it(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    await rig.answer(card.game_id, BEN, "pass", "confirm")
    await rig.house.host.pings.mute(card.game_id, BEN)
    await rig.house.host.absence.leave(BEN, rig.time() + timedelta(days=5), plays=False)
    await rig.ring(days=1)
    await give(rig, card, 1, EVA)
    eva = (await seating.of_game(rig.house._context.database.reads, card.game_id))[1]
    fresh = (eva.caretaker, eva.caretaker_for, eva.away_from, eva.away_until, eva.away_used, eva.muted, eva.ready)
    assert fresh == (None, None, None, None, 0, False, 0)
    assert (eva.thought, eva.moves, eva.timed, eva.late) == (0, 0, 0, 0)


@pytest.mark.parametrize("mute", [True, False])
async def test_whoever_gets_a_seat_is_pinged_whatever_held_for_who_had_it(rig: Rig, mute: bool) -> None:
    card = await rig.table(ANN, BEN)
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    if mute:
        await rig.house.host.pings.mute(card.game_id, BEN)
    else:
        await rig.house.host.absence.leave(BEN, rig.time() + timedelta(days=5), plays=False)
    await rig.house.settle()
    await give(rig, card, 1, CID)
    assert [ping.user_id for ping in rig.channel.posts("table")[-1].pings] == [CID.user_id]
