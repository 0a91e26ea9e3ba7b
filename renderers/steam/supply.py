"""The goods supply, and the remaining New City tiles and City Growth markers."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.steam.data import DATA
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD, SEMIBOLD
from renderers.draw.hexgrid import HALF
from renderers.i18n import Words
from renderers.steam import goods, places, regions
from renderers.steam.scene import PREFIX, Scene

CAPTION = 22.0
LEFT, TILE = 84.0, 58.0
"""Height of the stock below the spaces with its caption, and of a New City tile in it."""


def _parts(box: Box) -> tuple[Box, list[Box], Box]:
    """The caption, the spaces, and the stock below."""
    head, rest = box.inset(12, 8).top(26, 2)
    spaces, stock = rest.top(rest.h - LEFT, 6)
    return head, spaces.columns(DATA.supply_spaces, 4), stock


def ground(c: Canvas, box: Box, words: Words) -> None:
    """The empty spaces with their numbers, and the names of the rows."""
    shapes.frame(c, box, c.theme.panel, 14)
    head, spaces, stock = _parts(box)
    left, right = stock.top(CAPTION)[0].columns(2, 10)
    for place, key in ((head, "supply"), (left, "new-cities-left")):
        c.text(place.x, place.cy, words(f"{PREFIX}{key}"), CAPTION, c.theme.muted, weight=SEMIBOLD, room=place.w)
    said = words(f"{PREFIX}growth-left")
    c.text(right.right, right.cy, said, CAPTION, c.theme.muted, weight=SEMIBOLD, anchor="rm", room=right.w)
    for number, space in enumerate(spaces, start=1):
        shapes.frame(c, space, c.theme.well, 7)
        c.text(space.cx, space.bottom - 12, str(number), 18, c.theme.muted, weight=SEMIBOLD, anchor="mm")


def draw(scene: Scene, box: Box) -> None:
    """The cubes on their spaces, and the stock."""
    _, spaces, stock = _parts(box)
    before = scene.before.supply if scene.before is not None else scene.view.supply
    for number, (space, here, past) in enumerate(zip(spaces, scene.view.supply, before, strict=False), start=1):
        regions.space(scene, space, number)
        cubes = goods.cubes(here)
        side = min(space.w - 12, (space.h - 26) / 3 - 4, 26)
        for row, colour in enumerate(cubes, start=1):
            place = Box(space.cx - side / 2, space.bottom - 25 - row * (side + 3.5), side, side)
            scene.c.stamp(goods.sprite, goods.room(place), colour, scene.letters[colour])
        if here != past:
            scene.c.ring(space)
    _stock(scene, stock, scene.view.new_city_tiles)


def _stock(scene: Scene, box: Box, tiles: Mapping[str, int]) -> None:
    c = scene.c
    left, right = box.columns([3, 1])
    regions.new_cities(scene, left)
    regions.growth(scene, right)
    box = box.top(CAPTION, 2)[1]
    x = box.x
    for colour in DATA.new_cities:
        count = tiles.get(colour, 0)
        if count:
            tile = Box(x, box.cy - TILE * HALF / 2, TILE, TILE * HALF)
            c.stamp(places.new_city_tile, tile, colour, scene.letters[colour])
            x += TILE + 6
            if count > 1:
                x += c.text(x, box.cy, f"×{count}", 34, weight=BOLD) + 12
    if x == box.x:
        c.text(x, box.cy, "0", 34, weight=BOLD)
    wide = c.text(box.right, box.cy, f"×{scene.view.growth_markers}", 34, weight=BOLD, anchor="rm")
    c.stamp(places.growth, Box(box.right - wide - 54, box.cy - 24, 48, 48))
