"""Bot opponents: functions of what a seat sees and is asked."""

from __future__ import annotations

from typing import Any

from engine.core.play.ask import Ask
from engine.core.play.rng import Rng
from toy_yard.game.data import CARS
from toy_yard.game.view import View

SLIPS = 3
"""An easy opponent makes one decision in this many by chance."""


def normal(view: View, ask: Ask[Any], rng: Rng) -> str:
    """Whatever scores most."""
    return max(ask.options, key=lambda id: CARS[id].points)


def easy(view: View, ask: Ask[Any], rng: Rng) -> str:
    """The same, except for slips."""
    return rng.pick(list(ask.options)) if rng.below(SLIPS) == 0 else normal(view, ask, rng)
