"""One's own means beside a decision: money, income, locomotive, points, and the tiles left to place."""

from __future__ import annotations

from renderers import players
from renderers.draw import livery, shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD, SEMIBOLD
from renderers.steam import regions, standings
from renderers.steam.choices import left
from renderers.steam.scene import Scene, signed, whole

HEIGHT, FLAT = 168.0, 116.0
"""Height of the card, and of a card wide enough to show what is left beside the figures."""
TYPE, WIDE = 38.0, 600.0


def whose(scene: Scene) -> int:
    """The player who decides, otherwise the one whose board is shown."""
    return scene.ask.seat if scene.ask is not None else scene.shown


def ground(c: Canvas, box: Box) -> None:
    """The card."""
    shapes.frame(c, box, c.theme.panel, 14)


def draw(scene: Scene, box: Box) -> None:
    """Name and points above, the means below them, then how many tiles may still be placed."""
    scene.c.stamp(livery.frame, box.inset(2), whose(scene), 12, 5)
    regions.player(scene, box, whose(scene))
    inner = box.inset(14, 10)
    if box.w > WIDE:
        upper, lower = inner.rows(2)
        figures, left_ = lower.left(lower.w * 0.58, 10)
    else:
        upper, figures, left_ = inner.rows(3)
    _name(scene, upper)
    player = scene.view.players[whose(scene)]
    for figure, place in zip(standings.figures(player, player)[:3], figures.columns(3, 6), strict=True):
        art = Box(place.x, place.cy - 15, 30 * figure.aspect, 30)
        regions.figure(scene, place, whose(scene), figure.kind, figure.text)
        scene.c.stamp(figure.sketch, art)
        scene.c.text(art.right + 8, place.cy, figure.text, TYPE, weight=BOLD, room=place.right - art.right - 8)
    scene.c.text(left_.x, left_.cy, said(scene), 30, weight=SEMIBOLD, room=left_.w)


def _name(scene: Scene, box: Box) -> None:
    c, seat = scene.c, whose(scene)
    badge, name = box.left(50, 10)
    c.stamp(shapes.player, badge.middle(48, 48), seat)
    vp = whole(scene.view.players[seat].vp)
    star = players.points(c, name.right, name.cy, vp, TYPE, star=28, away=34)
    c.text(name.x, name.cy, scene.reader.name(seat), 32, weight=SEMIBOLD, room=star.x - name.x - 8, least=25)


def said(scene: Scene) -> str:
    """What is left to do: tiles to place, or links that a cube may travel."""
    tiles = left(scene.ask)
    if tiles is not None:
        return scene.say("tiles-left", count=tiles)
    return scene.say("reach", count=scene.view.players[whose(scene)].locomotive) if scene.view.phase == "goods" else ""


def short(scene: Scene) -> str:
    """The same on one line."""
    player = scene.view.players[whose(scene)]
    said = scene.say("means", cash=player.cash, income=signed(player.income))
    tiles = left(scene.ask)
    return said if tiles is None else f"{said} · {scene.say('tiles-left', count=tiles)}"
