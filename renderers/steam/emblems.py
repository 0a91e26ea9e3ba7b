"""Emblems of Steam: a goods cube of each colour."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.steam.colours import GOODS
from renderers.steam.goods import sprite


def _cube(colour: str, c: Canvas, box: Box) -> None:
    sprite(c, box.inset(-box.w * 0.1), colour, "")


EMBLEMS: Mapping[str, Callable[[Canvas, Box], None]] = {colour: partial(_cube, colour) for colour in GOODS}
