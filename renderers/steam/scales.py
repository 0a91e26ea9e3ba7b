"""The income and the victory point scales, with everybody's shape."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.games.steam.data import DATA
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import SEMIBOLD
from renderers.steam.scene import Scene
from renderers.steam.standings import signed, whole

CAPTION = 116.0
NUMBERS = 20.0
"""Width of the captions, height of the row of numbers."""
STEP, LONG_STEP = 5, 25
"""How far numbers are apart on a short and a long scale; that of points ends at a multiple of the latter."""
SHIFTS = (0.0, -9.0, 9.0, -18.0, 18.0, -27.0, 27.0)
"""How far a marker may be moved aside."""
APART = 26.0
"""The middles of two numbers are no closer, in design units."""


def ground(c: Canvas, box: Box) -> None:
    """The card behind both scales."""
    shapes.frame(c, box, c.theme.panel, 14)


class Scale(NamedTuple):
    """A scale: its name, its ends, how far its numbers are apart, and how they are written."""

    caption: str
    least: int
    most: int
    step: int
    text: Callable[[int], str]

    def numbers(self, unit: float) -> list[int]:
        """The numbers that are written under it where a step of one takes `unit`: the ends, and what has room."""
        inner = [n for n in range(self.least + 1, self.most) if n % self.step == 0]
        return [self.least, *(n for n in inner if min(n - self.least, self.most - n) * unit > APART), self.most]


def draw(scene: Scene, box: Box) -> None:
    """Income above, points below."""
    income, points = box.inset(12, 5).rows(2, 4)
    ends = DATA.income
    values = [player.income for player in scene.view.players]
    _scale(scene, income, Scale(scene.say("income"), ends.min, ends.max, STEP, signed), values)
    values = [player.vp for player in scene.view.players]
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
    """Shapes over their values; those that would overlap are moved apart and up."""
    side = min(34.0, box.h / 1.3)
    placed: list[Box] = []
    for seat in sorted(range(len(at)), key=lambda seat: (at[seat], seat)):
        x = at[seat]
        levels = (box.bottom - side, max(box.y, box.bottom - 2 * side - 1))
        spots = [Box(x + dx - side / 2, y, side, side) for dx in SHIFTS for y in levels]
        spots = [spot for spot in spots if spot.right <= box.right + side / 2]
        place = min(spots, key=lambda spot: sum(_share(spot, other) for other in placed))
        placed.append(place)
        scene.c.stamp(shapes.player, place, seat)


def _share(one: Box, two: Box) -> float:
    """How much two boxes overlap."""
    wide = min(one.right, two.right) - max(one.x, two.x)
    high = min(one.bottom, two.bottom) - max(one.y, two.y)
    return max(0.0, wide) * max(0.0, high)
