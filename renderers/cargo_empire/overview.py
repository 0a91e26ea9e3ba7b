"""The overview: all that the table needs in one picture."""

from __future__ import annotations

from renderers.cargo_empire import headline, legend, mapview, row, standings, terrain, tracks
from renderers.cargo_empire.atlas import atlas_of
from renderers.cargo_empire.scene import PREFIX, Plan, Scene
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.layers import UNITS
from renderers.i18n import Words

MARGIN, GAP = 16.0, 12.0
MAP_W, MAP_H = 1060.0, 990.0


def height(plan: Plan) -> float:
    """The height of the picture in design units."""
    return headline.HEIGHT + GAP + MAP_H + GAP + tracks.HEIGHT + MARGIN


def parts(plan: Plan) -> tuple[Box, Box, Box, Box]:
    """The headline, the map; what is at its right; below all the development board."""
    head, rest = Box(0, 0, UNITS, height(plan)).top(headline.HEIGHT, GAP)
    upper, board = rest.inset(MARGIN, 0).top(MAP_H, GAP)
    return head, *upper.left(MAP_W, GAP), board.top(tracks.HEIGHT)[0]


def _boxes(plan: Plan) -> tuple[Box, Box, Box, Box, Box, Box]:
    """The headline, the map; at its right the players, the row and the key; below all the development board."""
    head, left, side, board = parts(plan)
    high = min(side.h - row.HEIGHT - legend.height() - 2 * GAP, plan.rows * (standings.HIGHEST + 2) + 12)
    players, side = side.top(high, GAP)
    cards, key = side.top(row.HEIGHT, GAP)
    key = Box(key.x, key.y, key.w, legend.height(key.h))
    return head, left, players, cards, key, board


def ground(c: Canvas, plan: Plan, words: Words) -> None:
    """The empty table."""
    head, left, players, cards, key, board = _boxes(plan)
    mapview.ground(c, atlas_of(plan.map, left), words)
    terrain.frame(c, atlas_of(plan.map, left))
    headline.ground(c, head)
    standings.ground(c, players)
    row.ground(c, cards, words)
    legend.ground(c, key, words)
    tracks.ground(c, board, words(f"{PREFIX}start"))


def draw(scene: Scene, plan: Plan) -> None:
    """Everything that lies on the table."""
    head, left, players, cards, _, board = _boxes(plan)
    headline.draw(scene, head)
    mapview.draw(scene, atlas_of(plan.map, left))
    standings.draw(scene, players)
    row.draw(scene, cards)
    tracks.draw(scene, board)
