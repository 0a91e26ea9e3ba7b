"""Routes of goods (rules section 6): where a cube can go, and what each route scores.

Routes depend on the links, the cities and the locomotive, but not on the cubes, so they are found once for each map.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from engine.games.steam.data import DATA
from engine.games.steam.network import Network, network_of
from engine.games.steam.state import NOBODY, Board, Seat, Spot

Points = tuple[int, ...]
"""The points of each seat (STM-138)."""
Rank = tuple[int, int, Points]
"""How good a route is for a player (the lowest is best): own points (negative), all points, the points of each."""


class Route(NamedTuple):
    """A route for a cube. `via` are the settlements on it, from the city where it starts to the one where it ends."""

    via: tuple[Spot, ...]
    points: Points

    @property
    def end(self) -> Spot:
        """The city where it ends."""
        return self.via[-1]


def city_colours(board: Board) -> dict[Spot, str]:
    """STM-002, STM-114: the colour of every city."""
    return _printed_colours(board.map) | board.new_cities


@cache
def _printed_colours(map: str) -> dict[Spot, str]:
    facts = DATA.maps[map]
    return {city: facts.hexes[city].color for city in facts.cities}


class Best(NamedTuple):
    """The best route of a cube, and how many there are that differ in where they end or in anyone's score."""

    route: Route
    different: int


def best_routes(board: Board, seat: Seat, level: int) -> Iterator[tuple[Spot, str, Best]]:
    """STM-127 to STM-134: by city and colour, the best route of each cube, for a player with this locomotive.

    It has the most own points, and among those the fewest points for rivals.
    """
    graph = _graph_of(board, seat, level)
    for start, goods in board.goods.items():
        if start in graph.index:
            for colour, best in _best(graph, start, _wanted(goods)).items():
                yield start, colour, best


@lru_cache(maxsize=2048)
def _best(graph: _Graph, start: Spot, wanted: int) -> dict[str, Best]:
    """The best routes from a city to each of these colours; each delivery leaves those from other cities as they
    are."""
    counts, found = Counter[str](), dict[str, list[tuple[Rank, Path]]]()
    for end, tallies in _search(graph, start, wanted).items():
        colour, tally = graph.colours[end], min(tallies, key=graph.rank)
        counts[colour] += len(tallies)
        found.setdefault(colour, []).append((graph.rank(tally), tallies[tally]))
    return {colour: Best(graph.route(*min(ways, key=_order)), counts[colour]) for colour, ways in found.items()}


def routes(board: Board, seat: Seat, level: int, start: Spot, colour: str) -> list[Route]:
    """STM-127 to STM-134: the routes of a cube of this colour, the best first.

    Among routes to the same city with the same score, one of the shortest stands for all.
    """
    graph = _graph_of(board, seat, level)
    found = _search(graph, start, BITS[colour]).values()
    ways = [(graph.rank(tally), path) for tallies in found for tally, path in tallies.items()]
    return [graph.route(*way) for way in sorted(ways, key=_order)]


def _wanted(colours: Iterable[str]) -> int:
    return sum(BITS[colour] for colour in colours)


def _search(graph: _Graph, start: Spot, wanted: int) -> Found:
    number = graph.index.get(start)
    if number is None or not wanted or not graph.starts[number]:
        return {}
    return _ways_out(graph, number, wanted)


def _order(way: tuple[Rank, Path]) -> tuple[Rank, int]:
    """The best come first; with equal scores, the shorter ones."""
    return way[0], len(way[1])


def _graph_of(board: Board, seat: Seat, level: int) -> _Graph:
    return _graph(network_of(board), tuple(city_colours(board).items()), board.seats, seat, level)


Path = tuple[int, ...]
Found = dict[int, dict[int, Path]]
"""A shortest route for each tally, by the number of the settlement where it ends."""
BITS = {colour: 1 << number for number, colour in enumerate(DATA.colours)}
"""Colours of goods as bits."""
TALLY_BITS = 3
"""Bits that count the links of one owner on a route, which are at most as many as a locomotive has levels."""
TALLY_MASK = (1 << TALLY_BITS) - 1


class _Way(NamedTuple):
    """Links from a settlement to the `end`, all of one owner.

    `bit` stands for the end, `colour` for its colour if it is a city, each bit of `links` for a link. `mine` is 1 if
    they are the player's; `step` is what one link adds to a tally, `shift` where a rival's links are counted in it.
    """

    end: int
    bit: int
    colour: int
    links: int
    mine: int
    step: int
    shift: int


_Onward = tuple[int, int]
"""What lies beyond the end of a way with a certain number of links that may follow: at most this many own links (one
counts as often as it is used), and cities of these colours."""


class _Graph:
    """The complete links as numbers, and what lies ahead of each settlement for a locomotive of this level.

    A tally counts the links on a route by owner, in one number: TALLY_BITS for each seat.
    """

    def __init__(self, network: Network, cities: dict[Spot, str], seats: int, seat: Seat, level: int) -> None:
        self.names = list(network.complete_at)
        self.index = {name: number for number, name in enumerate(self.names)}
        self.seats, self.seat = seats, seat
        self.colours = [cities.get(name, "") for name in self.names]
        links = self._links(network)
        onward: list[list[_Onward]] = [[(0, 0)] * len(ways) for ways in links]
        rows = [_worth_trying(links, onward)]
        for _ in range(level - 1):
            onward = _further(links, onward)
            rows.append(_worth_trying(links, onward))
        self.ways = tuple(rows)
        """By the number of links that may follow, and by settlement: the destinations worth trying."""
        self.starts = [any(mine or more for *_, mine, _, _, more, _ in ways) for ways in rows[-1]]
        """STM-133: the settlements from which a route can have a link of the player's own."""

    def _links(self, network: Network) -> list[list[_Way]]:
        """STM-076: where links lead from each settlement, and who owns them."""
        found: list[dict[tuple[int, Seat], int]] = [{} for _ in self.names]
        for number, link in enumerate(network.complete):
            one, other = (self.index[end] for end in link.ends)
            for start, end in ((one, other), (other, one)):
                found[start][end, link.owner] = found[start].get((end, link.owner), 0) | 1 << number + len(self.names)
        return [[self._way(end, owner, links) for (end, owner), links in ways.items()] for ways in found]

    def _way(self, end: int, owner: Seat, links: int) -> _Way:
        step = 0 if owner == NOBODY else 1 << TALLY_BITS * owner
        # beyond the last seat, a tally holds nothing
        shift = TALLY_BITS * (self.seats if owner in (self.seat, NOBODY) else owner)
        return _Way(end, 1 << end, BITS.get(self.colours[end], 0), links, int(owner == self.seat), step, shift)

    def rank(self, tally: int) -> Rank:
        """How good a route with this tally is for the player."""
        return _rank(tally, self.seats, self.seat)

    def route(self, rank: Rank, path: Path) -> Route:
        """A route in the form in which it is given out."""
        return Route(tuple(self.names[number] for number in path), rank[-1])


@cache
def _rank(tally: int, seats: int, seat: Seat) -> Rank:
    """STM-138: what a route with this tally scores, the lowest being the best."""
    points = tuple(tally >> (TALLY_BITS * seat) & TALLY_MASK for seat in range(seats))
    return -points[seat], sum(points), points


def _further(links: list[list[_Way]], onward: list[list[_Onward]]) -> list[list[_Onward]]:
    """What lies ahead of the same links with one more that may follow; `onward` is what lies ahead without it."""
    heads = [
        [(way.links, way.mine + more, way.colour | ahead) for way, (more, ahead) in zip(*each, strict=True)]
        for each in zip(links, onward, strict=True)
    ]
    return [[_beyond(way.links, heads[way.end]) for way in ways] for ways in links]


def _beyond(used: int, heads: Iterable[tuple[int, int, int]]) -> _Onward:
    """The most own links, and all colours, of the ways from where these links end."""
    # the link just used does not lead on, unless there is another beside it
    back = 0 if used & (used - 1) else used
    most = colours = 0
    for links, own, ahead in heads:
        if links != back:
            most = own if own > most else most
            colours |= ahead
    return most, colours


def _worth_trying(links: list[list[_Way]], onward: list[list[_Onward]]) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """The ways to a city or towards one, each with what lies beyond its end.

    There are many: plain tuples of numbers cost the garbage collector nothing.
    """
    return tuple(
        tuple([(*way, *beyond) for way, beyond in zip(*each, strict=True) if way.colour or beyond[1]])
        for each in zip(links, onward, strict=True)
    )


@lru_cache(maxsize=64)
def _graph(network: Network, cities: tuple[tuple[Spot, str], ...], seats: int, seat: Seat, level: int) -> _Graph:
    return _Graph(network, dict(cities), seats, seat, level)


@lru_cache(maxsize=512)
def _ways_out(graph: _Graph, start: int, wanted: int) -> Found:
    """STM-128 to STM-134, STM-209, STM-210: routes from a city to `wanted` colours.

    Depth first; a route is dropped when nothing ahead can make up for rivals' links, or no city ahead counts.
    """
    found: list[dict[int, Path]] = [{} for _ in graph.names]
    loops: set[tuple[int, int]] = set()
    path = [start]

    def go_on(seen: int, tally: int, own: int, most: int, fresh: int) -> None:
        """`seen` are the settlements and links on the route, `own` the player's links, `most` those of one rival (at
        least 1, STM-133), `fresh` the wanted colours that no city so far had."""
        length = len(path)
        for end, bit, colour, links, mine, step, shift, more, ahead in graph.ways[-length][path[-1]]:
            if seen & bit:
                free = links & ~seen
                if colour or not free:
                    continue
                now_seen = seen | (free & -free)
                # a loop counts the same in either direction
                if (end, now_seen) in loops:
                    continue
                loops.add((end, now_seen))
            else:
                now_seen = seen | bit | (links & -links)
            now, own_now = tally + step, own + mine
            # twice as fast as max(), and this runs ten thousand times
            rival = now >> shift & TALLY_MASK
            needed = rival if rival > most else most
            if colour & fresh and own_now >= needed:
                there = found[end]
                if now not in there or len(there[now]) > length + 1:
                    there[now] = (*path, end)
            left = fresh & ~colour
            if ahead & left and own_now + more >= needed:
                path.append(end)
                go_on(now_seen, now, own_now, needed, left)
                path.pop()

    go_on(1 << start, 0, 0, 1, wanted)
    return {end: ways for end, ways in enumerate(found) if ways}
