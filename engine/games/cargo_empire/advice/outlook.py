"""What a position promises to the bot opponent `normal`: whole deliveries, judged up to the end of the game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property, lru_cache
from itertools import product
from math import exp
from typing import NamedTuple

from engine.games.cargo_empire.advice.experience import NORMAL, Experience
from engine.games.cargo_empire.advice.holdings import Holdings
from engine.games.cargo_empire.advice.hopes import hope
from engine.games.cargo_empire.advice.journey import Journey, journey
from engine.games.cargo_empire.advice.prospects import city_card
from engine.games.cargo_empire.cards import Cards
from engine.games.cargo_empire.cities import MOST, free_spaces
from engine.games.cargo_empire.clans import Powers, powers
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.delivery import Wanted, card_sets, demanded, payable, stocked
from engine.games.cargo_empire.facts import MODES
from engine.games.cargo_empire.offers import advances
from engine.games.cargo_empire.row import counts_for
from engine.games.cargo_empire.rush import ways_paid
from engine.games.cargo_empire.state import CityKey, Seat, State


class Trip(NamedTuple):
    """A delivery that could be made."""

    supply: CityKey
    city: CityKey
    space: str
    cards: Cards


class Outlook(Holdings):
    """The table as the deciding seat sees it, and how it judges that."""

    def __init__(self, state: State, seat: Seat, known: Experience = NORMAL) -> None:
        super().__init__(state, seat, known)
        self._bases: dict[tuple[CityKey, CityKey], float] = {}
        self._moves: dict[tuple[str, int], float] = {}
        self._plays: dict[tuple[Cards, int, str], float] = {}
        self._prices: dict[Cards, float] = {}
        self._paid: dict[tuple[Cards, int], float] = {}

    # -- cubes

    @cached_property
    def cubes(self) -> dict[CityKey, int]:
        """The cubes in cities where the seat has posts."""
        return {key: city.cubes for key, city in self.state.cities.items() if city.cubes and city.present(self.seat)}

    def supply(self, cubes: dict[CityKey, int]) -> float:
        """The worth of cubes within reach: more in cities whose card the seat holds, and less for each the more there
        are."""
        if not self.turns:
            return 0.0
        cap, more = self.known.cubes_a_turn * self.turns, self._more
        extra = sum([count * more[key] for key, count in cubes.items()])
        total = sum(cubes.values())
        return (self.known.cube * total + extra) * (1 - exp(-total / cap)) * cap / total if total else 0.0

    @cached_property
    def _more(self) -> dict[CityKey, float]:
        """How much more a cube is worth in each city because of the city's card."""
        own, row, known = self.player.cities, self.state.row, self.known
        return {
            key: known.own_cube if key in own else known.row_cube if key in row else 0.0 for key in self.state.cities
        }

    @cached_property
    def _supply(self) -> float:
        """The worth of the cubes within reach, as things stand."""
        return self.supply(self.cubes)

    def supplied(self, supply: CityKey, key: CityKey, own: bool = True) -> float:
        """How a delivery, by this seat or by nobody, changes the worth of the cubes within reach."""
        then, city = dict(self.cubes), self.state.cities[key]
        if supply in then:
            then[supply] -= 1
        if not own and not city.present(self.seat):
            pass
        elif len(free_spaces(city)) == 1:
            then[key] = DATA.cubes_on_tile if city.level < MOST else 0
        else:
            then[key] = city.cubes
        return self.supply(then) - self._supply

    # -- transport cards

    def hand(self, hand: dict[str, int]) -> float:
        """What these transport cards in hand are worth."""
        if not self.turns:
            return 0.0
        known, total = self.known, sum(hand.values())
        if not total:
            return 0.0
        use = sum(known.use(self.turns, n) for n in range(1, total + 1)) / total
        return use * sum(known.card[mode] * (n - known.like * n * (n - 1) / 2) for mode, n in hand.items())

    @cached_property
    def held(self) -> float:
        """The worth of the seat's hand."""
        return self.hand(self.player.hand)

    def price(self, cards: Cards) -> float:
        """What playing cards costs."""
        found = self._prices.get(cards)
        if found is None:
            found = self.held - self.hand({mode: n - cards.of(mode) for mode, n in self.player.hand.items()})
            self._prices[cards] = found
        return found

    def card(self, mode: str) -> float:
        """What one more transport card is worth."""
        hand = dict(self.player.hand)
        hand[mode] += 1
        return self.hand(hand) - self.held

    # -- development

    def journey(self, marker: str) -> Journey:
        """What lies ahead of a marker."""
        deck = bool(self.state.objective_deck)
        return journey(self.known, tuple(self.state.tracks), marker, self.turns, deck)

    def move(self, marker: str, steps: int) -> float:
        """What this many advances of a marker promise now."""
        if not steps:
            return 0.0
        found = self._moves.get((marker, steps))
        if found is None:
            found = self._moves[marker, steps] = self.moves(marker, steps)
        return found

    def moves(self, marker: str, steps: int) -> float:
        """The same for one advance or more, found out."""
        at, ahead = self.player.markers[marker], self.journey(marker)
        place = (at.column, at.lane)
        return ahead.after(place, steps) - ahead.after(place, 0) + self.passed(marker, steps)

    def passed(self, marker: str, steps: int) -> float:
        """How advances change the objective that counts rivals' markers behind the seat's."""
        card = next((card for card in self.cards if DATA.objectives[card].marker == marker), None)
        if card is None:
            return 0.0
        table, facts = self.table(), DATA.objectives[card]
        then = replace(table, leads={marker: tuple(lead + steps for lead in self.leads[marker])})
        return hope(facts, self.have, then) - hope(facts, self.have, table)

    def play(self, cards: Cards, extras: int, rush: str = "") -> float:
        """What the advances of a delivery promise; a rush token moves another marker."""
        key = (cards, extras, rush)
        if key not in self._plays:
            steps = {DATA.cards[mode].marker: advances(cards, mode) for mode in MODES if cards.of(mode)}
            free = {rush: 1} if rush else {}
            self._plays[key] = max(worth for worth, _ in self.shares(steps, extras, free))
        return self._plays[key]

    def shares(
        self, steps: dict[str, int], extras: int, free: dict[str, int]
    ) -> Iterator[tuple[float, dict[str, int]]]:
        """All ways to share out extra advances among the markers that move, with what they promise."""
        markers = list(steps)
        moved = {marker: steps.get(marker, 0) + free.get(marker, 0) for marker in {**steps, **free}}
        alone = sum([self.move(marker, moved[marker]) for marker in moved if marker not in steps])
        for counts in product(range(extras + 1), repeat=len(markers) - 1):
            last = extras - sum(counts)
            if last < 0:
                continue
            share = dict(zip(markers, (*counts, last), strict=True))
            yield alone + sum([self.move(marker, moved[marker] + more) for marker, more in share.items()]), share

    # -- deliveries

    @cached_property
    def may(self) -> Powers:
        """What crests do, as things stand."""
        return powers(self.state, self.seat)

    @cached_property
    def stocked(self) -> list[CityKey]:
        """The cities from which the seat could deliver."""
        return stocked(self.state, self.seat, self.may)

    @cached_property
    def trips(self) -> dict[Trip, float]:
        """All legal deliveries with what they promise; once something is chosen, only those that fit it."""
        return {trip: worth for supply in self.sources for trip, worth in self.trips_from(supply, self.may)}

    @cached_property
    def sources(self) -> list[CityKey]:
        """The city that has been chosen to deliver from, or all that may still be."""
        plan = self.state.plan
        return [plan.supply] if plan is not None and not plan.vassal else self.stocked

    def still(self, key: CityKey, space: str) -> bool:
        """Whether a demand space has been chosen, or may still be."""
        plan = self.state.plan
        return plan is None or not plan.demand or (key, space) == (plan.demand, plan.space)

    def trips_from(self, supply: CityKey, may: Powers) -> Iterator[tuple[Trip, float]]:
        """The deliveries of a city's cubes, with what they promise."""
        state, rush = self.state, self.state.rush
        there = counts_for(state, self.player, supply) + (may.extra == supply)
        for key, space, _, _ in payable(state, self.seat, supply, may, self.wanted):
            if not self.still(key, space):
                continue
            base = self._bases.get((supply, key))
            if base is None:
                base = self._bases[supply, key] = self.moved(supply, key)
            extras = there + self.extras(key) + (may.extra == key)
            for cards in card_sets(state, self.seat, supply, key, may):
                if rush and not cards.crest:
                    worth = self.spent(cards, extras, self.best_play(supply, key, cards, extras, may.port))
                else:
                    worth = self.paid(cards, extras)
                yield Trip(supply, key, space, cards), base + worth

    def paid(self, cards: Cards, extras: int) -> float:
        """What the advances of a delivery without a rush token promise beyond the cards."""
        found = self._paid.get((cards, extras))
        if found is None:
            found = self._paid[cards, extras] = self.spent(cards, extras, self.play(cards, extras))
        return found

    def moved(self, supply: CityKey, key: CityKey) -> float:
        """What a cube that leaves a city for another one changes, apart from the cards and their advances."""
        return self.post(key) + self.supplied(supply, key)

    def spent(self, cards: Cards, extras: int, advances: float) -> float:
        """What the cards of a delivery bring: its `advances`, less what the cards were worth."""
        return advances - self.price(cards)

    @cached_property
    def wanted(self) -> Wanted:
        """All free demand spaces."""
        return demanded(self.state)

    @cached_property
    def best(self) -> float:
        """What the best delivery promises, including the hand after it; if there is none, what new cards promise."""
        if not self.trips:
            return self.hand({mode: n + 1 for mode, n in self.player.hand.items()})
        return max(self.trips.values()) + self.held

    def extras(self, key: CityKey) -> int:
        """The extra advances that a demand city brings."""
        city = self.state.cities[key]
        last = len(free_spaces(city)) == 1
        leaves = last and city.level == MOST and key in self.state.row
        return (counts_for(self.state, self.player, key) and not leaves) + (last and not city.cubes)

    def best_play(self, supply: CityKey, key: CityKey, cards: Cards, extras: int, port: CityKey) -> float:
        """What the advances and a rush token promise, on the most promising way."""
        return max(
            self.play(cards, extras, DATA.rush_tokens[token].marker if token else "")
            for token in token_choices(self.state.rush, reached(self.state.map, supply, key, cards, port))
        )

    def city_card(self, card: str) -> float:
        """What a city card promises besides its VP."""
        return city_card(self.state, self.seat, card, self.turns)


@lru_cache(1 << 14)
def reached(board: str, a: CityKey, b: CityKey, cards: Cards, port: str) -> tuple[frozenset[int], ...]:
    """The rush fields on each way that the cards pay for."""
    return tuple({way.rush for way in ways_paid(board, a, b, cards, port)})


def token_choices(rush: Sequence[str], fields: Iterable[frozenset[int]]) -> set[str]:
    """CGE-188, CGE-189, CGE-194: the tokens that ways over these rush fields can bring ("": none)."""
    return {token for crossed in fields for token in [rush[n - 1] for n in crossed if rush[n - 1]] or [""]}
