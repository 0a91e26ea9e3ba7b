"""Strokes: curves through points, lines with round ends, lines beside lines."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot

from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.hexgrid import Point
from renderers.draw.palette import Colour


def stroke(c: Canvas, points: Sequence[Point], fill: Colour, width: float) -> None:
    """A line with round ends."""
    c.line(points, fill, width)
    for x, y in (points[0], points[-1]):
        c.ellipse(Box(x - width / 2, y - width / 2, width, width), fill)


def dashed(c: Canvas, points: Sequence[Point], tones: Sequence[tuple[Colour, float]], dash: float, gap: float) -> None:
    """Dashes along a line, each in these colours and widths, broadest first, with `gap` between their middles."""
    pieces = [
        ((x - dx * dash / 2, y - dy * dash / 2), (x + dx * dash / 2, y + dy * dash / 2))
        for (x, y), (dx, dy) in spaced(points, gap)
    ]
    for colour, width in tones:
        for piece in pieces:
            stroke(c, piece, colour, width)


def smooth(points: Sequence[Point], steps: int = 8) -> list[Point]:
    """A curve through the points (Catmull and Rom, 1974), with `steps` pieces between neighbours."""
    if len(points) < 3:
        return list(points)
    known = [points[0], *points, points[-1]]
    found = [points[0]]
    for before, start, end, after in zip(known, known[1:], known[2:], known[3:], strict=False):
        for step in range(1, steps + 1):
            t = step / steps
            found.append((_spline(before[0], start[0], end[0], after[0], t),
                          _spline(before[1], start[1], end[1], after[1], t)))  # fmt: skip
    return found


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)


def beside(points: Sequence[Point], gap: float) -> list[Point]:
    """The line at this distance to the right of another (to the left if negative)."""
    found = []
    for i, (x, y) in enumerate(points):
        (x1, y1), (x2, y2) = points[max(0, i - 1)], points[min(len(points) - 1, i + 1)]
        long = hypot(x2 - x1, y2 - y1) or 1.0
        found.append((x - (y2 - y1) / long * gap, y + (x2 - x1) / long * gap))
    return found


def spaced(points: Sequence[Point], gap: float) -> list[tuple[Point, Point]]:
    """Points along a line about `gap` apart, half of that from either end, each with the direction."""
    pieces = [(a, b, hypot(b[0] - a[0], b[1] - a[1])) for a, b in pairwise(points)]
    whole = sum(long for _, _, long in pieces)
    count = max(1, round(whole / gap))
    found, done, at = [], 0.0, 0.5
    for (x1, y1), (x2, y2), long in pieces:
        while at < count and whole * at / count <= done + long + 1e-9:
            t = (whole * at / count - done) / long
            found.append(((x1 + (x2 - x1) * t, y1 + (y2 - y1) * t), ((x2 - x1) / long, (y2 - y1) / long)))
            at += 1
        done += long
    return found
