"""The order in which a person is offered the options: the most useful first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.play.ask import Ask, Option
from toy_yard.game.data import CARS
from toy_yard.game.view import View


def offered(view: View, ask: Ask[Any]) -> Sequence[Option]:
    """Cars that score most come first."""
    return sorted(ask.options.values(), key=lambda option: -CARS[str(option)].points)
