"""Layers: what never moves is drawn once at twice the size and kept; what moves goes on top."""

from __future__ import annotations

import io
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Generic, NamedTuple, TypeVar

from PIL import Image

from renderers.draw import livery, shapes, signs
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.keep import Keep, Made
from renderers.draw.labels import Label, inside
from renderers.draw.palette import Colour, Theme, swatch
from renderers.draw.placing import Disc, Field, Frame, settled, uncut
from renderers.draw.regions import Region, Told
from renderers.draw.vector import Shared, Vector
from renderers.i18n import Words
from renderers.request import LARGE, PORTRAIT, WIDE

UNITS = 1600
"""Design units across a wide picture."""
ACROSS: Mapping[str, float] = {WIDE: UNITS, PORTRAIT: 800, LARGE: 570}
"""The same by layout: relative to the width, a phone's type is twice as large, and large type 1.4 times that."""
SAME = ACROSS[LARGE] / ACROSS[PORTRAIT]
"""The factor that gives something on a large-type picture the size it has on other tall pictures."""
TALLEST: Mapping[str, float] = {layout: 1.6 * ACROSS[layout] for layout in (PORTRAIT, LARGE)}
"""Maximum height in design units: a client may crop anything taller for its width."""
COMPRESSION = 3
"""zlib's level: half the time of 6 for a sixth more bytes; CONTRIBUTING has the figures."""
GROUNDS = Keep(open=0, filed=24 * 2**20)
"""All grounds of all games, at two widths and in all layouts, take about ten megabytes; each takes long to paint."""

LEADER = 0.11
"""Thickness of the line to a badge, as a share of the badge's height."""
ROUGH = 400
"""Width in pixels of a ground when only its colours matter."""

P = TypeVar("P", bound=Hashable)


class Whole(NamedTuple, Generic[P]):
    """The plan and the height of the whole of which a ground shows a part."""

    plan: P
    height: float


@dataclass(frozen=True, slots=True)
class Ground(Generic[P]):
    """What never moves: painted from `plan` and the reader's language alone, so equal grounds are painted once.

    `height` is the picture's, in design units, of which there are `units` across; `colours` are the flat colours
    besides the theme's. The palette also samples `tones` colours from the ground, which then need not list its own.
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


class Mark(NamedTuple):
    """A badge as drawn: its shape, and the text on it."""

    shape: Box | Disc
    labels: tuple[Label, ...]


@dataclass(frozen=True, slots=True)
class Painting:
    """A finished picture: the labels of both layers, and where pieces hide the lower ones; the badges on top, the lines
    around what can be chosen or has changed, and the pieces of both layers.
    """

    image: Image.Image
    printed: tuple[Label, ...]
    covers: tuple[Box, ...]
    written: tuple[Label, ...]
    marks: tuple[Mark, ...] = ()
    frames: tuple[Frame, ...] = ()
    pieces: tuple[Box, ...] = ()

    def labels(self) -> list[Label]:
        """Every visible label."""
        return [*self.texts(), *(label for mark in self.marks for label in mark.labels)]

    def texts(self) -> list[Label]:
        """The visible labels that are not on a badge."""
        return [*_seen(self.printed, self.covers), *self.written]

    def png(self) -> bytes:
        """The picture as PNG."""
        out = io.BytesIO()
        self.image.save(out, "PNG", compress_level=COMPRESSION)
        return out.getvalue()


def compose(drawing: Drawing[P], theme: Theme, words: Words, width: int) -> Painting:
    """Both layers, in the fixed palette, `width` pixels wide."""
    how = (drawing.ground, theme, words, width)
    printed, labels, pieces = GROUNDS.get(how, lambda: _painted(*how))
    canvas = Canvas(printed.convert("RGB"), width / drawing.ground.units, theme)
    above = laid(canvas, drawing, labels, pieces)
    return Painting(_reduce_colours(canvas.image, printed), labels, tuple(canvas.covers), *above)


def laid(
    canvas: Canvas, drawing: Drawing[P], labels: Sequence[Label], pieces: Sequence[Box]
) -> tuple[tuple[Label, ...], tuple[Mark, ...], tuple[Frame, ...], tuple[Box, ...]]:
    """The upper layer, on a ground with these labels and pieces: its text, its badges, its frames, the pieces below."""
    drawing.pieces(canvas)
    lying = (*pieces, *canvas.pieces)
    written = tuple(canvas.labels)
    above = canvas.badges or canvas.frames or canvas.rings
    texts = [label.box() for label in (*_seen(labels, canvas.covers), *written)] if above else []
    sheet, crowd = Box(0, 0, drawing.ground.units, drawing.ground.height), Field(texts)
    chosen = [uncut(frame, crowd, sheet) for frame in canvas.frames]
    changed = [uncut(Frame(box, radius, shapes.RING), crowd, sheet) for box, radius in canvas.rings]
    for frame in chosen:
        canvas.stamp(signs.candidate, frame.box, frame.radius, frame.broad)
    for frame in changed:
        canvas.stamp(shapes.ring, frame.box, frame.radius)
    marks = []
    placed = list(zip(canvas.badges, settled(canvas.badges, texts, lying, sheet), strict=True))
    for badge, box in placed:
        if leader := badge.leader(box):
            canvas.line(leader, signs.CANDIDATE_EDGE, LEADER * badge.spots[0].h)
    for badge, box in placed:
        canvas.labels = []
        canvas.stamp(badge.sketch, box, *badge.args)
        marks.append(Mark(badge.shape(box), tuple(canvas.labels)))
    return written, tuple(marks), (*chosen, *changed), lying


@dataclass(frozen=True, slots=True)
class Plate:
    """A picture as SVG: its markup, the sheets of pixels it refers to, by name, and what it explains."""

    svg: str
    sheets: Mapping[str, bytes]
    regions: tuple[Region, ...] = ()


def engrave(drawing: Drawing[P], theme: Theme, words: Words, offered: Callable[[str], Told | None]) -> Plate:
    """Both layers as SVG, without a size of its own. `offered` says what a number or letters stand for."""
    ground = _engraved(drawing.ground, theme, words)
    shared = Shared()
    shared.add(ground.shared)
    canvas = Vector(theme, shared)
    laid(canvas, drawing, ground.labels, ground.pieces)
    canvas.tell(offered)
    high = f"{drawing.ground.height:.0f}"
    wide = f"{drawing.ground.units:.0f}"
    return Plate(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" stroke-linejoin="round">'
        f"<defs>{''.join(shared.marks.values())}</defs>"
        f'<rect width="{wide}" height="{high}" fill="{theme.paper}"/>{ground.markup()}{canvas.markup()}'
        f"{canvas.explained()}</svg>",
        shared.sheets,
        tuple(canvas.regions),
    )


@lru_cache(maxsize=24)
def _engraved(ground: Ground[P], theme: Theme, words: Words) -> Vector:
    canvas = Vector(theme, Shared())
    ground.paint(canvas, ground.plan, words)
    return canvas


def _seen(printed: Sequence[Label], covers: Sequence[Box]) -> Iterator[Label]:
    """The printed labels that no piece hides."""
    for label in printed:
        box = label.box()
        if not any(inside(box, cover) for cover in covers):
            yield label


def _painted(ground: Ground[P], theme: Theme, words: Words, width: int) -> Made:
    """The ground, in the picture's palette, with its labels and the places of its pieces."""
    image, labels, pieces = _sheet(ground, theme, words, width)
    whole = ground.whole
    if whole is None:
        tones = _tones(image, ground.tones)
    else:
        tones = _tones_of_all(replace(ground, plan=whole.plan, height=whole.height, whole=None), theme, words)
    palette = swatch(theme, (*livery.colours(theme), *ground.colours), tones)
    return Made(_reduce_colours(image, palette), labels, pieces)


def _sheet(ground: Ground[P], theme: Theme, words: Words, width: int) -> Made:
    scale = width / ground.units
    size = (width * 2, round(ground.height * scale) * 2)
    canvas = Canvas(Image.new("RGB", size, theme.paper), scale * 2, theme, 2)
    ground.paint(canvas, ground.plan, words)
    return Made(canvas.image.reduce(2), tuple(canvas.labels), tuple(canvas.pieces))


@lru_cache(maxsize=64)
def _tones_of_all(ground: Ground[P], theme: Theme, words: Words) -> tuple[Colour, ...]:
    """Kept for the whole map, because its windows seldom recur."""
    return _tones(_sheet(ground, theme, words, ROUGH).image, ground.tones)


def _tones(image: Image.Image, count: int) -> tuple[Colour, ...]:
    """The colours that best represent a whole picture."""
    if not count:
        return ()
    values = image.quantize(count, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).getpalette() or []
    return tuple("#{:02x}{:02x}{:02x}".format(*values[n : n + 3]) for n in range(0, min(len(values), 3 * count), 3))


def _reduce_colours(image: Image.Image, palette: Image.Image) -> Image.Image:
    return image.quantize(palette=palette, dither=Image.Dither.NONE)
