"""The chart: everybody's points after each round, as lines in their liveries."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, log10

from renderers.draw import livery, shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import SEMIBOLD, width
from renderers.draw.hexgrid import Point
from renderers.result.shown import Column, Shown, number, rounds

TRACK = 11.0
SHAPE = 38.0
SIZE = 26.0
BELOW, ABOVE = 44.0, 22.0
"""Room below and above the lines."""
ASIDE = 0.27
"""The share of the width on the right, where shapes and names follow the lines."""
STEPS = 8
"""Maximum number of steps between the horizontal lines."""
BETWEEN = 40.0
"""Minimum distance between names."""


def draw(c: Canvas, box: Box, what: Shown, *, from_nothing: bool = True) -> None:
    """The lines, and whose they are; `from_nothing`: the scale starts at zero points instead of the fewest."""
    field, names = box.left(box.w * (1 - ASIDE))
    at = rounds(what.everybody)
    final = what.over and any(one.history[at[-1]] != one.score for one in what.everybody)
    values = [[*column.one.history.values(), *([column.one.score] if final else [])] for column in what.columns]
    ticks = scale(min(map(min, values)), max(map(max, values)), from_nothing=from_nothing)
    margin = 14 + max(width(number(tick), SEMIBOLD, SIZE) for tick in ticks)
    plot = Box(field.x + margin, field.y + ABOVE, field.w - margin - TRACK, field.h - ABOVE - BELOW)
    grid(c, plot, ticks)
    xs = [plot.x + plot.w * n / (len(values[0]) - 1) for n in range(len(values[0]))]
    labels = [str(round_) for round_ in at] + ([what.reader.say("board-result-end")] if final else [])
    _labels(c, plot, xs, labels)
    lines = [[(x, level(plot, ticks, value)) for x, value in zip(xs, line, strict=True)] for line in values]
    _lines(c, box, what.columns, lines)
    _names(c, Box(names.x + 4, plot.y, names.w - 4, plot.h), what, [line[-1][1] for line in lines])


def scale(least: int, most: int, *, from_nothing: bool = True) -> list[int]:
    """Round numbers from the least, or (`from_nothing`) from zero, to at least the most."""
    low = min(0, least) if from_nothing else least
    span = max(1, most - low)
    power = 10 ** floor(log10(max(1, span / STEPS)))
    step = next(step for step in (power, 2 * power, 5 * power, 10 * power) if span / step <= STEPS)
    return list(range(step * floor(low / step), step * ceil(max(low + 1, most) / step) + 1, step))


def level(plot: Box, ticks: Sequence[int], value: float) -> float:
    """The height of a value in a chart."""
    return plot.bottom - plot.h * (value - ticks[0]) / (ticks[-1] - ticks[0])


def grid(c: Canvas, plot: Box, ticks: Sequence[int]) -> None:
    """A horizontal line at each round number."""
    for tick in ticks:
        y = level(plot, ticks, tick)
        c.rule(plot.x, y, plot.w, 2)
        c.text(plot.x - 12, y, number(tick), SIZE, c.theme.muted, weight=SEMIBOLD, anchor="rm")


def _labels(c: Canvas, plot: Box, xs: Sequence[float], labels: Sequence[str]) -> None:
    """The rounds below: the last one, and going back from it every one, every second, every third..., as they fit."""
    room = 12 + max(width(label, SEMIBOLD, SIZE) for label in labels)
    every = ceil(room / (xs[1] - xs[0]))
    for x, label in list(zip(xs, labels, strict=True))[::-every]:
        c.text(x, plot.bottom + 27, label, SIZE, c.theme.muted, weight=SEMIBOLD, anchor="mm")


def _lines(c: Canvas, box: Box, columns: Sequence[Column], lines: Sequence[Sequence[Point]]) -> None:
    """Everybody's line, with the leader's on top."""

    def sketch(sheet: Canvas) -> None:
        for column, line in reversed(list(zip(columns, lines, strict=True))):
            moved = [(x - box.x, y - box.y) for x, y in line]
            livery.track(sheet, moved, column.sign, TRACK)

    c.overlay(box, sketch)


def _names(c: Canvas, box: Box, what: Shown, ends: Sequence[float]) -> None:
    """A shape and a name at the end of each line, spaced apart."""
    columns = what.columns
    order = sorted(range(len(columns)), key=lambda n: (ends[n], n))
    for n, y in zip(order, apart([ends[n] for n in order], box.y, box.bottom), strict=True):
        c.stamp(shapes.player, Box(box.x, y - SHAPE / 2, SHAPE, SHAPE), columns[n].sign)
        name, room = columns[n].name, box.w - SHAPE - 8
        c.text(box.x + SHAPE + 8, y, name, SIZE, weight=SEMIBOLD, room=room, least=what.least)


def apart(wanted: Sequence[float], top: float, bottom: float) -> list[float]:
    """Heights in rising order, as near as possible to those wanted, with a gap between any two."""
    found: list[float] = []
    for y in wanted:
        found.append(max(y, found[-1] + BETWEEN if found else top))
    below = bottom
    for n in range(len(found) - 1, -1, -1):
        found[n] = min(found[n], below)
        below = found[n] - BETWEEN
    return found
