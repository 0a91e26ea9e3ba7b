"""The overview: all that the table needs in one picture."""

from __future__ import annotations

from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.layers import UNITS
from renderers.i18n import Words
from renderers.steam import actions, headline, mapview, scales, standings, supply, terrain
from renderers.steam.atlas import Atlas, atlas_of, height_of
from renderers.steam.scene import Plan, Scene

MARGIN, GAP = 16.0, 12.0
MAP = 1000.0
"""Width of the map."""
SCALES, TILES, STOCK = 108.0, 176.0, 242.0
"""Heights of the scales, the action tiles and the goods supply; the latter two share what is left."""


def height(plan: Plan) -> float:
    """The height of the picture in design units."""
    return headline.HEIGHT + GAP + height_of(plan.map, MAP) + MARGIN


def _boxes(plan: Plan) -> tuple[Box, Atlas, Box, Box, Box, Box]:
    """The headline, the map, and at its right the players, the scales, the action tiles and the supply."""
    head, rest = Box(0, 0, UNITS, height(plan)).top(headline.HEIGHT, GAP)
    left, side = Box(MARGIN, rest.y, UNITS - 2 * MARGIN, rest.h - MARGIN).left(MAP, GAP)
    spare = side.h - 3 * GAP
    players = min(spare - TILES - STOCK - SCALES, plan.seats * 104.0 + 12)
    more = (spare - players - TILES - STOCK - SCALES) / 2
    one, two, three, four = side.rows([players, SCALES, TILES + more, STOCK + more], GAP)
    return head, atlas_of(plan.map, left), one, two, three, four


def ground(c: Canvas, plan: Plan, words: Words) -> None:
    """The empty table."""
    head, atlas, players, both, tiles, stock = _boxes(plan)
    mapview.ground(c, atlas, words)
    terrain.frame(c, atlas, Box(0, head.bottom, UNITS, height(plan) - head.bottom))
    headline.ground(c, head)
    standings.ground(c, players)
    scales.ground(c, both)
    actions.ground(c, tiles, words)
    supply.ground(c, stock, words)


def draw(scene: Scene, plan: Plan) -> None:
    """Everything that lies on the table."""
    head, atlas, players, both, tiles, stock = _boxes(plan)
    headline.draw(scene, head)
    mapview.draw(scene, atlas)
    standings.draw(scene, players)
    scales.draw(scene, both)
    actions.draw(scene, tiles)
    supply.draw(scene, stock)
