"""Labels: fitting a text to its place, and remembering where it is."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import lru_cache

from renderers.draw import fonts
from renderers.draw.boxes import Box

ELLIPSIS = "…"
_BREAK = re.compile(r"[ \t\n]+")
SMALLEST = 15.0
"""Minimum size of any text, in design units."""


@dataclass(frozen=True, slots=True)
class Label:
    """A line of text as drawn, in the colour `fill`. `anchor` is Pillow's, two letters such as `lm` or `mm`."""

    text: str
    x: float
    y: float
    size: float
    weight: str
    anchor: str
    fill: str

    def box(self) -> Box:
        """The ink of the line, in design units."""
        left, top, right, bottom = _ink(self.text, self.weight, self.size, self.anchor)
        return Box(self.x + left, self.y + top, right - left, bottom - top)

    def moved(self, dx: float, dy: float) -> Label:
        """The same line elsewhere."""
        return replace(self, x=self.x + dx, y=self.y + dy)

    def scaled(self, share: float) -> Label:
        """The same line in units larger by this factor."""
        return replace(self, x=self.x * share, y=self.y * share, size=self.size * share)


@lru_cache(maxsize=8192)
def _ink(text: str, weight: str, size: float, anchor: str) -> tuple[float, float, float, float]:
    return fonts.font(weight, size).getbbox(text, anchor=anchor)


def squares(box: Box, side: float) -> list[tuple[int, int]]:
    """The squares of a grid that a box touches, used to look up its neighbours."""
    x, y, wide, high = box
    left, right, top, bottom = int(x // side), int((x + wide) // side), int(y // side), int((y + high) // side)
    if left == right and top == bottom:  # as for most boxes
        return [(left, top)]
    return [(x, y) for x in range(left, right + 1) for y in range(top, bottom + 1)]


def overlap(one: Box, two: Box) -> bool:
    """Whether two boxes share more than an edge."""
    x, y, wide, high = one
    left, top, w, h = two
    return x < left + w and left < x + wide and y < top + h and top < y + high


def inside(one: Box, two: Box) -> bool:
    """Whether the first box lies inside the second."""
    x, y, wide, high = one
    left, top, w, h = two
    return x >= left and y >= top and x + wide <= left + w and y + high <= top + h


def fit(text: str, weight: str, size: float, room: float, least: float = SMALLEST) -> tuple[str, float]:
    """The text and size that fit into `room`: smaller, down to `least`, then cut short with an ellipsis."""
    wide = fonts.width(text, weight, size)
    if wide <= room:
        return text, size
    smaller = max(min(least, size), size * room / wide)
    if fonts.width(text, weight, smaller) <= room + 0.01:
        return text, smaller
    return _cut(text, weight, smaller, room), smaller


def _cut(text: str, weight: str, size: float, room: float) -> str:
    for length in range(len(text) - 1, 0, -1):
        short = text[:length].rstrip() + ELLIPSIS
        if fonts.width(short, weight, size) <= room:
            return short
    return ELLIPSIS


def broken(text: str) -> list[str]:
    """The pieces into which a text may be broken; a no-break space does not break."""
    return _BREAK.split(text.strip()) if text.strip() else []


def wrap(text: str, weight: str, size: float, room: float, most: int) -> list[str]:
    """The text in at most `most` lines, broken between words; text that doesn't fit ends in an ellipsis."""
    lines: list[str] = []
    words = broken(text)
    while words and len(lines) < most - 1:
        count = 1
        while count < len(words) and fonts.width(" ".join(words[: count + 1]), weight, size) <= room:
            count += 1
        lines.append(" ".join(words[:count]))
        words = words[count:]
    if words:
        lines.append(" ".join(words))
    return [line if fonts.width(line, weight, size) <= room else _cut(line, weight, size, room) for line in lines]
