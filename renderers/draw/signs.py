"""Signs that several games share: money, victory points, the letter of a plan, and the colour of a choice."""

from __future__ import annotations

from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.contrast import Pair, shape
from renderers.draw.fonts import BOLD
from renderers.draw.palette import CHANGED, Colour, Theme
from renderers.draw.shapes import rounded, star
from renderers.draw.strokes import spaced, stroke

COIN_EDGE, COIN_INK = "#96720a", "#3a2c00"
CANDIDATE, CANDIDATE_EDGE, CANDIDATE_INK = CHANGED[0], CHANGED[1], CHANGED[1]
"""A choice is white with a dark edge, which is no player's colour; a thin ring of short dashes marks a change."""


def chosen(theme: Theme, face: Colour, edge: Colour, *lands: Colour) -> tuple[Pair, ...]:
    """The pairs that make a choice, in these two colours, stand out from any land of a map."""
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


def tag(c: Canvas, box: Box, mark: int | str) -> None:
    """The number of an option: white with a dark edge, like every choice."""
    c.mark(box, str(mark))
    c.ellipse(box, CANDIDATE_EDGE)
    c.ellipse(box.inset(box.w * 0.07), CANDIDATE)
    text = str(mark)
    size = box.h * (0.72 if len(text) == 1 else 0.68)
    c.text(box.cx, box.cy, text, size, CANDIDATE_INK, weight=BOLD, anchor="mm")


def candidate(c: Canvas, box: Box, radius: float, broad: float) -> None:
    """The frame of a possible choice, just inside a box: white dashes with dark edges, `broad` thick."""
    outline = rounded(box.inset(broad / 2), radius)
    fine = [at for at, _ in spaced([*outline, outline[0]], broad / FINE)]
    count = max(4, round(len(fine) / (GAP * FINE)))
    begins = [round(number * len(fine) / count) for number in range(count)]
    for colour, wide in ((CANDIDATE_EDGE, broad), (CANDIDATE, broad * BRIGHT)):
        for begin in begins:
            stroke(c, fine[begin : begin + DASH * FINE], colour, wide)


FINE = 3
"""The number of points per thickness of that frame."""
DASH, GAP, BRIGHT = 2, 3.6, 0.52
"""Length of its dashes, distance from one to the next, width of the white; as multiples of its thickness."""


def letter(c: Canvas, box: Box, text: str, size: float = 0.72, radius: float = 0.3) -> None:
    """The letter of a plan; its size and the rounding of its corners are shares of the box's height."""
    c.mark(box, text)
    c.rect(box, c.theme.panel, radius=box.h * radius)
    c.rect(box.inset(box.h * 0.06), c.theme.accent, radius=box.h * (radius - 0.04))
    c.text(box.cx, box.cy, text, box.h * size, c.theme.on_accent, weight=BOLD, anchor="mm")


def told(c: Canvas, box: Box, mark: int | str) -> None:
    """The number of an option, or in its place the letters of plans that begin with it."""
    if isinstance(mark, int) or mark.isdigit():
        tag(c, box, mark)
    else:
        letter(c, box, mark, 0.78 if len(mark) == 1 else 0.62)
