"""What deliveries cost and bring, and their order: the fewest cards first, then the richest."""

from __future__ import annotations

from dataclasses import replace

from engine.core.play.msg import Msg
from engine.games.cargo_empire.advice.told import DemandFacts, FareFacts, SupplyFacts
from engine.games.cargo_empire.cards import Cards
from engine.games.cargo_empire.cities import MOST, free_spaces
from engine.games.cargo_empire.clans import Powers
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.delivery import card_sets, demanded, payable
from engine.games.cargo_empire.delivery import demands as legal
from engine.games.cargo_empire.offers import Demand
from engine.games.cargo_empire.row import counts_for
from engine.games.cargo_empire.state import VASSALS, City, CityKey, Seat, State
from engine.games.cargo_empire.tracks import room
from engine.games.cargo_empire.upgrades import level3_scores
from engine.games.cargo_empire.vassals import demands as vassal_demands
from engine.games.cargo_empire.words import player, say

MANY = 25
"""With this many demand spaces or more, they are told apart by the colour of their cities."""


def supply_facts(state: State, seat: Seat, key: CityKey, may: Powers) -> SupplyFacts:
    """Facts of a city from which the seat can deliver."""
    counts = reached(state, seat, key, may)
    return SupplyFacts(
        state.cities[key].cubes,
        spaces=len(counts),
        near=counts.count(1),
        reward=counts_for(state, state.players[seat], key),
        extra=key == may.extra,
    )


def reached(state: State, seat: Seat, key: CityKey, may: Powers) -> list[int]:
    """For each space that cubes of a city can go to with the cards in hand: the fewest cards."""
    return [count for _, _, _, count in payable(state, seat, key, may, demanded(state))]


def demands(state: State, seat: Seat, supply: CityKey, may: Powers) -> list[DemandFacts]:
    """Facts of all spaces that a cube of a city can go to, in reading order; in a long list, city by city."""
    found = [demand_facts(state, seat, supply, demand, may) for demand in legal(state, seat, supply, may)]
    if len(found) > MANY:
        return sorted(found, key=lambda facts: region(state, facts.city))
    return sorted(found, key=lambda facts: (count_of(facts), -facts.gain, not facts.upgrade))


def count_of(facts: DemandFacts) -> int:
    """How many cards it takes."""
    return 0 if facts.fare is None else facts.fare.cards.count


def region(state: State, city: CityKey) -> str:
    """The colour of a city."""
    return DATA.maps[state.map].cities[city].colour


def demand_facts(state: State, seat: Seat, supply: CityKey, demand: Demand, may: Powers) -> DemandFacts:
    """Facts of a demand space to which the seat can deliver."""
    key = demand.city
    found = facts_of(state, seat, key, demand.space, seat)
    found = replace(found, extra=key == may.extra, by_crest=bool(demand.cube))
    sets = card_sets(state, seat, supply, key, may)
    cheapest = min(sets, key=lambda cards: cards.count)
    fare = fare_facts(state, seat, supply, found, cheapest, may)
    return replace(found, fare=fare, opens=opens(state, seat, key, bool(found.upgrade)), several=len(sets) > 1)


def fare_facts(  # noqa: PLR0917
    state: State, seat: Seat, supply: CityKey, there: DemandFacts, cards: Cards, may: Powers
) -> FareFacts:
    """Facts of a set of cards that pays for a delivery to a demand space."""
    extras = counts_for(state, state.players[seat], supply) + (may.extra == supply) + there.gain
    tracks, markers = tuple(state.tracks), state.players[seat].markers.items()
    rooms = tuple((marker, room(tracks, at.column, at.lane)) for marker, at in markers)
    return FareFacts(cards, state.map, supply, there.city, may.port, rooms, tuple(state.rush), extras)


def facts_of(state: State, seat: Seat, key: CityKey, space: str, owner: int) -> DemandFacts:
    """The facts of a demand space that do not depend on payment; `owner` will have the new post there.

    The card of a city that becomes LV3 leaves the row unrewarded (CGE-220).
    """
    city = state.cities[key]
    facts = DemandFacts(key, space, city.level, reward=counts_for(state, state.players[seat], key))
    if len(free_spaces(city)) > 1:
        return facts
    facts = replace(facts, upgrade="upgrade" if city.cubes else "perfect", old=city.cubes)
    if city.level < MOST:
        return facts
    scores = shares(state, [*city.posts(), owner], seat)
    return replace(facts, scores=scores, reward=facts.reward and key not in state.row)


def opens(state: State, seat: Seat, key: CityKey, upgrade: bool) -> tuple[int, str]:
    """CGE-032, CGE-057: the cubes, with their colour, that the seat's first post in a city makes available."""
    city = state.cities[key]
    if city.present(seat) or (upgrade and city.level == MOST):
        return 0, ""
    if upgrade:
        return DATA.cubes_on_tile, DATA.tiles[city.tile][city.level + 1].supply
    return city.cubes, DATA.tiles[city.tile][city.level].supply


def shares(state: State, posts: list[int], you: Seat) -> tuple[Msg, ...]:
    """CGE-092, CGE-183: who gets how many VP when a city with these posts becomes LV3; `you` first."""
    found = sorted(level3_scores(state, posts), key=lambda share: share[0] != you)
    return tuple(
        say("share-you", vp=vp) if seat == you else say("share-of", who=player(state, seat), vp=vp)
        for seat, vp in found
    )


# -- vassals


def vassal_supply(state: State, seat: Seat, key: CityKey) -> SupplyFacts:
    """Facts of a city from which a vassal can deliver."""
    city = state.cities[key]
    return SupplyFacts(city.cubes, posts=post_counts(state, city, seat))


def vassal_facts(state: State, seat: Seat, supply: CityKey) -> list[DemandFacts]:
    """Facts of all spaces that a vassal can deliver a cube of a city to; no upgrade there is rewarded."""
    return [
        replace(facts, upgrade=facts.upgrade and "upgrade", reward=False, posts=post_counts(state, city, seat))
        for demand in vassal_demands(state, seat, supply)
        for city in [state.cities[demand.city]]
        for facts in [facts_of(state, seat, demand.city, demand.space, VASSALS + seat)]
    ]


def post_counts(state: State, city: City, you: Seat) -> tuple[Msg, ...]:
    """How many posts each seat has in a city, in a text for `you`; vassals are left out."""
    posts = city.posts()
    found = sorted((seat for seat in range(len(state.players)) if seat in posts), key=lambda seat: seat != you)
    counts = [(seat, posts.count(seat)) for seat in found]
    return tuple(
        say("posts-you", posts=count) if seat == you else say("posts-of", who=player(state, seat), posts=count)
        for seat, count in counts
    )


def burden(city: City, seat: Seat) -> int:
    """How much a cube that leaves a city harms this seat rather than others."""
    posts = city.posts()
    return 2 * posts.count(seat) - len([owner for owner in posts if owner < VASSALS and owner != seat])
