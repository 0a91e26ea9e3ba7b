"""The income and the victory point scales, with everybody's shape."""

from __future__ import annotations

from engine.games.steam.data import DATA
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import SEMIBOLD
from renderers.steam.scene import Scene
from renderers.steam.standings import signed

CAPTION = 116.0
NUMBERS = 20.0
"""Width of the captions, height of the row of numbers."""
VP_STEP = 25
"""The scale of points ends at a multiple of this."""


def ground(c: Canvas, box: Box) -> None:
    """The card behind both scales."""
    shapes.frame(c, box, c.theme.panel, 14)


def draw(scene: Scene, box: Box) -> None:
    """Income above, points below."""
    income, points = box.inset(12, 6).rows(2, 4)
    values = [player.income for player in scene.view.players]
    _scale(scene, income, scene.say("income"), values, (DATA.income.min, DATA.income.max), 5)
    values = [player.vp for player in scene.view.players]
    most = max(VP_STEP, -(-max(values) // VP_STEP) * VP_STEP)
    _scale(scene, points, scene.say("points"), values, (min(0, *values), most), 5 if most <= 50 else VP_STEP)


def _scale(scene: Scene, box: Box, caption: str, values: list[int], ends: tuple[int, int], step: int) -> None:
    c, (least, most) = scene.c, ends
    name, rest = box.left(CAPTION)
    c.text(name.x, name.cy, caption, 24, c.theme.muted, weight=SEMIBOLD, room=name.w - 10)
    line = rest.inset(14, 0)
    unit = line.w / (most - least)
    y = box.bottom - NUMBERS
    c.rect(Box(line.x - 8, y - 3, line.w + 16, 6), c.theme.line, radius=3)
    for value in range(least, most + 1):
        if (value % step == 0 or value in ends) and (value in ends or min(value - least, most - value) * unit > 22):
            x = line.x + (value - least) * unit
            c.rect(Box(x - 1.5, y - 6, 3, 12), c.theme.faint)
            c.text(
                x, y + 13, signed(value) if least < 0 else str(value), 15, c.theme.muted, weight=SEMIBOLD, anchor="mm"
            )
    _markers(scene, Box(line.x, box.y, line.w, y - box.y - 2), [line.x + (value - least) * unit for value in values])


def _markers(scene: Scene, box: Box, at: list[float]) -> None:
    """Shapes over their values; those that would overlap are moved apart and up."""
    side = min(28.0, box.h * 0.62)
    placed: list[Box] = []
    for seat in sorted(range(len(at)), key=lambda seat: (at[seat], seat)):
        x = at[seat]
        levels = (box.bottom - side, box.bottom - side - (box.h - side))
        spots = [Box(x + dx - side / 2, y, side, side) for dx in (0.0, -9.0, 9.0, -18.0, 18.0, -27, 27) for y in levels]
        place = min(spots, key=lambda spot: sum(_share(spot, other) for other in placed))
        placed.append(place)
        scene.c.stamp(shapes.player, place, seat)


def _share(one: Box, two: Box) -> float:
    """How much two boxes overlap."""
    wide = min(one.right, two.right) - max(one.x, two.x)
    high = min(one.bottom, two.bottom) - max(one.y, two.y)
    return max(0.0, wide) * max(0.0, high)
