"""Scoring at the end of a round (rules section 10)."""

from __future__ import annotations

from engine.core.table import Table
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.industry import value
from engine.games.russian_railroads.specials import AT_SCORING, holds
from engine.games.russian_railroads.state import Colour, Player, State
from engine.games.russian_railroads.words import say

INDUSTRY = "industry"
NORMAL = [DATA.rail_values[colour].normal for colour in DATA.colours]
REVALUED = [DATA.rail_values[colour].revalued for colour in DATA.colours]


def score_round(table: Table[State]) -> None:
    """RRR-096: every player scores the three routes and the industry track."""
    for seat in table.state.order:
        player = table.state.players[seat]
        points = round_points(player)
        for source, vp in points.items():
            player.score(source, vp)
        table.tell(say("log-round-score", seat=seat, total=sum(points.values()), vp=player.vp, **points))


def round_points(player: Player) -> dict[str, int]:
    """RRR-096: what a scoring would bring now, by source: ts, sp, ky, industry."""
    points = {route.lower(): route_points(player, route) for route in DATA.routes}
    return {**points, INDUSTRY: industry_points(player)}


def route_points(player: Player, route: str) -> int:
    """RRR-088, RRR-089, RRR-101: the points of the spaces, doubled if so, and the active bonuses and medal."""
    points, bonus = space_points(player, route), 0
    for special, colour in AT_SCORING[route]:
        if holds(player, special, colour):
            for each in special.effects:
                points *= each.factor
                bonus += each.n if each.kind == "vp" else 0
    return points + bonus


def space_points(player: Player, route: str) -> int:
    """RRR-097 to RRR-100, RRR-130: spaces 1 to the reach, each for the most valuable colour that has reached it."""
    values = REVALUED if player.revaluation else NORMAL
    line, points = player.rails[route], 0
    doubled = player.doublers if DATA.routes[route].doubler_slots else 0
    beyond = min(player.reach(route), line[Colour.BLACK])
    for space in range(1, beyond + 1):
        colour = max(colour for colour, at in enumerate(line) if at >= space)
        points += values[colour] * (2 if space <= doubled else 1)
    return points


def industry_points(player: Player) -> int:
    """RRR-102: each marker scores the value of its own space only."""
    return sum(value(marker) for marker in player.markers)
