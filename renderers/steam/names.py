"""Names on the map: each goes where it overlaps neither track nor another name."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from renderers.draw import fonts
from renderers.draw.boxes import Box
from renderers.draw.hexgrid import Point
from renderers.draw.labels import overlap, squares

BUCKET = 64.0
"""Obstacles are looked up by squares of this size, in design units."""


class Disc(NamedTuple):
    """A round obstacle; track is a chain of them."""

    x: float
    y: float
    radius: float


class Nook(NamedTuple):
    """A nook for a text: a corner or the middle of its ink, at a size. `anchor` is l, m or r: where x is."""

    x: float
    y: float
    anchor: str
    size: float


class Wanted(NamedTuple):
    """A text that wants a nook; `nooks` gives them, the best first."""

    text: str
    weight: str
    nooks: Callable[[], Iterator[Nook]]
    air: float = 1.0
    """Kept free around it, in design units."""


def ink(wanted: Wanted, nook: Nook) -> Box:
    """The box that a text fills in a nook, with air around it; its middle is at the height of y."""
    wide = fonts.width(wanted.text, wanted.weight, nook.size)
    x = nook.x - {"l": 0.0, "m": wide / 2, "r": wide}[nook.anchor]
    return Box(x, nook.y - 0.42 * nook.size, wide, 0.86 * nook.size).inset(-wanted.air, -wanted.air)


class Crowd:
    """What is already on the map."""

    def __init__(self, discs: Iterable[Disc], boxes: Iterable[Box]) -> None:
        self._discs: dict[tuple[int, int], list[Disc]] = {}
        self._boxes: dict[tuple[int, int], list[Box]] = {}
        for disc in discs:
            x, y, radius = disc
            for key in squares(Box(x - radius, y - radius, 2 * radius, 2 * radius), BUCKET):
                self._discs.setdefault(key, []).append(disc)
        for box in boxes:
            self.add(box)

    def add(self, box: Box) -> None:
        """One more box that nothing may overlap."""
        for key in squares(box, BUCKET):
            self._boxes.setdefault(key, []).append(box)

    def overlaps(self, box: Box) -> int:
        """How many things a box overlaps."""
        count = 0
        for key in squares(box, BUCKET):
            count += sum(_near(disc, box) for disc in self._discs.get(key, ()))
            count += 20 * sum(overlap(box, other) for other in self._boxes.get(key, ()))
        return count


def _near(disc: Disc, box: Box) -> bool:
    x, y, radius = disc
    dx = max(box.x - x, 0, x - box.right)
    dy = max(box.y - y, 0, y - box.bottom)
    return dx * dx + dy * dy < radius * radius


def settle(wanted: Sequence[Wanted], crowd: Crowd) -> list[Nook]:
    """A nook for each text: the first that is free, else the one that overlaps least. Earlier texts come first."""
    found = []
    for one in wanted:
        best = _best(one, crowd)
        crowd.add(ink(one, best))
        found.append(best)
    return found


def _best(one: Wanted, crowd: Crowd) -> Nook:
    least, best = math.inf, None
    for nook in one.nooks():
        count = crowd.overlaps(ink(one, nook))
        if count < least:
            best, least = nook, count
        if not count:
            break
    assert best is not None
    return best


def lattice(x: float, y: float, wide: float, high: float, step: float) -> list[Point]:
    """Points around a middle, the nearest first, as far as a box of this size reaches."""
    across, down = int(wide / 2 / step), int(high / 2 / step)
    steps = [(dx * step, dy * step) for dy in range(-down, down + 1) for dx in range(-across, across + 1)]
    steps.sort(key=lambda at: at[0] ** 2 + at[1] ** 2)
    return [(x + dx, y + dy) for dx, dy in steps]


def chain(points: Sequence[Point], radius: float) -> list[Disc]:
    """Track as obstacles."""
    return [Disc(x, y, radius) for x, y in points]
