"""The score sheet: sources as rows, competitors as columns, winner first."""

from __future__ import annotations

from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD, REGULAR, SEMIBOLD
from renderers.draw.labels import wrap
from renderers.result.shown import Column, Shown, number

BAR, BARE, ROW, TOTAL, NOTE = 142.0, 64.0, 56.0, 76.0, 74.0
"""Heights of the players' names, of their shapes alone, of a source, of the totals, and of the note."""
HIGHEST = 86.0
"""Maximum height of a row, however few there are."""
NAMES = 0.28
"""The share of the width for the names of the sources."""
SIZE, LINE, SHAPE = 30.0, 27.0, 48.0
LEAST = 25.0
"""Minimum type size of words."""


def height(rows: int, note: bool, *, bare: bool = False) -> float:
    """The height of a sheet with this many sources; `bare`: names and totals are elsewhere."""
    return (BARE if bare else BAR + TOTAL) + rows * ROW + NOTE * note


def draw(c: Canvas, box: Box, what: Shown, *, bare: bool = False) -> None:
    """The whole sheet, or a bare one."""
    rows, note = what.rows, what.note
    bar, foot = (BARE, 0.0) if bare else (BAR, TOTAL)
    if note:
        box, below = box.top(box.h - NOTE)
        for n, line in enumerate(wrap(note, REGULAR, LEAST, below.w, 2)):
            c.text(below.x, below.y + 22 + n * 30, line, LEAST, c.theme.muted)
    high = min(HIGHEST, (box.h - bar - foot) / max(1, len(rows)))
    names, cells = box.top(bar + len(rows) * high + foot)[0].left(box.w * NAMES)
    _titles(c, names.top(bar)[1], [text for _, text in rows], high)
    places = list(zip(what.columns, cells.columns(len(what.columns)), strict=True))
    for column, place in places:
        if column.one.won:
            shapes.frame(c, place.inset(3, 0), c.theme.well, 12)
        if bare:
            c.stamp(shapes.player, place.top(bar)[0].middle(SHAPE, SHAPE), column.sign)
        else:
            _head(c, place.inset(3, 0).top(bar)[0], column, what)
    for n in range(len(rows) + (not bare)):
        c.rule(box.x, box.y + bar + n * high, box.w, 2)
    for n, (source, _) in enumerate(rows):
        most = _most([column.one.points.get(source, 0) for column in what.columns])
        for column, place in places:
            _points(c, place.cx, box.y + bar + (n + 0.5) * high, column.one.points.get(source, 0), most)
    if bare:
        return
    total = what.reader.say("board-result-total")
    c.text(names.x, names.bottom - TOTAL / 2, total, 34, weight=BOLD, room=names.w - 8, least=LEAST)
    for column, place in places:
        score = number(column.one.score)
        c.text(place.cx, place.bottom - TOTAL / 2, score, 46, weight=BOLD, anchor="mm", room=place.w - 8, least=30)


def _most(points: list[int]) -> int | None:
    """The value that stands out in a row; None if all are the same."""
    return max(points) if len(set(points)) > 1 else None


def _points(c: Canvas, x: float, y: float, points: int, most: int | None) -> None:
    """Points from one source; zero gets no sign."""
    if points:
        c.text(x, y, number(points), SIZE, weight=BOLD if points == most else REGULAR, anchor="mm")


def _titles(c: Canvas, box: Box, texts: list[str], high: float) -> None:
    """The names of the rows."""
    y = box.y
    for text in texts:
        lines = wrap(text, REGULAR, LEAST, box.w - 8, 2)
        if len(lines) == 1:
            c.text(box.x, y + high / 2, text, SIZE, room=box.w - 8, least=LEAST)
        else:
            for n, line in enumerate(lines):
                c.text(box.x, y + high / 2 + (n - 0.5) * LINE, line, LEAST, room=box.w - 8, least=LEAST)
        y += high


def _head(c: Canvas, box: Box, column: Column, what: Shown) -> None:
    """Place, shape and name; a winner's are on a flag."""
    flag, rest = box.top(38, 6)
    if column.one.won:
        shapes.frame(c, flag, c.theme.accent, 10)
        said = what.reader.say("board-result-winner" if what.over else "board-result-leader")
        c.text(flag.cx, flag.cy, said, 26, c.theme.on_accent, weight=SEMIBOLD, anchor="mm", room=flag.w - 10, least=20)
    else:
        said = what.reader.say("board-result-place", place=column.one.place)
        c.text(flag.cx, flag.cy, said, 26, c.theme.muted, weight=SEMIBOLD, anchor="mm", room=flag.w - 10)
    c.stamp(shapes.player, Box(rest.cx - SHAPE / 2, rest.y, SHAPE, SHAPE), column.sign)
    c.text(rest.cx, rest.y + 71, column.name, 29, weight=SEMIBOLD, anchor="mm", room=rest.w - 6, least=what.least)
