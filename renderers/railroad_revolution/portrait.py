"""Every picture for a phone that is held upright: what it shows, one below the other, players as rows."""

from __future__ import annotations

from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.layers import PORTRAIT_UNITS
from renderers.i18n import Words
from renderers.railroad_revolution import (
    beside,
    headline,
    mapview,
    market,
    mat,
    own,
    playerboard,
    standings,
    telegraph,
    tracks,
)
from renderers.railroad_revolution.chart import height_of
from renderers.railroad_revolution.marks import marks_of
from renderers.railroad_revolution.scene import DECISION, MAP, MARKET, OVERVIEW, PLAYER, Plan, Scene, letters

MARGIN, GAP = 16.0, 10.0
WIDE = PORTRAIT_UNITS - 2 * MARGIN
ROW = 74.0
"""Height of a player's row."""
PAIR = 148.0
"""Height of the milestones of two players beside each other."""
CARD = 133.0
"""Height of a milestone to be decided on."""
WORDED = 262.0
"""Height of the telegraph line with its tiles in words."""
LEGEND = 1.6
"""How much larger the legend is than on the map."""

STACKS = {
    OVERVIEW: ("map", "line", "tracks", "players"),
    DECISION: ("own", "map", "deals", "company", "line"),
    MAP: ("map", "line", "legend", "players"),
    MARKET: ("deals", "trains", "bank", "cities", "milestones"),
    PLAYER: ("own", "people", "pieces", "owned", "tracks", "cards"),
}
HEIGHTS = {
    "map": height_of(WIDE), "line": 208.0, "tracks": 250.0, "own": 200.0, "deals": 118.0, "people": 190.0,
    "company": 190.0, "legend": 190.0, "trains": 102.0, "bank": market.FLAT, "cities": 600.0,
    "pieces": 150.0, "owned": 150.0, "cards": 266.0,
}  # fmt: skip
"""Heights of the parts, in design units."""
OF_PLAYER = {
    "own": own.summary,
    "people": own.people,
    "company": own.company,
    "pieces": mat.pieces,
    "cards": own.cards,
}
"""What draws the parts about one player."""


def _stack(plan: Plan) -> dict[str, float]:
    """The parts of a picture with their heights, from the top; for a decision about milestones, these and no map."""
    parts = STACKS[plan.picture]
    if plan.cards:
        parts = ("own", "deals", "people", "cards", "tracks")
    return {part: _high(part, plan) for part in parts}


def _high(part: str, plan: Plan) -> float:
    if part == "players":
        return plan.seats * ROW
    if part == "milestones":
        return market.TITLE + 20 + -(-plan.seats // 2) * PAIR
    if part == "cards" and plan.cards:
        return plan.cards * CARD
    if part == "line" and plan.picture == MAP:
        return WORDED
    return HEIGHTS[part]


def height(plan: Plan) -> float:
    """The height of the picture in design units."""
    parts = _stack(plan)
    return headline.TALL + sum(parts.values()) + GAP * len(parts) + MARGIN


def _boxes(plan: Plan) -> tuple[Box, dict[str, Box]]:
    head, rest = Box(0, 0, PORTRAIT_UNITS, height(plan)).top(headline.TALL, GAP)
    return head, rest.inset(MARGIN, 0).strips(_stack(plan), GAP)


def ground(c: Canvas, plan: Plan, words: Words) -> None:
    """What is printed."""
    head, boxes = _boxes(plan)
    headline.ground(c, head)
    for part, box in boxes.items():
        _ground(c, part, box, plan, words)


def _ground(c: Canvas, part: str, box: Box, plan: Plan, words: Words) -> None:
    match part:
        case "map":
            mapview.ground(c, box, words, tall=True)
        case "line":
            telegraph.ground(c, box, letters(words), tall=True)
        case "tracks":
            tracks.ground(c, box, words, alone=plan.picture == PLAYER, tall=True)
        case "players":
            standings.ground_rows(c, box, plan.seats)
        case "legend":
            beside.legend(c, box, LEGEND, words)
        case "people":
            own.ground_people(c, box, words)
        case "company":
            own.ground_company(c, box, words)
        case "pieces":
            mat.ground_pieces(c, box)
        case "deals" | "own" | "cards" | "owned":
            shapes.frame(c, box, c.theme.panel, 14)
        case _:
            market.ground_part(c, part, box, words)


def draw(scene: Scene, plan: Plan) -> None:
    """What lies on it."""
    head, boxes = _boxes(plan)
    headline.tall(scene, head)
    for part, box in boxes.items():
        _draw(scene, part, box, plan)


def _draw(scene: Scene, part: str, box: Box, plan: Plan) -> None:
    player, marks = scene.view.players[scene.shown], marks_of(scene.ask, scene.request.plans)
    match part:
        case "map":
            mapview.draw(scene, box, marks, tall=True)
        case "line":
            telegraph.draw(scene, box, marks, tall=True)
        case "tracks":
            seats = [scene.shown] if plan.picture == PLAYER else list(range(scene.view.seats))
            tracks.draw(scene, box, seats, tall=True)
        case "players":
            standings.draw_rows(scene, box)
        case "legend":
            return
        case "own" | "people" | "company" | "pieces" | "cards":
            OF_PLAYER[part](scene, box, player)
        case "owned":
            playerboard.trains(scene, box.inset(14, 10), player)
        case "deals":
            market.deals(scene, box)
        case _:
            market.draw_part(scene, part, box)
