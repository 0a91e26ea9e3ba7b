"""GIF: an animation put together from blocks, each holding what has changed since the one before.

Pillow can write a whole animation, but needs all its pictures at once, and one process for all of them.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence

from PIL import GifImagePlugin, Image, ImageChops

COLOURS = 256
FOR_EVER = b"!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
STAYS = 1
"""A block stays where it is, and the next is laid over it."""
TIME = slice(4, 6)
"""The bytes of a block that say how long it is shown, in hundredths of a second."""


def block(image: Image.Image, box: tuple[int, int, int, int] | None, changed: Image.Image | None) -> bytes:
    """The part of a picture (mode P) within a box, transparent where it is not `changed`; box None: nothing new.

    It carries its palette only if it begins the animation or can't be compared with the previous picture.
    """
    left, top, right, bottom = box or (0, 0, 1, 1)
    part = Image.frombytes("L", (right - left, bottom - top), image.crop((left, top, right, bottom)).tobytes())
    clear = None
    if changed is not None:
        mask = changed.crop((left, top, right, bottom))
        clear = next((n for n, count in enumerate(part.histogram(mask)) if not count), None)
        if clear is not None:
            part.paste(clear, (0, 0), ImageChops.invert(mask))
    sheet = Image.frombytes("P", part.size, part.tobytes())
    sheet.putpalette(image.getpalette() or [])
    facts = {"duration": 10, "disposal": STAYS, "include_color_table": changed is None}
    if clear is not None:
        facts["transparency"] = clear
    return b"".join(GifImagePlugin.getdata(sheet, (left, top), **facts))


def animation(size: tuple[int, int], palette: bytes, blocks: Sequence[bytes], seconds: Sequence[float]) -> bytes:
    """A GIF that plays for ever; `seconds` is how long each block is shown."""
    head = struct.pack("<6sHHBBB", b"GIF89a", *size, 0xF7, 0, 0)
    parts = [head, palette.ljust(3 * COLOURS, b"\0"), FOR_EVER]
    for made, long in zip(blocks, seconds, strict=True):
        timed = bytearray(made)
        timed[TIME] = struct.pack("<H", round(long * 100))
        parts.append(bytes(timed))
    return b"".join([*parts, b";"])
