"""Reviews: for who played a game that is over, made once, kept with the game."""

from __future__ import annotations

import pickle
import sqlite3
from contextlib import closing, suppress
from typing import Any

import pytest

from bot.host.context import LEASE
from bot.host.desk import reviews
from bot.host.desk.reviews import Deed, ReviewPage
from bot.host.refusals import AlreadyReviewed, NoReview, NotOverYet, NotYourSeat, ReviewFailed, ReviewStopped
from bot.host.search.workers import InProcess, Lost
from bot.host.types.people import Person
from engine.core.ahead import search
from engine.core.kept import review
from engine.core.play import registry
from engine.core.play.ask import NONE, Amount, Ask, Many, Word
from engine.core.play.match import Match
from engine.core.play.msg import Msg
from renderers import OVERVIEW, picture_for
from tests.bot.host.dying import dies_at_every_step
from tests.bot.host.rig import ANN, BEN, CID, Rig
from tests.long import few


async def quiet(done: float) -> None:
    """Nobody listens."""


async def page(
    rig: Rig, game_id: int, person: Person, number: int = 0, step: int = 0, progress: Any = quiet
) -> ReviewPage:
    card = await rig.house.host.tables.card(game_id)
    return await rig.house.host.reviews.page(card, person, number, step, progress)


async def over(rig: Rig) -> int:
    """A game in which Ann only ever passes."""
    card = await rig.table(ANN, BEN)
    for _ in range(200):
        card = await rig.house.host.tables.card(card.game_id)
        if not card.waiting:
            return card.game_id
        person = (ANN, BEN)[card.waiting[0].seat]
        panel = await rig.house.host.play.panel(card.game_id, person)
        assert panel.ask is not None
        keys = panel.ask.keys()
        await rig.answer(card.game_id, person, "pass" if person is ANN and "pass" in keys else keys[0])
    raise AssertionError("the game does not end")


async def test_only_who_played_gets_one_and_only_when_the_game_is_over(rig: Rig) -> None:
    running = await rig.table(ANN, BEN, channel=77)
    with pytest.raises(NotOverYet):
        await page(rig, running.game_id, ANN)
    game_id = await over(rig)
    with pytest.raises(NotYourSeat):
        await page(rig, game_id, CID)


async def test_it_is_made_once_with_progress_and_stands_after_a_restart(rig: Rig) -> None:
    game_id, shares = await over(rig), []

    async def progress(done: float) -> None:
        shares.append(done)

    first = await page(rig, game_id, ANN, progress=progress)
    assert shares == sorted(shares)
    assert (shares[0], len(shares) > first.judged) == (0.0, True)
    assert first.whole
    assert first.points  # she passed all the time
    await rig.restart()
    again = await page(rig, game_id, ANN, progress=pytest.fail)
    assert [point.turn for point in again.points] == [point.turn for point in first.points]
    assert again.picture.name == first.picture.name


async def test_a_turning_point_goes_through_the_better_line(rig: Rig) -> None:
    game_id = await over(rig)
    whole = await page(rig, game_id, ANN)
    point = whole.points[0]
    assert point.gain >= 1
    assert any(one.played[0].key == "pass" != one.better[0].key for one in whole.points)
    shown = [await page(rig, game_id, ANN, 1, step) for step in range(len(point.better) + 1)]
    assert len({one.picture.name for one in shown}) == len(shown)
    requests = [pickle.loads(one.picture.request) for one in shown]
    assert [one.before for one in requests] == [None, *(one.view for one in requests[:-1])], "what a move has changed"
    beyond = await page(rig, game_id, ANN, 99, 99)
    assert (beyond.number, beyond.step) == (len(whole.points), len(whole.points[-1].better))


async def test_one_is_made_at_a_time_and_who_asked_can_stop_it(rig: Rig) -> None:
    game_id = await over(rig)
    host, told = rig.house.host, []

    async def progress(done: float) -> None:
        if done and not told:
            with pytest.raises(AlreadyReviewed) as refused:
                await page(rig, game_id, BEN)
            told.append(refused.value.msg.args["percent"])
            host.reviews.stop(game_id, BEN)
        elif done:
            host.reviews.stop(game_id, ANN)

    with pytest.raises(ReviewStopped):
        await page(rig, game_id, ANN, progress=progress)
    assert told
    assert await page(rig, game_id, BEN)
    with closing(sqlite3.connect(rig.path)) as file:
        assert file.execute("SELECT game_id, seat FROM reviews").fetchall() == [(game_id, 1)]


async def test_a_worker_that_breaks_once_costs_nothing(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    game_id, take, failures = await over(rig), InProcess.take, [Lost("dead")]

    async def breaking(self: InProcess, step: review.Step) -> review.Taken:
        if failures:
            raise failures.pop()
        return await take(self, step)

    monkeypatch.setattr(InProcess, "take", breaking)
    assert await page(rig, game_id, ANN)
    failures += [Lost("dead")] * reviews.TRIES
    with pytest.raises(ReviewFailed):
        await page(rig, game_id, BEN)
    assert await page(rig, game_id, BEN)


async def test_one_that_cannot_be_read_any_more_is_made_anew(rig: Rig) -> None:
    game_id = await over(rig)
    first = await page(rig, game_id, ANN)
    with closing(sqlite3.connect(rig.path)) as file, file:
        file.execute("UPDATE reviews SET packed = x'00'")
    assert (await page(rig, game_id, ANN)).points == first.points


async def test_without_a_hard_opponent_there_is_none(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    game_id = await over(rig)
    monkeypatch.setattr(search, "can_search", lambda rules: False)
    with pytest.raises(NoReview):
        await page(rig, game_id, ANN)


@pytest.mark.parametrize("stride", few([61, 1], 1))
async def test_a_crash_at_any_step_leaves_one_review(rig: Rig, monkeypatch: pytest.MonkeyPatch, stride: int) -> None:
    game_id = await over(rig)
    await rig.house.settle()
    await rig.house.close()

    async def looks_back(rig: Rig, game_id: int) -> None:
        with suppress(AlreadyReviewed):  # by the process that has died
            assert await page(rig, game_id, ANN)
            return
        rig.time.pass_(seconds=LEASE)
        assert await page(rig, game_id, ANN)

    await dies_at_every_step(rig, game_id, looks_back, monkeypatch, stride=stride, new=0)


async def test_the_picture_of_a_turning_point_marks_the_move_that_comes_next(rig: Rig) -> None:
    game_id = await over(rig)
    point = (await page(rig, game_id, ANN)).points[0]
    for step, deed in enumerate(point.better):
        request = (await page(rig, game_id, ANN, 1, step)).picture.request
        wanted = pickle.loads(request)
        assert (wanted.ask.kind, list(wanted.ask.options)) == (deed.ask.kind, [deed.key])
        assert wanted.picture == (picture_for(wanted.game, deed.ask.kind) or OVERVIEW)
    assert pickle.loads((await page(rig, game_id, ANN, 1, len(point.better))).picture.request).ask is None


def test_of_several_options_all_are_marked_and_of_an_amount_nothing() -> None:
    options = {key: Word(key, Msg("x")) for key in ("a", "b", "c")}
    many, amount = Ask(0, "any", options, Many(0, 3)), Ask(0, "any", {}, Amount(0, 9))
    shown = reviews.marked([Deed(many, "a+c"), Deed(amount, "7")])
    assert shown is not None
    assert list(shown.options) == ["a", "c"]
    assert reviews.marked([Deed(many, NONE)]) is reviews.marked([Deed(amount, "7")]) is reviews.marked([]) is None


def test_of_a_line_that_begins_as_the_other_did_its_last_move_is_told_all_the_same() -> None:
    match = Match.new(registry.game("toy_freight"), 2, {}, 7, confirm=())
    case = review.Case(0, 0, match.save(), ("store",))
    line = reviews._unfolded(review.Finding(case, ("store", "none"), 2.0, 0.5), 0)
    assert [deed.key for deed in line.point.played] == ["store"]
    assert [deed.key for deed in line.point.better] == ["store", "none"]
    assert len(line.views) == 1 + len(line.point.better)
    case = review.Case(0, 0, match.save(), ("store", "none"))
    line = reviews._unfolded(review.Finding(case, ("store", "ore"), 2.0, 0.5), 0)
    assert [deed.key for deed in line.point.played] == ["none"], "what both have is not told"
    assert [deed.key for deed in line.point.better] == ["ore"]
    assert len(line.views) == 2
