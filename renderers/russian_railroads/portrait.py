"""Every picture for a phone held upright: its parts from top to bottom, with players as rows."""

from __future__ import annotations

from renderers.column import Column
from renderers.draw.layers import ACROSS, TALLEST
from renderers.headline import TALL
from renderers.request import PORTRAIT
from renderers.russian_railroads import headline, offers, parts, regions, rows
from renderers.russian_railroads.parts import AIRY, ALONE, LARGE, SMALL, SNUG
from renderers.russian_railroads.scene import DECISION, HELD, MAIN, OVERVIEW, PLAYER, Plan, Scene

MARGIN, GAP = 12.0, 8.0
WIDE = ACROSS[PORTRAIT] - 2 * MARGIN
STACKS = {
    OVERVIEW: {"players": 0.0, "spaces": 380.0, "strip": 146.0, "stacks": 100.0, "cards": 68.0},
    MAIN: {"players": 0.0, "spaces": 440.0, "strip": 220.0, "stacks": 186.0, "cards": 78.0},
    PLAYER: {"own": ALONE.height(WIDE), "engineers": 170.0, "tokens": 214.0, "bonuses": 150.0},
    DECISION: {"stacks": 104.0, "tray": 60.0, "own": AIRY.height(WIDE)},
}
"""The parts of each picture from the top, with their heights in design units; rows of players set their own."""
AMONG_SPACES = {"spaces": 350.0, "strip": 134.0, "stacks": 100.0, "own": SMALL.height(WIDE)}
"""When only action spaces can be chosen."""
LOW = 72.0
"""Height of the stacks when they form a row."""
ENLARGED = {
    OVERVIEW: {"players": 0.0, "spaces": 384.0},
    MAIN: {"spaces": 520.0, "strip": 260.0, "stacks": 240.0, "cards": 90.0},
    PLAYER: {"own": ALONE.height(WIDE), "engineers": 158.0, "tokens": 204.0, "bonuses": 150.0},
    DECISION: {"stacks": 104.0, "tray": 0.0, "own": AIRY.height(WIDE)},
}
"""The same with large type: whatever doesn't fit is in its own picture, one press away."""
AMONG_LARGE = {"spaces": 418.0, "strip": 148.0, "own": SNUG.height(WIDE)}
POINTS, POINTS_LARGE = {"players": 0.0, "points": 620.0}, {"players": 0.0, "points": 396.0}
LARGER = {"players": 0.0, "tray": 124.0, "offers": 0.0}
"""The parts that have large type on request, and their heights then; the others keep their size."""
OFFER, BRIEF = 132.0, 84.0
"""Maximum height of an offered thing, and of one among many."""


def _stack(plan: Plan) -> dict[str, float]:
    if plan.offers:
        return _offered(plan)
    own = ((plan.spaces_only, AMONG_SPACES, AMONG_LARGE), (plan.points, POINTS, POINTS_LARGE))
    usual, large = next(
        ((usual, large) for asked, usual, large in own if asked), (STACKS[plan.picture], ENLARGED[plan.picture])
    )
    left_out = {*HELD} - {*plan.held} | ({"tray"} if not plan.tray else set())
    players = rows.height(plan.seats, plan.same, routes=plan.picture == OVERVIEW)
    own_heights = {"players": players} | ({"stacks": LOW * plan.same} if plan.low else {})
    found = {
        part: own_heights.get(part, high * COLUMN.share(part, plan))
        for part, high in (large if plan.large else usual).items()
        if part not in left_out
    }
    if plan.large and "tray" in found:
        found["tray"] = LARGER["tray"]
    return found


def _offered(plan: Plan) -> dict[str, float]:
    """What is offered, with one's own board below it; with large type, the offer only."""
    many = plan.offers > offers.FEW
    own = {} if plan.large else {"own": (SMALL if many else LARGE).height(WIDE)}
    rest = TALLEST[plan.layout] - TALL * plan.same - 2 * GAP - MARGIN - sum(own.values())
    count = plan.offers if plan.large or not many else -(-plan.offers // 2)
    return {"offers": min(rest, 20 + count * (BRIEF if many else OFFER)), **own}


COLUMN: Column[Plan, Scene] = Column(
    headline.tall, parts.ground, parts.draw, _stack, LARGER, MARGIN, GAP, above=parts.above, turn=regions.turn
)
