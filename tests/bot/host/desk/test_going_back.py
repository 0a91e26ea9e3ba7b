"""A turn that plain undo can't take back is taken back by the consent of all who play."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from bot.host.match.accord import taken_back
from bot.host.match.care import hand_to
from bot.host.post.acts import standing
from bot.host.post.pace import STAY
from bot.host.post.polls import BACK, MOVED, NO, NONE, OVER, TIME, YES, verdict
from bot.host.refusals import AlreadyAsked, MovedOn, NothingToTakeBack, NotYourSeat, UndoAlone
from bot.host.types.people import Person
from bot.host.types.post import Post
from bot.host.types.table import GameCard, Goal, Status
from bot.store.tables.log import ANSWER, UNDO, LogRow
from engine.core.kept import record
from engine.core.play.match import NothingToUndo
from engine.core.play.msg import Msg
from tests.bot.host.desk.test_votes import cast, vote_of
from tests.bot.host.rig import ANN, BEN, CID, INTERACTIONS, Rig, Time, view_of
from tests.bot.host.test_adversary import same_as_disk

NOON = f"<t:{int(Time().at.timestamp())}:f>"


async def ask(rig: Rig, card: GameCard, person: Person, turn: int | None = None) -> Msg:
    told = await rig.house.host.votes.go_back(card.game_id, person, turn)
    await rig.house.settle()
    return told


async def agree(rig: Rig, card: GameCard, *people: Person) -> None:
    for person in people:
        await cast(rig, card, person, YES)


async def snapshots(rig: Rig) -> dict[int, bytes]:
    with closing(sqlite3.connect(rig.path)) as file:
        return dict(file.execute("SELECT turn, state FROM snapshots"))


async def test_a_confirmed_turn_and_what_came_after_it_are_taken_back_when_all_have_agreed(rig: Rig) -> None:
    card = await rig.table(ANN, BEN, CID)
    before = (await snapshots(rig))[0]
    await rig.answer(card.game_id, ANN, "store", "ore+coal", "confirm")
    old = await rig.answer(card.game_id, BEN, "pass", "confirm")
    shown = await rig.house.host.play.panel(card.game_id, CID)
    await ask(rig, card, ANN)
    assert vote_of(rig).goal == Goal(0, rig.time(), (1,))
    await agree(rig, card, BEN)
    assert (await rig.house.host.play.panel(card.game_id, CID)).ask is not None
    await agree(rig, card, CID)
    assert vote_of(rig).outcome == YES
    kept = await snapshots(rig)
    assert kept[max(kept)] == before
    assert max(kept) == 3
    await same_as_disk(rig, card.game_id)
    card = await rig.house.host.tables.card(card.game_id)
    assert [waiting.seat for waiting in card.waiting] == [0]
    assert card.rev > max(old.rev, shown.rev)
    post = rig.channel.posts("table")[-1]
    assert (post.lines[-1], [ping.seat for ping in post.pings]) == (
        Msg("turn-taken-back-all", seat=0, when=NOON, others=[Msg("ui-player", seat=1)], people=3),
        [0],
    )
    with closing(sqlite3.connect(rig.path)) as file:
        assert file.execute("SELECT DISTINCT seat FROM timers").fetchall() == [(0,)]


async def test_old_buttons_stay_dead_also_after_a_restart(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    first = await rig.house.host.play.panel(card.game_id, ANN)
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    shown = await rig.house.host.play.panel(card.game_id, BEN)
    await ask(rig, card, ANN)
    await agree(rig, card, BEN)
    for _ in range(2):
        assert (await rig.answer(card.game_id, ANN, "pass", rev=first.rev)).stale is not None
        assert (await rig.answer(card.game_id, BEN, "pass", rev=shown.rev)).stale is not None
        await rig.restart()
    again = await rig.answer(card.game_id, ANN, "store", "ore", "confirm")
    assert again.stale is None
    await rig.answer(card.game_id, BEN, "pass", "confirm")


async def test_what_was_revealed_comes_again(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.answer(card.game_id, ANN, "draw")
    drawn = view_of(await rig.house.host.play.panel(card.game_id, ANN)).hands[0]
    await ask(rig, card, ANN)
    await agree(rig, card, BEN)
    assert len(view_of(await rig.house.host.play.panel(card.game_id, ANN)).hands[0]) == len(drawn) - 1
    await rig.answer(card.game_id, ANN, "draw")
    assert view_of(await rig.house.host.play.panel(card.game_id, ANN)).hands[0] == drawn


async def test_the_running_turn_goes_back_to_its_start_across_a_reveal(rig: Rig) -> None:
    """Ben's five asks Cid for help: what Ben has begun can't be undone any more, and the vote doesn't say with what."""
    card = await rig.table(ANN, BEN, CID)
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    await rig.house.close()
    with closing(sqlite3.connect(rig.path)) as file, file:
        file.execute("UPDATE snapshots SET state = json_set(state, '$.hands[1]', json('[5]'))")
    await rig.open()
    await rig.answer(card.game_id, BEN, "deliver", "confirm")
    panel = await rig.house.host.play.panel(card.game_id, BEN)
    assert (panel.ask, panel.back, panel.alone) == (None, 1, False)
    with pytest.raises(NothingToUndo):
        await rig.house.host.play.undo(card.game_id, BEN, None, next(INTERACTIONS))
    told = await ask(rig, card, BEN, 1)
    assert told == Msg("turn-back-asked", seat=1, when=NOON)
    assert vote_of(rig).goal == Goal(1, rig.time())
    await agree(rig, card, ANN, CID)
    panel = await rig.house.host.play.panel(card.game_id, BEN)
    assert panel.ask is not None
    assert (panel.ask.kind, panel.back) == ("action", None)
    assert (await rig.house.host.play.panel(card.game_id, CID)).ask is None


async def test_how_far_somebody_has_come_in_a_running_turn_is_not_told(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    await rig.answer(card.game_id, BEN, "store")
    await ask(rig, card, ANN)
    assert vote_of(rig).goal == Goal(0, rig.time())
    await agree(rig, card, BEN)
    await rig.restart()
    assert (await rig.house.host.tables.card(card.game_id)).waiting[0].seat == 0


async def test_whoever_plays_on_says_no(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    await ask(rig, card, ANN)
    with pytest.raises(AlreadyAsked):
        await ask(rig, card, ANN)
    await rig.answer(card.game_id, BEN, "store")
    assert vote_of(rig).outcome == MOVED
    assert [waiting.seat for waiting in (await rig.house.host.tables.card(card.game_id)).waiting] == [1]


async def test_a_practice_opponent_goes_on_and_what_it_did_is_taken_back(rig: Rig) -> None:
    card = await rig.table(ANN, BEN, opponents="normal", seats=3)
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    await rig.answer(card.game_id, BEN, "pass", "confirm")
    await rig.ring(seconds=5)
    await ask(rig, card, BEN)
    assert vote_of(rig).goal == Goal(1, rig.time() - timedelta(seconds=5), (2,))
    await agree(rig, card, ANN)
    assert [waiting.seat for waiting in (await rig.house.host.tables.card(card.game_id)).waiting] == [1]


async def test_nobody_but_practice_opponents_has_to_agree(rig: Rig) -> None:
    card = await rig.table(ANN, opponents="normal", seats=2)
    await rig.answer(card.game_id, ANN, "store", "ore", "confirm")
    await rig.ring(seconds=5)
    panel = await rig.house.host.play.panel(card.game_id, ANN)
    assert panel.alone
    told = await ask(rig, card, ANN)
    assert told.key == "turn-taken-back-all"
    assert rig.channel.posts("vote") == []
    assert rig.channel.posts("table")[-1].pings == ()
    panel = await rig.house.host.play.panel(card.game_id, ANN)
    assert panel.ask is not None
    assert view_of(panel).stored == [[], []]
    with pytest.raises(NothingToTakeBack):
        await ask(rig, card, ANN)


async def test_the_turn_that_is_asked_about_is_kept_however_long_caretakers_play_on(
    tmp_path: Path, small_pictures: None
) -> None:
    rig = await Rig(tmp_path / "slow.sqlite3", pause=60).open()
    card = await rig.table(ANN, BEN, opponents="normal", seats=3, variants={"length": "long"})
    first = (await snapshots(rig))[0]
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    await ask(rig, card, ANN)
    for seat in (0, 1):
        async with rig.house.matches.hold(card.game_id) as live:
            await hand_to(rig.house._context, live, seat, STAY)
    for _ in range(6):
        await rig.ring(seconds=60)
    for person in (ANN, BEN):
        await rig.house.host.play.back(card.game_id, person)
    kept = await snapshots(rig)
    assert max(kept) > 4
    await agree(rig, card, BEN)
    kept = await snapshots(rig)
    assert kept[max(kept)] == first
    await rig.house.close()


def test_nothing_is_taken_back_because_all_have_vanished() -> None:
    assert verdict(BACK, {1: YES}, (), 1, late=True) == NONE


async def test_a_message_that_was_on_its_way_when_the_game_was_ended_loses_its_buttons(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    deliver = rig.channel.deliver

    async def slow(post: Post, nonce: str) -> int:
        if post.kind == "table":
            await rig.house.host.tables.end(card.game_id, ANN, may_manage=True)
        return await deliver(post, nonce)

    rig.channel.deliver = slow  # type: ignore[method-assign]
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    tables = {sent.message_id for sent in rig.channel.messages if sent.post.kind == "table"}
    assert {edit.message_id for edit in rig.channel.edits if edit.kind == "retired"} == tables
    assert rig.channel.posts("notice")[-1].last


async def test_one_no_or_no_answer_in_time_leaves_all_as_it_is(rig: Rig) -> None:
    card = await rig.table(ANN, BEN, CID)
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    await ask(rig, card, ANN)
    assert (await cast(rig, card, CID, NO)).outcome == NONE
    await ask(rig, card, ANN)
    await agree(rig, card, CID)
    await rig.ring(seconds=TIME)
    assert vote_of(rig).outcome == NONE
    assert verdict(BACK, {1: YES, 2: YES}, {1, 2}, 1, late=True) == YES


async def test_what_one_can_undo_alone_and_what_one_has_not_done_is_not_asked(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    for person in (ANN, BEN):
        with pytest.raises(NothingToTakeBack):
            await ask(rig, card, person)
    await rig.answer(card.game_id, ANN, "pass")
    with pytest.raises(UndoAlone):
        await ask(rig, card, ANN)
    with pytest.raises(NotYourSeat):
        await ask(rig, card, CID)
    await rig.answer(card.game_id, ANN, "confirm")
    with pytest.raises(MovedOn):
        await ask(rig, card, ANN, 5)
    assert (await rig.house.host.play.panel(card.game_id, ANN)).back == 0


async def test_whoever_decides_is_offered_it_only_where_nothing_has_happened_since(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    await rig.answer(card.game_id, BEN, "pass", "confirm")
    panels = [await rig.house.host.play.panel(card.game_id, person) for person in (ANN, BEN)]
    assert [panel.back for panel in panels] == [None, 1], "both bid now"


async def test_the_end_of_a_game_ends_its_votes_and_each_vote_the_others_about_going_back(rig: Rig) -> None:
    card = await rig.table(ANN, BEN, CID)
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    await rig.answer(card.game_id, BEN, "pass", "confirm")
    await ask(rig, card, BEN)
    bens = vote_of(rig).vote_id
    await ask(rig, card, ANN)
    await agree(rig, card, BEN, CID)
    closed = {post.vote.vote_id: post.vote.outcome for post in rig.channel.edits if post.kind == "vote"}
    assert closed == {bens: MOVED, bens + 1: YES}
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    await ask(rig, card, ANN)
    await rig.house.host.tables.end(card.game_id, ANN, may_manage=True)
    await rig.house.settle()
    assert vote_of(rig).outcome == OVER


async def test_the_record_has_both_and_comes_to_the_same_end(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.answer(card.game_id, ANN, "store", "ore+coal", "confirm")
    await rig.answer(card.game_id, BEN, "draw")
    await ask(rig, card, ANN)
    await agree(rig, card, BEN)
    await rig.answer(card.game_id, ANN, "draw")
    await rig.answer(card.game_id, BEN, "pass", "confirm")
    await ask(rig, card, BEN)
    await agree(rig, card, ANN)
    text = await rig.record(card.game_id)
    moves = "0 action store, 0 goods ore+coal, 1 action draw, back 0, 0 action draw, 1 action pass, back 1"
    assert text.splitlines()[-7:] == moves.split(", ")
    played = record.play(record.parse(text))
    kept = await snapshots(rig)
    assert played.snapshot == kept[max(kept)]
    await rig.play_on(card.game_id, {0: ANN, 1: BEN})
    card = await rig.house.host.tables.card(card.game_id)
    assert card.status is Status.OVER
    assert record.play(record.parse(await rig.record(card.game_id))).result() == card.result


def act(turn: int, sort: str, seat: int = 0, kept: int | None = None, back: int | None = None) -> LogRow:
    return LogRow(0, turn, 0, 0.0, sort, seat=seat, kind="k", answer="a", kept=kept, back=back)


def test_the_answers_that_stand_are_those_of_turns_that_were_not_taken_back() -> None:
    acts = [
        act(1, ANSWER),
        act(2, ANSWER),
        act(3, ANSWER),
        act(4, UNDO, kept=0, back=2),
        act(4, ANSWER),
        act(4, ANSWER),
    ]
    assert {turn: len(given) for turn, given in standing(acts).items()} == {1: 1, 4: 2}
    acts.append(act(5, UNDO, kept=0, back=4))
    assert {turn: len(given) for turn, given in standing(acts).items()} == {1: 1, 5: 0}


def test_the_line_says_who_else_loses_something() -> None:
    assert taken_back(Goal(1, Time().at), 2) == Msg("turn-taken-back", seat=1, when=NOON, others=[], people=2)


async def test_who_asked_days_ago_hears_that_the_table_has_gone_back(rig: Rig) -> None:
    """Nobody but a practice opponent is left to say no, and Ann has not been there since she asked."""
    card = await rig.table(ANN, BEN)
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    await ask(rig, card, ANN)
    await rig.house.host.absence.leave(BEN, rig.time() + timedelta(days=9), plays=True)
    await rig.ring(seconds=5)
    await rig.ring(seconds=TIME)
    assert vote_of(rig).outcome == YES
    post = rig.channel.posts("table")[-1]
    assert post.lines[-1].key.startswith("turn-taken-back")
    assert [ping.seat for ping in post.pings] == [0]
