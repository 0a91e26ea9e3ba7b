"""The competitors as a list, winner first: the first thing to read, in large type."""

from __future__ import annotations

from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD, SEMIBOLD
from renderers.result.shown import Shown, number

ROW = 58.0
LEAST = 25.0
"""Minimum type size, in design units."""


def height(count: int) -> float:
    """The height that this many competitors need."""
    return count * ROW + 12


def draw(c: Canvas, box: Box, what: Shown) -> None:
    """Place, shape, name and points of each competitor."""
    for n, (column, row) in enumerate(zip(what.columns, box.inset(14, 6).rows(len(what.columns)), strict=True)):
        if n:
            c.rule(row.x, row.y, row.w, 1.5)
        score = c.text(row.right, row.cy, number(column.one.score), 44, weight=BOLD, anchor="rm")
        ink = c.theme.ink if column.one.won else c.theme.muted
        place = c.text(row.x, row.cy, str(column.one.place), 32, ink, weight=BOLD if column.one.won else SEMIBOLD)
        badge, name = row.left(max(place, 30) + 8)[1].left(44, 10)
        c.stamp(shapes.player, badge.middle(44, 44), column.sign)
        c.text(name.x, name.cy, column.name, 32, weight=SEMIBOLD, room=name.w - score - 12, least=LEAST)
