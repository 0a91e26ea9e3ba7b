"""Practice opponents: `greedy` takes what promises most, seen from its seat, one decision at a time."""

from __future__ import annotations

from typing import Any

from engine.core.ask import Ask
from engine.core.rng import Rng
from engine.games.russian_railroads.promises import PROMISES
from engine.games.russian_railroads.prospects import Prospects
from engine.games.russian_railroads.sight import of_ask
from engine.games.russian_railroads.view import View


def greedy(view: View, ask: Ask[Any], rng: Rng) -> str:
    """The option that promises most; equal ones are decided by their order."""
    sight = of_ask(ask)
    assert sight is not None
    promise, prospects = PROMISES[ask.kind], Prospects(sight)
    return max(ask.options, key=lambda key: promise(prospects, key, ask.options[key]))
