"""Placing: names and badges on a map, each where it covers neither pieces nor another of them."""

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
    far: int = 0
    """How much worse it is to be so far away: as much as to cover so many pieces of track."""


class Wanted(NamedTuple):
    """A text that wants a nook; `nooks` gives them, the best first. A plate or badge has a size of its own."""

    text: str
    weight: str
    nooks: Callable[[], Iterator[Nook]]
    air: float = 1.0
    """Kept free around it, in design units."""
    plate: tuple[float, float] | None = None
    """Width and height of what the text is on, in sizes of type."""


def ink(wanted: Wanted, nook: Nook) -> Box:
    """The box that a text or its plate fills in a nook, with air around it; its middle is at the height of y."""
    if wanted.plate:
        wide, high = (side * nook.size for side in wanted.plate)
    else:
        wide, high = fonts.width(wanted.text, wanted.weight, nook.size), 0.86 * nook.size
    x = nook.x - {"l": 0.0, "m": wide / 2, "r": wide}[nook.anchor]
    top = nook.y - (high / 2 if wanted.plate else 0.42 * nook.size)
    return Box(x, top, wide, high).inset(-wanted.air, -wanted.air)


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

    def overlaps(self, box: Box, enough: float = math.inf) -> int:
        """How many things a box overlaps; it is not counted on from `enough` on."""
        count, keys = 0, squares(box, BUCKET)
        for key in keys:
            count += 20 * sum(overlap(box, other) for other in self._boxes.get(key, ()))
            if count >= enough:
                return count
        for key in keys:
            count += sum(_near(disc, box) for disc in self._discs.get(key, ()))
            if count >= enough:
                return count
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
        if nook.far >= least:
            continue
        count = nook.far + crowd.overlaps(ink(one, nook), least - nook.far)
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
