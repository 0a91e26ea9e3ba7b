"""History: everyone's points at the end of each round, kept for looking back on the game."""

from __future__ import annotations

from typing import Any

from engine.core.play.standings import Result

History = dict[int, list[int]]
"""By round (from 1): the points of the seats, then of the rivals."""


def remember(history: History, result: Result) -> None:
    """Keep how everyone stands at the end of a round."""
    history[result.rounds] = [*result.scores, *(rival.score for rival in result.rivals)]


def begin(state: dict[str, Any]) -> dict[str, Any]:
    """An upgrade: a save from before this history was kept has none, and begins one now."""
    return state | {"history": {}}
