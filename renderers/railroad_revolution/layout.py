"""Where names, tiles, terrain signs and keys have room on the map: each goes where it covers the least."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from engine.games.railroad_revolution.data import DATA
from renderers.draw.boxes import Box
from renderers.draw.labels import overlap
from renderers.railroad_revolution.chart import DEALS, DISC, KNOT, SUPPLY, TABLE, WEALTH, along, course, length

NAME, TILE, HOUSES = 18.0, 24.0, 20.0
"""Heights of the three rows of a city's plate: its name, its tile, its stations."""
PLATE = 100.0
"""Width of a plate."""
SIGN, HILL = 14.0, 11.0
"""Height of a terrain sign; width of a triangle on it."""
SEAL = 17.0
"""Size of the sign of a deal."""
KEY = (58.0, 16.0)
"""Width and height of the key of a space that can be chosen."""
ROUNDS = 3
"""So often each thing looks for a better place."""

Boxes = dict[str, Box]


def _obstacles() -> list[Box]:
    """What may not be covered: the rail spaces, piece by piece, and the nodes."""
    found = []
    for space in DATA.spaces:
        line = course(space)
        steps = max(2, round(length(line) / 5))
        for step in range(steps + 1):
            (x, y), _ = along(line, length(line) * step / steps)
            found.append(Box(x - 5, y - 5, 10, 10))
    found += [Box(city.x - DISC, city.y - DISC, 2 * DISC, 2 * DISC) for city in DATA.cities.values()]
    found += [Box(knot.x - KNOT, knot.y - KNOT, 2 * KNOT, 2 * KNOT) for knot in DATA.junctions.values()]
    return found


def _cost(box: Box, obstacles: Sequence[Box], others: Sequence[Box]) -> float:
    wide, high = DATA.canvas
    out = max(0.0, 4 - box.x) + max(0.0, box.right - wide + 4) + max(0.0, 4 - box.y) + max(0.0, box.bottom - high + 4)
    touched = sum(overlap(box, one) for one in obstacles)
    shared = sum(_shared(box, other) for other in others)
    return 50 * out + 12 * touched + shared


def _shared(one: Box, two: Box) -> float:
    w = min(one.right, two.right) - max(one.x, two.x)
    h = min(one.bottom, two.bottom) - max(one.y, two.y)
    return 5 + w * h if w > 0 and h > 0 else 0.0


def _settle(
    keys: Sequence[str], choices: Callable[[str], list[tuple[float, Box]]], obstacles: list[Box], fixed: list[Box]
) -> Boxes:
    """Each thing takes the best of its places, again and again while the others move; a place has a price."""
    offered, placed = {key: choices(key) for key in keys}, dict[str, Box]()
    bare = {key: [(price + _cost(box, obstacles, fixed), box) for price, box in offered[key]] for key in keys}
    for _ in range(ROUNDS):
        for key in keys:
            others = [box for other, box in placed.items() if other != key]
            placed[key] = min(bare[key], key=lambda c: c[0] + _cost(c[1], (), others))[1]
    return placed


CORNERS = [DEALS, SUPPLY, WEALTH, TABLE]


@cache
def plates() -> Boxes:
    """Name, tile and stations of each city."""
    return _settle(list(DATA.cities), _around, _obstacles(), CORNERS)


def _around(city: str) -> list[tuple[float, Box]]:
    """Places around a city, the nearer the better."""
    facts = DATA.cities[city]
    high = NAME + TILE + HOUSES
    found = []
    for gap in (3.0, 10.0, 18.0, 28.0):
        for share in (0.0, 0.15, 0.3, 0.5, 0.7, 0.85, 1.0):
            x, y = facts.x - PLATE * share, facts.y - high * share
            found += [
                (gap, Box(x, facts.y - DISC - gap - high, PLATE, high)),
                (gap, Box(x, facts.y + DISC + gap, PLATE, high)),
                (gap, Box(facts.x - DISC - gap - PLATE, y, PLATE, high)),
                (gap, Box(facts.x + DISC + gap, y, PLATE, high)),
            ]
    return found


@cache
def signs() -> Boxes:
    """The terrain of each space but the start space, with the sign of a deal if it has one."""
    spaces = [space.id for space in DATA.spaces.values() if space.terrain != "start"]
    return _settle(spaces, _beside, _obstacles(), [*CORNERS, *plates().values()])


def sign_width(space: str) -> float:
    """How wide the terrain sign of a space is, that of a deal included."""
    facts = DATA.spaces[space]
    return max(1.6, facts.triangles) * HILL + 5 + (SEAL if facts.deal else 0)


def _beside(space: str) -> list[tuple[float, Box]]:
    return _places(space, sign_width(space), SEAL if DATA.spaces[space].deal else SIGN)


def _places(space: str, wide: float, high: float) -> list[tuple[float, Box]]:
    """Places for a box on either side of a space, the nearer to its middle the better."""
    line = course(space)
    long, found = length(line), []
    for share in (0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8):
        (x, y), (dx, dy) = along(line, long * share)
        for gap in (3.0, 7.0, 12.0, 18.0):
            reach = 5 + gap + abs(dy) * wide / 2 + abs(dx) * high / 2
            price = gap + 20 * abs(share - 0.5)
            for way in (1, -1):
                cx, cy = x - dy * reach * way, y + dx * reach * way
                found.append((price, Box(cx - wide / 2, cy - high / 2, wide, high)))
    return found


@cache
def keys(spaces: tuple[str, ...]) -> Boxes:
    """The keys of spaces that can be chosen."""
    fixed = [*CORNERS, *plates().values(), *signs().values()]
    return _settle(spaces, lambda space: _places(space, *KEY), _obstacles(), fixed)
