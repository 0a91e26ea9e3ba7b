"""Regions: what a picture explains and where; made from what is drawn, for a close look."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeAlias

from renderers.draw.boxes import Box

Corners: TypeAlias = tuple[tuple[float, float], ...]


class Told(NamedTuple):
    """What a region says: the kind of thing it shows, its name, its state, and the clause of the rules about it.

    Its state is whose it is, what is on it, and the like.
    """

    kind: str
    name: str
    lines: tuple[str, ...]
    clause: str


def told(kinds: Mapping[str, str], kind: str, *lines: str, clause: str = "") -> Told:
    """What a region of a kind says, with a capital first; the clause is its own, otherwise that of its kind."""
    return Told(kind, lines[0][:1].upper() + lines[0][1:], lines[1:], clause or kinds[kind])


class Region(NamedTuple):
    """A box or a polygon in design units, and what it says."""

    shape: Box | Corners
    told: Told

    def scaled(self, share: float) -> Region:
        """The same in units larger by this factor."""
        shape = self.shape
        if isinstance(shape, Box):
            return Region(shape.scaled(share), self.told)
        return Region(tuple((x * share, y * share) for x, y in shape), self.told)

    def within(self, frame: Box) -> Region | None:
        """The part inside a frame; None if too small. A polygon is kept whole or dropped."""
        if not isinstance(self.shape, Box):
            middle = [sum(values) / len(self.shape) for values in zip(*self.shape, strict=True)]
            inside = frame.x <= middle[0] <= frame.right and frame.y <= middle[1] <= frame.bottom
            return self if inside else None
        left, top = max(self.shape.x, frame.x), max(self.shape.y, frame.y)
        seen = Box(left, top, min(self.shape.right, frame.right) - left, min(self.shape.bottom, frame.bottom) - top)
        return Region(seen, self.told) if min(seen.w, seen.h) >= LEAST else None


class Sign(NamedTuple):
    """The number of an option or the letters of plans, and where it lies, in design units."""

    box: Box
    text: str

    def moved(self, dx: float, dy: float) -> Sign:
        """The same sign, moved this far to the right and down."""
        return self._replace(box=self.box._replace(x=self.box.x + dx, y=self.box.y + dy))


LEAST = 4.0
"""In design units: nobody can point at anything narrower."""
Tell: TypeAlias = Callable[[], Told]
"""Produces what a region says, on demand, because a picture of pixels explains nothing."""
