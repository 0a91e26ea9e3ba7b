"""Pictures of Russian Railroads."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.russian_railroads.view import View
from renderers.draw.canvas import Canvas
from renderers.draw.layers import Drawing
from renderers.i18n import Words
from renderers.russian_railroads import colours, overview
from renderers.russian_railroads.scene import Plan, Scene, plan_of

PICTURES = ("overview", "main", "player")


def drawing(
    view: View, picture: str, seat: int | None, words: Words, names: Sequence[str], before: View | None
) -> Drawing[Plan]:
    """A picture of the table: `overview`, `main` (the main board) or `player` (the board of `seat`)."""
    plan = plan_of(view, picture)

    def pieces(c: Canvas) -> None:
        overview.draw(Scene(c, view, before, words, names), plan)

    return Drawing(plan, overview.height(plan), overview.ground, pieces, colours.ALL)
