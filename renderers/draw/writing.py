"""Writing: a text in as many lines as fit its place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import REGULAR
from renderers.draw.hexgrid import Point
from renderers.draw.labels import ELLIPSIS, SMALLEST, wrap
from renderers.draw.palette import Colour

LINE = 1.14
"""Line spacing, as a multiple of the size."""
SNUG = 0.97
"""On a small picture letters are slightly wider for their size."""


def written(
    c: Canvas,
    box: Box,
    text: str,
    size: float,
    fill: Colour | None = None,
    *,
    weight: str = REGULAR,
    anchor: str = "lm",
    least: float = SMALLEST,
) -> None:
    """The text from the left (`rm`: from the right), vertically centred: smaller, down to `least`, to fit the box."""
    x = box.x if anchor == "lm" else box.right
    if int(box.h / least / LINE) < 2:
        c.text(x, box.cy, text, size, fill, weight=weight, anchor=anchor, room=box.w, least=least)
        return
    size, parts = lines_of(text, weight, size, box, least)
    how: dict[str, Any] = {"fill": fill, "weight": weight, "anchor": anchor, "room": box.w, "least": least}
    lines(c, (x, box.cy), parts, size * LINE, size, **how)


def lines(c: Canvas, at: Point, parts: Sequence[str], high: float, size: float, **how: Any) -> None:
    """Lines of this height one below another, around a point; the rest is as in `Canvas.text`."""
    x, y = at
    for number, line in enumerate(parts):
        c.text(x, y + (number - (len(parts) - 1) / 2) * high, line, size, **how)


def lines_of(text: str, weight: str, size: float, box: Box, least: float) -> tuple[float, list[str]]:
    """The largest size at which the text fits the box, and its lines; at `least` the end may be cut off."""
    while True:
        parts = wrap(text, weight, size, box.w * SNUG, max(1, int(box.h / size / LINE)))
        if size <= least or not any(line.endswith(ELLIPSIS) for line in parts):
            return size, parts
        size = max(least, size - 1)
