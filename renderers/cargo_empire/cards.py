"""Cities on a phone's map: each is a card, with its name in large type above everything that lies there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.games.cargo_empire.data import DATA
from renderers.cargo_empire.pieces import flag, flag_width, plate_width
from renderers.draw import signs
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.hexgrid import Point
from renderers.draw.labels import inside, overlap

STRIP, ROW, NARROW, BROAD = 1.22, 1.3, 2.6, 5.2
"""In type sizes: heights of the strip with the name and of the row below it.

The minimum and maximum width of a row, as multiples of its height.
"""
TAG, BESIDE = 1.22, 4.0
"""Height of the number or a letter beside a card, in type sizes, and its distance from the card, in design units."""
APART, WIDE, EDGE = 6.0, 18.0, 12.0
"""In design units: the minimum gap between cards; the preferred one, which leaves routes visible; that to the edge."""
TURNS, PULL, SLACK = 160, 0.04, 0.05
"""How many times cards are pushed apart; in the first half of these they are also pulled back to their cities, by this
share of the way; how much two cards may overlap, in design units.
"""
TRIES = ((6.0, WIDE, 1), (6.0, WIDE, -1), (2.0, WIDE, -1), (12.0, APART, 1), (6.0, APART, -1), (2.0, APART, -1))
"""What is tried until all cards are wholly visible: how strongly cards prefer to give way sideways in the end, how far
apart they are at first, and whether each round starts from the other end (-1).

The change of ends keeps two wedged cards from pushing the same third one for ever.
"""


class Tag(NamedTuple):
    """What stands to the left of a card: an option's number and the letters of plans. `row` is the width of the pieces
    in its row, as a multiple of the row's height.
    """

    number: str = ""
    letters: str = ""
    row: float = 0.0


class Card(NamedTuple):
    """The strip with a city's name, the row below it, and on their left the room for its tag (None: no tag)."""

    plate: Box
    row: Box
    tag: Box | None = None

    @property
    def whole(self) -> Box:
        """The whole card."""
        left = self.plate.x if self.tag is None else self.tag.x
        return Box(left, self.plate.y, self.plate.right - left, self.row.bottom - self.plate.y)


class Spot(NamedTuple):
    """A visible city: its key, its position, the width of its card, and that of its tag."""

    key: str
    at: Point
    wide: float
    tag: float


def spots(
    map: str, names: Sequence[str], places: Mapping[str, Point], tags: Mapping[str, Tag], type: float
) -> tuple[Spot, ...]:
    """The cities that have a place, with the widths that their cards need in this type."""
    cities, found = DATA.maps[map].cities, list[Spot]()
    for key, name in zip(cities, names, strict=True):
        if key in places:
            held = tags.get(key, Tag())
            row = min(max(held.row, NARROW), BROAD) * ROW * type + 4
            wide, tag = max(plate_width(name, cities[key].port, type) + 4, row), width_of(held, type)
            found.append(Spot(key, places[key], wide + tag, tag))
    return tuple(found)


def width_of(tag: Tag, type: float) -> float:
    """The width of a tag's room."""
    if not tag.number and not tag.letters:
        return 0.0
    number = flag_width(tag.number, TAG * type) if tag.number else 0.0
    return max(number, TAG * type * len(tag.letters)) + BESIDE


def tagged(c: Canvas, box: Box, tag: Tag, type: float) -> None:
    """A tag: its number, and its letters below; without a number they are beside the name."""
    high = TAG * type
    if tag.number:
        flag(c, Box(box.x, box.y, flag_width(tag.number, high), high), tag.number)
    top = box.bottom - high if tag.number else box.cy - high / 2
    for n, letter in enumerate(tag.letters):
        signs.letter(c, Box(box.x + n * high, top, high, high), letter, 0.82)


def arranged(spots: tuple[Spot, ...], frame: Box, type: float) -> Mapping[str, Card]:
    """The cards, each as near to its city as possible.

    Overlapping cards push each other aside again and again, and all are pulled back a little.
    """
    found: dict[str, Card] = {}
    for how in TRIES:
        boxes = _settled(spots, frame.inset(EDGE), (STRIP + ROW) * type, how)
        found = {spot.key: _card(boxes[spot.key], spot.tag) for spot in spots}
        if free(found, frame):
            break
    return found


def _settled(spots: Sequence[Spot], frame: Box, high: float, how: tuple[float, float, int]) -> dict[str, Box]:
    flatter, apart, step = how
    boxes = [_within(*Box(*spot.at, 0, 0).middle(spot.wide, high), frame) for spot in spots]
    for turn in range(TURNS):
        back = PULL if turn < TURNS / 2 else 0.0
        spots, boxes = spots[::step], boxes[::step]
        if back:
            boxes = [_drawn(box, spot, back, frame) for box, spot in zip(boxes, spots, strict=True)]
        if not _push(boxes, frame, apart if back else APART, 1 + flatter * turn / TURNS) and not back:
            break
    return {spot.key: box for spot, box in zip(spots, boxes, strict=True)}


def _drawn(box: Box, spot: Spot, back: float, frame: Box) -> Box:
    """A card pulled back towards its city."""
    (x, y, w, h), (to_x, to_y) = box, spot.at
    return _within(x + (to_x - (x + w / 2)) * back, y + (to_y - (y + h / 2)) * back, w, h, frame)


def _push(boxes: list[Box], frame: Box, apart: float, flatter: float) -> bool:
    """Move boxes closer than `apart` away from one another, by the shorter way; `flatter` is the factor by which a
    sideways move counts as shorter. Return whether there were any.
    """
    found = False
    for a in range(len(boxes)):
        left, top, w, h = boxes[a]
        right, bottom = left + w, top + h
        for b in range(a):
            x, y, wide, high = boxes[b]
            end = x + wide
            across = (right if right < end else end) - (left if left > x else x) + apart
            if across <= SLACK:
                continue
            end = y + high
            down = (bottom if bottom < end else end) - (top if top > y else y) + apart
            if down <= SLACK:
                continue
            found, flat = True, across < down * flatter
            far = (across if flat else down) / 2 + 0.01
            far = far if (left + w / 2 > x + wide / 2 if flat else top + h / 2 > y + high / 2) else -far
            dx, dy = (far, 0.0) if flat else (0.0, far)
            left, top, _, _ = boxes[a] = _within(left + dx, top + dy, w, h, frame)
            right, bottom = left + w, top + h
            boxes[b] = _within(x - dx, y - dy, wide, high, frame)
    return found


def _within(x: float, y: float, wide: float, high: float, frame: Box) -> Box:
    """The nearest box of this size inside a frame."""
    left, top, w, h = frame
    end, foot = left + w - wide, top + h - high
    x, y = (x if x > left else left), (y if y > top else top)
    return Box(x if x < end else end, y if y < foot else foot, wide, high)


def _card(box: Box, tag: float) -> Card:
    left, rest = box.left(tag)
    plate, row = rest.rows([STRIP, ROW])
    return Card(plate, row, left if tag else None)


def filled(spots: Sequence[Spot], frame: Box, type: float) -> float:
    """The share of a map below cards."""
    return sum(spot.wide for spot in spots) * (STRIP + ROW) * type / (frame.w * frame.h)


def free(found: Mapping[str, Card], frame: Box) -> bool:
    """Whether all cards are wholly visible."""
    boxes = [card.whole for card in found.values()]
    apart = not any(overlap(one, other) for n, one in enumerate(boxes) for other in boxes[:n])
    return apart and all(inside(box, frame) for box in boxes)
