"""The goods supply, the New City tiles and the City Growth markers that are left."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.steam.data import DATA
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import SEMIBOLD
from renderers.steam import goods, places
from renderers.steam.scene import Scene

CAPTION = 22.0


def _parts(box: Box) -> tuple[Box, list[Box], Box]:
    """The caption, the spaces, the stock below."""
    head, rest = box.inset(12, 8).top(26, 2)
    spaces, stock = rest.top(rest.h - 46, 6)
    return head, spaces.columns(DATA.supply_spaces, 4), stock


def ground(c: Canvas, box: Box, caption: str) -> None:
    """The empty spaces with their numbers."""
    shapes.frame(c, box, c.theme.panel, 14)
    head, spaces, _ = _parts(box)
    c.text(head.x, head.cy, caption, CAPTION, c.theme.muted, weight=SEMIBOLD, room=head.w)
    for number, space in enumerate(spaces, start=1):
        shapes.frame(c, space, c.theme.well, 7)
        c.text(space.cx, space.bottom - 12, str(number), 18, c.theme.muted, weight=SEMIBOLD, anchor="mm")


def draw(scene: Scene, box: Box) -> None:
    """The cubes on their spaces, and the stock."""
    _, spaces, stock = _parts(box)
    before = scene.before.supply if scene.before is not None else scene.view.supply
    for space, here, past in zip(spaces, scene.view.supply, before, strict=False):
        cubes = goods.cubes(here)
        side = min(space.w - 12, (space.h - 26) / 3 - 4, 26)
        for number, colour in enumerate(cubes):
            place = Box(space.cx - side / 2, space.bottom - 25 - (number + 1) * (side + 3.5), side, side)
            scene.c.stamp(goods.sprite, goods.room(place), colour, scene.letters[colour])
        if here != past:
            scene.c.ring(space)
    _stock(scene, stock, scene.view.new_city_tiles)


def _stock(scene: Scene, box: Box, tiles: Mapping[str, int]) -> None:
    c = scene.c
    x = box.x
    for colour in DATA.new_cities:
        count = tiles.get(colour, 0)
        if count:
            c.stamp(places.new_city_tile, Box(x, box.cy - 19, 44, 38), colour, scene.letters[colour])
            x += 48
            if count > 1:
                x += c.text(x, box.cy, f"×{count}", 24, weight=SEMIBOLD) + 10
    markers = scene.view.growth_markers
    wide = c.text(box.right, box.cy, f"×{markers}", 24, weight=SEMIBOLD, anchor="rm")
    c.stamp(places.growth, Box(box.right - wide - 42, box.cy - 17, 34, 34))
