"""Track tiles: smooth arcs between the middles of edges, in their owner's livery; unowned track has grey rails."""

from __future__ import annotations

from functools import cache
from math import atan2, cos, pi, sin
from typing import NamedTuple

from renderers.draw import livery
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.hexgrid import CORNERS, HALF, MIDDLES, Point
from renderers.draw.palette import mix
from renderers.draw.strokes import beside, spaced
from renderers.steam.colours import BUFFER, MAPS, shades

CASING, BED, TIES, GAUGE, RAIL = 0.36, 0.29, 0.19, 0.062, 0.03
"""Widths in sides: the light edge that sets track off, the bed, the ties, from the middle to a rail, a rail."""
TIE, TIE_GAP = 0.04, 0.155
STOP = 0.13
"""How far before the edge a buffer stop closes an open end, in sides."""
MUTED = 0.4
"""How far muted track fades into the paper."""
STEPS = 12


class Part(NamedTuple):
    """A part of a tile: one edge of a spur or two of a segment, its owner (None: nobody), whether its link is complete,
    where it has an open end, and whether it stays in the background.
    """

    edges: tuple[int, ...]
    owner: int | None
    complete: bool = True
    stop: int | None = None
    muted: bool = False


@cache
def course(edges: tuple[int, ...]) -> tuple[Point, ...]:
    """A part's middle line, in sides from the middle of its hex: it meets every edge at a right angle."""
    start = MIDDLES[edges[0]]
    if len(edges) == 1:
        return _straight(start, (0.0, 0.0))
    end = MIDDLES[edges[1]]
    gap = (edges[1] - edges[0]) % 6
    if gap == 3:
        return _straight(start, end)
    first = edges[0] if gap in (1, 2) else edges[1]
    x, y = CORNERS[(first + 1) % 6]
    if gap in (2, 4):
        dx, dy = CORNERS[(first + 2) % 6]
        x, y = x + dx, y + dy
    return _arc((x, y), start, end)


def _straight(start: Point, end: Point) -> tuple[Point, ...]:
    (x1, y1), (x2, y2) = start, end
    return tuple((x1 + (x2 - x1) * n / STEPS, y1 + (y2 - y1) * n / STEPS) for n in range(STEPS + 1))


def _arc(middle: Point, start: Point, end: Point) -> tuple[Point, ...]:
    (x, y), (x1, y1), (x2, y2) = middle, start, end
    radius = ((x1 - x) ** 2 + (y1 - y) ** 2) ** 0.5
    first, last = atan2(y1 - y, x1 - x), atan2(y2 - y, x2 - x)
    swing = (last - first + pi) % (2 * pi) - pi
    angles = [first + swing * n / STEPS for n in range(STEPS + 1)]
    return ((x1, y1), *((x + radius * cos(a), y + radius * sin(a)) for a in angles[1:-1]), (x2, y2))


def tile(c: Canvas, box: Box, shown: tuple[Part, ...]) -> None:
    """A tile's track in the box of its hex. A later part crosses an earlier one on a bridge."""
    for part in shown:
        _track(c, box, part)
    for part in shown:
        if part.stop is not None:
            _stop(c, box, part)


def _track(c: Canvas, box: Box, part: Part) -> None:
    paint, side = MAPS[c.theme.key], box.w / 2
    points = [_at(box, point) for point in course(part.edges)]
    c.line(points, paint.casing, CASING * side)
    if part.owner is not None and not part.muted:
        livery.track(c, points, part.owner, BED * side, part.complete)
        return
    colour = mix(paint.faded, c.theme.panel, MUTED if part.muted else 0)
    light, dark = shades(colour)
    c.line(points, colour, BED * side)
    for (x, y), (dx, dy) in spaced(points, TIE_GAP * side):
        across = TIES / 2 * side
        c.line([(x - dy * across, y + dx * across), (x + dy * across, y - dx * across)], dark, TIE * side)
    for gap in (-GAUGE, GAUGE):
        c.line(beside(points, gap * side), light, RAIL * side)


def _stop(c: Canvas, box: Box, part: Part) -> None:
    """A buffer stop at an open end."""
    side = box.w / 2
    x, y = MIDDLES[part.stop or 0]
    x, y = x * (1 - STOP / HALF), y * (1 - STOP / HALF)
    dx, dy = -y / (HALF - STOP), x / (HALF - STOP)
    ends = [_at(box, (x + dx * share, y + dy * share)) for share in (-0.17, 0.17)]
    c.line(ends, MAPS[c.theme.key].casing, 0.17 * side)
    c.line(ends, BUFFER, 0.085 * side)


def _at(box: Box, point: Point) -> Point:
    """A point in the box of a hex."""
    return box.cx + point[0] * box.w / 2, box.cy + point[1] * box.h / 2 / HALF


def hexagon(box: Box, share: float = 1.0) -> list[Point]:
    """The corners of a hex, or of a smaller one inside it."""
    return [_at(box, (x * share, y * share)) for x, y in CORNERS]


def plain(c: Canvas, box: Box) -> None:
    """A hex of open land."""
    c.polygon(hexagon(box), MAPS[c.theme.key].plain, MAPS[c.theme.key].border, 1.5)


def ghost(c: Canvas, box: Box, share: float, colour: str, width: float) -> None:
    """The outline of a hex."""
    c.polygon_edge(hexagon(box, share), colour, width)
