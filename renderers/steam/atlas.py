"""Atlas: a map in its place on a sheet."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engine.games.steam.data import DATA
from engine.games.steam.facts import Hex, Map
from renderers.draw.boxes import Box
from renderers.draw.hexgrid import HALF, Cell, Grid, Point, extent, fitted, grid_of
from renderers.draw.labels import inside, overlap
from renderers.draw.window import window

MARGIN, SNUG, BELOW = 14.0, 8.0, 8.0
"""Distance between the hexes and the frame of a map, in design units; on a phone, where cities reach the edges; and
what a phone adds above and below, so that no city looks cut off.
"""
RIM = 3.0, 7.5
"""Thickness of a map's frame at the sides; and above and below, where hexes have an edge and the frame a fine line."""
UNITY = Grid(0, 0, 1, HALF)
CLOSEST, STEP, AIR, AROUND = 11.0, 1.5, (0.2, 0.35), 1.5
"""In sides: the least that a window shows of a map, the step from one window to the next, the margin around all hexes,
the margin around what a window shows.
"""
UNIT = 48.0
"""The side of a hex on a map of the usual size, to which type sizes refer."""


@dataclass(frozen=True, slots=True)
class Atlas:
    """A map by its key, the frame around it, and the grid in it."""

    key: str
    box: Box
    grid: Grid
    larger: float = 1.0
    """How many times larger the numbers and names of choices are."""
    least: float = 0.0
    """For a phone: the size of all names, in design units; anything but names is left out."""

    @property
    def map(self) -> Map:
        """The facts of the map."""
        return DATA.maps[self.key]

    @property
    def unit(self) -> float:
        """Scale of everything on the map, relative to its usual size."""
        return self.grid.side / UNIT

    def hex(self, spot: str) -> Hex:
        """The facts of a hex."""
        return self.map.hexes[spot]

    def cell(self, spot: str) -> Cell:
        """Where a hex lies in the grid."""
        hex = self.map.hexes[spot]
        return hex.q, hex.r

    def centre(self, spot: str) -> Point:
        """The middle of a hex."""
        return self.grid.centre(*self.cell(spot))

    def hexbox(self, spot: str) -> Box:
        """The box around a hex."""
        return self.grid.box(self.cell(spot))

    def holds(self, spot: str) -> bool:
        """Whether a whole hex lies inside the frame; nothing is drawn on a hex that the frame cuts."""
        return inside(self.hexbox(spot), self.box.inset(*RIM))

    def sees(self, cell: Cell) -> bool:
        """Whether a hex, or a shore next to it, lies inside the frame."""
        return overlap(self.grid.box(cell).inset(-self.grid.side), self.box)

    def point(self, spot: str, at: Point) -> Point:
        """A point of a hex, given in sides from its middle."""
        return self.grid.point(self.cell(spot), at)


def cells_of(key: str) -> list[Cell]:
    """The hexes of a map, as grid cells."""
    return [(hex.q, hex.r) for hex in DATA.maps[key].hexes.values()]


@lru_cache(maxsize=64)
def atlas_of(key: str, box: Box, larger: float = 1.0, least: float = 0.0, window: Box | None = None) -> Atlas:
    """A map as large as the box allows, or the part of it in a window."""
    if window is None:
        return Atlas(key, box, fitted(cells_of(key), box.inset(*_margins(least))), larger, least)
    grid = grid_of(min(box.w / window.w, box.h / window.h))
    x, y = box.cx - window.cx * grid.side, box.cy - window.cy * grid.half / HALF
    return Atlas(key, box, grid.moved(round(x), round(y)), larger, least)


def _margins(least: float) -> tuple[float, float]:
    """Margins beside the hexes, and above and below them."""
    return (SNUG, SNUG + BELOW) if least else (MARGIN, MARGIN)


@lru_cache(maxsize=64)
def height_of(key: str, width: float, least: float = 0.0) -> float:
    """The height of a map of this width, frame included."""
    beside, above = _margins(least)
    grid = fitted(cells_of(key), Box(0, 0, width - 2 * beside, 1e6))
    return extent(cells_of(key), grid).h + 2 * above


@lru_cache(maxsize=2048)
def window_of(key: str, spots: tuple[str, ...]) -> Box | None:
    """The part of a map with these hexes and those around them, in sides of a hex; None for the whole map."""
    whole = extent(cells_of(key), UNITY).inset(-AIR[0], -AIR[1])
    cells = [(hex.q, hex.r) for hex in map(DATA.maps[key].hexes.__getitem__, spots)]
    return window([UNITY.box(cell).inset(-AROUND, -2 * HALF) for cell in cells], whole, CLOSEST, STEP)


@lru_cache(maxsize=8)
def waters(key: str) -> frozenset[Cell]:
    """The cells of open water on and around a map: those in the data, and whatever lies behind them."""
    map = DATA.maps[key]
    known = [(water.q, water.r) for water in map.open_water]
    land = list(map.at)
    return frozenset(cell for cell in around(key) if known and _far(cell, known) < _far(cell, land))


def far(one: Cell, two: Cell) -> int:
    """The distance between two cells, in steps."""
    dq, dr = one[0] - two[0], one[1] - two[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def _far(cell: Cell, others: list[Cell]) -> int:
    return min(far(cell, other) for other in others)


REACH = 9
"""This many cells around a map's hexes fill any frame."""


@lru_cache(maxsize=8)
def around(key: str) -> tuple[Cell, ...]:
    """Every cell near a map that is not one of its hexes."""
    at = DATA.maps[key].at
    columns = sorted({q for q, _ in at})
    rows = sorted({2 * r + q for q, r in at})
    wide = range(columns[0] - 5, columns[-1] + 6)
    return tuple(
        (q, (row - q) // 2)
        for q in wide
        for row in range(rows[0] - REACH, rows[-1] + REACH)
        if (row - q) % 2 == 0 and (q, (row - q) // 2) not in at
    )
