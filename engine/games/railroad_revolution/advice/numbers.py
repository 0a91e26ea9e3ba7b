"""What a seat can know of a position that helps to predict its points, for fitting an estimate."""

from __future__ import annotations

from engine.games.railroad_revolution.advice.estimate import standing
from engine.games.railroad_revolution.advice.features import NAMES, features, turns_left
from engine.games.railroad_revolution.state import Seat, State


def numbers(state: State, seat: Seat) -> dict[str, float]:
    """What it has, how long the game goes on, its `features`, and how far the others have come."""
    own, others = standing(state, seat), [standing(state, other) for other in range(state.seats) if other != seat]
    return {
        "left": turns_left(state, seat),
        "had": float(own),
        "round": float(state.round),
        "seats": float(state.seats),
        "best-other": float(max(others)),
        "mean-other": sum(others) / len(others),
        "ahead-of": float(sum(own > other for other in others)),
        **dict(zip(NAMES, features(state, seat), strict=True)),
    }
