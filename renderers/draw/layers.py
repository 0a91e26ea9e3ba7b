"""Layers: what never moves is drawn once at twice the size and kept; what moves goes on top."""

from __future__ import annotations

import io
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Generic, NamedTuple, TypeVar

from PIL import Image

from renderers.draw import livery, shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.keep import Keep, Made
from renderers.draw.labels import Label, inside
from renderers.draw.palette import Colour, Theme, swatch
from renderers.i18n import Words
from renderers.request import LARGE, PORTRAIT, WIDE

UNITS = 1600
"""Design units across a wide picture."""
ACROSS: Mapping[str, float] = {WIDE: UNITS, PORTRAIT: 800, LARGE: 570}
"""The same by layout: for a phone type is twice as large for its width, and 1.4 times that for who needs it larger."""
SAME = ACROSS[LARGE] / ACROSS[PORTRAIT]
"""The share of a unit in which something with large type is as large as it is on other tall pictures."""
SCROLLED = 1420.0
"""The most of a tall picture that is scrolled, in design units of any layout."""
TALLEST: Mapping[str, float] = {layout: 1.6 * ACROSS[layout] for layout in (PORTRAIT, LARGE)}
"""Design units: a client may crop what is taller for its width."""
COMPRESSION = 3
"""Of zlib: half the time of 6 for a sixth more bytes; CONTRIBUTING has the figures."""
GROUNDS = Keep(open=0, filed=24 * 2**20)
"""All grounds of all games, at two widths and in all layouts, are some ten megabytes; each takes long to paint."""

ROUGH = 400
"""Pixels across a ground of which only the colours matter."""

P = TypeVar("P", bound=Hashable)


class Whole(NamedTuple, Generic[P]):
    """The plan and the height of all of that of which a ground shows a part."""

    plan: P
    height: float


@dataclass(frozen=True, slots=True)
class Ground(Generic[P]):
    """What never moves: painted from `plan` and the reader's language alone, so that equal grounds are painted once.

    `height` is the picture's, in design units, of which there are `units` across; `colours` are the flat colours
    besides the theme's. `tones` is how many colours of the palette are picked from the ground itself: it need not name
    its own then.
    """

    plan: P
    height: float
    paint: Callable[[Canvas, P, Words], None]
    colours: tuple[Colour, ...] = ()
    tones: int = 0
    units: float = UNITS
    whole: Whole[P] | None = None


@dataclass(frozen=True, slots=True)
class Drawing(Generic[P]):
    """A picture to be: its ground, and what draws the rest on top."""

    ground: Ground[P]
    pieces: Callable[[Canvas], None]


@dataclass(frozen=True, slots=True)
class Painting:
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


def compose(drawing: Drawing[P], theme: Theme, words: Words, width: int) -> Painting:
    """Both layers, in the fixed palette, `width` pixels wide."""
    how = (drawing.ground, theme, words, width)
    printed, labels = GROUNDS.get(how, lambda: _painted(*how))
    canvas = Canvas(printed.convert("RGB"), width / drawing.ground.units, theme)
    drawing.pieces(canvas)
    for box, radius in canvas.rings:
        canvas.stamp(shapes.ring, box, radius)
    return Painting(_reduce_colours(canvas.image, printed), labels, tuple(canvas.covers), tuple(canvas.labels))


def _painted(ground: Ground[P], theme: Theme, words: Words, width: int) -> Made:
    """The ground, in the palette of the picture, and what is written on it."""
    image, labels = _sheet(ground, theme, words, width)
    whole = ground.whole
    if whole is None:
        tones = _tones(image, ground.tones)
    else:
        tones = _tones_of_all(replace(ground, plan=whole.plan, height=whole.height, whole=None), theme, words)
    palette = swatch(theme, (*livery.colours(theme), *ground.colours), tones)
    return _reduce_colours(image, palette), labels


def _sheet(ground: Ground[P], theme: Theme, words: Words, width: int) -> tuple[Image.Image, tuple[Label, ...]]:
    scale = width / ground.units
    size = (width * 2, round(ground.height * scale) * 2)
    canvas = Canvas(Image.new("RGB", size, theme.paper), scale * 2, theme, 2)
    ground.paint(canvas, ground.plan, words)
    return canvas.image.reduce(2), tuple(canvas.labels)


@lru_cache(maxsize=64)
def _tones_of_all(ground: Ground[P], theme: Theme, words: Words) -> tuple[Colour, ...]:
    """Kept, since a window of a map is seldom seen twice."""
    return _tones(_sheet(ground, theme, words, ROUGH)[0], ground.tones)


def _tones(image: Image.Image, count: int) -> tuple[Colour, ...]:
    """The colours that stand best for all of a picture."""
    if not count:
        return ()
    values = image.quantize(count, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).getpalette() or []
    return tuple("#{:02x}{:02x}{:02x}".format(*values[n : n + 3]) for n in range(0, min(len(values), 3 * count), 3))


def _reduce_colours(image: Image.Image, palette: Image.Image) -> Image.Image:
    return image.quantize(palette=palette, dither=Image.Dither.NONE)
