"""Options as a person sees them: the most useful first, by what distinguishes each, with what it brings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine.core.ahead.consequences import trials
from engine.core.play.ask import Ask, Choice, Option
from engine.games.russian_railroads.advice.promises import PROMISES
from engine.games.russian_railroads.advice.prospects import Prospects
from engine.games.russian_railroads.advice.sight import Sight, of_ask
from engine.games.russian_railroads.advice.told import Told
from engine.games.russian_railroads.view import View

UNRANKED = ("pay", "pick")
"""Payments are listed with the fewest coins first, end-bonus cards in printed order."""


def offered(view: View, ask: Ask[Any]) -> Sequence[Option]:
    """The most promising first, the way out last; a group stays together, where its best option is."""
    sight, options = of_ask(ask), list(ask.options.values())
    if sight is None:
        return options
    ranked = options if ask.kind in UNRANKED else by_promise(promised(sight, ask), options)
    told = Told(sight, ask.kind, trials(ask))
    return [replace(option, teller=told) if isinstance(option, Choice) else option for option in ranked]


def by_promise(promised: Mapping[str, float], options: Sequence[Option]) -> Sequence[Option]:
    """The most promising first, the way out last."""
    choices = [option for option in options if not option.declines]
    ranked = sorted(choices, key=lambda option: -promised[str(option)])
    groups = [option.group() for option in ranked]
    ranked = [option for _, option in sorted(zip(groups, ranked, strict=True), key=lambda of: groups.index(of[0]))]
    return [*ranked, *(option for option in options if option.declines)]


def promised(sight: Sight, ask: Ask[Any]) -> dict[str, float]:
    """What the options promise, except the way out, by key."""
    promise, prospects = PROMISES[ask.kind], Prospects(sight)
    return {key: promise(prospects, key, option) for key, option in ask.options.items() if not option.declines}
