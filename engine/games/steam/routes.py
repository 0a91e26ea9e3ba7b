"""Routes of goods (rules section 6): where a cube can go, and what each way there scores.

Routes do not depend on the cubes, only on the links, the cities and the locomotive: they are found once for each map.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from engine.games.steam.data import DATA
from engine.games.steam.network import Network, network_of
from engine.games.steam.state import NOBODY, Seat, Spot, State

Points = tuple[int, ...]
"""The points of each seat (STM-138)."""


class Route(msgspec.Struct, frozen=True):
    """A way for a cube. `via` are the settlements on it, from the city where it starts to the one where it ends."""

    via: tuple[Spot, ...]
    points: Points

    @property
    def end(self) -> Spot:
        """The city where it ends."""
        return self.via[-1]


def city_colours(state: State) -> dict[Spot, str]:
    """STM-002, STM-114: the colour of every city."""
    facts = DATA.maps[state.map]
    return {city: facts.hexes[city].color for city in facts.cities} | state.new_cities


def routes(state: State, seat: Seat, start: Spot) -> tuple[Route, ...]:
    """STM-127 to STM-134: the ways out of a city that this player may use, by where they end and what they score.

    Of those that end in the same city and score the same, one of the shortest stands for all. Left out is a route
    than which another to the same city is better for the player or worse for a rival, and not the other way round for
    anybody.
    """
    network = network_of(state)
    if start not in network.complete_at:
        return ()
    level = state.players[seat].locomotive
    return _routes(network, tuple(city_colours(state).items()), state.seats, seat, level, start)


@lru_cache(maxsize=4096)
def _routes(
    network: Network, cities: tuple[tuple[Spot, str], ...], seats: int, seat: Seat, level: int, start: Spot
) -> tuple[Route, ...]:
    search = _Search(_graph(network, cities, seats, seat), level, start)
    search.go(search.graph.index[start], level)
    return tuple(route for found in search.found for route in _undominated(found, seat))


class _Graph:
    """The complete links as numbers, and how many own links lie ahead of each settlement."""

    def __init__(self, network: Network, cities: dict[Spot, str], seats: int, seat: Seat) -> None:
        self.names = list(network.complete_at)
        self.index = {name: number for number, name in enumerate(self.names)}
        self.seats, self.seat = seats, seat
        colours = list(DATA.colours)
        self.colour = [1 << colours.index(cities[name]) if name in cities else 0 for name in self.names]
        self.ways = [self._ways(network, name) for name in self.names]
        self.ahead = self._ahead()

    def _ways(self, network: Network, name: Spot) -> list[tuple[int, Seat]]:
        """STM-076: where links lead from a settlement, and whose they are; the same way twice is one."""
        found = [(self.index[link.other(name)], link.owner) for link in network.complete_at[name]]
        return list(dict.fromkeys((end, self.seats if owner == NOBODY else owner) for end, owner in found))

    def _ahead(self) -> list[list[int]]:
        """By links left and settlement: the most own links that any way onwards uses, twice the same one included."""
        rows = [[0] * len(self.names)]
        for _ in range(DATA.locomotive.max):
            last = rows[-1]
            rows.append([max((last[end] + (owner == self.seat) for end, owner in ways), default=0) for ways in self.ways])
        return rows


@lru_cache(maxsize=64)
def _graph(network: Network, cities: tuple[tuple[Spot, str], ...], seats: int, seat: Seat) -> _Graph:
    return _Graph(network, dict(cities), seats, seat)


class _Search:
    """All ways out of a city, depth first."""

    def __init__(self, graph: _Graph, level: int, start: Spot) -> None:
        self.graph = graph
        self.path = [graph.index[start]]
        self.on_path = [name == start for name in graph.names]
        self.used = [0] * (graph.seats + 1)  # links of each seat; unowned ones come last
        self.passed = 0  # the colours of the cities on the way, as bits
        self.found: list[dict[Points, Route]] = [{} for _ in graph.names]
