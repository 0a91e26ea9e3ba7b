"""The key to the map."""

from __future__ import annotations

from engine.games.cargo_empire.data import DATA
from renderers.cargo_empire import icons, mapview, pieces
from renderers.cargo_empire.colours import ON_GOLD
from renderers.cargo_empire.scene import PREFIX, letters
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import SEMIBOLD
from renderers.i18n import Words

LINE = 38.0
LINES = ("supply", "demand", "level-2", "level-3", "beside", "port")


def height() -> float:
    """The height of the whole key, in design units."""
    return 56 + len(LINES) * LINE


def ground(c: Canvas, box: Box, words: Words) -> None:
    """As many lines as there is room for, below each other."""
    shapes.frame(c, box, c.theme.panel, 14)
    c.text(box.x + 16, box.y + 24, words(f"{PREFIX}legend"), 25, c.theme.muted, weight=SEMIBOLD, room=box.w - 30)
    y = box.y + 46
    for key in LINES[: int((box.h - 50) // LINE)]:
        line = Box(box.x + 16, y, box.w - 32, LINE)
        _art(c, line, key, words)
        left = line.x + 148
        c.text(left, line.cy, words(f"{PREFIX}legend-{key}"), 24, room=line.right - left, least=16)
        y += LINE


def _art(c: Canvas, box: Box, key: str, words: Words) -> None:
    """What a line explains."""
    art = Box(box.x, box.cy - 15, 30, 30)
    if key in ("supply", "demand"):
        marks = letters(words)
        for number, colour in enumerate(DATA.goods):
            place = Box(art.x + number * 34, art.y, 30, 30)
            c.stamp(pieces.cube if key == "supply" else pieces.demand, place, colour, marks[colour])
    elif key == "beside":
        c.stamp(pieces.free, art)
    elif key == "port":
        c.stamp(icons.anchor, art, c.theme.ink)
    else:
        c.stamp(mapview.crowned, Box(art.x, art.y, 46, 30))
        if key == "level-3":
            c.text(art.x + 23, box.cy, words(f"{PREFIX}level-3"), 22, ON_GOLD, weight=SEMIBOLD, anchor="mm")
