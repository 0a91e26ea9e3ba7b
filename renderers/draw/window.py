"""Windows: the part of a map that a decision is about, for a picture on which all of it would be too small."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor

from renderers.draw.boxes import Box

FLAT, HIGH = 0.62, 0.95
"""How high a window is for its width, at least and at most, unless it is as wide as the map."""
GAIN = 0.88
"""A window that is wider than this share of the map is as wide as the map."""


def around(boxes: Sequence[Box]) -> Box:
    """The least box around all these."""
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(left, top, max(box.right for box in boxes) - left, max(box.bottom for box in boxes) - top)


def window(wanted: Sequence[Box], whole: Box, closest: float, step: float) -> Box | None:
    """What is seen of a map, on its own scale: all that is wanted, no less than `closest` across, in whole steps, so
    that windows that nearly agree are one. None: all of it."""
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
    """Where a window so long begins that has this middle, as far as it can lie within the map."""
    steps = floor((middle - long / 2 - least) / step + 0.5)
    return max(least, min(least + steps * step, most - long))
