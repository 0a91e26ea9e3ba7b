"""What answers promise to the bot opponent `normal`, by its outlook on the rest of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from math import inf
from typing import Any

from engine.core.play.ask import Ask
from engine.games.cargo_empire.advice.experience import NORMAL, Experience
from engine.games.cargo_empire.advice.outlook import Outlook, Trip
from engine.games.cargo_empire.advice.paid import Abilities
from engine.games.cargo_empire.advice.ranking import port_vp
from engine.games.cargo_empire.advice.seen import as_state, glance
from engine.games.cargo_empire.cities import put_post
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.state import FREE, VASSALS, State
from engine.games.cargo_empire.view import View
from engine.games.cargo_empire.words import DONE

NEVER, MANY = -1000.0, 100.0
"""Less, and more, than any useful answer promises."""
CLANS = {"purple": 5.0, "red": 4.0, "blue": 3.0, "yellow": 2.0, "green": 1.0}
"""What playing each clan promises, from experience."""


class Promising(Outlook):
    """An outlook that remembers what the answers to one question have in common."""

    @cached_property
    def starts(self) -> dict[str, float]:
        """What the first posts promise, by city, as far as it has been found out."""
        return {}

    @cached_property
    def abilities(self) -> Abilities:
        """The paid abilities."""
        return Abilities(self)

    @cached_property
    def by_supply(self) -> dict[str, float]:
        """What the best delivery from each city promises."""
        return self._best((trip.supply, worth) for trip, worth in self.trips.items())

    @cached_property
    def by_demand(self) -> dict[str, float]:
        """The same to each demand space."""
        return self._best((f"{trip.city}/{trip.space}", worth) for trip, worth in self.trips.items())

    @cached_property
    def by_cards(self) -> dict[str, float]:
        """The same with each set of cards."""
        return self._best((str(trip.cards), worth) for trip, worth in self.trips.items())

    @staticmethod
    def _best(worths: Iterable[tuple[str, float]]) -> dict[str, float]:
        found: dict[str, float] = {}
        for key, worth in worths:
            if worth > found.get(key, -inf):
                found[key] = worth
        return found


def promises(view: View, ask: Ask[Any], known: Experience = NORMAL) -> dict[str, float]:
    """What each answer promises to a player with this experience, in VP."""
    return promised(as_state(view), ask, known)


def promised(state: State, ask: Ask[Any], known: Experience = NORMAL) -> dict[str, float]:
    """The same, by what the player sees."""
    return _of_each(Promising(state, ask.seat, known), ask)


def _of_each(outlook: Promising, ask: Ask[Any]) -> dict[str, float]:
    promise = PROMISES[ask.kind]
    return {key: promise(outlook, ask, key) for key in ask.options}


def now(ask: Ask[Any], look: type[Promising] = Promising) -> tuple[State, dict[str, float]]:
    """What a seat sees that is asked, and what each answer promises to `normal`, or by another outlook (`glance`).

    Where to, and with which cards, is asked after where from, while the table stays as it is, unless clans act in
    between: whatever each delivery promises is known by then.
    """
    seen, turn = glance(ask), ask.hand.holds
    outlook = look(seen, ask.seat)
    if ask.kind == "supply" and not seen.clans:
        _LATEST[look] = turn, outlook.trips
    elif ask.kind in PLANNED and look in _LATEST:
        whose, trips = _LATEST[look]
        if whose is turn:
            outlook.trips = {
                trip: worth
                for trip, worth in trips.items()
                if trip.supply in outlook.sources and outlook.still(trip.city, trip.space)
            }
    return seen, _of_each(outlook, ask)


PLANNED = ("demand", "cards")
"""The decisions that follow that for a city, in the same turn."""
_LATEST: dict[type[Promising], tuple[Any, dict[Trip, float]]] = {}
"""By outlook the turn in which a city was last asked for, and the deliveries that were possible."""


def _pick_clan(outlook: Promising, ask: Ask[Any], key: str) -> float:
    return CLANS[key]


def _objective(outlook: Promising, ask: Ask[Any], key: str) -> float:
    return outlook.objective(key) if key in DATA.objectives else NEVER


def _transport(outlook: Promising, ask: Ask[Any], key: str) -> float:
    return outlook.card(key) if key in DATA.cards else NEVER


def _start(outlook: Promising, ask: Ask[Any], key: str) -> float:
    """Either space of a city promises the same: nobody delivers to where the cube comes from."""
    city, space = key.split("/")
    if city not in outlook.starts:
        outlook.starts[city] = _started(outlook, city, space)
    return outlook.starts[city]


def _started(outlook: Promising, city: str, space: str) -> float:
    """The post itself, and the deliveries that it makes possible."""
    there = outlook.state.cities[city]
    saved = there.upper, there.lower
    worth = outlook.post(city)
    put_post(there, space, outlook.seat)
    again = Outlook(outlook.state, outlook.seat, outlook.known)
    trips = dict(again.trips_from(city, again.may)) if city in again.stocked else {}
    plans, ways = trips.values(), len({(trip.city, trip.space) for trip in trips})
    there.upper, there.lower = saved
    return worth + outlook.known.ways * min(12, ways) + 0.3 * max(plans, default=0)


def _supply(outlook: Promising, ask: Ask[Any], key: str) -> float:
    if key == "clan":
        return _pays(outlook)
    if key == "skip":
        return NEVER - 1
    city = key.split("/", maxsplit=1)[0]
    return outlook.by_supply.get(city, NEVER)


def _pays(outlook: Promising) -> float:
    """What the turn promises with a paid ability that is worth its cubes."""
    gain = max(outlook.abilities.gains.values(), default=NEVER)
    return max(outlook.trips.values(), default=MANY) + gain if gain > 0 else NEVER


def _clan(outlook: Promising, ask: Ask[Any], key: str) -> float:
    return outlook.abilities.gains.get(key, NEVER)


def _crest(outlook: Promising, ask: Ask[Any], key: str) -> float:
    city = outlook.state.cities[key]
    return outlook.abilities.crests.get(key, city.cubes * city.present(outlook.seat) + NEVER / 2)


def _swap(outlook: Promising, ask: Ask[Any], key: str) -> float:
    return dict(outlook.abilities.swaps).get(key, NEVER)


def _borrow(outlook: Promising, ask: Ask[Any], key: str) -> float:
    return outlook.abilities.lent.get(key, NEVER)


def _cube(outlook: Promising, ask: Ask[Any], key: str) -> float:
    """Away from where others are, to where the seat is alone."""
    a, b = (outlook.state.cities[city].posts() for city in key.split("/"))
    return b.count(outlook.seat) - a.count(outlook.seat)


def _vassal_supply(outlook: Promising, ask: Ask[Any], key: str) -> float:
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


def _vassal_demand(outlook: Promising, ask: Ask[Any], key: str) -> float:
    if key == "clan":
        return NEVER
    city = key.split("/", maxsplit=1)[0]
    plan = outlook.state.plan
    return outlook.post(city, own=False) + outlook.supplied("" if plan is None else plan.supply, city, own=False)


def _demand(outlook: Promising, ask: Ask[Any], key: str) -> float:
    return outlook.by_demand.get(key, NEVER)


def _cards(outlook: Promising, ask: Ask[Any], key: str) -> float:
    return outlook.by_cards.get(key, NEVER)


def _rush(outlook: Promising, ask: Ask[Any], key: str) -> float:
    return outlook.move(DATA.rush_tokens[ask.options[key].token].marker, 1) if ask.options[key].field else 0.0


def _skip(outlook: Promising, ask: Ask[Any], key: str) -> float:
    if key == "clan":
        return _pays(outlook)
    return 3.0 if key == "cards" else sum(outlook.player.hand.values()) / 2 + ask.options[key].cubes


def _advance(outlook: Promising, ask: Ask[Any], key: str) -> float:
    if key == "clan":
        return NEVER
    due = outlook.state.due
    if due is None:
        return outlook.move(key, 1)
    if due.extras < 0:
        return outlook.move(key, 1)
    best = max(outlook.shares(dict.fromkeys(due.played, 0), due.extras, {}), key=lambda share: share[0])[1]
    return best[key]


def _lane(outlook: Promising, ask: Ask[Any], key: str) -> float:
    if key == "clan" or ask.note is None:
        return NEVER
    marker, due = str(ask.note.args["marker"]), outlook.state.due
    steps = 1 if due is None else 1 + due.left[marker] + max(0, due.extras)
    at = outlook.player.markers[marker]
    return outlook.journey(marker).lane((at.column, at.lane), key, steps)


def _row_city(outlook: Promising, ask: Ask[Any], key: str) -> float:
    return NEVER if key == "clan" else outlook.city_card(key)


def _bonus(outlook: Promising, ask: Ask[Any], key: str) -> float:
    icons = outlook.journey("car").icons
    return icons.get(key, NEVER)


def _end(outlook: Promising, ask: Ask[Any], key: str) -> float:
    return 1.0 if key == DONE else 0.0


def _port(outlook: Promising, ask: Ask[Any], key: str) -> float:
    return float(port_vp(outlook.state, outlook.seat, key == "port"))


PROMISES: Mapping[str, Callable[[Promising, Ask[Any], str], float]] = {
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
