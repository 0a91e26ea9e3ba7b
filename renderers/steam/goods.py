"""Goods cubes: a colour, and the letter that it carries."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.steam.data import DATA
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD
from renderers.steam.colours import CANDIDATE, CANDIDATE_EDGE, GOODS

AIR = 0.14
"""Room around a cube for its edge, in shares of the whole."""


def cube(c: Canvas, box: Box, colour: str, letter: str, marked: bool = False) -> None:
    """A cube; a marked one can be chosen."""
    paint, side = GOODS[colour], box.w
    if marked:
        c.rect(box.inset(-side * 0.16), CANDIDATE, CANDIDATE_EDGE, side * 0.09, side * 0.2)
    else:
        c.rect(box.inset(-side * 0.07), "#ffffff", radius=side * 0.18)
    c.rect(box, paint.face, paint.edge, side * 0.09, side * 0.14)
    c.text(box.cx, box.cy, letter, side * 0.8, paint.mark, weight=BOLD, anchor="mm")


def sprite(c: Canvas, box: Box, colour: str, letter: str, marked: bool) -> None:
    """A cube with room for its edge around it."""
    cube(c, box.inset(box.w * AIR), colour, letter, marked)


def room(box: Box) -> Box:
    """The box for `sprite` around that of a cube."""
    return box.inset(-box.w * AIR / (1 - 2 * AIR))


def cubes(goods: Mapping[str, int]) -> list[str]:
    """The cubes one by one, in the order of the colours."""
    return [colour for colour in DATA.colours for _ in range(goods.get(colour, 0))]
