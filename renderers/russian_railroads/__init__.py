"""Pictures of Russian Railroads."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.russian_railroads.view import View
from renderers.draw.canvas import Canvas
from renderers.draw.layers import Drawing
from renderers.i18n import Words
from renderers.russian_railroads import colours, mainboard, overview, playerboard
from renderers.russian_railroads.scene import Plan, Scene, plan_of

PICTURES = ("overview", "main", "player")


def drawing(
    view: View, picture: str, seat: int, words: Words, names: Sequence[str], before: View | None
) -> Drawing[Plan]:
    """A picture of the table: `overview`, `main` (the main board) or `player` (the board of `seat`)."""
    plan = plan_of(view, picture)

    def pieces(c: Canvas) -> None:
        scene = Scene(c, view, before, words, names)
        if picture == "player":
            playerboard.draw(scene, plan, seat)
        else:
            (mainboard if picture == "main" else overview).draw(scene, plan)

    module = {"overview": overview, "main": mainboard, "player": playerboard}[picture]
    return Drawing(plan, module.height(plan), module.ground, pieces, colours.ALL)
