"""Layers: what never moves is drawn once at twice the size and kept; what moves goes on top."""

from __future__ import annotations

import io
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import lru_cache
from typing import Generic, TypeVar

from PIL import Image

from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.labels import Label, inside
from renderers.draw.palette import Colour, Theme, swatch
from renderers.i18n import Words

UNITS = 1600
"""Design units across every picture."""
COMPRESSION = 6

P = TypeVar("P", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Ground(Generic[P]):
    """What never moves: painted from `plan` and the reader's language alone, so that equal grounds are painted once.

    `height` is the picture's, in design units; `colours` are the flat colours besides the theme's.
    """

    plan: P
    height: float
    paint: Callable[[Canvas, P, Words], None]
    colours: tuple[Colour, ...] = ()


@dataclass(frozen=True, slots=True)
class Drawing(Generic[P]):
    """A picture to be: its ground, and what draws the rest on top."""

    ground: Ground[P]
    pieces: Callable[[Canvas], None]


@dataclass(frozen=True, slots=True)
class Picture:
    """A finished picture: the labels of both layers, and where pieces hide those of the lower one."""

    image: Image.Image
    printed: tuple[Label, ...]
    covers: tuple[Box, ...]
    written: tuple[Label, ...]

    def labels(self) -> list[Label]:
        """Every label that can be seen."""
        hidden = (any(inside(label.box(), cover) for cover in self.covers) for label in self.printed)
        return [*(label for label, hide in zip(self.printed, hidden, strict=True) if not hide), *self.written]

    def png(self) -> bytes:
        """The picture as PNG."""
        out = io.BytesIO()
        self.image.save(out, "PNG", compress_level=COMPRESSION)
        return out.getvalue()


def compose(drawing: Drawing[P], theme: Theme, words: Words, width: int) -> Picture:
    """Both layers, in the fixed palette, `width` pixels wide."""
    printed, labels = _painted(drawing.ground, theme=theme, words=words, width=width)
    canvas = Canvas(printed.convert("RGB"), width / UNITS, theme)
    drawing.pieces(canvas)
    return Picture(
        _reduce_colours(canvas.image, theme, drawing.ground.colours), labels, tuple(canvas.covers), tuple(canvas.labels)
    )


@lru_cache(maxsize=32)
def _painted(ground: Ground[P], *, theme: Theme, words: Words, width: int) -> tuple[Image.Image, tuple[Label, ...]]:
    scale = width / UNITS
    size = (width * 2, round(ground.height * scale) * 2)
    canvas = Canvas(Image.new("RGB", size, theme.paper), scale * 2, theme, 2)
    ground.paint(canvas, ground.plan, words)
    return _reduce_colours(canvas.image.reduce(2), theme, ground.colours), tuple(canvas.labels)


def _reduce_colours(image: Image.Image, theme: Theme, colours: tuple[Colour, ...]) -> Image.Image:
    return image.quantize(palette=swatch(theme, colours), dither=Image.Dither.NONE)
