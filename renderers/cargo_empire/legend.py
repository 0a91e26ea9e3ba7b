"""The key beside the map: the most common pieces, in two columns, and what the star counts."""

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
WIDE = 150.0
ART = {"supply": 132.0, "demand": 132.0, "level-3": 132.0, "level-2": 50.0, "beside": 50.0, "port": 50.0}


MORE = ("road", "rail", "sea", "marker", "card", "objective", "kept", "changed")
"""More pieces, below the others if there is room."""


def height(room: float = 0.0) -> float:
    """The key's height in design units if it has this much room; at least what it needs."""
    least = TOP + (len(LEFT) + 1) * LINE + 8
    return least + min(len(MORE), max(0, int((room - least) / LINE))) * LINE


def ground(c: Canvas, box: Box, words: Words) -> None:
    """Six kinds of pieces, the star, and as many more as fit."""
    shapes.frame(c, box, c.theme.panel, 14)
    c.text(box.x + 16, box.y + 23, words(f"{PREFIX}legend"), 25, c.theme.muted, weight=SEMIBOLD, room=box.w - 30)
    known = key.lines(words)
    upper, rest = box.inset(16, 0).top(TOP)[1].top(len(LEFT) * LINE)
    for column, names in zip(upper.columns([1.12, 0.88], 10), (LEFT, RIGHT), strict=True):
        for name, place in zip(names, column.rows(len(names)), strict=True):
            shown = key.Line(known[name], words(f"{PREFIX}legend-{name}"))
            key.line(c, place, shown, ART[name], SIZE)
    while rest.h >= LINE:
        place, rest = rest.top(LINE)
        name = ("points", *MORE)[round((place.y - upper.bottom) / LINE)]
        key.line(c, place, key.Line(known[name], key.text(words, name)), WIDE if len(known[name]) > 1 else 52.0, SIZE)
