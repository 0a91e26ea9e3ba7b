"""The options of a decision in reading order: the most helpful first, each with what it costs and brings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any, TypeVar

from engine.core.play.ask import Ask, Option, Word
from engine.core.play.msg import Msg
from engine.games.cargo_empire import scoring
from engine.games.cargo_empire.advice.deliveries import (
    MANY,
    burden,
    demands,
    reached,
    region,
    supply_facts,
    vassal_facts,
    vassal_supply,
)
from engine.games.cargo_empire.advice.seen import as_state
from engine.games.cargo_empire.advice.told import (
    CrestFacts,
    CubeFacts,
    DemandFacts,
    ObjectiveFacts,
    RestockFacts,
    RowFacts,
    RushFacts,
    StartFacts,
    StepFacts,
)
from engine.games.cargo_empire.cities import MOST, free_spaces, side
from engine.games.cargo_empire.clans import CREST, NO_POWERS, Powers, powers
from engine.games.cargo_empire.crests import CrestCity, CubeMove
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.development import Lane, RowCard, Step, step
from engine.games.cargo_empire.facts import BLANK, SPACES, Objective
from engine.games.cargo_empire.objectives import ObjectiveCard
from engine.games.cargo_empire.offers import Demand, Fare, Supply, in_hand
from engine.games.cargo_empire.row import card_vp
from engine.games.cargo_empire.rush import Rush
from engine.games.cargo_empire.skipping import Restock
from engine.games.cargo_empire.start import StartSpace
from engine.games.cargo_empire.state import CityKey, Planned, Seat, State
from engine.games.cargo_empire.view import View
from engine.games.cargo_empire.words import name, say

T = TypeVar("T", bound=Option)


class Question:
    """A decision, and the table as the deciding seat sees it."""

    def __init__(self, state: State, ask: Ask[Any]) -> None:
        self.state, self.seat, self.ask = state, ask.seat, ask
        self.player = self.state.players[self.seat]

    def of(self, kind: type[T]) -> list[T]:
        """The options of a kind."""
        return [option for option in self.ask.options.values() if isinstance(option, kind)]

    @cached_property
    def may(self) -> Powers:
        """What crests do for the seat."""
        return powers(self.state, self.seat)


def offered(view: View, ask: Ask[Any]) -> Sequence[Option]:
    """All options: those that the decision is about, in the order of its kind, then the others, then the way out."""
    return arranged(as_state(view), ask)


def arranged(state: State, ask: Ask[Any]) -> Sequence[Option]:
    """The same, by what the player sees."""
    found: dict[str, Option] = {}
    if ask.kind in READ:
        found = {str(option): option for option in READ[ask.kind](Question(state, ask))}
    others = (option for key, option in ask.options.items() if key not in found)
    return sorted((*found.values(), *others), key=lambda option: option.declines)


def effects(question: Question, effect: Callable[[str], Msg | None]) -> list[Word]:
    """The words of a decision, each with what it does."""
    return [replace(word, effect=effect(word.key)) for word in question.of(Word)]


# -- setup


def _start(question: Question) -> list[StartSpace]:
    """Both spaces of the city with the widest reach come first."""
    state, found = question.state, []
    for option in question.of(StartSpace):
        tile, counts = side(state.cities[option.city]), reached(state, question.seat, option.city, NO_POWERS)
        other = SPACES[1 - SPACES.index(option.space)]
        facts = StartFacts(tile.supply, len(counts), counts.count(1), tile.demand(other))
        found.append((-facts.spaces, -facts.near, replace(option, teller=facts)))
    return [option for *_, option in sorted(found, key=lambda each: each[:2])]


def _objective(question: Question) -> list[ObjectiveCard]:
    """The card that would score most as things stand comes first."""
    state, seat, found = question.state, question.seat, []
    for option in question.of(ObjectiveCard):
        counts, vp = so_far(state, seat, option.card)
        facts = ObjectiveFacts(option.card, len(state.players), counts, vp)
        found.append((-vp, replace(option, teller=facts)))
    return [option for _, option in sorted(found, key=lambda each: each[0])]


def so_far(state: State, seat: Seat, card: str) -> tuple[tuple[int, ...], int]:
    """What a seat would count for an objective card that it does not hold yet, class by class, and what that scores."""
    objective, player = DATA.objectives[card], state.players[seat]
    if objective.kind == "tier_objective_cards":
        held = len(player.objectives) + 1  # CGE-116: this one included
        return (held,), scoring.tier(objective, held)
    return counted(state, seat, objective), scoring.score(state, seat, card)


def counted(state: State, seat: Seat, objective: Objective) -> tuple[int, ...]:
    """What an objective counts: the cities of each of its classes, or whatever else it is about."""
    if objective.classes:
        return scoring.counts(state, seat, objective.classes)
    if objective.kind == "tier_city_cards":
        return (len(state.players[seat].cities),)
    if objective.kind == "four_posts_in_one_city":
        return (max(city.posts().count(seat) for city in state.cities.values()),)
    each = objective.vp_each or next(
        (row.vp for row in objective.vp_by_players if row.players == len(state.players)), 1
    )
    return (scoring.score(state, seat, objective.key) // each,)


# -- a delivery


def _supply(question: Question) -> list[Supply]:
    """Cities that bring an extra advance come first, then those whose cubes can go to the most spaces."""
    found = [
        (supply_facts(question.state, question.seat, option.city, question.may), option)
        for option in question.of(Supply)
    ]
    found.sort(key=lambda each: (-each[0].reward - each[0].extra, -each[0].spaces))
    return [replace(option, teller=facts) for facts, option in found]


def _demand(question: Question) -> list[Demand]:
    """See `demands`; in a long list, the colours of cities tell the options apart."""
    state, plan = question.state, question.state.plan
    assert plan is not None
    found = _told(question, demands(state, question.seat, plan.supply, question.may))
    if len(found) <= MANY:
        return found
    return [replace(option, region=region(state, option.city)) for option in found]


def _told(question: Question, found: Iterable[DemandFacts]) -> list[Demand]:
    options = {str(option): option for option in question.of(Demand)}
    return [replace(options[facts.key], teller=facts) for facts in found]


def _cards(question: Question) -> list[Fare]:
    """The fewest cards first."""
    state, seat, plan = question.state, question.seat, question.state.plan
    assert plan is not None
    there = next(facts for facts in demands(state, seat, plan.supply, question.may) if facts.key == _space(plan))
    assert there.fare is not None
    found = [replace(option, teller=replace(there.fare, cards=option.cards)) for option in question.of(Fare)]
    return sorted(found, key=lambda option: option.cards.count)


def _space(plan: Planned) -> str:
    return f"{plan.demand}/{plan.space}"


def _rush(question: Question) -> list[Rush]:
    """The tokens, each with the advance that it brings; passing none comes last."""
    state, player = question.state, question.player
    brings = ((each, DATA.rush_tokens[each.token].marker if each.field else "") for each in question.of(Rush))
    return [
        replace(option, teller=RushFacts(step(state, player, marker) if marker else None)) for option, marker in brings
    ]


def _skip(question: Question) -> list[Option]:
    """New cards, then the cities with the widest reach."""
    may, found = question.may, []
    for option in question.of(Restock):
        spaces = len(reached(question.state, question.seat, option.city, may)) if option.city != may.closed else 0
        found.append((-spaces, replace(option, teller=RestockFacts(spaces))))
    cards = effects(question, lambda _: in_hand(question.player))
    return [*cards, *(option for _, option in sorted(found, key=lambda each: each[0]))]


# -- rewards


def _advance(question: Question) -> list[Step]:
    """Markers that can't move any further come last."""
    return sorted((replace(each, teller=StepFacts()) for each in question.of(Step)), key=lambda option: option.top)


def _lane(question: Question) -> list[Lane]:
    return question.of(Lane)


def _row_city(question: Question) -> list[RowCard]:
    return row_cards(question.state, question.seat, question.of(RowCard))


def row_cards(state: State, seat: Seat, options: Iterable[RowCard]) -> list[RowCard]:
    """Cities with the seat's posts come first, blank cards last."""
    found = [(row_facts(state, seat, option), option) for option in options]
    found.sort(key=lambda each: (each[1].card == BLANK, -each[0].posts))
    return [replace(option, teller=facts) for facts, option in found]


def row_facts(state: State, seat: Seat, option: RowCard) -> RowFacts:
    """Facts of a row card."""
    here = state.forwarder is not None and state.forwarder.slot == option.slot
    if option.card == BLANK:
        return RowFacts(option.slot, next=here)
    city = state.cities[option.card]
    tile = side(city)
    free = tuple(tile.demand(space) for space in free_spaces(city))
    return RowFacts(0, tile.supply, city.cubes, city.posts().count(seat), free, here)


def _bonus(question: Question) -> list[Word]:
    does = {
        "city": say("bonus-city-effect", vp=card_vp(question.state, question.seat)),
        "objective": say("bonus-objective-effect", held=len(question.player.objectives)),
    }
    return effects(question, does.get)


def _cards_had(question: Question) -> list[Word]:
    """The types of transport cards, with how many of each the player has."""
    hand = question.player.hand
    return effects(question, lambda mode: say("have", count=hand[mode]) if hand[mode] else None)


# -- clans, vassals


def _clan(question: Question) -> list[Word]:
    stands = say("ability-crest-effect", city=name("city", question.player.crest))
    return [replace(word, effect=stands) if word.key == CREST else word for word in question.of(Word)]


def _crest(question: Question) -> list[CrestCity]:
    """The cities with the most of the seat's posts come first, then those with the most cubes."""
    found = [(crest_facts(question.state, question.seat, option.city), option) for option in question.of(CrestCity)]
    found.sort(key=lambda each: (-each[0].posts, -each[0].cubes))
    return [replace(option, teller=facts) for facts, option in found]


def crest_facts(state: State, seat: Seat, key: CityKey) -> CrestFacts:
    """Facts of a city for a crest."""
    city, facts = state.cities[key], DATA.maps[state.map].cities[key]
    supply = side(city).supply if city.level <= MOST else ""
    return CrestFacts(facts.colour, facts.port, supply, city.cubes, city.posts().count(seat))


def _cube(question: Question) -> list[CubeMove]:
    """Cubes that come to the seat's posts first, city by city; cubes that leave them last."""
    cities, seat, found = question.state.cities, question.seat, []
    places = {key: place for place, key in enumerate(cities)}
    for option in question.of(CubeMove):
        facts = CubeFacts(cities[option.a].present(seat), cities[option.b].present(seat))
        order = (not facts.here, places[option.b], facts.there)
        found.append((order, replace(option, teller=facts)))
    return [option for _, option in sorted(found, key=lambda each: each[0])]


def _borrow(question: Question) -> list[Word]:
    seats = {player.clan: seat for seat, player in enumerate(question.state.players)}

    def does(clan: str) -> Msg:
        city = name("city", question.state.players[seats[clan]].crest)
        return say("borrow-effect", seat=seats[clan], city=city, crest=name("lent", clan))

    return effects(question, does)


def _vassal_supply(question: Question) -> list[Supply]:
    """Cities where others have the most posts come first, those with the seat's posts last."""
    state, seat = question.state, question.seat
    found = [replace(option, teller=vassal_supply(state, seat, option.city)) for option in question.of(Supply)]
    return sorted(found, key=lambda option: burden(state.cities[option.city], seat))


def _vassal_demand(question: Question) -> list[Demand]:
    plan = question.state.plan
    assert plan is not None
    return _told(question, vassal_facts(question.state, question.seat, plan.supply))


# -- the end


def _end(question: Question) -> list[Word]:
    return effects(question, lambda _: say("done-effect", cubes=question.player.cubes))


def _port(question: Question) -> list[Word]:
    """The one that scores more comes first."""
    found = {key: port_vp(question.state, question.seat, key == "port") for key in question.ask.options}
    words = effects(question, lambda key: say("port-effect", vp=found[key]) if found[key] else None)
    return sorted(words, key=lambda word: -found[word.key])


def port_vp(state: State, seat: Seat, port: bool) -> int:
    """CGE-144: the VP of the seat's objectives, with the city of the crest as a port or not."""
    state.players[seat].port = port
    return scoring.objective_points(state, seat)


READ: Mapping[str, Callable[[Question], Sequence[Option]]] = {
    "first-post": _start,
    "second-post": _start,
    "objective": _objective,
    "supply": _supply,
    "demand": _demand,
    "cards": _cards,
    "rush": _rush,
    "skip": _skip,
    "advance": _advance,
    "lane": _lane,
    "row-city": _row_city,
    "bonus": _bonus,
    "transport": _cards_had,
    "swap": _cards_had,
    "clan": _clan,
    "crest": _crest,
    "cube": _cube,
    "borrow": _borrow,
    "vassal-supply": _vassal_supply,
    "vassal-demand": _vassal_demand,
    "end": _end,
    "port": _port,
}
"""The decisions whose options have another order than the rulebook's, or tell what they bring."""
