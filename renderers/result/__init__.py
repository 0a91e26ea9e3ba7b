"""The end of any game as a picture: a score sheet, and the points after each round where a game scores by rounds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.play.msg import Msg
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD, SEMIBOLD
from renderers.draw.layers import SCROLLED, Drawing, Ground
from renderers.draw.palette import soft
from renderers.draw.writing import written
from renderers.i18n import Words
from renderers.reader import Reader
from renderers.request import RESULT, Request
from renderers.result import chart, ranking, sheet
from renderers.result.shown import Shown, number, rounds, shown
from renderers.scene import LaidOut

PICTURES: Sequence[str] = (RESULT,)
MARGIN, GAP, PAD = 20.0, 14.0, 18.0
HEAD, LARGE_HEAD, TITLE = 104.0, 140.0, 44.0
"""Heights of the headline, of one with large type, and of what the chart is called."""
CHART, BESIDE = 520.0, 640.0
"""Heights of a chart below the sheet, where there is room for it, and the least beside it."""
SHEET = 0.57
"""The share of the width that the sheet has beside a chart."""


@dataclass(frozen=True, slots=True)
class Plan(LaidOut):
    """How many sources the sheet has, whether it has a note, whether there is a chart, and how many
    compete: with large type they are listed first, and the sheet and the chart are as large as without.
    """

    rows: int
    note: bool
    chart: bool
    ranked: int
    layout: str

    @property
    def head(self) -> float:
        """The height of the headline, and of the list below it."""
        return LARGE_HEAD + GAP + ranking.height(self.ranked) if self.large else HEAD

    @property
    def sheet(self) -> float:
        """The height of the card with the sheet."""
        needed = (sheet.height(self.rows, self.note) + 2 * PAD) * self.same
        return max(needed, BESIDE) if self.chart and not self.tall else needed

    @property
    def height(self) -> float:
        """Of the whole picture."""
        alone = self.head + GAP + self.sheet + MARGIN
        return alone + GAP + min(CHART, SCROLLED - GAP - alone) if self.chart and self.tall else alone

    def boxes(self) -> tuple[Box, Box, Box]:
        """The headline, the card with the sheet, and that with the chart."""
        head, rest = Box(0, 0, self.units, self.height).top(self.head, GAP)
        rest = Box(rest.x, rest.y, rest.w, rest.h - MARGIN).inset(MARGIN * self.same, 0)
        if self.tall or not self.chart:
            return head, *rest.top(self.sheet, GAP)
        left, right = rest.columns([SHEET, 1 - SHEET], GAP)
        return head, left, right


def drawing(request: Request[Any], reader: Reader) -> Drawing[Plan]:
    """The result of the request."""
    what = shown(request, reader)
    drawn = len(rounds(what.everybody)) > 1
    plan = Plan(len(what.rows), bool(what.note), drawn, len(what.columns), request.layout)
    return Drawing(Ground(plan, plan.height, _ground, units=plan.units), lambda c: _draw(c, what, plan))


def _ground(c: Canvas, plan: Plan, words: Words) -> None:
    head, left, right = plan.boxes()
    if plan.large:
        head, list_ = head.top(LARGE_HEAD, GAP)
        shapes.frame(c, list_.inset(MARGIN * plan.same, 0), c.theme.panel, 14)
    c.rect(head, c.theme.accent)
    shapes.frame(c, left, c.theme.panel, 14)
    if not plan.chart:
        return
    with c.shrunk(right, plan.same) as (part, card):
        shapes.frame(part, card, c.theme.panel, 14)
        title = card.inset(PAD).top(TITLE)[0]
        part.text(title.x, title.cy, words("board-result-chart"), 30, weight=SEMIBOLD, room=title.w)


def _draw(c: Canvas, what: Shown, plan: Plan) -> None:
    head, left, right = plan.boxes()
    if plan.large:
        head, list_ = head.top(LARGE_HEAD, GAP)
        ranking.draw(c, list_.inset(MARGIN * plan.same, 0), what)
    inner = head.inset(MARGIN * plan.same + 4, 0)
    c.text(inner.x, inner.y + 26, what.reader.words(Msg(what.prefix)), 28, soft(c.theme), weight=SEMIBOLD, room=inner.w)
    said = Box(inner.x, inner.y + 41, inner.w, inner.h - 50)
    written(c, said, what.headline, 46, c.theme.on_accent, weight=BOLD, least=26)
    with c.shrunk(left, plan.same) as (part, card):
        sheet.draw(part, card.inset(PAD), what)
    with c.shrunk(right, plan.same) as (part, card):
        if plan.chart:
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
    if len(rounds(what.everybody)) > 1:
        for column in what.columns:
            told = ", ".join(number(points) for points in column.one.history.values())
            lines.append(say("board-alt-history", name=column.name, points=told))
    return lines
