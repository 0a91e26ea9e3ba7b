"""The map as a graph: a player's network, and what is available from it (rules sections 4 and 5).

A network is a bit set of nodes: the start cities and both ends of every rail, since a rail is placed only where it
touches the network (RRV-057).
"""

from __future__ import annotations

from functools import lru_cache

from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.state import Player, Seat, State

NODES = {node: 1 << i for i, node in enumerate([*DATA.cities, *DATA.junctions])}
ENDS = {space.id: NODES[space.a] | NODES[space.b] for space in DATA.spaces.values()}
TRIANGLES = {space.id: space.triangles for space in DATA.spaces.values()}
LEVELS = {
    level: tuple(city.id for city in DATA.cities.values() if city.level == level)
    for level in sorted({city.level for city in DATA.cities.values()})
}
TOP_LEVEL = max(LEVELS)


@lru_cache(maxsize=4096)
def network(built: tuple[str, ...]) -> int:
    """RRV-058, RRV-067: the nodes that these rails and the start rail connect."""
    nodes = ENDS[DATA.start_space.id]
    for space in built:
        nodes |= ENDS[space]
    return nodes


@lru_cache(maxsize=4096)
def available_spaces(built: tuple[str, ...]) -> tuple[str, ...]:
    """RRV-057: the spaces that touch the network and hold no rail of the player."""
    nodes = network(built)
    return tuple(space for space, ends in ENDS.items() if ends & nodes and space not in built)


@lru_cache(maxsize=4096)
def connected(built: tuple[str, ...]) -> tuple[str, ...]:
    """RRV-058: the cities of the network, in the order of the data."""
    nodes = network(built)
    return tuple(city for city in DATA.cities if NODES[city] & nodes)


def connected_at(player: Player, level: int) -> int:
    """RRV-096, RRV-115: how many cities of exactly this level are connected."""
    nodes = network(tuple(player.built))
    return sum(1 for city in LEVELS[level] if NODES[city] & nodes)


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
    """RRV-050, RRV-070, RRV-174, RRV-175: whether the next building comes on the first space."""
    return not owners


@lru_cache(maxsize=8192)
def cheapest(built: tuple[str, ...], rails: int) -> tuple[tuple[int, bool], ...]:
    """RRV-056, RRV-059: the fewest triangles of any legal placing of so many rails, one after the other.

    Up to two ways, as (triangles, deal): the cheapest of all, and the cheapest that triggers a deal.
    """
    if rails == 0:
        return ((0, False),)
    ways: dict[bool, int] = {}
    for space in available_spaces(built):
        facts = DATA.spaces[space]
        for triangles, deal in cheapest((*built, space), rails - 1):
            total, triggers = facts.triangles + triangles, facts.deal or deal
            ways[triggers] = min(total, ways.get(triggers, total))
    if True in ways and False in ways and ways[True] <= ways[False]:
        del ways[False]
    return tuple((triangles, deal) for deal, triangles in ways.items())


def some_triangles(built: tuple[str, ...], rails: int) -> int:
    """RRV-056, RRV-059: how many triangles a legal placing of so many rails has that is cheap, if not the cheapest."""
    total = 0
    for _ in range(rails):
        space = min(available_spaces(built), key=TRIANGLES.__getitem__)
        total += TRIANGLES[space]
        built = (*built, space)
    return total
