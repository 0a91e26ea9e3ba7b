"""The key to the map."""

from __future__ import annotations

from engine.games.cargo_empire.data import DATA
from renderers.cargo_empire import icons, mapview, pieces
from renderers.cargo_empire.scene import CITY_COLOURS, PREFIX, letters
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import SEMIBOLD
from renderers.i18n import Words

LINE = 40.0


def height(rows: int = 9) -> float:
    """The height of the key, in design units."""
    return 52 + rows * LINE


def ground(c: Canvas, box: Box, words: Words) -> None:
    """As many lines as there is room for, below each other."""
    shapes.frame(c, box, c.theme.panel, 14)
    c.text(box.x + 16, box.y + 24, words(f"{PREFIX}legend"), 25, c.theme.muted, weight=SEMIBOLD, room=box.w - 30)
    marks = letters(words)
    goods, demands, cities = ([marks[colour] for colour in known] for known in (DATA.goods, DATA.goods, CITY_COLOURS))
    lines = ["supply", "demand", "beside", "level-2", "level-3", "port"]
    y = box.y + 48
    for key in lines[: int((box.h - 56) // LINE)]:
        row = Box(box.x + 16, y, box.w - 32, LINE)
        art = Box(row.x, row.cy - 15, 30, 30)
        if key in ("supply", "demand"):
            sketch = pieces.cube if key == "supply" else pieces.demand
            for number, (colour, letter) in enumerate(zip(DATA.goods, goods or demands, strict=True)):
                c.stamp(sketch, Box(row.x + number * 34, art.y, 30, 30), colour, letter)
        elif key == "beside":
            c.stamp(pieces.free, art)
        elif key == "port":
            c.stamp(icons.anchor, art, c.theme.ink)
        else:
            c.stamp(mapview.crowned, Box(row.x, art.y, 46, 30))
            if key == "level-2":
                c.stamp(pieces.cube, Box(row.x + 12, art.y + 4, 22, 22), "white", "")
            else:
                c.text(row.x + 23, row.cy, words(f"{PREFIX}level-3"), 22, "#2b2200", weight=SEMIBOLD, anchor="mm")
        left = row.x + 148
        c.text(left, row.cy, words(f"{PREFIX}legend-{key}"), 24, room=row.right - left, least=16)
        y += LINE
    assert cities
