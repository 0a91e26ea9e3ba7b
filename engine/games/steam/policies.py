"""Practice opponents: `greedy` builds toward deliveries that it can make, and makes the best ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.ask import Amount, Ask
from engine.core.rng import Rng
from engine.games.steam.action_tiles import CITY_GROWTH
from engine.games.steam.data import DATA
from engine.games.steam.goods import Delivery
from engine.games.steam.plans import Plans, Site
from engine.games.steam.view import View


def greedy(view: View, ask: Ask[Any], rng: Rng) -> str:
    """The answer that promises most, seen from its seat; equal ones are decided by their order."""
    left = ask.note.args.get("left") if ask.note else None
    key = CHOICES[ask.kind](Plans(view, ask.seat, left if isinstance(left, int) else None), ask)
    return key if key in ask.options or isinstance(ask.shape, Amount) else next(iter(ask.options))


def _bid(plans: Plans, ask: Ask[Any]) -> str:
    """The least bid, as long as it is modest."""
    least = next(iter(ask.options))
    return least if int(least) <= plans.modest_bid() else "pass"


def _capital(plans: Plans, ask: Ask[Any]) -> str:
    assert isinstance(ask.shape, Amount)
    return str(min(ask.shape.most, plans.capital()))


def _action_tile(plans: Plans, ask: Ask[Any]) -> str:
    """Passed tiles are worth nothing."""

    def worth(key: str) -> float:
        taking = ask.options[key]
        return 0.0 if taking.passed else plans.tile(taking.tile.number, taking.cost)

    return max(ask.options, key=worth)


def _build(plans: Plans, ask: Ask[Any]) -> str:
    """What is paid for comes first, then the first step of the best project that is possible."""
    if "urbanize" in ask.options and (plans.founding().worth > 0 or "done" not in ask.options):
        return "urbanize"
    if "grow" in ask.options:
        return "grow"
    hexes = (project.steps[0].hex for project in plans.projects())
    return next((hex for hex in hexes if hex in ask.options), "done")


def _tile(plans: Plans, ask: Ask[Any]) -> str:
    """The tile with which the best project begins."""
    hex = next(iter(ask.options)).partition("/")[0]
    begins = (project.changes[0] for project in plans.projects() if project.steps[0].hex == hex)
    keys = (f"{hex}/{change.face.lower()}/{change.turn}" for change in begins)
    return next((key for key in keys if key in ask.options), "")


def _city(found: Callable[[Plans], Site]) -> Callable[[Plans, Ask[Any]], str]:
    return lambda plans, ask: DATA.maps[plans.view.map].hexes[found(plans).hex].key if found(plans).hex else ""


def _supply(plans: Plans, ask: Ask[Any]) -> str:
    site = plans.growth() if plans.player.tile == CITY_GROWTH else plans.founding()
    return f"supply-{site.space}"


def _goods(plans: Plans, ask: Ask[Any]) -> str:
    """The cube with the most points, unless a better locomotive promises more; it is no use after the last move."""
    best = _delivery(plans, ask)
    own = ask.options[best].route.points[ask.seat] if best else 0
    useful = "improve" in ask.options and plans.prospects.moves > 1
    return "improve" if useful and plans.improving() >= own else best or "pass"


def _delivery(plans: Plans, ask: Ask[Any]) -> str:
    """The most own points, less what rivals get."""

    def worth(key: str) -> float:
        points = ask.options[key].route.points
        return float(points[ask.seat] - 0.3 * (sum(points) - points[ask.seat]))

    ways = (key for key, option in ask.options.items() if isinstance(option, Delivery))
    return max(ways, key=worth, default="")


def _points(plans: Plans, ask: Ask[Any]) -> str:
    points = ask.options["vp"].after - ask.options["vp"].before
    return "income" if plans.prospects.income(points) > points else "vp"


CHOICES: dict[str, Callable[[Plans, Ask[Any]], str]] = {
    "bid": _bid,
    "capital": _capital,
    "action-tile": _action_tile,
    "build": _build,
    "tile": _tile,
    "new-city": _city(Plans.founding),
    "new-city-colour": lambda plans, ask: plans.founding().colour,
    "growth-city": _city(Plans.growth),
    "supply": _supply,
    "goods": _goods,
    "cube": lambda plans, ask: "",
    "delivery": _delivery,
    "points": _points,
}
