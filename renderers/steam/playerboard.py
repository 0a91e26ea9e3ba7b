"""One player: their links in colour on the map, and beside it their figures and the cubes that could be delivered."""

from __future__ import annotations

from engine.games.steam.data import DATA
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD, SEMIBOLD
from renderers.i18n import Words
from renderers.steam import goods, icons, standings
from renderers.steam.chances import Chance
from renderers.steam.marks import Marks
from renderers.steam.scene import PREFIX, Scene

ROW = 40.0


def title(c: Canvas, box: Box, words: Words) -> None:
    """The heading above the deliveries."""
    head = box.inset(16, 12)
    c.text(head.x, head.y + 14, words(f"{PREFIX}deliveries"), 26, c.theme.muted, weight=SEMIBOLD, room=head.w)


def marks(scene: Scene, found: list[Chance]) -> Marks:
    """The player's links in colour, and the cubes that could be delivered."""
    cubes: dict[str, tuple[str, ...]] = {}
    for chance in found:
        cubes[chance.hex] = (*cubes.get(chance.hex, ()), chance.colour)
    return Marks((), cubes, scene.shown)


def card(scene: Scene, box: Box) -> None:
    """Name and figures, and this round's action tile."""
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
    """The best deliveries, as many as fit."""
    c, hexes = scene.c, DATA.maps[scene.view.map].hexes
    inner = box.inset(16, 12).top(38)[1]
    if not found:
        c.text(inner.x, inner.y + 20, scene.say("no-deliveries"), 24, c.theme.muted, room=inner.w)
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
