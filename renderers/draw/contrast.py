"""Contrast: which colour lies on which, and how far apart the two must be (WCAG 2.2, 1.4.3 and 1.4.11)."""

from __future__ import annotations

from typing import NamedTuple

from renderers.draw.palette import CHANGED, Colour, Theme, mix, rgb, soft, spare

TEXT, SHAPE = 4.5, 3.0
"""Minimum contrast of a text, and of a meaningful shape, whatever its size."""
STEPS = 50


class Pair(NamedTuple):
    """A colour on a ground, its use, and the contrast it needs."""

    what: str
    on: Colour
    ground: Colour
    least: float


def text(what: str, on: Colour, *grounds: Colour) -> tuple[Pair, ...]:
    """A text on each of these grounds."""
    return tuple(Pair(what, on, ground, TEXT) for ground in grounds)


def shape(what: str, on: Colour, *grounds: Colour) -> tuple[Pair, ...]:
    """A meaningful shape on each of these grounds."""
    return tuple(Pair(what, on, ground, SHAPE) for ground in grounds)


def luminance(colour: Colour) -> float:
    """Relative luminance, 0 (black) to 1 (white)."""
    parts = [value / 255 for value in rgb(colour)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, two: Colour) -> float:
    """The contrast ratio of two colours, 1 (none) to 21 (black and white)."""
    low, high = sorted((luminance(one), luminance(two)))
    return (high + 0.05) / (low + 0.05)


def legible(colour: Colour, ground: Colour, least: float = TEXT) -> Colour:
    """The colour, darker or lighter by just enough to stand out from a ground."""
    end = max("#000000", "#ffffff", key=lambda far: contrast(far, ground))
    shades = (mix(colour, end, step / STEPS) for step in range(STEPS + 1))
    return next((shade for shade in shades if contrast(shade, ground) >= least), end)


def pairs(theme: Theme) -> tuple[Pair, ...]:
    """The pairs in every picture: text and outlines on the sheet and on cards, the headline, the mark of a change."""
    grounds = (theme.paper, theme.panel, theme.well)
    dashes, line = CHANGED
    return (
        *text("text", theme.ink, *grounds),
        *text("minor text", theme.muted, *grounds),
        *text("the headline", theme.on_accent, theme.accent),
        *text("the phase in the headline", soft(theme), theme.accent),
        *shape("a round played", theme.on_accent, spare(theme)),
        *shape("an empty place", theme.faint, *grounds),
        *text("the letter of what can be chosen", line, dashes),
        *shape("the dashes of a change", dashes, line),
        *shape("a change", line if theme.key == "light" else dashes, *grounds),
    )
