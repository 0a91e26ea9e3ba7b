"""Where the cities are on a sheet."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from engine.games.cargo_empire.data import DATA
from renderers.cargo_empire.pieces import NAME, plate_width
from renderers.draw.boxes import Box
from renderers.draw.coasts import Coasts, coasts_of
from renderers.draw.hexgrid import Point
from renderers.draw.labels import inside, overlap

BLOCK_W, BLOCK_H = 134.0, 68.0
"""Size of a city's block: its tile, and four spaces beside it."""
PLATE = 26.0
"""Height of a name plate."""
LARGER = 0.95, 0.85
"""On a small map a plate is so many times as large as on an overview, where there is room."""
NORTH, SOUTH = 8.0, 972.0
"""The part of an invented map (0 to 1000) in which cities lie; it is stretched to its box."""
WIDE, HIGH = 1000.0, 934.0
"""What is seen of a real sheet at least, in its units; a box of another shape shows more of the world."""
COASTS = {"europe": Path(__file__).with_name("europe.json")}
"""The maps of this world."""
FULL = 1060.0, 990.0
"""On a map that is narrower or lower, blocks and plates are smaller."""
EDGE = 10.0
"""So far everything keeps from the edge of the sheet."""
RUSH = 23.0
"""Radius of a rush field."""


@dataclass(frozen=True, slots=True)
class Atlas:
    """A map on a sheet, in design units: its point (`left`, `top`) in the corner, `sx` and `sy` for each unit.

    `unit` is how much larger than on an overview blocks and plates are.
    """

    map: str
    box: Box
    left: float
    top: float
    sx: float
    sy: float
    unit: float = 1.0

    def at(self, x: float, y: float) -> Point:
        """A point of the map."""
        return self.box.x + (x - self.left) * self.sx, self.box.y + (y - self.top) * self.sy

    def map_of(self, x: float, y: float) -> Point:
        """The point of the map at a point of the sheet."""
        return self.left + (x - self.box.x) / self.sx, self.top + (y - self.box.y) / self.sy

    @property
    def coasts(self) -> Coasts | None:
        """The real coasts, if the map is one of this world."""
        return coasts_of(COASTS[self.map]) if self.map in COASTS else None

    def place(self, key: str) -> Point | None:
        """Where a city of this world really is."""
        city, coasts = DATA.maps[self.map].cities[key], self.coasts
        if coasts is None or city.lat is None or city.lon is None:
            return None
        return self.at(*coasts.sheet.at(city.lat, city.lon))

    def middle(self, key: str) -> Point:
        """The middle of a city's block, kept inside the map."""
        city = DATA.maps[self.map].cities[key]
        x, y = self.at(city.x, city.y)
        half = BLOCK_W * self.unit / 2 + EDGE
        return min(max(x, self.box.x + half), self.box.right - half), y

    def block(self, key: str) -> Box:
        """A city's block."""
        x, y = self.middle(key)
        return Box(x, y, 0, 0).middle(BLOCK_W * self.unit, BLOCK_H * self.unit)

    def plates(self, names: tuple[str, ...]) -> dict[str, Box]:
        """The plates with the cities' names (in the order of the cities), clear of blocks and of each other."""
        return _plates(self, names)

    def rush(self, field: int) -> Point:
        """The middle of a rush field: halfway between the two blocks."""
        link = next(link for link in DATA.maps[self.map].links if link.rush == field)
        (ax, ay), (bx, by) = self.middle(link.a), self.middle(link.b)
        return (ax + bx) / 2, (ay + by) / 2

    def field(self, field: int) -> Box:
        """A rush field."""
        x, y = self.rush(field)
        return Box(x, y, 0, 0).inset(-RUSH * self.unit)


@lru_cache(maxsize=16)
def atlas_of(map: str, box: Box) -> Atlas:
    """The map in a box: an invented one stretched to it, a real one as large as it allows."""
    small = min(1.0, box.w / FULL[0], box.h / FULL[1])
    if map not in COASTS:
        return Atlas(map, box, 0.0, NORTH, box.w / WIDE, box.h / (SOUTH - NORTH), small)
    unit = min(box.w / WIDE, box.h / HIGH)
    return Atlas(map, box, (WIDE - box.w / unit) / 2, (HIGH - box.h / unit) / 2, unit, unit, small)


SHIFTS = (0, 8, -8, 16, -16, 24, -24, 32, -32, 40, -40, 48, -48)
"""How far a plate may move aside, in design units, the nearest first."""


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
    """Above or below the block of a city, the side that the map wants first, and the middle before the sides."""
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
