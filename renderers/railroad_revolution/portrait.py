"""Every picture for a phone that is held upright: what it shows, one below the other, players as rows."""

from __future__ import annotations

from renderers.column import Column
from renderers.railroad_revolution import headline, market, parts
from renderers.railroad_revolution.chart import height_of
from renderers.railroad_revolution.scene import DECISION, MAP, MARKET, OVERVIEW, PLAYER, Plan, Scene

MARGIN, GAP = 16.0, 10.0
ROW = 74.0
"""Height of a player's row."""
PAIR = 148.0
"""Height of the milestones of two players beside each other."""
CARD = 133.0
"""Height of a milestone to be decided on."""
WORDED = 262.0
"""Height of the telegraph line with its tiles in words."""

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


def _stack(plan: Plan) -> dict[str, float]:
    """The parts of a picture with their heights, from the top; for a decision about milestones, these and no map."""
    names = STACKS[plan.picture]
    if plan.cards:
        names = ("own", "deals", "people", "cards", *(() if plan.large else ("tracks",)))
    return {part: _high(part, plan) * COLUMN.share(part, plan) for part in names}


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


COLUMN: Column[Plan, Scene] = Column(headline.tall, parts.ground, parts.draw, _stack, {*LARGE, "players"}, MARGIN, GAP)
