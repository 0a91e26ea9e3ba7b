"""Hex grids, flat side up, in axial coordinates: x = 3/2 q, y = sqrt(3) (r + q/2), in sides; y grows downwards."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt

from renderers.draw.boxes import Box

Point = tuple[float, float]
Cell = tuple[int, int]

HALF = sqrt(3) / 2
"""Distance from the middle of a hex to the middle of an edge, in sides."""
CORNERS: tuple[Point, ...] = ((-0.5, -HALF), (0.5, -HALF), (1, 0), (0.5, HALF), (-0.5, HALF), (-1, 0))
"""Clockwise from the west end of the north edge, in sides; edge n goes from corner n to corner n + 1."""
MIDDLES: tuple[Point, ...] = tuple(
    ((x1 + x2) / 2, (y1 + y2) / 2) for (x1, y1), (x2, y2) in zip(CORNERS, (*CORNERS[1:], CORNERS[0]), strict=True)
)
"""The middles of the edges: north, north-east, south-east, south, south-west, north-west."""


@dataclass(frozen=True, slots=True)
class Grid:
    """A grid on a sheet, in design units.

    `x`, `y` is the middle of hex (0, 0); `side` goes from a middle to the east corner, `half` to the north edge. In a
    grid from `fitted` both are whole and `side` is even, so neighbours meet on whole units.
    """

    x: float
    y: float
    side: float
    half: float

    def centre(self, q: int, r: int) -> Point:
        """The middle of a hex."""
        return self.x + 1.5 * self.side * q, self.y + self.half * (2 * r + q)

    def point(self, cell: Cell, at: Point) -> Point:
        """A point of a hex, given in sides from its middle."""
        x, y = self.centre(*cell)
        return x + at[0] * self.side, y + at[1] * self.half / HALF

    def points(self, cell: Cell, at: Iterable[Point]) -> list[Point]:
        """Points of a hex."""
        return [self.point(cell, one) for one in at]

    def corners(self, cell: Cell, share: float = 1.0) -> list[Point]:
        """The corners of a hex, or of a smaller one inside it."""
        return self.points(cell, ((x * share, y * share) for x, y in CORNERS))

    def edge(self, cell: Cell, edge: int) -> tuple[Point, Point]:
        """The two ends of an edge, clockwise."""
        return self.point(cell, CORNERS[edge]), self.point(cell, CORNERS[(edge + 1) % 6])

    def middle(self, cell: Cell, edge: int) -> Point:
        """The middle of an edge."""
        return self.point(cell, MIDDLES[edge])

    def box(self, cell: Cell) -> Box:
        """The box around a hex."""
        x, y = self.centre(*cell)
        return Box(x - self.side, y - self.half, 2 * self.side, 2 * self.half)

    def moved(self, dx: float, dy: float) -> Grid:
        """The same grid elsewhere."""
        return Grid(self.x + dx, self.y + dy, self.side, self.half)


def grid_of(side: float, x: float = 0.0, y: float = 0.0) -> Grid:
    """A grid whose hexes meet on whole units: `side` is made even, half a hex is rounded up."""
    even = max(2.0, 2.0 * int(side / 2))
    return Grid(x, y, even, float(int(even * HALF + 0.5)))


def extent(cells: Iterable[Cell], grid: Grid) -> Box:
    """The box around all these hexes."""
    boxes = [grid.box(cell) for cell in cells]
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(left, top, max(box.right for box in boxes) - left, max(box.bottom for box in boxes) - top)


def fitted(cells: Iterable[Cell], box: Box) -> Grid:
    """The largest grid with all its hexes in the box, centred."""
    known = list(cells)
    loose = extent(known, Grid(0, 0, 1, HALF))
    # half a hex is rounded, so a size slightly too large may fit, and one that just fits may not
    grid = grid_of(min(box.w / loose.w, box.h / loose.h) + 2)
    while (found := extent(known, grid)).w > box.w or found.h > box.h:
        grid = grid_of(grid.side - 2)
    return grid.moved(round(box.cx - found.cx), round(box.cy - found.cy))
