"""The yardstick `greedy`: it takes what promises most, seen from its seat, one decision at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.play.ask import Ask
from engine.core.play.rng import Rng
from engine.games.cargo_empire import scoring
from engine.games.cargo_empire.advice.prospects import CARD, ICONS, Option, Prospects
from engine.games.cargo_empire.advice.ranking import offered
from engine.games.cargo_empire.cities import put_post
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.view import View

Promise = Callable[[Prospects, str, Any], float]

CLANS = {"purple": 5.0, "red": 4.0, "blue": 3.0, "yellow": 2.0, "green": 1.0}
"""Which clan it likes best."""
OBJECTIVES = {
    "set": 6.0,
    "largest_network": 6.0,
    "tier_presence": 4.0,
    "tier_city_cards": 6.0,
    "each_presence": 5.0,
    "four_posts_in_one_city": 1.0,
    "each_city_exactly_two_posts": 4.0,
    "tier_objective_cards": 3.0,
    "per_trailing_marker": 6.0,
}
"""What an objective card of a kind scores in the end, by experience."""
NEVER = -1000.0


def greedy(view: View, ask: Ask[Any], rng: Rng) -> str:
    """The option that promises most; equal ones are decided by their order."""
    promise, prospects = PROMISES[ask.kind], Prospects(view)
    return max(map(str, offered(view, ask)), key=lambda key: promise(prospects, key, ask.options[key]))


# -- setup


def _pick_clan(prospects: Prospects, key: str, option: Any) -> float:
    return CLANS[key]


def _objective(prospects: Prospects, key: str, option: Any) -> float:
    """What scores already, and what its kind scores as a rule while there is time."""
    if key not in DATA.objectives:
        return NEVER
    hope = OBJECTIVES[DATA.objectives[key].kind] * min(1.0, prospects.turns / 8)
    return max(prospects.objective(key), hope) + prospects.objective(key) / 10


def _start(prospects: Prospects, key: str, option: Any) -> float:
    """The post itself, and in how many ways one could deliver from there."""
    city, space = key.split("/")
    there = Prospects(prospects.view)
    put_post(there.state.cities[city], space, there.seat)
    ways = len({plan.demand for plan in there.deliveries if plan.supply == city})
    return prospects.post(city, space) + min(3.0, ways / 4)


def _crest(prospects: Prospects, key: str, option: Any) -> float:
    """Where one can deliver best from; failing that, where one has posts and cubes."""
    best = max((vp for plan, vp in prospects.deliveries.items() if plan.supply == key), default=0.0)
    city = prospects.state.cities[key]
    return best + city.cubes * city.present(prospects.seat)


# -- a turn


def _supply(prospects: Prospects, key: str, option: Any) -> float:
    if key == "clan":
        return _clan_first(prospects)
    if key == "skip":
        return NEVER - 1
    city = key.split("/", maxsplit=1)[0]
    return max((vp for plan, vp in prospects.deliveries.items() if plan.supply == city), default=NEVER)


def _clan_first(prospects: Prospects) -> float:
    """Whether a paid ability should come before the delivery: those that bring cards or advances."""
    player, always = prospects.player, 1000.0
    match player.clan:
        case "yellow":
            return always
        case "blue":
            return always if player.hand["road"] else NEVER
        case "red":
            return always if player.hand["rail"] and not prospects.state.boosted else NEVER
        case "purple":
            best = _best(prospects)
            return always if best is not None and player.crest not in (best.supply, best.demand.city) else NEVER
    return NEVER


def _best(prospects: Prospects) -> Option | None:
    return max(prospects.deliveries, key=prospects.deliveries.__getitem__, default=None)


def _clan(prospects: Prospects, key: str, option: Any) -> float:
    """The second ability, except for purple, which moves its crest."""
    if key == "borrow":
        return 0.0
    return 2.0 if (key == "crest") == (prospects.player.clan == "purple") else 0.0 if key == "crest" else 1.0


def _demand(prospects: Prospects, key: str, option: Any) -> float:
    plan = prospects.view.plan
    assert plan is not None
    return max(
        (vp for found, vp in prospects.deliveries.items() if found.supply == plan.supply and found.demand.key == key),
        default=NEVER,
    )


def _cards(prospects: Prospects, key: str, option: Any) -> float:
    plan = prospects.view.plan
    assert plan is not None
    where = (plan.supply, plan.demand, plan.space)
    return max(
        (
            vp
            for found, vp in prospects.deliveries.items()
            if (found.supply, found.demand.city, found.demand.space) == where and str(found.cards) == key
        ),
        default=NEVER,
    )


def _rush(prospects: Prospects, key: str, option: Any) -> float:
    return prospects.step(DATA.rush_tokens[option.token].marker) if option.field else 0.0


def _skip(prospects: Prospects, key: str, option: Any) -> float:
    """Cards, unless there are enough of them."""
    if key == "clan":
        return 100.0 if prospects.player.clan in ("yellow", "red") and _clan_first(prospects) > 0 else NEVER
    return 3.0 if key == "cards" else sum(prospects.player.hand.values()) / 2 + option.cubes


def _advance(prospects: Prospects, key: str, option: Any) -> float:
    return NEVER if key == "clan" else prospects.step(key)


def _lane(prospects: Prospects, key: str, option: Any) -> float:
    if key == "clan":
        return NEVER
    return sum(ICONS[icon] * (1 - 0.06 * n) for n, icon in enumerate(option.icons)) - 1.2 * len(option.icons)


def _row_city(prospects: Prospects, key: str, option: Any) -> float:
    return NEVER if key == "clan" else prospects.city_card(key)


def _bonus(prospects: Prospects, key: str, option: Any) -> float:
    return ICONS.get(key, NEVER)


def _transport(prospects: Prospects, key: str, option: Any) -> float:
    """The card that advances furthest; of each type one first."""
    return NEVER if key == "clan" else prospects.card(key)


def _swap(prospects: Prospects, key: str, option: Any) -> float:
    return -CARD[key]


def _cube(prospects: Prospects, key: str, option: Any) -> float:
    """From where others are to where one is alone."""
    a, b = (prospects.state.cities[city].posts() for city in key.split("/"))
    seat = prospects.seat
    return b.count(seat) - a.count(seat)


def _vassal_supply(prospects: Prospects, key: str, option: Any) -> float:
    """A cube of a city where only others are."""
    if key == "clan":
        return NEVER
    posts = prospects.state.cities[key.split("/", maxsplit=1)[0]].posts()
    return sum(owner != prospects.seat for owner in posts) - 2.0 * posts.count(prospects.seat)


def _vassal_demand(prospects: Prospects, key: str, option: Any) -> float:
    if key == "clan":
        return NEVER
    city, space = key.split("/")
    return prospects.post(city, space, owner=FOREIGN)


FOREIGN = 99
"""Somebody else's post."""


def _end(prospects: Prospects, key: str, option: Any) -> float:
    return 1.0 if key == "done" else 0.0


def _port(prospects: Prospects, key: str, option: Any) -> float:
    prospects.player.port = key == "port"
    return float(sum(scoring.score(prospects.state, prospects.seat, card) for card in prospects.player.objectives))


PROMISES: dict[str, Promise] = {
    "pick-clan": _pick_clan,
    "objective": _objective,
    "transport": _transport,
    "first-post": _start,
    "second-post": _start,
    "crest": _crest,
    "supply": _supply,
    "demand": _demand,
    "cards": _cards,
    "rush": _rush,
    "skip": _skip,
    "advance": _advance,
    "lane": _lane,
    "row-city": _row_city,
    "bonus": _bonus,
    "clan": _clan,
    "cube": _cube,
    "borrow": _end,
    "swap": _swap,
    "vassal-supply": _vassal_supply,
    "vassal-demand": _vassal_demand,
    "end": _end,
    "port": _port,
}
