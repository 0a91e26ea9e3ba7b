"""Voyages on a real map: around the coasts, by the shortest way over water."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from itertools import product
from math import dist, hypot

from PIL import Image, ImageDraw

from engine.games.cargo_empire.data import DATA
from renderers.cargo_empire.atlas import COASTS
from renderers.draw.coasts import coasts_of, points
from renderers.draw.hexgrid import Point
from renderers.draw.strokes import smooth

CELL, WIDE, HIGH, RIM = 10, 100, 94, 1
"""Side of a cell in units of the map; numbers of cells across and down; how many at the edges stay empty."""
SHORE, EVERY = 1.6, 3
"""How much longer a cell beside land counts; how many cells of a way lie between two points of its curve."""

STEPS = [(dx, dy, hypot(dx, dy)) for dx, dy in product((-1, 0, 1), (-1, 0, 1)) if dx or dy]
"""The steps from a cell to its neighbours, with their lengths."""

Cell = tuple[int, int]


@lru_cache(maxsize=8)
def _water(map: str) -> frozenset[Cell]:
    """The cells of the sea."""
    sheet = Image.new("1", (WIDE * CELL, HIGH * CELL), 1)
    draw = ImageDraw.Draw(sheet)
    for ring in coasts_of(COASTS[map]).land:
        draw.polygon(points(ring), 0)
    middles = sheet.resize((WIDE, HIGH), Image.Resampling.NEAREST)
    return frozenset(cell for cell in product(range(WIDE), range(HIGH)) if middles.getpixel(cell))


@lru_cache(maxsize=8)
def _shores(map: str) -> frozenset[Cell]:
    """The cells of the sea that border on land."""
    water = _water(map)
    return frozenset((x, y) for x, y in water if {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} - water)


@lru_cache(maxsize=256)
def voyage(map: str, a: str, b: str) -> tuple[Point, ...]:
    """The way from port to port on a map of our world, in its units; empty if no water joins them."""
    water, shores, first, last = _water(map), _shores(map), _port(map, a), _port(map, b)
    best, came, queue = {first: 0.0}, {first: first}, [(0.0, first)]
    while queue:
        far, cell = heappop(queue)
        if cell == last:
            break
        for dx, dy, step in STEPS:
            near = cell[0] + dx, cell[1] + dy
            if near not in water:
                continue
            cost = far + step * (SHORE if near in shores else 1.0)
            if cost < best.get(near, cost + 1):
                best[near], came[near] = cost, cell
                heappush(queue, (cost, near))
    if last not in came:
        return ()
    cells = [last]
    while cells[-1] != first:
        cells.append(came[cells[-1]])
    kept = [*cells[::-1][:-1][::EVERY], last]
    return tuple(smooth([_middle(cell) for cell in kept], 4))


def _middle(cell: Cell) -> Point:
    """The middle of a cell, or of one further from the edge of the map."""
    x, y = min(max(cell[0], RIM), WIDE - 1 - RIM), min(max(cell[1], RIM), HIGH - 1 - RIM)
    return (x + 0.5) * CELL, (y + 0.5) * CELL


@lru_cache(maxsize=64)
def _port(map: str, key: str) -> Cell:
    """The cell of the sea nearest to a city."""
    city = DATA.maps[map].cities[key]
    place = coasts_of(COASTS[map]).sheet.at(city.lat or 0.0, city.lon or 0.0)
    return min(_open(map), key=lambda cell: dist(_middle(cell), place))


@lru_cache(maxsize=8)
def _open(map: str) -> tuple[Cell, ...]:
    """The largest connected body of water."""
    left, found = set(_water(map)), list[Cell]()
    while left:
        start = min(left)
        left.discard(start)
        here = [start]
        for x, y in here:
            for near in product((x - 1, x, x + 1), (y - 1, y, y + 1)):
                if near in left:
                    left.discard(near)
                    here.append(near)
        found = max(found, here, key=len)
    return tuple(found)
