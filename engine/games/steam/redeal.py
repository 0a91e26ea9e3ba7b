"""States that a seat cannot tell from the true one (STM-219)."""

from __future__ import annotations

from engine.core.play.rng import Rng
from engine.games.steam.state import Seat, State
from engine.kit.secrets import twin


def redeal(state: State, seat: Seat | None, rng: Rng) -> State:
    """STM-219: nothing is hidden but the state of the random generator, and nothing is drawn after setup."""
    return twin(state, rng)
