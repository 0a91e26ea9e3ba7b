"""Sketches that every game can use: the players' shapes, badges, arrows and rings."""

from __future__ import annotations

from math import cos, pi, sin

from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.palette import PLAYERS, SHAPES, Colour

Points = list[tuple[float, float]]

# middle, radius and turn of the regular polygons, in shares of the box, so that all shapes look equally large
_POLYGONS = {
    "triangle": (3, 0.57, 0.62),
    "diamond": (4, 0.5, 0.5),
    "pentagon": (5, 0.52, 0.54),
    "star": (10, 0.52, 0.54),
}
_STAR_NOTCH = 0.55


def star(cx: float, cy: float, radius: float, corners: int, notch: float = 1.0) -> Points:
    """A regular polygon, one corner up; every second corner drawn in by `notch` makes it a star."""
    points = []
    for i in range(corners):
        r = radius * (notch if i % 2 else 1.0)
        angle = 2 * pi * i / corners - pi / 2
        points.append((cx + r * cos(angle), cy + r * sin(angle)))
    return points


def player(c: Canvas, box: Box, seat: int, edge: Colour = "#ffffff") -> None:
    """The shape of a seat in its colour, with an edge that sets it off from any ground."""
    outline(c, box, SHAPES[seat], edge)
    rim = min(box.w, box.h) * 0.06
    outline(c, box.inset(rim), SHAPES[seat], PLAYERS[seat])


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


def ring(c: Canvas, box: Box, radius: float, width: float) -> None:
    """A ring around what has just changed."""
    c.rect(box, None, c.theme.ring, width, radius)


def frame(c: Canvas, box: Box, fill: Colour | None, radius: float, edge: tuple[Colour, float] | None = None) -> None:
    """A card with round corners; `edge` is the colour and width of its line. The ground needs no stamp for it."""
    line, width = edge or (None, 0)
    c.rect(box, fill, line, width, radius)


def passed(c: Canvas, box: Box) -> None:
    """Two bars: this player has passed."""
    for bar in box.inset(box.w * 0.24, box.h * 0.2).columns([1, 0.7, 1])[0::2]:
        c.rect(bar, c.theme.muted, radius=bar.w * 0.3)
