"""Review: what of a seat's play cost it most, by what it could know."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from engine.core.ahead import search
from engine.core.ahead.budget import Budget
from engine.core.ahead.policy import NORMAL, moves
from engine.core.ahead.position import Position
from engine.core.kept import record, review
from engine.core.kept.record import Record
from engine.core.kept.review import Case, Finding
from engine.core.play import registry
from engine.core.play.codec import Answer, Save, decode_state, encode_state
from engine.core.play.match import Match
from engine.core.play.rng import Rng, Seed

ADVICE = registry.advice("toy_freight")
TOY = registry.game("toy_freight")
QUICK = Budget(seconds=None, tries=400)


def played(seed: int = 4, seats: int = 3, stop: int | None = None) -> Record:
    """A game of `normal`, or its first answers."""
    match = Match.new(TOY, seats, {}, seed, confirm=())
    found = Record(TOY.key, seats, seed, match.variants)
    for answer in moves(match, [NORMAL] * seats, seed):
        if stop is not None and len(found.answers) >= stop:
            break
        found.add(answer)
    return found


def reviewed(found: Record, seat: int, budget: Budget = QUICK) -> tuple[review.Review, list[float]]:
    """The review, and how far it was at each step."""
    work = review.review(str(found), seat, budget, 1)
    done, step = next(work)
    shares = [done]
    try:
        while True:
            done, step = work.send(review.take(step))
            shares.append(done)
    except StopIteration as end:
        return end.value, shares


def test_all_decisions_of_the_seat_are_surveyed_and_the_course_ends_with_the_points_of_the_game() -> None:
    found = played()
    seen = review.survey(found, 1)
    given = [answer.key for answer in found.answers if answer.seat == 1]
    assert [key for case in seen.cases for key in case.played] == given
    assert all(found.answers[case.answer].seat == 1 for case in seen.cases)
    assert seen.whole
    assert seen.course[0][0] == 0
    assert seen.course[-1][1] == record.play(found).result().scores


def test_a_decision_ends_where_something_is_shown_or_others_answer() -> None:
    cases = review.survey(played(), 0).cases
    for case in cases:
        match = Match.load(TOY, case.save, confirm=())
        for key in case.played[:-1]:
            match.answer(0, key)
            assert match.can_undo(0)


def test_what_the_table_took_back_is_left_out() -> None:
    found = played(stop=12)
    taken = [answer for answer in found.answers if answer.seat == 0]
    match = record.play(Record(TOY.key, 3, 4, found.variants))
    assert match.pending[0].kind
    again = Record(TOY.key, 3, 4, dict(found.variants))
    again.answers = [Answer(0, match.pending[0].kind, "pass"), *found.answers]
    again.backs = {1: 0}
    straight, back = review.survey(found, 0), review.survey(again, 0)
    assert back.whole
    assert [case.played for case in back.cases] == [case.played for case in straight.cases]
    assert [points for _, points in back.course] == [points for _, points in straight.course]
    assert sum(len(case.played) for case in back.cases) == len(taken)
    assert back.cases[0].turn == straight.cases[0].turn + 2  # what was taken back, and that it was


def test_of_a_game_whose_rules_were_mended_the_beginning_is_looked_at() -> None:
    found = played()
    found.answers[9:] = [Answer(0, "nothing", "nowhere")]
    seen = review.survey(found, 0)
    assert not seen.whole
    assert seen.cases


def test_a_wasted_turn_is_found_and_it_is_told_how_far_the_work_is() -> None:
    def fives(state: Any) -> None:
        state.round = state.rounds
        state.hands = [[5], [2]]
        state.deck = []

    state = Match.new(TOY, 2, {}, 1).state
    fives(state)
    match = Match(TOY, 2, {"length": "short"}, state, confirm=())
    case = Case(1, 0, match.save(), ("pass",))
    better = review.take(review.Look(case, 0, None, 60, 1))
    assert isinstance(better, search.Better)
    assert better.line[0] == "deliver"
    margin = review.take(review.Weigh(case, better.line, 0, None, 60, 2))
    assert isinstance(margin, search.Margin)
    assert margin.gain >= 4
    assert margin.error < 0.2
    made, shares = reviewed(played(), 0)
    assert shares == sorted(shares)
    assert shares[-1] < 1
    assert made.judged == len(review.survey(played(), 0).cases)
    assert len(made.findings) <= review.MOST
    assert made == reviewed(played(), 0)[0]


def test_what_follows_is_not_always_the_same_game() -> None:
    case = review.survey(played(seats=2), 0).cases[0]
    margin = review.take(review.Weigh(case, ("pass",), 0, None, 40, 2))
    assert isinstance(margin, search.Margin)
    assert margin.error > 0


def test_what_may_be_noise_is_not_told_and_of_a_turn_only_what_cost_most() -> None:
    def finding(turn: int, gain: float, error: float) -> Finding:
        return Finding(Case(turn, turn, Match.new(TOY, 2, {}, 1).save(), ("pass",)), ("pass",), gain, error)

    sure, large, same = finding(1, 3.0, 1.0), finding(2, 9.0, 1.0), finding(2, 8.0, 0.0)
    assert review._told([sure, finding(3, 5.0, 2.6), large, same], 40) == [large, sure]
    assert review._told([finding(1, 0.9, 0.0)], 40) == []
    assert review._told([finding(1, 3.0, 0.0)], 400) == []
    assert len(review._told([finding(turn, 5.0, 1.0) for turn in range(9)], 40)) == review.MOST


@pytest.mark.parametrize("seed", range(3))
def test_what_the_seat_could_not_know_changes_nothing(seed: int) -> None:
    cases = review.survey(played(seed=seed + 3), 0).cases
    fair = [case for case in cases if not case.save.answers and Position(TOY, case.save, 0).fair]
    assert fair
    for case in fair[seed::4]:
        state = TOY.redeal(decode_state(TOY, bytes(case.save.state)), 0, Rng(Seed(seed)))
        other: Save = msgspec.structs.replace(case.save, state=msgspec.Raw(encode_state(state)))
        lines, budget = (case.played, ("pass",)), Budget(None, 30)
        first, second = (
            (
                search.improve(TOY, ADVICE, save, 0, case.played, budget=budget, seed=7),
                search.margin(TOY, replace(ADVICE, horizon=None), save, 0, lines, budget=budget, seed=7),
            )
            for save in (case.save, other)
        )
        assert first == second


def test_without_time_nothing_is_said_to_be_better() -> None:
    case = review.survey(played(), 0).cases[0]
    margin = search.margin(TOY, ADVICE, case.save, 0, (case.played, ("pass",)), budget=Budget(None, 1), seed=1)
    assert margin.gain <= review.SURE * margin.error
