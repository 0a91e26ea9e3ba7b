"""The yard (section 1)."""

from __future__ import annotations

import pytest

from engine.core.ahead.policy import caretaker
from engine.core.play.match import Match
from toy_yard.game import RULES
from toy_yard.game.data import CARS, ROUNDS

SEATS = RULES.seats[0]


@pytest.mark.rule("YRD-001")
def test_everybody_takes_a_car_a_round_and_what_is_left_is_put_aside() -> None:
    match = Match.new(RULES, SEATS, seed=1, confirm=())
    for round_ in range(1, ROUNDS + 1):
        taken = []
        for _ in range(SEATS):
            (seat, ask), yard = next(iter(match.pending.items())), list(match.state.yard)
            assert list(ask.options) == yard and len(yard) == SEATS + 1 - len(taken)
            match.answer(seat, caretaker(ask))
            taken.append(seat)
            assert match.state.trains[seat][round_ - 1] == yard[0]
        assert sorted(taken) == list(range(SEATS))
        assert len(match.state.aside) == round_
    assert match.over


@pytest.mark.rule("YRD-001")
def test_each_car_scores_its_number() -> None:
    match = Match.new(RULES, SEATS, seed=2, confirm=())
    while match.pending:
        seat, ask = next(iter(match.pending.items()))
        match.answer(seat, ask.keys()[-1])
    cars = [points["cars"] for points in match.result().breakdown]
    assert cars == [sum(CARS[id].points for id in train) for train in match.state.trains]
