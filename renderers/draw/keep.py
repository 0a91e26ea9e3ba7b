"""Keep: finished images kept for reuse, within a memory limit."""

from __future__ import annotations

import zlib
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from threading import Lock
from typing import NamedTuple

from PIL import Image

from renderers.draw.boxes import Box
from renderers.draw.labels import Label


class Made(NamedTuple):
    """An image, the text on it, and the places of its pieces, in design units."""

    image: Image.Image
    labels: tuple[Label, ...] = ()
    pieces: tuple[Box, ...] = ()


LEVEL = 1
"""zlib's level: flat colours shrink to a twentieth, and unpack within a millisecond per megapixel."""
NOTHING = Image.new("1", (1, 1))
MOST_FILED = 4096
"""Maximum number of packed images: a small one costs more than the bytes that are counted."""


class Packed(NamedTuple):
    """An image as compressed bytes."""

    mode: str
    size: tuple[int, int]
    data: bytes
    palette: bytes

    def image(self) -> Image.Image:
        """The image, unpacked."""
        image = Image.frombytes(self.mode, self.size, zlib.decompress(self.data))
        if self.palette:
            image.putpalette(self.palette)
        return image


def pack(image: Image.Image) -> Packed:
    """An image in mode RGBA or P, packed."""
    palette = bytes(image.getpalette() or ()) if image.mode == "P" else b""
    return Packed(image.mode, image.size, zlib.compress(image.tobytes(), LEVEL), palette)


@dataclass
class Keep:
    """Images by what they depend on: up to `open` bytes unpacked, and up to `filed` bytes packed.

    The least recently used make room.
    """

    open: int
    filed: int
    _open: OrderedDict[Hashable, Made] = field(default_factory=OrderedDict)
    _filed: OrderedDict[Hashable, tuple[Packed, Made]] = field(default_factory=OrderedDict)
    _bytes: list[int] = field(default_factory=lambda: [0, 0])
    _lock: Lock = field(default_factory=Lock)

    def get(self, key: Hashable, make: Callable[[], Made]) -> Made:
        """The image for a key; `make` makes it if it is not kept."""
        with self._lock:
            found = self._open.get(key)
            if found is not None:
                self._open.move_to_end(key)
                return found
            packed = self._filed.get(key)
            if packed is not None:
                self._filed.move_to_end(key)
        if packed is not None:
            made = packed[1]._replace(image=packed[0].image())
        else:
            made = make()
            packed = pack(made.image), made._replace(image=NOTHING)
        with self._lock:
            self._put(key, made, packed)
        return made

    def _put(self, key: Hashable, made: Made, packed: tuple[Packed, Made]) -> None:
        if key not in self._filed:
            self._filed[key] = packed
            self._bytes[1] += len(packed[0].data)
            while self._bytes[1] > self.filed or len(self._filed) > MOST_FILED:
                self._bytes[1] -= len(self._filed.popitem(last=False)[1][0].data)
        if key not in self._open and _size(made) <= self.open:
            self._open[key] = made
            self._bytes[0] += _size(made)
            while self._bytes[0] > self.open:
                self._bytes[0] -= _size(self._open.popitem(last=False)[1])

    @property
    def size(self) -> int:
        """Bytes held."""
        return sum(self._bytes)


def _size(made: Made) -> int:
    image = made.image
    return image.width * image.height * len(image.getbands())
