"""States that a seat can't tell from the true one."""

from __future__ import annotations

from engine.core.play.codec import copy_state
from engine.core.play.rng import Rng
from engine.kit.secrets import mix
from toy_yard.game.state import State


def redeal(state: State, seat: int | None, rng: Rng) -> State:
    """Nobody knows the order of the deck."""
    twin = copy_state(state)
    twin.rng = rng.bits()
    mix([twin.deck], rng)
    return twin
