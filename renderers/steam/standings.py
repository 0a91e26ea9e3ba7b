"""The players in turn order: points, cash, income, locomotive, links, action tile."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.steam.view import PlayerView
from renderers import players
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas, Sketch
from renderers.draw.fonts import SEMIBOLD
from renderers.steam import icons, regions
from renderers.steam.scene import Scene, signed, standing, whole

HIGHEST = 92.0
"""Maximum height of a row, in design units."""
LOOK = players.Look((-2, 0), line=(4, 2))


@dataclass(frozen=True, slots=True)
class Figure:
    """A player's figure: what it is (as in the key), its picture, its text, its relative width, whether it changed."""

    kind: str
    sketch: Sketch
    text: str
    aspect: float
    new: bool


def figures(player: PlayerView, past: PlayerView) -> list[Figure]:
    """Cash, income, locomotive and links."""
    links = str(player.links) if not player.unfinished else f"{player.links}+{player.unfinished}"
    return [
        Figure("money", icons.coin, str(player.cash), 1.0, player.cash != past.cash),
        Figure("income", icons.income, signed(player.income), 0.8, player.income != past.income),
        Figure("locomotive", icons.locomotive, str(player.locomotive), 1.3, player.locomotive != past.locomotive),
        Figure("links", icons.link, links, 1.1, player.links != past.links),
    ]


def ground(c: Canvas, box: Box) -> None:
    """The card behind the rows."""
    shapes.frame(c, box, c.theme.panel, 14)


def rows(box: Box, seats: int) -> list[Box]:
    """A row for each player."""
    return box.inset(8, 6).rows(seats, 2)


def draw(scene: Scene, box: Box) -> None:
    """All players, the first in turn order on top."""
    for seat, place in players.rows(scene, standing(scene), rows(box, len(scene.view.players)), LOOK):
        row(scene, place.middle(place.w, min(place.h, HIGHEST)), scene.view.players[seat])


def row(scene: Scene, box: Box, player: PlayerView) -> None:
    """Shape, name and points of a player above the other figures."""
    c = scene.c
    unit = box.h / 84
    box = box.middle(box.w, 84 * unit)
    regions.player(scene, box, player.seat)
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
    star = players.points(c, box.right, box.cy, whole(player.vp), 44 * unit, star=30 * unit, away=38 * unit)
    place = Box(star.x, box.y, box.right - star.x, box.h)
    regions.figure(scene, place, player.seat, "points", whole(player.vp))
    if past is not None and past.vp != player.vp:
        scene.c.ring(Box(star.x - 2, box.y + 2 * unit, box.right - star.x + 6, box.h - 4 * unit))
    colour = c.theme.muted if player.bankrupt else c.theme.ink
    room = star.x - box.x - 14 * unit
    said = bid(scene, player.seat)
    if said:
        right = star.x - 16 * unit
        room -= c.text(right, box.cy, said, 28 * unit, c.theme.muted, weight=SEMIBOLD, anchor="rm") + 14 * unit
    c.text(box.x, box.cy, scene.reader.name(player.seat), 34 * unit, colour, weight=SEMIBOLD, room=room, least=22)


def bid(scene: Scene, seat: int) -> str:
    """What a player has said in the turn order auction, or the position won in it."""
    auction = scene.view.auction
    if auction is None or scene.view.phase != "auction":
        return ""
    if seat in auction.taken:
        return scene.say("auction-position", position=auction.taken[seat])
    if seat in auction.out:
        return scene.say("auction-out")
    return scene.say("auction-bid", cash=auction.bids[seat]) if seat in auction.bids else ""


def _figures(scene: Scene, box: Box, player: PlayerView, unit: float) -> None:
    c, past = scene.c, scene.past(player.seat)
    for figure, place in zip(
        figures(player, past or player), box.columns([1.0, 1.0, 0.85, 1.1], 6 * unit), strict=True
    ):
        high = 24 * unit
        regions.figure(scene, place, player.seat, figure.kind, figure.text)
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
            scene.c.ring(Box(art.x, place.y + 3 * unit, art.w + 7 * unit + wide, place.h - 6 * unit))
