"""The map alone with the key and the row; where a decision is about cities, they are marked."""

from __future__ import annotations

from renderers.cargo_empire import headline, legend, mapview, row, standings, terrain
from renderers.cargo_empire.atlas import atlas_of
from renderers.cargo_empire.scene import Plan, Scene
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.layers import UNITS
from renderers.i18n import Words

MARGIN, GAP = 16.0, 12.0
MAP_W, MAP_H = 1090.0, 1080.0


def height(plan: Plan) -> float:
    """The height of the picture in design units."""
    return headline.HEIGHT + MAP_H + 2 * MARGIN


def _boxes(plan: Plan) -> tuple[Box, Box, Box, Box, Box]:
    """The headline, the map; at its right the players, the row and the key."""
    head, rest = Box(0, 0, UNITS, height(plan)).top(headline.HEIGHT)
    left, side = rest.inset(MARGIN).left(MAP_W, GAP)
    players, side = side.top(plan.rows * (standings.HIGHEST + 2) + 12, GAP)
    cards, key = side.top(row.HEIGHT, GAP)
    return head, left, players, cards, Box(key.x, key.y, key.w, legend.height(key.h))


def ground(c: Canvas, plan: Plan, words: Words) -> None:
    """The printed map, empty cards, and the key."""
    head, left, players, cards, key = _boxes(plan)
    mapview.ground(c, atlas_of(plan.map, left), words)
    terrain.frame(c, atlas_of(plan.map, left))
    headline.ground(c, head)
    standings.ground(c, players)
    row.ground(c, cards, words)
    legend.ground(c, key, words)


def draw(scene: Scene, plan: Plan) -> None:
    """Everything that lies on the map, and who has what."""
    head, left, players, cards, _ = _boxes(plan)
    headline.draw(scene, head)
    mapview.draw(scene, atlas_of(plan.map, left))
    standings.draw(scene, players)
    row.draw(scene, cards)
