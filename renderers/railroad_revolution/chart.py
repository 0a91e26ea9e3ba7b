"""Where things lie on the map, on the canvas of united_states.json: 1000 x 600, origin top left."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise
from math import ceil, hypot
from pathlib import Path
from typing import NamedTuple

from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.view import View
from renderers.draw.boxes import Box
from renderers.draw.hexgrid import Point
from renderers.draw.strokes import smooth
from renderers.draw.window import around

COASTS = Path(__file__).with_name("united_states.json")
"""The coasts, the lakes and the country, on the same canvas."""
SKY = 16.0
"""How much more than the canvas is visible at the top."""
DISC = 14.0
"""Radius of a city."""
KNOT = 5.0
"""Radius of a junction."""
BED = 9.0
"""Width of a rail space."""
REACH = 24.0
"""Everything drawn for a space stays within this distance of it."""

SUPPLY = Box(8, 474, 332, 120)
WEALTH = Box(640, -8, 268, 84)
TABLE = Box(905, 330, 90, 176)
"""Places beside the country: the legend, starting wealth, the players."""


class Chart(NamedTuple):
    """The canvas on a sheet: the position of its corner, and design units per canvas unit."""

    x: float
    y: float
    unit: float

    def at(self, x: float, y: float) -> Point:
        """A point."""
        return self.x + x * self.unit, self.y + y * self.unit

    def points(self, points: Sequence[Point]) -> list[Point]:
        """Points."""
        return [self.at(*point) for point in points]

    def box(self, box: Box) -> Box:
        """A box."""
        return Box(*self.at(box.x, box.y), box.w * self.unit, box.h * self.unit)

    def disc(self, x: float, y: float, radius: float) -> Box:
        """The box around a disc."""
        return self.box(Box(x - radius, y - radius, 2 * radius, 2 * radius))


WHOLE = Box(0.0, -SKY, DATA.canvas[0], DATA.canvas[1] + SKY)
"""The whole visible canvas."""
CLOSEST, GRAIN, MOST = 400.0, 20.0, 0.88
"""Least width of a window on the canvas; step between windows; above this share of the map it is the whole map."""
AROUND = 58.0, 44.0
"""Room around everything that must be visible, across and down."""


def chart_of(box: Box, seen: Box | None = None) -> Chart:
    """The chart for a box that shows the whole canvas, or its part `seen`, across its full width."""
    part = seen or WHOLE
    unit = box.w / part.w
    return Chart(box.x - part.x * unit, box.y - part.y * unit, unit)


@lru_cache(maxsize=1024)
def window_of(places: tuple[str, ...], shape: float) -> Box | None:
    """The part of the canvas with these cities and spaces, `shape` times as high as it is wide. None: all of it."""
    if not places:
        return None
    box = around([_whole(place).inset(-AROUND[0], -AROUND[1]) for place in places])
    wide = ceil(max(box.w, box.h / shape, CLOSEST) / GRAIN) * GRAIN
    high = wide * shape
    if wide > MOST * WHOLE.w or high > WHOLE.h:
        return None
    return Box(_begin(box.cx, wide, WHOLE.x, WHOLE.right), _begin(box.cy, high, WHOLE.y, WHOLE.bottom), wide, high)


def _whole(place: str) -> Box:
    """The whole of a city or a space."""
    city = DATA.cities.get(place)
    points = course(place) if city is None else ((float(city.x), float(city.y)),)
    return around([Box(x, y, 0, 0) for x, y in points])


def _begin(middle: float, long: float, least: float, most: float) -> float:
    start = round((middle - long / 2) / GRAIN) * GRAIN
    return max(least, min(start, most - long))


def height_of(width: float) -> float:
    """The height of a map of this width."""
    return width * (DATA.canvas[1] + SKY) / DATA.canvas[0]


@cache
def course(space: str) -> tuple[Point, ...]:
    """The line of a rail space, from the rim of one node to the rim of the other."""
    facts = DATA.spaces[space]
    line = smooth([(float(x), float(y)) for x, y in facts.path], 10)
    start, end = (DISC + 2.5 if node in DATA.cities else KNOT + 2.5 for node in (facts.a, facts.b))
    long = length(line)
    return tuple(part(line, start, long - end))


def length(line: Sequence[Point]) -> float:
    """The length of a line."""
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(line))


def along(line: Sequence[Point], far: float) -> tuple[Point, Point]:
    """The point at this distance along a line, and the direction there."""
    for (x1, y1), (x2, y2) in pairwise(line):
        long = hypot(x2 - x1, y2 - y1)
        if far <= long or (x2, y2) == line[-1]:
            dx, dy = (x2 - x1) / long, (y2 - y1) / long
            return (x1 + dx * far, y1 + dy * far), (dx, dy)
        far -= long
    raise ValueError("a line needs two points")


def part(line: Sequence[Point], start: float, end: float) -> list[Point]:
    """The part of a line between two distances from its beginning."""
    found, done = [along(line, start)[0]], 0.0
    for (x1, y1), (x2, y2) in pairwise(line):
        done += hypot(x2 - x1, y2 - y1)
        if start < done < end:
            found.append((x2, y2))
    return [*found, along(line, end)[0]]


@cache
def area(space: str) -> Box:
    """The box that holds everything drawn on a space."""
    line = course(space)
    xs, ys = [x for x, _ in line], [y for _, y in line]
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).inset(-REACH)


@dataclass(frozen=True, slots=True)
class Bead:
    """The position and size of an owner's shape on a space, on the canvas."""

    x: float
    y: float
    size: float


LANE, BEAD = 8.6, 18.0
"""Distance between owners' rails where they lie apart; size of a shape."""
FAN, NARROW = 16.0, 0.55
"""Distance from a node at which rails have fanned out; how close they are at the node, as a share of LANE."""


@cache
def beads(space: str, owners: int) -> tuple[Bead, ...]:
    """The shapes of a space's owners, side by side around its middle, each on its own rail."""
    line = course(space)
    long = length(line)
    size = min(BEAD, (long + 6) / owners)
    found = []
    for number in range(owners):
        (x, y), (dx, dy) = along(line, long / 2 + (number - (owners - 1) / 2) * size * 0.98)
        side = lane(number, owners)
        found.append(Bead(x - dy * side, y + dx * side, size))
    return tuple(found)


def fresh(chart: Chart, view: View, before: View | None, chosen: Collection[str]) -> list[Box]:
    """The shapes of new rails, on the canvas of a chart; `chosen` spaces leave room for one more rail."""
    past = view.spaces if before is None else before.spaces
    return [
        chart.disc(bead.x, bead.y, bead.size / 2)
        for space, owners in view.spaces.items()
        for seat, bead in zip(owners, beads(space, len(owners) + (space in chosen)), strict=False)
        if seat not in past.get(space, [])
    ]


def lane(number: int, owners: int) -> float:
    """How far an owner's rail lies to the right of the middle of a space."""
    return (number - (owners - 1) / 2) * LANE


def fan(space: str, number: int, owners: int) -> list[Point]:
    """The line of an owner's rail: beside the others, and closer to them where it leaves a node."""
    line, side = course(space), lane(number, owners)
    long = length(line)
    steps = max(8, round(long / 4))
    found = []
    for step in range(steps + 1):
        far = long * step / steps
        (x, y), (dx, dy) = along(line, far)
        out = side * min(1.0, NARROW + (1 - NARROW) * min(far, long - far) / min(FAN, long / 3))
        found.append((x - dy * out, y + dx * out))
    return found
