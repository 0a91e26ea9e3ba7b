"""Every picture for a phone that is held upright: what it shows, one below the other, players as rows."""

from __future__ import annotations

from renderers.column import Column
from renderers.draw.layers import ACROSS
from renderers.request import PORTRAIT
from renderers.russian_railroads import headline, parts, rows
from renderers.russian_railroads.parts import LARGE, ROOMY, SMALL
from renderers.russian_railroads.scene import DECISION, MAIN, OVERVIEW, PLAYER, Plan, Scene

MARGIN, GAP = 12.0, 8.0
WIDE = ACROSS[PORTRAIT] - 2 * MARGIN
STACKS = {
    OVERVIEW: {"players": 0.0, "spaces": 450.0, "strip": 140.0, "stacks": 92.0, "cards": 50.0},
    MAIN: {"players": 0.0, "spaces": 490.0, "strip": 200.0, "stacks": 170.0, "cards": 62.0},
    PLAYER: {"own": ROOMY.height(WIDE), "engineers": 166.0, "tokens": 170.0, "bonuses": 190.0},
    DECISION: {"spaces": 394.0, "strip": 122.0, "stacks": 84.0, "cards": 44.0, "tray": 60.0, "own": SMALL.height(WIDE)},
}
"""The parts of each picture from the top, and their heights in design units; rows of players have their own."""
AMONG_SPACES = {"spaces": 430.0, "strip": 138.0, "stacks": 96.0, "cards": 46.0, "own": SMALL.height(WIDE)}
"""Where nothing else can be chosen, and so nothing stands beside the boards."""
OFFERS = {"offers": 560.0, "own": LARGE.height(WIDE)}
POINTS = {"players": 0.0, "points": 640.0}
LARGER = {"players": 0.0, "tray": 124.0, "offers": 736.0}
"""The parts whose type is large where it is asked for, and their heights then; the others are as large as without."""


def _stack(plan: Plan) -> dict[str, float]:
    kinds = ((plan.spaces_only, AMONG_SPACES), (plan.offers, OFFERS), (plan.points, POINTS))
    heights = next((stack for asked, stack in kinds if asked), STACKS[plan.picture])
    players = rows.height(plan.seats, plan.same, routes=plan.picture == OVERVIEW)
    found = {part: players if part == "players" else high * COLUMN.share(part, plan) for part, high in heights.items()}
    if plan.large:
        known = {"own": ROOMY.height(WIDE) * plan.same, **{part: high for part, high in LARGER.items() if high}}
        found |= {part: high for part, high in known.items() if part in found}
    return found


COLUMN: Column[Plan, Scene] = Column(
    headline.tall, parts.ground, parts.draw, _stack, LARGER, MARGIN, GAP, above=parts.above
)
