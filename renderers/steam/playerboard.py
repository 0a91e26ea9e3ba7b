"""One player: the own links in colour on the map; beside it the own figures, and the cubes that could be delivered."""

from __future__ import annotations

from engine.games.steam.data import DATA
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD, SEMIBOLD
from renderers.draw.layers import UNITS
from renderers.i18n import Words
from renderers.steam import goods, headline, icons, mapview, scales, standings, supply, terrain
from renderers.steam.atlas import Atlas, atlas_of
from renderers.steam.chances import Chance, chances
from renderers.steam.marks import Marks
from renderers.steam.overview import GAP, MAP, MARGIN, SCALES, STOCK, height
from renderers.steam.scene import PREFIX, Plan, Scene

CARD, ROW = 210.0, 40.0

__all__ = ["draw", "ground", "height"]


def _boxes(plan: Plan) -> tuple[Box, Atlas, Box, Box, Box, Box]:
    """The headline, the map, and at its right the figures, the scales, the deliveries and the goods supply."""
    head, rest = Box(0, 0, UNITS, height(plan)).top(headline.HEIGHT, GAP)
    left, side = Box(MARGIN, rest.y, UNITS - 2 * MARGIN, rest.h - MARGIN).left(MAP, GAP)
    card, side = side.top(CARD, GAP)
    both, side = side.top(SCALES, GAP)
    list_, stock = side.top(side.h - STOCK - GAP, GAP)
    return head, atlas_of(plan.map, left), card, both, list_, stock


def ground(c: Canvas, plan: Plan, words: Words) -> None:
    """The printed map and empty cards."""
    head, atlas, card, both, list_, stock = _boxes(plan)
    mapview.ground(c, atlas, words)
    terrain.frame(c, atlas, Box(0, head.bottom, UNITS, height(plan) - head.bottom))
    headline.ground(c, head)
    for box in (card, both, list_):
        shapes.frame(c, box, c.theme.panel, 14)
    supply.ground(c, stock, words)
    if not plan.done:
        title(c, list_, words)


def title(c: Canvas, box: Box, words: Words) -> None:
    """What is above the deliveries."""
    head = box.inset(16, 12)
    c.text(head.x, head.y + 14, words(f"{PREFIX}deliveries"), 26, c.theme.muted, weight=SEMIBOLD, room=head.w)


def draw(scene: Scene, plan: Plan) -> None:
    """The board of the player that is shown."""
    head, atlas, card, both, list_, stock = _boxes(plan)
    headline.draw(scene, head)
    found = [] if scene.over or plan.done else chances(scene.view, scene.shown)
    mapview.draw(scene, atlas, marks(scene, found))
    _card(scene, card)
    scales.draw(scene, both)
    if plan.done:
        standings.draw(scene, list_)
    else:
        deliveries(scene, list_, found)
    supply.draw(scene, stock)


def marks(scene: Scene, found: list[Chance]) -> Marks:
    """The own links in colour, and the cubes that could be delivered."""
    cubes: dict[str, tuple[str, ...]] = {}
    for chance in found:
        cubes[chance.hex] = (*cubes.get(chance.hex, ()), chance.colour)
    return Marks((), cubes, scene.shown)


def _card(scene: Scene, box: Box) -> None:
    """Name and figures, and the action tile of this round."""
    player = scene.view.players[scene.shown]
    row, tile = box.inset(8, 8).top(126, 6)
    standings.row(scene, row, player)
    tile = tile.inset(12, 4)
    if player.tile is None:
        scene.c.text(tile.x, tile.cy, scene.say("no-tile"), 26, scene.theme.muted, weight=SEMIBOLD, room=tile.w)
        return
    key = DATA.action_tiles[player.tile].key
    said = scene.say("tile-passed" if player.passed else "tile", number=player.tile, tile=scene.say(f"tile-{key}"))
    scene.c.text(tile.x, tile.cy, said, 28, weight=SEMIBOLD, room=tile.w)


def deliveries(scene: Scene, box: Box, found: list[Chance]) -> None:
    """The best ones, as many as there is room for."""
    c, hexes = scene.c, DATA.maps[scene.view.map].hexes
    inner = box.inset(16, 12).top(38)[1]
    if not found:
        c.text(
            inner.x,
            inner.y + 20,
            scene.say("phase-over" if scene.over else "no-deliveries"),
            24,
            c.theme.muted,
            room=inner.w,
        )
        return
    room = int(inner.h // ROW)
    shown = found if len(found) <= room else found[: room - 1]
    for number, chance in enumerate(shown):
        row = Box(inner.x, inner.y + number * ROW, inner.w, ROW)
        cube = Box(row.x + 3, row.cy - 15, 30, 30)
        c.stamp(goods.sprite, goods.room(cube), chance.colour, scene.letters[chance.colour])
        said = scene.say("delivery", place=hexes[chance.hex].name, to=hexes[chance.to].name)
        c.text(row.x + 48, row.cy, said, 27, weight=SEMIBOLD, room=row.w - 130)
        c.text(row.right, row.cy, str(chance.points), 32, weight=BOLD, anchor="rm")
        c.stamp(icons.points, Box(row.right - 62, row.cy - 13, 26, 26))
    if len(shown) < len(found):
        y = inner.y + (len(shown) + 0.5) * ROW
        more = scene.say("more-deliveries", count=len(found) - len(shown))
        c.text(inner.x + 48, y, more, 24, c.theme.muted, room=inner.w - 60)
