"""Layers: what never moves is drawn once at twice the size and kept; what moves goes on top."""

from __future__ import annotations

import io
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import lru_cache
from typing import Generic, TypeVar

from PIL import Image

from renderers.draw.canvas import Canvas
from renderers.draw.labels import Label
from renderers.draw.palette import Colour, Theme, swatch
from renderers.i18n import Words

UNITS = 1600
"""Design units across every picture."""
COMPRESSION = 6

P = TypeVar("P", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Drawing(Generic[P]):
    """A picture to be: its height in design units, what lies under it and what goes on top.

    `ground` depends on `plan` and the language alone, so that equal plans share it; `pieces` draws the rest.
    `colours` are the flat colours besides the theme's.
    """

    plan: P
    height: float
    ground: Callable[[Canvas, P, Words], None]
    pieces: Callable[[Canvas], None]
    colours: tuple[Colour, ...] = ()


@dataclass(frozen=True, slots=True)
class Picture:
    """A finished picture and the labels on it."""

    image: Image.Image
    labels: tuple[Label, ...]

    def png(self) -> bytes:
        """The picture as PNG."""
        out = io.BytesIO()
        self.image.save(out, "PNG", compress_level=COMPRESSION)
        return out.getvalue()


def compose(drawing: Drawing[P], theme: Theme, words: Words, width: int) -> Picture:
    """Both layers, in the fixed palette, `width` pixels wide."""
    ground, labels = _ground(
        paint=drawing.ground, plan=drawing.plan, height=drawing.height, theme=theme, words=words, width=width
    )
    canvas = Canvas(ground.copy(), width / UNITS, theme)
    drawing.pieces(canvas)
    palette = swatch(theme, drawing.colours)
    image = canvas.image.quantize(palette=palette, dither=Image.Dither.NONE)
    return Picture(image, (*labels, *canvas.labels))


@lru_cache(maxsize=32)
def _ground(
    *, paint: Callable[[Canvas, P, Words], None], plan: P, height: float, theme: Theme, words: Words, width: int
) -> tuple[Image.Image, tuple[Label, ...]]:
    scale = width / UNITS
    size = (width * 2, round(height * scale) * 2)
    canvas = Canvas(Image.new("RGB", size, theme.paper), scale * 2, theme, 2)
    paint(canvas, plan, words)
    return canvas.image.reduce(2), tuple(canvas.labels)
