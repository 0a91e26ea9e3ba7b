"""The main board in full, with every player's name, score and supply."""

from __future__ import annotations

from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.layers import UNITS
from renderers.i18n import Words
from renderers.russian_railroads import actions, headline, panel, strip, supply
from renderers.russian_railroads.scene import Plan, Scene

MARGIN, GAP = 20.0, 14.0
SPACES, STRIP = 428.0, 250.0
STRIP_WIDTH = 850.0


def _rows(plan: Plan) -> list[int]:
    """How many players each row has."""
    return [2, 2] if plan.seats == 4 else [plan.seats]


def height(plan: Plan) -> float:
    """The height of the picture in design units."""
    rows = len(_rows(plan))
    return headline.HEIGHT + GAP + SPACES + GAP + STRIP + rows * (GAP + panel.SUMMARY) + MARGIN


def _boxes(plan: Plan) -> tuple[Box, Box, Box, Box, Box, list[Box]]:
    """Headline, action spaces, engineers, stacks, cards, and the players by seat."""
    head, rest = Box(0, 0, UNITS, height(plan)).top(headline.HEIGHT, GAP)
    spaces, rest = rest.inset(MARGIN, 0).top(SPACES, GAP)
    middle, rest = rest.top(STRIP, GAP)
    engineers, right = middle.left(STRIP_WIDTH, GAP)
    stacks, cards = right.top(STRIP - 84, GAP)
    counts = _rows(plan)
    below = rest.top(len(counts) * (panel.SUMMARY + GAP) - GAP)[0].rows(len(counts), GAP)
    players = [cell for row, count in zip(below, counts, strict=True) for cell in row.columns(count, GAP)]
    return head, spaces, engineers, stacks, cards, players


def ground(c: Canvas, plan: Plan, words: Words) -> None:
    """The empty board."""
    head, spaces, engineers, stacks, cards, players = _boxes(plan)
    headline.ground(c, head)
    actions.ground(c, spaces, plan.spaces, words)
    strip.ground(c, engineers, plan.roles)
    supply.ground(c, stacks, cards)
    for box in players:
        shapes.frame(c, box, c.theme.panel, 14)


def draw(scene: Scene, plan: Plan) -> None:
    """Everything that lies on it."""
    head, spaces, engineers, stacks, cards, players = _boxes(plan)
    headline.draw(scene, head)
    actions.draw(scene, spaces, plan.spaces)
    strip.draw(scene, engineers, plan.roles)
    supply.draw_stacks(scene, stacks)
    supply.draw_cards(scene, cards)
    for player in scene.view.players:
        panel.draw_summary(scene, players[player.seat], player)
