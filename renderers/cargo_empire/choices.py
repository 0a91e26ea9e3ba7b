"""What a decision offers, worked out for its picture: numbers, what a way costs, where it runs, how far markers go.

A number is an option's place in the list, counted from 1.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from engine.core.play.ask import Ask, Option, Shortcut, lettered
from engine.core.play.msg import Msg, Value
from engine.games.cargo_empire.advice.told import DemandFacts, FareFacts, SupplyFacts
from engine.games.cargo_empire.cards import Cards, held_fares
from engine.games.cargo_empire.clans import EXCLUSIVE, FIELDS, NO_POWERS, Powers
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.development import Lane, Step
from engine.games.cargo_empire.facts import MODES, SPACES
from engine.games.cargo_empire.offers import Demand, Fare, Supply, goes
from engine.games.cargo_empire.routes import Way
from engine.games.cargo_empire.rush import Rush, ways_paid
from engine.games.cargo_empire.state import START
from engine.games.cargo_empire.tracks import next_fields, room
from engine.games.cargo_empire.view import View
from engine.games.cargo_empire.words import name

SET = re.compile(r"(?P<road>\d+)r-(?P<rail>\d+)t-(?P<sea>\d+)s$")
"""The key of a set of cards, neither boosted nor played by a crest."""
CITY = name("city", "").key
LINES = 3
"""How many ways a phone draws."""
LEVELS = DATA.game.levels_with_tile
ENTRIES, TOP = (START, *DATA.columns.junction_columns), max(DATA.vp_spaces)
"""The columns before which a lane must be chosen, and the last column."""
Spot = tuple[int, str]
"""A field of the development board: its column and its lane ("" off the tracks)."""


class Pin(NamedTuple):
    """A number at a city, or at one of its demand spaces."""

    number: int
    space: str = ""


class Lead(NamedTuple):
    """A way on the map, with its number if several ways lead to one place, otherwise 0."""

    way: Way
    number: int = 0


class Ghost(NamedTuple):
    """Where a marker would stand, and the text on it: a number, or how far it would have advanced."""

    kind: str
    spot: Spot
    text: str


class Trip(NamedTuple):
    """A demand space to which a cube can be brought, and the sets of cards that pay for it, fewest cards first."""

    city: str
    space: str
    fares: tuple[Cards, ...]


def pins(view: View, ask: Ask[Any] | None) -> dict[str, list[Pin]]:
    """The numbers at each city that an option's key names, or where the clan that is an option has its crest."""
    found: dict[str, list[Pin]] = {}
    if ask is None or ask.kind == "cube":
        return found
    crests = {player.clan: player.crest for player in view.players if player.clan}
    crests["port"] = view.players[ask.seat].crest
    for number, key in enumerate(ask.options, start=1):
        parts = key.split("/")
        cities = DATA.maps[view.map].cities
        spot = crests.get(key, "") or next((part for part in parts if part in cities), "")
        if spot:
            found.setdefault(spot, []).append(Pin(number, next((part for part in parts if part in SPACES), "")))
    return found


class Route(NamedTuple):
    """A whole offered plan: its letter, the two ends of its delivery, and its cards if it chooses them."""

    letter: str
    a: str
    b: str
    cards: Cards | None


def routes(view: View, plans: Sequence[Shortcut]) -> list[Route]:
    """The deliveries that the plans' labels name; none if all go to the same city."""
    found: list[Route] = []
    for letter, plan in lettered(plans):
        a, b = (_city(plan.label.args.get(end)) for end in ("from", "to"))
        cities = DATA.maps[view.map].cities
        if a in cities and b in cities:
            sets = [
                Cards(int(counted["road"]), int(counted["rail"]), int(counted["sea"]))
                for key in plan.keys
                if (counted := SET.match(key))
            ]
            found.append(Route(letter, a, b, sets[0] if sets else None))
    return found if view.plan is None or not view.plan.demand else []


def _city(said: Value | None) -> str:
    return said.key.removeprefix(CITY) if isinstance(said, Msg) else ""


def letters_of(ask: Ask[Any] | None, plans: Sequence[Shortcut]) -> dict[str, str]:
    """The letters of the options by their keys, if each plan begins with a different option."""
    first = {plan.keys[0]: letter for letter, plan in lettered(plans)}
    return first if ask is not None and len(first) == len(plans) else {}


def powers_of(view: View, seat: int) -> Powers:
    """What crests do for a seat's delivery, as in `clans.powers` (CGE-124, CGE-133, CGE-139)."""
    if not view.clans:
        return NO_POWERS
    found: dict[str, str] = {}
    for player in view.players:
        if not player.clan:
            continue
        effect, own = DATA.clans[player.clan].crest_effect, player.seat == seat or player.seat in view.borrowed
        if effect in FIELDS and own:
            found[FIELDS[effect]] = player.crest
        elif effect == EXCLUSIVE and not own:
            found["closed"] = player.crest
    return Powers(**found, boost=view.boosted)


def fares(view: View, seat: int, a: str, b: str, may: Powers) -> tuple[Cards, ...]:
    """The sets of cards in hand that pay for a delivery, fewest cards first; empty if only a crest can."""
    hand = view.players[seat].hand
    found = held_fares(view.map, a, b, may.port, may.boost, *(hand[mode] for mode in MODES))
    return tuple(sorted(found, key=lambda cards: cards.count))


def trips(view: View, seat: int, supply: str) -> list[Trip]:
    """Where a city's cubes can be brought with the cards in hand, cheapest first."""
    may = powers_of(view, seat)
    colour = next(city.supply for city in view.cities if city.key == supply)
    found = []
    for city in view.cities:
        free = [space for space, there in zip(SPACES, (city.upper, city.lower), strict=True)
            if there is not None and there.post is None
            and (there.colour == colour or may.any_cube in (supply, city.key))]  # fmt: skip
        if not free or city.key in (supply, may.closed):
            continue
        paid = fares(view, seat, supply, city.key, may)
        if paid or (may.any_two in (supply, city.key) and sum(view.players[seat].hand.values()) > 1):
            found.append(Trip(city.key, free[0], paid))
    return sorted(found, key=lambda trip: trip.fares[0].count if trip.fares else 2)


def leads(view: View, ask: Ask[Any] | None, only: Option | None = None) -> list[Lead]:
    """The ways to draw, for all options or one: per destination a way that the fewest cards pay, or all offered."""
    if ask is None:
        return []
    found: list[Lead] = []
    for number, option in enumerate(ask.options.values(), start=1):
        if only is not None and option is not only:
            continue
        match option:
            case Demand(teller=DemandFacts(fare=FareFacts() as fare)) if not fare.cards.crest:
                found += [Lead(way) for way in _ways(view, fare.a, fare.b, fare.cards, fare.port)]
            case Rush():
                found.append(Lead(option.way, number))
            case Fare(teller=FareFacts() as fare) if not fare.cards.crest:
                reached = [rush.way for rush in fare.tokens]
                paid = reached or _ways(view, fare.a, fare.b, fare.cards, fare.port)
                found += [Lead(way, number) for way in paid]
    return found


def plan_leads(view: View, ask: Ask[Any] | None, plans: Sequence[Shortcut]) -> list[Lead]:
    """The plans' ways, while the player chooses the supply city."""
    if ask is None or ask.kind != "supply":
        return []
    may, found = powers_of(view, ask.seat), []
    for route in routes(view, plans):
        paid = fares(view, ask.seat, route.a, route.b, may)
        for cards in [cards for cards in paid if cards == route.cards] or paid[:1]:
            found += [Lead(way) for way in _ways(view, route.a, route.b, cards, may.port)]
    return found


def ways(view: View, ask: Ask[Any] | None, plans: Sequence[Shortcut], *, few: bool) -> list[Lead]:
    """The ways drawn with a decision; with `few`, those of plans first, and at most LINES."""
    if ask is None or not few:
        return leads(view, ask) or plan_leads(view, ask, plans)
    firsts = [ask.options[plan.keys[0]] for plan in plans if plan.keys[0] in ask.options]
    found: list[Lead] = []
    for option in dict.fromkeys([*firsts, *ask.options.values()]):
        found += leads(view, ask, option)
    return (found or plan_leads(view, ask, plans))[:LINES]


def planned(view: View, plans: Sequence[Shortcut], *, few: bool) -> list[Route]:
    """The deliveries of the plans whose ways are drawn; with `few`, at most LINES."""
    found = routes(view, plans)
    return found[:LINES] if few else found


def tokens(view: View, way: Way) -> list[str]:
    """The rush tokens on a way."""
    return [view.rush[field - 1] for field in sorted(way.rush) if view.rush[field - 1]]


def _ways(view: View, a: str, b: str, cards: Cards, port: str) -> list[Way]:
    """The way with the most rush tokens; the first of several."""
    known = _paid(view.map, a, b, cards, port)
    best = sorted(known, key=lambda way: -len(tokens(view, way)))
    return best[:1]


@lru_cache(maxsize=4096)
def _paid(board: str, a: str, b: str, cards: Cards, port: str) -> tuple[Way, ...]:
    return tuple(ways_paid(board, a, b, cards, port))


def ghosts(view: View, ask: Ask[Any] | None) -> list[Ghost]:
    """Where the deciding player's markers would stand: numbered if that is the decision, otherwise with their steps."""
    if ask is None:
        return []
    own = view.players[ask.seat].markers
    at = {kind: (marker.column, marker.lane) for kind, marker in own.items()}
    tracks, found = tuple(view.tracks), []
    for number, option in enumerate(ask.options.values(), start=1):
        if isinstance(option, Step) and not option.top:
            found += [Ghost(option.marker, spot, str(number)) for spot in ahead(tracks, at[option.marker], 1)]
        elif isinstance(option, Lane):
            moving = ask.note.args.get("marker") if ask.note is not None else None
            kinds = [kind for kind in at if kind == moving]
            found += [Ghost(kind, spot, str(number)) for kind in kinds for spot in ahead(tracks, at[kind], 1)
                if spot[1] == option.lane]  # fmt: skip
    steps = sorted(set(_steps(view, ask)))
    return found + [Ghost(kind, spot, f"+{far}") for kind, far in steps for spot in ahead(tracks, at[kind], far)]


def _steps(view: View, ask: Ask[Any]) -> Iterator[tuple[str, int]]:
    """The markers that a delivery's transport may advance, and how far."""
    may, tracks, markers = powers_of(view, ask.seat), tuple(view.tracks), view.players[ask.seat].markers.items()
    rooms = tuple((marker, room(tracks, at.column, at.lane)) for marker, at in markers)
    for option in ask.options.values():
        match option:
            case Fare(teller=FareFacts() as fare):
                yield from fare.moved()[0]
            case Demand(teller=DemandFacts(fare=FareFacts() as fare)):
                for cards in (fare.cards, *fares(view, ask.seat, fare.a, fare.b, may)):
                    yield from goes(cards, fare.extras, fare.rooms)[0]
            case Supply(teller=SupplyFacts() as facts) if ask.kind == "supply":
                for trip in trips(view, ask.seat, option.city):
                    extras = facts.reward + facts.extra + _rewards(view, ask.seat, trip, may)
                    for cards in trip.fares:
                        yield from goes(cards, extras, rooms)[0]


def _rewards(view: View, seat: int, trip: Trip, may: Powers) -> int:
    """CGE-064, CGE-065, CGE-137, CGE-220: the extra advances that a demand city gives, as in DemandFacts.gain."""
    city = next(city for city in view.cities if city.key == trip.city)
    last = any(there is not None and there.post is not None for there in (city.upper, city.lower))
    leaves = last and city.level == LEVELS and city.key in view.row
    counts = city.key in view.players[seat].cities or (city.key in view.row and not leaves)
    return counts + (may.extra == city.key) + (last and not city.cubes)


def ahead(tracks: tuple[str, ...], spot: Spot, steps: int) -> list[Spot]:
    """Where a marker may stand after this many advances, by every lane open to it; empty beyond the top."""
    fields, reached = next_fields(tracks), [spot]
    for _ in range(steps):
        ways = [(column, each) for column, lane in reached if column != TOP
            for each in (SPACES if column in ENTRIES else (lane,))]  # fmt: skip
        found = [(fields[way], way[1]) for way in ways]
        reached = list(dict.fromkeys((field.column, lane if field.on_track else "") for field, lane in found))
    return reached
