"""The players as rows, for a phone: name, means and score, and below them each route's progress."""

from __future__ import annotations

from dataclasses import replace

from engine.core.play.msg import Msg
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.ladder import value
from engine.games.russian_railroads.view import PlayerView
from engine.games.russian_railroads.words import say
from renderers.draw import livery, shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD, SEMIBOLD
from renderers.i18n import Words
from renderers.russian_railroads import icons, panel, regions
from renderers.russian_railroads.panel import Item
from renderers.russian_railroads.scene import Scene, due, grown, owed, ranking, route_name

LEAST = 25.0
"""The smallest size of anything read at a glance: 11 pixels on a phone 350 pixels wide."""
ROW, ROUTES, TITLES, TWO = 54.0, 50.0, 26.0, 92.0
"""Heights of the means, the routes below them, the route names above all rows, and the means on two lines."""
ICON, TEXT = 29.0, 27.0
COLUMNS = (205, 174, 144, 126, 76)
"""Widths of the three routes, the industry track and the points of all of them now."""
CHIP, HIGH = 30.0, 38.0
"""Width of a rail with its space, from one to the next, and height of what is in the row of the routes."""


def _means_high(same: float) -> float:
    return ROW if same == 1 else TWO


def height(seats: int, same: float, routes: bool) -> float:
    """The height of all rows in design units; `same` scales the routes and their names."""
    return 12 + seats * (_means_high(same) + (ROUTES * same if routes else 0)) + (TITLES * same if routes else 0)


def _rows(box: Box, seats: int, same: float, routes: bool) -> tuple[Box, list[Box]]:
    titles, rest = box.inset(12 * same, 6).top(TITLES * same if routes else 0)
    return titles, rest.rows(seats)


def ground(c: Canvas, box: Box, seats: int, words: Words, *, same: float, routes: bool) -> None:
    """The card and the headings of the route columns."""
    shapes.frame(c, box, c.theme.panel, 14)
    with c.shrunk(_rows(box, seats, same, routes)[0], same) as (sheet, titles):
        _titles(sheet, titles, words, routes)


def _titles(c: Canvas, titles: Box, words: Words, routes: bool) -> None:
    texts = [route_name(words, route) for route in DATA.routes]
    for text, place in zip([*texts, words(Msg(say("source-industry").key))], titles.columns(COLUMNS, 6), strict=False):
        if routes:
            c.text(place.x, place.cy, text, grown(c, 21), c.theme.muted, weight=SEMIBOLD, room=place.w)


def draw(scene: Scene, box: Box, same: float, routes: bool) -> None:
    """All players in turn order; best first once the game is over."""
    view = scene.view
    seats = ranking(view) if scene.over else view.turn_order
    for number, (seat, place) in enumerate(zip(seats, _rows(box, view.seats, same, routes)[1], strict=True)):
        if number or routes:
            scene.c.rule(place.x, place.y, place.w, 1.5)
        if view.acting == seat:
            scene.c.stamp(livery.frame, place.inset(-9 * same, 1), seat, 12, 5)
        above, below = place.top(_means_high(same))
        _means(scene, above, view.players[seat], two=same != 1)
        if routes:
            with scene.c.shrunk(below, same) as (sheet, line):
                _routes(replace(scene, c=sheet), line, view.players[seat])


def _means(scene: Scene, whole: Box, player: PlayerView, two: bool) -> None:
    c, past = scene.c, scene.past(player.seat)
    regions.player(scene, whole, player)
    box, below = whole.rows([1.1, 1.0]) if two else (whole, whole)
    c.stamp(shapes.player, Box(box.x, box.cy - 20, 40, 40), player.seat)
    score = c.text(box.right, box.cy, str(player.vp), 40, weight=BOLD, anchor="rm")
    if past is not None and past.vp != player.vp:
        c.ring(Box(box.right - score - 4, box.cy - 19, score + 8, 38))
    out = player.passed and not scene.over
    room = box.w - score - 20 if two else 206.0
    name = box.left(room - (32 if out else 0), 8)[0]
    ink = c.theme.muted if out else c.theme.ink
    wide = c.text(name.x + 50, name.cy, scene.reader.name(player.seat), 31, ink, weight=SEMIBOLD,
                  room=name.w - 50, least=LEAST)  # fmt: skip
    if out:
        c.stamp(shapes.passed, Box(name.x + 54 + wide, box.cy - 14, 28, 28))
    x, box = (whole.x + 50, below) if two else (whole.x + room + 8, box)
    for item in _items(player, past or player):
        if item.there:
            end = _item(scene, Box(x, box.cy - ICON / 2, ICON * item.aspect, ICON), item, past is not None)
            if item.kind != "token" or player.tokens_unused:
                regions.item(scene, Box(x, box.cy - 20, end - x - 4, 40), player, item.kind)
            x = end


def _items(player: PlayerView, past: PlayerView) -> list[Item]:
    """The supply as on the board, plus the engineers, which lie beside it there."""
    count = len(player.engineers)
    engineers = Item("engineer", panel.engineer, (), str(count), there=count > 0, new=count != len(past.engineers))
    return [*panel.items(player, past), engineers]


def _item(scene: Scene, box: Box, item: Item, compared: bool) -> float:
    """Draw it; return where the next one may begin."""
    scene.c.stamp(item.sketch, box, *item.args)
    wide = scene.c.text(box.right + 3, box.cy, item.text, TEXT, weight=SEMIBOLD) if item.text else 0.0
    if item.new and compared:
        scene.c.ring(Box(box.x, box.y, box.w + wide + 4, box.h))
    return box.right + wide + 11


def _routes(scene: Scene, box: Box, player: PlayerView) -> None:
    """How far each route's locomotives reach, where its rails lie, and the markers of the industry track."""
    c, past = scene.c, scene.past(player.seat)
    places = box.inset(0, 4).columns(COLUMNS, 6)
    for number, (route, place) in enumerate(zip(player.routes, places, strict=False)):
        regions.route(scene, place, player, route)
        loco, rest = place.middle(place.w, HIGH).left(HIGH * 1.25, 3)
        c.stamp(icons.locomotive, loco, str(route.reach))
        if past is not None and past.routes[number].reach != route.reach:
            c.ring(loco)
        laid = [(colour, space) for colour, space in route.rails.items() if space]
        for at, (colour, space) in enumerate(laid):
            chip = Box(rest.x + at * CHIP, rest.y, CHIP - 2, HIGH)
            regions.rail(scene, chip, player, route, colour)
            c.stamp(icons.rail, chip, colour, str(space))
            if past is not None and past.routes[number].rails.get(colour) != space:
                c.ring(chip)
    _industry(scene, places[3], player)
    c.text(places[4].right, places[4].cy, owed(scene, due(player)), 29, c.theme.muted, weight=SEMIBOLD, anchor="rm")


def _industry(scene: Scene, box: Box, player: PlayerView) -> None:
    """The value of each marker's space, and the number of factories if it fits."""
    c = scene.c
    regions.industry(scene, box, player)
    c.stamp(icons.gear, Box(box.x, box.cy - 15, 30, 30))
    text = "·".join(str(value(index)) for index in player.markers)
    wide = c.text(box.x + 34, box.cy, text, TEXT, weight=SEMIBOLD)
    count = sum(factory is not None for factory in player.factories)
    if count and len(player.markers) == 1:
        x = box.x + 34 + wide + 8
        c.stamp(icons.factory, Box(x, box.cy - 14, 28, 28))
        c.text(x + 31, box.cy, str(count), TEXT, weight=SEMIBOLD)
