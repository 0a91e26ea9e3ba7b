"""The pictures for a phone that is held upright: the map as wide as the picture, and below it what belongs to it."""

from __future__ import annotations

from renderers.column import Column
from renderers.draw.layers import TALLEST
from renderers.steam import headline, means, options, parts
from renderers.steam.atlas import height_of
from renderers.steam.choices import SHOWN
from renderers.steam.parts import FEWER, LISTED
from renderers.steam.rows import ROW, TWO
from renderers.steam.scene import Plan, Scene

MARGIN, GAP = 12.0, 10.0
STOCK, KEY, DELIVERIES = 210.0, 64.0, 250.0
"""Heights of the goods supply, the key to hexes that can be chosen, and the deliveries of a player."""
PARTS = ("players", "means", "deliveries", "options")
"""What is larger where type is larger."""


def listed(count: int, *, large: bool) -> int:
    """The rows of the list for so many ways: none, half of them or all, so that grounds are shared."""
    most = FEWER if large else SHOWN // 2
    return 0 if not count else most // 2 if count <= most // 2 else most


def _below(plan: Plan) -> dict[str, float]:
    """The cards below the map with their heights."""
    own = {"means": means.HEIGHT if plan.large else means.FLAT}
    if plan.picture == "player":
        return own if plan.done else {**own, "deliveries": DELIVERIES}
    if plan.picture == "moving" and plan.dim:
        rows = plan.listed * (LISTED if plan.large else options.ROW)
        return {**own, "options": rows + options.MORE + 20} if plan.listed else own
    if plan.dim:
        return {**own, "key": KEY * plan.same}
    players = {"players": plan.seats * (TWO if plan.large else ROW) + 12}
    return {**players, "supply": STOCK * plan.same} if plan.picture == "overview" else players


def _stack(plan: Plan) -> dict[str, float]:
    """The map, as high as there is room for, and the cards below it."""
    below = _below(plan)
    rest = headline.TALL[plan.layout] + 2 * MARGIN + sum(high + GAP for high in below.values())
    return {"map": min(height_of(plan.map, plan.units - 2 * MARGIN), TALLEST - rest), **below}


def _height(plan: Plan) -> float:
    return COLUMN.height(plan)


COLUMN: Column[Plan, Scene] = Column(
    headline.draw,
    parts.printed(_height),
    parts.draw,
    headline.TALL,
    _stack,
    PARTS,
    MARGIN,
    GAP,
    MARGIN,
    steady=True,
)
