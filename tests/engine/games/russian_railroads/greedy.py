"""The yardstick of practice opponents: `greedy` takes what promises most, as the lists of a person are ordered."""

from __future__ import annotations

from typing import Any

from engine.core.play.ask import Ask
from engine.core.play.rng import Rng
from engine.games.russian_railroads.advice.promises import PROMISES
from engine.games.russian_railroads.advice.prospects import Prospects
from engine.games.russian_railroads.advice.sight import glance
from engine.games.russian_railroads.view import View


def greedy(view: View, ask: Ask[Any], rng: Rng) -> str:
    """The option that promises most; equal ones are decided by their order."""
    promise, prospects = PROMISES[ask.kind], Prospects(glance(ask))
    return max(ask.options, key=lambda key: promise(prospects, key, ask.options[key]))
