"""The end of any game as a picture: a score sheet, and the points after each round if the game scores by rounds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.play.msg import Msg
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD, SEMIBOLD
from renderers.draw.layers import TALLEST, Drawing, Ground
from renderers.draw.palette import soft
from renderers.draw.writing import written
from renderers.i18n import Words
from renderers.reader import Reader
from renderers.request import RESULT, Request
from renderers.result import chart, ranking, sheet
from renderers.result.shown import Shown, histories, rounds, shown
from renderers.scene import LaidOut

PICTURES: Sequence[str] = (RESULT,)
MARGIN, GAP, PAD = 20.0, 14.0, 18.0
HEAD, TITLE = 104.0, 44.0
"""Heights of the headline, and of the chart's title."""
CHART, FLATTEST, BESIDE = 520.0, 300.0, 640.0
"""Heights of a chart below the sheet: the maximum, and the minimum, below which it gets its own picture.

The third is the minimum height beside the sheet.
"""
ABREAST = 4
"""How many names fit side by side on a tall picture."""
SHEET = 0.57
"""The sheet's share of the width when it is beside a chart."""


@dataclass(frozen=True, slots=True)
class Plan(LaidOut):
    """How many sources the sheet has, whether it has a note, whether there is a chart, and how many compete.

    If the columns have no room for their names in large type, a list above the sheet has names and points, and the
    sheet, at its usual size, has neither.
    """

    rows: int
    note: bool
    chart: bool
    ranked: int
    layout: str

    @property
    def listed(self) -> bool:
        """Whether the competitors are in a list above the sheet."""
        return self.large or (self.tall and self.ranked > ABREAST)

    @property
    def head(self) -> float:
        """The height of the headline with the list below it."""
        return HEAD * self.same + (GAP + ranking.height(self.ranked) if self.listed else 0)

    @property
    def sheet(self) -> float:
        """The height of the card with the sheet."""
        needed = (sheet.height(self.rows, self.note, bare=self.listed) + 2 * PAD) * self.same
        if self.tall:
            return min(needed, TALLEST[self.layout] - self.head - GAP - MARGIN)
        return max(needed, BESIDE) if self.chart else needed

    @property
    def below(self) -> float:
        """The height of a chart below the sheet, 0 if there is none."""
        left = TALLEST[self.layout] - self.head - self.sheet - 2 * GAP - MARGIN if self.chart and self.tall else 0
        return min(CHART * self.same, left) if left >= FLATTEST * self.same else 0

    @property
    def charted(self) -> bool:
        """Whether there is a chart, below the sheet or beside it."""
        return self.below > 0 if self.tall else self.chart

    @property
    def height(self) -> float:
        """Height of the whole picture."""
        return self.head + GAP + self.sheet + (GAP + self.below if self.below else 0) + MARGIN

    def boxes(self) -> tuple[Box, Box, Box]:
        """The headline, the card with the sheet, and the card with the chart."""
        head, rest = Box(0, 0, self.units, self.height).top(self.head, GAP)
        rest = Box(rest.x, rest.y, rest.w, rest.h - MARGIN).inset(MARGIN * self.same, 0)
        if self.tall or not self.charted:
            return head, *rest.top(self.sheet, GAP)
        left, right = rest.columns([SHEET, 1 - SHEET], GAP)
        return head, left, right


def drawing(request: Request[Any], reader: Reader) -> Drawing[Plan]:
    """The request's result."""
    what = shown(request, reader)
    drawn = len(rounds(what.everybody)) > 1
    plan = Plan(len(what.rows), bool(what.note), drawn, len(what.columns), request.layout)
    return Drawing(Ground(plan, plan.height, _ground, units=plan.units), lambda c: _draw(c, what, plan))


def _ground(c: Canvas, plan: Plan, words: Words) -> None:
    head, left, right = plan.boxes()
    if plan.listed:
        head, list_ = head.top(HEAD * plan.same, GAP)
        shapes.frame(c, list_.inset(MARGIN * plan.same, 0), c.theme.panel, 14)
    c.rect(head, c.theme.accent)
    shapes.frame(c, left, c.theme.panel, 14)
    if not plan.charted:
        return
    with c.shrunk(right, plan.same) as (part, card):
        shapes.frame(part, card, c.theme.panel, 14)
        title = card.inset(PAD).top(TITLE)[0]
        part.text(title.x, title.cy, words("board-result-chart"), 30, weight=SEMIBOLD, room=title.w)


def _draw(c: Canvas, what: Shown, plan: Plan) -> None:
    head, left, right = plan.boxes()
    if plan.listed:
        head, list_ = head.top(HEAD * plan.same, GAP)
        ranking.draw(c, list_.inset(MARGIN * plan.same, 0), what)
    with c.shrunk(head, plan.same) as (part, bar):
        inner = bar.inset(MARGIN + 4, 0)
        game = what.reader.words(Msg(what.prefix))
        part.text(inner.x, inner.y + 26, game, 28, soft(c.theme), weight=SEMIBOLD, room=inner.w)
        said = Box(inner.x, inner.y + 41, inner.w, inner.h - 50)
        written(part, said, what.headline, 46, c.theme.on_accent, weight=BOLD, least=26)
    with c.shrunk(left, plan.same) as (part, card):
        sheet.draw(part, card.inset(PAD), what, bare=plan.listed)
    with c.shrunk(right, plan.same) as (part, card):
        if plan.charted:
            chart.draw(part, card.inset(PAD).top(TITLE)[1], what)


def alt(request: Request[Any], reader: Reader) -> list[str]:
    """Who has won, everybody's points, who conceded, what breaks a tie; where the points come from, and when."""
    what = shown(request, reader)
    say, join = reader.say, reader.words.join
    lines = [f"{what.headline}."]
    for column in what.columns:
        lines.append(say("board-alt-result", name=column.name, points=column.one.score, place=column.one.place))
    lines += [what.note] if what.note else []
    for column in what.columns:
        brought = [(text, column.one.points.get(source, 0)) for source, text in what.rows]
        parts = [say("board-alt-source", source=text, points=points) for text, points in brought if points]
        lines += [say("board-alt-sources", name=column.name, sources=join(parts))] if parts else []
    return lines + (histories(what) if len(rounds(what.everybody)) > 1 else [])
