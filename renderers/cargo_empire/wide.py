"""Every picture for a screen: the map with everything else on its right, and the development board below."""

from __future__ import annotations

from renderers.cargo_empire import headline, legend, parts, regions, row, standings, tracks
from renderers.cargo_empire.scene import Plan, Scene
from renderers.column import Wide
from renderers.draw.boxes import Box

MARGIN, GAP = 16.0, 12.0
MAP_W, MAP_H = 1060.0, 990.0
ALONE_W, ALONE_H = 1090.0, 1080.0
"""Size of the map when the development board is not shown."""
OWN = standings.HIGHEST + 12
ROOMY = 460.0
"""Height of the development board in a picture without a map."""
TOP, MIDDLE = 250.0, 400.0
"""Heights of the two rows above the development board in a player's picture."""


def _height(plan: Plan) -> float:
    if plan.picture == "map":
        return headline.HEIGHT + ALONE_H + 2 * MARGIN
    if plan.picture == "tracks":
        return headline.HEIGHT + ROOMY + _flat(plan) + 2 * GAP + MARGIN
    above = TOP + GAP + MIDDLE if plan.picture == "player" else MAP_H
    return headline.HEIGHT + GAP + above + GAP + tracks.HEIGHT + MARGIN


def _flat(plan: Plan) -> float:
    """The height of the players in the picture of the development board."""
    return plan.rows * standings.FLAT + 12


def _places(plan: Plan, rest: Box) -> dict[str, Box]:
    players = plan.rows * (standings.HIGHEST + 2) + 12
    if plan.picture == "map":
        left, side = rest.inset(MARGIN).left(ALONE_W, GAP)
        return {"map": left, **_beside(side, players)}
    rest = rest.top(GAP)[1].inset(MARGIN, 0)
    if plan.picture == "tracks":
        return rest.strips({"tracks": ROOMY, "players": _flat(plan)}, GAP)
    if plan.picture == "player":
        top, rest = rest.top(TOP, GAP)
        middle, board = rest.top(MIDDLE, GAP)
        upper, lower = top.left(1050, GAP), middle.left(600, GAP)
        found = dict(zip(("who", "posts", "cities", "objectives"), (*upper, *lower), strict=True))
        return {**found, "tracks": board.top(tracks.HEIGHT)[0]}
    upper_, board = rest.top(MAP_H, GAP)
    left, side = upper_.left(MAP_W, GAP)
    if plan.picture == "choice":
        own, options, cards = side.rows([OWN, side.h - OWN - row.HEIGHT - 2 * GAP, row.HEIGHT], GAP)
        beside = {"own": own, "options": options, "row": cards}
    else:
        beside = _beside(side, min(side.h - row.HEIGHT - legend.height() - 2 * GAP, players))
    return {"map": left, **beside, "tracks": board.top(tracks.HEIGHT)[0]}


def _beside(side: Box, high: float) -> dict[str, Box]:
    """The players at this height, then the row and the key."""
    players, side = side.top(high, GAP)
    cards, key = side.top(row.HEIGHT, GAP)
    return {"players": players, "row": cards, "key": key.top(legend.height(key.h))[0]}


WIDE: Wide[Plan, Scene] = Wide(
    headline.draw, parts.ground, parts.draw, headline.HEIGHT, _height, _places, turn=regions.turn
)
