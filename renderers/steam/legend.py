"""The legend beside the large map: the cost of terrain, what track looks like, and each player's shape."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from engine.core.play.msg import Msg
from engine.games.steam.data import DATA
from renderers.draw import shapes, writing
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import SEMIBOLD
from renderers.draw.hexgrid import Grid
from renderers.draw.labels import wrap
from renderers.i18n import Words
from renderers.steam import icons, mapview, places, rivers, terrain, track
from renderers.steam.atlas import Atlas
from renderers.steam.choices import Reach
from renderers.steam.colours import MAPS
from renderers.steam.scene import PREFIX, Plan, Scene, signed, whole
from renderers.steam.track import Part

HEX, LINE = 72.0, 80.0
"""Width of a sample, and height of its line."""
CLOSE = 0.72
"""How much smaller both are below the card with one's own means."""
SIZE = 25.0
HIGHEST = 140.0
"""Maximum height of a player."""


def _sample(c: Canvas, box: Box, key: str, spot: str, water: bool) -> None:
    """A sample hex of the map."""
    hex = DATA.maps[key].hexes[spot]
    grid = Grid(0, 0, box.w / 2, box.h / 2)
    x, y = grid.centre(hex.q, hex.r)
    alone = Atlas(key, box, grid.moved(box.cx - x, box.cy - y))
    terrain.land(c, alone, spot)
    if water:
        rivers.paint(c, alone, only=(hex.q, hex.r))


def _line(c: Canvas, box: Box, part: Part) -> None:
    """A piece of track on open land."""
    track.plain(c, box)
    track.tile(c, box, (part,))


def _town(c: Canvas, box: Box) -> None:
    track.plain(c, box)
    places.town(c, box.middle(box.w * 0.3, box.w * 0.3))


def _thick(c: Canvas, box: Box) -> None:
    c.line([(box.x + 8, box.cy + 8), (box.right - 8, box.cy - 8)], MAPS[c.theme.key].thick, 6)


def _choice(c: Canvas, box: Box, reach: Reach) -> None:
    track.plain(c, box)
    mapview.rim(c, box, reach)


Draw = Callable[[Canvas, Box], None]


def entries(plan: Plan) -> list[tuple[str, int, Draw]]:
    """The message, the number in it, and the sample of each line."""
    hexes = DATA.maps[plan.map].hexes
    hill = next(spot for spot, hex in hexes.items() if hex.terrain == "hill" and not hex.river)
    wet = next(s for s, hex in hexes.items() if hex.river == "river" and hex.terrain == "plain" and not hex.feature)
    cost = DATA.build
    entries: list[tuple[str, int, Draw]] = [
        ("exit", cost.per_exit, lambda c, box: _line(c, box, Part((1, 4), 0))),
        ("town", cost.town, _town),
        ("river", cost.river, lambda c, box: _sample(c, box, plan.map, wet, True)),
        ("hill", cost.hill, lambda c, box: _sample(c, box, plan.map, hill, False)),
        ("thick", 0, _thick),
        ("unfinished", 0, lambda c, box: _line(c, box, Part((1, 4), 0, False, 1))),
        ("unowned", 0, lambda c, box: _line(c, box, Part((1, 4), None))),
    ]
    return [*(_choices(plan) if plan.dim else ()), *entries]


def _choices(plan: Plan) -> list[tuple[str, int, Draw]]:
    if not plan.reach:
        return [("choice", 0, partial(_choice, reach="network"))]
    found: tuple[Reach, ...] = ("link", "network", "city")
    return [(reach, 0, partial(_choice, reach=reach)) for reach in found]


def choices(c: Canvas, box: Box, plan: Plan, words: Words) -> None:
    """The meaning of the hexes' rims, in one line."""
    found = _choices(plan)
    for (key, _, sketch), place in zip(found, box.inset(14, 6).columns([1.25, 1.1, 0.9][: len(found)], 8), strict=True):
        sketch(c, Box(place.x, place.cy - 22, 51, 44))
        text = place.left(51, 8)[1]
        c.text(text.x, text.cy, words(f"{PREFIX}legend-{key}"), SIZE, room=text.w)


def ground(c: Canvas, box: Box, plan: Plan, words: Words) -> None:
    """The card and its explanations."""
    shapes.frame(c, box, c.theme.panel, 14)
    inner = box.inset(12, 12)
    c.text(inner.x, inner.y + 12, words(f"{PREFIX}legend"), 24, c.theme.muted, weight=SEMIBOLD, room=inner.w)
    line, wide = _line_of(plan), HEX * _line_of(plan) / LINE
    for number, (key, cost, sketch) in enumerate(entries(plan)):
        row = Box(inner.x, inner.y + 34 + number * line, inner.w, line)
        sketch(c, Box(row.x, row.cy - wide * 0.433, wide, wide * 0.866))
        place, said = row.left(wide, 12)[1], words(_message(key, cost))
        writing.lines(
            c, (place.x, place.cy), wrap(said, SEMIBOLD, SIZE, place.w, 2), SIZE * 1.2, SIZE, room=place.w + 1
        )


def _line_of(plan: Plan) -> float:
    return LINE * (CLOSE if plan.dim else 1)


def high(plan: Plan) -> float:
    """The height of the explanations."""
    return 12 + 34 + len(entries(plan)) * _line_of(plan) + 12


def _message(key: str, cost: int) -> Msg:
    return Msg(f"{PREFIX}legend-{key}", cost=cost)


def draw(scene: Scene, box: Box, seats: Sequence[int]) -> None:
    """These players one below another: shape, name, points, cash and income."""
    high = min(HIGHEST, box.h / max(1, len(seats)))
    for number, seat in enumerate(seats):
        _player(scene, Box(box.x, box.y + number * high, box.w, high), seat)


def _player(scene: Scene, box: Box, seat: int) -> None:
    c, player = scene.c, scene.view.players[seat]
    c.rule(box.x, box.y, box.w, 1.5)
    badge, rest = box.left(52, 12)
    c.stamp(shapes.player, badge.middle(50, 50), seat)
    upper, lower = rest.middle(rest.w, min(86, box.h - 4)).rows(2)
    c.text(upper.x, upper.cy, scene.reader.name(seat), 32, weight=SEMIBOLD, room=upper.w)
    figures = (
        (icons.points, whole(player.vp)),
        (icons.coin, str(player.cash)),
        (icons.income, signed(player.income)),
    )
    for (sketch, text), place in zip(figures, lower.columns(3, 6), strict=True):
        c.stamp(sketch, Box(place.x, place.cy - 13, 26, 26))
        c.text(place.x + 32, place.cy, text, 29, weight=SEMIBOLD, room=place.w - 32)
