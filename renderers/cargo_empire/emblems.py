"""Emblems of Cargo Empire: a goods cube of each colour."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from renderers.cargo_empire.colours import GOODS
from renderers.cargo_empire.pieces import cube
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas


def _cube(colour: str, c: Canvas, box: Box) -> None:
    c.rect(box, "#ffffff", radius=box.w * 0.2)
    cube(c, box.inset(box.w * 0.07), colour, "")


EMBLEMS: Mapping[str, Callable[[Canvas, Box], None]] = {colour: partial(_cube, colour) for colour in GOODS}
