"""Every picture for a phone that is held upright: what it shows, one below the other, players as rows."""

from __future__ import annotations

from renderers.column import Column
from renderers.draw.layers import TALLEST
from renderers.headline import TALL
from renderers.railroad_revolution import headline, market, parts, regions
from renderers.railroad_revolution.chart import height_of
from renderers.railroad_revolution.scene import DECISION, MAP, MARKET, OVERVIEW, PLAYER, STATIONS, TRACKS, Plan, Scene

MARGIN, GAP = 16.0, 10.0
FEW = 2
"""Beside more milestones than these large type has no room for anything but what the player has."""
ROW, ROOMIER = 74.0, 98.0
"""Height of a player's row, and where type is large."""
PAIR = 156.0
"""Height of the milestones of two players beside each other."""
CARD = 150.0
"""Height of a milestone to be decided on."""
FLATTEST, HIGHEST = 0.56, 0.617
"""How high a part of the map is for its width: no higher than all of it, since the words below have to fit, too."""

TURN, PLACE, SECTOR, STEPS, DEALS = "turn", "place", "sector", "steps", "deals"
ABOUT = {
    "city": PLACE, "rail": PLACE, "sector": SECTOR, "steps": STEPS, "deal": DEALS, "wealth": DEALS,
}  # fmt: skip
"""What kinds of decisions are about; all others about the turn."""
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
"""The same with large type, where it differs."""
HEIGHTS = {
    "line": 262.0, "tracks": 330.0, "own": 92.0, "deals": 118.0, "people": 190.0,
    "company": 180.0, "legend": 190.0, "trains": 172.0, "bank": market.FLAT, "cities": 770.0,
    "pieces": 140.0, "owned": 164.0, "cards": 310.0,
}  # fmt: skip
"""Heights of the parts, in design units."""
OWN = 200.0
"""Height of what a player has on one's own picture, where there are points by source."""
LARGE = {"own": 204.0}
"""Those of parts with large type; the others are as large as without."""
LARGER = {
    MARKET: {"deals": 172.0, "trains": 184.0, "bank": market.BANK},
    STATIONS: {"cities": 832.0},
    TRACKS: {"tracks": 390.0},
    PLAYER: {"own": 200.0, "cards": 250.0},
}
"""The same by picture: what is offered is larger where it stands alone, and the tracks are."""
LARGE_CARDS = {"own": 204.0, "deals": 172.0, "people": 200.0}
"""The same where milestones are decided on."""
LARGE_CARD = 168.0
"""There, too: a milestone to be decided on."""


def _stack(plan: Plan) -> dict[str, float]:
    """The parts of a picture with their heights, from the top; for a decision about milestones, these and no map; the
    map has what is left, as far as it needs it.
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
    """What is shown where milestones are decided on."""
    if not plan.large:
        return "own", "deals", "people", "cards"
    return ("own", "people", "cards") if plan.cards <= FEW else ("own", "cards")


def shape(plan: Plan) -> float:
    """How high the map of a picture may be for its width."""
    wide = plan.units - 2 * MARGIN * plan.same
    others = sum(high for part, high in _stack(plan).items() if part != "map")
    rest = TALLEST[plan.layout] - TALL * plan.same - MARGIN - others - GAP * len(_stack(plan))
    return min(max(rest / wide, FLATTEST), HIGHEST)


def _larger(plan: Plan) -> dict[str, float]:
    return LARGE_CARDS if plan.cards else LARGE | LARGER.get(plan.picture, {})


def _share(part: str, plan: Plan) -> float:
    """The share of a unit in which a part is drawn."""
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
    """What is larger depends on what a picture is about."""

    def share(self, part: str, plan: Plan) -> float:
        """The share of a unit in which a part is drawn."""
        return _share(part, plan)


COLUMN = _Column(headline.tall, parts.ground, parts.draw, _stack, (), MARGIN, GAP, turn=regions.turn)
