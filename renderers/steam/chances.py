"""What a player's links can bring: the cubes that could be delivered now."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.steam.data import DATA
from engine.games.steam.goods import cubes, deliveries
from engine.games.steam.view import View
from renderers.steam.replica import state_of


class Chance(NamedTuple):
    """A cube that can be delivered: where it lies, its colour, where it brings most, and how much that is."""

    hex: str
    colour: str
    to: str
    points: int


def chances(view: View, seat: int) -> list[Chance]:
    """The cubes that a player could deliver now, the most points first, each by the best route."""
    state, facts = state_of(view), DATA.maps[view.map]
    found = []
    for cube in cubes(state, seat):
        spot = facts.named[cube.city.key]
        best = deliveries(state, seat, spot, cube.colour)[0].route
        found.append(Chance(spot, cube.colour, best.end, best.points[seat]))
    return sorted(found, key=lambda chance: -chance.points)
