"""Goods cubes: a colour, and the letter on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from engine.games.steam.data import DATA
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD
from renderers.draw.signs import CANDIDATE, CANDIDATE_EDGE
from renderers.steam.colours import GOODS, faint

AIR = 0.14
"""Room around a cube for its edge, as a share of the whole."""


Look = Literal["plain", "marked", "faint"]
"""A marked cube can be chosen; a faint cube can't, while others can."""


def sprite(c: Canvas, box: Box, colour: str, letter: str, look: Look = "plain") -> None:
    """A cube with room for its edge around it."""
    paint, around = faint(colour, c.theme) if look == "faint" else GOODS[colour], box
    box = box.inset(box.w * AIR)
    side = box.w
    if look == "marked":
        c.rect(around, CANDIDATE, CANDIDATE_EDGE, side * 0.07, side * 0.22)
    else:
        c.rect(box.inset(-side * 0.07), "#ffffff", radius=side * 0.18)
    c.rect(box, paint.face, paint.edge, side * 0.09, side * 0.14)
    c.text(box.cx, box.cy, letter, side * 0.8, paint.mark, weight=BOLD, anchor="mm")


def chip(c: Canvas, box: Box, colour: str, text: str, look: Look = "plain") -> None:
    """All cubes of a colour as one: its letter and their number."""
    paint = faint(colour, c.theme) if look == "faint" else GOODS[colour]
    if look == "marked":
        c.rect(box, CANDIDATE, CANDIDATE_EDGE, box.h * 0.07, box.h * 0.2)
        box = box.inset(box.h * 0.1)
    else:
        c.rect(box, "#ffffff", radius=box.h * 0.18)
        box = box.inset(box.h * 0.05)
    c.rect(box, paint.face, paint.edge, box.h * 0.08, box.h * 0.14)
    c.text(box.cx, box.cy, text, box.h * 0.8, paint.mark, weight=BOLD, anchor="mm", room=box.w * 0.84, least=1)


def room(box: Box) -> Box:
    """The box for `sprite` around a cube's box."""
    return box.inset(-box.w * AIR / (1 - 2 * AIR))


def cubes(goods: Mapping[str, int]) -> list[str]:
    """The cubes one by one, in colour order."""
    return [colour for colour in DATA.colours for _ in range(goods.get(colour, 0))]
