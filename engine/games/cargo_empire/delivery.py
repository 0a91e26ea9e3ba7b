"""A delivery (rules section 3): which ones are legal, what is chosen, and carrying it out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from msgspec.structs import replace as replace_fields

from engine.core.play.ask import Word
from engine.core.play.msg import Msg, Value
from engine.games.cargo_empire import clans
from engine.games.cargo_empire.cards import Cards, any_two, held_fares
from engine.games.cargo_empire.cards import fares as cards_for
from engine.games.cargo_empire.cities import MOST, side
from engine.games.cargo_empire.clans import CLAN_OF, Powers, powers
from engine.games.cargo_empire.facts import MODES
from engine.games.cargo_empire.offers import Demand, Fare, Supply, cards_name, in_hand
from engine.games.cargo_empire.rush import Rush, take_token, tokens_on, ways_paid
from engine.games.cargo_empire.state import FREE, CityKey, Planned, Seat, State
from engine.games.cargo_empire.turn import Turn
from engine.games.cargo_empire.upgrades import place_post
from engine.games.cargo_empire.words import both, name, say


def supplies(state: State, seat: Seat, may: Powers) -> list[Supply]:
    """CGE-032, CGE-033, CGE-036, CGE-133: cities where the seat is present, with a cube that can be delivered."""
    return [Supply(key, side(state.cities[key]).supply) for key in sources(state, seat, may)]


def sources(state: State, seat: Seat, may: Powers) -> Iterator[CityKey]:
    """CGE-079: the cities of `supplies`."""
    wanted = demanded(state)
    return (key for key in stocked(state, seat, may) if any(True for _ in payable(state, seat, key, may, wanted)))


def stocked(state: State, seat: Seat, may: Powers) -> list[CityKey]:
    """CGE-032, CGE-033, CGE-036, CGE-133: cities where the seat is present, with a cube."""
    return [
        key
        for key, city in state.cities.items()
        if city.cubes and city.level <= MOST and city.present(seat) and key != may.closed
    ]


Wanted = list[tuple[CityKey, str, str]]
"""Free demand spaces: city, space, and colour."""
Payable = tuple[CityKey, str, str, int]
"""A demand space: city, space, colour, and how many cards the cheapest delivery costs."""


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


def payable(state: State, seat: Seat, supply: CityKey, may: Powers, wanted: Wanted) -> Iterator[Payable]:
    """CGE-034 to CGE-036, CGE-130, CGE-133: those of the demand spaces to which the seat can pay for a cube's way."""
    colour, hand = side(state.cities[supply]).supply, held(state, seat)
    any_cube = may.any_cube
    for key, space, demand in wanted:
        fits = demand == colour or (any_cube and any_cube in (supply, key))
        if fits and key not in (supply, may.closed) and (count := fewest(state.map, supply, key, may, hand)):
            yield key, space, demand, count


def demands(state: State, seat: Seat, supply: CityKey, may: Powers) -> list[Demand]:
    """CGE-034 to CGE-036: the demand spaces to which a cube of a city can be delivered."""
    cube = side(state.cities[supply]).supply
    return [
        Demand(key, space, colour, "" if colour == cube else cube, count)
        for key, space, colour, count in payable(state, seat, supply, may, demanded(state))
    ]


Held = tuple[int, int, int]
"""How many road, rail and sea cards somebody has."""


def fewest(board: str, a: CityKey, b: CityKey, may: Powers, hand: Held) -> int:
    """CGE-079: how many cards the cheapest legal set of the hand has, 0 if there is none."""
    found = held_fares(board, a, b, may.port, may.boost, *hand)
    least = found[0].count if found else 0
    if may.any_two in (a, b) and sum(hand) >= 2:
        return min(least or 2, 2)
    return least


def held(state: State, seat: Seat) -> Held:
    """The transport cards in hand."""
    hand = state.players[seat].hand
    return hand["road"], hand["rail"], hand["sea"]


def card_sets(state: State, seat: Seat, a: CityKey, b: CityKey, may: Powers) -> list[Cards]:
    """CGE-046 to CGE-048, CGE-126, CGE-207: all legal card sets of the hand for a pair of cities.

    Two cards that are legal anyway are also offered through the crest only if that leaves a rush token in place.
    """
    found = list(held_fares(state.map, a, b, may.port, may.boost, *held(state, seat)))
    if may.any_two not in (a, b):
        return found
    same = [cards for cards in found if not any(rush.field for rush in tokens_for(state, a, b, cards, may.port))]
    return found + [
        cards
        for cards in any_two()
        if cards.within(state.players[seat].hand) and replace_fields(cards, crest=False) not in same
    ]


def tokens_for(state: State, a: CityKey, b: CityKey, cards: Cards, port: CityKey) -> list[Rush]:
    """CGE-188: the rush tokens that cards can bring, with the ways that do; none in Europe.

    Cards played through a crest don't pay for a way, so they reach no token (CGE-207).
    """
    return tokens_on(state.map, state.rush, ways_paid(state.map, a, b, cards, port)) if state.rush else []


DECLINE = Word("skip", say("decline"), say("decline-effect"), way_out=True)
"""CGE-227: declining to use a crest without which nothing can be delivered."""


@dataclass(frozen=True, slots=True)
class Delivery:
    """CGE-051: everything that makes up a delivery.

    `crests` are the crest abilities that it uses, by the names of Powers, each with the city of the crest.
    """

    supply: CityKey
    demand: CityKey
    space: str
    cards: Cards
    rush: Rush | None
    crests: Mapping[str, CityKey]


async def plan(turn: Turn) -> Delivery | Word | None:
    """CGE-051, CGE-079, CGE-080, CGE-227: the delivery of this turn, DECLINE if none is wanted; None if there is none.

    After each paid ability the seat is asked for its supply city again, since the ability may change what is legal.
    """
    state, seat = turn.state, turn.seat

    def options() -> list[Supply | Word]:
        may = powers(state, seat)
        found = supplies(state, seat, may)
        return [*found, DECLINE] if found and not must_deliver(state, seat, may) else [*found]

    def note() -> Msg:
        return in_hand(turn.player, "hand-note")

    supply = await turn.table.choose(
        seat, "supply", options, note=note, between=clans.paid(turn), pause=True, hand=turn
    )
    return await plan_from(turn, supply) if isinstance(supply, Supply) else supply


def must_deliver(state: State, seat: Seat, may: Powers) -> bool:
    """CGE-079, CGE-227: given a legal delivery with these powers, whether one needs no crest."""
    return may == may.compulsory or can_deliver(state, seat, may.compulsory)


def can_deliver(state: State, seat: Seat, may: Powers) -> bool:
    """CGE-079: whether there is any legal delivery."""
    return any(True for _ in sources(state, seat, may))


async def plan_from(turn: Turn, supply: Supply) -> Delivery:
    """CGE-034 to CGE-048: the demand space, the cards and, on Dyorle, the way."""
    state, seat = turn.state, turn.seat
    may = powers(state, seat)
    state.plan = Planned(supply.city)

    def note() -> Msg:
        cube: dict[str, Value] = {"from": name("city", supply.city), "colour": supply.colour}
        return both(say("from-note", **cube), in_hand(turn.player))

    demand = await turn.table.choose(seat, "demand", demands(state, seat, supply.city, may), note=note, hand=turn)
    return await pay(turn, Planned(supply.city, demand.city, demand.space), may)


async def pay(turn: Turn, plan: Planned, may: Powers) -> Delivery:
    """CGE-043 to CGE-048, CGE-194: the cards for a delivery and, on Dyorle, the way."""
    state, seat, pair = turn.state, turn.seat, (plan.supply, plan.demand)

    def between() -> Msg:
        return say("pair-note", **{"from": name("city", plan.supply), "to": name("city", plan.demand)})

    def note() -> Msg:
        return both(between(), in_hand(turn.player))

    state.plan = plan
    sets = card_sets(state, seat, *pair, may)
    cards = (await turn.table.choose(seat, "cards", map(Fare, sets), note=note, hand=turn)).cards
    state.plan = replace_fields(plan, cards=str(cards))
    rush = None
    if tokens := tokens_for(state, *pair, cards, may.port):
        rush = await turn.table.choose(seat, "rush", tokens, note=between, hand=turn)
    return delivery_by(state, plan, cards, rush, may)


def delivery_by(state: State, plan: Planned, cards: Cards, rush: Rush | None, may: Powers) -> Delivery:
    """CGE-051, CGE-126, CGE-130, CGE-137, CGE-141: the delivery, with the crest abilities that it depends on."""
    pair, found = (plan.supply, plan.demand), []
    if cards.crest:
        found.append("any_two")
    elif may.port and (
        cards not in cards_for(state.map, *pair, "", may.boost)
        or (rush is not None and rush.way not in set(ways_paid(state.map, *pair, cards, "")))
    ):
        found.append("port")
    if side(state.cities[plan.demand]).demand(plan.space) != side(state.cities[plan.supply]).supply:
        found.append("any_cube")
    if may.extra in pair:
        found.append("extra")
    return Delivery(*pair, plan.space, cards, rush, {power: getattr(may, power) for power in found})


def carry_out(turn: Turn, delivery: Delivery) -> bool:
    """CGE-050 to CGE-055, CGE-122: cards and cube leave, the post comes; True if that causes a perfect upgrade."""
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
