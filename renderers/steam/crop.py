"""The part of the map that a phone shows with a decision: what can be reached, and what is planned."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.core.play.ask import Ask, Shortcut
from engine.games.steam.data import DATA
from engine.games.steam.view import View
from renderers.steam.choices import Choice, begun_with, lined, reaches
from renderers.steam.marks import marks_of
from renderers.steam.ways import links_of


def spots(view: View, ask: Ask[Any] | None, plans: Sequence[Shortcut], found: Sequence[Choice]) -> tuple[str, ...]:
    """The hexes that must be visible: those of ways and their track, otherwise those that one's network leads to."""
    if found:
        return tuple(dict.fromkeys(_ways(view, lined(found, begun_with(ask, plans)))))
    hexes = DATA.maps[view.map].hexes
    planned = [spot for plan in plans for key in plan.keys if (spot := key.partition("/")[0]) in hexes]
    own = [spot for spot, reach in reaches(view, ask).items() if reach != "city"]
    marks = marks_of(view.map, ask)
    return tuple(dict.fromkeys([*own, *planned] if own else [*marks.hexes, *marks.cubes]))


def _ways(view: View, found: Iterable[Choice]) -> Iterable[str]:
    for choice in found:
        for way in choice.ways:
            yield from way.route.via
            for _, link, _ in links_of(view, way.route):
                yield from (spot for spot, _ in link.parts)
