"""Fitting: weights come near to what is so, and are judged by games that nobody fitted to."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from typing import Any

import pytest

from engine.core.ahead.learned import Made
from engine.core.ahead.learning import Seen
from engine.core.play.rng import Rng, Seed
from engine.making import fitting

GAMES = 200
MADE = Made("learn", "", 1, GAMES, GAMES // 5, [2], [{}])


def positions(lacks: float, noise: int = 0) -> list[Seen]:
    """Games of ten turns, in which the estimate lacks so much for each coin as long as anything is left."""
    rng, found = Rng(Seed(1)), list[Seen]()
    for game in range(GAMES):
        for turn in range(10):
            left, coins, luck = 9 - turn, rng.below(10), rng.below(2 * noise + 1) - noise
            numbers = {"left": float(left), "coins": float(coins), "same": 1.0}
            points = 50 + bool(left) * (lacks * coins + luck)
            found.append(Seen(game, turn, 0, left, 50.0, points, numbers))
    return found


def test_what_an_estimate_lacks_is_found_and_judged_by_games_left_out() -> None:
    found = fitting.fitted(positions(3.0, noise=2), MADE)
    assert [one.name for one in found.numbers] == ["left", "coins"], "what is always the same tells nothing"
    assert found.same == {"same": 1.0}
    assert found.adds({"left": 5.0, "coins": 8.0, "same": 1.0}) - found.adds(
        {"left": 5.0, "coins": 2.0, "same": 1.0}
    ) == pytest.approx(18, abs=4), "drawn to the estimate, which counts most where it was right"
    assert found.adds({"left": 0.0, "coins": 8.0, "same": 1.0}) == 0
    whole = found.off[-1]
    assert whole.positions == 10 * GAMES // 5
    assert whole.error[1] < 0.4 * whole.error[0]
    assert whole.explained[1] > 0.75 > whole.explained[0]


def test_where_there_is_nothing_to_be_learned_the_estimate_stays_about_as_it_is() -> None:
    found = fitting.fitted(positions(0.0, noise=5), MADE)
    assert all(abs(found.adds({"left": 5.0, "coins": coins, "same": 1.0})) < 0.6 for coins in (0.0, 9.0))
    assert found.off[-1].error[1] == pytest.approx(found.off[-1].error[0], abs=0.1)


def test_who_plays_at_random_does_not_drag_down_what_is_expected_of_others() -> None:
    """One game in five ends 100 points below what was expected, and nothing tells which."""
    wild = [replace(one, points=one.points - 100 * bool(one.left)) if one.game % 5 == 4 else one
            for one in positions(3.0, noise=2)]  # fmt: skip
    found = fitting.fitted(wild, MADE)
    assert found.adds({"left": 5.0, "coins": 5.0, "same": 1.0}) > 6, "without those it would be 15, the mean is -5"
    assert found.adds({"left": 5.0, "coins": 8.0, "same": 1.0}) > found.adds({"left": 5.0, "coins": 2.0, "same": 1.0})


def test_games_that_are_judged_are_not_fitted_to() -> None:
    """Those that are left out have it otherwise, and nothing of that is learned."""
    first = fitting.judged_from(GAMES)
    fit, other = positions(3.0), positions(-3.0)
    mixed = [one if one.game < first else twin for one, twin in zip(fit, other, strict=True)]
    both = [fitting.fitted(rows, MADE) for rows in (fit, mixed)]
    assert both[0].numbers == both[1].numbers
    assert both[0].off[-1].error[1] < both[0].off[-1].error[0]
    assert both[1].off[-1].error[1] > both[1].off[-1].error[0]


def test_what_comes_of_some_positions_is_written_down() -> None:
    found = fitting.fitted(positions(3.0), MADE)
    assert len(found.checks) == fitting.CHECKS
    assert all(found.adds(check.numbers) == check.adds for check in found.checks)


def test_without_numpy_it_is_said_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Any:
        if name == "numpy":
            raise ModuleNotFoundError(name)
        return import_module(name)

    monkeypatch.setattr(fitting, "import_module", missing)
    with pytest.raises(fitting.LacksNumpy):
        fitting.fitted(positions(0.0), MADE)
