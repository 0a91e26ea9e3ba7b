"""WebP: an animation put together from pictures, each laid over the previous one.

The container is described in https://developers.google.com/speed/webp/docs/riff_container.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence

Tile = tuple[tuple[int, int], bytes]
"""The position of a picture (even pixels), and the picture; one without bytes changes nothing."""
ANIMATED, CLEAR = 0x02, 0x10
IMAGE = (b"VP8L", b"VP8 ", b"ALPH")


def animation(size: tuple[int, int], tiles: Sequence[Tile], seconds: Sequence[float]) -> bytes:
    """A WebP that plays for ever; `seconds` is how long each tile is the newest. The first tile is never empty."""
    frames: list[tuple[Tile, float]] = []
    for tile, long in zip(tiles, seconds, strict=True):
        if tile[1]:
            frames.append((tile, long))
        else:
            frames[-1] = (frames[-1][0], frames[-1][1] + long)
    head = _chunk(b"VP8X", bytes([ANIMATED | CLEAR, 0, 0, 0]) + _three(size[0] - 1) + _three(size[1] - 1))
    parts = [head, _chunk(b"ANIM", bytes(4) + struct.pack("<H", 0))]
    parts += [_chunk(b"ANMF", _frame(at, picture, long)) for (at, picture), long in frames]
    return _riff(b"".join(parts))


def _frame(at: tuple[int, int], picture: bytes, seconds: float) -> bytes:
    wide, high = measured(picture)
    place = _three(at[0] // 2) + _three(at[1] // 2) + _three(wide - 1) + _three(high - 1)
    return place + _three(round(seconds * 1000)) + b"\0" + b"".join(_chunk(*part) for part in _parts(picture))


def measured(picture: bytes) -> tuple[int, int]:
    """Width and height of a lossless WebP."""
    for name, data in _chunks(picture):
        if name == b"VP8L":
            (bits,) = struct.unpack("<I", data[1:5])
            return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    raise ValueError("no WebP without loss")


def _parts(picture: bytes) -> list[tuple[bytes, bytes]]:
    return [(name, data) for name, data in _chunks(picture) if name in IMAGE]


def _chunks(picture: bytes) -> list[tuple[bytes, bytes]]:
    found, at = [], 12
    while at < len(picture):
        name, size = struct.unpack("<4sI", picture[at : at + 8])
        found.append((name, picture[at + 8 : at + 8 + size]))
        at += 8 + size + size % 2
    return found


def _chunk(name: bytes, data: bytes) -> bytes:
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def _riff(body: bytes) -> bytes:
    return b"RIFF" + struct.pack("<I", len(body) + 4) + b"WEBP" + body


def _three(number: int) -> bytes:
    """A number in three bytes, least significant first."""
    return struct.pack("<I", number)[:3]
