"""What answers promise to the bot opponent `normal`, by its outlook on the rest of the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.play.ask import Ask
from engine.games.cargo_empire.advice.experience import NORMAL, Experience
from engine.games.cargo_empire.advice.outlook import Outlook, seen
from engine.games.cargo_empire.advice.paid import Abilities
from engine.games.cargo_empire.advice.ranking import port_vp
from engine.games.cargo_empire.cities import put_post
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.state import FREE, VASSALS
from engine.games.cargo_empire.view import View
from engine.games.cargo_empire.words import DONE

NEVER, MANY = -1000.0, 100.0
"""Less, and more, than any useful answer promises."""
CLANS = {"purple": 5.0, "red": 4.0, "blue": 3.0, "yellow": 2.0, "green": 1.0}
"""What playing each clan promises, from experience."""


def promises(view: View, ask: Ask[Any], known: Experience = NORMAL) -> dict[str, float]:
    """What each answer promises to a player with this experience, in VP."""
    promise, outlook = PROMISES[ask.kind], seen(view, known)
    return {key: promise(outlook, ask, key) for key in ask.options}


def _pick_clan(outlook: Outlook, ask: Ask[Any], key: str) -> float:
    return CLANS[key]


def _objective(outlook: Outlook, ask: Ask[Any], key: str) -> float:
    return outlook.objective(key) if key in DATA.objectives else NEVER


def _transport(outlook: Outlook, ask: Ask[Any], key: str) -> float:
    return outlook.card(key) if key in DATA.cards else NEVER


def _start(outlook: Outlook, ask: Ask[Any], key: str) -> float:
    """The post itself, and the deliveries that it makes possible."""
    city, space = key.split("/")
    there = outlook.state.cities[city]
    saved = there.upper, there.lower
    worth = outlook.post(city)
    put_post(there, space, outlook.seat)
    again = Outlook(outlook.state, outlook.seat, outlook.known)
    plans = [vp for trip, vp in again.trips.items() if trip.supply == city]
    ways = len({(trip.city, trip.space) for trip in again.trips if trip.supply == city})
    there.upper, there.lower = saved
    return worth + outlook.known.ways * min(12, ways) + 0.3 * max(plans, default=0)


def _supply(outlook: Outlook, ask: Ask[Any], key: str) -> float:
    if key == "clan":
        return _pays(outlook)
    if key == "skip":
        return NEVER - 1
    city = key.split("/", maxsplit=1)[0]
    return max((vp for trip, vp in outlook.trips.items() if trip.supply == city), default=NEVER)


def _pays(outlook: Outlook) -> float:
    """What the turn promises with a paid ability that is worth its cubes."""
    gain = max(Abilities(outlook).gains().values(), default=NEVER)
    return max(outlook.trips.values(), default=MANY) + gain if gain > 0 else NEVER


def _clan(outlook: Outlook, ask: Ask[Any], key: str) -> float:
    return Abilities(outlook).gains().get(key, NEVER)


def _crest(outlook: Outlook, ask: Ask[Any], key: str) -> float:
    city = outlook.state.cities[key]
    return Abilities(outlook).crests.get(key, city.cubes * city.present(outlook.seat) + NEVER / 2)


def _swap(outlook: Outlook, ask: Ask[Any], key: str) -> float:
    return dict(Abilities(outlook).swaps()).get(key, NEVER)


def _borrow(outlook: Outlook, ask: Ask[Any], key: str) -> float:
    return Abilities(outlook).lent.get(key, NEVER)


def _cube(outlook: Outlook, ask: Ask[Any], key: str) -> float:
    """Away from where others are, to where the seat is alone."""
    a, b = (outlook.state.cities[city].posts() for city in key.split("/"))
    return b.count(outlook.seat) - a.count(outlook.seat)


def _vassal_supply(outlook: Outlook, ask: Ask[Any], key: str) -> float:
    """A cube that this seat would miss the least, and the others the most."""
    if key == "clan":
        return NEVER
    city = key.split("/", maxsplit=1)[0]
    posts = outlook.state.cities[city].posts()
    rivals = sum(owner not in (outlook.seat, FREE) and owner < VASSALS for owner in posts)
    then = dict(outlook.cubes)
    if city in then:
        then[city] -= 1
    return outlook.supply(then) - outlook.supply(outlook.cubes) + outlook.known.spite * rivals


def _vassal_demand(outlook: Outlook, ask: Ask[Any], key: str) -> float:
    if key == "clan":
        return NEVER
    city = key.split("/", maxsplit=1)[0]
    plan = outlook.state.plan
    return outlook.post(city, own=False) + outlook.supplied("" if plan is None else plan.supply, city, own=False)


def _demand(outlook: Outlook, ask: Ask[Any], key: str) -> float:
    return max((vp for trip, vp in outlook.trips.items() if f"{trip.city}/{trip.space}" == key), default=NEVER)


def _cards(outlook: Outlook, ask: Ask[Any], key: str) -> float:
    return max((vp for trip, vp in outlook.trips.items() if str(trip.cards) == key), default=NEVER)


def _rush(outlook: Outlook, ask: Ask[Any], key: str) -> float:
    return outlook.move(DATA.rush_tokens[ask.options[key].token].marker, 1) if ask.options[key].field else 0.0


def _skip(outlook: Outlook, ask: Ask[Any], key: str) -> float:
    if key == "clan":
        return _pays(outlook)
    return 3.0 if key == "cards" else sum(outlook.player.hand.values()) / 2 + ask.options[key].cubes


def _advance(outlook: Outlook, ask: Ask[Any], key: str) -> float:
    if key == "clan":
        return NEVER
    due = outlook.state.due
    if due is None:
        return outlook.move(key, 1)
    if due.extras < 0:
        return outlook.move(key, 1)
    best = max(outlook.shares(dict.fromkeys(due.played, 0), due.extras, {}), key=lambda share: share[0])[1]
    return best[key]


def _lane(outlook: Outlook, ask: Ask[Any], key: str) -> float:
    if key == "clan" or ask.note is None:
        return NEVER
    marker, due = str(ask.note.args["marker"]), outlook.state.due
    steps = 1 if due is None else 1 + due.left[marker] + max(0, due.extras)
    at = outlook.player.markers[marker]
    return outlook.journey(marker).lane((at.column, at.lane), key, steps)


def _row_city(outlook: Outlook, ask: Ask[Any], key: str) -> float:
    return NEVER if key == "clan" else outlook.city_card(key)


def _bonus(outlook: Outlook, ask: Ask[Any], key: str) -> float:
    icons = outlook.journey("car").icons
    return icons.get(key, NEVER)


def _end(outlook: Outlook, ask: Ask[Any], key: str) -> float:
    return 1.0 if key == DONE else 0.0


def _port(outlook: Outlook, ask: Ask[Any], key: str) -> float:
    return float(port_vp(outlook.state, outlook.seat, key == "port"))


PROMISES: Mapping[str, Callable[[Outlook, Ask[Any], str], float]] = {
    "pick-clan": _pick_clan,
    "objective": _objective,
    "transport": _transport,
    "first-post": _start,
    "second-post": _start,
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
    "crest": _crest,
    "swap": _swap,
    "borrow": _borrow,
    "vassal-supply": _vassal_supply,
    "vassal-demand": _vassal_demand,
    "cube": _cube,
    "end": _end,
    "port": _port,
}
"""By the kind of decision."""
