"""A delivery (rules section 3): which ones are legal, what is chosen, and carrying it out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from engine.core.ask import Word
from engine.core.msg import Msg
from engine.games.cargo_empire import clans
from engine.games.cargo_empire.cards import Cards, any_two, held_fares
from engine.games.cargo_empire.cards import fares as cards_for
from engine.games.cargo_empire.clans import CLAN_OF, Powers, powers
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.development import Step, step
from engine.games.cargo_empire.facts import MODES
from engine.games.cargo_empire.offers import Demand, Fare, Supply, cards_name, in_hand
from engine.games.cargo_empire.row import MOST, counts_for
from engine.games.cargo_empire.rush import Rush, take_token, ways_paid
from engine.games.cargo_empire.state import FREE, CityKey, Planned, Seat, State
from engine.games.cargo_empire.tracks import to_objective
from engine.games.cargo_empire.turn import Turn
from engine.games.cargo_empire.upgrades import free_spaces, level3_scores, place_post, side
from engine.games.cargo_empire.words import chain, name, say

MANY = 25
"""So many demand spaces are told apart by the colour of their cities."""


def supplies(state: State, seat: Seat, may: Powers) -> list[Supply]:
    """CGE-032, CGE-033, CGE-036, CGE-133: cities with own presence and a cube from which something can be delivered.

    Those that bring an extra advance come first, then those whose cubes can go to most spaces.
    """
    found, wanted = [], demanded(state)
    for key in stocked(state, seat, may):
        counts = [count for _, _, count in payable(state, seat, key, may, wanted)]
        if counts:
            found.append(supply_of(state, seat, key, may, counts))
    return sorted(found, key=lambda supply: (-supply.reward - supply.extra, -supply.spaces))


def supply_of(state: State, seat: Seat, key: CityKey, may: Powers, counts: list[int]) -> Supply:
    """A supply city as an option; `counts` are the fewest cards for each space that its cubes can go to."""
    city = state.cities[key]
    reward = counts_for(state, state.players[seat], key)
    final = len(counts) == 1 and demands(state, seat, key, may)[0].final
    near, extra = counts.count(1), key == may.extra
    return Supply(key, side(city).supply, city.cubes, len(counts), near, reward, extra, final=final)


def stocked(state: State, seat: Seat, may: Powers) -> list[CityKey]:
    """CGE-032, CGE-033, CGE-036, CGE-133: cities with own presence and a cube."""
    return [
        key
        for key, city in state.cities.items()
        if city.cubes and city.level <= MOST and city.present(seat) and key != may.closed
    ]


Wanted = list[tuple[CityKey, str, str]]
"""Free demand spaces: city, space, colour."""
Payable = tuple[CityKey, str, int]
"""A demand space: city, space, and how many cards the cheapest delivery takes."""


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
    """CGE-034 to CGE-036, CGE-130, CGE-133: those demand spaces to which the seat can pay the way of a cube."""
    colour = side(state.cities[supply]).supply
    any_cube = may.any_cube
    for key, space, demand in wanted:
        fits = demand == colour or (any_cube and any_cube in (supply, key))
        if fits and key not in (supply, may.closed) and (count := fewest(state, seat, supply, key, may)):
            yield key, space, count


def demands(state: State, seat: Seat, supply: CityKey, may: Powers) -> list[Demand]:
    """CGE-034 to CGE-036: the demand spaces to which a cube of a city can be delivered.

    Those for the fewest cards come first, and among them those that bring most; in a long list, city by city.
    """
    colour, offered = side(state.cities[supply]).supply, []
    from_supply = counts_for(state, state.players[seat], supply) + (may.extra == supply)
    draws, rush = draws_after(state, seat), tuple(state.rush)
    for key, space, _ in payable(state, seat, supply, may, demanded(state)):
        facts, extra = facts_of(state, seat, key, space), key == may.extra
        sets = card_sets(state, seat, supply, key, may)
        cards, several = min(sets, key=lambda cards: cards.count), len(sets) > 1
        extras = from_supply + facts["reward"] + extra + (facts["upgrade"] == "perfect")
        fare = Fare(cards, state.map, supply, key, may.port, rush, extras, facts["leaves"], draws)
        cube = colour if facts["colour"] != colour else ""
        opened = opens(state, seat, key, bool(facts["upgrade"]))
        demand = Demand(**facts, extra=extra, cube=cube, fare=fare, opens=opened, several=several)
        offered.append((cards.count, demand))
    if len(offered) > MANY:
        return by_region(state, [demand for _, demand in offered])
    offered.sort(key=lambda found: (found[0], -found[1].gain, not found[1].upgrade))
    return [demand for _, demand in offered]


def opens(state: State, seat: Seat, key: CityKey, upgrade: bool) -> tuple[int, str]:
    """CGE-032, CGE-057: the cubes, with their colour, that a first own post in a city makes available."""
    city = state.cities[key]
    if city.present(seat) or (upgrade and city.level == MOST):
        return 0, ""
    if upgrade:
        return DATA.cubes_on_tile, DATA.tiles[city.tile][city.level + 1].supply
    return city.cubes, side(city).supply


def by_region(state: State, found: list[Demand]) -> list[Demand]:
    """Demand spaces of a long list, those in cities of a colour beside each other."""
    colours = {key: city.colour for key, city in DATA.maps[state.map].cities.items()}
    return sorted((replace(demand, region=colours[demand.city]) for demand in found), key=lambda found: found.region)


def demand_of(state: State, seat: Seat, key: CityKey, space: str, owner: int | None = None) -> Demand:
    """A demand space as an option; `owner` has the post that will come there; the seat, unless told."""
    return Demand(**facts_of(state, seat, key, space, owner))


def facts_of(state: State, seat: Seat, key: CityKey, space: str, owner: int | None = None) -> dict[str, Any]:
    """What a demand space as an option has of itself, whatever is paid for it.

    The card of a city that becomes LV3 leaves the row unrewarded (CGE-220).
    """
    city, player = state.cities[key], state.players[seat]
    last = len(free_spaces(city)) == 1
    old = city.cubes if last else 0
    upgrade = "" if not last else "perfect" if city.cubes == 0 else "upgrade"
    leaves = last and city.level == MOST and key in state.row
    reward = counts_for(state, player, key) and not leaves
    scores: tuple[Msg, ...] = ()
    if last and city.level == MOST:
        scores = level3_scores(state, city, seat if owner is None else owner, you=seat)
    colour = side(city).demand(space)
    return {
        "city": key,
        "space": space,
        "colour": colour,
        "upgrade": upgrade,
        "level": city.level,
        "reward": reward,
        "scores": scores,
        "old": old,
        "leaves": leaves,
    }


def fewest(state: State, seat: Seat, a: CityKey, b: CityKey, may: Powers) -> int:
    """CGE-079: how many cards the cheapest legal set of the hand has, 0 if there is none."""
    found, hand = sets_of(state, seat, a, b, may), state.players[seat].hand
    least = found[0].count if found else 0
    if may.any_two in (a, b) and sum(hand.values()) >= 2:
        return min(least or 2, 2)
    return least


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
    same = [cards for cards in found if not any(rush.field for rush in fare_of(state, a, b, cards, may.port).tokens)]
    return found + [cards for cards in any_two() if cards.within(hand) and replace(cards, crest=False) not in same]


DECLINE = Word("skip", say("decline"), say("decline-effect"), way_out=True)
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
        may = powers(state, seat)
        found = supplies(state, seat, may)
        return [*found, DECLINE] if found and not must_deliver(state, seat, may) else [*found]

    def note() -> Msg:
        return in_hand(turn.player, "hand-note")

    supply = await turn.table.choose(seat, "supply", options, note=note, between=clans.paid(turn), pause=True)
    return await plan_from(turn, supply) if isinstance(supply, Supply) else None


def must_deliver(state: State, seat: Seat, may: Powers) -> bool:
    """CGE-079, CGE-227: whether a legal delivery, of which there is one with these powers, needs no crest."""
    return may == may.compulsory or can_deliver(state, seat, may.compulsory)


def can_deliver(state: State, seat: Seat, may: Powers) -> bool:
    """CGE-079: whether there is any legal delivery."""
    wanted = demanded(state)
    return any(True for key in stocked(state, seat, may) for _ in payable(state, seat, key, may, wanted))


async def plan_from(turn: Turn, supply: Supply) -> Delivery:
    """CGE-034 to CGE-048: demand space, cards and, on Dyorle, the way."""
    state, seat, table = turn.state, turn.seat, turn.table
    may = powers(state, seat)
    state.plan = Planned(supply.city)
    cube: dict[str, Msg | str] = {"from": name("city", supply.city), "colour": supply.colour}
    note = chain([say("from-note", **cube), in_hand(turn.player)])
    demand = await table.choose(seat, "demand", demands(state, seat, supply.city, may), note=note)
    return await pay(turn, supply.city, demand, may)


async def pay(turn: Turn, supply: CityKey, demand: Demand, may: Powers) -> Delivery:
    """CGE-043 to CGE-048, CGE-194: the cards for a delivery and, on Dyorle, the way."""
    state, seat, table = turn.state, turn.seat, turn.table
    state.plan = Planned(supply, demand.city, demand.space)
    pair = {"from": name("city", supply), "to": name("city", demand.city)}
    sets = card_sets(state, seat, supply, demand.city, may)
    cheapest = demand.fare
    assert cheapest is not None
    fares = [replace(cheapest, cards=cards) for cards in sets]
    note = chain([say("pair-note", **pair), in_hand(turn.player)])
    fare = await table.choose(seat, "cards", sorted(fares, key=lambda fare: fare.cards.count), note=note)
    state.plan = Planned(supply, demand.city, demand.space, str(fare))
    rush = None
    if len(tokens := fare.tokens) > 1:
        found = [replace(each, step=step_of(turn, each)) for each in tokens]
        ends = [turn.foresees("rush", delivery(supply, demand, fare, each, may)) for each in tokens]
        tokens = [replace(each, final=final) for each, final in zip(found, ends, strict=True)]
    if tokens:
        rush = await table.choose(seat, "rush", tokens, note=say("pair-note", **pair))
    return delivery(supply, demand, fare, rush, may)


def delivery(supply: CityKey, demand: Demand, fare: Fare, rush: Rush | None, may: Powers) -> Delivery:
    """CGE-051: all that has been chosen."""
    crests = {power: getattr(may, power) for power in uses(may, demand, fare, rush)}
    return Delivery(supply, demand.city, demand.space, fare.cards, rush, crests)


def step_of(turn: Turn, rush: Rush) -> Step | None:
    """The advance that a rush token brings."""
    return step(turn, DATA.rush_tokens[rush.token].marker) if rush.field else None


def fare_of(state: State, a: CityKey, b: CityKey, cards: Cards, port: CityKey, extras: int = 0) -> Fare:  # noqa: PLR0917
    """A set of cards as an option. Cards played by a crest pay no way, and so reach no token (CGE-207)."""
    return Fare(cards, state.map, a, b, port, tuple(state.rush), extras)


def draws_after(state: State, seat: Seat) -> tuple[tuple[str, int], ...]:
    """CGE-077: the markers that draw objective cards with nothing asked before, each after how many advances."""
    if not state.objective_deck:
        return ()
    markers, tracks = state.players[seat].markers, tuple(state.tracks)
    return tuple((marker, steps) for marker, at in markers.items() if (steps := to_objective(tracks, at)))


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
