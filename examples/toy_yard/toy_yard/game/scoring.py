"""Points, and who wins."""

from __future__ import annotations

from engine.core.play.rules import Result
from toy_yard.game.data import CARS, ROUNDS
from toy_yard.game.state import State


def points(state: State) -> list[int]:
    """YRD-001: by seat the numbers of its cars."""
    return [sum(CARS[id].points for id in train) for train in state.trains]


def result(state: State) -> Result:
    """Where the game stands; the most points win, and equals share the victory."""
    scores = points(state)
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return Result(scores, [{"cars": score} for score in scores], winners, min(state.round, ROUNDS))
