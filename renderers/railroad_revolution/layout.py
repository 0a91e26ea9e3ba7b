"""Where names, tiles, terrain signs and keys go on the map: each where it covers the least."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache

from engine.games.railroad_revolution.data import DATA
from renderers.draw.boxes import Box
from renderers.draw.labels import overlap, squares
from renderers.railroad_revolution.chart import DISC, KNOT, SKY, SUPPLY, TABLE, WEALTH, along, course, length

NAME, TILE, HOUSES = 17.0, 23.0, 19.0
"""Heights of the three rows of a city's plate: its name, its tile, its stations."""
PLATE = 92.0
"""Width of a plate."""
SIGN, HILL = 14.0, 11.0
"""Height of a terrain sign; width of a triangle on it."""
SEAL = 17.0
"""Size of the sign of a deal."""
KEY = 18.0
"""Height of the number, name and cost of a space that can be chosen."""
HALF = 6.5
"""Half the width that a rail space needs, its owners' rails included."""
WIDEST = 11.0
"""The same where the owners' shapes lie."""
GAPS = (1.0, 3.0, 7.0, 12.0, 18.0)
"""Possible gaps between a sign and its space."""
SQUARE = 40.0
"""Side of the squares that index what must not be covered."""
ROUNDS = 3
"""How many times each thing looks for a better place."""

Boxes = dict[str, Box]


@cache
def _obstacles() -> dict[tuple[int, int], list[Box]]:
    """What must not be covered, by the squares it touches: rail spaces, piece by piece, and nodes."""
    found: dict[tuple[int, int], list[Box]] = {}
    for box in _beds():
        for square in squares(box, SQUARE):
            found.setdefault(square, []).append(box)
    return found


def _beds() -> Iterator[Box]:
    for space in DATA.spaces:
        line = course(space)
        steps = max(2, round(length(line) / 5))
        for step in range(steps + 1):
            (x, y), _ = along(line, length(line) * step / steps)
            middle = abs(step / steps - 0.5) < 0.2
            yield Box(x, y, 0, 0).inset(-WIDEST if middle else -HALF)
    for city in DATA.cities.values():
        yield Box(city.x - DISC, city.y - DISC, 2 * DISC, 2 * DISC)
    for knot in DATA.junctions.values():
        yield Box(knot.x - KNOT, knot.y - KNOT, 2 * KNOT, 2 * KNOT)


def _cost(box: Box, fixed: Sequence[Box]) -> float:
    """The cost of covering what lies there, or of leaving the canvas."""
    wide, high = DATA.canvas
    out = (
        max(0.0, 4 - box.x)
        + max(0.0, box.right - wide + 4)
        + max(0.0, 4 - SKY - box.y)
        + max(0.0, box.bottom - high + 4)
    )
    near = _obstacles()
    touched = {one for square in squares(box, SQUARE) for one in near.get(square, ()) if overlap(box, one)}
    return 50 * out + 60 * len(touched) + _crowd(box, fixed)


def _crowd(box: Box, others: Iterable[Box]) -> float:
    """The cost of sharing room with others: a fixed amount for each, plus the shared area."""
    left, top, right, bottom = box.x, box.y, box.right, box.bottom
    cost = 0.0
    for x, y, w, h in others:
        if x < right and left < x + w and y < bottom and top < y + h:
            cost += 5 + (min(right, x + w) - max(left, x)) * (min(bottom, y + h) - max(top, y))
    return cost


def _settle(keys: Sequence[str], choices: Callable[[str], list[tuple[float, Box]]], fixed: Sequence[Box]) -> Boxes:
    """Each thing takes the best of its places, repeatedly as the others move; every place has a price."""
    offered = {key: [(price + _cost(box, fixed), box) for price, box in choices(key)] for key in keys}
    placed: Boxes = {}
    for _ in range(ROUNDS):
        for key in keys:
            others = [box for other, box in placed.items() if other != key]
            placed[key] = min(offered[key], key=lambda choice: choice[0] + _crowd(choice[1], others))[1]
    return placed


CORNERS = [SUPPLY, WEALTH, TABLE]
PLATES = {
    "WAS": (845, 187),
    "CLT": (811, 353),
    "CHI": (649, 153),
    "LIT": (448, 360),
    "MIA": (854, 532),
    "DLH": (544, 52),
    "KCY": (399, 201),
    "HOU": (398, 491),
    "BIS": (424, 46),
    "DEN": (237, 270),
    "ELP": (219, 346),
    "SLC": (203, 120),
    "SEA": (156, -5),
    "SFO": (87, 255),
    "SAN": (48, 403),
}
"""The corners of the cities' plates on the canvas, each clear of rail spaces and other cities."""


@cache
def plates() -> Boxes:
    """Name, tile and stations of each city."""
    return {city: Box(x, y, PLATE, NAME + TILE + HOUSES) for city, (x, y) in PLATES.items()}


@cache
def signs() -> Boxes:
    """The terrain sign of each space except the start space, with the sign of a deal if it has one."""
    spaces = [space.id for space in DATA.spaces.values() if space.terrain != "start"]
    return _settle(spaces, _beside, [*CORNERS, *plates().values()])


def sign_width(space: str) -> float:
    """The width of a space's terrain sign, including that of a deal."""
    facts = DATA.spaces[space]
    return max(1.6, facts.triangles) * HILL + 5 + (SEAL if facts.deal else 0)


def _beside(space: str) -> list[tuple[float, Box]]:
    return _places(space, sign_width(space), SEAL if DATA.spaces[space].deal else SIGN)


def beside(space: str, wide: float, high: float) -> list[tuple[float, Box]]:
    """Places for a badge of this size on either side of a space, with their prices."""
    return _places(space, wide, high, (*GAPS, 26.0, 36.0))


def _places(space: str, wide: float, high: float, gaps: tuple[float, ...] = GAPS) -> list[tuple[float, Box]]:
    """Places for a box on either side of a space; the nearer to its middle, the cheaper."""
    line = course(space)
    long, found = length(line), []
    for share in (0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8):
        (x, y), (dx, dy) = along(line, long * share)
        for gap in gaps:
            reach = HALF + gap + abs(dy) * wide / 2 + abs(dx) * high / 2
            price = 4 * gap + 30 * abs(share - 0.5)
            for way in (1, -1):
                cx, cy = x - dy * reach * way, y + dx * reach * way
                found.append((price, Box(cx - wide / 2, cy - high / 2, wide, high)))
    return found


@cache
def keys(space: str, wide: float, *, built_on: bool) -> list[Box]:
    """Places for the name and cost of a space that can be chosen, best first: on an empty space, or beside it."""
    aside = [box for _, box in sorted(beside(space, wide, KEY))]
    if built_on:
        return aside
    line = course(space)
    on = [along(line, length(line) * share)[0] for share in (0.5, 0.4, 0.6, 0.3, 0.7)]
    return [*(Box(x, y, 0, 0).middle(wide, KEY) for x, y in on), *aside]
