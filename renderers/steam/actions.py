"""The action tiles: their numbers, their names, and who has taken them this round."""

from __future__ import annotations

from engine.games.steam.data import DATA
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD, SEMIBOLD
from renderers.draw.palette import mix
from renderers.i18n import Words
from renderers.steam import regions
from renderers.steam.colours import TILE
from renderers.steam.scene import PREFIX, Scene

COLUMNS = 4
LARGEST = 46.0
"""Maximum size of a number and of an owner's shape, in design units."""


def places(box: Box) -> list[Box]:
    """Where each tile lies."""
    inner = box.inset(10, 8)
    return [cell for row in inner.rows(-(-len(DATA.action_tiles) // COLUMNS), 6) for cell in row.columns(COLUMNS, 6)]


def ground(c: Canvas, box: Box, words: Words) -> None:
    """The tiles as they look before anybody takes them."""
    shapes.frame(c, box, c.theme.panel, 14)
    for tile, place in zip(DATA.action_tiles.values(), places(box), strict=False):
        shapes.frame(c, place, c.theme.well, 9)
        upper, lower = _parts(place)
        side = min(upper.h, LARGEST)
        number_plate(c, Box(upper.x, upper.cy - side / 2, side, side), tile.number)
        name = words(f"{PREFIX}tile-{tile.key}")
        c.text(lower.cx, lower.cy, name, 23, c.theme.ink, weight=SEMIBOLD, anchor="mm", room=lower.w, least=14)


def number_plate(c: Canvas, box: Box, number: int) -> None:
    """The number of an action tile."""
    c.rect(box, mix(c.theme.accent, c.theme.panel, TILE), radius=7)
    c.text(box.cx, box.cy, str(number), box.h * 0.8, c.theme.on_accent, weight=BOLD, anchor="mm")


def _parts(place: Box) -> tuple[Box, Box]:
    """Number and owner above, the name below."""
    return place.inset(5).top(place.h - 38, 2)


def draw(scene: Scene, box: Box) -> None:
    """The owners' shapes; two bars mean that the owner passed the action."""
    before = scene.before.action_tiles if scene.before is not None else scene.view.action_tiles
    for number, place in zip(DATA.action_tiles, places(box), strict=False):
        regions.tile(scene, place, number)
        seat = scene.view.action_tiles.get(number)
        if seat is not None:
            _owner(scene, place, seat)
        if before.get(number) != seat:
            scene.c.ring(place)


def _owner(scene: Scene, place: Box, seat: int) -> None:
    c, player = scene.c, scene.view.players[seat]
    upper, _ = _parts(place)
    side = min(upper.h, LARGEST)
    badge = Box(upper.right - side, upper.cy - side / 2, side, side)
    c.stamp(shapes.player, badge, seat)
    if player.passed:
        c.stamp(shapes.passed, Box(badge.x - 26, badge.y + 5, 24, side - 10))
