"""Where the cities are on a sheet."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engine.games.cargo_empire.data import DATA
from renderers.cargo_empire.pieces import NAME, plate_width
from renderers.draw.boxes import Box
from renderers.draw.labels import overlap

BLOCK_W, BLOCK_H = 134.0, 68.0
"""Size of a city's block: its tile, and four spaces beside it."""
PLATE = 26.0
"""Height of a name plate."""
NORTH, SOUTH = 8.0, 972.0
"""The part of the map (0 to 1000) in which cities lie."""
EDGE = 8.0


@dataclass(frozen=True, slots=True)
class Atlas:
    """A map on a sheet, in design units: `sx` and `sy` units of the sheet for each unit of the map."""

    map: str
    box: Box
    sx: float
    sy: float

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A point of the map."""
        return self.box.x + x * self.sx, self.box.y + (y - NORTH) * self.sy

    def middle(self, key: str) -> tuple[float, float]:
        """The middle of a city's block, kept inside the map."""
        city = DATA.maps[self.map].cities[key]
        x, y = self.at(city.x, city.y)
        half = BLOCK_W / 2 + EDGE
        return min(max(x, self.box.x + half), self.box.right - half), y

    def block(self, key: str) -> Box:
        """A city's block."""
        x, y = self.middle(key)
        return Box(x - BLOCK_W / 2, y - BLOCK_H / 2, BLOCK_W, BLOCK_H)

    def plates(self, names: tuple[str, ...]) -> dict[str, Box]:
        """The plates with the cities' names (in the order of the cities), clear of blocks and of each other."""
        return _plates(self, names)

    def rush(self, field: int) -> tuple[float, float]:
        """The middle of a rush field: halfway between the two blocks."""
        link = next(link for link in DATA.maps[self.map].links if link.rush == field)
        (ax, ay), (bx, by) = self.middle(link.a), self.middle(link.b)
        return (ax + bx) / 2, (ay + by) / 2


@lru_cache(maxsize=16)
def atlas_of(map: str, box: Box) -> Atlas:
    """The map stretched to a box."""
    return Atlas(map, box, box.w / 1000, box.h / (SOUTH - NORTH))


SHIFTS = (0, 8, -8, 16, -16, 24, -24, 32, -32, 40, -40, 48, -48)
"""How far a plate may move aside, in design units, the nearest first."""


@lru_cache(maxsize=64)
def _plates(atlas: Atlas, names: tuple[str, ...]) -> dict[str, Box]:
    cities = DATA.maps[atlas.map].cities
    taken = [atlas.block(key).inset(-3, 0) for key in cities]
    found = {}
    for (key, city), name in zip(cities.items(), names, strict=True):
        block, wide = atlas.block(key), plate_width(name, city.port, NAME)
        y = block.y - PLATE - 1 if city.label == "above" else block.bottom + 1
        least, most = atlas.box.x + 4, atlas.box.right - wide - 4
        places = [Box(min(max(block.cx - wide / 2 + shift, least), most), y, wide, PLATE) for shift in SHIFTS]
        found[key] = next((box for box in places if not any(overlap(box, other) for other in taken)), places[0])
        taken.append(found[key])
    return found
