"""The players one below another, the same in every game: a frame around whoever acts, the points behind a star."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from renderers.draw import livery, signs
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD
from renderers.scene import Scene


class Look(NamedTuple):
    """How rows are set apart, in design units: how far the acting player's frame is inset into its row, and its
    corners; how far the line above all rows but the first is from their sides and top (None: no line).
    """

    frame: tuple[float, float] = (-2, 1)
    corner: tuple[float, float] = (12, 5)
    line: tuple[float, float] | None = (4, 0)


USUAL = Look()


def rows(
    scene: Scene[Any, Any],
    seats: Sequence[int],
    places: Sequence[Box],
    look: Look = USUAL,
    sign: Callable[[int], int] = int,
) -> list[tuple[int, Box]]:
    """The seats with their places, with lines drawn between them; `sign` gives the seat whose colour to use."""
    for number, (seat, place) in enumerate(zip(seats, places, strict=True)):
        if number and look.line is not None:
            aside, up = look.line
            scene.c.rule(place.x + aside, place.y - up, place.w - 2 * aside, 1.5)
        if scene.view.acting == seat and not scene.over:
            scene.c.stamp(livery.frame, place.inset(*look.frame), sign(seat), *look.corner)
    return list(zip(seats, places, strict=True))


def points(c: Canvas, right: float, y: float, text: str, size: float, *, star: float, away: float) -> Box:
    """Points that end at `right`, and a star that begins `away` before them; returns the star's box."""
    wide = c.text(right, y, text, size, weight=BOLD, anchor="rm")
    place = Box(right - wide - away, y - star / 2, star, star)
    c.stamp(signs.points, place)
    return place
