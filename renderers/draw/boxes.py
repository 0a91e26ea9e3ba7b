"""Boxes: where things go, in design units (the width of a picture is 1600 of them)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle: left, top, width and height in design units."""

    x: float
    y: float
    w: float
    h: float

    @property
    def cx(self) -> float:
        """The middle, left to right."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """The middle, top to bottom."""
        return self.y + self.h / 2

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The bottom edge."""
        return self.y + self.h

    def inset(self, dx: float, dy: float | None = None) -> Box:
        """A box smaller by `dx` on the left and right and by `dy` (default: `dx`) at the top and bottom."""
        down = dx if dy is None else dy
        return Box(self.x + dx, self.y + down, self.w - 2 * dx, self.h - 2 * down)

    def scaled(self, share: float) -> Box:
        """The same box in units larger by this factor: all its numbers times `share`."""
        return Box(self.x * share, self.y * share, self.w * share, self.h * share)

    def left(self, w: float, gap: float = 0) -> tuple[Box, Box]:
        """A strip of width `w` on the left, and the rest after `gap`."""
        return Box(self.x, self.y, w, self.h), Box(self.x + w + gap, self.y, self.w - w - gap, self.h)

    def top(self, h: float, gap: float = 0) -> tuple[Box, Box]:
        """A strip of height `h` at the top, and the rest below `gap`."""
        return Box(self.x, self.y, self.w, h), Box(self.x, self.y + h + gap, self.w, self.h - h - gap)

    def strips(self, heights: Mapping[str, float], gap: float = 0) -> dict[str, Box]:
        """Strips one below another, from the top, by name."""
        found, rest = {}, self
        for name, high in heights.items():
            found[name], rest = rest.top(high, gap)
        return found

    def columns(self, weights: int | Sequence[float], gap: float = 0) -> list[Box]:
        """Side by side: a number of equal columns, or columns as wide as their weights."""
        parts = [1.0] * weights if isinstance(weights, int) else list(weights)
        unit = (self.w - gap * (len(parts) - 1)) / sum(parts)
        boxes, x = [], self.x
        for part in parts:
            boxes.append(Box(x, self.y, part * unit, self.h))
            x += part * unit + gap
        return boxes

    def rows(self, weights: int | Sequence[float], gap: float = 0) -> list[Box]:
        """One below another: a number of equal rows, or rows as high as their weights."""
        turned = Box(self.y, self.x, self.h, self.w).columns(weights, gap)
        return [Box(b.y, b.x, b.h, b.w) for b in turned]

    def middle(self, w: float, h: float) -> Box:
        """A box of this size with the same middle."""
        return Box(self.cx - w / 2, self.cy - h / 2, w, h)
