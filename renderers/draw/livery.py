"""A player's livery: colour, shape and pattern, the same in every game, so nobody is told apart by hue alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.contrast import SHAPE, Pair, contrast, legible, shape, text
from renderers.draw.hexgrid import Point
from renderers.draw.palette import PLAYERS, Colour, Theme, mix
from renderers.draw.strokes import beside, spaced

WHITE, BLACK = "#ffffff", "#000000"
LIGHTER = 0.72
"""How far the colour of track that leads nowhere yet is mixed with white."""


def rim(seat: int) -> Colour:
    """The dark edge of everything in a player's colour: it stands out from any light ground."""
    return mix(PLAYERS[seat], BLACK, 0.5)


def ink(seat: int) -> Colour:
    """The text colour on a player's colour."""
    return max(WHITE, BLACK, key=lambda one: contrast(one, PLAYERS[seat]))


def mark(seat: int) -> Colour:
    """The pattern on a player's colour: white if that gives a shape enough contrast."""
    return WHITE if contrast(WHITE, PLAYERS[seat]) >= SHAPE else rim(seat)


def light(seat: int) -> Colour:
    """The bed of a track that leads nowhere yet."""
    return mix(PLAYERS[seat], WHITE, LIGHTER)


def colours(theme: Theme) -> tuple[Colour, ...]:
    """The flat colours of all liveries besides the players' own."""
    return tuple(shade for seat in range(len(PLAYERS)) for shade in (rim(seat), framed(seat, theme)))


def pairs(theme: Theme) -> tuple[Pair, ...]:
    """The pairs on and around a player's colour, in any game."""
    found: list[Pair] = []
    grounds = (theme.paper, theme.panel, theme.well)
    for seat, hue in enumerate(PLAYERS):
        found += text("a number on a player's colour", ink(seat), hue)
        found += shape("a pattern on a player's colour", mark(seat), hue)
        found += shape("a pattern on a track that leads nowhere yet", rim(seat), light(seat))
        found += shape("the dark edge of a player's shape in its light one", rim(seat), WHITE)
        found += shape("the edge of a player's shape", rim(seat) if theme.key == "light" else WHITE, *grounds)
        found += shape("a player's frame", framed(seat, theme), theme.paper, theme.panel)
    return tuple(found)


def frame(c: Canvas, box: Box, seat: int, radius: float, width: float) -> None:
    """A frame in a player's colour, as light or dark as its card requires."""
    c.rect(box, None, framed(seat, c.theme), width, radius)


def framed(seat: int, theme: Theme) -> Colour:
    """The colour of a player's frame."""
    # of the grounds on either side of the frame, the one closer to its colour
    return legible(PLAYERS[seat], theme.paper if theme.key == "light" else theme.well, SHAPE)


def track(c: Canvas, points: Sequence[Point], seat: int, width: float, done: bool = True) -> None:
    """A player's track along a line: a bed of this width in the player's colour with a dark edge, and the player's
    pattern on it. If it is not `done`, light and dark are swapped.
    """
    edge, bed, on = rim(seat), PLAYERS[seat], mark(seat)
    if not done:
        bed, on = light(seat), edge
    c.line(points, edge, width)
    c.line(points, bed, width * 0.76)
    PATTERNS[seat](c, points, on, width)


Pattern: TypeAlias = Callable[[Canvas, Sequence[Point], Colour, float], None]
"""Draws a pattern in a colour along a line, on a bed of this width."""


def _line(c: Canvas, points: Sequence[Point], fill: Colour, width: float) -> None:
    """One continuous line."""
    c.line(points, fill, width * 0.24)


def _ties(c: Canvas, points: Sequence[Point], fill: Colour, width: float) -> None:
    """Bars across it."""
    for (x, y), (dx, dy) in spaced(points, width * 0.8):
        reach = width * 0.38
        c.line([(x - dy * reach, y + dx * reach), (x + dy * reach, y - dx * reach)], fill, width * 0.3)


def _dots(c: Canvas, points: Sequence[Point], fill: Colour, width: float) -> None:
    """Dots."""
    for (x, y), _ in spaced(points, width * 1.1):
        c.ellipse(Box(x, y, 0, 0).inset(-width * 0.25), fill)


def _dashes(c: Canvas, points: Sequence[Point], fill: Colour, width: float) -> None:
    """Long dashes along the middle."""
    for (x, y), (dx, dy) in spaced(points, width * 2.6):
        reach = width * 0.62
        c.line([(x - dx * reach, y - dy * reach), (x + dx * reach, y + dy * reach)], fill, width * 0.36)


def _slants(c: Canvas, points: Sequence[Point], fill: Colour, width: float) -> None:
    """Slanted bars."""
    for (x, y), (dx, dy) in spaced(points, width * 1.1):
        across, along = width * 0.36, width * 0.36
        ends = [(x - dy * side * across + dx * side * along, y + dx * side * across + dy * side * along)
                for side in (-1, 1)]  # fmt: skip
        c.line(ends, fill, width * 0.26)


def _rails(c: Canvas, points: Sequence[Point], fill: Colour, width: float) -> None:
    """Two continuous lines."""
    for gap in (-0.2, 0.2):
        c.line(beside(points, gap * width), fill, width * 0.16)


PATTERNS: tuple[Pattern, ...] = (_line, _ties, _dots, _dashes, _slants, _rails)
"""By seat."""
