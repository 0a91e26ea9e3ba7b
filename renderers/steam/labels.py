"""Where the names of towns and the coordinates of hexes go on a map."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.games.steam.faces import parts
from renderers.draw.boxes import Box
from renderers.draw.fonts import BOLD, REGULAR, SEMIBOLD
from renderers.steam import names, places, track
from renderers.steam.atlas import Atlas
from renderers.steam.links import RADIUS
from renderers.steam.names import Crowd, Place, Wanted

COORDINATE, COORDINATE_LEAST = 13.0, 12.0
CHOICE, PILL = 19.0, 3.0
"""Sizes of type at the usual size of a map: of coordinates, and of those that can be chosen, with their pills' rim."""
FRAME = 6.0
"""Width of the frame of a map."""


class Scenery(NamedTuple):
    """What names on a map depend on: tiles (hex, face, turn), hexes of towns and cities, signs on links, and the hexes
    that can be chosen."""

    atlas: Atlas
    tiles: tuple[tuple[str, str, int], ...]
    towns: tuple[str, ...]
    cities: tuple[str, ...]
    signs: tuple[tuple[float, float], ...]
    choice: tuple[str, ...]


@lru_cache(maxsize=64)
def arranged(scenery: Scenery) -> list[tuple[Wanted, Place]]:
    """A place for each name: what can be chosen first, then the towns, then the coordinates of all other hexes."""
    atlas, _, towns, cities, _, choice = scenery
    wanted = [Wanted(spot, BOLD, choices(atlas, spot), PILL) for spot in choice]
    wanted += [Wanted(atlas.hex(spot).name, SEMIBOLD, beside(atlas, spot)) for spot in towns]
    plain = [spot for spot in atlas.map.hexes if spot not in cities and spot not in choice]
    wanted += [Wanted(spot, REGULAR, corners(atlas, spot)) for spot in plain]
    return list(zip(wanted, names.settle(wanted, crowded(scenery)), strict=True))


def crowded(scenery: Scenery) -> Crowd:
    """What names must not overlap: track, discs of towns, cities, signs, the frame."""
    atlas, tiles, towns, cities, signs, _ = scenery
    side, frame = atlas.grid.side, atlas.box
    discs = [names.Disc(*atlas.centre(spot), (places.TOWN + 0.02) * side) for spot in towns]
    discs += [names.Disc(x, y, RADIUS * side) for x, y in signs]
    for spot, face, turn in tiles:
        for edges in parts(face, turn):
            points = [atlas.point(spot, at) for at in track.course(edges)]
            discs += names.chain(points, track.CASING / 2 * side)
    boxes = [atlas.hexbox(spot).inset(0.1 * side, 0.05 * side) for spot in cities]
    boxes += [places.banner_box(*atlas.centre(spot), atlas.hex(spot).name, atlas.unit)[0] for spot in cities]
    boxes += [Box(frame.x - 500, frame.y, 500 + FRAME, frame.h), Box(frame.right - FRAME, frame.y, 500, frame.h)]
    return Crowd(discs, boxes)


def beside(atlas: Atlas, spot: str) -> tuple[Place, ...]:
    """Places for the name of a town: below, above and beside its disc, the closest first; then in smaller type."""
    (x, y), side, unit = atlas.centre(spot), atlas.grid.side, atlas.unit
    low, out = 0.42 * side, 0.27 * side
    around = [(0.0, low, "m"), (0.0, -low, "m"), (out, 0.0, "l"), (-out, 0.0, "r")]
    around += [(dx * side, dy * low, anchor) for dy in (1, -1) for dx, anchor in ((0.12, "l"), (-0.12, "r"))]
    around += [(dx * out, dy * side, anchor) for dy in (0.22, -0.22) for dx, anchor in ((0.9, "l"), (-0.9, "r"))]
    around += [(dx * side, dy * side, "m") for dy in (0.62, -0.62) for dx in (0.0, 0.4, -0.4, 0.7, -0.7)]
    around += [
        (dx * side, dy * side, "m") for dy in (0.4, -0.4, 0.85, -0.85) for dx in (0.3, -0.3, 0.6, -0.6, 0.9, -0.9)
    ]
    sizes = (places.NAME * unit, places.SMALL * unit)
    return tuple(Place(x + dx, y + dy, anchor, size) for size in sizes for dx, dy, anchor in around)


def corners(atlas: Atlas, spot: str) -> tuple[Place, ...]:
    """Places for the coordinates of a hex: inside its north edge, else in a corner."""
    (x, y), side, half, unit = atlas.centre(spot), atlas.grid.side, atlas.grid.half, atlas.unit
    around = [
        (0.0, -half + 9 * unit, "m"),
        (-0.5 * side + 1 * unit, -half + 9 * unit, "l"),
        (0.5 * side - 1 * unit, -half + 9 * unit, "r"),
        (-side + 4 * unit, 0.0, "l"),
        (side - 4 * unit, 0.0, "r"),
        (-0.5 * side + 1 * unit, half - 9 * unit, "l"),
        (0.5 * side - 1 * unit, half - 9 * unit, "r"),
        (0.0, half - 9 * unit, "m"),
    ]
    around += [(dx * side, dy * side, "m") for dx in (-0.45, 0.45) for dy in (0.0, -0.3, 0.3)]
    sizes = (COORDINATE * unit, COORDINATE_LEAST * unit)
    return tuple(Place(x + dx, y + dy, anchor, size) for size in sizes for dx, dy, anchor in around)


def choices(atlas: Atlas, spot: str) -> tuple[Place, ...]:
    """Places for the coordinates of a hex that can be chosen: its middle, else where there is room."""
    (x, y), side, half, unit = atlas.centre(spot), atlas.grid.side, atlas.grid.half, atlas.unit
    around = [(0.0, 0.0), (0.0, -0.55 * half), (0.0, 0.55 * half), (-0.62 * side, 0.0), (0.62 * side, 0.0)]
    around += [(dx * side, dy * half) for dx in (-0.4, 0.4) for dy in (-0.5, 0.5)]
    sizes = (CHOICE * unit, 0.8 * CHOICE * unit)
    return tuple(Place(x + dx, y + dy, "m", size) for size in sizes for dx, dy in around)
