"""Regions: what a picture explains, and where on it that lies; made from what is drawn, for a close look."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeAlias

from renderers.draw.boxes import Box

Corners: TypeAlias = tuple[tuple[float, float], ...]


class Told(NamedTuple):
    """What a region says: the kind of what it shows, its name, how it stands (whose it is, what is on it), and the
    clause of the rules that says what it does.
    """

    kind: str
    name: str
    lines: tuple[str, ...]
    clause: str


def told(kinds: Mapping[str, str], kind: str, *lines: str, clause: str = "") -> Told:
    """What a region of a kind says, its name with a capital; the clause is that of its kind, or one of its own."""
    return Told(kind, lines[0][:1].upper() + lines[0][1:], lines[1:], clause or kinds[kind])


class Region(NamedTuple):
    """A box or a polygon in design units, and what it says."""

    shape: Box | Corners
    told: Told

    def scaled(self, share: float) -> Region:
        """The same in units that are this much larger."""
        shape = self.shape
        if isinstance(shape, Box):
            return Region(shape.scaled(share), self.told)
        return Region(tuple((x * share, y * share) for x, y in shape), self.told)

    def within(self, frame: Box) -> Region | None:
        """What of it lies inside a frame; None: nothing to speak of. A polygon is there whole, or not at all."""
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
        """The same so far to the right and down."""
        return self._replace(box=self.box._replace(x=self.box.x + dx, y=self.box.y + dy))


LEAST = 4.0
"""Design units: what is narrower nobody can point at."""
Tell: TypeAlias = Callable[[], Told]
"""Says what a region says, where anybody asks for it: a picture of pixels explains nothing."""
