"""Emblems of Railroad Revolution: a worker of each colour."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.railroad_revolution.colours import WORKERS
from renderers.railroad_revolution.icons import worker


def _worker(colour: str, c: Canvas, box: Box) -> None:
    worker(c, box.inset(box.w * 0.06, 0), colour, "")


EMBLEMS: Mapping[str, Callable[[Canvas, Box], None]] = {colour: partial(_worker, colour) for colour in WORKERS}
