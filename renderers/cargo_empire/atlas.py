"""Where the cities are on a sheet."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from math import dist
from pathlib import Path
from typing import NamedTuple

from engine.games.cargo_empire.data import DATA
from renderers.cargo_empire import cards
from renderers.cargo_empire.cards import Card, Spot, Tag
from renderers.cargo_empire.pieces import NAME, plate_width
from renderers.draw.boxes import Box
from renderers.draw.coasts import Coasts, coasts_of
from renderers.draw.hexgrid import Point
from renderers.draw.labels import inside, overlap
from renderers.draw.window import window
from renderers.request import LARGE, PORTRAIT

BLOCK_W, BLOCK_H = 134.0, 68.0
"""Size of a city's block: its tile, and four spaces beside it."""
PLATE = 26.0
"""Height of a name plate."""
LARGER = 0.95, 0.85
"""Scale of a plate on a small map, relative to an overview, if there is room."""
NORTH, SOUTH = 8.0, 972.0
"""The range of an invented map (0 to 1000) in which cities lie; it is stretched to its box."""
WIDE, HIGH = 1000.0, 934.0
"""The least that a real sheet shows, in its units; a box of another shape shows more of the world."""
COASTS = {"europe": Path(__file__).with_name("europe.json")}
"""The maps of this world."""
FULL = 1060.0, 990.0
"""Blocks and plates shrink on a map narrower or lower than this."""
EDGE = 10.0
"""How far everything keeps from the edge of the sheet."""
RUSH = 23.0
"""Radius of a rush field."""
TYPES = {PORTRAIT: (28.0, 26.0, 24.5, 23.0), LARGE: (33.0, 30.0, 28.0, 26.0, 24.5, 23.0)}
"""Type sizes of names on a phone, in units of PORTRAIT: the first at which all cards fit near their cities.

The last is eleven pixels of 390.
"""
LEAST = {PORTRAIT: 23.0, LARGE: 28.0}
"""From this type down, cards only have to be whole, apart, and within a fifth of the map's width of their cities."""
NEAR, FILLED = 4.0, {PORTRAIT: 0.33, LARGE: 0.45}
"""A card within this many type sizes is near its city; maximum share of a map below cards."""
SHARES = [0.5 + side * n / 40 for n in range(1, 17) for side in (1, -1)]
"""Where on a route a phone may show its rush field."""
CLOSEST, STEP, AIR = 480.0, 40.0, Box(80, 50, 160, 100)
"""In units of a map: the least that a window shows, the step between windows, and the room around a visible city."""


class Phone(NamedTuple):
    """How a phone shows a map: its layout, the visible part (in units of the map; None: all), the tags of cards."""

    layout: str
    seen: Box | None = None
    tags: tuple[tuple[str, Tag], ...] = ()


@dataclass(frozen=True, slots=True)
class Atlas:
    """A map on a sheet, in design units: its point (`left`, `top`) is in the corner, each of its units is `sx` by `sy`.

    `unit` is the scale of blocks and plates relative to an overview. With a `type` the map is for a phone: cities are
    cards with names in that type, and only those inside the box exist.
    """

    map: str
    box: Box
    left: float
    top: float
    sx: float
    sy: float
    unit: float = 1.0
    names: tuple[str, ...] = ()
    type: float = 0.0
    tags: tuple[tuple[str, Tag], ...] = ()

    def at(self, x: float, y: float) -> Point:
        """A point of the map."""
        return self.box.x + (x - self.left) * self.sx, self.box.y + (y - self.top) * self.sy

    def map_of(self, x: float, y: float) -> Point:
        """The point of the map at a given point of the sheet."""
        return self.left + (x - self.box.x) / self.sx, self.top + (y - self.box.y) / self.sy

    @property
    def coasts(self) -> Coasts | None:
        """The real coasts, if this is a map of our world."""
        return coasts_of(COASTS[self.map]) if self.map in COASTS else None

    def place(self, key: str) -> Point | None:
        """The true position of a city of our world."""
        city, coasts = DATA.maps[self.map].cities[key], self.coasts
        if coasts is None or city.lat is None or city.lon is None:
            return None
        return self.at(*coasts.sheet.at(city.lat, city.lon))

    @property
    def spots(self) -> tuple[Spot, ...]:
        """On a phone: the visible cities, and the widths of their cards."""
        return _spots(self)

    @property
    def cards(self) -> Mapping[str, Card]:
        """On a phone: the visible cities, as cards."""
        return _cards(self)

    def holds(self, key: str) -> bool:
        """Whether a city is visible."""
        return not self.type or key in self.cards

    @property
    def seen(self) -> tuple[str, ...]:
        """The visible cities."""
        return tuple(key for key in DATA.maps[self.map].cities if self.holds(key))

    def middle(self, key: str) -> Point:
        """The middle of a city's block, kept inside the map; on a phone the middle of its card, if visible."""
        city = DATA.maps[self.map].cities[key]
        if self.type:
            card = self.cards.get(key)
            whole = card.whole if card else Box(*self.at(city.x, city.y), 0, 0)
            return whole.cx, whole.cy
        x, y = self.at(city.x, city.y)
        half = BLOCK_W * self.unit / 2 + EDGE
        return min(max(x, self.box.x + half), self.box.right - half), y

    def block(self, key: str) -> Box:
        """A city's block; on a phone, its card's row."""
        if self.type:
            return self.cards[key].row
        x, y = self.middle(key)
        return Box(x, y, 0, 0).middle(BLOCK_W * self.unit, BLOCK_H * self.unit)

    def plates(self, names: tuple[str, ...]) -> dict[str, Box]:
        """The plates with the cities' names (in the order of the cities), clear of blocks and of one another."""
        return {key: card.plate for key, card in self.cards.items()} if self.type else _plates(self, names)

    @property
    def fields(self) -> tuple[int, ...]:
        """The visible rush fields."""
        links = (link for link in DATA.maps[self.map].links if link.rush)
        return tuple(link.rush for link in links if self.holds(link.a) and self.holds(link.b))

    def rush(self, field: int) -> Point:
        """The middle of a rush field: halfway between the two blocks; on a phone, where no card covers it."""
        link = next(link for link in DATA.maps[self.map].links if link.rush == field)
        (ax, ay), (bx, by) = self.middle(link.a), self.middle(link.b)
        if not self.type:
            return (ax + bx) / 2, (ay + by) / 2
        at = [(ax + (bx - ax) * share, ay + (by - ay) * share) for share in SHARES]
        far, whole = RUSH * self.unit, [card.whole for card in self.cards.values()]
        return max(at, key=lambda one: min(far, *(_gap(one, box) for box in whole)))

    def field(self, field: int) -> Box:
        """A rush field."""
        x, y = self.rush(field)
        return Box(x, y, 0, 0).inset(-RUSH * self.unit)


@lru_cache(maxsize=64)
def atlas_of(map: str, box: Box, names: tuple[str, ...] = (), phone: Phone | None = None) -> Atlas:
    """The map in a box, with its cities' names: an invented map stretched to the box, a real one as large as it fits;
    for a phone, the part visible there.
    """
    small = min(1.0, box.w / FULL[0], box.h / FULL[1])
    whole = whole_of(map, box)
    left, top, wide, high = (phone and phone.seen) or whole
    found = Atlas(map, box, left, top, box.w / wide, box.h / high, small, names, 0.0, phone.tags if phone else ())
    if phone is None:
        return found
    types = TYPES[phone.layout]
    for type in types:
        found = replace(found, type=type)
        if cards.filled(found.spots, box, type) < FILLED[phone.layout] and _near(found, NEAR * type):
            break
        if type <= LEAST[phone.layout] and _near(found, box.w / 5):
            break
    return found


@lru_cache(maxsize=64)
def _spots(atlas: Atlas) -> tuple[Spot, ...]:
    known = {key: atlas.at(city.x, city.y) for key, city in DATA.maps[atlas.map].cities.items()}
    seen = {key: at for key, at in known.items() if inside(Box(*at, 0, 0), atlas.box.inset(EDGE))}
    return cards.spots(atlas.map, atlas.names, seen, dict(atlas.tags), atlas.type)


@lru_cache(maxsize=64)
def _cards(atlas: Atlas) -> Mapping[str, Card]:
    return cards.arranged(_spots(atlas), atlas.box, atlas.type)


def _near(atlas: Atlas, most: float) -> bool:
    """Whether all cards are wholly visible, and at most this far from their cities."""
    far = max((dist(spot.at, atlas.middle(spot.key)) for spot in atlas.spots), default=0.0)
    return far <= most and cards.free(atlas.cards, atlas.box)


def whole_of(map: str, box: Box) -> Box:
    """Everything a box shows of a map, in units of the map."""
    if map not in COASTS:
        return Box(0.0, NORTH, WIDE, SOUTH - NORTH)
    unit = min(box.w / WIDE, box.h / HIGH)
    return Box((WIDE - box.w / unit) / 2, (HIGH - box.h / unit) / 2, box.w / unit, box.h / unit)


def _place(map: str, key: str) -> Point:
    city = DATA.maps[map].cities[key]
    return city.x, city.y


@lru_cache(maxsize=1024)
def window_of(map: str, keys: tuple[str, ...]) -> Box | None:
    """The part of a map with these cities, in its units; None for the whole map."""
    whole = Box(0.0, 0.0, WIDE, HIGH) if map in COASTS else Box(0.0, NORTH, WIDE, SOUTH - NORTH)
    wanted = [Box(x - AIR.x, y - AIR.y, AIR.w, AIR.h) for x, y in (_place(map, key) for key in keys)]
    return window([_within(box, whole) for box in wanted], whole, CLOSEST, STEP)


def _within(box: Box, whole: Box) -> Box:
    """The part of a box inside another one."""
    x, y = max(box.x, whole.x), max(box.y, whole.y)
    return Box(x, y, min(box.right, whole.right) - x, min(box.bottom, whole.bottom) - y)


SHIFTS = (0, 8, -8, 16, -16, 24, -24, 32, -32, 40, -40, 48, -48)
"""How far a plate may move sideways, in design units, nearest first."""


@lru_cache(maxsize=64)
def _plates(atlas: Atlas, names: tuple[str, ...]) -> dict[str, Box]:
    cities, unit = DATA.maps[atlas.map].cities, atlas.unit
    fields = [link.rush for link in DATA.maps[atlas.map].links if link.rush]
    taken = [atlas.block(key).inset(-3 * unit, 0) for key in cities] + [atlas.field(field) for field in fields]
    found: dict[str, Box] = {}
    for key, name in zip(cities, names, strict=True):
        places = [place for size in (*LARGER, unit) if size >= unit for place in _places(atlas, key, name, size)]
        found[key] = next((box for box in places if not any(overlap(box, other) for other in taken)), places[-1])
        taken.append(found[key])
    return found


def _places(atlas: Atlas, key: str, name: str, size: float) -> list[Box]:
    """Above or below a city's block: the map's preferred side first, and the middle before the sides."""
    city, block, unit = DATA.maps[atlas.map].cities[key], atlas.block(key), atlas.unit
    wide, high = plate_width(name, city.port, NAME * size), PLATE * size
    sides = (block.y - high - 1, block.bottom + 1)
    least, most = atlas.box.x + EDGE, atlas.box.right - wide - EDGE
    places = [
        Box(min(max(block.cx - wide / 2 + shift * unit, least), most), y, wide, high)
        for y in (sides if city.label == "above" else sides[::-1])
        for shift in SHIFTS
    ]
    return [place for place in places if size == unit or inside(place, atlas.box)]


def _gap(at: Point, box: Box) -> float:
    """The distance from a point to a box."""
    return dist(at, (min(max(at[0], box.x), box.right), min(max(at[1], box.y), box.bottom)))
