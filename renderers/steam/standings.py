"""The players in turn order: points, cash, income, locomotive, links, action tile."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.steam.view import PlayerView
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas, Sketch
from renderers.draw.fonts import BOLD, SEMIBOLD
from renderers.draw.palette import PLAYERS
from renderers.steam import icons
from renderers.steam.scene import Scene

PAD = 12.0


def signed(number: int) -> str:
    """An income with its sign, as on the scale."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure of a player: its picture, what it says, how wide it is in shares of its height, whether it changed."""

    sketch: Sketch
    text: str
    aspect: float
    new: bool


def figures(player: PlayerView, past: PlayerView) -> list[Figure]:
    """Cash, income, locomotive and links."""
    links = str(player.links) if not player.unfinished else f"{player.links}+{player.unfinished}"
    return [
        Figure(icons.coin, str(player.cash), 1.0, player.cash != past.cash),
        Figure(icons.income, signed(player.income), 0.8, player.income != past.income),
        Figure(icons.locomotive, str(player.locomotive), 1.3, player.locomotive != past.locomotive),
        Figure(icons.link, links, 1.1, player.links != past.links),
    ]


def ground(c: Canvas, box: Box) -> None:
    """The card behind the rows."""
    shapes.frame(c, box, c.theme.panel, 14)


def rows(box: Box, seats: int) -> list[Box]:
    """A row for each player."""
    return box.inset(8, 6).rows(seats, 2)


def draw(scene: Scene, box: Box) -> None:
    """All players, the first in turn order on top."""
    places = rows(box, len(scene.view.players))
    for number, (seat, row) in enumerate(zip(scene.standing(), places, strict=True)):
        if number:
            scene.c.rule(row.x + 4, row.y - 2, row.w - 8, 1.5)
        _row(scene, row, scene.view.players[seat], number + 1)


def _row(scene: Scene, box: Box, player: PlayerView, position: int) -> None:
    c, view = scene.c, scene.view
    if view.acting == player.seat and not scene.over:
        c.stamp(shapes.frame, box.inset(-2, 0), None, 12, (PLAYERS[player.seat], 5))
    unit = min(box.h, 92.0) / 84
    box = box.middle(box.w, 84 * unit)
    left, rest = box.inset(8, 3).left(56 * unit, 10)
    c.stamp(shapes.player, left.middle(54 * unit, 54 * unit), player.seat)
    upper, lower = rest.top(44 * unit)
    _upper(scene, upper, player, unit)
    if player.bankrupt:
        c.text(lower.x, lower.cy, scene.say("bankrupt"), 26 * unit, c.theme.muted, weight=SEMIBOLD, room=lower.w)
        return
    _figures(scene, lower, player, unit)


def _upper(scene: Scene, box: Box, player: PlayerView, unit: float) -> None:
    c, past = scene.c, scene.past(player.seat)
    score = c.text(box.right, box.cy, str(player.vp), 44 * unit, weight=BOLD, anchor="rm")
    star = Box(box.right - score - 38 * unit, box.cy - 15 * unit, 30 * unit, 30 * unit)
    c.stamp(icons.points, star)
    if past is not None and past.vp != player.vp:
        scene.ring(Box(star.x - 2, box.y + 2 * unit, box.right - star.x + 6, box.h - 4 * unit))
    colour = c.theme.muted if player.bankrupt else c.theme.ink
    room = star.x - box.x - 14 * unit
    c.text(box.x, box.cy, scene.reader.name(player.seat), 34 * unit, colour, weight=SEMIBOLD, room=room, least=22)


def _figures(scene: Scene, box: Box, player: PlayerView, unit: float) -> None:
    c, past = scene.c, scene.past(player.seat)
    for figure, place in zip(
        figures(player, past or player), box.columns([1.0, 1.0, 0.85, 1.1], 6 * unit), strict=True
    ):
        high = 24 * unit
        art = Box(place.x, place.cy - high / 2, high * figure.aspect, high)
        c.stamp(figure.sketch, art)
        wide = c.text(
            art.right + 7 * unit,
            place.cy,
            figure.text,
            29 * unit,
            weight=SEMIBOLD,
            room=place.right - art.right - 8 * unit,
        )
        if figure.new and past is not None:
            scene.ring(Box(art.x, place.y + 3 * unit, art.w + 7 * unit + wide, place.h - 6 * unit))
