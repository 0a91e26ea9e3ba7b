"""Every picture for a screen: the map with everything below and beside it, the market, or one company."""

from __future__ import annotations

from renderers.column import Wide
from renderers.draw.boxes import Box
from renderers.draw.layers import UNITS
from renderers.railroad_revolution import headline, market, parts, regions
from renderers.railroad_revolution.chart import height_of
from renderers.railroad_revolution.scene import MAP, MARKET, OVERVIEW, PLAYER, STATIONS, TRACKS, Plan, Scene

MARGIN, GAP = 16.0, 12.0
INNER = UNITS - 2 * MARGIN
MAP_W = 1060.0
"""Width of the map beside the players, or beside the deciding player's company."""
LINE, TRACK, SIGNS, ALONE = 136.0, 140.0, 44.0, 190.0
"""Heights of the telegraph line, the performance tracks and the key below them; of the line below the map alone."""
HIGH, COLUMNS = 1080.0, (500.0, 552.0, 492.0)
"""Height of the market, and widths of its columns: what can be bought, the cities, the milestones."""
BOUGHT = {"deals": 142.0, "trains": 216.0, "bank": market.BANK, "sectors": 560.0}
SHEET = 500.0
"""Height of the stations in their own picture."""
ROOMY, OPEN = 190.0, 640.0
"""Heights of the performance tracks and of everybody's milestones in their own picture."""
MAT = 1080.0
"""Width of a player's mat."""
LEFT = {"people": 206.0, "pieces": 208.0, "owned": 164.0, "tracks": 150.0}
SUMMARY, POINTS = 132.0, 150.0
"""Heights of the summary and the points, to the right of the mat."""


def _height(plan: Plan) -> float:
    below = {
        MAP: height_of(INNER) + GAP + ALONE,
        MARKET: HIGH,
        STATIONS: SHEET,
        TRACKS: ROOMY + GAP + OPEN,
        PLAYER: sum(LEFT.values()) + 3 * GAP,
    }.get(plan.picture, height_of(MAP_W) + LINE + TRACK + SIGNS + 3 * GAP)
    return headline.HEIGHT + GAP + below + MARGIN


def _places(plan: Plan, rest: Box) -> dict[str, Box]:
    rest = Box(MARGIN, rest.y + GAP, INNER, rest.h - GAP - MARGIN)
    if plan.picture == MAP:
        map_, line = rest.top(height_of(INNER), GAP)
        return {"map": map_, "line": line}
    if plan.picture == MARKET:
        left, middle, right = rest.top(HIGH)[0].columns(COLUMNS, GAP)
        bought = left.rows(list(BOUGHT.values()), GAP)
        return {**dict(zip(BOUGHT, bought, strict=True)), "cities": middle, "milestones": right}
    if plan.picture == STATIONS:
        return {"cities": rest}
    if plan.picture == TRACKS:
        return rest.strips({"tracks": ROOMY, "milestones": OPEN}, GAP)
    if plan.picture == PLAYER:
        left, right = rest.left(MAT, GAP)
        summary, right = right.top(SUMMARY, GAP)
        points, cards = right.top(POINTS, GAP)
        return {**left.strips(LEFT, GAP), "summary": summary, "points": points, "cards": cards}
    left, side = rest.left(MAP_W, GAP)
    heights = {"map": height_of(MAP_W), "line": LINE, "tracks": TRACK, "signs": SIGNS}
    return {**left.strips(heights, GAP), "players" if plan.picture == OVERVIEW else "own": side}


WIDE: Wide[Plan, Scene] = Wide(
    headline.draw, parts.ground, parts.draw, headline.HEIGHT, _height, _places, turn=regions.turn
)
