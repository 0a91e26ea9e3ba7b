"""The own means beside a decision: money, income, locomotive, points, and the tiles that are left to place."""

from __future__ import annotations

from renderers.draw import livery, shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD, SEMIBOLD
from renderers.steam import icons, standings
from renderers.steam.choices import left
from renderers.steam.scene import Scene

HEIGHT = 168.0
TYPE = 38.0
"""Size of the figures where the card is HEIGHT high."""


def whose(scene: Scene) -> int:
    """Who decides, else whose board is shown."""
    return scene.ask.seat if scene.ask is not None else scene.shown


def ground(c: Canvas, box: Box) -> None:
    """The card."""
    shapes.frame(c, box, c.theme.panel, 14)


def draw(scene: Scene, box: Box) -> None:
    """Name and points above; below what there is to spend; then how many tiles may still be placed."""
    c, seat, unit = scene.c, whose(scene), box.h / HEIGHT
    player = scene.view.players[seat]
    c.stamp(livery.frame, box.inset(2), seat, 12, 5)
    upper, figures, lower = box.inset(14, 10).rows(3)
    badge, name = upper.left(50 * unit, 10)
    c.stamp(shapes.player, badge.middle(48 * unit, 48 * unit), seat)
    score = c.text(name.right, name.cy, standings.whole(player.vp), TYPE * unit, weight=BOLD, anchor="rm")
    star = Box(name.right - score - 34 * unit, name.cy - 14 * unit, 28 * unit, 28 * unit)
    c.stamp(icons.points, star)
    c.text(name.x, name.cy, scene.reader.name(seat), 32 * unit, weight=SEMIBOLD, room=star.x - name.x - 8, least=20)
    for figure, place in zip(standings.figures(player, player)[:3], figures.columns(3, 6), strict=True):
        high = 30 * unit
        art = Box(place.x, place.cy - high / 2, high * figure.aspect, high)
        c.stamp(figure.sketch, art)
        c.text(art.right + 8, place.cy, figure.text, TYPE * unit, weight=BOLD, room=place.right - art.right - 8)
    c.text(lower.x, lower.cy, said(scene), 30 * unit, weight=SEMIBOLD, room=lower.w)


def said(scene: Scene) -> str:
    """What is left to do: tiles to place, or links that a cube can travel."""
    tiles = left(scene.ask)
    if tiles is not None:
        return scene.say("tiles-left", count=tiles)
    return scene.say("reach", count=scene.view.players[whose(scene)].locomotive) if scene.view.phase == "goods" else ""


def short(scene: Scene) -> str:
    """The same in one line."""
    player = scene.view.players[whose(scene)]
    said = scene.say("means", cash=player.cash, income=standings.signed(player.income))
    tiles = left(scene.ask)
    return said if tiles is None else f"{said} · {scene.say('tiles-left', count=tiles)}"
