"""The map alone, as large as the picture; where a decision is about places, they are marked."""

from __future__ import annotations

from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.layers import UNITS
from renderers.i18n import Words
from renderers.steam import headline, mapview, terrain
from renderers.steam.atlas import Atlas, atlas_of, height_of
from renderers.steam.marks import marks_of
from renderers.steam.scene import Plan, Scene, letters

MARGIN = 16.0


def height(plan: Plan) -> float:
    """The height of the picture in design units."""
    return headline.HEIGHT + height_of(plan.map, UNITS - 2 * MARGIN) + 2 * MARGIN


def _boxes(plan: Plan) -> tuple[Box, Atlas]:
    head, rest = Box(0, 0, UNITS, height(plan)).top(headline.HEIGHT)
    return head, atlas_of(plan.map, rest.inset(MARGIN))


def ground(c: Canvas, plan: Plan, words: Words) -> None:
    """The printed map; faded if places are to be marked on it."""
    head, atlas = _boxes(plan)
    mapview.ground(c, atlas, letters(words), plan.dim)
    terrain.frame(c, atlas, Box(0, head.bottom, UNITS, height(plan) - head.bottom))
    headline.ground(c, head)


def draw(scene: Scene, plan: Plan) -> None:
    """Everything that lies on the map."""
    head, atlas = _boxes(plan)
    headline.draw(scene, head)
    mapview.draw(scene, atlas, marks_of(plan.map, scene.ask) if plan.dim else None)
