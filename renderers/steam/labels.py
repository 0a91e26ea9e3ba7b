"""Where the names of towns and the coordinates of hexes go on a map."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial
from typing import NamedTuple

from engine.games.steam.faces import parts
from renderers.draw import placing
from renderers.draw.boxes import Box
from renderers.draw.fonts import BOLD, REGULAR, SEMIBOLD
from renderers.draw.placing import Crowd, Nook, Wanted
from renderers.steam import places, track
from renderers.steam.atlas import Atlas
from renderers.steam.links import RADIUS

COORDINATE, COORDINATE_LEAST = 13.0, 12.0
CHOICE, PILL = 19.0, 3.0
"""Type sizes on a map of the usual size: coordinates, and those that can be chosen, with the rim of their pills."""
AIR = 5.0
"""How far names keep from those of waters, on a map of the usual size."""
FRAME = 6.0
"""Width of a map's frame."""


class Scenery(NamedTuple):
    """What names on a map depend on: tiles (hex, face, turn), hexes of towns and cities, signs on links, the hexes that
    can be chosen, whether all other hexes have names too, and where the names of waters are printed.
    """

    atlas: Atlas
    tiles: tuple[tuple[str, str, int], ...]
    towns: tuple[str, ...]
    cities: tuple[str, ...]
    signs: tuple[tuple[float, float], ...]
    choice: tuple[str, ...]
    all: bool = True
    titles: tuple[Box, ...] = ()


@lru_cache(maxsize=64)
def arranged(scenery: Scenery) -> list[tuple[Wanted, Nook]]:
    """A place for each name: choices first, then towns, then the coordinates of all other hexes."""
    atlas, _, towns, cities, _, choice, all_, _ = scenery
    wanted = [Wanted(spot, BOLD, partial(choices, atlas, spot), PILL) for spot in choice]
    wanted += [Wanted(atlas.hex(spot).name, SEMIBOLD, partial(beside, atlas, spot)) for spot in towns]
    plain = [spot for spot in atlas.map.hexes if all_ and spot not in cities and spot not in choice]
    wanted += [Wanted(spot, REGULAR, partial(corners, atlas, spot)) for spot in plain]
    return list(zip(wanted, placing.settle(wanted, crowded(scenery)), strict=True))


def crowded(scenery: Scenery) -> Crowd:
    """What names must not overlap: track, discs of towns, cities, signs, names of waters, the frame."""
    atlas, tiles, towns, cities, signs, *_, titles = scenery
    side, frame = atlas.grid.side, atlas.box
    discs = [placing.Disc(*atlas.centre(spot), (places.TOWN + 0.02) * side) for spot in towns]
    discs += [placing.Disc(x, y, RADIUS * side) for x, y in signs]
    for spot, face, turn in tiles:
        for edges in parts(face, turn):
            points = [atlas.point(spot, at) for at in track.course(edges)]
            discs += placing.chain(points, track.CASING / 2 * side)
    boxes = [atlas.hexbox(spot).inset(0.1 * side, 0.05 * side) for spot in cities]
    reach = places.REACH * atlas.unit
    boxes += [Box(*atlas.point(spot, places.MARKER), 0, 0).inset(-reach) for spot in cities]
    boxes += [places.banner_box(*atlas.centre(spot), atlas.hex(spot).name, atlas.unit)[0] for spot in cities]
    boxes += [Box(frame.x - 500, frame.y, 500 + FRAME, frame.h), Box(frame.right - FRAME, frame.y, 500, frame.h)]
    return Crowd(discs, [*boxes, *(title.inset(-AIR * atlas.unit) for title in titles)])


def beside(atlas: Atlas, spot: str) -> Iterator[Nook]:
    """Places for a town's name: below, above and beside its disc, then around it, then in smaller type."""
    (x, y), side, unit = atlas.centre(spot), atlas.grid.side, atlas.unit
    low, out = 0.42 * side, 0.27 * side
    around = [(0.0, low, "m"), (0.0, -low, "m"), (out, 0.0, "l"), (-out, 0.0, "r")]
    around += [(dx * side, dy * low, anchor) for dy in (1, -1) for dx, anchor in ((0.12, "l"), (-0.12, "r"))]
    around += [(dx * out, dy * side, anchor) for dy in (0.22, -0.22) for dx, anchor in ((0.9, "l"), (-0.9, "r"))]
    yield from (Nook(x + dx, y + dy, anchor, places.NAME * unit) for dx, dy, anchor in around)
    for size, reach in ((places.NAME, 1.0), (places.SMALL, 1.0), (places.LEAST, 1.3)):
        for at in placing.lattice(x, y, 2.6 * reach * side, 2 * reach * side, 0.11 * side):
            yield Nook(*at, "m", size * unit)


def corners(atlas: Atlas, spot: str) -> Iterator[Nook]:
    """Places for a hex's coordinates: inside its north edge, in a corner, otherwise anywhere in it."""
    (x, y), side, half, unit = atlas.centre(spot), atlas.grid.side, atlas.grid.half, atlas.unit
    edge, left = half - 9 * unit, 0.5 * side - unit
    around = [(0.0, -edge, "m"), (-left, -edge, "l"), (left, -edge, "r"), (4 * unit - side, 0.0, "l")]
    around += [(side - 4 * unit, 0.0, "r"), (-left, edge, "l"), (left, edge, "r"), (0.0, edge, "m")]
    for size in (COORDINATE, COORDINATE_LEAST):
        yield from (Nook(x + dx, y + dy, anchor, size * unit) for dx, dy, anchor in around)
    for at in placing.lattice(x, y, 1.5 * side, 1.8 * half, 0.1 * side):
        yield Nook(*at, "m", COORDINATE_LEAST * unit)


def choices(atlas: Atlas, spot: str) -> Iterator[Nook]:
    """Places for the coordinates of a hex that can be chosen: its middle, otherwise wherever there is room."""
    (x, y), side, half = atlas.centre(spot), atlas.grid.side, atlas.grid.half
    larger = (atlas.larger,) if atlas.larger > 1 else ()
    for size in (share * CHOICE for share in (*larger, 1.0, 0.8, 0.65)):
        for at in placing.lattice(x, y, 1.3 * side, 1.5 * half, 0.13 * side):
            yield Nook(*at, "m", size * atlas.unit)
