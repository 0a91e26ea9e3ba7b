"""Sketches for every game: the players' shapes, badges, arrows and rings."""

from __future__ import annotations

from math import cos, pi, sin

from renderers.draw import livery
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.palette import CHANGED, PLAYERS, SHAPES, Colour
from renderers.draw.strokes import spaced

Points = list[tuple[float, float]]

RING, DASH = 4.6, 12.0
"""Thickness of the mark of a change, and the distance from one of its dashes to the next."""
ARC = 6
"""The number of pieces in a rounded corner."""

# middle, radius and turn of the regular polygons, in shares of the box, so all shapes look equally large
_POLYGONS = {
    "triangle": (3, 0.57, 0.62),
    "diamond": (4, 0.5, 0.5),
    "pentagon": (5, 0.52, 0.54),
    "star": (10, 0.52, 0.54),
}
_STAR_NOTCH = 0.55


def star(cx: float, cy: float, radius: float, corners: int, notch: float = 1.0) -> Points:
    """A regular polygon, one corner up; drawing in every second corner by `notch` makes it a star."""
    points = []
    for i in range(corners):
        r = radius * (notch if i % 2 else 1.0)
        angle = 2 * pi * i / corners - pi / 2
        points.append((cx + r * cos(angle), cy + r * sin(angle)))
    return points


def player(c: Canvas, box: Box, seat: int, edge: Colour = "#ffffff") -> None:
    """The shape of a seat in its colour; a light edge and a dark one set it off from any ground."""
    side = min(box.w, box.h)
    for inset, colour in ((0.0, edge), (0.06, livery.rim(seat)), (0.115, PLAYERS[seat])):
        outline(c, box.inset(side * inset), SHAPES[seat], colour)


def outline(c: Canvas, box: Box, shape: str, fill: Colour) -> None:
    """One of SHAPES in any colour."""
    side = min(box.w, box.h)
    box = box.middle(side, side)
    if shape == "circle":
        c.ellipse(box, fill)
    elif shape == "square":
        c.rect(box.inset(side * 0.06), fill, radius=side * 0.1)
    else:
        corners, radius, middle = _POLYGONS[shape]
        notch = _STAR_NOTCH if shape == "star" else 1.0
        c.polygon(star(box.cx, box.y + middle * side, radius * side, corners, notch), fill)


def ring(c: Canvas, box: Box, radius: float) -> None:
    """A ring around the latest change."""
    changed(c, rounded(box.inset(RING / 2), radius))


def changed(c: Canvas, points: Points) -> None:
    """The mark of the latest change, along a closed line: light dashes on dark. It has no player's colour, and one of
    its two tones stands out from any ground.
    """
    c.line([*points, points[0], points[1]], CHANGED[1], RING)
    closed = [*points, points[0]]
    for (x, y), (dx, dy) in spaced(closed, DASH):
        reach = DASH * 0.27
        c.line([(x - dx * reach, y - dy * reach), (x + dx * reach, y + dy * reach)], CHANGED[0], RING * 0.62)


def rounded(box: Box, radius: float) -> Points:
    """The outline of a box with rounded corners, clockwise from its top left."""
    r = min(radius, box.w / 2, box.h / 2)
    middles = [(box.x + r, box.y + r, 180), (box.right - r, box.y + r, 270),
               (box.right - r, box.bottom - r, 0), (box.x + r, box.bottom - r, 90)]  # fmt: skip
    turns = [pi / 180 * 90 * step / ARC for step in range(ARC + 1)]
    return [(x + r * cos(from_ * pi / 180 + turn), y + r * sin(from_ * pi / 180 + turn))
            for x, y, from_ in middles for turn in turns]  # fmt: skip


def frame(c: Canvas, box: Box, fill: Colour | None, radius: float, edge: tuple[Colour, float] | None = None) -> None:
    """A card with rounded corners; `edge` is the colour and width of its line. On the ground it needs no stamp."""
    line, width = edge or (None, 0)
    c.rect(box, fill, line, width, radius)


def passed(c: Canvas, box: Box) -> None:
    """Two bars: this player has passed."""
    for bar in box.inset(box.w * 0.24, box.h * 0.2).columns([1, 0.7, 1])[0::2]:
        c.rect(bar, c.theme.muted, radius=bar.w * 0.3)
