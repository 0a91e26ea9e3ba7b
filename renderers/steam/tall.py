"""The pictures for a phone that is held upright: the map as wide as the picture, and below it what belongs to it.

What has to be read at a glance is set in type of at least LEAST units of the 800 across.
"""

from __future__ import annotations

from dataclasses import replace

from renderers import players
from renderers.column import Column
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import SEMIBOLD
from renderers.draw.layers import TALLEST
from renderers.i18n import Words
from renderers.steam import (
    actions,
    headline,
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
from renderers.steam.chances import Chance, chances
from renderers.steam.choices import SHOWN
from renderers.steam.marks import Marks, marks_for
from renderers.steam.scene import Plan, Scene, standing

MARGIN, GAP = 12.0, 10.0
LEAST = 25.0
"""Names, points, round, whose turn and the own means are no smaller: 11 pixels where 350 are shown across."""
STOCK, KEY, DELIVERIES = 210.0, 64.0, 250.0
"""Heights of the goods supply, the key to hexes that can be chosen, and the deliveries of a player."""
ROW, TWO = 58.0, 86.0
"""Height of a player's row, and of one that has two lines."""
PARTS = ("players", "means", "deliveries", "options")
"""What is larger where type is larger."""
LARGER = 1.6
"""So much larger are the numbers on the map there."""
FEWER, LISTED = 6, 64.0
"""So many ways are drawn and listed there, and how high each is in the list."""


def listed(count: int, *, large: bool) -> int:
    """The rows of the list for so many ways: none, half of them or all, so that grounds are shared."""
    most = FEWER if large else SHOWN // 2
    return 0 if not count else most // 2 if count <= most // 2 else most


def _below(plan: Plan) -> dict[str, float]:
    """The cards below the map with their heights."""
    own = {"means": means.HEIGHT if plan.large else means.FLAT}
    if plan.picture == "player":
        return own if plan.done else {**own, "deliveries": DELIVERIES}
    if plan.picture == "moving" and plan.dim:
        rows = plan.listed * (LISTED if plan.large else options.ROW)
        return {**own, "options": rows + options.MORE + 20} if plan.listed else own
    if plan.dim:
        return {**own, "key": KEY * plan.same}
    players = {"players": plan.seats * (TWO if plan.large else ROW) + 12}
    return {**players, "supply": STOCK * plan.same} if plan.picture == "overview" else players


def _stack(plan: Plan) -> dict[str, float]:
    """The map, as high as there is room for, and the cards below it."""
    below = _below(plan)
    rest = headline.TALL[plan.layout] + 2 * MARGIN + sum(high + GAP for high in below.values())
    return {"map": min(height_of(plan.map, plan.units - 2 * MARGIN), TALLEST - rest), **below}


def _atlas(plan: Plan, box: Box) -> Atlas:
    return atlas_of(plan.map, box, LARGER if plan.large else 1.0)


def _ground(c: Canvas, part: str, box: Box, plan: Plan, words: Words) -> None:
    if part != "map":
        shapes.frame(c, box, c.theme.panel, 14)
    match part:
        case "map":
            atlas = _atlas(plan, box)
            mapview.ground(c, atlas, words, plan.dim)
            terrain.frame(c, atlas, Box(0, 0, plan.units, COLUMN.height(plan)).scaled(1 / plan.same))
        case "supply":
            supply.ground(c, box, words)
        case "key":
            legend.choices(c, box, plan, words)
        case "deliveries":
            playerboard.title(c, box, words)


def _draw(scene: Scene, part: str, box: Box, plan: Plan) -> None:
    match part:
        case "map":
            marks = _marks(scene, plan)
            fewer = replace(marks, choices=marks.choices[:FEWER]) if plan.large else marks
            mapview.draw(scene, _atlas(plan, box), fewer)
        case "players":
            _rows(scene, box, plan)
        case "supply":
            supply.draw(scene, box)
        case "means":
            means.draw(scene, box)
        case "deliveries":
            playerboard.deliveries(scene, box, _chances(scene, plan))
        case "options" if plan.large:
            options.draw(scene, box.inset(14, 10), _marks(scene, plan).choices, LISTED)
        case "options":
            options.columns(scene, box.inset(14, 10), _marks(scene, plan).choices)


def _chances(scene: Scene, plan: Plan) -> list[Chance]:
    """The deliveries that a player could make."""
    return [] if scene.over or plan.done else chances(scene.view, scene.shown)


def _marks(scene: Scene, plan: Plan) -> Marks:
    """What is marked on the map."""
    if plan.picture == "player":
        return playerboard.marks(scene, _chances(scene, plan))
    return marks_for(scene.view, scene.ask) if plan.dim else Marks()


def _rows(scene: Scene, box: Box, plan: Plan) -> None:
    """All players, the first in turn order on top."""
    seats = standing(scene)
    for seat, place in players.rows(scene, seats, box.inset(8, 6).rows(len(seats))):
        _row(scene, place.inset(10, 0), seat, plan)


def _row(scene: Scene, box: Box, seat: int, plan: Plan) -> None:
    """Shape, name, number of the action tile, figures and points in one line, or the figures in a second one."""
    c, player, past = scene.c, scene.view.players[seat], scene.past(seat)
    upper, lower = box.inset(0, 2).rows(2) if plan.large else (box, box)
    c.stamp(shapes.player, Box(box.x, upper.cy - 22, 44, 44), seat)
    star = players.points(c, box.right, upper.cy, standings.whole(player.vp), 40, star=30, away=36)
    if past is not None and past.vp != player.vp:
        c.ring(Box(star.x - 2, upper.cy - 23, box.right - star.x + 6, 46))
    line = Box(box.x + 54, upper.y, star.x - box.x - 64, upper.h)
    name, rest = line.left(line.w - 48 if plan.large else 178, 8)
    tile, rest = rest.left(36, 12)
    rest = Box(name.x, lower.y, box.right - name.x, lower.h) if plan.large else rest
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


COLUMN: Column[Plan, Scene] = Column(
    headline.draw, _ground, _draw, headline.TALL, _stack, PARTS, MARGIN, GAP, MARGIN, steady=True
)
