"""Bot opponents, which decide by what each option promises, one decision at a time.

`normal` looks at the rounds that are left; `easy` does, too, but misjudges what it sees, like somebody playing for the
third time.
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

MISJUDGED = 60
"""By how many per cent `easy` misjudges what something promises, at most."""
OVERLOOKED = 25
"""The percentage of possibilities that `easy` does not see."""
JUDGED = ("draft", "space", "advance", "token", "card", "pick", "reuse")
"""The decisions that `easy` misjudges."""

MOST_LOOKED_AT = 10
"""A search examines this many answers."""


def _normal(ask: Ask[Any], rng: Rng) -> str:
    """The option that promises the most over the remaining rounds, including all that it triggers."""
    return _best(promised(ask))


normal = ByAsk(_normal)


def easy(view: View, ask: Ask[Any], rng: Rng) -> str:
    """What `normal` would choose if it overlooked some things and misjudged others; never what promises nothing."""
    found = promised(ask)
    if ask.kind not in JUDGED:
        return _best(found)
    tempting = {key: worth for key, worth in found.items() if worth > 0}
    seen = {key: worth for key, worth in tempting.items() if rng.below(100) >= OVERLOOKED}
    return _best({key: worth * _slip(rng) for key, worth in (seen or tempting).items()} or found)


def _slip(rng: Rng) -> float:
    """The factor by which something is misjudged."""
    return (100 + rng.below(2 * MISJUDGED + 1) - MISJUDGED) / 100


def promised(ask: Ask[Any]) -> dict[str, float]:
    """What each option promises over the remaining rounds."""
    promise, outlook = PROMISES[ask.kind], Outlook(glance(ask))
    return {key: promise(outlook, key, option) for key, option in ask.options.items()}


def _best(worth: dict[str, float]) -> str:
    return max(worth, key=lambda key: worth[key])


def promising(view: View, ask: Ask[Any]) -> list[str]:
    """The answers that a search examines, those most promising to `normal` first."""
    found = promised(ask)
    return sorted(found, key=lambda key: -found[key])[:MOST_LOOKED_AT]
