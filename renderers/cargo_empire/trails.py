"""The ways of deliveries on the map: over land along its routes, over the sea around the coasts from port to port."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot

from renderers.cargo_empire import seas
from renderers.cargo_empire.atlas import Atlas
from renderers.cargo_empire.choices import Lead
from renderers.cargo_empire.colours import CANDIDATE, CANDIDATE_EDGE
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.hexgrid import Point
from renderers.draw.strokes import spaced, stroke

CASING, LINE = 14.0, 8.0
"""Width of a way, with and without its dark edge."""
BOW, PIECES = 0.12, 16
"""How far the middle of a voyage bows out, as a share of its length; the number of pieces in which it is drawn."""
DASH = 26.0
"""Distance from one dash of a voyage to the next."""

Leg = tuple[str, str, bool]
"""From city to city, and whether by sea."""


def legs(ways: Sequence[Lead]) -> list[Leg]:
    """The parts of all ways, each once."""
    found: dict[Leg, None] = {}
    for lead in ways:
        for number, (a, b) in enumerate(pairwise(lead.way.cities)):
            found[min(a, b), max(a, b), number == lead.way.sail] = None
    return list(found)


def draw(c: Canvas, atlas: Atlas, ways: Sequence[Lead]) -> None:
    """All ways, on a sheet no larger than they are."""
    lines = [(course(atlas, leg), leg[2]) for leg in legs(ways)]
    xs, ys = ([point[at] for line, _ in lines for point in line] for at in (0, 1))
    sheet = Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).inset(-CASING)
    strokes = [piece for line, sails in lines for piece in (_dashes(line) if sails else [line])]
    for colour, width in ((CANDIDATE_EDGE, CASING), (CANDIDATE, LINE)):
        c.lined(sheet, strokes, colour, width * max(atlas.unit, 0.8))


def course(atlas: Atlas, leg: Leg) -> list[Point]:
    """The line of one part of a way, from the middle of one city to the middle of the other."""
    (ax, ay), (bx, by) = atlas.middle(leg[0]), atlas.middle(leg[1])
    if not leg[2]:
        return [(ax, ay), (bx, by)]
    if atlas.coasts is not None and (way := seas.voyage(atlas.map, leg[0], leg[1])):
        return [(ax, ay), *(atlas.at(*point) for point in way), (bx, by)]
    shares = [n / PIECES for n in range(PIECES + 1)]
    # to the left when sailing east, so a voyage looks the same in either direction
    side = BOW if ax <= bx else -BOW
    return [(ax + (bx - ax) * t + (by - ay) * side * 4 * t * (1 - t),
             ay + (by - ay) * t - (bx - ax) * side * 4 * t * (1 - t)) for t in shares]  # fmt: skip


def _dashes(line: Sequence[Point]) -> list[list[Point]]:
    reach = DASH * 0.25
    return [[(x - dx * reach, y - dy * reach), (x + dx * reach, y + dy * reach)]
        for (x, y), (dx, dy) in spaced(line, DASH)]  # fmt: skip


def along(line: Sequence[Point], share: float) -> Point:
    """The point of a line at this share of it."""
    at = share * (len(line) - 1)
    first = min(int(at), len(line) - 2)
    (ax, ay), (bx, by) = line[first], line[first + 1]
    return ax + (bx - ax) * (at - first), ay + (by - ay) * (at - first)


def long(atlas: Atlas, leg: Leg) -> float:
    """The distance from one city to the other."""
    (ax, ay), (bx, by) = atlas.middle(leg[0]), atlas.middle(leg[1])
    return hypot(bx - ax, by - ay)


def sample(c: Canvas, box: Box) -> None:
    """A way over land, then over the sea, as shown in the key."""
    land, sea = [(box.x + 4, box.cy), (box.cx, box.cy)], [(box.cx, box.cy), (box.right - 4, box.cy)]
    for colour, width in ((CANDIDATE_EDGE, CASING), (CANDIDATE, LINE)):
        for piece in (land, *_dashes(sea)):
            stroke(c, piece, colour, width)
