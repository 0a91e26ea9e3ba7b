"""Bot opponents: `normal` plans ahead, `easy` for the next rounds only, and overlooks things."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.play.ask import Amount, Ask
from engine.core.play.rng import Rng
from engine.games.steam.action_tiles import CITY_GROWTH
from engine.games.steam.advice.designs import Designs, Site, designs
from engine.games.steam.advice.outlook import WEIGHTS, Weights
from engine.games.steam.advice.ranking import offered
from engine.games.steam.building import BuildTurn
from engine.games.steam.data import DATA
from engine.games.steam.goods import IMPROVE, Delivery
from engine.games.steam.view import View
from engine.kit.slips import noticed


def normal(view: View, ask: Ask[Any], rng: Rng) -> str:
    """The answer that promises the most, with better locomotives and longer links to come."""
    return planned(view, ask)


def planned(view: View, ask: Ask[Any], weights: Weights = WEIGHTS) -> str:
    """The same with other weights."""
    return legal(CHOICES[ask.kind](designs(view, ask.seat, placements_left(ask), weights), ask), view, ask)


def easy(view: View, ask: Ask[Any], rng: Rng) -> str:
    """The answer that promises most for the next rounds, of what it has noticed; when money is short, what `normal`
    answers."""
    if view.players[ask.seat].income <= SHORT:
        return normal(view, ask, rng)
    weights = WEIGHTS if ask.kind in TRACK else SOON
    found = SEEN[ask.kind](designs(view, ask.seat, placements_left(ask), weights), ask) if ask.kind in SEEN else []
    return noticed(found, rng, OVERLOOKED)[0] if found else planned(view, ask, weights)


def placements_left(ask: Ask[Any]) -> int | None:
    """The track placements left."""
    turn = ask.hand.holds
    if isinstance(turn, BuildTurn):
        return turn.left
    # in a review nobody holds the turn
    left = ask.note.args.get("left") if ask.kind in TRACK and ask.note else None
    return left if isinstance(left, int) else None


def legal(key: str, view: View, ask: Ask[Any]) -> str:
    """The key; if it is not legal, the first option that a person would be offered."""
    return key if key in ask.options or isinstance(ask.shape, Amount) else str(offered(view, ask)[0])


def _bid(plans: Designs, ask: Ask[Any]) -> str:
    """The least bid, as long as it is modest."""
    least = next(iter(ask.options))
    return least if int(least) <= plans.modest_bid() else "pass"


def _capital(plans: Designs, ask: Ask[Any]) -> str:
    assert isinstance(ask.shape, Amount)
    return str(min(ask.shape.most, plans.capital()))


def _action_tile(plans: Designs, ask: Ask[Any]) -> str:
    """The tile worth most; passed tiles are worth nothing."""
    worths = _tile_worths(plans, ask)
    return max(ask.options, key=lambda key: worths.get(key, 0.0))


def _tile_worths(plans: Designs, ask: Ask[Any]) -> dict[str, float]:
    """What each tile is worth with its action; passed ones are left out."""
    takings = ((key, taking) for key, taking in ask.options.items() if not taking.passed)
    return {key: plans.tile(taking.tile.number, taking.cost) for key, taking in takings}


def _build(plans: Designs, ask: Ask[Any]) -> str:
    """First whatever is already paid for, then the first step of the best possible project."""
    if "urbanize" in ask.options and (plans.founding().worth > 0 or "done" not in ask.options):
        return "urbanize"
    if "grow" in ask.options:
        return "grow"
    hexes = (project.steps[0].hex for project in plans.projects())
    return next((hex for hex in hexes if hex in ask.options), "done")


def _tile(plans: Designs, ask: Ask[Any]) -> str:
    """The tile with which the best project begins."""
    hex = next(iter(ask.options)).partition("/")[0]
    begins = (project.changes[0] for project in plans.projects() if project.steps[0].hex == hex)
    keys = (f"{hex}/{change.face.lower()}/{change.turn}" for change in begins)
    return next((key for key in keys if key in ask.options), "")


def _city(found: Callable[[Designs], Site]) -> Callable[[Designs, Ask[Any]], str]:
    return lambda plans, ask: DATA.maps[plans.view.map].hexes[found(plans).hex].key if found(plans).hex else ""


def _supply(plans: Designs, ask: Ask[Any]) -> str:
    site = plans.growth() if plans.player.tile == CITY_GROWTH else plans.founding()
    return f"supply-{site.space}"


def delivery(plans: Designs, ask: Ask[Any]) -> str:
    """The most points for itself, minus what rivals get."""

    def worth(key: str) -> float:
        points = ask.options[key].route.points
        return float(points[ask.seat] - 0.3 * (sum(points) - points[ask.seat]))

    ways = (key for key, option in ask.options.items() if isinstance(option, Delivery))
    return max(ways, key=worth, default="")


def _points(plans: Designs, ask: Ask[Any]) -> str:
    points = ask.options["vp"].after - ask.options["vp"].before
    return "income" if plans.prospects.income(points) > points else "vp"


def _goods(plans: Designs, ask: Ask[Any]) -> str:
    """The choice that brings most in the end: a cube, counting those that stay for later, or a better locomotive."""
    ways = {key: plans.delivering(option) for key, option in ask.options.items() if isinstance(option, Delivery)}
    best = max(ways, key=lambda key: ways[key], default="pass")
    useful = IMPROVE in ask.options and plans.prospects.moves > 1
    return IMPROVE if useful and (best == "pass" or plans.improving() >= ways[best]) else best


CHOICES: dict[str, Callable[[Designs, Ask[Any]], str]] = {
    "bid": _bid,
    "capital": _capital,
    "action-tile": _action_tile,
    "build": _build,
    "tile": _tile,
    "new-city": _city(lambda plans: plans.founding()),
    "new-city-colour": lambda plans, ask: plans.founding().colour,
    "growth-city": _city(lambda plans: plans.growth()),
    "supply": _supply,
    "goods": _goods,
    "cube": lambda plans, ask: "",
    "delivery": delivery,
    "points": _points,
}

SHORT = -3
"""At this income and below, `easy` is careful."""
SOON = WEIGHTS._replace(ahead=1)
"""How `easy` sees the game."""
TRACK = ("build", "tile")
"""Only of its track does it think as far as `normal`; if it did not, it would build nothing in two turns of five."""
OVERLOOKED = 75
"""The percentage of tiles, tracks and cubes that it overlooks: there are many of them."""
NEARLY = 3
"""Points that a cube may bring less than the best one, and still do."""
SEVERAL = 6
"""It chooses among this many projects."""


def _tiles_seen(plans: Designs, ask: Ask[Any]) -> list[str]:
    """Every action worth its price, the best first."""
    worths = _tile_worths(plans, ask)
    return sorted((key for key, worth in worths.items() if worth > 0), key=lambda key: -worths[key])


def _hexes_seen(plans: Designs, ask: Ask[Any]) -> list[str]:
    """Where the best projects begin; it does not abandon what it has begun or paid for."""
    begun = plans.player.unfinished or "urbanize" in ask.options or "grow" in ask.options
    hexes = [] if begun else [project.steps[0].hex for project in plans.projects()[:SEVERAL]]
    return [hex for hex in hexes if hex in ask.options]


def _cubes_seen(plans: Designs, ask: Ask[Any]) -> list[str]:
    """The cubes that bring most now or nearly as much, the best first."""
    own = {key: option.own for key, option in ask.options.items() if isinstance(option, Delivery)}
    most = max(own.values(), default=0)
    return sorted((key for key, points in own.items() if points >= most - NEARLY), key=lambda key: -own[key])


SEEN: dict[str, Callable[[Designs, Ask[Any]], list[str]]] = {
    "action-tile": _tiles_seen,
    "build": _hexes_seen,
    "goods": _cubes_seen,
}
