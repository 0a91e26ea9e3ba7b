"""What a table decides together: what becomes of a seat whose player does not move, and what needs consent."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.host.match.accord import MORE, conceded
from bot.host.post.habits import DEFAULT_MOST
from bot.host.post.polls import CONCEDE, END, GIVE, MOVED, NO, NONE, PAUSE, PRACTICE, RESUME, STALLED, TIME, WAIT, YES
from bot.host.refusals import (
    AlreadyAsked,
    AlreadySeated,
    GameIsOver,
    NeedsAgreement,
    NothingToDecide,
    NotYourSeat,
    NotYourVote,
    VoteIsOver,
)
from bot.host.types.people import Person
from bot.host.types.settings import Scope
from bot.host.types.table import GameCard, Status, VoteCard
from bot.store.tables import timers
from engine.core.play.msg import Msg
from engine.core.play.rules import Result, Rival
from tests.bot.host.rig import ANN, BEN, CID, Rig

EVA = Person(105, "Eva")
THREE = (ANN, BEN, CID)


def vote_of(rig: Rig) -> VoteCard:
    """The newest vote, as its message shows it by now."""
    shown = [*rig.channel.posts("vote"), *(edit for edit in rig.channel.edits if edit.kind == "vote")]
    last = max(shown, key=lambda post: post.post_id).vote
    assert last is not None
    return last


async def cast(rig: Rig, card: GameCard, person: Person, choice: str, to: Person | None = None) -> VoteCard:
    await rig.house.host.votes.cast(card.game_id, person, vote_of(rig).vote_id, choice, to=to)
    await rig.house.settle()
    return vote_of(rig)


async def forgotten(rig: Rig, *people: Person) -> GameCard:
    """A table that has reminded the player to move as often as it does, and waits in vain."""
    card = await rig.table(*(people or THREE))
    for _ in range(DEFAULT_MOST + 1):
        await rig.ring(hours=24)
    return card


async def asked(rig: Rig, card: GameCard, person: Person, kind: str) -> GameCard:
    after = await rig.house.host.votes.ask(card.game_id, person, kind)
    await rig.house.settle()
    return after


async def now(rig: Rig, card: GameCard) -> GameCard:
    return await rig.house.host.tables.card(card.game_id)


# -- a seat whose player does not move


async def test_after_the_last_reminder_the_table_is_asked_once_and_all_but_the_player_may_be_pinged(rig: Rig) -> None:
    await forgotten(rig)
    await rig.ring(days=30)
    (post,) = rig.channel.posts("vote")
    assert (vote_of(rig).kind, vote_of(rig).seat, vote_of(rig).asked) == (STALLED, 0, 2)
    assert set(post.voters) == {BEN.user_id, CID.user_id}
    assert len(rig.channel.posts("reminder")) == DEFAULT_MOST


async def test_who_slept_when_a_vote_began_is_told_once_when_awake_unless_they_have_voted(rig: Rig) -> None:
    quiet = {"quiet_from": 13 * 60, "quiet_to": 20 * 60, "timezone": "UTC"}
    for person in (BEN, CID):
        await rig.house.host.settings.change(Scope.PLAYER, person.user_id, person, may_manage=False, change=quiet)
    card = await rig.table(*THREE)
    await rig.ring(hours=2)
    await asked(rig, card, ANN, END)
    assert rig.channel.posts("vote")[-1].voters == ()
    await cast(rig, card, CID, YES)
    await rig.ring(hours=6)
    (post,) = rig.channel.posts("notice")
    assert (post.text and post.text.key, post.voters) == ("notice-vote-open", (BEN.user_id,))
    await rig.ring(hours=41)
    assert vote_of(rig).outcome is None
    await rig.ring(hours=1)
    assert vote_of(rig).outcome == YES  # two of three, when its time is over
    assert [p.text.key for p in rig.channel.posts("notice") if p.voters and p.text] == [
        "notice-vote-open",
        "notice-ended-together",
    ]


async def test_nobody_is_asked_where_nobody_else_plays(rig: Rig) -> None:
    await rig.table(ANN, opponents="easy", seats=2)
    await rig.ring(days=1)
    for _ in range(DEFAULT_MOST + 2):
        await rig.ring(hours=24)
    assert rig.channel.posts("vote") == []


async def test_the_host_decides_alone(rig: Rig) -> None:
    card = await rig.table(ANN, BEN, CID)
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    for _ in range(DEFAULT_MOST + 1):
        await rig.ring(hours=24)
    vote = await cast(rig, card, ANN, PRACTICE)
    assert vote.outcome == PRACTICE
    assert 1 not in [waiting.seat for waiting in (await now(rig, card)).waiting]


async def test_without_the_host_more_than_half_decide(rig: Rig) -> None:
    card = await forgotten(rig)
    assert (await cast(rig, card, BEN, PRACTICE)).outcome is None
    assert (await cast(rig, card, CID, WAIT)).outcome is None
    vote = await cast(rig, card, CID, PRACTICE)
    assert vote.outcome == PRACTICE
    assert vote.ballots == {PRACTICE: (BEN.name, CID.name)}
    assert (await now(rig, card)).seats[0].caretaker is not None
    with pytest.raises(VoteIsOver):
        await cast(rig, card, CID, WAIT)


async def test_whoever_is_there_decides_in_the_end_though_others_have_vanished_as_well(rig: Rig) -> None:
    card = await forgotten(rig)
    assert (await cast(rig, card, CID, PRACTICE)).outcome is None
    await rig.ring(seconds=TIME - 1)
    assert vote_of(rig).outcome is None
    await rig.ring(seconds=1)
    assert vote_of(rig).outcome == PRACTICE
    assert (await now(rig, card)).seats[0].caretaker is not None


async def test_where_all_others_are_played_for_they_are_asked_all_the_same(rig: Rig) -> None:
    card = await forgotten(rig, ANN, BEN)
    await cast(rig, card, BEN, PRACTICE)
    for _ in range(DEFAULT_MOST + 1):
        await rig.ring(hours=24)
    assert [(post.vote.seat, post.voters) for post in rig.channel.posts("vote") if post.vote] == [
        (0, (BEN.user_id,)),
        (1, (ANN.user_id,)),
    ]


async def test_a_ballot_after_the_time_decides_at_once(rig: Rig) -> None:
    card = await forgotten(rig)
    await rig.ring(seconds=TIME)
    await rig.restart()
    assert vote_of(rig).outcome is None
    async with rig.house._context.database.write() as sql:
        assert await timers.of_games(sql, timers.VOTE, [card.game_id]) == [], "there is nothing more to count"
    assert (await cast(rig, card, CID, PRACTICE)).outcome == PRACTICE


async def test_a_table_that_waits_once_more_is_asked_again(rig: Rig) -> None:
    card = await forgotten(rig, ANN, BEN)
    assert (await cast(rig, card, BEN, WAIT)).outcome == WAIT
    await rig.ring(seconds=MORE - 1)
    assert len(rig.channel.posts("vote")) == 1
    await rig.ring(seconds=1)
    assert len(rig.channel.posts("vote")) == 2


async def test_with_clocks_the_player_has_two_days_more(rig: Rig) -> None:
    card = await rig.table(ANN, BEN, pace="daily")
    await rig.ring(hours=24)
    await cast(rig, card, BEN, WAIT)
    (waiting,) = (await now(rig, card)).waiting
    assert waiting.until == rig.time() + timedelta(seconds=MORE)


async def test_a_seat_may_be_given_to_somebody_else(rig: Rig) -> None:
    card = await forgotten(rig)
    with pytest.raises(AlreadySeated):
        await cast(rig, card, BEN, GIVE, to=CID)
    vote = await cast(rig, card, BEN, GIVE, to=EVA)
    assert vote.people == {EVA.user_id: EVA.name}
    assert (await cast(rig, card, CID, GIVE, to=EVA)).outcome == f"{GIVE}{EVA.user_id}"
    assert (await now(rig, card)).seats[0].user_id == EVA.user_id
    assert (await rig.house.host.play.panel(card.game_id, EVA)).ask is not None


async def test_whoever_moves_after_all_ends_the_vote(rig: Rig) -> None:
    card = await forgotten(rig)
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    assert vote_of(rig).outcome == MOVED


async def test_only_the_others_vote_and_only_what_there_is(rig: Rig) -> None:
    card = await forgotten(rig)
    for person in (ANN, EVA):
        with pytest.raises(NotYourVote):
            await cast(rig, card, person, WAIT)
    for choice in (YES, "leave", GIVE):
        with pytest.raises(NothingToDecide):
            await cast(rig, card, BEN, choice)
    elsewhere = await rig.table(*THREE, channel=12)
    with pytest.raises(VoteIsOver):
        await rig.house.host.votes.cast(elsewhere.game_id, BEN, vote_of(rig).vote_id, PRACTICE)


# -- what needs everybody's consent


async def test_a_game_of_several_ends_by_common_consent(rig: Rig) -> None:
    card = await rig.table(*THREE)
    with pytest.raises(NeedsAgreement):
        await rig.house.host.tables.end(card.game_id, ANN, may_manage=False)
    await asked(rig, card, ANN, END)
    with pytest.raises(AlreadyAsked):
        await asked(rig, card, ANN, END)
    assert (await cast(rig, card, BEN, YES)).outcome is None
    assert (await cast(rig, card, CID, YES)).outcome == YES
    assert (await now(rig, card)).status is Status.ENDED
    with pytest.raises(GameIsOver):
        await asked(rig, card, ANN, END)


async def test_one_no_is_enough(rig: Rig) -> None:
    card = await rig.table(*THREE)
    await asked(rig, card, ANN, END)
    assert (await cast(rig, card, BEN, NO)).outcome == NONE
    assert (await now(rig, card)).status is Status.LIVE


@pytest.mark.parametrize(("agreeing", "status"), [([BEN], Status.ENDED), ([], Status.LIVE)])
async def test_silence_counts_for_neither_side_in_the_end(rig: Rig, agreeing: list[Person], status: Status) -> None:
    card = await rig.table(*THREE)
    await asked(rig, card, ANN, END)
    for person in agreeing:
        await cast(rig, card, person, YES)
    await rig.ring(seconds=TIME - 1)
    assert (await now(rig, card)).status is Status.LIVE
    await rig.ring(seconds=1)
    assert (await now(rig, card)).status is status
    assert vote_of(rig).outcome is not None


async def test_whoever_plays_alone_has_the_consent_of_all(rig: Rig) -> None:
    card = await rig.table(ANN, opponents="easy", seats=2)
    assert (await asked(rig, card, ANN, CONCEDE)).status is Status.OVER


async def test_whoever_concedes_is_last(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await asked(rig, card, ANN, CONCEDE)
    await cast(rig, card, BEN, YES)
    card = await now(rig, card)
    assert card.status is Status.OVER
    assert card.result is not None
    assert card.result.winners == [1]
    assert card.result.places == [2, 1]
    assert rig.channel.posts("table")[-1].card.status is Status.OVER


async def test_nobody_plays_on_at_a_table_that_was_conceded(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await asked(rig, card, BEN, CONCEDE)
    await cast(rig, card, ANN, YES)
    for again in (False, True):
        if again:
            await rig.restart()
        panel = await rig.answer(card.game_id, ANN, "pass", "confirm")
        assert (panel.stale, panel.idle, panel.ask) == (Msg("idle-over"), Msg("idle-over"), None)


def test_a_conceded_result_moves_the_others_up() -> None:
    result = conceded(Result([30, 20, 20], [{}, {}, {}], [0], 3), 0)
    assert (result.winners, result.places) == ([1, 2], [3, 1, 1])
    rivals = [Rival("forwarder", 40, {}, won=True)]
    result = conceded(Result([30, 20], [{}, {}], [], 3, rivals), 1)
    assert (result.winners, result.places, result.rivals[0].won) == ([], [2, 3, 1], True)


async def test_a_pause_by_agreement_ends_by_agreement(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    with pytest.raises(NothingToDecide):
        await asked(rig, card, BEN, RESUME)
    await asked(rig, card, BEN, PAUSE)
    await cast(rig, card, ANN, YES)
    assert (await now(rig, card)).paused
    await asked(rig, card, BEN, RESUME)
    await cast(rig, card, ANN, YES)
    assert not (await now(rig, card)).paused


async def test_a_pause_that_the_host_makes_meanwhile_answers_the_vote(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    for kind, rest in ((PAUSE, True), (RESUME, False)):
        await asked(rig, card, BEN, kind)
        await rig.house.host.tables.pause(card.game_id, ANN, may_manage=False, rest=rest)
        await rig.house.settle()
        assert (vote_of(rig).kind, vote_of(rig).outcome) == (kind, YES)


async def test_only_who_plays_asks_the_table(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    with pytest.raises(NotYourSeat):
        await asked(rig, card, EVA, END)
    with pytest.raises(NothingToDecide):
        await asked(rig, card, ANN, "dance")


async def test_votes_outlive_a_restart(rig: Rig) -> None:
    card = await rig.table(*THREE)
    await asked(rig, card, ANN, END)
    await cast(rig, card, BEN, YES)
    await rig.restart()
    assert (await cast(rig, card, CID, YES)).outcome == YES


async def test_a_vote_is_one_message_that_is_edited(rig: Rig) -> None:
    card = await rig.table(*THREE)
    await asked(rig, card, ANN, END)
    await cast(rig, card, BEN, YES)
    await cast(rig, card, CID, NO)
    assert len(rig.channel.posts("vote")) == 1
    assert {edit.message_id for edit in rig.channel.edits if edit.kind == "vote"} == {
        rig.channel.messages[-1].message_id
    }
