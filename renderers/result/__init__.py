"""The end of any game as a picture: a score sheet, and the points after each round where a game scores by rounds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.msg import Msg
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD, SEMIBOLD
from renderers.draw.layers import Drawing, Ground, across
from renderers.draw.palette import soft
from renderers.i18n import Words
from renderers.reader import Reader
from renderers.request import PORTRAIT, RESULT, Request
from renderers.result import chart, sheet
from renderers.result.shown import Shown, number, rounds, shown

PICTURES: Sequence[str] = (RESULT,)
MARGIN, GAP, PAD = 20.0, 14.0, 18.0
HEAD, TITLE = 104.0, 44.0
CHART, BESIDE = 520.0, 640.0
"""Heights of a chart below the sheet, where there is room for it, and the least beside it."""
TALLEST = 1420.0
"""Design units: 1,080 pixels wide, a tall picture has less than 1,920 of height."""
SHEET = 0.57
"""The share of the width that the sheet has beside a chart."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How many sources the sheet has, whether it tells what breaks a tie, and whether there is a chart."""

    rows: int
    tie: bool
    chart: bool
    tall: bool

    @property
    def units(self) -> float:
        """Design units across."""
        return across(tall=self.tall)

    @property
    def sheet(self) -> float:
        """The height of the card with the sheet."""
        needed = sheet.height(self.rows, self.tie) + 2 * PAD
        return max(needed, BESIDE) if self.chart and not self.tall else needed

    @property
    def height(self) -> float:
        """Of the whole picture."""
        alone = HEAD + GAP + self.sheet + MARGIN
        return alone + GAP + min(CHART, TALLEST - GAP - alone) if self.chart and self.tall else alone

    def boxes(self) -> tuple[Box, Box, Box]:
        """The headline, the card with the sheet, and that with the chart."""
        head, rest = Box(0, 0, self.units, self.height).top(HEAD, GAP)
        rest = Box(MARGIN, rest.y, self.units - 2 * MARGIN, rest.h - MARGIN)
        if self.tall or not self.chart:
            return head, *rest.top(self.sheet, GAP)
        left, right = rest.columns([SHEET, 1 - SHEET], GAP)
        return head, left, right


def drawing(request: Request[Any], reader: Reader) -> Drawing[Plan]:
    """The result of the request."""
    what = shown(request, reader)
    drawn = len(rounds(what.everybody)) > 1
    plan = Plan(len(what.rows), bool(what.tie), drawn, request.layout == PORTRAIT)
    return Drawing(Ground(plan, plan.height, _ground, units=plan.units), lambda c: _draw(c, what, plan))


def _ground(c: Canvas, plan: Plan, words: Words) -> None:
    head, left, right = plan.boxes()
    c.rect(head, c.theme.accent)
    shapes.frame(c, left, c.theme.panel, 14)
    if plan.chart:
        shapes.frame(c, right, c.theme.panel, 14)
        title = right.inset(PAD).top(TITLE)[0]
        c.text(title.x, title.cy, words("board-result-chart"), 30, weight=SEMIBOLD, room=title.w)


def _draw(c: Canvas, what: Shown, plan: Plan) -> None:
    head, left, right = plan.boxes()
    inner = head.inset(MARGIN + 4, 0)
    c.text(inner.x, inner.y + 26, what.reader.words(Msg(what.prefix)), 28, soft(c.theme), weight=SEMIBOLD, room=inner.w)
    c.text(inner.x, inner.y + 68, what.headline, 46, c.theme.on_accent, weight=BOLD, room=inner.w, least=26)
    sheet.draw(c, left.inset(PAD), what)
    if plan.chart:
        chart.draw(c, right.inset(PAD).top(TITLE)[1], what)


def alt(request: Request[Any], reader: Reader) -> list[str]:
    """Who has won, everybody's points, what breaks a tie, then where the points come from, and when they came."""
    what = shown(request, reader)
    say, join = reader.say, reader.words.join
    lines = [f"{what.headline}."]
    for column in what.columns:
        lines.append(say("board-alt-result", name=column.name, points=column.one.score, place=column.one.place))
    lines += [what.tie] if what.tie else []
    for column in what.columns:
        brought = [(text, column.one.points.get(source, 0)) for source, text in what.rows]
        parts = [say("board-alt-source", source=text, points=points) for text, points in brought if points]
        lines += [say("board-alt-sources", name=column.name, sources=join(parts))] if parts else []
    if len(rounds(what.everybody)) > 1:
        for column in what.columns:
            told = ", ".join(number(points) for points in column.one.history.values())
            lines.append(say("board-alt-history", name=column.name, points=told))
    return lines
