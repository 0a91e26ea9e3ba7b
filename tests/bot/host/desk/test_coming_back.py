"""Coming back: what happened since a person's last turn, and the log from there on."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.host.desk import history
from bot.host.post.pace import TURN
from bot.host.post.polls import YES
from bot.host.types.panel import Panel
from bot.host.types.people import Person
from engine.core.play.standings import places
from tests.bot.host.rig import ANN, BEN, CID, Rig


async def opened(rig: Rig, game_id: int, person: Person) -> Panel:
    return await rig.house.host.play.panel(game_id, person, opened=True)


def told(panel: Panel) -> list[list[tuple[str, object]]]:
    """The lines since the last turn, by turn: each with whom it is about."""
    since = panel.since
    return [] if since is None else [[(msg.key, msg.args.get("seat")) for msg in turn] for turn in since.turns]


ACTS = "toy-freight-acts"


async def test_who_opens_their_turn_is_told_what_happened_since_the_last_one_and_nothing_of_their_own(rig: Rig) -> None:
    card = await rig.table(ANN, BEN, CID)
    assert (await opened(rig, card.game_id, ANN)).since is None  # nothing has happened
    ended = rig.time()
    await rig.answer(card.game_id, ANN, "store", "ore", "confirm")
    rig.time.pass_(hours=5)
    panel = await opened(rig, card.game_id, BEN)
    assert (panel.since and panel.since.at, told(panel)) == (None, [[(ACTS, 0)]])
    await rig.answer(card.game_id, BEN, "pass", "confirm")
    await rig.answer(card.game_id, CID, "pass", "confirm")
    await rig.restart()
    panel = await opened(rig, card.game_id, ANN)
    assert panel.ask is not None and panel.ask.kind == "bid"
    assert told(panel) == [[(ACTS, 1)], [(ACTS, 2)]]
    assert panel.since is not None and panel.since.at == ended


async def test_what_has_changed_in_points_since_is_told_with_ones_own_place(rig: Rig) -> None:
    card = await rig.table(ANN, BEN, opponents="normal", seats=3)
    found, going_on = [], 0
    while card.waiting:
        (seat, *_) = [waiting.seat for waiting in card.waiting]
        person = (ANN, BEN)[seat]
        async with rig.house.matches.hold(card.game_id) as live:
            now, acting = live.match.result(), live.actor == seat
        since = (await opened(rig, card.game_id, person)).since
        if since is not None and acting:
            assert since.places is None, "in the middle of a turn they are one's own"
            going_on += 1
        elif since is not None and since.places is not None:
            found.append((since, now, seat))
        await rig.play_once(card.game_id, {seat: person})
        card = await rig.house.host.tables.card(card.game_id)
    gained = [since for since, _, _ in found if since.gained]
    assert gained and len(gained) < len(found), "points that did not change are not told"
    assert going_on
    for since, now, seat in found:
        assert since.places is not None
        assert since.places[1] == places(now)[seat]
        assert all(points and now.scores[of] >= points for of, points in since.gained.items())


async def test_nothing_is_told_after_a_step_or_to_who_has_nothing_to_decide(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    assert (await opened(rig, card.game_id, ANN)).since is None
    assert (await rig.answer(card.game_id, BEN, "store")).since is None
    assert (await rig.house.host.play.panel(card.game_id, BEN)).since is None
    assert told(await opened(rig, card.game_id, BEN)) == [[(ACTS, 0)]]  # who opens it anew in the middle of a turn
    assert (await opened(rig, card.game_id, CID)).since is None


async def test_a_turn_that_has_confirmed_itself_is_ones_own(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.answer(card.game_id, ANN, "store", "ore")
    await rig.ring(minutes=11)
    await rig.answer(card.game_id, BEN, "pass", "confirm")
    assert told(await opened(rig, card.game_id, ANN)) == [[(ACTS, 1)]]


async def test_what_a_practice_opponent_and_a_standing_order_did_in_ones_place_is_told_on_return(rig: Rig) -> None:
    card = await rig.table(ANN, BEN, pace="daily", overtime=TURN)
    async with rig.house.matches.hold(card.game_id) as live:
        live.match.state.hands[:] = [[5], [1]]
    await rig.house.host.orders.give(card.game_id, BEN, "help", "always-help")
    await rig.answer(card.game_id, ANN, "deliver", "confirm")
    await rig.answer(card.game_id, ANN, "keep", "confirm")
    await rig.ring(hours=25)
    await rig.answer(card.game_id, ANN, "bid-0", "confirm")
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    panel = await opened(rig, card.game_id, BEN)
    keys = [key for turn in told(panel) for key, seat in turn if seat == 1]
    assert keys[:3] == ["order-followed", "toy-freight-helped", "care-begins"]
    assert ACTS in keys[3:]


async def test_who_looks_in_reads_what_was_done_in_their_place_also_when_it_is_not_their_turn(rig: Rig) -> None:
    card = await rig.table(ANN, BEN, CID, pace="daily", overtime=TURN)
    await rig.ring(hours=25)
    panel = await opened(rig, card.game_id, ANN)
    assert (panel.ask, panel.cared) == (None, False)
    assert told(panel)[0][0] == ("care-begins", 0)
    assert (ACTS, 0) in told(panel)[-1]


async def test_what_was_taken_back_is_not_told(rig: Rig) -> None:
    card = await rig.table(ANN, BEN, CID)
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    await rig.answer(card.game_id, BEN, "pass", "confirm")
    await rig.house.host.votes.go_back(card.game_id, ANN)
    await rig.house.settle()
    vote = rig.channel.posts("vote")[-1].vote
    assert vote is not None
    for person in (BEN, CID):
        await rig.house.host.votes.cast(card.game_id, person, vote.vote_id, YES)
    assert told(await opened(rig, card.game_id, ANN)) == [[("turn-taken-back-all", 0)]]


async def test_who_takes_their_seat_back_reads_what_was_done_in_it(rig: Rig) -> None:
    card = await rig.table(ANN, BEN, CID)
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    await rig.house.host.absence.leave(BEN, rig.time() + timedelta(days=3), plays=True)
    await rig.house.settle()
    panel = await rig.house.host.play.back(card.game_id, BEN)
    assert panel.ask is None
    assert (ACTS, 1) in [line for turn in told(panel) for line in turn]
    assert ("away-begins-cared", 1) in [line for turn in told(panel) for line in turn]
    assert "care-ends" not in [key for turn in told(panel) for key, _ in turn]


async def test_the_log_opens_at_a_page_that_begins_with_the_last_turn(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history, "LINES_A_PAGE", 2)
    card = await rig.table(ANN, BEN, CID)
    for person in (ANN, BEN, CID):
        await rig.answer(card.game_id, person, "pass", "confirm")

    async def pages(person: Person | None) -> tuple[int, list[list[object]]]:
        log = rig.house.host.history.log
        opened = await log(card.game_id, person)
        every = [await log(card.game_id, person, page) for page in range(opened.pages)]
        return opened.page, [[line.msg.args.get("seat") for line in page.lines] for page in every]

    assert await pages(ANN) == (1, [[1, 2], [None, 0]])
    assert await pages(BEN) == (0, [[1, 2], [None, 0]])
    assert await pages(None) == (0, [[1, 2], [None, 0]])
    await rig.answer(card.game_id, BEN, "bid-1")  # a turn that is running is not the last one
    assert await pages(BEN) == (0, [[1, 2], [None, 0]])


def test_a_page_of_the_log_holds_whole_turns() -> None:
    assert history._pages([7, 8, 9, 30, 1]) == [15, 9, 30, 1]
