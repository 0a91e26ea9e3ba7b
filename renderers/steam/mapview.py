"""What lies on a map: track, cities with cubes, towns, names, marks and rings."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import replace
from typing import NamedTuple

from engine.games.steam.data import DATA
from engine.games.steam.view import CityView
from renderers.draw import placing, shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD, SEMIBOLD
from renderers.draw.hexgrid import Grid, Point
from renderers.draw.palette import Colour
from renderers.draw.signs import CANDIDATE, CANDIDATE_EDGE, CANDIDATE_INK
from renderers.draw.strokes import dashed
from renderers.i18n import Words
from renderers.steam import ghosts, goods, labels, phone, places, regions, rivers, terrain, track, ways
from renderers.steam.atlas import Atlas
from renderers.steam.choices import SHOWN, Reach, begun_with
from renderers.steam.colours import MAPS
from renderers.steam.links import RADIUS, signs, tiles
from renderers.steam.marks import Marks
from renderers.steam.scene import Scene, letters, track_of


def ground(c: Canvas, atlas: Atlas, words: Words, dim: bool = False) -> None:
    """The printed map with its cities and towns."""
    cubes = letters(words)
    terrain.paint(c, atlas, dim)
    for spot in filter(atlas.holds, atlas.map.cities):
        hex = atlas.hex(spot)
        c.stamp(places.city, atlas.hexbox(spot), places.City(hex.name, hex.color, cubes[hex.color], False), flat=True)
    if not atlas.least:
        terrain.titles(c, atlas, words)
    terrain.edges(c, atlas)


def draw(scene: Scene, atlas: Atlas, marks: Marks | None = None) -> None:
    """Everything on top of the printed map, inside its frame."""
    with scene.c.clipped(atlas.box) if atlas.least else nullcontext(scene.c) as sheet:
        _draw(replace(scene, c=sheet), atlas, marks or Marks())


def _draw(scene: Scene, atlas: Atlas, marks: Marks) -> None:
    c = scene.c
    regions.on_map(scene, atlas)
    cities = {city.hex for city in scene.view.cities}
    for spot in filter(atlas.holds, marks.hexes):
        if spot not in cities:
            c.stamp(cell, atlas.hexbox(spot), atlas.key, spot, marks.reach.get(spot, "network"), flat=True)
    _track(scene, atlas, marks)
    shown = [city for city in scene.view.cities if atlas.holds(city.hex)]
    for city in shown:
        if city.new:
            c.stamp(places.city, atlas.hexbox(city.hex), _printed(scene, city), flat=True)
        if city.hex in marks.hexes:
            c.stamp(city_cell, atlas.hexbox(city.hex), flat=True)
    _rings(scene, atlas)
    for spot in filter(atlas.holds, scene.view.towns):
        c.stamp(places.town, _disc(atlas, *atlas.centre(spot), places.TOWN))
    placed = signs(atlas, scene.view)
    at = [(sign.x, sign.y) for sign in placed]
    drawn = ways.ways(atlas, scene.view, marks.choices[:SHOWN], at)
    if drawn:
        ways.lines(c, atlas, drawn)
    planned = ghosts.ghosts(atlas, scene.view, scene.request.plans) if marks.reach else []
    ghosts.lines(c, atlas, planned)
    for city in shown:
        _city(scene, atlas, city, marks)
    for sign in placed:
        if atlas.holds(sign.spot) and (marks.owner is None or marks.owner == sign.owner):
            c.stamp(shapes.player, _disc(atlas, sign.x, sign.y, RADIUS), sign.owner)
    if atlas.least:
        phone.draw(scene, atlas, marks, phone.badges(scene, atlas, drawn, planned))
        return
    planned_ways = ways.letters(atlas, scene.view, drawn, begun_with(scene.ask, scene.request.plans), at)
    numbered = [(way.number, way.badge) for way in reversed(drawn)]
    ways.badges(c, atlas, [*numbered, *planned_ways])
    badges = [where for _, where in (*numbered, *planned_ways)] + [ghost.badge for ghost in planned]
    _names(scene, atlas, [*at, *badges], marks)
    ghosts.badges(c, atlas, planned)


def _track(scene: Scene, atlas: Atlas, marks: Marks) -> None:
    muted = marks.owner is not None
    for spot, here in track_of(scene.view.track, scene.view.links).items():
        if atlas.holds(spot):
            parts = tuple(part._replace(muted=muted and part.owner != marks.owner) for part in here)
            scene.c.stamp(track.tile, atlas.hexbox(spot), parts, flat=True)


def _disc(atlas: Atlas, x: float, y: float, radius: float) -> Box:
    reach = radius * atlas.grid.side
    return Box(x - reach, y - reach, 2 * reach, 2 * reach)


class Rim(NamedTuple):
    """The rim of a hex that can be chosen, in sides: its position, its width with and without its edge, the length of
    its dashes and the distance between their middles (0: a solid line).
    """

    share: float
    broad: float
    bright: float
    dash: float = 0.0
    gap: float = 0.0


RIMS: dict[Reach, Rim] = {
    "link": Rim(0.88, 0.24, 0.15),
    "network": Rim(0.9, 0.17, 0.1, 0.3, 0.5),
    "city": Rim(0.88, 0.17, 0.1, 0.0, 0.34),
}
"""A solid line for extending a link, dashes for starting from one's network, dots for starting elsewhere."""


def cell(c: Canvas, box: Box, key: str, spot: str, reach: Reach) -> None:
    """A hex that can be chosen keeps its colours on a faded map, and gets a bright rim."""
    side, half = box.w / 2, box.h / 2
    origin = Grid(0, 0, side, half)
    hex = DATA.maps[key].hexes[spot]
    x, y = origin.centre(hex.q, hex.r)
    alone = Atlas(key, box, origin.moved(side - x, half - y))
    if hex.terrain != "city":
        terrain.land(c, alone, spot)
        rivers.paint(c, alone, only=(hex.q, hex.r))
    rim(c, box, reach)


def rim(c: Canvas, box: Box, reach: Reach) -> None:
    """The bright rim of a hex; its style says what leads there."""
    share, broad, bright, dash, gap = RIMS[reach]
    side = box.w / 2
    tones = ((CANDIDATE_EDGE, broad * side), (CANDIDATE, bright * side))
    if gap:
        around = track.hexagon(box, share)
        dashed(c, [*around, around[0]], tones, dash * side, gap * side)
        return
    for colour, width in tones:
        track.ghost(c, box, share, colour, width)


def city_cell(c: Canvas, box: Box) -> None:
    """The rim of a city that can be chosen, on top of the city's own."""
    track.ghost(c, box, 0.965, CANDIDATE_EDGE, 0.055 * box.w)
    track.ghost(c, box, 0.975, CANDIDATE, 0.035 * box.w)


def _printed(scene: Scene, city: CityView) -> places.City:
    return places.City(city.name, city.colour, scene.letters[city.colour], city.new)


def _city(scene: Scene, atlas: Atlas, city: CityView, marks: Marks) -> None:
    c, (x, y), unit = scene.c, atlas.centre(city.hex), atlas.unit
    marked = marks.cubes.get(city.hex, ())
    if atlas.least:
        phone.city(scene, atlas, city, {colour: _look(marks, colour in marked) for colour in city.cubes})
        return
    cubes = goods.cubes(city.cubes)
    for box, colour in zip(places.slots(x, y, len(cubes), unit), cubes, strict=False):
        c.stamp(goods.sprite, goods.room(box), colour, scene.letters[colour], _look(marks, colour in marked))
    places.banner(c, x, y, _printed(scene, city), unit)
    if city.grown:
        (x, y), reach = atlas.point(city.hex, places.MARKER), places.REACH * unit
        c.stamp(places.growth, Box(x - reach, y - reach, 2 * reach, 2 * reach))


def _look(marks: Marks, marked: bool) -> goods.Look:
    if not marks.cubes:
        return "plain"
    return "marked" if marked else "faint" if marks.fade else "plain"


def _names(scene: Scene, atlas: Atlas, points: Sequence[Point], marks: Marks) -> None:
    """Names of towns and coordinates of hexes, each where it fits."""
    c, paint, view = scene.c, MAPS[scene.theme.key], scene.view
    cities = tuple(city.hex for city in view.cities)
    choice = tuple(spot for spot in marks.hexes if spot not in cities)
    # where cubes' ways run, hexes need no names
    towns, all_ = tuple(view.towns), not marks.choices
    titles = tuple(terrain.titled(atlas, scene.reader.words).values())
    scenery = labels.Scenery(atlas, tiles(view), towns, cities, tuple(points), choice, all_, titles)
    for wanted, place in labels.arranged(scenery):
        x, y, anchor, size, _ = place
        if wanted.weight == BOLD:
            plain = marks.reach.get(wanted.text) == "city"
            _pill(c, placing.ink(wanted, place), paint.paper if plain else CANDIDATE)
            c.text(x, y, wanted.text, size, paint.ink if plain else CANDIDATE_INK, weight=BOLD, anchor=f"{anchor}m")
        elif wanted.weight == SEMIBOLD:
            c.text(x, y, wanted.text, size, paint.ink, weight=SEMIBOLD, anchor=f"{anchor}m", halo=paint.paper)
        else:
            hex = atlas.hex(wanted.text)
            # letters are hard to read only on hills and rivers, and a halo takes time
            busy = hex.terrain == "hill" or hex.river
            halo = terrain.faded(paint.land(hex.terrain), paint, marks.fade) if busy else None
            c.text(x, y, wanted.text, size, paint.minor, anchor=f"{anchor}m", halo=halo)


def _pill(c: Canvas, box: Box, fill: Colour) -> None:
    c.stamp(shapes.frame, box, fill, box.h * 0.4, (CANDIDATE_EDGE, 1.5))


def _rings(scene: Scene, atlas: Atlas) -> None:
    """Tiles laid or replaced, and cities whose cubes, colour or marker changed."""
    before = scene.before
    if before is None or before.map != scene.view.map:
        return
    past = {city.hex: city for city in before.cities}
    for spot, laid in scene.view.track.items():
        if before.track.get(spot) != laid and atlas.holds(spot):
            scene.c.stamp(changed, atlas.hexbox(spot), 0.93, flat=True)
    for city in scene.view.cities:
        if past.get(city.hex) != city and atlas.holds(city.hex):
            scene.c.stamp(changed, atlas.hexbox(city.hex), places.INNER - 0.04, flat=True)


def changed(c: Canvas, box: Box, share: float) -> None:
    """The mark of a change in a hex; in a city it leaves the rim alone, which shows the city's colour."""
    shapes.changed(c, track.hexagon(box, share))
