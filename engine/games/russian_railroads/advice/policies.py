"""Practice opponents, which decide by what each option promises, one decision at a time.

`normal` looks at the rounds that are left; `easy` misjudges what `greedy`, the yardstick of both, would do.
"""

from __future__ import annotations

from typing import Any

from engine.core.advice import ByAsk
from engine.core.ask import Ask
from engine.core.rng import Rng
from engine.games.russian_railroads.advice.outlook import Outlook
from engine.games.russian_railroads.promises import PROMISES
from engine.games.russian_railroads.prospects import Prospects
from engine.games.russian_railroads.sight import of_ask
from engine.games.russian_railroads.view import View

MISJUDGED = 60
"""By how many per cent `easy` takes something for more or less than it promises, at most."""
JUDGED = ("draft", "space", "advance", "token", "card", "pick", "reuse")
"""The decisions that `easy` misjudges."""

MOST_LOOKED_AT = 10
"""How many answers a search looks at."""


def greedy(view: View, ask: Ask[Any], rng: Rng) -> str:
    """The option that promises most; equal ones are decided by their order."""
    return _best(promised(ask, Prospects))


def _normal(ask: Ask[Any], rng: Rng) -> str:
    """The option that promises most over the rounds that are left, with all that it triggers."""
    return _best(promised(ask, Outlook))


normal = ByAsk(_normal)


def easy(view: View, ask: Ask[Any], rng: Rng) -> str:
    """What `greedy` would choose if it took some things for more than they are; never what promises nothing."""
    found = promised(ask, Prospects)
    if ask.kind not in JUDGED:
        return _best(found)
    return _best({key: worth * (100 + rng.below(2 * MISJUDGED + 1) - MISJUDGED) / 100 for key, worth in found.items()})


def promised(ask: Ask[Any], eyes: type[Prospects]) -> dict[str, float]:
    """What each option promises, looked at in one way or the other."""
    sight = of_ask(ask)
    assert sight is not None
    promise, prospects = PROMISES[ask.kind], eyes(sight)
    return {key: promise(prospects, key, option) for key, option in ask.options.items()}


def _best(worth: dict[str, float]) -> str:
    return max(worth, key=lambda key: worth[key])


def promising(view: View, ask: Ask[Any]) -> list[str]:
    """The answers that a search looks at, what promises most to `normal` first."""
    found = promised(ask, Outlook)
    return sorted(found, key=lambda key: -found[key])[:MOST_LOOKED_AT]
