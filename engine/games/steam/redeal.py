"""States that a seat cannot tell from the true one (STM-219)."""

from __future__ import annotations

from engine.core.play.rng import Rng
from engine.games.steam.state import Seat, State
from engine.kit.secrets import twin


def redeal(state: State, seat: Seat | None, rng: Rng) -> State:
    """STM-219: nothing is hidden except the state of chance, and nothing is drawn any more."""
    return twin(state, rng)
