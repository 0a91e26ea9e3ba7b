"""Every picture for a screen except the contact sheet of tiles: the map, with everything else on its right."""

from __future__ import annotations

from renderers.column import Wide
from renderers.draw.boxes import Box
from renderers.draw.layers import UNITS
from renderers.steam import headline, means, parts, regions
from renderers.steam.atlas import height_of
from renderers.steam.scene import Plan, Scene

MARGIN, GAP = 16.0, 12.0
INNER = UNITS - 2 * MARGIN
MAP = {"overview": 1000.0, "player": 1000.0}
"""Width of the map; in other pictures it gets everything except SIDE."""
SIDE = 372.0
"""Width of the list of options, or of the legend."""
SCALES, TILES, STOCK, FIGURES = 108.0, 176.0, 242.0, 210.0
"""Heights of the scales, the action tiles, the goods supply and a player's figures; on the overview the second and
third share the remaining height.
"""


def _map(plan: Plan) -> float:
    return MAP.get(plan.picture, INNER - GAP - SIDE)


def _height(plan: Plan) -> float:
    above = GAP if plan.picture in MAP else MARGIN
    return headline.HEIGHT + above + height_of(plan.map, _map(plan)) + MARGIN


def _places(plan: Plan, rest: Box) -> dict[str, Box]:
    if plan.picture not in MAP:
        left, side = rest.inset(MARGIN).left(_map(plan), GAP)
        return {"map": left, **_beside(plan, side)}
    left, side = Box(MARGIN, rest.y + GAP, INNER, rest.h - GAP - MARGIN).left(_map(plan), GAP)
    if plan.picture == "overview":
        spare = side.h - 3 * GAP
        players = min(spare - TILES - STOCK - SCALES, plan.seats * 104.0 + 12)
        more = (spare - players - TILES - STOCK - SCALES) / 2
        names, heights = ("players", "scales", "tiles", "supply"), [players, SCALES, TILES + more, STOCK + more]
        return {"map": left, **dict(zip(names, side.rows(heights, GAP), strict=True))}
    figures, side = side.top(FIGURES, GAP)
    both, side = side.top(SCALES, GAP)
    list_, stock = side.top(side.h - STOCK - GAP, GAP)
    listed = "players" if plan.done else "deliveries"
    return {"map": left, "figures": figures, "scales": both, listed: list_, "supply": stock}


def _beside(plan: Plan, side: Box) -> dict[str, Box]:
    """One's own means when there is a choice; then the list of options, or the legend of the map."""
    found = {}
    if plan.dim:
        found["means"], side = side.top(means.HEIGHT, GAP)
    return {**found, "options" if plan.dim and plan.picture == "moving" else "legend": side}


WIDE: Wide[Plan, Scene] = Wide(
    headline.draw, parts.printed(_height), parts.draw, headline.HEIGHT, _height, _places, turn=regions.turn
)
