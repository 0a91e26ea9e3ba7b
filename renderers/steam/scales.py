"""The income and the victory point scales, with everybody's shape."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from engine.games.steam.data import DATA
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import SEMIBOLD
from renderers.steam import regions
from renderers.steam.scene import Scene, signed, whole

CAPTION = 116.0
NUMBERS = 20.0
"""Width of the captions, and height of the row of numbers."""
STEP, LONG_STEP = 5, 25
"""Distance between numbers on a short and a long scale; the points scale ends at a multiple of the latter."""
STEM = 6.0
"""Length of the line from a marker to its value."""
APART = 26.0
"""Minimum distance between the middles of two numbers, in design units."""


def ground(c: Canvas, box: Box) -> None:
    """The card behind both scales."""
    shapes.frame(c, box, c.theme.panel, 14)


class Scale(NamedTuple):
    """A scale: its name, its ends, the distance between its numbers, and how to write them."""

    caption: str
    least: int
    most: int
    step: int
    text: Callable[[int], str]

    def numbers(self, unit: float) -> list[int]:
        """The numbers written under it when a step of one takes `unit`: the ends, and others that fit."""
        inner = [n for n in range(self.least + 1, self.most) if n % self.step == 0]
        return [self.least, *(n for n in inner if min(n - self.least, self.most - n) * unit > APART), self.most]


def draw(scene: Scene, box: Box) -> None:
    """Income above, points below."""
    income, points = box.inset(12, 5).rows(2, 4)
    ends = DATA.income
    values = [player.income for player in scene.view.players]
    regions.scale(scene, income, "income", values)
    _scale(scene, income, Scale(scene.say("income"), ends.min, ends.max, STEP, signed), values)
    values = [player.vp for player in scene.view.players]
    regions.scale(scene, points, "points", values)
    most = max(LONG_STEP, -(-max(values) // LONG_STEP) * LONG_STEP)
    step = STEP if most <= 2 * LONG_STEP else LONG_STEP
    _scale(scene, points, Scale(scene.say("points"), min(0, *values), most, step, whole), values)


def _scale(scene: Scene, box: Box, scale: Scale, values: list[int]) -> None:
    c = scene.c
    name, rest = box.left(CAPTION)
    c.text(name.x, name.cy, scale.caption, 24, c.theme.muted, weight=SEMIBOLD, room=name.w - 10)
    line = rest.inset(14, 0)
    unit = line.w / (scale.most - scale.least)
    y = box.bottom - NUMBERS
    c.rect(Box(line.x - 8, y - 3, line.w + 16, 6), c.theme.line, radius=3)
    for value in scale.numbers(unit):
        x = line.x + (value - scale.least) * unit
        c.rect(Box(x - 1.5, y - 6, 3, 12), c.theme.faint)
        c.text(x, y + 13, scale.text(value), 15, c.theme.muted, weight=SEMIBOLD, anchor="mm")
    at = [line.x + (value - scale.least) * unit for value in values]
    _markers(scene, Box(line.x, box.y, line.w, y - box.y - 2), at)


def _markers(scene: Scene, box: Box, at: list[float]) -> None:
    """Shapes over their values: those with the same value in a row, with a line from there to the value."""
    side = min(34.0, box.h - STEM)
    rows = [[seat for seat, x in enumerate(at) if x == value] for value in sorted(set(at))]
    wide = [len(row) * (side + 2) for row in rows]
    lefts = apart([at[row[0]] - w / 2 for row, w in zip(rows, wide, strict=True)], [w + 4 for w in wide])
    over = max(0.0, lefts[-1] + wide[-1] - box.right - side / 2)
    y, free = box.bottom - STEM - side, box.x - side / 2
    for row, w, wanted in zip(rows, wide, lefts, strict=True):
        left = max(wanted - over, free)
        free = left + w + 4
        value = at[row[0]]
        foot = min(max(value, left + 2), left + w - 2)
        scene.c.line([(left + 2, y + side), (left + w - 2, y + side)], scene.theme.ink, 2)
        scene.c.line([(foot, y + side), (value, box.bottom)], scene.theme.ink, 3)
        for number, seat in enumerate(row):
            scene.c.stamp(shapes.player, Box(left + 1 + number * (side + 2), y, side, side), seat)


def apart(lefts: Sequence[float], wide: Sequence[float]) -> list[float]:
    """Where things of these widths begin without overlapping: as near as possible to their ideal places, in order."""
    blocks: list[tuple[float, list[int]]] = []
    for number in range(len(lefts)):
        left, members = lefts[number], [number]
        while blocks and blocks[-1][0] + sum(wide[n] for n in blocks[-1][1]) > left:
            members = [*blocks.pop()[1], *members]
            left = sum(lefts[n] - sum(wide[m] for m in members[:i]) for i, n in enumerate(members)) / len(members)
        blocks.append((left, members))
    return [left + sum(wide[m] for m in members[:i]) for left, members in blocks for i in range(len(members))]
