"""Windows: the part of a map that a decision is about, for pictures in which the whole map would be too small."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor

from renderers.draw.boxes import Box

FLAT, HIGH = 0.62, 0.95
"""Minimum and maximum height of a window, as shares of its width, unless it is as wide as the map."""
GAIN = 0.88
"""A window wider than this share of the map becomes as wide as the map."""


def around(boxes: Sequence[Box]) -> Box:
    """The smallest box around all these."""
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(left, top, max(box.right for box in boxes) - left, max(box.bottom for box in boxes) - top)


def window(wanted: Sequence[Box], whole: Box, closest: float, step: float) -> Box | None:
    """The part of a map to show, on its own scale: everything wanted, at least `closest` across. None: the whole map.

    It comes in whole steps, so that windows that nearly agree become one.
    """
    if not wanted:
        return None
    box = around(wanted)
    wide = ceil(max(box.w, closest, box.h / HIGH) / step) * step
    if wide > GAIN * whole.w:
        wide = whole.w
    high = min(ceil(max(box.h, FLAT * wide) / step) * step, whole.h)
    if wide >= whole.w and high > GAIN * whole.h:
        return None
    return Box(
        _begin(box.cx, wide, whole.x, whole.right, step), _begin(box.cy, high, whole.y, whole.bottom, step), wide, high
    )


def _begin(middle: float, long: float, least: float, most: float, step: float) -> float:
    """Where a window of this length with this middle begins, kept inside the map."""
    steps = floor((middle - long / 2 - least) / step + 0.5)
    return max(least, min(least + steps * step, most - long))
