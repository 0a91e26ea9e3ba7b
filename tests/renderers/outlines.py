"""Outlines: pictures without pixels, for tests that look at nothing but texts, badges, frames and places."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any

from PIL import Image

from renderers import Request, drawing_of
from renderers.draw.boxes import Box
from renderers.draw.canvas import FINER, OVERLAY, Canvas, Sketch
from renderers.draw.keep import NOTHING
from renderers.draw.labels import Label
from renderers.draw.layers import Ground, Painting, laid
from renderers.draw.palette import Colour, Theme
from renderers.i18n import Words

Points = Sequence[tuple[float, float]]


class Outline(Canvas):
    """A canvas that only remembers what is where: to paint it takes two thirds of the time."""

    def __init__(self, scale: float, theme: Theme, finer: int = FINER) -> None:
        super().__init__(NOTHING, scale, theme, finer)

    def _smaller(self, share: float) -> Outline:
        return Outline(self.scale * share, self.theme, self._finer)

    def _copy(self) -> Outline:
        return Outline(self.scale, self.theme, self._finer)

    def _lay_clipped(self, inner: Canvas, box: Box) -> None: ...

    def rect(
        self, box: Box, fill: Colour | None = None, outline: Colour | None = None, width: float = 0, radius: float = 0
    ) -> None: ...

    def rule(self, x: float, y: float, w: float, width: float) -> None: ...

    def ellipse(
        self, box: Box, fill: Colour | None = None, outline: Colour | None = None, width: float = 0
    ) -> None: ...

    def polygon(self, points: Points, fill: Colour, outline: Colour | None = None, width: float = 0) -> None: ...

    def polygon_edge(self, points: Points, fill: Colour, width: float) -> None: ...

    def line(self, points: Points, fill: Colour, width: float) -> None: ...

    def arc(self, box: Box, start: float, end: float, fill: Colour, width: float) -> None: ...

    def _write(self, label: Label, halo: Colour | None) -> None: ...

    def lay(self, box: Box, sheet: Image.Image, radius: float = 0) -> None: ...

    def lined(self, box: Box, lines: Iterable[Points], fill: Colour, width: float) -> None: ...

    def stamp(self, sketch: Sketch, box: Box, *args: Any, flat: bool = False) -> None:
        labels = _stamped(sketch, box[2:], self.scale * self._finer, self.theme, args)
        self.labels += [label.moved(box.x, box.y) for label in labels]
        if not flat:
            self.pieces.append(box)

    def overlay(self, box: Box, sketch: Callable[[Canvas], None]) -> None:
        inner = Outline(self.scale * OVERLAY, self.theme, 1)
        sketch(inner)
        self.labels += [label.moved(box.x, box.y) for label in inner.labels]


@lru_cache(maxsize=4096)
def _stamped(
    sketch: Sketch, units: tuple[float, float], scale: float, theme: Theme, args: tuple[Any, ...]
) -> tuple[Label, ...]:
    canvas = Outline(scale, theme, 1)
    sketch(canvas, Box(0, 0, *units), *args)
    return tuple(canvas.labels)


@lru_cache(maxsize=128)
def _ground(ground: Ground[Any], theme: Theme, words: Words, width: int) -> tuple[tuple[Label, ...], tuple[Box, ...]]:
    canvas = Outline(2 * width / ground.units, theme, 2)
    ground.paint(canvas, ground.plan, words)
    return tuple(canvas.labels), tuple(canvas.pieces)


def outlined(request: Request[Any]) -> Painting:
    """What `paint` returns, with an empty sheet of the same size; test_outlines.py compares the two."""
    drawing, theme, words = drawing_of(request)
    scale = request.width / drawing.ground.units
    labels, pieces = _ground(drawing.ground, theme, words, request.width)
    canvas = Outline(scale, theme)
    above = laid(canvas, drawing, labels, pieces)
    sheet = Image.new("1", (request.width, round(drawing.ground.height * scale)))
    return Painting(sheet, labels, tuple(canvas.covers), *above)
