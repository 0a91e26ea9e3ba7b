"""Printed maps: masks of land, bands along a coast, mountains."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PIL import Image, ImageDraw, ImageFilter

from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.hexgrid import Point
from renderers.draw.palette import Colour

FINER = 2
"""How many times finer than the sheet a mask is drawn before reduction."""


def pixels(c: Canvas, box: Box, finer: float = 1.0) -> tuple[int, int]:
    """Width and height of a box in pixels."""
    return round(box.w * c.scale * finer), round(box.h * c.scale * finer)


def within(c: Canvas, box: Box, line: Iterable[Point], finer: float = 1.0) -> list[Point]:
    """Points in design units, as pixels of a box."""
    unit = c.scale * finer
    return [((x - box.x) * unit, (y - box.y) * unit) for x, y in line]


def mask(c: Canvas, box: Box, *rings: Iterable[Sequence[Point]]) -> Image.Image:
    """A mask of rings in design units: inside the first ones, outside the second ones, inside the third, and so on."""
    image = Image.new("L", pixels(c, box, FINER))
    draw = ImageDraw.Draw(image)
    for number, some in enumerate(rings):
        for ring in some:
            draw.polygon(within(c, box, ring, FINER), 0 if number % 2 else 255)
    return image.reduce(FINER)


def grown(shape: Image.Image, far: float) -> Image.Image:
    """The mask, and everything within about this many pixels of it."""
    return steep(shape.filter(ImageFilter.GaussianBlur(far * 0.75)), 24)


def shrunk(shape: Image.Image, far: float) -> Image.Image:
    """The mask without what lies within about this many pixels of its edge."""
    return steep(shape.filter(ImageFilter.GaussianBlur(far * 0.75)), 231)


def steep(shape: Image.Image, level: int) -> Image.Image:
    """A mask with its edge where another mask has this level (0 to 255)."""
    return shape.point([255 * (value >= level) for value in range(256)])


def peak(c: Canvas, x: float, y: float, tall: float, colours: tuple[Colour, Colour]) -> None:
    """A mountain on its foot, lit from the west; `colours` are those of its bright and shaded sides."""
    half, foot = tall * 0.72, (x + tall * 0.12, y)
    c.polygon([(x - half, y), (x, y - tall), foot], colours[0])
    c.polygon([(x, y - tall), (x + half, y), foot], colours[1])
