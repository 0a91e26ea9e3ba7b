"""Signs that several games have: money, victory points, the letter of a plan, and the colour of what can be chosen."""

from __future__ import annotations

from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.contrast import Pair, shape
from renderers.draw.fonts import BOLD
from renderers.draw.palette import CHANGED, Colour, Theme
from renderers.draw.shapes import star

COIN_EDGE, COIN_INK = "#96720a", "#3a2c00"
CANDIDATE, CANDIDATE_EDGE, CANDIDATE_INK = CHANGED[0], CHANGED[1], CHANGED[1]
"""What can be chosen: white with a dark edge, which is no player's; a thin ring of short dashes says what changed."""


def chosen(theme: Theme, face: Colour, edge: Colour, *lands: Colour) -> tuple[Pair, ...]:
    """What can be chosen, in these two colours, stands out from any land of a map."""
    outer = edge if theme.key == "light" else face
    return (
        *shape("the rim of what can be chosen", face, edge),
        *shape("the edge of what can be chosen", outer, *lands),
    )


def coin(c: Canvas, box: Box) -> None:
    """A coin."""
    c.ellipse(box, COIN_EDGE)
    c.ellipse(box.inset(box.w * 0.07), c.theme.gold)
    c.text(box.cx, box.cy, "$", box.h * 0.78, COIN_INK, weight=BOLD, anchor="mm")


def points(c: Canvas, box: Box) -> None:
    """Victory points: a star."""
    c.polygon(star(box.cx, box.cy + box.h * 0.03, box.h * 0.54, 10, 0.5), c.theme.gold, COIN_EDGE, box.h * 0.05)


def letter(c: Canvas, box: Box, text: str, size: float = 0.72, radius: float = 0.3) -> None:
    """The letter of a plan; its size and how round its corners are, in heights of the box."""
    c.rect(box, c.theme.panel, radius=box.h * radius)
    c.rect(box.inset(box.h * 0.06), c.theme.accent, radius=box.h * (radius - 0.04))
    c.text(box.cx, box.cy, text, box.h * size, c.theme.on_accent, weight=BOLD, anchor="mm")
