"""Cels: what sets a picture apart from the one before, as parts of an animation."""

from __future__ import annotations

import io
from dataclasses import dataclass, field
from typing import Any

from PIL import Image, ImageChops

from renderers import describe, paint
from renderers.film import gif
from renderers.request import Request

Box = tuple[int, int, int, int]
"""Left, top, right, bottom in pixels."""
METHOD = 2
"""For WebP: 4 takes half as long again and saves a fiftieth."""


@dataclass(frozen=True, slots=True)
class Job:
    """A picture to draw: the frame `number` of `total`.

    `before` is the picture to compare it with (PNG; None: it stands alone). `key`: its tile must be whole all the same.
    `gif` and `tile` say which parts are wanted.
    """

    number: int
    total: int
    request: Request[Any]
    before: bytes | None = field(repr=False)
    key: bool
    gif: bool
    tile: bool


@dataclass(frozen=True, slots=True)
class Cel:
    """A picture (`png`, pixels `size`) and what is new in it.

    `gif` is a block of a GIF; `tile` is a WebP to lay over the previous picture at `at`, empty if nothing has changed.
    """

    png: bytes = field(repr=False)
    size: tuple[int, int]
    palette: bytes = field(repr=False)
    gif: bytes = field(repr=False)
    tile: bytes = field(repr=False)
    at: tuple[int, int]
    alt: str


def expose(job: Job) -> Cel:
    """Draw a picture. Raises the same errors as `renderers.draw`."""
    painting = paint(job.request)
    before = None if job.before is None else Image.open(io.BytesIO(job.before))
    image = painting.image if before is None else _as_large(painting.image, before.size)
    palette = bytes(image.getpalette() or ())
    comparable = before is not None and before.size == image.size and bytes(before.getpalette() or ()) == palette
    changed = _changed(image, before) if before is not None and comparable else None
    box = (0, 0, *image.size) if changed is None else changed.getbbox()
    block = gif.block(image, box, changed) if job.gif else b""
    if job.key:
        box, changed = (0, 0, *image.size), None
    at, tile = _tile(image, box, changed) if job.tile and box is not None else ((0, 0), b"")
    out = io.BytesIO()
    image.save(out, "PNG", compress_level=1)
    return Cel(out.getvalue(), image.size, palette, block, tile, at, describe(job.request))


def _as_large(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    """A picture on a sheet at least as large as this size, filled up with paper as in its corner."""
    larger = (max(image.width, size[0]), max(image.height, size[1]))
    if larger == image.size:
        return image
    sheet = Image.new("P", larger, image.getpixel((0, 0)))
    sheet.putpalette(image.getpalette() or [])
    sheet.paste(image)
    return sheet


def plain(image: Image.Image) -> Image.Image:
    """The indices of the colours, whatever the colours are."""
    return Image.frombytes("L", image.size, image.tobytes())


def _changed(image: Image.Image, before: Image.Image) -> Image.Image:
    """White where two pictures differ, black elsewhere."""
    return ImageChops.difference(plain(image), plain(before)).point(lambda value: 255 if value else 0)


def _tile(image: Image.Image, box: Box, changed: Image.Image | None) -> tuple[tuple[int, int], bytes]:
    """The change as a lossless WebP, and its position: at even pixels, as an animation requires."""
    left, top, right, bottom = box
    box = (left - left % 2, top - top % 2, right, bottom)
    part = image.crop(box).convert("RGB")
    if changed is not None:
        mask = changed.crop(box)
        clear = Image.new("RGBA", part.size, (0, 0, 0, 0))
        clear.paste(part, (0, 0), mask)
        part = clear
    out = io.BytesIO()
    part.save(out, "WEBP", lossless=True, quality=30, method=METHOD)
    return (box[0], box[1]), out.getvalue()
