"""One player: the own links in colour on the map, the own figures beside it."""

from __future__ import annotations

from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.i18n import Words
from renderers.steam import mapview, overview
from renderers.steam.marks import Marks
from renderers.steam.scene import Plan, Scene


def height(plan: Plan) -> float:
    """The height of the picture in design units."""
    return overview.height(plan)


def ground(c: Canvas, plan: Plan, words: Words) -> None:
    """The empty table."""
    overview.ground(c, plan, words)


def draw(scene: Scene, plan: Plan) -> None:
    """Everything that lies on the table."""
    overview.draw(scene, plan)


__all__ = ["Box", "Marks", "mapview"]
