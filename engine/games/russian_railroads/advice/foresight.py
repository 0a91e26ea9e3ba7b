"""The most promising ways to make the steps of an action."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.games.russian_railroads import tracks
from engine.games.russian_railroads.advice.prospects import Prospects
from engine.games.russian_railroads.advice.sight import Sight
from engine.games.russian_railroads.elements import Element
from engine.games.russian_railroads.state import Colour, Colours, Player
from engine.games.russian_railroads.tracks import Rails

WIDTH = 12
"""This many ways of making some steps are pursued."""

Move = tuple[str, Colour, int]
"""A rail step: route, colour and the space reached."""


@dataclass(frozen=True, slots=True)
class Way:
    """Steps in a row, and what they promise."""

    value: float
    moves: tuple[Move, ...]
    rails: Rails


def colours(elements: Iterable[Element]) -> int:
    """In how many colours these elements can move rails."""
    return len({colour for element in elements for colour in element.colours})


def ways(sight: Sight, player: Player, wanted: Sequence[Colours]) -> list[Way]:
    """Ways to make steps in these colours, one for each resulting position, the most promising first; steps that can't
    be made are left out."""
    if not wanted:
        return []
    prospects = Prospects(sight)
    own = prospects.player.rails
    found = [Way(0.0, (), player.rails)]
    for step_colours in wanted:
        reached: dict[tuple[int, ...], Way] = {}
        for way in found:
            for move in tracks.moves(way.rails, step_colours):
                rails = tracks.after(way.rails, *move)
                key = tuple(at for line in rails.values() for at in line)
                if key not in reached:
                    own.update(rails)
                    reached[key] = Way(prospects.routes(), (*way.moves, move), rails)
        found = sorted(reached.values(), key=lambda way: -way.value)[:WIDTH] or found
    return found if found[0].moves else []


def prefers_loco(sight: Sight) -> bool:
    """Whether the next locomotive promises more than a factory."""
    prospects = Prospects(sight)
    loco = prospects.loco(prospects.lowest_loco())
    return loco > 0 and loco >= prospects.best_factory()
