"""The pictures for a phone held upright: the map as wide as the picture, and below it whatever goes with it."""

from __future__ import annotations

from renderers.column import Column
from renderers.draw.layers import TALLEST
from renderers.headline import TALL
from renderers.request import PORTRAIT
from renderers.steam import headline, means, options, parts, regions, rows
from renderers.steam.atlas import height_of
from renderers.steam.choices import SHOWN
from renderers.steam.parts import FEWER, LISTED
from renderers.steam.scene import Plan, Scene

MARGIN, GAP = 12.0, 8.0
STOCK, KEY, DELIVERIES = 210.0, 52.0, 226.0
"""Heights of the goods supply, the key to hexes that can be chosen, and a player's deliveries."""
MOVING = 0.95
"""A picture with cubes' ways is no taller than this share of the maximum: their plans stand below it."""
PARTS = ("players", "means", "deliveries", "options")
"""The parts that grow with large type."""


def listed(count: int, *, large: bool) -> int:
    """The rows of the list for this many ways, two ways a row unless type is large."""
    return min(count, FEWER) if large else options.rows(min(count, SHOWN))


def more(count: int, *, large: bool) -> bool:
    """Whether a line below the list counts the ways that don't fit."""
    return count > (FEWER if large else SHOWN)


def _below(plan: Plan) -> dict[str, float]:
    """The cards below the map, with their heights."""
    own = {"means": means.HEIGHT if plan.large else means.FLAT}
    if plan.picture == "player":
        return own if plan.done else {**own, "deliveries": DELIVERIES}
    if plan.picture == "moving" and plan.dim:
        high = plan.listed * (LISTED if plan.large else options.ROW)
        return {**own, "options": high + options.MORE * plan.more + 20} if plan.listed else own
    if plan.dim:
        return {**own, "key": KEY * plan.same}
    if plan.stock:
        return {"supply": STOCK * plan.same}
    return {"players": rows.height(plan.seats, large=plan.large)}


def _stack(plan: Plan) -> dict[str, float]:
    """The map, as tall as there is room for, and the cards below it."""
    below = _below(plan)
    rest = TALL * plan.same + 2 * MARGIN + sum(high + GAP for high in below.values())
    wide = plan.units - 2 * MARGIN
    seen = plan.window
    high = (
        wide * seen.h / seen.w if seen else height_of(plan.map, wide / plan.same, parts.LEAST[plan.layout]) * plan.same
    )
    most = TALLEST[plan.layout] * (MOVING if plan.picture == "moving" and plan.layout == PORTRAIT else 1.0)
    return {"map": min(high, most - rest), **below}


def _height(plan: Plan) -> float:
    return COLUMN.height(plan)


COLUMN: Column[Plan, Scene] = Column(
    headline.draw,
    parts.printed(_height),
    parts.draw,
    _stack,
    PARTS,
    MARGIN,
    GAP,
    MARGIN,
    steady=True,
    turn=regions.turn,
)
