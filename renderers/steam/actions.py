"""The action tiles: their numbers, their names, and who has taken them this round."""

from __future__ import annotations

from engine.games.steam.data import DATA
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD, SEMIBOLD
from renderers.draw.labels import wrap
from renderers.draw.palette import mix
from renderers.i18n import Words
from renderers.steam.scene import PREFIX, Scene

COLUMNS = 4


def places(box: Box) -> list[Box]:
    """Where the tiles lie."""
    inner = box.inset(10, 8)
    return [cell for row in inner.rows(-(-len(DATA.action_tiles) // COLUMNS), 6) for cell in row.columns(COLUMNS, 6)]


def ground(c: Canvas, box: Box, words: Words) -> None:
    """The tiles that nobody has taken."""
    shapes.frame(c, box, c.theme.panel, 14)
    for tile, place in zip(DATA.action_tiles.values(), places(box), strict=False):
        shapes.frame(c, place, c.theme.well, 9)
        number, rest = place.left(34)
        shapes.frame(c, number, mix(c.theme.accent, c.theme.panel, 0.12), 9)
        c.text(number.cx, number.cy, str(tile.number), 28, c.theme.on_accent, weight=BOLD, anchor="mm")
        lines = wrap(words(f"{PREFIX}tile-{tile.key}"), SEMIBOLD, 18, rest.w - 10, 2)
        for row, line in zip(rest.inset(6, 4).rows(len(lines)), lines, strict=True):
            c.text(row.x, row.cy, line, 18, c.theme.muted, weight=SEMIBOLD, room=row.w + 2, least=14)


def draw(scene: Scene, box: Box) -> None:
    """The owner's shape covers the name of a tile that was taken; faint if its action was passed."""
    before = scene.before.action_tiles if scene.before is not None else scene.view.action_tiles
    for number, place in zip(DATA.action_tiles, places(box), strict=False):
        seat = scene.view.action_tiles.get(number)
        if seat is not None:
            _owner(scene, place, seat)
        if before.get(number) != seat:
            scene.ring(place)


def _owner(scene: Scene, place: Box, seat: int) -> None:
    c, player = scene.c, scene.view.players[seat]
    side = min(40.0, place.h - 10)
    badge = Box(place.right - side - 4, place.cy - side / 2, side, side)
    c.stamp(shapes.player, badge, seat)
    if player.passed:
        c.stamp(shapes.passed, Box(badge.x - 2, badge.y - 2, 20, 20))
