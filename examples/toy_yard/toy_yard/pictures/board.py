"""The table: the headline, the cars in the yard, and a row for each player."""

from __future__ import annotations

from renderers.draw import livery, shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD, SEMIBOLD
from renderers.draw.writing import written
from renderers.i18n import Words
from toy_yard.game.view import PlayerView
from toy_yard.game.words import car
from toy_yard.pictures.scene import Plan, Scene, sentence

MARGIN, GAP = 16.0, 12.0
HEAD, CAR, ROW = 92.0, 76.0, 84.0
"""Heights of the headline, of a car in the yard, and of a player."""


def _boxes(plan: Plan) -> tuple[Box, list[Box], list[Box]]:
    """Where the headline, the cars and the players go."""
    columns = 2 if plan.tall else 4
    lines = -(-(plan.seats + 1) // columns)
    yard = lines * CAR + (lines - 1) * GAP
    head = Box(0, 0, plan.units, HEAD)
    inner = Box(MARGIN, HEAD + GAP, plan.units - 2 * MARGIN, yard + GAP + plan.seats * (ROW + GAP))
    top, bottom = inner.top(yard, GAP)
    cars = [place for line in top.rows(lines, GAP) for place in line.columns(columns, GAP)]
    return head, cars[: plan.seats + 1], Box(*bottom[:3], bottom.h - GAP).rows(plan.seats, GAP)


def height(plan: Plan) -> float:
    """The height of the picture in design units."""
    return _boxes(plan)[2][-1].bottom + MARGIN


def ground(c: Canvas, plan: Plan, words: Words) -> None:
    """What never moves: the bar of the headline, and the cards."""
    head, cars, players = _boxes(plan)
    c.rect(head, c.theme.accent)
    for place in cars:
        shapes.frame(c, place, c.theme.well, 14)
    for place in players:
        shapes.frame(c, place, c.theme.panel, 14)


def draw(scene: Scene, plan: Plan) -> None:
    """All that changes."""
    head, cars, players = _boxes(plan)
    _headline(scene, head.inset(24, 0))
    for number, (id, place) in enumerate(zip(_yard(scene), cars, strict=False), 1):
        _car(scene, place.inset(16, 0), id, number)
    for player, place in zip(scene.view.players, players, strict=True):
        if player.seat == scene.view.acting:
            scene.c.stamp(livery.frame, place, player.seat, 14, 5)
        _player(scene, place.inset(16, 0), player)


def _yard(scene: Scene) -> list[str]:
    """The cars in the yard; when one of them is to be taken, in the order in which they are offered."""
    return list(scene.view.yard) if scene.ask is None else list(scene.ask.options)


def _headline(scene: Scene, box: Box) -> None:
    """Which round, and what the table waits for."""
    c, ink = scene.c, scene.theme.on_accent
    left, right = box.left(box.w * 0.4, 16)
    said = scene.reader.say("core-round", round=scene.view.round, rounds=scene.view.rounds)
    c.text(left.x, left.cy, said, 44, ink, weight=BOLD, room=left.w)
    written(c, right, sentence(scene.view, scene.reader), 40, ink, weight=SEMIBOLD, anchor="rm", least=24)


def _car(scene: Scene, box: Box, id: str, number: int) -> None:
    """A car; if it can be taken, behind its number in the list."""
    if scene.ask is not None:
        badge, box = box.left(44, 12)
        shown = str(number)
        scene.c.text(badge.cx, badge.cy, shown, 40, scene.theme.muted, weight=BOLD, anchor="mm", room=badge.w)
    written(scene.c, box, scene.reader.words(car(id)), 34, weight=SEMIBOLD, least=22)


def _player(scene: Scene, box: Box, player: PlayerView) -> None:
    """Shape, name, cars and points of a player."""
    c, past = scene.c, scene.past(player.seat)
    badge, rest = box.left(56, 14)
    c.stamp(shapes.player, badge.middle(54, 54), player.seat)
    name, cars, points = rest.columns([4, 5, 1], 12)
    c.text(name.x, name.cy, scene.reader.name(player.seat), 38, weight=SEMIBOLD, room=name.w, least=26)
    told = scene.reader.words.join([scene.reader.words(car(id)) for id in player.cars])
    written(c, cars, told, 26, c.theme.muted, least=18)
    c.text(points.right, points.cy, str(player.points), 46, weight=BOLD, anchor="rm", room=points.w)
    if past is not None and past.points != player.points:
        c.ring(points.inset(0, 12))
