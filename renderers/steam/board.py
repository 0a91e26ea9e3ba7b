"""The map alone, as large as the picture; where a decision is about places, they are marked."""

from __future__ import annotations

from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.layers import UNITS
from renderers.i18n import Words
from renderers.steam import headline, legend, mapview, means, options, terrain
from renderers.steam.atlas import Atlas, atlas_of, height_of
from renderers.steam.marks import marks_for
from renderers.steam.scene import Plan, Scene, standing

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
    """The printed map, faded if places are to be marked on it, and what explains it."""
    head, atlas, side = _boxes(plan)
    mapview.ground(c, atlas, words, plan.dim)
    terrain.frame(c, atlas, Box(0, head.bottom, UNITS, height(plan) - head.bottom))
    headline.ground(c, head)
    if plan.dim:
        own, side = side.top(means.HEIGHT, GAP)
        means.ground(c, own)
    if _lists(plan):
        shapes.frame(c, side, c.theme.panel, 14)
    else:
        legend.ground(c, side, plan, words)


def _lists(plan: Plan) -> bool:
    """Whether the side lists options instead of explaining the map."""
    return plan.dim and plan.picture == "moving"


def draw(scene: Scene, plan: Plan) -> None:
    """Everything that lies on the map; at its side the own means and what there is to choose, then the players."""
    head, atlas, side = _boxes(plan)
    headline.draw(scene, head)
    marks = marks_for(scene.view, scene.ask) if plan.dim else None
    mapview.draw(scene, atlas, marks)
    seats = standing(scene)
    if plan.dim:
        own, side = side.top(means.HEIGHT, GAP)
        means.draw(scene, own)
        seats = [seat for seat in seats if seat != means.whose(scene)]
    if marks is not None and _lists(plan):
        inner = side.inset(14, 12)
        list_, inner = inner.top(options.high(len(marks.choices)), 12)
        options.draw(scene, list_, marks.choices)
        legend.draw(scene, inner, seats)
    else:
        legend.draw(scene, side.top(legend.high(plan))[1].inset(12, 0), seats)
