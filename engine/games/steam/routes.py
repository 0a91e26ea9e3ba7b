"""Routes of goods (rules section 6): where a cube can go, and what each way there scores.

Routes do not depend on the cubes, only on the links, the cities and the locomotive: they are found once for each map.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, reduce
from operator import or_

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
    graph = _graph(network, tuple(city_colours(state).items()), state.seats, seat)
    return _routes(graph, start, state.players[seat].locomotive)


@lru_cache(maxsize=4096)
def _routes(graph: _Graph, start: Spot, level: int) -> tuple[Route, ...]:
    found: dict[Spot, dict[Points, Route]] = {}
    for route in _ways_out(graph, graph.index[start], level):
        same = found.setdefault(route.end, {})
        if route.points not in same or len(route.via) < len(same[route.points].via):
            same[route.points] = route
    return tuple(route for same in found.values() for route in _undominated(same, graph.seat))


def _undominated(same: dict[Points, Route], seat: Seat) -> list[Route]:
    """The routes to one city of which no other is better in every way; the best for the player come first."""
    best: list[Route] = []
    for points in sorted(same, key=lambda points: (-points[seat], sum(points), points)):
        # only a route that comes before can be better in every way
        if not any(_dominates(route.points, points, seat) for route in best):
            best.append(same[points])
    return best


def _dominates(one: Points, other: Points, seat: Seat) -> bool:
    """Whether the player has no less of it, and no rival more."""
    return one[seat] >= other[seat] and all(
        a <= b for i, (a, b) in enumerate(zip(one, other, strict=True)) if i != seat
    )


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
        self.colours_ahead = self._colours_ahead()

    def _ways(self, network: Network, name: Spot) -> list[tuple[int, Seat]]:
        """STM-076: where links lead from a settlement, and whose they are; the same way twice is one."""
        found = [(self.index[link.other(name)], link.owner) for link in network.complete_at[name]]
        return list(dict.fromkeys((end, self.seats if owner == NOBODY else owner) for end, owner in found))

    def _ahead(self) -> list[list[int]]:
        """By links left and settlement: the most own links that any way onwards uses, twice the same one included."""
        rows = [[0] * len(self.names)]
        for _ in range(DATA.locomotive.max):
            last = rows[-1]
            rows.append(
                [max((last[end] + (owner == self.seat) for end, owner in ways), default=0) for ways in self.ways]
            )
        return rows

    def _colours_ahead(self) -> list[list[int]]:
        """By links left and settlement: the colours of the cities within reach, as bits."""
        rows = [[0] * len(self.names)]
        for _ in range(DATA.locomotive.max):
            last = rows[-1]
            rows.append([reduce(or_, (last[end] | self.colour[end] for end, _ in ways)) for ways in self.ways])
        return rows


@lru_cache(maxsize=64)
def _graph(network: Network, cities: tuple[tuple[Spot, str], ...], seats: int, seat: Seat) -> _Graph:
    return _Graph(network, dict(cities), seats, seat)


def _ways_out(graph: _Graph, start: int, level: int) -> Iterator[Route]:
    """STM-128 to STM-134, STM-209, STM-210: all routes from a city over at most `level` links, depth first."""
    used = [0] * (graph.seats + 1)  # links by owner; unowned ones come last
    path = [start]

    def go_on(at: int, left: int, passed: int) -> Iterator[Route]:
        """`left` links may follow; `passed` are the colours of the cities on the way, as bits."""
        for end, owner in graph.ways[at]:
            if end in path:
                continue
            used[owner] += 1
            own, most = used[graph.seat], max(used[:-1])
            path.append(end)
            if 0 < own == most and graph.colour[end] & ~passed:
                yield Route(tuple(graph.names[spot] for spot in path), tuple(used[:-1]))
            # STM-133, STM-134: what lies ahead can still make up for rivals' links, and lead to a city of a new colour
            if own + graph.ahead[left - 1][end] >= max(most, 1) and graph.colours_ahead[left - 1][end] & ~passed:
                yield from go_on(end, left - 1, passed | graph.colour[end])
            path.pop()
            used[owner] -= 1

    return go_on(start, level, 0)
