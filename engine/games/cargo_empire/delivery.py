"""A delivery (rules section 3): which ones are legal, what is chosen, and carrying it out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from engine.core.ask import Option, Word
from engine.core.msg import Msg
from engine.games.cargo_empire import clans
from engine.games.cargo_empire.cards import Cards, any_two, held_fares
from engine.games.cargo_empire.cards import fares as cards_for
from engine.games.cargo_empire.clans import CLAN_OF, Powers, powers
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.facts import MODES
from engine.games.cargo_empire.routes import Way
from engine.games.cargo_empire.row import MOST, counts_for
from engine.games.cargo_empire.rush import Rush, take_token, tokens_on, ways_paid
from engine.games.cargo_empire.state import FREE, CityKey, Planned, Seat, State
from engine.games.cargo_empire.turn import Turn
from engine.games.cargo_empire.upgrades import free_spaces, place_post, side
from engine.games.cargo_empire.words import name, say


@dataclass(frozen=True, slots=True)
class Supply(Option):
    """CGE-032, CGE-033: a city from which a cube can be delivered; `cubes` are on its tile.

    `reward`: its card may bring an extra advance (CGE-064), `extra`: the own crest there does (CGE-137).
    """

    city: CityKey
    colour: str
    cubes: int
    reward: bool = False
    extra: bool = False

    def __str__(self) -> str:
        return f"{self.city}/{self.colour}"

    def label(self) -> Msg:
        """The city and the colour of its cubes."""
        return say("supply", city=name("city", self.city), colour=self.colour)

    def detail(self) -> Msg:
        """How many cubes there are, and what brings an extra advance."""
        return say("supply-detail", cubes=self.cubes, bonus=bonus(self.reward, self.extra))


@dataclass(frozen=True, slots=True)
class Demand(Option):
    """CGE-034, CGE-035: a demand space to which the cube can be delivered.

    `upgrade` is "", "upgrade" or "perfect": what the post there will cause (CGE-054, CGE-055); `reward` and `extra` as
    in Supply; `cube` is the colour of a cube that only a crest makes fit (CGE-130), else "".
    """

    city: CityKey
    space: str
    colour: str
    upgrade: str
    level: int
    reward: bool = False
    extra: bool = False
    cube: str = ""

    def __str__(self) -> str:
        return f"{self.city}/{self.space}"

    def label(self) -> Msg:
        """The city and its space."""
        return say("demand", city=name("city", self.city), space=self.space, colour=self.colour)

    def detail(self) -> Msg | None:
        """What the post there will cause, if anything."""
        brings = bonus(self.reward, self.extra)
        if self.upgrade:
            effect: Msg | None = say(f"demand-{self.upgrade}", level=self.level + 1, bonus=brings)
        else:
            effect = say("bonus", bonus=brings) if brings != NO_BONUS else None
        if not self.cube:
            return effect
        return (
            say("demand-fits", colour=self.cube)
            if effect is None
            else say("demand-fits-and", colour=self.cube, effect=effect)
        )


NO_BONUS = "none"


def bonus(card: bool, crest: bool) -> str:
    """CGE-064, CGE-137: what brings an extra advance in a city: its card, the own crest, both or none."""
    return {(0, 0): NO_BONUS, (1, 0): "card", (0, 1): "crest", (1, 1): "both"}[card, crest]


@dataclass(frozen=True, slots=True)
class Fare(Option):
    """A set of cards for a delivery on a map between two cities; `port` may be treated as a port (CGE-141).

    `tokens` are the rush tokens that they can bring, with the ways that do (CGE-188); there are none in Europe.
    """

    cards: Cards
    board: str
    a: CityKey
    b: CityKey
    port: CityKey
    tokens: tuple[Rush, ...] = ()

    def __str__(self) -> str:
        return str(self.cards)

    def label(self) -> Msg:
        """The cards."""
        how = "crest" if self.cards.crest else "boosted" if self.cards.boosted else "plain"
        return say("fare", how=how, cards=cards_name(self.cards))

    def detail(self) -> Msg:
        """What they advance, and a way that they pay: one to a rush token, if they reach any."""
        advanced = [(DATA.cards[mode].marker, advances(self.cards, mode)) for mode in MODES]
        steps = [say("steps", marker=marker, steps=count) for marker, count in advanced if count]
        if self.cards.crest:
            return say("fare-crest", steps=steps)
        if not any(rush.field for rush in self.tokens):
            return self.along(next(ways_paid(self.board, self.a, self.b, self.cards, self.port)), steps)
        way, tokens = self.along(self.tokens[0].way, steps), [rush.name() for rush in self.tokens]
        return say("fare-token" if len(tokens) == 1 else "fare-tokens", way=way, tokens=tokens)

    def along(self, way: Way, steps: list[Msg]) -> Msg:
        """The advances, and a way in words."""
        cities = [name("city", city) for city in way.cities]
        if way.sail < 0:
            return say("fare-land", cities=cities, steps=steps)
        return say("fare-sea", before=cities[: way.sail + 1], after=cities[way.sail + 1 :], steps=steps)


def cards_name(cards: Cards) -> Msg:
    """Transport cards in words."""
    return say("cards", road=cards.road, rail=cards.rail, sea=cards.sea)


def advances(cards: Cards, mode: str) -> int:
    """CGE-062, CGE-135: how many advances the cards of a type give to their marker."""
    return DATA.cards[mode].advance * cards.of(mode) + (cards.boosted and mode == "rail")


def supplies(state: State, seat: Seat, may: Powers) -> list[Supply]:
    """CGE-032, CGE-033, CGE-036, CGE-133: cities with own presence and a cube from which something can be delivered."""
    player, wanted = state.players[seat], demanded(state)
    return [
        Supply(key, side(city).supply, city.cubes, counts_for(state, player, key), key == may.extra)
        for key, city in state.cities.items()
        if city.cubes and city.level <= MOST and city.present(seat) and key != may.closed
        if any(True for _ in payable(state, seat, key, may, wanted))
    ]


Wanted = list[tuple[CityKey, str, str]]
"""Free demand spaces: city, space, colour."""


def demanded(state: State) -> Wanted:
    """CGE-035, CGE-036: all free demand spaces, in the order of the cities."""
    found = []
    for key, city in state.cities.items():
        if city.level <= MOST:
            tile = side(city)
            if city.upper == FREE:
                found.append((key, "upper", tile.upper))
            if city.lower == FREE:
                found.append((key, "lower", tile.lower))
    return found


def payable(state: State, seat: Seat, supply: CityKey, may: Powers, wanted: Wanted) -> Iterator[tuple[CityKey, str]]:
    """CGE-034 to CGE-036, CGE-130, CGE-133: those demand spaces to which the seat can pay the way of a cube."""
    colour = side(state.cities[supply]).supply
    any_cube = may.any_cube
    for key, space, demand in wanted:
        fits = demand == colour or (any_cube and any_cube in (supply, key))
        if fits and key not in (supply, may.closed) and can_pay(state, seat, supply, key, may):
            yield key, space


def demands(state: State, seat: Seat, supply: CityKey, may: Powers) -> list[Demand]:
    """CGE-034 to CGE-036: the demand spaces to which a cube of a city can be delivered."""
    colour, offered = side(state.cities[supply]).supply, []
    for key, space in payable(state, seat, supply, may, demanded(state)):
        demand = demand_of(state, seat, key, space)
        cube = colour if demand.colour != colour else ""
        offered.append(replace(demand, extra=key == may.extra, cube=cube))
    return offered


def demand_of(state: State, seat: Seat, key: CityKey, space: str) -> Demand:
    """A demand space as an option; the card of a city that becomes LV3 leaves the row unrewarded (CGE-220)."""
    city, player = state.cities[key], state.players[seat]
    last = len(free_spaces(city)) == 1
    upgrade = "" if not last else "perfect" if city.cubes == 0 else "upgrade"
    leaves = last and city.level == MOST and key not in player.cities
    reward = counts_for(state, player, key) and not leaves
    return Demand(key, space, side(city).demand(space), upgrade, city.level, reward)


def can_pay(state: State, seat: Seat, a: CityKey, b: CityKey, may: Powers) -> bool:
    """CGE-079: whether any card set of the hand is legal."""
    hand = state.players[seat].hand
    if may.any_two in (a, b) and sum(hand.values()) >= 2:
        return True
    return bool(sets_of(state, seat, a, b, may))


def sets_of(state: State, seat: Seat, a: CityKey, b: CityKey, may: Powers) -> tuple[Cards, ...]:
    """CGE-046 to CGE-048: the card sets of the hand that pay an allowed shape."""
    hand = state.players[seat].hand
    return held_fares(state.map, a, b, may.port, may.boost, hand["road"], hand["rail"], hand["sea"])


def card_sets(state: State, seat: Seat, a: CityKey, b: CityKey, may: Powers) -> list[Cards]:
    """CGE-046 to CGE-048, CGE-126, CGE-207: all legal card sets of the hand for a pair of cities.

    Two cards that are legal anyhow are offered by the crest too only where that saves a rush token.
    """
    hand = state.players[seat].hand
    found = list(sets_of(state, seat, a, b, may))
    if may.any_two not in (a, b):
        return found
    same = [cards for cards in found if not any(rush.field for rush in tokens_on(state, a, b, cards, may.port))]
    return found + [cards for cards in any_two() if cards.within(hand) and replace(cards, crest=False) not in same]


DECLINE = Word("skip", say("decline"), say("decline-effect"))
"""CGE-227: not to use a crest without which nothing can be delivered."""


@dataclass(frozen=True, slots=True)
class Delivery:
    """CGE-051: everything that a delivery consists of.

    `crests` are the crest abilities that it uses, by the names of Powers, each with the city of the crest.
    """

    supply: CityKey
    demand: CityKey
    space: str
    cards: Cards
    rush: Rush | None
    crests: Mapping[str, CityKey]


async def plan(turn: Turn) -> Delivery | None:
    """CGE-051, CGE-079, CGE-080, CGE-227: the delivery of this turn; None if there is none, or none that is wanted.

    The seat is asked for its supply city again after each paid ability, since that may change what is legal.
    """
    state, seat = turn.state, turn.seat

    def options() -> list[Supply | Word]:
        found = supplies(state, seat, powers(state, seat))
        return [*found, DECLINE] if found and not must_deliver(state, seat) else [*found]

    supply = await turn.table.choose(seat, "supply", options, between=clans.paid(turn), pause=True)
    return await plan_from(turn, supply) if isinstance(supply, Supply) else None


def must_deliver(state: State, seat: Seat) -> bool:
    """CGE-079, CGE-227: whether there is a legal delivery that needs no crest."""
    return bool(supplies(state, seat, powers(state, seat).compulsory))


async def plan_from(turn: Turn, supply: Supply) -> Delivery:
    """CGE-034 to CGE-048: demand space, cards and, on Dyorle, the way."""
    state, seat, table = turn.state, turn.seat, turn.table
    may = powers(state, seat)
    state.plan = Planned(supply.city)
    note = say("from-note", city=name("city", supply.city), colour=supply.colour)
    demand = await table.choose(seat, "demand", demands(state, seat, supply.city, may), note=note)
    state.plan = Planned(supply.city, demand.city, demand.space)
    pair = {"from": name("city", supply.city), "to": name("city", demand.city)}
    sets = card_sets(state, seat, supply.city, demand.city, may)
    fares = [fare_of(state, supply.city, demand.city, cards, may.port) for cards in sets]
    fare = await table.choose(seat, "cards", fares, note=say("pair-note", **pair))
    state.plan = Planned(supply.city, demand.city, demand.space, str(fare))
    rush = None
    if fare.tokens:
        rush = await table.choose(seat, "rush", fare.tokens, note=say("pair-note", **pair))
    crests = {power: getattr(may, power) for power in uses(may, demand, fare, rush)}
    return Delivery(supply.city, demand.city, demand.space, fare.cards, rush, crests)


def fare_of(state: State, a: CityKey, b: CityKey, cards: Cards, port: CityKey) -> Fare:
    """A set of cards as an option. Cards played by a crest pay no way, and so reach no token (CGE-207)."""
    tokens = tokens_on(state, a, b, cards, port) if state.rush else []
    return Fare(cards, state.map, a, b, port, tuple(tokens))


def uses(may: Powers, demand: Demand, fare: Fare, rush: Rush | None) -> Iterator[str]:
    """CGE-126, CGE-130, CGE-137, CGE-141: the crest abilities without which this would be another delivery."""
    if fare.cards.crest:
        yield "any_two"
    elif may.port and (
        fare.cards not in cards_for(fare.board, fare.a, fare.b, "", may.boost)
        or (rush is not None and rush.way not in set(ways_paid(fare.board, fare.a, fare.b, fare.cards, "")))
    ):
        yield "port"
    if demand.cube:
        yield "any_cube"
    if may.extra in (fare.a, fare.b):
        yield "extra"


def carry_out(turn: Turn, delivery: Delivery) -> bool:
    """CGE-050 to CGE-055, CGE-122: cards and cube go, the post comes; True if that causes a perfect upgrade."""
    state, player = turn.state, turn.player
    supply = state.cities[delivery.supply]
    colour = side(supply).supply
    for mode in MODES:
        player.hand[mode] -= delivery.cards.of(mode)
    supply.cubes -= 1
    if state.clans:
        player.cubes += 1
    cities = {"from": name("city", delivery.supply), "to": name("city", delivery.demand)}
    turn.tell(
        say(
            "log-delivery",
            seat=turn.seat,
            colour=colour,
            space=delivery.space,
            cards=cards_name(delivery.cards),
            **cities,
        )
    )
    for power, city in delivery.crests.items():
        turn.tell(
            say(f"log-used-{power.replace('_', '-')}", clan=name("clan", CLAN_OF[power]), city=name("city", city))
        )
    turn.delivered = True
    perfect = place_post(turn.table, delivery.demand, delivery.space, turn.seat)
    state.plan = None
    if delivery.rush is not None:
        take_token(turn, delivery.rush)
    return perfect
