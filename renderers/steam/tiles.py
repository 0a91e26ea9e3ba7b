"""A contact sheet: a hex with its neighbours, once for each tile that can be placed there."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.games.steam.building import Tile
from engine.games.steam.data import DATA
from engine.games.steam.faces import parts
from engine.games.steam.state import NOBODY
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD, SEMIBOLD
from renderers.draw.hexgrid import grid_of
from renderers.draw.labels import overlap
from renderers.draw.layers import UNITS
from renderers.i18n import Words
from renderers.steam import headline, places, terrain, track
from renderers.steam.atlas import Atlas
from renderers.steam.colours import CANDIDATE, CANDIDATE_EDGE
from renderers.steam.marks import tiles_of
from renderers.steam.scene import Plan, Scene
from renderers.steam.track import Part

MARGIN, GAP = 16.0, 10.0
CAPTION = 40.0
TALLEST = 1500.0
"""A sheet is no taller if it can be helped."""
FEWEST, MOST = 4, 9
"""Columns."""
SIDES = 3.5
"""Width of a picture of a hex with its surroundings, in sides of the hex."""
EDGE = 4.0
"""Around such a picture."""
FLAT = 0.84
"""Height of such a picture in shares of its width."""


@lru_cache(maxsize=128)
def columns(count: int) -> int:
    """As few as the height allows."""
    return next((n for n in range(FEWEST, MOST) if _tall(n, count) <= TALLEST), MOST)


def _wide(across: int) -> float:
    return (UNITS - 2 * MARGIN - (across - 1) * GAP) / across


def _tall(across: int, count: int) -> float:
    rows = -(-max(count, 1) // across)
    return headline.HEIGHT + 2 * MARGIN + rows * (_wide(across) * FLAT + CAPTION + GAP) - GAP


def height(plan: Plan) -> float:
    """The height of the picture in design units."""
    return _tall(columns(plan.tiles), plan.tiles)


def cells(plan: Plan) -> list[Box]:
    """Where each tile is shown, caption included."""
    across = columns(plan.tiles)
    wide = _wide(across)
    high = wide * FLAT + CAPTION
    return [
        Box(MARGIN + n % across * (wide + GAP), headline.HEIGHT + MARGIN + n // across * (high + GAP), wide, high)
        for n in range(plan.tiles)
    ]


def ground(c: Canvas, plan: Plan, words: Words) -> None:
    """Empty cards."""
    headline.ground(c, Box(0, 0, UNITS, headline.HEIGHT))
    for box in cells(plan):
        shapes.frame(c, box, c.theme.panel, 10)


def draw(scene: Scene, plan: Plan) -> None:
    """The tiles in the order in which they are offered: by face and rotation."""
    offered = tiles_of(scene.ask)
    if not offered:
        headline.draw(scene, Box(0, 0, UNITS, headline.HEIGHT))
        return
    spot = offered[0].hex
    name = DATA.maps[plan.map].hexes[spot].name
    said = scene.say("tiles-town" if name else "tiles", hex=spot, name=name)
    headline.draw(scene, Box(0, 0, UNITS, headline.HEIGHT), said)
    boxes = [box.top(box.h - CAPTION) for box in cells(plan)]
    around = _around(scene, spot, boxes[0][0].inset(EDGE))
    for tile, (picture, caption) in zip(offered, boxes, strict=True):
        _picture(scene, picture.inset(EDGE), tile, around)
        _caption(scene, caption.inset(10, 3), tile)


def _caption(scene: Scene, box: Box, tile: Tile) -> None:
    c, size = scene.c, min(30.0, box.w * 0.155)
    c.text(box.x, box.cy, tile.face, size, weight=BOLD)
    cost = scene.say("cost", cost=tile.placement.cost)
    c.text(box.right, box.cy, cost, size, c.theme.muted, weight=SEMIBOLD, anchor="rm")


class Around(NamedTuple):
    """A hex in the middle of a box, and what lies on the hexes that can be seen around it."""

    map: str
    spot: str
    track: tuple[tuple[str, tuple[Part, ...]], ...]
    cities: tuple[tuple[str, places.City], ...]
    towns: tuple[str, ...]

    def atlas(self, box: Box) -> Atlas:
        """The map with this hex in the middle of the box."""
        hex = DATA.maps[self.map].hexes[self.spot]
        grid = grid_of(box.w / SIDES)
        x, y = grid.centre(hex.q, hex.r)
        return Atlas(self.map, box, grid.moved(round(box.cx - x), round(box.cy - y)))


def _around(scene: Scene, spot: str, box: Box) -> Around:
    view, bare = scene.view, Around(scene.view.map, spot, (), (), ())
    atlas = bare.atlas(box)
    seen = [other for other in atlas.map.hexes if overlap(atlas.hexbox(other), box)]
    cities = [
        (city.hex, places.City(city.name, city.colour, scene.letters[city.colour], city.new))
        for city in view.cities
        if city.hex in seen
    ]
    laid = [(other, scene.track[other]) for other in seen if other in scene.track and other != spot]
    return bare._replace(
        track=tuple(laid), cities=tuple(cities), towns=tuple(other for other in seen if other in view.towns)
    )


def surroundings(c: Canvas, box: Box, around: Around) -> None:
    """The map around a hex, with the track and the settlements of its neighbours."""
    atlas = around.atlas(box)
    terrain.paint(c, atlas)
    for spot, city in around.cities:
        places.city(c, atlas.hexbox(spot), city)
    for spot, shown in around.track:
        track.tile(c, atlas.hexbox(spot), shown)
    for spot in around.towns:
        places.town(c, atlas.hexbox(spot).middle(*[2 * places.TOWN * atlas.grid.side] * 2))
    box = atlas.hexbox(around.spot)
    track.ghost(c, box, 1.0, CANDIDATE_EDGE, 0.1 * atlas.grid.side)
    track.ghost(c, box, 1.0, CANDIDATE, 0.055 * atlas.grid.side)


def _picture(scene: Scene, box: Box, tile: Tile, around: Around) -> None:
    c, atlas = scene.c, around.atlas(box)
    c.stamp(surroundings, box, around)
    place = atlas.hexbox(tile.hex)
    c.stamp(track.tile, place, placed(tile, scene.track.get(tile.hex, ())))
    if tile.hex in around.towns:
        c.stamp(places.town, place.middle(*[2 * places.TOWN * atlas.grid.side] * 2))


def placed(tile: Tile, here: tuple[Part, ...]) -> tuple[Part, ...]:
    """The parts of the tile once it lies there: kept ones as they are, new ones as the placement makes them."""
    change, made = tile.placement.change, {outcome.part: outcome for outcome in tile.placement.outcomes}
    found = []
    for edges, old in zip(parts(change.face, change.turn), change.kept, strict=True):
        outcome = made.get(edges)
        if outcome is not None:
            owner = None if outcome.owner == NOBODY else outcome.owner
            found.append(Part(edges, owner, outcome.complete))
        elif old is not None:
            found.append(here[old]._replace(edges=edges))
    return tuple(found)
