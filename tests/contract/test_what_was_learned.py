"""What games have learned from games: no more than a seat may know, the same anywhere, and right at the end."""

from __future__ import annotations

from inspect import getfile
from pathlib import Path
from typing import Any

import pytest

from engine.core.ahead.learned import LEFT, Learned, read
from engine.core.ahead.learning import A_THIRD, tables
from engine.core.ahead.policy import NORMAL, move
from engine.core.play import registry
from engine.core.play.match import Match
from engine.core.play.rng import Rng, Seed
from tests.games import FINISHED
from tests.long import few

NUMBERED = [key for key in FINISHED if registry.advice(key).features is not None]
SEED = 11
WORSE, LESS = 0.15, 0.02
"""Points, and R²: by how much what was learned may be off further than the estimate where so many rounds are left."""
TOLD, ENOUGH = 0.5, 50
"""R² of the points when a third of the game is over, and of how many positions at least."""


def kept(key: str) -> Learned | None:
    estimate = registry.advice(key).estimate
    assert estimate is not None
    return read(Path(getfile(estimate)).with_name("learned.json"))


LEARNERS = [key for key in NUMBERED if kept(key) is not None]


def learned(key: str) -> Learned:
    found = kept(key)
    assert found is not None
    return found


def test_whoever_can_learn_goes_by_it_and_some_have_learned() -> None:
    assert all(registry.advice(key).value is not None for key in NUMBERED)
    assert len(LEARNERS) >= 2


@pytest.mark.parametrize("key", LEARNERS)
def test_what_comes_of_the_numbers_of_a_position_is_the_same_on_every_machine(key: str) -> None:
    found = learned(key)
    assert len(found.checks) >= 3
    assert any(check.adds for check in found.checks)
    assert [found.adds(check.numbers) for check in found.checks] == [check.adds for check in found.checks]


@pytest.mark.parametrize("key", LEARNERS)
def test_what_was_learned_is_nowhere_worse_than_the_estimate_in_games_that_nobody_fitted_to(key: str) -> None:
    for line in learned(key).off:
        assert line.error[1] <= line.error[0] + WORSE, line
        assert line.explained[1] >= line.explained[0] - LESS, line
        assert line.apart[1] >= line.apart[0] - LESS, line
    whole = learned(key).off[-1]
    assert whole.error[1] <= whole.error[0]


@pytest.mark.parametrize("key", LEARNERS)
def test_half_of_how_games_end_is_told_when_a_third_of_them_is_over(key: str) -> None:
    at_a_third = next(line for line in learned(key).off if line.rounds == A_THIRD)
    assert at_a_third.explained[1] >= TOLD
    assert at_a_third.positions >= ENOUGH


@pytest.mark.parametrize("key", LEARNERS)
def test_how_it_was_learned_is_written_down(key: str) -> None:
    found, advised = learned(key), registry.advice(key)
    rules = registry.game(key)
    assert found.made.command.startswith(f"python -m engine learn {key} --games {found.made.games} ")
    assert found.made.commit and "+" not in found.made.commit
    assert found.made.seats == sorted({seats for seats, _ in tables(rules, (), {})})
    match = Match.new(rules, found.made.seats[0], found.made.tables[0], SEED, confirm=())
    assert advised.features is not None
    assert {one.name for one in found.numbers} <= {*advised.features(match.state, 0)}


@pytest.mark.parametrize("key", few(LEARNERS, 2))
def test_at_the_end_what_is_expected_is_what_came_and_before_something_is_left(key: str) -> None:
    rules, advised, rng = registry.game(key), registry.advice(key), Rng(Seed(SEED))
    value, estimate, features = advised.value, advised.estimate, advised.features
    assert value is not None and estimate is not None and features is not None
    match: Match[Any, Any] = Match.new(rules, rules.seats[-1], {}, SEED, confirm=())
    differs, lefts = 0, list[float]()
    while match.pending:
        if not match.turn_answers:
            lefts.append(max(features(match.state, seat)[LEFT] for seat in range(match.seats)))
            differs += list(value(match.state)) != list(estimate(match.state))
        move(match, next(iter(match.pending)), NORMAL, rng)
    assert list(value(match.state)) == list(match.result().scores)
    assert all(features(match.state, seat)[LEFT] == 0 for seat in range(match.seats))
    assert lefts[0] == max(lefts) > 0
    assert differs > len(lefts) / 3
