"""The key to the map beside it: what is seen most, in two columns, and what the star counts."""

from __future__ import annotations

from renderers.cargo_empire import key
from renderers.cargo_empire.scene import PREFIX
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import SEMIBOLD
from renderers.i18n import Words

LINE, SIZE = 36.0, 22.0
TOP = 42.0
LEFT, RIGHT = ("supply", "demand", "level-3"), ("level-2", "beside", "port")
ART = {"supply": 132.0, "demand": 132.0, "level-3": 132.0, "level-2": 50.0, "beside": 50.0, "port": 50.0}


def height() -> float:
    """The height of the whole key, in design units."""
    return TOP + (len(LEFT) + 1) * LINE + 8


def ground(c: Canvas, box: Box, words: Words) -> None:
    """Six kinds of pieces, and the star."""
    shapes.frame(c, box, c.theme.panel, 14)
    c.text(box.x + 16, box.y + 23, words(f"{PREFIX}legend"), 25, c.theme.muted, weight=SEMIBOLD, room=box.w - 30)
    known = key.lines(words)
    upper, star = box.top(TOP)[1].top(len(LEFT) * LINE)
    for column, names in zip(upper.inset(16, 0).columns([1.12, 0.88], 10), (LEFT, RIGHT), strict=True):
        for name, place in zip(names, column.rows(len(names)), strict=True):
            shown = key.Line(known[name], words(f"{PREFIX}legend-{name}"))
            key.line(c, place, shown, ART[name], SIZE)
    points = key.Line(known["points"], words(f"{PREFIX}key-points"))
    key.line(c, Box(star.x + 16, star.y, star.w - 32, LINE), points, 36, SIZE)
