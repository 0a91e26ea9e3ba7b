"""Bot opponents, which decide by what each option promises, one decision at a time.

`normal` looks at the rounds that are left; `easy` plays like somebody who does so for the third time: it thinks of the
next scorings only, and overlooks things.
"""

from __future__ import annotations

from typing import Any

from engine.core.play.advice import ByAsk
from engine.core.play.ask import Ask
from engine.core.play.rng import Rng
from engine.games.russian_railroads.advice.outlook import Outlook
from engine.games.russian_railroads.advice.promises import PROMISES
from engine.games.russian_railroads.advice.sight import glance
from engine.games.russian_railroads.view import View
from engine.kit.slips import noticed

AHEAD = 2
"""How many scorings `easy` thinks of, the running round's among them."""
LOOKED_FOR = ("draft", "space", "advance", "token", "card", "pick", "reuse")
"""The decisions in which `easy` overlooks something."""
OVERLOOKED = 40
"""The percentage that it overlooks there: what is second is nearly as good."""

MOST_LOOKED_AT = 10
"""A search examines this many answers."""


def _normal(ask: Ask[Any], rng: Rng) -> str:
    """The option that promises the most over the remaining rounds, including all that it triggers."""
    return _best(promised(ask))


normal = ByAsk(_normal)


class _Soon(Outlook):
    """The board as `easy` sees it."""

    farthest = AHEAD


def _easy(ask: Ask[Any], rng: Rng) -> str:
    """What promises most until the next scorings, of what it has noticed; never what promises nothing."""
    found = promised(ask, _Soon)
    if ask.kind in LOOKED_FOR:
        tempting = (key for key, worth in found.items() if worth > 0)
        found = {key: found[key] for key in noticed(tempting, rng, OVERLOOKED)} or found
    return _best(found)


easy = ByAsk(_easy)


def promised(ask: Ask[Any], eyes: type[Outlook] = Outlook) -> dict[str, float]:
    """What each option promises over the remaining rounds, as far as these eyes see."""
    promise, outlook = PROMISES[ask.kind], eyes(glance(ask))
    return {key: promise(outlook, key, option) for key, option in ask.options.items()}


def _best(worth: dict[str, float]) -> str:
    return max(worth, key=lambda key: worth[key])


def promising(view: View, ask: Ask[Any]) -> list[str]:
    """The answers that a search examines, those most promising to `normal` first."""
    found = promised(ask)
    return sorted(found, key=lambda key: -found[key])[:MOST_LOOKED_AT]
