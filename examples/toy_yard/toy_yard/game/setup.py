"""The beginning of a game."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.play.rng import Rng
from toy_yard.game.data import CARS
from toy_yard.game.state import State


def setup(seats: int, variants: Mapping[str, str], rng: Rng) -> State:
    """YRD-001: the cars are shuffled, and the first of them stand in the yard."""
    deck = list(CARS)
    rng.shuffle(deck)
    state = State(0, 1, 0, [], deck, [[] for _ in range(seats)], [])
    fill(state)
    return state


def fill(state: State) -> None:
    """YRD-001: a car for everybody, and one more."""
    state.yard = sorted(state.deck.pop() for _ in range(state.seats + 1))
