"""The printed map: land, open water and its shores, hills, thick edges, the frame."""

from __future__ import annotations

from functools import lru_cache
from math import hypot, pi, sin

from engine.games.steam.facts import OFF
from engine.games.steam.hexes import EDGES, beyond
from renderers.draw import fonts
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.hexgrid import Cell, Point
from renderers.draw.palette import Colour, mix
from renderers.draw.strokes import stroke
from renderers.i18n import Words
from renderers.steam import rivers
from renderers.steam.atlas import Atlas, around, far, waters
from renderers.steam.colours import DIM, MAPS, MapPaint
from renderers.steam.scene import PREFIX

SHORES = (0.62, 0.46, 0.3, 0.16)
"""How far the bands of shoal water reach from a shore, in sides."""
PEAKS: tuple[Point, ...] = ((-0.2, -0.48), (0.3, -0.4), (-0.56, 0.06), (0.52, 0.2), (-0.22, 0.6), (0.2, 0.66))
"""Where hills rise in a hex, relative to its middle."""
BEYOND = 0.6
"""How pale land is on hexes that the frame cuts."""
CREST = 0.25
"""Half the width of a hill, in sides."""


def chance(*numbers: float) -> float:
    """A number from -1 to 1 that looks random but is always the same for the same place."""
    return (
        2 * ((sin(sum(n * k for n, k in zip(numbers, (12.9898, 78.233, 37.719), strict=False))) * 43758.5453) % 1) - 1
    )


def paint(c: Canvas, atlas: Atlas, dim: bool = False) -> None:
    """The empty map in its frame; `dim` fades it so that marks stand out."""
    paper = MAPS[c.theme.key]
    _sea(c, atlas, paper, dim)
    beyond_ = faded(mix(paper.land("plain"), paper.outland, BEYOND), paper, dim)
    for spot in atlas.map.hexes:
        if atlas.holds(spot):
            land(c, atlas, spot, dim)
        elif atlas.sees(atlas.cell(spot)):
            c.polygon(atlas.grid.corners(atlas.cell(spot), 1.01), beyond_)
    rivers.paint(c, atlas, dim)
    edges(c, atlas)


def faded(colour: Colour, paint: MapPaint, dim: bool) -> Colour:
    """The colour, or its faded form on a dimmed map."""
    return mix(colour, paint.outland, DIM) if dim else colour


def _sea(c: Canvas, atlas: Atlas, paint: MapPaint, dim: bool) -> None:
    sea, grid = waters(atlas.key), atlas.grid
    c.rect(atlas.box, paint.outland)
    seen = [cell for cell in around(atlas.key) if atlas.sees(cell)]
    wet = [cell for cell in seen if cell in sea]
    for cell in wet:
        c.polygon(grid.corners(cell, 1.02), faded(paint.sea, paint, dim))
    shores = [(cell, edge) for cell in wet for edge in EDGES if beyond(*cell, edge) not in sea]
    for number, reach in enumerate(SHORES):
        band = mix(paint.sea, paint.shoal, (number + 1) / len(SHORES))
        for cell, edge in shores:
            stroke(c, grid.edge(cell, edge), faded(band, paint, dim), 2 * reach * grid.side)
    for cell in seen:
        if cell not in sea:
            c.polygon(grid.corners(cell, 1.01), paint.outland)
    for cell, edge in shores:
        c.line(grid.edge(cell, edge), faded(paint.bank, paint, dim), 0.035 * grid.side)


def land(c: Canvas, atlas: Atlas, spot: str, dim: bool = False) -> None:
    """A hex with its terrain."""
    paint, hex, grid = MAPS[c.theme.key], atlas.hex(spot), atlas.grid
    c.polygon(grid.corners((hex.q, hex.r)), faded(paint.land(hex.terrain), paint, dim))
    if hex.terrain == "hill":
        for number, (x, y) in enumerate(PEAKS):
            dx, dy = (0.06 * chance(hex.q, hex.r, number + k) for k in (0.0, 0.5))
            _peak(c, atlas, (hex.q, hex.r), (x + dx, y + dy), dim)
    c.polygon_edge(grid.corners((hex.q, hex.r)), faded(paint.grid, paint, dim), 0.028 * grid.side)


def _peak(c: Canvas, atlas: Atlas, cell: Cell, at: Point, dim: bool) -> None:
    """A hill: lit from the north-west, with hachures on the other side."""
    paint, grid = MAPS[c.theme.key], atlas.grid
    x, y = at
    side = grid.side
    steps = [number / 4 for number in range(-4, 5)]
    ridge = [(x + CREST * step, y - 0.21 * sin(pi * (step + 1) / 2) ** 1.5) for step in steps]
    c.polygon(grid.points(cell, ridge), faded(paint.relief, paint, dim))
    c.line(grid.points(cell, ridge), faded(paint.shade, paint, dim), 0.024 * side)
    for number in range(0 if dim else 4):
        top = ridge[4 + number]
        foot = (top[0] + 0.05 + 0.012 * number, y + 0.035)
        start = (top[0] + 0.012, top[1] + 0.04)
        if start[1] < foot[1]:
            c.line(grid.points(cell, (start, foot)), faded(paint.shade, paint, dim), 0.02 * side)


def edges(c: Canvas, atlas: Atlas) -> None:
    """The line around the map, and the thick edges on top of it (STM-066)."""
    paint, grid, at = MAPS[c.theme.key], atlas.grid, atlas.map.at
    for cell in filter(atlas.sees, at):
        for edge in EDGES:
            if beyond(*cell, edge) not in at:
                stroke(c, grid.edge(cell, edge), paint.border, 0.05 * grid.side)
    for spot, across in atlas.map.across.items():
        hex = atlas.hex(spot)
        if not atlas.sees((hex.q, hex.r)):
            continue
        for edge in EDGES:
            if across[edge] == OFF and (edge in hex.blocked or beyond(hex.q, hex.r, edge) in at):
                stroke(c, grid.edge((hex.q, hex.r), edge), paint.thick, 0.115 * grid.side)


def titles(c: Canvas, atlas: Atlas, words: Words) -> None:
    """The names of open waters."""
    for title, box in titled(atlas, words).items():
        c.text(box.cx, box.cy, title, box.h, MAPS[c.theme.key].water, weight=fonts.SEMIBOLD, anchor="mm")


@lru_cache(maxsize=64)
def titled(atlas: Atlas, words: Words) -> dict[str, Box]:
    """Where the names of open waters go, each as far from land as possible; a box is as tall as its type."""
    found, size = {}, 24 * atlas.unit
    for name in dict.fromkeys(water.name for water in atlas.map.open_water):
        title = words(f"{PREFIX}water-{name.lower().replace(' ', '-')}")
        wide = fonts.width(title, fonts.SEMIBOLD, size)
        room = atlas.box.inset(wide / 2 + 12, size)
        spots = [atlas.grid.centre(*cell) for cell in waters(atlas.key) if _name_of(atlas, cell) == name]
        spots = [(x, y) for x, y in spots if room.x < x < room.right and room.y < y < room.bottom]
        if spots:
            x, y = max(spots, key=lambda spot: (round(_room(atlas, spot, wide)), -spot[0], spot[1]))
            if _room(atlas, (x, y), wide) > size:
                found[title] = Box(x, y, 0, 0).middle(wide, size)
    return found


def _name_of(atlas: Atlas, cell: Cell) -> str:
    return min(atlas.map.open_water, key=lambda water: far(cell, (water.q, water.r))).name


def _room(atlas: Atlas, spot: Point, wide: float) -> float:
    """The distance from a text of this width to land."""
    (x, y), side = spot, atlas.grid.side
    land = (atlas.grid.centre(*cell) for cell in (*atlas.map.at, *around(atlas.key)) if cell not in waters(atlas.key))
    return min(hypot(max(abs(a - x) - wide / 2, 0), b - y) for a, b in land) - side


def frame(c: Canvas, atlas: Atlas, sheet: Box) -> None:
    """Cover everything outside the frame with sheet again, up to the box `sheet`."""
    box, line = atlas.box, MAPS[c.theme.key].border
    for side in (
        Box(sheet.x, sheet.y, sheet.w, box.y - sheet.y),
        Box(sheet.x, box.bottom, sheet.w, sheet.bottom - box.bottom),
        Box(sheet.x, sheet.y, box.x - sheet.x, sheet.h),
        Box(box.right, sheet.y, sheet.right - box.right, sheet.h),
    ):
        if side.w > 0 and side.h > 0:
            c.rect(side, c.theme.paper)
    c.rect(box, None, line, 4, 3)
    c.rect(box.inset(6), None, mix(line, MAPS[c.theme.key].outland, 0.3), 1.5)
