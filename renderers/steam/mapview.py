"""What lies on a map: track, cities with cubes, towns, names, marks and rings."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache

from engine.games.steam.data import DATA
from engine.games.steam.faces import parts
from engine.games.steam.view import CityView
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD, REGULAR, SEMIBOLD
from renderers.draw.hexgrid import Grid
from renderers.steam import goods, names, places, rivers, terrain, track
from renderers.steam.atlas import Atlas
from renderers.steam.colours import CANDIDATE, CANDIDATE_EDGE, MAPS
from renderers.steam.links import RADIUS, Sign, signs, tiles
from renderers.steam.marks import Marks
from renderers.steam.names import Crowd, Place, Wanted
from renderers.steam.scene import Scene

COORDINATE, COORDINATE_LEAST = 13.0, 12.0
CHOICE = 19.0
"""Sizes of type at the usual size of a map: of coordinates, and of those that can be chosen."""


def ground(c: Canvas, atlas: Atlas, letters: Mapping[str, str], dim: bool = False) -> None:
    """The printed map with its cities and towns."""
    terrain.paint(c, atlas, dim)
    for spot in atlas.map.cities:
        hex = atlas.hex(spot)
        c.stamp(places.city, atlas.hexbox(spot), places.City(hex.name, hex.color, letters[hex.color], False))
    terrain.edges(c, atlas)


def draw(scene: Scene, atlas: Atlas, marks: Marks | None = None) -> None:
    """Everything on top of the printed map."""
    marks = marks or Marks()
    c = scene.c
    for spot in marks.hexes:
        _candidate(c, atlas, spot)
    for spot, parts in scene.track.items():
        muted = marks.owner is not None
        shown = tuple(part._replace(muted=muted and part.owner != marks.owner) for part in parts)
        c.stamp(track.tile, atlas.hexbox(spot), shown)
    for city in scene.view.cities:
        if city.new:
            c.stamp(places.city, atlas.hexbox(city.hex), _printed(scene, city))
    _rings(scene, atlas)
    for spot in scene.view.towns:
        c.stamp(places.town, _disc(atlas, *atlas.centre(spot), places.TOWN))
    for city in scene.view.cities:
        _city(scene, atlas, city, marks.cubes.get(city.hex, ()))
    placed = signs(atlas, scene.view)
    for sign in placed:
        if marks.owner is None or marks.owner == sign.owner:
            c.stamp(shapes.player, _disc(atlas, sign.x, sign.y, RADIUS), sign.owner)
    _names(scene, atlas, placed, marks)


def _disc(atlas: Atlas, x: float, y: float, radius: float) -> Box:
    reach = radius * atlas.grid.side
    return Box(x - reach, y - reach, 2 * reach, 2 * reach)


def _candidate(c: Canvas, atlas: Atlas, spot: str) -> None:
    """A hex that can be chosen keeps its colours on a map that has faded, and has a bright rim."""
    c.stamp(cell, atlas.hexbox(spot), atlas.key, spot)


def cell(c: Canvas, box: Box, key: str, spot: str) -> None:
    """A hex that can be chosen."""
    side, half = box.w / 2, box.h / 2
    origin = Grid(0, 0, side, half)
    hex = DATA.maps[key].hexes[spot]
    x, y = origin.centre(hex.q, hex.r)
    alone = Atlas(key, box, origin.moved(side - x, half - y))
    if hex.terrain != "city":
        terrain.land(c, alone, spot)
        rivers.paint(c, alone, only=(hex.q, hex.r))
    track.ghost(c, box, 0.93, CANDIDATE_EDGE, 0.15 * side)
    track.ghost(c, box, 0.93, CANDIDATE, 0.09 * side)


def _printed(scene: Scene, city: CityView) -> places.City:
    return places.City(city.name, city.colour, scene.letters[city.colour], city.new)


def _city(scene: Scene, atlas: Atlas, city: CityView, marked: Collection[str]) -> None:
    c, (x, y), unit = scene.c, atlas.centre(city.hex), atlas.unit
    cubes = goods.cubes(city.cubes)
    for box, colour in zip(places.slots(x, y, len(cubes), unit), cubes, strict=False):
        c.stamp(goods.sprite, goods.room(box), colour, scene.letters[colour], colour in marked)
    places.banner(c, x, y, _printed(scene, city), unit)
    if city.grown:
        reach = 9.5 * unit
        c.stamp(places.growth, Box(x + 0.68 * atlas.grid.side - reach, y - 26 * unit - reach, 2 * reach, 2 * reach))


def _names(scene: Scene, atlas: Atlas, placed: tuple[Sign, ...], marks: Marks) -> None:
    """Names of towns and coordinates of hexes, each where there is room."""
    paint = MAPS[scene.theme.key]
    view = scene.view
    cities = tuple(city.hex for city in view.cities)
    points = tuple((sign.x, sign.y) for sign in placed)
    choice = tuple(spot for spot in marks.hexes if spot not in cities)
    texts = arranged(atlas, tiles(view), tuple(view.towns), cities, points, choice)
    for wanted, place in texts:
        size, anchor = place.size, place.anchor + "m"
        if wanted.weight == BOLD:
            _pill(scene.c, names.ink(wanted.text, wanted.weight, place))
            scene.c.text(place.x, place.y, wanted.text, size, "#26221d", weight=BOLD, anchor=anchor)
        elif wanted.weight == SEMIBOLD:
            scene.c.text(
                place.x, place.y, wanted.text, size, paint.ink, weight=SEMIBOLD, anchor=anchor, halo=paint.paper
            )
        else:
            scene.c.text(place.x, place.y, wanted.text, size, paint.minor, anchor=anchor)


def _pill(c: Canvas, box: Box) -> None:
    box = box.inset(-3, -2)
    c.stamp(shapes.frame, box, CANDIDATE, box.h * 0.4, (CANDIDATE_EDGE, 1.5))


@lru_cache(maxsize=64)
def arranged(
    atlas: Atlas,
    laid: tuple[tuple[str, str, int], ...],
    towns: tuple[str, ...],
    cities: tuple[str, ...],
    badges: tuple[tuple[float, float], ...],
    choice: tuple[str, ...],
) -> list[tuple[Wanted, Place]]:
    """Where the names of towns and the coordinates of hexes go: first what can be chosen, then names, then the rest."""
    crowd = crowded(atlas, laid, towns, cities, badges)
    wanted = [Wanted(spot, BOLD, choices(atlas, spot)) for spot in choice]
    wanted += [Wanted(atlas.hex(spot).name, SEMIBOLD, beside(atlas, spot)) for spot in towns]
    plain = [spot for spot in atlas.map.hexes if spot not in cities and spot not in choice]
    wanted += [Wanted(spot, REGULAR, corners(atlas, spot)) for spot in plain]
    return list(zip(wanted, names.settle(wanted, crowd), strict=True))


def crowded(
    atlas: Atlas,
    laid: tuple[tuple[str, str, int], ...],
    towns: tuple[str, ...],
    cities: tuple[str, ...],
    badges: tuple[tuple[float, float], ...],
) -> Crowd:
    """What names must not overlap: track, discs of towns, cities, signs, the frame."""
    side = atlas.grid.side
    discs = [names.Disc(*atlas.centre(spot), (places.TOWN + 0.02) * side) for spot in towns]
    discs += [names.Disc(x, y, RADIUS * side) for x, y in badges]
    for spot, face, turn in laid:
        for edges in parts(face, turn):
            points = [atlas.point(spot, at) for at in track.course(edges)]
            discs += names.chain(points, (track.CASING / 2) * side)
    boxes = [atlas.hexbox(spot).inset(0.1 * side, 0.05 * side) for spot in cities]
    boxes += [Box(*atlas.centre(spot), 0, 0).inset(-places.WIDEST / 2 * side, -11 * atlas.unit) for spot in cities]
    frame = atlas.box
    boxes += [Box(frame.x - 500, frame.y, 506, frame.h), Box(frame.right - 6, frame.y, 500, frame.h)]
    return Crowd(discs, boxes)


def beside(atlas: Atlas, spot: str) -> tuple[Place, ...]:
    """Places for the name of a town: below, above, at the sides of its disc, the closest first; then in smaller type."""
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


def _rings(scene: Scene, atlas: Atlas) -> None:
    """Tiles that were laid or replaced, and cities whose cubes, colour or marker changed."""
    before = scene.before
    if before is None or before.map != scene.view.map:
        return
    changed = [spot for spot, laid in scene.view.track.items() if before.track.get(spot) != laid]
    now = {city.hex: city for city in scene.view.cities}
    changed += [spot for spot, city in now.items() if scene.past_cities.get(spot) != city]
    for spot in changed:
        scene.c.stamp(track.ghost, atlas.hexbox(spot), 0.94, scene.theme.ring, 0.085 * atlas.grid.side)
