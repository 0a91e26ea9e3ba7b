"""Placing: names and badges on a map, each where it covers neither pieces nor other names and badges."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, NamedTuple

from renderers.draw import fonts
from renderers.draw.boxes import Box
from renderers.draw.hexgrid import Point
from renderers.draw.labels import inside, overlap, squares

ANCHORS = {"l": 0.0, "m": 0.5, "r": 1.0}
"""The share of a text to the left of its anchor."""
BUCKET = 64.0
"""Side of the squares that index obstacles, in design units."""


Edges = tuple[float, float, float, float]
"""Left, top, right and bottom of a box."""


class Disc(NamedTuple):
    """A round obstacle; track is a chain of them."""

    x: float
    y: float
    radius: float


class Nook(NamedTuple):
    """A place for a text: a corner or the middle of its ink, with a size. `anchor` is l, m or r: which end x gives."""

    x: float
    y: float
    anchor: str
    size: float
    far: int = 0
    """The price of distance: this far away is as bad as covering this many pieces of track. Nooks come in its order."""


class Wanted(NamedTuple):
    """A text that needs a nook; `nooks` yields them, best first. A plate or badge has its own size."""

    text: str
    weight: str
    nooks: Callable[[], Iterator[Nook]]
    air: float = 1.0
    """Free space around it, in design units."""
    plate: tuple[float, float] | None = None
    """Width and height of the plate under the text, in type sizes."""


def ink(wanted: Wanted, nook: Nook) -> Box:
    """The box that a text or its plate fills in a nook, with air around it; y is at its middle."""
    text, weight, _, air, plate = wanted
    x, y, anchor, size, _ = nook
    if plate:
        wide, high = plate[0] * size, plate[1] * size
        top = y - high / 2
    else:
        wide, high = fonts.width(text, weight, size), 0.86 * size
        top = y - 0.42 * size
    x -= wide * ANCHORS[anchor]
    return Box(x - air, top - air, wide + 2 * air, high + 2 * air)


class Crowd:
    """What is already on the map."""

    def __init__(self, discs: Iterable[Disc], boxes: Iterable[Box]) -> None:
        self._discs: dict[tuple[int, int], list[Disc]] = {}
        self._boxes: dict[tuple[int, int], list[Edges]] = {}
        for disc in discs:
            x, y, radius = disc
            for key in squares(Box(x - radius, y - radius, 2 * radius, 2 * radius), BUCKET):
                self._discs.setdefault(key, []).append(disc)
        for box in boxes:
            self.add(box)

    def add(self, box: Box) -> None:
        """Add a box that nothing may overlap."""
        edges = box.x, box.y, box.right, box.bottom
        for key in squares(box, BUCKET):
            self._boxes.setdefault(key, []).append(edges)

    def drop(self, box: Box) -> None:
        """Remove a box that was added."""
        edges = box.x, box.y, box.right, box.bottom
        for key in squares(box, BUCKET):
            self._boxes[key].remove(edges)

    def overlaps(self, box: Box, enough: float = math.inf) -> int:
        """How many things a box overlaps; counting stops at `enough`.

        One picture asks this tens of thousands of times, so `overlap` and `_near` are inlined.
        """
        left, top, wide, high = box
        right, bottom = left + wide, top + high
        count, keys = 0, squares(box, BUCKET)
        for key in keys:
            for x, y, end, foot in self._boxes.get(key, ()):
                if x < right and left < end and y < bottom and top < foot:
                    count += 20
            if count >= enough:
                return count
        for key in keys:
            for x, y, radius in self._discs.get(key, ()):
                dx = left - x if left > x else x - right if x > right else 0
                dy = top - y if top > y else y - bottom if y > bottom else 0
                if dx * dx + dy * dy < radius * radius:
                    count += 1
            if count >= enough:
                return count
        return count


def _near(disc: Disc, box: Box) -> bool:
    x, y, radius = disc
    dx = max(box.x - x, 0, x - box.right)
    dy = max(box.y - y, 0, y - box.bottom)
    return dx * dx + dy * dy < radius * radius


def settle(wanted: Sequence[Wanted], crowd: Crowd) -> list[Nook]:
    """A nook for each text: the first free one, otherwise the one that overlaps least. Earlier texts come first."""
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
            break
        count = nook.far + crowd.overlaps(ink(one, nook), least - nook.far)
        if count < least:
            best, least = nook, count
        if not count:
            break
    assert best is not None
    return best


def lattice(x: float, y: float, wide: float, high: float, step: float) -> list[Point]:
    """Points around a middle, nearest first, within a box of this size."""
    return [(x + dx * step, y + dy * step) for dx, dy in _steps(int(wide / 2 / step), int(high / 2 / step))]


@lru_cache(maxsize=256)
def _steps(across: int, down: int) -> tuple[tuple[int, int], ...]:
    """This many steps in each direction, nearest first."""
    steps = [(dx, dy) for dy in range(-down, down + 1) for dx in range(-across, across + 1)]
    return tuple(sorted(steps, key=lambda at: at[0] ** 2 + at[1] ** 2))


def chain(points: Sequence[Point], radius: float) -> list[Disc]:
    """Track as obstacles."""
    return [Disc(x, y, radius) for x, y in points]


class Badge(NamedTuple):
    """A sign on top of a picture: where it may go, best first, and what draws it.

    It covers only a `disc` of its box, or all but rounded corners. `of` are points of the thing it belongs to: if it
    lies aside, a line leads to the nearest.
    """

    spots: tuple[Box, ...]
    sketch: Callable[..., None]
    args: tuple[Any, ...]
    disc: bool = True
    of: tuple[Point, ...] = ()

    def scaled(self, share: float) -> Badge:
        """The same badge in units larger by this factor."""
        of = tuple((x * share, y * share) for x, y in self.of)
        return self._replace(spots=tuple(box.scaled(share) for box in self.spots), of=of)

    def leader(self, box: Box) -> list[Point]:
        """The line from the thing it belongs to, to its middle in a box; empty if it lies on that thing."""
        if not self.of or any(overlap(Box(x, y, 0.01, 0.01), box) for x, y in self.of):
            return []
        return [min(self.of, key=lambda at: math.hypot(at[0] - box.cx, at[1] - box.cy)), (box.cx, box.cy)]

    def shape(self, box: Box) -> Box | Disc:
        """What it covers in a box."""
        side = min(box.w, box.h)
        return Disc(box.cx, box.cy, side / 2) if self.disc else box.inset(ROUND * side)


ROUND = 0.07
"""The margin of a badge with rounded corners that is not counted, as a share of its shorter side."""
ASTRAY = 1.6
"""How far a badge without a free spot may be from its best one, in its own sizes."""
SMALL = 5.0
"""A piece more than this many times larger than a badge is a card or a frame, on which the badge may lie."""


def covers(shape: Box | Disc, text: Box) -> bool:
    """Whether a badge hides part of a text."""
    return _near(shape, text) if isinstance(shape, Disc) else overlap(shape, text)


def collide(one: Box | Disc, two: Box | Disc) -> bool:
    """Whether two badges overlap."""
    if isinstance(one, Disc) and isinstance(two, Disc):
        return math.hypot(one.x - two.x, one.y - two.y) < one.radius + two.radius
    return covers(two, one) if isinstance(one, Box) else covers(one, two)  # type: ignore[arg-type]


class Field:
    """Boxes, indexed by position."""

    def __init__(self, boxes: Iterable[Box]) -> None:
        self._squares: dict[tuple[int, int], list[Box]] = {}
        for box in boxes:
            for key in squares(box, BUCKET):
                self._squares.setdefault(key, []).append(box)

    def near(self, box: Box) -> set[Box]:
        """The boxes that overlap this one."""
        return {one for key in squares(box, BUCKET) for one in self._squares.get(key, ()) if overlap(one, box)}


@dataclass
class Lying:
    """What badges lie on: texts, pieces, badges already placed, and the sheet."""

    words: Field
    things: Field
    sheet: Box
    taken: list[Box | Disc] = field(default_factory=list)

    def hidden(self, badge: Badge, box: Box) -> float:
        """How much a badge hides: texts and badges count a hundred times as much as pieces."""
        shape, area = badge.shape(box), box.w * box.h
        hidden = sum(1 + _shared(box, text) / area for text in self.words.near(box) if covers(shape, text))
        hidden += sum(collide(shape, other) for other in self.taken) + 9 * (not inside(box, self.sheet))
        lying = sum(
            _shared(box, one) / min(area, one.w * one.h)
            for one in self.things.near(box)
            if one.w * one.h < SMALL * area
        )
        return SOFT * lying + 100 * hidden


def settled(badges: Sequence[Badge], texts: Sequence[Box], pieces: Sequence[Box], sheet: Box) -> list[Box]:
    """A box for each badge, earlier ones first.

    It is the first of its spots, or as near to the best as possible, where it hides no text and no other badge and
    stays on the sheet; of several, the one that hides the least of pieces.
    """
    found: list[Box] = []
    lying = Lying(Field(texts), Field(pieces), sheet)
    for badge in badges:
        least, best = math.inf, badge.spots[0]
        for far, box in _tried(badge):
            if far >= least:
                break
            bad = far + lying.hidden(badge, box)
            if bad < least:
                least, best = bad, box
        lying.taken.append(badge.shape(best))
        found.append(best)
    return found


def about(place: Box, wide: float, high: float, first: Point = (0.0, 0.0)) -> list[Box]:
    """Spots for a badge of this size on the corners and sides of a place, then slightly further out.

    Those nearest to `first` come first; it is in shares of the place from its upper left corner.
    """
    edge = [(x, y) for x in (0.0, 0.5, 1.0) for y in (0.0, 0.5, 1.0) if (x, y) != (0.5, 0.5)]
    edge.sort(key=lambda at: math.hypot(at[0] - first[0], at[1] - first[1]))
    return [
        Box(
            place.x + place.w * x + (2 * x - 1) * out * wide, place.y + place.h * y + (2 * y - 1) * out * high, 0, 0
        ).middle(wide, high)
        for out in OUT
        for x, y in edge
    ]


class Frame(NamedTuple):
    """A line `broad` thick just inside a box with rounded corners: a thing can be chosen, or has changed."""

    box: Box
    radius: float
    broad: float

    def scaled(self, share: float) -> Frame:
        """The same line in units larger by this factor."""
        return Frame(self.box.scaled(share), self.radius * share, self.broad * share)

    def sides(self) -> list[Box]:
        """The areas of its four sides: left, right, top, bottom."""
        box, broad = self.box, self.broad
        upright, level = box.left(broad)[0], box.top(broad)[0]
        return [
            upright,
            upright._replace(x=box.right - broad),
            level,
            level._replace(y=box.bottom - broad),
        ]

    def moved(self, side: int, out: float) -> Frame:
        """The same line with one side moved this far out."""
        x, y, w, h = self.box
        before = out if side % 2 == 0 else 0.0
        box = Box(x - before, y, w + out, h) if side < 2 else Box(x, y - before, w, h + out)
        return self._replace(box=box)


def uncut(frame: Frame, texts: Field, sheet: Box) -> Frame:
    """The line with each side moved in or out as far as it must be to cut no text, if there is room for that."""
    for _ in range(2):  # a side that moves makes two others longer
        before = frame
        for side in range(4):
            if texts.near(frame.sides()[side]):
                tried = (frame.moved(side, out) for out in ASIDE)
                frame = next(
                    (one for one in tried if not texts.near(one.sides()[side]) and inside(one.box, sheet)), frame
                )
        if frame == before:
            break
    return frame


ASIDE = tuple(sorted((float(out) for out in range(-12, 25, 2) if out), key=abs))
"""How far out a side of a frame may go, in design units, least first."""
LATER, SOFT = 0.06, 6.2
"""The cost of each place later in the order of spots; and of hiding a piece, or as much of one as a badge is large.

No spot at a place is so late that hiding a piece would be better.
"""
OUT = (-0.24, 0.1)
"""How far out the middle of a badge is, in its own sizes."""


def _tried(badge: Badge) -> Iterator[tuple[float, Box]]:
    """The spots with their initial costs: how late they come, or how far they are from the best."""
    for number, box in enumerate(badge.spots):
        yield LATER * number, box
    first = badge.spots[0]
    for x, y in lattice(first.cx, first.cy, 2 * ASTRAY * first.w, 2 * ASTRAY * first.h, first.h / 5):
        yield 2 + math.hypot(x - first.cx, y - first.cy) / first.h, Box(x, y, 0, 0).middle(first.w, first.h)


def _shared(one: Box, two: Box) -> float:
    """The area that two boxes share."""
    wide, high = min(one.right, two.right) - max(one.x, two.x), min(one.bottom, two.bottom) - max(one.y, two.y)
    return max(0.0, wide) * max(0.0, high)
