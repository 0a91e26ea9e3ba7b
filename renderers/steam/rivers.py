"""Flowing water: rivers and canals from the rows of a map's watercourses, and small lakes."""

from __future__ import annotations

from engine.games.steam.facts import Watercourse
from engine.games.steam.hexes import beyond
from renderers.draw.canvas import Canvas
from renderers.draw.hexgrid import MIDDLES, Cell, Point
from renderers.draw.palette import Colour, mix
from renderers.draw.strokes import smooth, spaced, stroke
from renderers.steam.atlas import Atlas, waters
from renderers.steam.colours import DIM, MAPS

WIDTH = {"river": 0.115, "canal": 0.09}
"""Width of each kind of water, in sides."""
FAR = 7.0
"""How far a water is followed beyond the map, in halves of a hex."""
LAKES = ((-0.4, -0.1, 0.1), (0.0, 0.05, 0.12), (0.38, -0.08, 0.1))
"""A lake hex shows long lakes side by side: their positions and widths, in sides."""


def paint(c: Canvas, atlas: Atlas, dim: bool = False, only: Cell | None = None) -> None:
    """Every water of the map, or its part in one hex: all banks first, then the water, so that waters join."""
    colours = MAPS[c.theme.key]
    bank, water = (mix(one, colours.outland, DIM) if dim else one for one in (colours.bank, colours.river))
    courses = [course for course in atlas.map.watercourses if only is None or only in course.hexes]
    flowing = [(course, _within(atlas, line(atlas, course), only)) for course in courses if course.kind != "lake"]
    for share, colour in ((1.0, bank), (0.62, water)):
        for course, runs in flowing:
            for run in runs:
                stroke(c, run, colour, WIDTH[course.kind] * share * atlas.grid.side)
    for course, runs in flowing:
        if course.kind == "canal":
            for run in runs:
                _locks(c, atlas, run, bank)
    for course in courses:
        if course.kind == "lake":
            for cell in course.hexes:
                _lakes(c, atlas, cell, (bank, water))


def _within(atlas: Atlas, points: list[Point], cell: Cell | None) -> list[list[Point]]:
    """The pieces of a line inside a hex, or inside the frame if no hex is given."""
    side, half = atlas.grid.side, atlas.grid.half
    x, y = (0.0, 0.0) if cell is None else atlas.grid.centre(*cell)
    frame = atlas.box.inset(-side)

    def seen(point: Point) -> bool:
        if cell is None:
            return frame.x < point[0] < frame.right and frame.y < point[1] < frame.bottom
        dx, dy = abs(point[0] - x) / side, abs(point[1] - y) / half
        return dy <= 1 and 2 * dx + dy <= 2

    runs: list[list[Point]] = [[]]
    for point in points:
        if seen(point):
            runs[-1].append(point)
        elif runs[-1]:
            runs.append([])
    return [run for run in runs if len(run) > 1]


def line(atlas: Atlas, course: Watercourse) -> list[Point]:
    """The course of a water on the sheet: through the edges it crosses and near the middles of its hexes."""
    grid, points = atlas.grid, []
    if course.start_edge >= 0:
        points += _leaving(atlas, course.hexes[0], course.start_edge)[::-1]
    for number, (q, r) in enumerate(course.hexes):
        points.append(grid.point((q, r), _bend(q, r, course.kind)))
        if number + 1 < len(course.hexes):
            next_q, next_r = course.hexes[number + 1]
            (x1, y1), (x2, y2) = grid.centre(q, r), grid.centre(next_q, next_r)
            points.append(((x1 + x2) / 2, (y1 + y2) / 2))
    if course.end_edge >= 0:
        points += _leaving(atlas, course.hexes[-1], course.end_edge)
    return smooth(points)


def _leaving(atlas: Atlas, cell: Cell, edge: int) -> list[Point]:
    """Out over an edge: into the sea, or winding over land to the frame until it meets a hex."""
    (x, y), beside = MIDDLES[edge], beyond(*cell, edge)
    if beside in waters(atlas.key):
        return atlas.grid.points(cell, [(x, y), (x * 1.2, y * 1.2)])
    found, reach = [(x, y)], 1.0
    while beside not in atlas.map.at and beside not in waters(atlas.key) and reach < FAR:
        for _ in range(2):
            reach += 1
            sway = 0.14 * (-1) ** int(reach / 2)
            found.append((x * reach - y * sway, y * reach + x * sway))
        beside = beyond(*beside, edge)
    return atlas.grid.points(cell, found)


def _bend(q: int, r: int, kind: str) -> Point:
    """Rivers wind; two rivers that meet in a hex meet at the same point."""
    if kind == "canal":
        return 0.0, 0.0
    return 0.2 * ((q * 7 + r * 3) % 5 - 2) / 2, 0.2 * ((q * 3 + r * 5) % 5 - 2) / 2


def _locks(c: Canvas, atlas: Atlas, points: list[Point], colour: Colour) -> None:
    """A canal has gates across it."""
    side = atlas.grid.side
    for (x, y), (dx, dy) in spaced(points, 0.5 * side):
        across = 0.085 * side
        c.line([(x - dy * across, y + dx * across), (x + dy * across, y - dx * across)], colour, 0.03 * side)


def _lakes(c: Canvas, atlas: Atlas, cell: Cell, paint: tuple[Colour, Colour]) -> None:
    bank, water = paint
    side = atlas.grid.side
    for dx, dy, wide in LAKES:
        x, y = atlas.grid.point(cell, (dx, dy))
        points = [(x - 0.08 * side, y - 0.36 * side), (x, y), (x + 0.03 * side, y + 0.34 * side)]
        stroke(c, smooth(points), bank, wide * 1.5 * side)
        stroke(c, smooth(points), water, wide * 1.15 * side)
