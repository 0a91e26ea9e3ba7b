"""The course of a game as lines: everybody's points after each round, or what they could expect after each turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.play.msg import Msg
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD, SEMIBOLD
from renderers.draw.layers import Drawing, Ground
from renderers.draw.palette import soft
from renderers.i18n import Words
from renderers.reader import Reader
from renderers.request import COURSE, ROUNDS, Request
from renderers.result import chart
from renderers.result.shown import Shown, histories, number, shown
from renderers.scene import LaidOut

PICTURES: Sequence[str] = (ROUNDS, COURSE)
TITLES = {ROUNDS: "board-result-chart", COURSE: "board-course-title"}
MARGIN, GAP, PAD = 20.0, 14.0, 18.0
HEAD, CARD, TALL_CARD = 104.0, 640.0, 760.0
"""Heights of the headline, and of the card with the lines on a wide and on a tall picture."""
TOLD = 4
"""The words tell expectations at the ends of this many equal parts of the game."""


@dataclass(frozen=True, slots=True)
class Plan(LaidOut):
    """Which of the pictures it is, and its layout."""

    picture: str
    layout: str

    @property
    def height(self) -> float:
        """Height of the whole picture."""
        return HEAD * self.same + GAP + (TALL_CARD * self.same if self.tall else CARD) + MARGIN

    def boxes(self) -> tuple[Box, Box]:
        """The headline, and the card with the lines."""
        head, rest = Box(0, 0, self.units, self.height).top(HEAD * self.same, GAP)
        return head, Box(rest.x, rest.y, rest.w, rest.h - MARGIN).inset(MARGIN * self.same, 0)


def drawing(request: Request[Any], reader: Reader) -> Drawing[Plan]:
    """The course of the game, taken from the history of the request's result."""
    what, plan = shown(request, reader), Plan(request.picture, request.layout)
    return Drawing(Ground(plan, plan.height, _ground, units=plan.units), lambda c: _draw(c, what, plan))


def _ground(c: Canvas, plan: Plan, words: Words) -> None:
    head, card = plan.boxes()
    c.rect(head, c.theme.accent)
    shapes.frame(c, card, c.theme.panel, 14)
    with c.shrunk(head, plan.same) as (part, bar):
        inner = bar.inset(MARGIN + 4, 0)
        part.text(inner.x, inner.y + 68, words(TITLES[plan.picture]), 40, c.theme.on_accent, weight=BOLD, room=inner.w)


def _draw(c: Canvas, what: Shown, plan: Plan) -> None:
    head, card = plan.boxes()
    with c.shrunk(head, plan.same) as (part, bar):
        inner, game = bar.inset(MARGIN + 4, 0), what.reader.words(Msg(what.prefix))
        part.text(inner.x, inner.y + 26, game, 28, soft(c.theme), weight=SEMIBOLD, room=inner.w)
    with c.shrunk(card, plan.same) as (part, box):
        chart.draw(part, box.inset(PAD), what, from_nothing=plan.picture == ROUNDS)


def alt(request: Request[Any], reader: Reader) -> list[str]:
    """What everybody could expect, at a few moments from beginning to end."""
    what, say = shown(request, reader), reader.say
    if request.picture == ROUNDS:
        return histories(what)
    lines = [f"{say(TITLES[COURSE])}."]
    for column in what.columns:
        points = list(column.one.history.values())
        some = sorted({(len(points) - 1) * at // TOLD for at in range(TOLD + 1)})
        told = ", ".join(number(points[at]) for at in some)
        lines.append(say("board-alt-course", name=column.name, points=told))
    return lines
