"""What a position promises at a glance: the estimates behind whole plans. Nothing here is a rule.

It examines a state made from a View: what can be delivered, what advances would bring, what objectives would score.
Whatever no rule counts is worth what experience says, in VP.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from engine.games.cargo_empire import scoring
from engine.games.cargo_empire.advice.deliveries import demands
from engine.games.cargo_empire.advice.seen import as_state
from engine.games.cargo_empire.advice.told import DemandFacts
from engine.games.cargo_empire.cards import Cards
from engine.games.cargo_empire.cities import MOST, free_spaces, put_post
from engine.games.cargo_empire.clans import powers
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.delivery import card_sets, stocked
from engine.games.cargo_empire.facts import MODES, Objective
from engine.games.cargo_empire.offers import advances
from engine.games.cargo_empire.state import FREE, City, CityKey, Marker, Seat, State
from engine.games.cargo_empire.tracks import Field, at_top, chooses_lane, lane_fields, next_field
from engine.games.cargo_empire.view import View

ICONS = {
    "none": 0.0,
    "road": 1.2,
    "rail": 1.5,
    "sea": 2.0,
    "any_transport": 2.0,
    "city": 6.0,
    "objective": 6.5,
    "city_or_objective": 6.5,
}
"""What an icon brings."""
CARD = {"road": 1.0, "rail": 1.4, "sea": 1.6}
"""What a transport card is worth while turns remain."""
EXTRA = 1.6
"""An advance for any one of several markers."""
STEPS_A_TURN = 1.6
"""How many columns a marker advances in a turn."""
SLOPE = 0.09
"""How much more the way towards VP is worth for each column that the marker has behind it."""
LEVEL3 = (0.0, 0.1, 0.25, 0.6, 1.0)
"""How likely a city with this many posts will be LV3 at the end."""
CUBE = 0.4
"""A cube in a city from which one can deliver."""
PARTIAL = 0.35
"""How much a step towards an objective counts before it scores."""


class Option(NamedTuple):
    """A delivery that could be made."""

    supply: CityKey
    demand: DemandFacts
    cards: Cards


class Prospects:
    """The table as the deciding seat sees it."""

    def __init__(self, view: View, state: State | None = None) -> None:
        """`state` is one that follows from what is seen; by default, it is what is seen."""
        assert view.seat is not None
        self.view = view
        self.seat: Seat = view.seat
        self.state = as_state(view) if state is None else state
        self.player = self.state.players[self.seat]
        self.turns = sum(self.player.posts)
        """Turns after this one."""

    # -- deliveries

    @cached_property
    def deliveries(self) -> dict[Option, float]:
        """All legal deliveries with what they promise."""
        posts: dict[tuple[str, str], float] = {}
        plays: dict[Cards, tuple[float, float]] = {}
        found = {}
        for option in self._deliveries():
            demand, fare = option.demand, option.demand.fare
            assert fare is not None
            where = (demand.city, demand.space)
            if where not in posts:
                posts[where] = self.post(*where)
            if option.cards not in plays:
                plays[option.cards] = self.play(option.cards)
            best, worth = plays[option.cards]
            found[option] = posts[where] + worth + fare.extras * max(best, EXTRA) - (CUBE if self.turns else 0.0)
        return found

    def _deliveries(self) -> Iterator[Option]:
        state, seat, may = self.state, self.seat, powers(self.state, self.seat)
        plan = self.view.plan
        for supply in stocked(state, seat, may) if plan is None or plan.vassal else [plan.supply]:
            for demand in demands(state, seat, supply, may):
                for cards in card_sets(state, seat, supply, demand.city, may):
                    yield Option(supply, demand, cards)

    def play(self, cards: Cards) -> tuple[float, float]:
        """What played cards promise: the best single advance, and all advances minus the price of the cards."""
        markers = {mode: DATA.cards[mode].marker for mode in MODES if cards.of(mode)}
        best = max(self.run(marker, 1) for marker in markers.values())
        steps = sum(self.run(marker, advances(cards, mode)) for mode, marker in markers.items())
        return best, steps - sum(self.price(mode) * cards.of(mode) for mode in markers)

    def price(self, mode: str) -> float:
        """What playing a card costs: more if there are fewer cards per turn left; nothing in the last turn."""
        if not self.turns:
            return 0.0
        scarce = self.turns / max(1, sum(self.player.hand.values()) - 1)
        return CARD[mode] * min(1.6, scarce)

    def post(self, city: CityKey, space: str, owner: Seat | None = None) -> float:
        """What a post on a demand space changes for this seat: objectives, LV3 cities, and cubes to deliver."""
        there = self.state.cities[city]
        saved = (there.level, there.upper, there.lower, list(there.beside), there.cubes)
        level3, cubes = self.in_city(there)
        put_post(there, space, self.seat if owner is None else owner)
        if not free_spaces(there):
            there.beside += [there.upper, there.lower]
            there.upper = there.lower = FREE
            there.level += 1
            there.cubes = DATA.cubes_on_tile if there.level <= MOST else 0
        level3_then, cubes_then = self.in_city(there)
        after = self.hopes()
        there.level, there.upper, there.lower, there.beside, there.cubes = saved
        most, within = 2 * self.turns, self.within
        more = min(within + cubes_then - cubes, most) - min(within, most)
        return after - self.now + level3_then - level3 + CUBE * more

    @cached_property
    def now(self) -> float:
        """What the seat's objective cards promise as things stand."""
        return self.hopes()

    def hopes(self) -> float:
        """What the seat's objective cards promise."""
        return sum(self.objective(card) for card in self.player.objectives)

    @cached_property
    def within(self) -> int:
        """The number of cubes in cities where the seat has posts."""
        return sum(self.in_city(city)[1] for city in self.state.cities.values())

    def in_city(self, city: City) -> tuple[float, int]:
        """What the seat's posts in a city promise once it is LV3, and the cubes that they give access to."""
        posts = city.posts()
        own = posts.count(self.seat)
        return own * DATA.scoring.post_in_level3_vp * LEVEL3[len(posts)], city.cubes if own else 0

    # -- objectives

    def objective(self, card: str) -> float:
        """What an objective card promises: what it would score now, and part of what is on the way."""
        facts = DATA.objectives[card]
        if facts.kind == "set":
            counts = scoring.counts(self.state, self.seat, facts.classes)
            ahead = sum(min(1, count - min(counts)) for count in counts) / len(counts)
            return facts.vp_each * (min(counts) + ahead * PARTIAL * min(1.0, self.turns / 3))
        if facts.tiers:
            count = self.counted(facts)
            now = float(scoring.tier(facts, count))
            return now + self.towards(facts, count, now)
        return float(scoring.score(self.state, self.seat, card))

    def counted(self, facts: Objective) -> int:
        """How far an objective with tiers has come."""
        if facts.kind == "tier_city_cards":
            return len(self.player.cities)
        if facts.kind == "tier_objective_cards":
            return len(self.player.objectives)
        return sum(scoring.counts(self.state, self.seat, facts.classes))

    def towards(self, facts: Objective, count: int, now: float) -> float:
        """Part of what the next tier adds."""
        following = next((step for step in facts.tiers if step.min > count), None)
        if following is None or following.min - count > self.turns:
            return 0.0
        last = max((step.min for step in facts.tiers if step.min <= count), default=0)
        return (following.vp - now) * PARTIAL * (count - last + 0.3) / (following.min - last)

    # -- development

    def field(self, field: Field, marker: Marker) -> float:
        """What entering a field brings: its icon, and the way towards victory points."""
        if field.column in DATA.vp_spaces:
            low = DATA.vp_spaces.get(marker.column)
            return float(DATA.vp_spaces[field.column].vp - (low.vp if low else 0))
        reach = marker.column + STEPS_A_TURN * (self.turns + 1)
        hope = 1.0 if reach >= DATA.columns.vp_first_column else 0.4
        icon = ICONS[field.icon] if self.turns or field.icon.startswith(("city", "obj")) else 0.0
        return icon + hope * (0.5 + SLOPE * marker.column)

    def step(self, marker: str) -> float:
        """What the next advance of a marker promises."""
        return self.run(marker, 1)

    def run(self, marker: str, steps: int) -> float:
        """What some advances of a marker promise, on the better lane if there is a choice."""
        at, total = self.player.markers[marker], 0.0
        for _ in range(steps):
            if at_top(at):
                break
            lane = self.best_lane(at) if chooses_lane(at) else at.lane
            field = next_field(self.state, at, lane)
            total += self.field(field, at)
            on_track = field.column not in DATA.columns.junction_columns and field.column not in DATA.vp_spaces
            at = Marker(field.column, lane if on_track else "")
        return total

    def best_lane(self, at: Marker) -> str:
        """The lane that promises more."""
        return max(("upper", "lower"), key=lambda lane: self.lane(at, lane))

    def lane(self, at: Marker, lane: str) -> float:
        """What a lane promises: its icons (the first ones count more), and its speed."""
        position = [0, *DATA.columns.junction_columns].index(at.column)
        fields = lane_fields(self.state.tracks[position], position, lane)
        icons = sum(ICONS[field.icon] * (1 - 0.06 * n) for n, field in enumerate(fields))
        return icons - 1.2 * len(fields)

    # -- cards

    def card(self, mode: str) -> float:
        """What a transport card promises: more if it advances further, and for the first of its type."""
        return CARD[mode] - 0.5 * self.player.hand[mode]

    def city_card(self, card: str) -> float:
        """What a city card promises besides its VP."""
        return city_card(self.state, self.seat, card, self.turns)


def city_card(state: State, seat: Seat, card: str, turns: int) -> float:
    """What a city card promises with this many turns left, besides its VP: extra advances for deliveries from and to
    its city."""
    city = state.cities.get(card)
    if city is None or city.level > MOST:
        return 0.0
    supply = city.cubes * (1.0 if city.present(seat) else 0.3)
    return min(turns, supply + 0.5 * len(free_spaces(city)) + 0.5 * (MOST - city.level))
