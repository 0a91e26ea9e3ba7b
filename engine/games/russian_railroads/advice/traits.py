"""The traits of a player's board and supply that show how much these will still bring; the estimate uses them."""

from __future__ import annotations

from engine.games.russian_railroads.advice.outlook import Outlook
from engine.games.russian_railroads.advice.prospects import FACTORIES
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.ladder import INDUSTRY_QUESTION, QUESTION_INDEX, open_end
from engine.games.russian_railroads.scoring import industry_points, route_points
from engine.games.russian_railroads.state import EMPTY, Player

Traits = dict[str, float]
COLOURS = ("black", "grey", "brown")
DOUBLING, MEDAL, WORKER, QUESTIONS = 7, 5, 7, (4, 6)
"""Spaces: where SP doubles, where the medal lies, the worker of KY, the ? spaces of SP."""
_ROUTES = {
    route: {name: f"{route} {name}" for name in ("worth", "points", "packed", "reach", *COLOURS)}
    for route in DATA.routes
}


def worths(outlook: Outlook) -> Traits:
    """What the parts of the board will bring in `normal`'s view, apart from their points now."""
    player, scorings = outlook.player, outlook.scorings
    found = {
        f"{route} worth": outlook.board(route)[0] - scorings * route_points(player, route) for route in DATA.routes
    }
    return {**found, "industry worth": outlook.industry() - scorings * industry_points(player)}


def board(player: Player) -> Traits:
    """The routes and the industry track."""
    found: Traits = {}
    for route, name in _ROUTES.items():
        line, points = player.rails[route], route_points(player, route)
        found[name["points"]] = points
        found[name["packed"]] = _packed(player, route) - points
        found[name["reach"]] = player.reach(route)
        for colour, at in zip(COLOURS, line, strict=False):
            found[name[colour]] = max(0, at)
    return {**found, **_specials(player), **_industry(player)}


def supply(player: Player) -> Traits:
    """Workers, engineers, locomotives and cards."""
    locos = sorted(number for places in player.locos.values() for number in places)
    return {
        "workers": player.owned,
        "black worker": float(player.black_owned),
        "engineers": len(player.engineers),
        "locomotives": sum(locos[-2:]),
        "cards": len(player.bonus_cards),
    }


def _packed(player: Player, route: str) -> int:
    """What a route would score if all its rails had moved up behind black."""
    line = player.rails[route]
    moved = [line[0]]
    for at in line[1:]:
        moved.append(max(at, moved[-1] - 1) if at >= 0 else at)
    player.rails[route] = moved
    points = route_points(player, route)
    player.rails[route] = line
    return points


def _specials(player: Player) -> Traits:
    """How near special spaces are, from 0 to 1; 0 again once they have been used."""
    reach, black, grey = player.reach("SP"), player.rails["SP"][0], max(0, player.rails["SP"][1])
    close = min(1.0, max(0, player.rails["KY"][1]) / MEDAL, player.reach("KY") / MEDAL)
    worker = player.rails["KY"][0] / WORKER
    return {
        **{f"SP question {at}": _near(black / at, reach / at) for at in QUESTIONS},
        "SP doubling": route_points(player, "SP") * min(1.0, grey / DOUBLING) * min(1.0, reach / DOUBLING),
        "KY worker": worker if worker < 1 else 0.0,
        "medal": float(player.medal),
        "medal near": 1 - close if player.medal else close,
        "doublers": player.doublers,
    }


def _near(rail: float, reach: float) -> float:
    return 0.0 if rail >= 1 and reach >= 1 else min(1.0, rail) * min(1.0, reach)


def _industry(player: Player) -> Traits:
    filled = len(player.notches) - player.notches.count(EMPTY)
    front, end = max(player.markers), open_end(filled)
    unused = INDUSTRY_QUESTION not in player.specials and front < QUESTION_INDEX
    ahead = (player.notches[space.notch - 1] for space in DATA.industry[front + 1 : end + 1] if space.notch)
    return {
        "industry points": industry_points(player),
        "industry steps": end - front,
        "industry question": front / QUESTION_INDEX if unused else 0.0,
        "factories": filled,
        "functions": sum(FACTORIES[DATA.factories[number].id] for number in ahead if number),
        "second marker": float(len(player.markers) > 1),
    }
