"""The picture for a decision: action spaces and supply above, the board and means of who decides below.

What can be chosen is framed and numbered as in the list: action spaces and own engineers, and the places where a rail,
a locomotive or a marker would come to lie. What has no place of its own stands in the header of the board, or, where
nothing but that is offered, in the place of the action spaces.
"""

from __future__ import annotations

from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.layers import UNITS
from renderers.i18n import Words
from renderers.russian_railroads import actions, choices, headline, offers, panel, plans, strip, supply, tray
from renderers.russian_railroads.scene import Plan, Scene

MARGIN, GAP = 20.0, 12.0
BOARD, SIDE = 324.0, 540.0
"""Height of the main board, and width of its right part: engineers and supply."""
FORM = panel.Form(header=800)


def height(plan: Plan) -> float:
    """The height of the picture in design units."""
    return headline.HEIGHT + GAP + BOARD + GAP + FORM.height(UNITS - 2 * MARGIN) + MARGIN


def _boxes(plan: Plan) -> tuple[Box, Box, list[Box], Box]:
    """The headline, the action spaces, the parts at their right, the board of who decides."""
    head, rest = Box(0, 0, UNITS, height(plan)).top(headline.HEIGHT, GAP)
    board, rest = rest.inset(MARGIN, 0).top(BOARD, GAP)
    spaces, side = board.left(board.w - SIDE, 10)
    return head, spaces, side.rows([156, 108, 46], 7), rest.top(FORM.height(rest.w))[0]


def ground(c: Canvas, plan: Plan, words: Words) -> None:
    """The empty board."""
    head, spaces, (engineers, stacks, cards), own = _boxes(plan)
    headline.ground(c, head)
    panel.ground(c, own, words, FORM)
    if plan.offers:
        shapes.frame(c, _whole(spaces), c.theme.panel, 14)
        return
    actions.ground(c, spaces, plan.spaces, words)
    strip.ground(c, engineers, plan.roles)
    supply.ground(c, stacks, cards)


def _whole(spaces: Box) -> Box:
    return Box(spaces.x, spaces.y, UNITS - 2 * MARGIN, spaces.h)


def draw(scene: Scene, plan: Plan) -> None:
    """What lies on it, and what can be chosen."""
    head, spaces, (engineers, stacks, cards), own = _boxes(plan)
    player = scene.view.players[scene.shown]
    headline.draw(scene, head)
    panel.draw(scene, own, player, FORM)
    if plan.offers:
        offers.draw(scene, _whole(spaces))
        return
    actions.draw(scene, spaces, plan.spaces)
    strip.draw(scene, engineers, plan.roles)
    supply.draw_stacks(scene, stacks)
    supply.draw_cards(scene, cards)
    at = panel.places(own, FORM)
    board = actions.places(spaces, plan.spaces) | strip.places(engineers, plan.roles)
    table = choices.Table(board, supply.places(stacks), at, panel.engineer_places(own, player, FORM))
    tray.draw(scene, at.header.inset(0, 2), choices.draw(scene, table))
    plans.draw(scene, table)
