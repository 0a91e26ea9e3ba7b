"""What a player's links can bring: the cubes that could be delivered now."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.steam.data import DATA
from engine.games.steam.goods import cubes, deliveries
from engine.games.steam.state import Player, State
from engine.games.steam.view import View


class Chance(NamedTuple):
    """A cube that can be delivered: where it lies, its colour, where it brings most, and how much that is."""

    hex: str
    colour: str
    to: str
    points: int


def chances(view: View, seat: int) -> list[Chance]:
    """The cubes that a player could deliver now, the most points first, each by the best route."""
    state, facts = _state(view), DATA.maps[view.map]
    found = []
    for cube in cubes(state, seat):
        spot = facts.named[cube.city.key]
        best = deliveries(state, seat, spot, cube.colour)[0].route
        found.append(Chance(spot, cube.colour, best.end, best.points[seat]))
    return sorted(found, key=lambda chance: -chance.points)


def _state(view: View) -> State:
    """As much of the game as routes depend on; everything on the table can be seen (STM-219)."""
    return State(
        rng=0,
        map=view.map,
        standard=view.standard,
        players=[Player(player.cash, player.income, player.locomotive) for player in view.players],
        order=view.order,
        goods={city.hex: city.cubes for city in view.cities},
        supply=view.supply,
        bag=view.bag,
        new_city_tiles=view.new_city_tiles,
        phase="goods",
        new_cities={city.hex: city.colour for city in view.cities if city.new},
        track=view.track,
    )
