"""Cities with their cubes, towns, and where their names go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD, SEMIBOLD, width
from renderers.draw.hexgrid import CORNERS, HALF
from renderers.draw.labels import fit
from renderers.steam.atlas import UNIT
from renderers.steam.colours import GOODS, GROWTH, MAPS, tint

BANNER = 22.0
"""Height of a city's banner on a map of the usual size."""
NAME, SMALL = 16.0, 14.5
"""Type sizes on a map of the usual size."""
LEAST = 12.0
"""Minimum size of a city's name, in design units, on a map of at least the usual size."""
WIDEST = 2.44
"""Maximum width of a banner, in sides: it keeps clear of track at both ends."""
CUBES = (19.0, 17.5, 16.0, 14.5, 13.0, 12.0, 11.0, 10.0)
"""Sizes of cubes on a map of the usual size; the largest that leaves room for all is used."""
INNER = 0.85
"""The share of a city's hex inside its rim."""
MARKER, REACH = (0.47, -0.81), 9.5
"""Position of a City Growth marker, in sides from the middle: on a corner, where no track ends; and its radius."""
PILED = 0.92
"""The share of a city's hex that cubes may cover."""
TOWN = 0.2
"""Radius of a town's disc, in sides."""


class City(NamedTuple):
    """The printed part of a city: its name, its colour, the colour's letter, whether it is a New City."""

    name: str
    colour: str
    letter: str
    new: bool


def _hexagon(box: Box, share: float) -> list[tuple[float, float]]:
    return [(box.cx + x * share * box.w / 2, box.cy + y * share * box.h / 2 / HALF) for x, y in CORNERS]


def city(c: Canvas, box: Box, what: City) -> None:
    """The hex of a city: a broad rim in its colour around a light square; a New City has a second rim."""
    paint, side = GOODS[what.colour], box.w / 2
    c.polygon(_hexagon(box, 1.0), paint.edge)
    c.polygon(_hexagon(box, 0.965), paint.face)
    if what.new:
        c.polygon_edge(_hexagon(box, 0.92), "#ffffff", 0.04 * side)
    c.polygon(_hexagon(box, INNER), tint(what.colour, c.theme))


def banner_box(x: float, y: float, name: str, unit: float) -> tuple[Box, str, float]:
    """Where the banner of a city at x, y goes, and its text with the type size."""
    high = BANNER * unit
    around = high * 0.9 + 8 * unit
    text, size = fit(name, SEMIBOLD, NAME * unit, WIDEST * UNIT * unit - around, LEAST * min(1, unit))
    wide = max(width(text, SEMIBOLD, size) + around, 1.5 * UNIT * unit)
    return Box(x - wide / 2, y - high / 2, wide, high), text, size


def banner(c: Canvas, x: float, y: float, what: City, unit: float) -> None:
    """A city's name across its hex, behind the letter of its colour."""
    box, name, size = banner_box(x, y, what.name, unit)
    c.stamp(plate, box, what, name, size)


def plate(c: Canvas, box: Box, what: City, name: str, size: float) -> None:
    """A banner with its text."""
    paint = GOODS[what.colour]
    c.rect(box, MAPS[c.theme.key].paper, paint.edge, box.h * 0.075, box.h * 0.3)
    chip, rest = box.left(box.h * 0.9)
    c.rect(chip, paint.face, paint.edge, box.h * 0.075, box.h * 0.3)
    c.text(chip.cx, chip.cy, what.letter, box.h * 0.7, paint.mark, weight=BOLD, anchor="mm")
    c.text(rest.cx - box.h * 0.06, rest.cy, name, size, MAPS[c.theme.key].ink, weight=SEMIBOLD, anchor="mm")


def slots(x: float, y: float, count: int, unit: float) -> list[Box]:
    """Where a city's cubes lie: above and below its banner, as large as their number allows."""
    for size in CUBES:
        found = _slots(x, y, size * unit, unit)
        if len(found) >= count:
            break
    return _balanced(found, count)


def _slots(x: float, y: float, size: float, unit: float) -> list[Box]:
    """Every place for a cube of this size, alternately above and below, from the banner outwards."""
    side, gap = UNIT * unit, 2.0 * unit
    found: list[Box] = []
    inner = PILED * HALF * side
    down = BANNER * unit / 2 + gap
    while down + size <= inner:
        wide = 2 * (PILED * side - (down + size) / (2 * HALF)) + 2 * gap
        count = int((wide + gap) / (size + gap))
        for top in (y - down - size, y + down):
            left = x - (count * (size + gap) - gap) / 2
            found += [Box(left + n * (size + gap), top, size, size) for n in range(count)]
        down += size + gap
    return found


def _balanced(boxes: Sequence[Box], count: int) -> list[Box]:
    """The first places, each row centred."""
    taken: dict[float, list[Box]] = {}
    for box in boxes[:count]:
        taken.setdefault(box.y, []).append(box)
    rows: dict[float, list[Box]] = {}
    for box in boxes:
        rows.setdefault(box.y, []).append(box)
    found = []
    for y, some in taken.items():
        free = rows[y][-1].right - some[-1].right
        found += [Box(box.x + free / 2, box.y, box.w, box.h) for box in some]
    return found


def growth(c: Canvas, box: Box) -> None:
    """A City Growth marker: an upward arrow on a disc."""
    c.ellipse(box, "#ffffff")
    c.ellipse(box.inset(box.w * 0.08), GROWTH[0])
    x, y, w, h = box
    head = [(x + w * 0.5, y + h * 0.17), (x + w * 0.8, y + h * 0.5), (x + w * 0.62, y + h * 0.5)]
    tail = [(x + w * 0.62, y + h * 0.8), (x + w * 0.38, y + h * 0.8), (x + w * 0.38, y + h * 0.5)]
    c.polygon([*head, *tail, (x + w * 0.2, y + h * 0.5)], "#ffffff")


def town(c: Canvas, box: Box) -> None:
    """A town: a disc that spurs of track run into."""
    paint = MAPS[c.theme.key]
    c.ellipse(box, paint.paper)
    c.ellipse(box.inset(box.w * 0.08), paint.ink)
    c.ellipse(box.inset(box.w * 0.22), paint.paper)


def new_city_tile(c: Canvas, box: Box, colour: str, letter: str) -> None:
    """A New City tile still in stock."""
    paint = GOODS[colour]
    c.polygon(_hexagon(box, 1.0), paint.edge)
    c.polygon(_hexagon(box, 0.92), paint.face)
    c.polygon_edge(_hexagon(box, 0.76), "#ffffff", box.w * 0.03)
    c.text(box.cx, box.cy, letter, box.h * 0.62, paint.mark, weight=BOLD, anchor="mm")
