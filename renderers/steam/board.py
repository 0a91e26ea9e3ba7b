"""The map alone, as large as the picture; where a decision is about places, they are marked."""

from __future__ import annotations

from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.layers import UNITS
from renderers.i18n import Words
from renderers.steam import headline, legend, mapview, terrain
from renderers.steam.atlas import Atlas, atlas_of, height_of
from renderers.steam.marks import marks_of
from renderers.steam.scene import Plan, Scene, letters

MARGIN, GAP = 16.0, 12.0
SIDE = 372.0
"""Width of the legend."""


def height(plan: Plan) -> float:
    """The height of the picture in design units."""
    return headline.HEIGHT + height_of(plan.map, UNITS - 2 * MARGIN - GAP - SIDE) + 2 * MARGIN


def _boxes(plan: Plan) -> tuple[Box, Atlas, Box]:
    head, rest = Box(0, 0, UNITS, height(plan)).top(headline.HEIGHT)
    rest = rest.inset(MARGIN)
    left, side = rest.left(rest.w - SIDE - GAP, GAP)
    return head, atlas_of(plan.map, left), side


def ground(c: Canvas, plan: Plan, words: Words) -> None:
    """The printed map, faded if places are to be marked on it, and the legend."""
    head, atlas, side = _boxes(plan)
    mapview.ground(c, atlas, letters(words), plan.dim)
    terrain.frame(c, atlas, Box(0, head.bottom, UNITS, height(plan) - head.bottom))
    headline.ground(c, head)
    legend.ground(c, side, plan, words)


def draw(scene: Scene, plan: Plan) -> None:
    """Everything that lies on the map."""
    head, atlas, side = _boxes(plan)
    headline.draw(scene, head)
    mapview.draw(scene, atlas, marks_of(plan.map, scene.ask) if plan.dim else None)
    legend.draw(scene, side, plan)
