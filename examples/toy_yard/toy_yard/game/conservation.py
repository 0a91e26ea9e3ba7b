"""What must hold at every boundary, whatever was played."""

from __future__ import annotations

from toy_yard.game.data import CARS
from toy_yard.game.state import State


def check(state: State) -> None:
    """YRD-001: every car lies in one place. Raises AssertionError."""
    cars = [*state.yard, *state.deck, *state.aside, *(id for train in state.trains for id in train)]
    assert sorted(cars) == sorted(CARS), "a car has appeared or vanished"
    assert max(map(len, state.trains)) - min(map(len, state.trains)) <= 1, "somebody has taken more than their turn"
