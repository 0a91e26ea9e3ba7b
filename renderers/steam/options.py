"""The list of the ways on the map, with the same numbers: which cube goes where, and what everybody scores."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.steam.goods import Delivery
from renderers import players
from renderers.draw import shapes, writing
from renderers.draw.boxes import Box
from renderers.draw.fonts import SEMIBOLD
from renderers.draw.labels import wrap
from renderers.draw.signs import told
from renderers.request import WIDE
from renderers.steam import goods
from renderers.steam.choices import SHOWN, Choice, begun_with, marked
from renderers.steam.scene import Scene

ROW, SIZE, VIA = 70.0, 25.0, 20.0
MORE = 34.0
"""Height of the line that counts the rest."""
RIVALS = 3
"""How many rivals' points fit."""


def high(count: int) -> float:
    """The height of a list of this many options."""
    return min(count, SHOWN) * ROW + (MORE if count > SHOWN else 0)


def draw(scene: Scene, box: Box, found: Sequence[Choice], high: float = ROW) -> None:
    """The best choices as rows of this height, and how many more there are."""
    room = int(box.h // high)
    shown = found[: min(room, SHOWN)]
    for number, choice in enumerate(shown):
        row = Box(box.x, box.y + number * high, box.w, high)
        if number:
            scene.c.rule(row.x, row.y, row.w, 1.5)
        _row(scene, row, choice)
    if len(shown) < len(found):
        _more(scene, Box(box.x, box.y + len(shown) * high, box.w, MORE), len(found) - len(shown))


def rows(count: int) -> int:
    """How many rows this many options fill in two columns."""
    return -(-count // 2)


def columns(scene: Scene, box: Box, found: Sequence[Choice]) -> None:
    """The best choices in two columns, and how many more there are."""
    shown = found[:SHOWN]
    deep = rows(len(shown))
    for number, choice in enumerate(shown):
        place = box.columns(2, 24)[number // deep]
        _row(scene, Box(place.x, box.y + number % deep * ROW, place.w, ROW), choice)
    if len(shown) < len(found):
        _more(scene, Box(box.x, box.bottom - MORE, box.w, MORE), len(found) - len(shown))


def _more(scene: Scene, box: Box, count: int) -> None:
    said = scene.say("more-choices", count=count)
    scene.c.text(box.x, box.cy, said, 24, scene.theme.muted, room=box.w)


def _row(scene: Scene, box: Box, choice: Choice) -> None:
    c = scene.c
    badge, rest = box.left(42, 8)
    letters = marked(begun_with(scene.ask, scene.request.plans)) if scene.request.layout != WIDE else {}
    c.stamp(told, badge.middle(40, 40), letters.get(choice.number, choice.number))
    cube, rest = rest.left(38, 10)
    c.stamp(goods.sprite, cube.middle(38, 38), choice.best.colour, scene.letters[choice.best.colour])
    text, points = rest.left(rest.w - 92, 6)
    if choice.best.asked and choice.detail is not None:
        c.text(text.x, text.cy - 13, choice.best.end.name, SIZE, weight=SEMIBOLD, room=text.w)
        c.text(text.x, text.cy + 15, scene.reader.words(choice.detail), VIA, c.theme.muted, room=text.w)
    else:
        lines = wrap(_what(scene, choice), SEMIBOLD, SIZE, text.w, 2)
        writing.lines(c, (text.x, text.cy), lines, SIZE * 1.14, SIZE, weight=SEMIBOLD, room=text.w + 1)
    _points(scene, points, choice.best)


def _what(scene: Scene, choice: Choice) -> str:
    """The option as in the list; for a cube with many ways, only where it lies."""
    best = choice.best
    return best.start.name if choice.detail is not None else scene.say("way", place=best.start.name, to=best.end.name)


def _points(scene: Scene, box: Box, best: Delivery) -> None:
    """One's own points, and below them those of the rivals with their shapes."""
    c = scene.c
    rivals = [(seat, points) for seat, points in enumerate(best.route.points) if points and seat != best.seat][:RIVALS]
    y = box.cy - (13 if rivals else 0)
    players.points(c, box.right, y, str(best.own), 34, star=26, away=32)
    x = box.right
    for seat, points in reversed(rivals):
        x -= c.text(x, box.cy + 19, str(points), 22, weight=SEMIBOLD, anchor="rm") + 20
        c.stamp(shapes.player, Box(x, box.cy + 10, 18, 18), seat)
        x -= 6
