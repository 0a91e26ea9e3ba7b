"""Every picture for a phone that is held upright: what it shows, one below the other, players as rows."""

from __future__ import annotations

from renderers.column import Column
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
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
    "line": 208.0, "tracks": 250.0, "own": 200.0, "deals": 118.0, "people": 190.0,
    "company": 190.0, "legend": 190.0, "trains": 102.0, "bank": market.FLAT, "cities": 600.0,
    "pieces": 150.0, "owned": 150.0, "cards": 266.0,
}  # fmt: skip
"""Heights of the parts, in design units."""
LARGE = {
    "own": 204.0, "deals": 172.0, "trains": 206.0, "bank": market.BANK, "people": 200.0,
    "cards": 300.0,
}  # fmt: skip
"""Those of parts with large type; the others are as large as without."""
TWO, LARGE_CARD, SOURCES = 128.0, 168.0, 66.0
"""There, too: a player's row, which has two lines, a milestone to be decided on, and points by source."""
OF_PLAYER = {"people": own.people, "company": own.company, "pieces": mat.pieces, "cards": own.cards}
"""What draws the parts about one player."""


def _stack(plan: Plan) -> dict[str, float]:
    """The parts of a picture with their heights, from the top; for a decision about milestones, these and no map."""
    parts = STACKS[plan.picture]
    if plan.cards:
        parts = ("own", "deals", "people", "cards", *(() if plan.large else ("tracks",)))
    return {part: _high(part, plan) * COLUMN.share(part, plan) for part in parts}


def _high(part: str, plan: Plan) -> float:
    if part == "players":
        return plan.seats * (TWO if plan.large else ROW)
    if part == "milestones":
        return market.TITLE + 20 + -(-plan.seats // 2) * PAIR
    if part == "cards" and plan.cards:
        return plan.cards * (LARGE_CARD if plan.large else CARD)
    if part == "map":
        return height_of(plan.units / plan.same - 2 * MARGIN)
    if plan.large and part in LARGE:
        return LARGE[part] + (SOURCES if part == "own" and plan.picture == PLAYER else 0)
    if part == "line" and plan.picture == MAP:
        return WORDED
    return HEIGHTS[part]


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


def _across(part: str, plan: Plan) -> int:
    """In how many columns a part of the market is."""
    return 1 if plan.large and part == "trains" else 2


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
            standings.draw_rows(scene, box, two=plan.large)
        case "legend":
            return
        case "own":
            own.means(scene, box, player, plan)
        case "people" | "company" | "pieces" | "cards":
            OF_PLAYER[part](scene, box, player)
        case "owned":
            playerboard.trains(scene, box.inset(14, 10), player)
        case "deals":
            market.deals(scene, box)
        case _:
            market.draw_part(scene, part, box, _across(part, plan))


COLUMN: Column[Plan, Scene] = Column(
    headline.tall, _ground, _draw, headline.TALL, _stack, {*LARGE, "players"}, MARGIN, GAP
)
