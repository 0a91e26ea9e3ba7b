"""Bot opponents: `normal` takes whatever promises most, one decision at a time; so does `easy`, as far as it sees."""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.core.play.ask import Ask
from engine.core.play.rng import Rng
from engine.games.cargo_empire.advice.promises import NEVER, promises
from engine.games.cargo_empire.advice.ranking import offered
from engine.games.cargo_empire.view import View
from engine.kit.options import ranked

MOST, NEAR = 4, 2.5
"""At most this many answers are worth a closer look, and only those at most this many VP behind the best."""
MISJUDGED = 300
"""By how much `easy` misjudges an answer at most, in hundredths of a VP."""
OVERLOOKED = 20
"""The percentage of answers that `easy` does not see."""


def normal(view: View, ask: Ask[Any], rng: Rng) -> str:
    """The most promising option; among equals, the first in reading order."""
    found = promises(view, ask)
    best = max(found.values())
    return ranked({key: worth for key, worth in found.items() if worth == best}, partial(offered, view, ask))[0]


def easy(view: View, ask: Ask[Any], rng: Rng) -> str:
    """What `normal` would choose if it overlooked some answers and misjudged the others."""
    found = promises(view, ask)
    tempting = [key for key, worth in found.items() if worth > NEVER / 2] or list(found)
    seen = [key for key in tempting if rng.below(100) >= OVERLOOKED] or tempting
    return max(seen, key=lambda key: found[key] + rng.below(MISJUDGED) / 100)


def promising(view: View, ask: Ask[Any]) -> list[str]:
    """The answers worth a closer look, the most promising to `normal` first."""
    found = promises(view, ask)
    best = max(found.values())
    near = {key: worth for key, worth in found.items() if worth >= best - NEAR}
    return ranked(near, partial(offered, view, ask))[:MOST]
