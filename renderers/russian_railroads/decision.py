"""The picture for a decision: action spaces and supply above, the board and means of who decides below.

What can be chosen is framed: action spaces and own engineers, and the places where a rail, a locomotive or a marker of
the industry track would come to lie.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.russian_railroads.actions import OWN_ENGINEER
from engine.games.russian_railroads.industry import Forward
from engine.games.russian_railroads.locomotives import Place
from engine.games.russian_railroads.tracks import Step
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.layers import UNITS
from renderers.i18n import Words
from renderers.russian_railroads import actions, headline, panel, strip, supply
from renderers.russian_railroads.scene import Plan, Scene, letters

MARGIN, GAP = 20.0, 12.0
BOARD, SIDE = 300.0, 470.0
"""Height of the main board, and width of its right part: engineers and supply."""
FRAME = 5.0
"""How broad the frame of a choice is."""


def _panel_height() -> float:
    return panel.HEIGHT * (UNITS - 2 * MARGIN) / panel.WIDTH


def height(plan: Plan) -> float:
    """The height of the picture in design units."""
    return headline.HEIGHT + GAP + BOARD + GAP + _panel_height() + MARGIN


def _boxes(plan: Plan) -> tuple[Box, Box, list[Box], Box]:
    """The headline, the action spaces, the parts at their right, the board of who decides."""
    head, rest = Box(0, 0, UNITS, height(plan)).top(headline.HEIGHT, GAP)
    board, rest = rest.inset(MARGIN, 0).top(BOARD, GAP)
    spaces, side = board.left(board.w - SIDE, 10)
    return head, spaces, side.rows([152, 98, 44], 7), rest.top(_panel_height())[0]


def ground(c: Canvas, plan: Plan, words: Words) -> None:
    """The empty board."""
    head, spaces, (engineers, stacks, cards), own = _boxes(plan)
    headline.ground(c, head)
    actions.ground(c, spaces, plan.spaces, letters(words))
    strip.ground(c, engineers, plan.roles)
    supply.ground(c, stacks, cards)
    panel.ground(c, own, words)


def draw(scene: Scene, plan: Plan) -> None:
    """What lies on it, and what can be chosen."""
    head, spaces, (engineers, stacks, cards), own = _boxes(plan)
    headline.draw(scene, head)
    actions.draw(scene, spaces, plan.spaces)
    strip.draw(scene, engineers, plan.roles)
    supply.draw_stacks(scene, stacks)
    supply.draw_cards(scene, cards)
    panel.draw(scene, own, scene.view.players[scene.shown])
    for box in choices(scene, plan):
        scene.c.stamp(shapes.frame, box, None, 9, (scene.theme.ink, FRAME))


def choices(scene: Scene, plan: Plan) -> Iterator[Box]:
    """Where the options of the decision lie, or would come to lie."""
    if scene.ask is None:
        return
    _, spaces, (engineers, *_), own = _boxes(plan)
    board = actions.places(spaces, plan.spaces) | strip.places(engineers, plan.roles)
    parts = panel.places(own)
    player = scene.view.players[scene.shown]
    badges = panel.engineer_places(parts.supply, player, panel.BADGE * parts.unit, parts.unit)
    for key, option in scene.ask.options.items():
        if key in board:
            yield board[key]
        elif key.startswith(OWN_ENGINEER):
            yield badges[int(key.removeprefix(OWN_ENGINEER))].inset(-3)
        elif isinstance(option, Step):
            yield parts.routes[option.route].cells[option.to - 1].inset(1, -1)
        elif isinstance(option, Place):
            yield parts.routes[option.route].locos[option.index]
        elif isinstance(option, Forward):
            yield parts.industry[option.to].inset(1, -1)
