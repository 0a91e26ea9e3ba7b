"""Real coasts: rings of land and lakes on a sheet, made once by renderers/make_coasts.py."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from renderers.draw.hexgrid import Point
from renderers.draw.lambert import Lambert


class Coasts(msgspec.Struct, frozen=True):
    """The coasts of part of the world in units of the sheet: each ring is x, y, x, y and so on."""

    source: str
    sheet: Lambert
    land: list[list[float]]
    lakes: list[list[float]]
    country: list[list[float]] = []
    """The country that the sheet is about, if any."""


@cache
def coasts_of(path: Path) -> Coasts:
    """The coasts in a file."""
    return msgspec.json.decode(path.read_bytes(), type=Coasts)


def points(ring: list[float]) -> list[Point]:
    """The corners of a ring."""
    return list(zip(ring[::2], ring[1::2], strict=True))
