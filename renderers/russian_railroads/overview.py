"""The overview: all that the table needs in one picture."""

from __future__ import annotations

from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.layers import UNITS
from renderers.i18n import Words
from renderers.russian_railroads import actions, headline, panel, standings, strip, supply
from renderers.russian_railroads.scene import Plan, Scene

MARGIN, GAP = 20.0, 12.0
BOARD = 270.0
SIDE = 470.0
"""Height of the main board, and width of its right part: engineers and supply."""


def _panel_height() -> float:
    return panel.SIDE_BY_SIDE.height((UNITS - 2 * MARGIN - GAP) / 2)


def height(plan: Plan) -> float:
    """The height of the picture in design units."""
    rows = -(-plan.seats // 2)
    return headline.HEIGHT + GAP + BOARD + (GAP + _panel_height()) * rows + MARGIN


def _boxes(plan: Plan) -> tuple[Box, Box, list[Box], list[Box]]:
    """The headline, the action spaces, the parts at their right, and the players' panels by seat."""
    head, rest = Box(0, 0, UNITS, height(plan)).top(headline.HEIGHT, GAP)
    board, rest = rest.inset(MARGIN, 0).top(BOARD, GAP)
    spaces, side = board.left(board.w - SIDE, 10)
    parts = side.rows([122, 98, 44], 7)
    panels = [
        cell
        for row in rest.rows([_panel_height()] * (-(-plan.seats // 2)) + [MARGIN - GAP], GAP)[:-1]
        for cell in row.columns(2, GAP)
    ]
    return head, spaces, parts, panels


def ground(c: Canvas, plan: Plan, words: Words) -> None:
    """The empty table; once the game is over, points take the place of the main board."""
    head, spaces, (engineers, stacks, cards), panels = _boxes(plan)
    headline.ground(c, head)
    if plan.points:
        shapes.frame(c, _whole(spaces), c.theme.panel, 14)
    else:
        actions.ground(c, spaces, plan.spaces, words)
        strip.ground(c, engineers, plan.roles)
        supply.ground(c, stacks, cards)
    for box in panels[: plan.seats]:
        panel.ground(c, box, words)
    for box in panels[plan.seats :]:
        shapes.frame(c, box, c.theme.panel, 14)


def _whole(spaces: Box) -> Box:
    return Box(spaces.x, spaces.y, UNITS - 2 * MARGIN, spaces.h)


def draw(scene: Scene, plan: Plan) -> None:
    """Everything that lies on the table."""
    head, spaces, (engineers, stacks, cards), panels = _boxes(plan)
    headline.draw(scene, head)
    if plan.points:
        standings.draw_wide(scene, _whole(spaces))
    else:
        actions.draw(scene, spaces, plan.spaces)
        strip.draw(scene, engineers, plan.roles)
        supply.draw_stacks(scene, stacks)
        supply.draw_cards(scene, cards)
    for player in scene.view.players:
        panel.draw(scene, panels[player.seat], player)
    for box in panels[plan.seats :]:
        standings.draw_tall(scene, box)
