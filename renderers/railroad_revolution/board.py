"""The map and the telegraph line as large as the picture."""

from __future__ import annotations

from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.layers import UNITS
from renderers.i18n import Words
from renderers.railroad_revolution import beside, headline, mapview, telegraph
from renderers.railroad_revolution.chart import SUPPLY, chart_of, height_of
from renderers.railroad_revolution.scene import Plan, Scene, letters

MARGIN, GAP = 16.0, 12.0
MAP = UNITS - 2 * MARGIN
LINE = 190.0


def height(plan: Plan) -> float:
    """The height of the picture in design units."""
    return headline.HEIGHT + GAP + height_of(MAP) + GAP + LINE + MARGIN


def _boxes(plan: Plan) -> tuple[Box, Box, Box]:
    head, rest = Box(0, 0, UNITS, height(plan)).top(headline.HEIGHT, GAP)
    map_, line = Box(MARGIN, rest.y, MAP, rest.h - MARGIN).top(height_of(MAP), GAP)
    return head, map_, line


def ground(c: Canvas, plan: Plan, words: Words) -> None:
    """The printed map with a legend, and the telegraph line."""
    head, map_, line = _boxes(plan)
    headline.ground(c, head)
    mapview.ground(c, map_, words)
    chart = chart_of(map_)
    beside.legend(c, chart.box(SUPPLY), chart.unit, words)
    telegraph.ground(c, line, letters(words))


def draw(scene: Scene, plan: Plan) -> None:
    """Everything that lies on the map and the line."""
    head, map_, line = _boxes(plan)
    headline.draw(scene, head)
    mapview.draw(scene, map_)
    beside.players(scene, chart_of(map_))
    beside.wealth(scene, chart_of(map_))
    telegraph.draw(scene, line)
