"""A contact sheet: a hex with its neighbours, once for each tile that can be placed there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

import msgspec

from engine.games.steam.data import DATA
from engine.games.steam.network import network_of
from engine.games.steam.placement import lay
from engine.games.steam.tiles import Tile
from engine.games.steam.view import View
from renderers.draw import layers, placing, shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import SEMIBOLD, width
from renderers.draw.hexgrid import MIDDLES, grid_of
from renderers.draw.labels import inside, overlap
from renderers.draw.placing import Crowd, Nook, Wanted
from renderers.draw.signs import CANDIDATE, CANDIDATE_EDGE, tag
from renderers.headline import TALL
from renderers.i18n import Words
from renderers.request import LARGE, PORTRAIT, WIDE
from renderers.steam import headline, means, places, terrain, track
from renderers.steam.atlas import Atlas
from renderers.steam.colours import MAPS
from renderers.steam.marks import tiles_of
from renderers.steam.scene import Plan, Scene, track_of
from renderers.steam.track import Part

MARGIN, GAP = 16.0, 10.0
CAPTION = 40.0
TALLEST = {WIDE: 1500.0, **layers.TALLEST}
"""Maximum height of a sheet, if at all possible."""
COLUMNS = {WIDE: (4, 9), PORTRAIT: (2, 6), LARGE: (2, 5)}
"""The fewest and the most columns."""
SIDES, CLOSER, CLOSE = 4.3, 3.4, 260.0
"""Width of a picture of a hex and its surroundings, in sides of the hex; a picture up to CLOSE wide is closer."""
SIZES = (0.3, 0.26)
"""Type sizes for a neighbour's name, in sides."""
READ = {PORTRAIT: 23.0, LARGE: 16.5}
"""Minimum size of a name on a phone: eleven pixels of 390; a name that doesn't fit is left out."""
NEIGHBOUR = 1.62
"""How far out a neighbour's name stands, as a multiple of the distance to the edge."""
EDGE = 4.0
"""Margin around such a picture."""
SMALLER = 22.0
"""Minimum size of large type below a tile; the face makes room for the price."""
INSET = (5.0, 0.0)
"""Margin around a caption in large type."""
FLAT = 0.8
"""Height of such a picture as a share of its width."""


def rows(count: int, layout: str = WIDE) -> tuple[int, int]:
    """The fewest columns that the height allows, and the rows for this many tiles."""
    fewest, most = COLUMNS[layout]
    sizes = [(n, max(1, -(-count // n))) for n in range(fewest, most + 1)]
    fits = (size for size in sizes if height(Plan("tiles", rows=size, layout=layout)) <= TALLEST[layout])
    return next(fits, sizes[-1])


def _head(plan: Plan) -> Box:
    return Box(0, 0, plan.units, TALL * plan.same if plan.tall else headline.HEIGHT)


def _cell(plan: Plan) -> tuple[float, float]:
    """Width and height of a tile with its caption."""
    across, _ = plan.rows
    wide = (plan.units - 2 * MARGIN - (across - 1) * GAP) / across
    return wide, wide * FLAT + CAPTION


def height(plan: Plan) -> float:
    """The height of the picture in design units."""
    return _head(plan).h + 2 * MARGIN + plan.rows[1] * (_cell(plan)[1] + GAP) - GAP


def cells(plan: Plan, count: int) -> list[Box]:
    """Where each of this many tiles goes, caption included."""
    (across, _), (wide, high), top = plan.rows, _cell(plan), _head(plan).h + MARGIN
    return [Box(MARGIN + n % across * (wide + GAP), top + n // across * (high + GAP), wide, high) for n in range(count)]


def ground(c: Canvas, plan: Plan, words: Words) -> None:
    """The headline only: the number of tiles is seldom the same."""
    headline.ground(c, _head(plan))


def draw(scene: Scene, plan: Plan) -> None:
    """The tiles in the order of the options: by face and rotation."""
    offered = tiles_of(scene.ask)
    if not offered:
        _headline(scene, plan)
        return
    spot = offered[0].hex
    name = DATA.maps[scene.view.map].hexes[spot].name
    said = scene.say("tiles-town" if name else "tiles", hex=spot, name=name)
    _headline(scene, plan, said, means.short(scene))
    cards = cells(plan, len(offered))
    boxes = [box.top(box.h - CAPTION) for box in cards]
    first = boxes[0][0].inset(EDGE)
    sides = SIDES if first.w > CLOSE else CLOSER
    around = _around(scene, spot, sides, first)
    around = around._replace(names=_names(around, Box(0, 0, first.w, first.h), READ.get(plan.layout, 0.0)))
    numbers = {option: number for number, option in enumerate(scene.ask.options.values() if scene.ask else (), start=1)}
    for tile, box, (picture, caption) in zip(offered, cards, boxes, strict=True):
        scene.c.stamp(shapes.frame, box, scene.theme.panel, 10)
        _picture(scene, picture.inset(EDGE), tile, around)
        _caption(scene, caption.inset(*(INSET if plan.large else (10, 3))), tile, numbers[tile])


def _headline(scene: Scene, plan: Plan, said: str = "", corner: str = "") -> None:
    with scene.c.shrunk(_head(plan), plan.same) as (sheet, box):
        headline.draw(replace(scene, c=sheet), box, said, corner)


def _caption(scene: Scene, box: Box, tile: Tile, number: int) -> None:
    """Its number in the list, its face, and what it costs."""
    c, large = scene.c, scene.request.layout == LARGE
    size = min(30.0, max(box.w * 0.155, SMALLER if large else 0))
    side = box.h if large else size * 1.25
    badge, rest = box.middle(box.w, side).left(side, size * 0.3)
    c.stamp(tag, badge, number)
    cost = scene.say("cost", cost=tile.placement.cost)
    if not large or width(tile.face + cost, SEMIBOLD, size) + size <= rest.w:
        c.text(rest.x, box.cy, tile.face, size, c.theme.muted, weight=SEMIBOLD)
    c.text(box.right, box.cy, cost, size, c.theme.muted, weight=SEMIBOLD, anchor="rm")


def after(view: View, tile: Tile) -> dict[str, tuple[Part, ...]]:
    """The track on each hex once this tile lies there, as drawn."""
    track = lay(view.board, tile.hex, tile.placement)
    return track_of(track, network_of(msgspec.structs.replace(view.board, track=track)).links)


class Around(NamedTuple):
    """A hex in the middle of a box, and what lies on the visible hexes around it."""

    map: str
    spot: str
    sides: float
    track: tuple[tuple[str, tuple[Part, ...]], ...]
    cities: tuple[tuple[str, places.City], ...]
    towns: tuple[str, ...]
    names: tuple[tuple[str, Nook], ...] = ()

    def atlas(self, box: Box) -> Atlas:
        """The map with this hex in the middle of the box."""
        hex = DATA.maps[self.map].hexes[self.spot]
        grid = grid_of(box.w / self.sides)
        x, y = grid.centre(hex.q, hex.r)
        return Atlas(self.map, box, grid.moved(round(box.cx - x), round(box.cy - y)))


def _around(scene: Scene, spot: str, sides: float, box: Box) -> Around:
    view, bare = scene.view, Around(scene.view.map, spot, sides, (), (), ())
    atlas = bare.atlas(box)
    seen = [other for other in atlas.map.hexes if overlap(atlas.hexbox(other), box)]
    cities = [
        (city.hex, places.City(city.name, city.colour, scene.letters[city.colour], city.new))
        for city in view.cities
        if city.hex in seen
    ]
    track = track_of(view.track, view.links)
    laid = [(other, track[other]) for other in seen if other in track and other != spot]
    return bare._replace(
        track=tuple(laid), cities=tuple(cities), towns=tuple(other for other in seen if other in view.towns)
    )


def surroundings(c: Canvas, box: Box, around: Around) -> None:
    """The map around a hex, with its neighbours' track and settlements; nothing beyond the box, because a sheet of
    pixels would not show it either.
    """
    with c.clipped(box) as sheet:
        _surroundings(sheet, box, around)


def _surroundings(c: Canvas, box: Box, around: Around) -> None:
    atlas = around.atlas(box)
    terrain.paint(c, atlas)
    for spot, city in around.cities:
        places.city(c, atlas.hexbox(spot), city)
    for spot, shown in around.track:
        track.tile(c, atlas.hexbox(spot), shown)
    for spot in around.towns:
        places.town(c, _disc(atlas.hexbox(spot)))
    paint = MAPS[c.theme.key]
    for text, (x, y, _, size, _) in around.names:
        c.text(x, y, text, size, paint.ink, weight=SEMIBOLD, anchor="mm", halo=paint.paper)
    box = atlas.hexbox(around.spot)
    track.ghost(c, box, 1.0, CANDIDATE_EDGE, 0.1 * atlas.grid.side)
    track.ghost(c, box, 1.0, CANDIDATE, 0.055 * atlas.grid.side)


def _names(around: Around, box: Box, least: float) -> tuple[tuple[str, Nook], ...]:
    """The neighbours' names, each in its own hex and clear of track, in type no smaller than `least`."""
    atlas = around.atlas(box)
    side, cities = atlas.grid.side, dict(around.cities)
    discs = [placing.Disc(*atlas.centre(spot), places.TOWN * side) for spot in around.towns]
    for spot, shown in around.track:
        for part in shown:
            points = [atlas.point(spot, at) for at in track.course(part.edges)]
            discs += placing.chain(points, track.CASING / 2 * side)
    crowd = Crowd(discs, [atlas.hexbox(around.spot).inset(0.1 * side, 0), *_outside(box)])
    wanted, codes = [], least <= SIZES[-1] * side
    for edge, spot in enumerate(atlas.map.across[around.spot]):
        if spot and (codes or spot in cities or spot in around.towns):
            name = cities[spot].name if spot in cities else atlas.hex(spot).name if spot in around.towns else spot
            wanted.append(Wanted(name, SEMIBOLD, partial(_spots, atlas, around.spot, edge, least)))
    found = list(zip(wanted, placing.settle(wanted, crowd), strict=True))
    free = found if codes else _free(found, [atlas.hexbox(around.spot).inset(0.3 * side)], box)
    return tuple((one.text, place) for one, place in free)


def _free(found: Sequence[tuple[Wanted, Nook]], taken: list[Box], box: Box) -> Iterator[tuple[Wanted, Nook]]:
    """The names that are wholly visible and cover neither the hex nor one another."""
    for one, place in found:
        ink = placing.ink(one, place)
        if inside(ink, box) and not any(overlap(ink, other) for other in taken):
            taken.append(ink)
            yield one, place


def _outside(box: Box) -> list[Box]:
    """The area around a picture."""
    return [
        Box(box.x - 99, box.y - 99, 102, box.h + 198),
        Box(box.right - 3, box.y - 99, 102, box.h + 198),
        Box(box.x, box.y - 99, box.w, 101),
        Box(box.x, box.bottom - 2, box.w, 101),
    ]


def _spots(atlas: Atlas, spot: str, edge: int, least: float) -> Iterator[Nook]:
    """Places for a neighbour's name: beyond the edge, where most of it is visible, then around there."""
    side, (x, y) = atlas.grid.side, MIDDLES[edge]
    x, y = atlas.point(spot, (x * NEIGHBOUR, y * NEIGHBOUR))
    for size in SIZES:
        for at in placing.lattice(x, y, 1.3 * side, 1.3 * side, 0.16 * side):
            yield Nook(*at, "m", max(least, size * side))


def _picture(scene: Scene, box: Box, tile: Tile, around: Around) -> None:
    c, atlas = scene.c, around.atlas(box)
    c.stamp(surroundings, box, around)
    then, now = after(scene.view, tile), dict(around.track)
    changed = tuple((spot, then[spot]) for spot in now if then[spot] != now[spot])
    if changed:
        c.stamp(regained, box, around, changed)
    place = atlas.hexbox(tile.hex)
    c.stamp(track.tile, place, then[tile.hex])
    if tile.hex in around.towns:
        c.stamp(places.town, _disc(place))


def regained(c: Canvas, box: Box, around: Around, changed: tuple[tuple[str, tuple[Part, ...]], ...]) -> None:
    """Track beyond the hex that now belongs to a different link; nothing beyond the box."""
    atlas = around.atlas(box)
    with c.clipped(box) as sheet:
        for spot, shown in changed:
            track.tile(sheet, atlas.hexbox(spot), shown)
            if spot in around.towns:
                places.town(sheet, _disc(atlas.hexbox(spot)))


def _disc(box: Box) -> Box:
    return box.middle(places.TOWN * box.w, places.TOWN * box.w)
