"""The map as a graph: a player's network, and the spaces available from it (rules sections 4 and 5).

A network is a bit set of nodes: the start cities and both ends of every rail, since a rail is placed only where it
touches the network (RRV-057).
"""

from __future__ import annotations

from functools import lru_cache, reduce
from operator import or_

from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.state import Player, Seat, State

START = DATA.start_space.id
NODES = {node: 1 << i for i, node in enumerate([*DATA.cities, *DATA.junctions])}
ENDS = {space.id: NODES[space.a] | NODES[space.b] for space in DATA.spaces.values()}
TRIANGLES = {space.id: space.triangles for space in DATA.spaces.values()}
BIT = {space: 1 << i for i, space in enumerate(DATA.spaces)}
DEALS = sum(BIT[space.id] for space in DATA.spaces.values() if space.deal)
WITH_TRIANGLES = [
    (triangles, sum(BIT[space] for space in TRIANGLES if TRIANGLES[space] == triangles))
    for triangles in sorted(set(TRIANGLES.values()))
]
TOUCHING = {space: sum(BIT[s] for s in ENDS if s != space and ENDS[s] & ENDS[space]) for space in ENDS}
"""The spaces that a space touches, as a bit set."""
FACTS = {BIT[space]: (TRIANGLES[space], TOUCHING[space]) for space in ENDS}
"""By the bit of a space: its triangles, and the spaces that it touches."""
MOST_TRIANGLES = max(TRIANGLES.values())
NEVER = 99
"""More triangles than any placement has."""
LEVELS = {
    level: tuple(city.id for city in DATA.cities.values() if city.level == level)
    for level in sorted({city.level for city in DATA.cities.values()})
}
TOP_LEVEL = max(LEVELS)


@lru_cache(maxsize=4096)
def network(built: tuple[str, ...]) -> int:
    """RRV-058, RRV-067: the nodes that these rails and the start rail connect."""
    nodes = ENDS[START]
    for space in built:
        nodes |= ENDS[space]
    return nodes


@lru_cache(maxsize=4096)
def available_spaces(built: tuple[str, ...]) -> tuple[str, ...]:
    """RRV-057: the spaces that touch the network and hold no rail of the player."""
    free = available(built)
    return tuple(space for space, bit in BIT.items() if bit & free)


@lru_cache(maxsize=4096)
def available(built: tuple[str, ...]) -> int:
    """The same as a bit set: what any rail touches, the start rail included, except where a rail lies."""
    touched, rails = TOUCHING[START], BIT[START] | rails_of(built)
    for space in built:
        touched |= TOUCHING[space]
    return touched & ~rails


def rails_of(built: tuple[str, ...]) -> int:
    """The spaces that hold these rails, as a bit set."""
    rails = 0
    for space in built:
        rails |= BIT[space]
    return rails


@lru_cache(maxsize=4096)
def bits(spaces: int) -> tuple[int, ...]:
    """The spaces of a bit set one by one, in the order of the data."""
    found = []
    while spaces:
        bit = spaces & -spaces
        found.append(bit)
        spaces ^= bit
    return tuple(found)


@lru_cache(maxsize=4096)
def connected(built: tuple[str, ...]) -> tuple[str, ...]:
    """RRV-058: the cities of the network, in the order of the data."""
    nodes = network(built)
    return tuple(city for city in DATA.cities if NODES[city] & nodes)


@lru_cache(maxsize=4096)
def within(built: tuple[str, ...], rails: int) -> int:
    """RRV-058: the nodes that this many more rails can connect, one way or another."""
    nodes = network(built)
    for _ in range(rails):
        nodes |= reduce(or_, (ends for ends in ENDS.values() if ends & nodes))
    return nodes


def connected_at(player: Player, level: int) -> int:
    """RRV-096, RRV-115: how many cities of exactly this level are connected."""
    return connected_by_level(tuple(player.built))[level]


@lru_cache(maxsize=4096)
def connected_by_level(built: tuple[str, ...]) -> dict[int, int]:
    """RRV-096, RRV-115: how many cities of each level these rails connect."""
    nodes = network(built)
    return {level: sum(1 for city in LEVELS[level] if NODES[city] & nodes) for level in LEVELS}


def available_cities(state: State, seat: Seat) -> list[str]:
    """RRV-048: connected cities without a station of the player."""
    cities = connected(tuple(state.players[seat].built))
    return [city for city in cities if seat not in state.stations[city]]


def free_sectors(state: State, seat: Seat) -> list[int]:
    """RRV-068: sectors without an office of the player."""
    return [sector for sector, owners in state.offices.items() if seat not in owners]


def stations_of(state: State, seat: Seat) -> list[str]:
    """The cities with a station of the player."""
    return [city for city, owners in state.stations.items() if seat in owners]


def offices_of(state: State, seat: Seat) -> list[int]:
    """The sectors with an office of the player."""
    return [sector for sector, owners in state.offices.items() if seat in owners]


def first_in(owners: list[Seat]) -> bool:
    """RRV-050, RRV-070, RRV-174, RRV-175: whether the next building goes on the first space."""
    return not owners


@lru_cache(maxsize=8192)
def cheapest(built: tuple[str, ...], rails: int) -> tuple[tuple[int, bool], ...]:
    """RRV-056, RRV-059: the fewest triangles of any legal placement of this many rails, one after the other.

    There are up to two ways, as (triangles, deal): the cheapest of all, then the cheapest that triggers a deal.
    """
    least, with_deal = _cheapest(rails_of(built), available(built), rails)
    ways = [(least, False)] if least < with_deal else []
    return (*ways, (with_deal, True)) if with_deal < NEVER else tuple(ways)


def _cheapest(built: int, free: int, rails: int) -> tuple[int, int]:
    """The fewest triangles of any placement, and of any that triggers a deal, over bit sets of spaces; NEVER if there
    is none."""
    if rails == 0:
        return 0, NEVER
    if rails == 1:
        return _fewest(free), _fewest(free & DEALS)
    least = with_deal = NEVER
    for bit in bits(free):
        triangles, touching = FACTS[bit]
        if triangles >= with_deal:
            continue
        # a rail also makes the spaces that it touches available
        ahead, ahead_deal = _cheapest(built | bit, (free | touching) & ~(built | bit), rails - 1)
        least = min(least, triangles + ahead)
        with_deal = min(with_deal, triangles + (ahead if bit & DEALS else ahead_deal))
    return least, with_deal


def _fewest(spaces: int) -> int:
    """The fewest triangles of any of the spaces."""
    return next((triangles for triangles, mask in WITH_TRIANGLES if spaces & mask), NEVER)
