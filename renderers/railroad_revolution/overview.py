"""The overview: all that the table needs in one picture."""

from __future__ import annotations

from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.layers import UNITS
from renderers.i18n import Words
from renderers.railroad_revolution import beside, headline, mapview, standings, telegraph, tracks
from renderers.railroad_revolution.chart import chart_of, height_of
from renderers.railroad_revolution.scene import Plan, Scene, letters

MARGIN, GAP = 16.0, 12.0
MAP = 1116.0
"""Width of the map."""
LINE, TRACKS = 140.0, 136.0
"""Heights of the telegraph line and of the performance tracks."""


def height(plan: Plan) -> float:
    """The height of the picture in design units."""
    return headline.HEIGHT + GAP + height_of(MAP) + GAP + LINE + GAP + TRACKS + MARGIN


def _boxes(plan: Plan) -> tuple[Box, Box, Box, Box, Box]:
    """The headline, the map, the telegraph line and the tracks below it, the players at the right."""
    head, rest = Box(0, 0, UNITS, height(plan)).top(headline.HEIGHT, GAP)
    left, players = Box(MARGIN, rest.y, UNITS - 2 * MARGIN, rest.h - MARGIN).left(MAP, GAP)
    map_, rest = left.top(height_of(MAP), GAP)
    line, both = rest.top(LINE, GAP)
    return head, map_, line, both, players


def ground(c: Canvas, plan: Plan, words: Words) -> None:
    """The empty table."""
    head, map_, line, both, players = _boxes(plan)
    headline.ground(c, head)
    mapview.ground(c, map_, words)
    beside.ground(c, chart_of(map_))
    telegraph.ground(c, line, letters(words))
    tracks.ground(c, both, words)
    standings.ground(c, players, plan.seats)


def draw(scene: Scene, plan: Plan) -> None:
    """Everything that lies on the table."""
    head, map_, line, both, players = _boxes(plan)
    headline.draw(scene, head)
    mapview.draw(scene, map_)
    beside.deals(scene, chart_of(map_))
    beside.supply(scene, chart_of(map_))
    beside.wealth(scene, chart_of(map_))
    telegraph.draw(scene, line)
    tracks.draw(scene, both, list(range(scene.view.seats)))
    standings.draw(scene, players)
