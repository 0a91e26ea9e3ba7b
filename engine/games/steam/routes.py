"""Routes of goods (rules section 6): where a cube can go, and what each way there scores.

Routes do not depend on the cubes, only on the links, the cities and the locomotive: they are found once for each map.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache, reduce
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
    return _printed_colours(state.map) | state.new_cities


@cache
def _printed_colours(map: str) -> dict[Spot, str]:
    facts = DATA.maps[map]
    return {city: facts.hexes[city].color for city in facts.cities}


def most_points(state: State, seat: Seat) -> dict[Spot, dict[str, int]]:
    """STM-127 to STM-134: by city and colour, the cubes that the player can deliver, each with the most points."""
    graph, most = _graph_of(state, seat), dict[Spot, dict[str, int]]()
    for start, goods in state.goods.items():
        if goods:
            best: dict[str, int] = {}
            for end, tallies in _search(graph, state.players[seat].locomotive, start, goods).items():
                colour = graph.colours[end]
                best[colour] = max(best.get(colour, 0), *map(graph.own, tallies))
            most[start] = best
    return most


def routes(state: State, seat: Seat, start: Spot, colour: str) -> list[Route]:
    """STM-127 to STM-134: the ways of a cube of this colour, the most own points first.

    Of those that end in the same city and score the same, one of the shortest stands for all. Left out is a route
    than which another to the same city is better for the player or worse for a rival, and not the other way round for
    anybody.
    """
    graph, best = _graph_of(state, seat), list[Route]()
    for tallies in _search(graph, state.players[seat].locomotive, start, (colour,)).values():
        paths = {graph.points(tally): path for tally, path in tallies.items()}
        best += [Route(graph.named(paths[points]), points) for points in _undominated(paths, seat)]
    return sorted(best, key=lambda route: -route.points[seat])


def _graph_of(state: State, seat: Seat) -> _Graph:
    return _graph(network_of(state), tuple(city_colours(state).items()), state.seats, seat)


def _search(graph: _Graph, level: int, start: Spot, colours: Iterable[str]) -> Found:
    number = graph.index.get(start)
    # STM-133: a route needs an own link
    if number is None or not graph.ahead[level][number][0]:
        return {}
    return _ways_out(graph, number, level, sum(BITS[colour] for colour in colours))


def _undominated(found: Iterable[Points], seat: Seat) -> list[Points]:
    """Those that no other is better than in every way; the best for the player come first."""
    best: list[Points] = []
    for points in sorted(found, key=lambda points: (-points[seat], sum(points), points)):
        # only what comes before can be better in every way
        if not any(_dominates(other, points, seat) for other in best):
            best.append(points)
    return best


def _dominates(one: Points, other: Points, seat: Seat) -> bool:
    """Whether the player has no less of it, and no rival more."""
    return one[seat] >= other[seat] and all(
        a <= b for i, (a, b) in enumerate(zip(one, other, strict=True)) if i != seat
    )


Path = tuple[int, ...]
Found = dict[int, dict[int, Path]]
"""By the number of the settlement where they end, and by tally: a shortest route."""
BITS = {colour: 1 << number for number, colour in enumerate(DATA.colours)}
"""Colours of goods as bits."""
TALLY_BITS = 3
"""Links of one owner on a route, as many as a locomotive has levels, in bits."""
TALLY_MASK = (1 << TALLY_BITS) - 1


class _Graph:
    """The complete links as numbers, and what lies ahead of each settlement.

    A tally counts the links on a route by owner, in one number: TALLY_BITS for each seat.
    """

    def __init__(self, network: Network, cities: dict[Spot, str], seats: int, seat: Seat) -> None:
        self.names = list(network.complete_at)
        self.index = {name: number for number, name in enumerate(self.names)}
        self.seats, self.seat = seats, seat
        self.colours = [cities.get(name, "") for name in self.names]
        self.bits = [BITS.get(colour, 0) for colour in self.colours]
        self.ways = [self._ways(network, name) for name in self.names]
        self.ahead = self._ahead()

    def _ways(self, network: Network, name: Spot) -> list[tuple[int, Seat]]:
        """STM-076: where links lead from a settlement, and whose they are; the same way twice is one."""
        links = network.complete_at[name]
        return list(dict.fromkeys((self.index[link.other(name)], link.owner) for link in links))

    def _ahead(self) -> list[list[tuple[int, int]]]:
        """By links left and settlement, for any way onwards: the most own links on it (a link counts as often as it
        is used), and the colours of the cities that can be reached, as bits."""
        rows = [[(0, 0)] * len(self.names)]
        for _ in range(DATA.locomotive.max):
            rows.append([self._best(ways, rows[-1]) for ways in self.ways])
        return rows

    def _best(self, ways: list[tuple[int, Seat]], last: list[tuple[int, int]]) -> tuple[int, int]:
        own = max(last[end][0] + (owner == self.seat) for end, owner in ways)
        return own, reduce(or_, (last[end][1] | self.bits[end] for end, _ in ways))

    def points(self, tally: int) -> Points:
        """STM-138: the points of each seat."""
        return tuple(tally >> (TALLY_BITS * seat) & TALLY_MASK for seat in range(self.seats))

    def own(self, tally: int) -> int:
        """STM-138: the points of the player."""
        return tally >> (TALLY_BITS * self.seat) & TALLY_MASK

    def named(self, path: Path) -> tuple[Spot, ...]:
        """The settlements on a route."""
        return tuple(self.names[number] for number in path)


@lru_cache(maxsize=64)
def _graph(network: Network, cities: tuple[tuple[Spot, str], ...], seats: int, seat: Seat) -> _Graph:
    return _Graph(network, dict(cities), seats, seat)


@lru_cache(maxsize=512)
def _ways_out(graph: _Graph, start: int, level: int, wanted: int) -> Found:
    """STM-128 to STM-134, STM-209, STM-210: routes from a city over at most `level` links, to `wanted` colours.

    Depth first; a way is given up when what lies ahead can't make up for rivals' links, or has no city that counts.
    """
    ways_of, bits, me = graph.ways, graph.bits, graph.seat
    found: Found = {}

    def go_on(path: Path, tally: int, own: int, most: int, fresh: int) -> None:
        """`most` are the links of one rival, `fresh` the wanted colours that no city on the way has had."""
        ahead = graph.ahead[level - len(path)]
        for end, owner in ways_of[path[-1]]:
            if end in path:
                continue
            now, own_now, most_now = tally, own, most
            if owner != NOBODY:
                shift = TALLY_BITS * owner
                now += 1 << shift
                if owner == me:
                    own_now += 1
                else:
                    most_now = max(most, now >> shift & TALLY_MASK)
            needed = most_now or 1
            if own_now >= needed and bits[end] & fresh:
                there = found.setdefault(end, {})
                if now not in there or len(there[now]) > len(path) + 1:
                    there[now] = (*path, end)
            more, colours = ahead[end]
            left = fresh & ~bits[end]
            if own_now + more >= needed and colours & left:
                go_on((*path, end), now, own_now, most_now, left)

    go_on((start,), 0, 0, 0, wanted)
    return found
