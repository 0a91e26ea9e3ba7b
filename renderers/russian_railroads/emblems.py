"""Emblems of Russian Railroads: a piece of rail of each colour."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.russian_railroads.colours import RAILS
from renderers.russian_railroads.icons import rail


def _rail(colour: str, c: Canvas, box: Box) -> None:
    place = box.inset(0, box.h * 0.18)
    c.rect(place, "#ffffff", radius=place.h * 0.2)
    rail(c, place.inset(place.h * 0.06), colour, "")


EMBLEMS: Mapping[str, Callable[[Canvas, Box], None]] = {colour: partial(_rail, colour) for colour in RAILS}
