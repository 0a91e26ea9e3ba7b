"""The players as rows, for a phone."""

from __future__ import annotations

from renderers import players
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.fonts import SEMIBOLD
from renderers.request import LARGE
from renderers.steam import actions, standings
from renderers.steam.scene import Scene, standing

LEAST = 25.0
"""What has to be read at a glance is no smaller: 11 pixels where 350 are shown across."""
ROW, TWO = 58.0, 86.0
"""Height of a player's row, and of one that has two lines."""


def draw(scene: Scene, box: Box) -> None:
    """All players, the first in turn order on top."""
    seats = standing(scene)
    for seat, place in players.rows(scene, seats, box.inset(8, 6).rows(len(seats))):
        _row(scene, place.inset(10, 0), seat, scene.request.layout == LARGE)


def _row(scene: Scene, box: Box, seat: int, two: bool) -> None:
    """Shape, name, number of the action tile, figures and points in one line, or the figures in a second one."""
    c, player, past = scene.c, scene.view.players[seat], scene.past(seat)
    upper, lower = box.inset(0, 2).rows(2) if two else (box, box)
    c.stamp(shapes.player, Box(box.x, upper.cy - 22, 44, 44), seat)
    star = players.points(c, box.right, upper.cy, standings.whole(player.vp), 40, star=30, away=36)
    if past is not None and past.vp != player.vp:
        c.ring(Box(star.x - 2, upper.cy - 23, box.right - star.x + 6, 46))
    line = Box(box.x + 54, upper.y, star.x - box.x - 64, upper.h)
    name, rest = line.left(line.w - 48 if two else 178, 8)
    tile, rest = rest.left(36, 12)
    rest = Box(name.x, lower.y, box.right - name.x, lower.h) if two else rest
    if player.tile is not None:
        c.stamp(actions.number_plate, tile.middle(36, 36), player.tile)
    ink = c.theme.muted if player.bankrupt else c.theme.ink
    c.text(name.x, name.cy, scene.reader.name(seat), 32, ink, weight=SEMIBOLD, room=name.w, least=LEAST)
    said = scene.say("bankrupt") if player.bankrupt else standings.bid(scene, seat)
    figures = standings.figures(player, past or player)
    places = rest.columns(4, 6)
    if said:
        shown = 0 if player.bankrupt else 2
        aside = Box(places[shown].x, rest.y, rest.right - places[shown].x, rest.h)
        c.text(aside.x, aside.cy, said, 28, c.theme.muted, weight=SEMIBOLD, room=aside.w, least=LEAST)
        figures = figures[:shown]
    for figure, place in zip(figures, places, strict=False):
        _figure(scene, figure, place)


def _figure(scene: Scene, figure: standings.Figure, box: Box) -> None:
    c, high = scene.c, 26.0
    art = Box(box.x, box.cy - high / 2, high * figure.aspect, high)
    c.stamp(figure.sketch, art)
    wide = c.text(art.right + 6, box.cy, figure.text, 30, weight=SEMIBOLD, room=box.right - art.right - 6, least=LEAST)
    if figure.new:
        c.ring(Box(art.x, box.cy - 21, art.w + 6 + wide, 42))
