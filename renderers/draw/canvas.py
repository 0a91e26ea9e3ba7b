"""Canvas: a sheet in design units, at any number of pixels.

Round and slanted shapes are drawn as sprites: several times larger on their own sheet, then reduced and kept, so a
piece on every board is drawn only once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from itertools import product
from typing import Any, NamedTuple

from PIL import Image, ImageDraw, ImageFont

from renderers.draw import fonts
from renderers.draw.boxes import Box
from renderers.draw.keep import Keep, Made
from renderers.draw.labels import SMALLEST, Label, fit, inside
from renderers.draw.palette import Colour, Theme
from renderers.draw.placing import Badge, Frame
from renderers.draw.regions import Corners, Tell

Sketch = Callable[..., None]
"""`sketch(canvas, box, *args)` draws a thing into a box; the arguments are hashable."""

SPRITES = Keep(open=12 * 2**20, filed=12 * 2**20)
"""The most recent stamps."""
HALO = 0.13
"""Thickness of the halo around a text, as a share of its size."""
FINER = 4
"""How many times larger a sprite is drawn before it is reduced."""
OVERLAY = 2
"""The same for a sheet as large as a map."""
TILE = 96
"""Side in pixels of the tiles used to lay lines on a picture."""


class Canvas:
    """A sheet of `width` x `height` design units at `scale` pixels each, and the labels set on it."""

    def __init__(self, image: Image.Image, scale: float, theme: Theme, finer: int = FINER) -> None:
        self.image = image
        self.scale = scale
        self.theme = theme
        self.labels: list[Label] = []
        self.covers: list[Box] = []
        """Where a piece hides printing on the layer below."""
        self.rings: dict[tuple[Box, float], None] = {}
        """What has changed, and the radius of its ring's corners; rings are drawn after everything else."""
        self.frames: dict[Frame, None] = {}
        """What can be chosen; each frame is drawn below the rings, where it cuts no text."""
        self.pieces: list[Box] = []
        """Where something was stamped."""
        self.badges: list[Badge] = []
        """Signs saying that a thing can be chosen, is planned, or has an owner; they are placed after all drawing."""
        self.larger = 1.0
        """Scale of what must be readable at a glance, when everything else keeps its size."""
        self._finer = finer
        self._draw = ImageDraw.Draw(image)

    @contextmanager
    def shrunk(self, box: Box, share: float) -> Iterator[tuple[Canvas, Box]]:
        """The same sheet with its units scaled by `share`, and the box in those units; text there must be `larger`."""
        if share == 1:
            yield self, box
            return
        inner = self._smaller(share)
        inner.larger = 1 / share
        yield inner, box.scaled(1 / share)
        self._lay_smaller(inner, share)
        self.labels += [label.scaled(share) for label in inner.labels]
        self.covers += [box.scaled(share) for box in inner.covers]
        self.pieces += [box.scaled(share) for box in inner.pieces]
        self.badges += [badge.scaled(share) for badge in inner.badges]
        self.rings |= {(box.scaled(share), radius * share): None for box, radius in inner.rings}
        self.frames |= {frame.scaled(share): None for frame in inner.frames}

    @contextmanager
    def clipped(self, box: Box) -> Iterator[Canvas]:
        """The same sheet, with nothing drawn outside the box."""
        inner = self._copy()
        inner.larger = self.larger
        yield inner
        self._lay_clipped(inner, box)
        self.labels += [label for label in inner.labels if inside(label.box(), box)]
        self.covers += inner.covers
        self.pieces += inner.pieces
        self.badges += inner.badges
        self.rings |= {(ring, radius): None for ring, radius in inner.rings if inside(ring, box)}
        self.frames |= {frame: None for frame in inner.frames if inside(frame.box, box)}

    def _smaller(self, share: float) -> Canvas:
        return Canvas(self.image, self.scale * share, self.theme, self._finer)

    def _lay_smaller(self, inner: Canvas, share: float) -> None:
        """Lay what was drawn in smaller units on this sheet; pixels are already there."""

    def _copy(self) -> Canvas:
        return Canvas(self.image.copy(), self.scale, self.theme, self._finer)

    def _lay_clipped(self, inner: Canvas, box: Box) -> None:
        left, top, right, bottom = self._px(box.x, box.y, box.right, box.bottom)
        self.image.paste(inner.image.crop((left, top, right, bottom)), (left, top))

    def _px(self, *values: float) -> tuple[int, ...]:
        return tuple(round(value * self.scale) for value in values)

    def _corners(self, box: Box) -> tuple[int, int, int, int]:
        left, top, right, bottom = self._px(box.x, box.y, box.right, box.bottom)
        return left, top, max(left, right - 1), max(top, bottom - 1)

    def _wide(self, width: float) -> int:
        return max(1, round(width * self.scale)) if width else 0

    def rect(
        self, box: Box, fill: Colour | None = None, outline: Colour | None = None, width: float = 0, radius: float = 0
    ) -> None:
        """A rectangle, with rounded corners if `radius` is given."""
        self._draw.rounded_rectangle(
            self._corners(box), radius * self.scale, fill, outline, self._wide(width if outline else 0)
        )

    def rule(self, x: float, y: float, w: float, width: float) -> None:
        """A horizontal line of the same thickness wherever it lies."""
        left, top, right = self._px(x, y, x + w)
        self._draw.rectangle((left, top, right - 1, top + self._wide(width) - 1), self.theme.line)

    def ellipse(self, box: Box, fill: Colour | None = None, outline: Colour | None = None, width: float = 0) -> None:
        """An ellipse that fills the box."""
        self._draw.ellipse(self._corners(box), fill, outline, self._wide(width if outline else 0))

    def polygon(
        self, points: Sequence[tuple[float, float]], fill: Colour, outline: Colour | None = None, width: float = 0
    ) -> None:
        """A polygon through points in design units."""
        corners = [(x * self.scale, y * self.scale) for x, y in points]
        self._draw.polygon(corners, fill)
        if outline:
            self._draw.line([*corners, corners[0], corners[1]], outline, self._wide(width), joint="curve")

    def polygon_edge(self, points: Sequence[tuple[float, float]], fill: Colour, width: float) -> None:
        """A closed line through points in design units."""
        corners = [(x * self.scale, y * self.scale) for x, y in points]
        self._draw.line([*corners, corners[0], corners[1]], fill, self._wide(width), joint="curve")

    def line(self, points: Sequence[tuple[float, float]], fill: Colour, width: float) -> None:
        """A line through points in design units."""
        self._draw.line([(x * self.scale, y * self.scale) for x, y in points], fill, self._wide(width), joint="curve")

    def arc(self, box: Box, start: float, end: float, fill: Colour, width: float) -> None:
        """Part of an ellipse between two angles in degrees, clockwise from three o'clock."""
        self._draw.arc(self._corners(box), start, end, fill, self._wide(width))

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        fill: Colour | None = None,
        *,
        weight: str = fonts.REGULAR,
        anchor: str = "lm",
        room: float | None = None,
        least: float = SMALLEST,
        halo: Colour | None = None,
    ) -> float:
        """A line of text, made to fit into `room`; returns its width in design units.

        A halo sets it off from whatever lies below.
        """
        if not text:
            return 0.0
        if room is not None:
            text, size = fit(text, weight, size, room, least)
        if anchor[1] == "m":
            # text looks centred by the middle of its capitals, not of its line
            y, anchor = y + 0.33 * size, anchor[0] + "s"
        label = Label(text, x, y, size, weight, anchor, fill or self.theme.ink)
        self._write(label, halo)
        self.labels.append(label)
        return fonts.width(text, weight, size)

    def _write(self, label: Label, halo: Colour | None) -> None:
        face = fonts.font(label.weight, round(label.size * self.scale * 4) / 4)
        if halo:
            masks = _outlined(label.text, face, label.anchor, self._wide(label.size * HALO))
            left, top = self._px(label.x, label.y)
            for mask, colour in ((masks.halo, halo), (masks.text, label.fill)):
                self.image.paste(colour, (left + masks.left, top + masks.top), mask)
        else:
            self._draw.text((label.x * self.scale, label.y * self.scale), label.text, label.fill, face, label.anchor)

    def region(self, shape: Box | Corners, tell: Tell) -> None:
        """What to say when somebody points at a box or polygon; pixels can't."""

    def mark(self, box: Box, text: str) -> None:
        """Say that a box holds an option's number or plans' letters, to be explained later; pixels can't."""

    def ring(self, box: Box, radius: float = 8) -> None:
        """A ring around a box, on top of everything else, even what is drawn later."""
        self.rings[box.inset(-4), radius] = None

    def choice(self, box: Box, radius: float, broad: float) -> None:
        """The frame of a possible choice, `broad` thick, just inside a box, on top of all pieces, even later ones."""
        self.frames[Frame(box, radius, broad)] = None

    def badge(
        self,
        sketch: Sketch,
        spots: Sequence[Box],
        *args: Any,
        disc: bool = True,
        of: Sequence[tuple[float, float]] = (),
    ) -> None:
        """A number, letter or tag on top of everything else, even what is drawn later.

        It goes in the first of the boxes where it covers neither a text nor another badge, and as few pieces as
        possible; if none is free, near the first. Earlier badges choose first. `disc`: it covers only a circle, not the
        corners. `of`: points of the thing it belongs to, to which a line leads.
        """
        self.badges.append(Badge(tuple(spots), sketch, args, disc, tuple(of)))

    def stamp(self, sketch: Sketch, box: Box, *args: Any, flat: bool = False) -> None:
        """What `sketch` draws into the box, with smooth edges; a badge may hide part of anything `flat`, like track."""
        width, height = (max(1, value) for value in self._px(box.w, box.h))
        how = (sketch, args, box[2:], (width, height), _Look(self.scale, self._finer, self.theme))
        sprite, labels, _ = SPRITES.get(how, lambda: _sprite(*how))
        self.image.paste(sprite, self._px(box.x, box.y), sprite)  # type: ignore[arg-type]
        self.labels += [label.moved(box.x, box.y) for label in labels]
        if not flat:
            self.pieces.append(box)

    def overlay(self, box: Box, sketch: Callable[[Canvas], None]) -> None:
        """What `sketch` draws on a transparent sheet as large as the box, laid over it; it is not kept.

        For lines that cross a whole picture and never recur.
        """
        width, height = (max(1, value) for value in self._px(box.w, box.h))
        sheet = Image.new("RGBA", (width * OVERLAY, height * OVERLAY), (0, 0, 0, 0))
        canvas = Canvas(sheet, self.scale * OVERLAY, self.theme, 1)
        sketch(canvas)
        sheet = sheet.reduce(OVERLAY)
        self.image.paste(sheet, self._px(box.x, box.y), sheet)  # type: ignore[arg-type]
        self.labels += [label.moved(box.x, box.y) for label in canvas.labels]

    def lay(self, box: Box, sheet: Image.Image, radius: float = 0) -> None:
        """A sheet of pixels in its box, with rounded corners if `radius` is given."""
        shape = Image.new("L", sheet.size)
        ImageDraw.Draw(shape).rounded_rectangle((0, 0, sheet.width - 1, sheet.height - 1), radius * self.scale, 255)
        self.image.paste(sheet, self._px(box.x, box.y), shape)  # type: ignore[arg-type]

    def lined(self, box: Box, lines: Iterable[Sequence[tuple[float, float]]], fill: Colour, width: float) -> None:
        """Smooth lines with round ends within a box; an overlay costs more."""
        unit, wide = self.scale * OVERLAY, round(width * self.scale * OVERLAY)
        sheet = Image.new("L", (round(box.w * unit), round(box.h * unit)))
        draw = ImageDraw.Draw(sheet)
        for line in lines:
            points = [((x - box.x) * unit, (y - box.y) * unit) for x, y in line]
            draw.line(points, 255, wide, joint="curve")
            for x, y in (points[0], points[-1]):
                draw.ellipse((x - wide / 2, y - wide / 2, x + wide / 2, y + wide / 2), 255)
        shape, (left, top) = sheet.reduce(OVERLAY), self._px(box.x, box.y)
        for x, y in product(range(0, shape.width, TILE), range(0, shape.height, TILE)):
            part = shape.crop((x, y, min(x + TILE, shape.width), min(y + TILE, shape.height)))
            if part.getbbox():  # most of a sheet is empty, and pasting through an empty mask takes just as long
                self.image.paste(fill, (left + x, top + y), part)


class _Outlined(NamedTuple):
    """The masks of a text and of its halo, and their offset from the text's anchor, in pixels."""

    halo: Image.Image
    text: Image.Image
    left: int
    top: int


@lru_cache(maxsize=512)
def _outlined(text: str, face: ImageFont.FreeTypeFont, anchor: str, around: int) -> _Outlined:
    """Kept, since map names recur all the time and a halo takes several times as long as its text."""
    left, top, right, bottom = (round(side) for side in face.getbbox(text, anchor=anchor, stroke_width=around))
    masks = []
    for stroke in (around, 0):
        masks.append(Image.new("L", (right - left, bottom - top)))
        ImageDraw.Draw(masks[-1]).text((-left, -top), text, 255, face, anchor, stroke_width=stroke)
    return _Outlined(masks[0], masks[1], left, top)


class _Look(NamedTuple):
    """Pixels per unit, the factor for a finer sprite, and its colours."""

    scale: float
    finer: int
    theme: Theme


def _sprite(
    sketch: Sketch, args: tuple[Any, ...], units: tuple[float, float], pixels: tuple[int, int], look: _Look
) -> Made:
    finer = look.finer
    sheet = Image.new("RGBA", (pixels[0] * finer, pixels[1] * finer), (0, 0, 0, 0))
    canvas = Canvas(sheet, look.scale * finer, look.theme, 1)
    sketch(canvas, Box(0, 0, *units), *args)
    return Made(sheet.reduce(finer) if finer > 1 else sheet, tuple(canvas.labels))
