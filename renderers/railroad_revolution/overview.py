"""The overview: map, telegraph line, performance tracks and players; for a decision, the own company beside the map."""

from __future__ import annotations

from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.layers import UNITS
from renderers.i18n import Words
from renderers.railroad_revolution import beside, headline, key, mapview, own, standings, telegraph, tracks
from renderers.railroad_revolution.chart import SUPPLY, chart_of, height_of
from renderers.railroad_revolution.marks import marks_of
from renderers.railroad_revolution.scene import DECISION, Plan, Scene, letters

MARGIN, GAP = 16.0, 12.0
MAP = 1060.0
"""Width of the map."""
LINE, TRACKS, KEY = 136.0, 140.0, 44.0
"""Heights of the telegraph line, of the performance tracks and of the key."""


def height(plan: Plan) -> float:
    """The height of the picture in design units."""
    return headline.HEIGHT + height_of(MAP) + LINE + TRACKS + KEY + 4 * GAP + MARGIN


def _boxes(plan: Plan) -> tuple[Box, Box, Box, Box, Box, Box]:
    """The headline, the map, the telegraph line, the tracks and the key below it, the players at the right."""
    head, rest = Box(0, 0, UNITS, height(plan)).top(headline.HEIGHT, GAP)
    left, players = Box(MARGIN, rest.y, UNITS - 2 * MARGIN, rest.h - MARGIN).left(MAP, GAP)
    map_, rest = left.top(height_of(MAP), GAP)
    line, rest = rest.top(LINE, GAP)
    both, signs = rest.top(TRACKS, GAP)
    return head, map_, line, both, signs, players


def ground(c: Canvas, plan: Plan, words: Words) -> None:
    """The empty table."""
    head, map_, line, both, signs, side = _boxes(plan)
    headline.ground(c, head)
    mapview.ground(c, map_, words)
    chart = chart_of(map_)
    beside.legend(c, chart.box(SUPPLY), chart.unit, words)
    telegraph.ground(c, line, letters(words))
    tracks.ground(c, both, words)
    key.strip(c, signs, words)
    if plan.picture == DECISION:
        own.ground(c, side, words)
    else:
        standings.ground(c, side, plan.seats)


def draw(scene: Scene, plan: Plan) -> None:
    """Everything that lies on the table."""
    head, map_, line, both, _, side = _boxes(plan)
    marks = marks_of(scene.ask, scene.request.plans)
    headline.draw(scene, head)
    mapview.draw(scene, map_, marks)
    if plan.picture != DECISION:
        beside.wealth(scene, chart_of(map_))
    telegraph.draw(scene, line, marks)
    tracks.draw(scene, both, list(range(scene.view.seats)))
    if plan.picture == DECISION:
        own.draw(scene, side, scene.view.players[scene.shown])
    else:
        standings.draw(scene, side)
