"""The players as rows, for a phone."""

from __future__ import annotations

from renderers import players
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.fonts import SEMIBOLD
from renderers.request import LARGE
from renderers.steam import actions, regions, standings
from renderers.steam.scene import Scene, standing, whole

LEAST = 25.0
"""The smallest size of anything read at a glance: 11 pixels on a phone 350 pixels wide."""
ROW, TWO = 54.0, 80.0
"""Height of a player's row, and of a row with two lines and another player beside it."""
ALONE = players.Look(line=None)


def height(seats: int, *, large: bool) -> float:
    """The height of the rows for this many players."""
    return (-(-seats // 2) * TWO if large else seats * ROW) + 12


def draw(scene: Scene, box: Box) -> None:
    """All players, the first in turn order on top; with large type, two side by side."""
    seats, large, inner = standing(scene), scene.request.layout == LARGE, box.inset(8, 6)
    lines = inner.rows(-(-len(seats) // 2) if large else len(seats))
    places = [cell for line in lines for cell in (line.columns(2, 10) if large else (line,))]
    for seat, place in players.rows(scene, seats, places[: len(seats)], ALONE if large else players.USUAL):
        _row(scene, place.inset(6 if large else 10, 0), seat, large)


def _row(scene: Scene, box: Box, seat: int, two: bool) -> None:
    """Shape, name, number of the action tile, figures and points on one line, or number and figures on a second."""
    c, player, past = scene.c, scene.view.players[seat], scene.past(seat)
    regions.player(scene, box, seat)
    upper, lower = box.inset(0, 2).rows(2) if two else (box, box)
    side = 34 if two else 44
    c.stamp(shapes.player, Box(box.x, upper.cy - side / 2, side, side), seat)
    star = players.points(c, box.right, upper.cy, whole(player.vp), 40, star=30, away=36)
    regions.figure(scene, Box(star.x, upper.y, box.right - star.x, upper.h), seat, "points", whole(player.vp))
    if past is not None and past.vp != player.vp:
        c.ring(Box(star.x - 2, upper.cy - 23, box.right - star.x + 6, 46))
    line = Box(box.x + side + 8, upper.y, star.x - box.x - side - 16, upper.h)
    name, rest = line.left(line.w if two else 178, 8)
    tile, rest = (lower if two else rest).left(36, 12)
    if player.tile is not None:
        c.stamp(actions.number_plate, tile.middle(36, 36), player.tile)
        regions.tile(scene, tile, player.tile)
    ink = c.theme.muted if player.bankrupt else c.theme.ink
    c.text(name.x, name.cy, scene.reader.name(seat), 32, ink, weight=SEMIBOLD, room=name.w, least=LEAST)
    said = scene.say("bankrupt") if player.bankrupt else standings.bid(scene, seat)
    figures = standings.figures(player, past or player)[: 3 if two else 4]
    places = rest.columns(len(figures), 6)
    if said:
        shown = 0 if player.bankrupt else 1 if two else 2
        aside = Box(places[shown].x, rest.y, rest.right - places[shown].x, rest.h)
        c.text(aside.x, aside.cy, said, 28, c.theme.muted, weight=SEMIBOLD, room=aside.w, least=LEAST)
        figures = figures[:shown]
    for figure, place in zip(figures, places, strict=False):
        _figure(scene, figure, place)
        regions.figure(scene, place, seat, figure.kind, figure.text)


def _figure(scene: Scene, figure: standings.Figure, box: Box) -> None:
    c, high = scene.c, 26.0
    art = Box(box.x, box.cy - high / 2, high * figure.aspect, high)
    c.stamp(figure.sketch, art)
    wide = c.text(art.right + 6, box.cy, figure.text, 30, weight=SEMIBOLD, room=box.right - art.right - 6, least=LEAST)
    if figure.new:
        c.ring(Box(art.x, box.cy - 21, art.w + 6 + wide, 42))
