"""Bot opponents: `normal` takes whatever promises most, one decision at a time; so does `easy`, as far
as it sees and for the next turns only."""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.core.play.advice import ByAsk
from engine.core.play.ask import Ask
from engine.core.play.rng import Rng
from engine.games.cargo_empire.advice.experience import Experience
from engine.games.cargo_empire.advice.hindsight import Hindsight
from engine.games.cargo_empire.advice.promises import NEVER, Promising, now, promises
from engine.games.cargo_empire.advice.ranking import arranged
from engine.games.cargo_empire.view import View
from engine.kit.options import best, ranked
from engine.kit.slips import noticed

MOST, NEAR = 4, 2.5
"""At most this many answers are worth a closer look, and only those at most this many VP behind the best."""
SOON = Experience(ahead=1)
"""How `easy` sees the game."""


def _by(look: type[Promising]) -> ByAsk:
    """Who takes the most promising option, by this outlook; among equals, the first in reading order."""

    def decide(ask: Ask[Any], rng: Rng) -> str:
        seen, found = now(ask, look)
        return best(found, partial(arranged, seen, ask))

    return ByAsk(decide)


normal, seasoned = _by(Promising), _by(Hindsight)


def easy(view: View, ask: Ask[Any], rng: Rng) -> str:
    """What promises most for the next turns, of what it has noticed."""
    found = promises(view, ask, SOON)
    tempting = [key for key, worth in found.items() if worth > NEVER / 2] or list(found)
    return max(noticed(tempting, rng), key=lambda key: found[key])


def promising(view: View, ask: Ask[Any]) -> list[str]:
    """The answers worth a closer look, the most promising first, by what games have taught."""
    seen, found = now(ask, Hindsight)
    most = max(found.values())
    near = {key: worth for key, worth in found.items() if worth >= most - NEAR}
    return ranked(near, partial(arranged, seen, ask))[:MOST]
