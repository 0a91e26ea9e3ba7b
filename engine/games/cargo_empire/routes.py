"""Routes (rules section 3, secure): distances, the shapes that a delivery may have, and their ways.

`port` is a city that counts as a port in addition to those of the map (CGE-141); "" for none.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.state import CityKey


class Shape(NamedTuple):
    """CGE-041, CGE-042: LAND(before), or SEA(before, after), with the land segments before and after the sea leg."""

    sea: bool
    before: int
    after: int

    @property
    def steps(self) -> int:
        """CGE-040: each land segment and each sea leg is one step."""
        return self.before + self.sea + self.after


class Way(NamedTuple):
    """A way through cities; `sail` is the index of the city where the sea leg starts, -1 for none."""

    cities: tuple[CityKey, ...]
    rush: frozenset[int]
    sail: int = -1

    @property
    def between(self) -> list[CityKey]:
        """The cities that are neither its ends nor ports of its sea leg."""
        inner = range(1, len(self.cities) - 1)
        return [self.cities[n] for n in inner if self.sail < 0 or n not in (self.sail, self.sail + 1)]


@cache
def links(board: str) -> dict[CityKey, dict[CityKey, tuple[int, int]]]:
    """The land routes from each city: neighbour -> segments (CGE-187) and rush field."""
    found: dict[CityKey, dict[CityKey, tuple[int, int]]] = {city: {} for city in DATA.maps[board].cities}
    for link in DATA.maps[board].links:
        found[link.a][link.b] = found[link.b][link.a] = (link.segments, link.rush)
    return found


@cache
def rush_ends(board: str) -> dict[int, tuple[CityKey, CityKey]]:
    """CGE-186: the rush fields (counted from 1), each with the cities of its route."""
    return {link.rush: (link.a, link.b) for link in DATA.maps[board].links if link.rush}


@cache
def distances(board: str) -> dict[tuple[CityKey, CityKey], int]:
    """CGE-041: the smallest number of land segments between any two cities that land connects."""
    found = {}
    for start in DATA.maps[board].cities:
        reached, open_ = {start: 0}, [start]
        while open_:
            city = open_.pop(0)
            for other, (segments, _) in links(board)[city].items():
                if reached[city] + segments < reached.get(other, reached[city] + segments + 1):
                    reached[other] = reached[city] + segments
                    open_.append(other)
        found.update({(start, city): steps for city, steps in reached.items()})
    return found


def sea_legs(board: str, a: CityKey, b: CityKey, port: str = "") -> Iterator[tuple[Shape, CityKey, CityKey]]:
    """CGE-042: the shapes over each pair of ports, with the ports."""
    steps = distances(board)
    ports = [*DATA.maps[board].ports, *([port] if port else [])]
    for start in ports:
        for end in ports:
            if start != end and (a, start) in steps and (end, b) in steps:
                yield Shape(True, steps[a, start], steps[end, b]), start, end


@cache
def shapes(board: str, a: CityKey, b: CityKey, port: str = "") -> tuple[Shape, ...]:
    """CGE-041 to CGE-043: the shortest way over land, and those by sea if no way of either kind has fewer steps."""
    land = [Shape(False, steps, 0) for steps in [distances(board).get((a, b))] if steps is not None]
    sea = sorted({shape for shape, _, _ in sea_legs(board, a, b, port)})
    least = min(shape.steps for shape in (*land, *sea))
    return tuple(land + [shape for shape in sea if shape.steps == least])


def overland(board: str, a: CityKey, b: CityKey) -> Iterator[tuple[tuple[CityKey, ...], frozenset[int]]]:
    """All shortest ways over land: their cities, and the rush fields that they cross."""
    if a == b:
        yield (b,), frozenset()
        return
    steps = distances(board)
    for other, (segments, rush) in links(board)[a].items():
        if segments + steps[other, b] == steps[a, b]:
            for cities, fields in overland(board, other, b):
                yield (a, *cities), fields | {rush} - {0}


@cache
def ways(board: str, a: CityKey, b: CityKey, shape: Shape, port: str = "") -> tuple[Way, ...]:
    """CGE-194: all ways between two cities that have this shape."""
    if not shape.sea:
        return tuple(Way(cities, rush) for cities, rush in overland(board, a, b))
    return tuple(
        Way((*before, *after), rush | fields, len(before) - 1)
        for found, start, end in sea_legs(board, a, b, port)
        if found == shape
        for before, rush in overland(board, a, start)
        for after, fields in overland(board, end, b)
    )
