"""The pictures for a phone that is held upright: the map as wide as the picture, and below it what belongs to it.

What has to be read at a glance is set in type of at least LEAST units of the 800 across.
"""

from __future__ import annotations

from collections.abc import Sequence

from renderers.draw import livery, shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD, SEMIBOLD
from renderers.i18n import Words
from renderers.steam import (
    actions,
    headline,
    icons,
    legend,
    mapview,
    means,
    options,
    playerboard,
    standings,
    supply,
    terrain,
)
from renderers.steam.atlas import Atlas, atlas_of, height_of
from renderers.steam.chances import chances
from renderers.steam.choices import SHOWN
from renderers.steam.marks import Marks, marks_for
from renderers.steam.scene import Plan, Scene, letters, standing

MARGIN, GAP = 12.0, 10.0
TALLEST = 1420.0
"""Design units: 1,080 pixels wide, a picture has less than 1,920 of height."""
LEAST = 25.0
"""Names, points, round, whose turn and the own means are no smaller: 11 pixels where 350 are shown across."""
ROW, STOCK, KEY, DELIVERIES = 58.0, 210.0, 64.0, 250.0
"""Heights of a player's row, the goods supply, the key to hexes that can be chosen, and the deliveries of a player."""


def _below(plan: Plan) -> list[float]:
    """How high the cards below the map are."""
    if plan.picture == "player":
        return [means.FLAT] if plan.done else [means.FLAT, DELIVERIES]
    if plan.picture == "moving" and plan.dim:
        return [means.FLAT, SHOWN / 2 * options.ROW + options.MORE + 20]
    if plan.dim:
        return [means.FLAT, KEY]
    return [plan.seats * ROW + 12, *([STOCK] if plan.picture == "overview" else [])]


def _map(plan: Plan) -> float:
    """The height of the map: what there is room for."""
    rest = sum(high + GAP for high in _below(plan))
    return min(height_of(plan.map, plan.units - 2 * MARGIN), TALLEST - headline.TALL - 2 * MARGIN - rest)


def height(plan: Plan) -> float:
    """The height of the picture in design units."""
    return headline.TALL + 2 * MARGIN + _map(plan) + sum(high + GAP for high in _below(plan))


def _boxes(plan: Plan) -> tuple[Box, Atlas, list[Box]]:
    """The headline, the map, and the cards below."""
    head, rest = Box(0, 0, plan.units, height(plan)).top(headline.TALL)
    map_, rest = rest.inset(MARGIN).top(_map(plan), GAP)
    cards = []
    for high in _below(plan):
        card, rest = rest.top(high, GAP)
        cards.append(card)
    return head, atlas_of(plan.map, map_), cards


def ground(c: Canvas, plan: Plan, words: Words) -> None:
    """The printed map, and empty cards."""
    head, atlas, cards = _boxes(plan)
    mapview.ground(c, atlas, letters(words), plan.dim)
    terrain.frame(c, atlas, Box(0, head.bottom, plan.units, height(plan) - head.bottom))
    headline.ground(c, head)
    for card in cards:
        shapes.frame(c, card, c.theme.panel, 14)
    if plan.picture == "overview":
        supply.ground(c, cards[1], words)
    elif plan.dim and plan.picture != "moving":
        legend.choices(c, cards[1], plan, words)
    elif plan.picture == "player" and not plan.done:
        playerboard.title(c, cards[1], words)


def draw(scene: Scene, plan: Plan) -> None:
    """Everything that lies on the map, and what is below it."""
    head, atlas, cards = _boxes(plan)
    headline.draw(scene, head)
    if plan.picture == "player":
        _player(scene, atlas, cards)
        return
    marks = marks_for(scene.view, scene.ask) if plan.dim else Marks()
    mapview.draw(scene, atlas, marks)
    if not plan.dim:
        _rows(scene, cards[0])
        if plan.picture == "overview":
            supply.draw(scene, cards[1])
        return
    means.draw(scene, cards[0])
    if plan.picture == "moving":
        options.columns(scene, cards[1].inset(14, 10), marks.choices)


def _player(scene: Scene, atlas: Atlas, cards: Sequence[Box]) -> None:
    """The own links in colour, the own figures, and the deliveries that are possible."""
    found = [] if scene.over or len(cards) == 1 else chances(scene.view, scene.shown)
    mapview.draw(scene, atlas, playerboard.marks(scene, found))
    means.draw(scene, cards[0])
    if len(cards) > 1:
        playerboard.deliveries(scene, cards[1], found)


def _rows(scene: Scene, box: Box) -> None:
    """All players, the first in turn order on top."""
    seats = standing(scene)
    for number, (seat, place) in enumerate(zip(seats, box.inset(8, 6).rows(len(seats)), strict=True)):
        if number:
            scene.c.rule(place.x + 4, place.y, place.w - 8, 1.5)
        if scene.view.acting == seat and not scene.over:
            scene.c.stamp(livery.frame, place.inset(-2, 1), seat, 12, 5)
        _row(scene, place.inset(10, 0), seat)


def _row(scene: Scene, box: Box, seat: int) -> None:
    """Shape, name, number of the action tile, figures and points in one line."""
    c, player, past = scene.c, scene.view.players[seat], scene.past(seat)
    c.stamp(shapes.player, Box(box.x, box.cy - 22, 44, 44), seat)
    score = c.text(box.right, box.cy, standings.whole(player.vp), 40, weight=BOLD, anchor="rm")
    star = Box(box.right - score - 36, box.cy - 15, 30, 30)
    c.stamp(icons.points, star)
    if past is not None and past.vp != player.vp:
        c.ring(Box(star.x - 2, box.y + 6, box.right - star.x + 6, box.h - 12))
    name, rest = Box(box.x + 54, box.y, star.x - box.x - 64, box.h).left(178, 8)
    tile, rest = rest.left(36, 12)
    if player.tile is not None:
        c.stamp(actions.number_plate, tile.middle(36, 36), player.tile)
    ink = c.theme.muted if player.bankrupt else c.theme.ink
    c.text(name.x, name.cy, scene.reader.name(seat), 32, ink, weight=SEMIBOLD, room=name.w, least=LEAST)
    said = scene.say("bankrupt") if player.bankrupt else standings.bid(scene, seat)
    figures = standings.figures(player, past or player)
    places = rest.columns(4, 6)
    if said:
        shown = 0 if player.bankrupt else 2
        aside = Box(places[shown].x, box.y, rest.right - places[shown].x, box.h)
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
        c.ring(Box(art.x, box.y + 8, art.w + 6 + wide, box.h - 16))
