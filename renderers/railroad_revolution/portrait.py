"""Every picture for a phone held upright: its parts from top to bottom, with players as rows."""

from __future__ import annotations

from renderers.column import Column
from renderers.draw.layers import TALLEST
from renderers.headline import TALL
from renderers.railroad_revolution import headline, market, parts, regions
from renderers.railroad_revolution.chart import height_of
from renderers.railroad_revolution.scene import DECISION, MAP, MARKET, OVERVIEW, PLAYER, STATIONS, TRACKS, Plan, Scene

MARGIN, GAP = 16.0, 10.0
FEW = 2
"""With more milestones than this, large type leaves room only for what the player has."""
ROW, ROOMIER = 74.0, 98.0
"""Height of a player's row, and with large type."""
PAIR = 156.0
"""Height of the milestones of two players side by side."""
CARD = 150.0
"""Height of a milestone that the decision is about."""
FLATTEST, HIGHEST = 0.56, 0.617
"""Limits of a partial map's height, as shares of its width: no higher than the whole map, since words follow."""

TURN, PLACE, SECTOR, STEPS, DEALS = "turn", "place", "sector", "steps", "deals"
ABOUT = {
    "city": PLACE, "rail": PLACE, "sector": SECTOR, "steps": STEPS, "deal": DEALS, "wealth": DEALS,
}  # fmt: skip
"""What each kind of decision is about; all others are about the turn."""
STACKS = {
    OVERVIEW: ("map", "line", "players"),
    MAP: ("map", "line", "legend"),
    TRACKS: ("tracks", "milestones"),
    MARKET: ("deals", "trains", "bank", "cities"),
    STATIONS: ("cities",),
    PLAYER: ("own", "people", "pieces", "owned", "cards"),
    DECISION: ("own", "map", "company", "line"),
    TURN: ("own", "map", "company", "line"),
    PLACE: ("own", "map", "deals", "company"),
    SECTOR: ("own", "line", "deals", "company"),
    STEPS: ("own", "tracks", "deals", "company"),
    DEALS: ("own", "deals", "map", "company"),
}
LARGE_STACKS = {
    DECISION: ("own", "map", "line"), TURN: ("own", "map", "line"), MARKET: ("deals", "trains", "bank"),
}  # fmt: skip
"""The stacks that differ with large type."""
HEIGHTS = {
    "line": 262.0, "tracks": 330.0, "own": 92.0, "deals": 118.0, "people": 190.0,
    "company": 180.0, "legend": 190.0, "trains": 172.0, "bank": market.FLAT, "cities": 770.0,
    "pieces": 140.0, "owned": 164.0, "cards": 310.0,
}  # fmt: skip
"""Heights of the parts, in design units."""
OWN = 200.0
"""Height of a player's means in their own picture, which has points by source."""
LARGE = {"own": 204.0}
"""Heights of the parts that grow with large type; the others keep their size."""
LARGER = {
    MARKET: {"deals": 172.0, "trains": 184.0, "bank": market.BANK},
    STATIONS: {"cities": 832.0},
    TRACKS: {"tracks": 390.0},
    PLAYER: {"own": 200.0, "cards": 250.0},
}
"""The same by picture: offers are larger where they stand alone, and so are the tracks."""
LARGE_CARDS = {"own": 204.0, "deals": 172.0, "people": 200.0}
"""The same for decisions about milestones."""
LARGE_CARD = 168.0
"""And there the height of a milestone to decide on."""


def _stack(plan: Plan) -> dict[str, float]:
    """The parts of a picture with their heights, from the top. A decision about milestones has its own parts and no
    map; the map gets the remaining height, as far as it needs it.
    """
    known = STACKS | LARGE_STACKS if plan.large else STACKS
    names = _of_cards(plan) if plan.cards else known[plan.about or plan.picture]
    found = {part: _high(part, plan) * _share(part, plan) for part in names}
    if "map" in found:
        wide = plan.units - 2 * MARGIN * plan.same
        rest = TALLEST[plan.layout] - TALL * plan.same - MARGIN - sum(found.values()) - GAP * len(names)
        found["map"] = min(wide * plan.window.h / plan.window.w if plan.window else height_of(wide), rest)
    return found


def _of_cards(plan: Plan) -> tuple[str, ...]:
    """The parts of a decision about milestones."""
    if not plan.large:
        return "own", "deals", "people", "cards"
    return ("own", "people", "cards") if plan.cards <= FEW else ("own", "cards")


def shape(plan: Plan) -> float:
    """How high a picture's map may be, as a share of its width."""
    wide = plan.units - 2 * MARGIN * plan.same
    others = sum(high for part, high in _stack(plan).items() if part != "map")
    rest = TALLEST[plan.layout] - TALL * plan.same - MARGIN - others - GAP * len(_stack(plan))
    return min(max(rest / wide, FLATTEST), HIGHEST)


def _larger(plan: Plan) -> dict[str, float]:
    return LARGE_CARDS if plan.cards else LARGE | LARGER.get(plan.picture, {})


def _share(part: str, plan: Plan) -> float:
    """The share of a unit in which to draw a part."""
    return 1.0 if plan.large and (part in _larger(plan) or (part == "cards" and plan.cards)) else plan.same


def _high(part: str, plan: Plan) -> float:
    if part == "players":
        return plan.seats * (ROOMIER if plan.large else ROW)
    if part == "milestones":
        return market.TITLE + 20 + -(-plan.seats // 2) * PAIR
    if part == "cards" and plan.cards:
        rest = TALLEST[plan.layout] - TALL * plan.same - MARGIN - LARGE_CARDS["own"] - 2 * GAP
        return min(plan.cards * LARGE_CARD, rest) if plan.large else plan.cards * CARD
    if plan.large and part in _larger(plan):
        return _larger(plan)[part]
    if part == "own" and plan.picture == PLAYER:
        return OWN
    return HEIGHTS.get(part, 0.0)


class _Column(Column[Plan, Scene]):
    """A column in which the picture's subject decides what is larger."""

    def share(self, part: str, plan: Plan) -> float:
        """The share of a unit in which to draw a part."""
        return _share(part, plan)


COLUMN = _Column(headline.tall, parts.ground, parts.draw, _stack, (), MARGIN, GAP, turn=regions.turn)
