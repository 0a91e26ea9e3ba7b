"""Deliveries counted as a patient person would, from the rules alone: every way that does not repeat itself.

Also random networks, whose links are known because they are drawn here.
"""

from __future__ import annotations

import itertools
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple

from engine.games.steam.data import DATA

Points = tuple[int, ...]


class Drawn(NamedTuple):
    """A complete link between two hexes; `owner` is None if nobody's."""

    owner: int | None
    ends: tuple[str, str]


def ways(
    links: Sequence[Drawn], colours: Mapping[str, str], start: str, cube: str, longest: int
) -> Iterator[tuple[str, list[Drawn]]]:
    """STM-128 to STM-132, STM-209: all ways of a cube to the first city of its colour, at most `longest` links.

    No link and no city is on a way twice; a town may be.
    """

    def go(here: str, cities: list[str], used: list[int]) -> Iterator[tuple[str, list[Drawn]]]:
        if used and colours.get(here) == cube:
            yield here, [links[number] for number in used]
            return
        if len(used) == longest:
            return
        for number, link in enumerate(links):
            if here in link.ends and number not in used:
                there = link.ends[1] if link.ends[0] == here else link.ends[0]
                if there not in cities:
                    yield from go(there, [*cities, there] if there in colours else cities, [*used, number])

    yield from go(start, [start], [])


def score(way: Sequence[Drawn], seats: int) -> Points:
    """STM-138, STM-210: a point for each own link; nobody's links count for nobody."""
    return tuple(sum(link.owner == seat for link in way) for seat in range(seats))


def allowed(points: Points, mover: int) -> bool:
    """STM-133, STM-134: an own link, and no rival with more."""
    return points[mover] > 0 and max(points) == points[mover]


def outcomes(
    links: Sequence[Drawn], colours: Mapping[str, str], start: str, cube: str, longest: int, mover: int, seats: int
) -> set[tuple[str, Points]]:
    """Where a cube can be delivered for which points, one entry for ways of equal points."""
    found = {(end, score(way, seats)) for end, way in ways(links, colours, start, cube, longest)}
    return {(end, points) for end, points in found if allowed(points, mover)}


def order(points: Points, mover: int) -> tuple[int, int]:
    """STM-127: what is offered first: the most own points, then the least for all rivals."""
    return -points[mover], sum(points)


class Network(NamedTuple):
    """Tiles in the notation of build.py, the links that they make, and the New Cities among the towns."""

    tiles: list[str]
    links: list[Drawn]
    new_cities: dict[str, str]


NEW_CITIES = ["red", "yellow", "purple", "blue", "grey", "grey", "grey", "grey"]
CURVES = {3: "21", 2: "22", 4: "22", 1: "23", 5: "23"}


def random_network(chance: Random, map: str, seats: int, tries: int = 60) -> Network:
    """Links between settlements over free hexes, by random owners; some towns are New Cities."""
    found = DATA.maps[map]
    towns = found.towns
    new_cities = dict(zip(chance.sample(towns, chance.randrange(8)), chance.sample(NEW_CITIES, 8), strict=False))
    exits: dict[str, dict[int, int | None]] = {town: {} for town in towns if town not in new_cities}
    used: dict[str, str] = {}
    used_edges: set[tuple[str, int]] = set()
    links = []
    for _ in range(tries):
        start = chance.choice([*found.cities, *towns])
        path = _path(chance, map, start, used, used_edges, 4)
        if path is None or (start == path[-1][0]):
            continue
        owner = chance.choice([None, *range(seats), *range(seats)])
        end, back = path[-1][0], (path[-1][1] + 3) % 6
        if not (_fits(exits, start, path[0][1]) and _fits(exits, end, back)):
            continue
        used_edges |= {(start, path[0][1]), (end, back)}
        for town, edge in ((start, path[0][1]), (end, back)):
            if town in exits:
                exits[town][edge] = owner
        for (name, entered), (_, left) in itertools.pairwise(path):
            used[name] = _plain(map, name, (entered + 3) % 6, left, owner)
        links.append(Drawn(owner, (start, end)))
    tiles = [*used.values(), *(_town(map, town, spurs) for town, spurs in exits.items() if spurs)]
    return Network(tiles, links, new_cities)


def _path(
    chance: Random, map: str, start: str, used: Mapping[str, str], used_edges: set[tuple[str, int]], longest: int
) -> list[tuple[str, int]] | None:
    """A random way to a settlement: hexes, each with the edge of the hex before by which it is entered."""
    across, hexes = DATA.maps[map].across, DATA.maps[map].hexes
    queue: deque[list[tuple[str, int]]] = deque()
    for edge in chance.sample(range(6), 6):
        if across[start][edge] and (start, edge) not in used_edges:
            queue.append([(across[start][edge], edge)])
    while queue:
        path = queue.popleft() if chance.random() < 0.7 else queue.pop()
        here, entered = path[-1]
        if hexes[here].feature:
            if (here, (entered + 3) % 6) in used_edges:
                continue
            return path
        if here in used or len(path) > longest:
            continue
        for edge in chance.sample(range(6), 6):
            there = across[here][edge]
            if edge != (entered + 3) % 6 and there and all(there != name for name, _ in path):
                queue.append([*path, (there, edge)])
    return None


def _fits(exits: Mapping[str, Mapping[int, int | None]], town: str, edge: int) -> bool:
    return town not in exits or _face([*exits[town], edge]) is not None


def _face(edges: Sequence[int]) -> tuple[str, int] | None:
    """The town face with these exits, and its rotation."""
    for face in DATA.faces.values():
        if face.kind == "town":
            for turn in range(6):
                if sorted((edge + turn) % 6 for edge in face.exits) == sorted(edges):
                    return face.id, turn
    return None


def _plain(map: str, name: str, one: int, other: int, owner: int | None) -> str:
    hex = DATA.maps[map].hexes[name]
    span = (other - one) % 6
    turn = one if span <= 3 else other
    return f"({hex.q},{hex.r}) {CURVES[span]}@{turn} ={'-' if owner is None else owner}"


def _town(map: str, name: str, spurs: Mapping[int, int | None]) -> str:
    hex = DATA.maps[map].hexes[name]
    face, turn = _face(list(spurs)) or ("", 0)
    owners = " ".join(f"{edge}={'-' if owner is None else owner}" for edge, owner in spurs.items())
    return f"({hex.q},{hex.r}) {face}@{turn} {owners}"
