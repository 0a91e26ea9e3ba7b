"""What games have taught those who look ahead."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

import pytest

from engine.core.ahead.budget import Budget
from engine.core.ahead.policy import HARD, NORMAL, decide, moves
from engine.core.play.codec import decode_state, encode_state
from engine.core.play.match import Match
from engine.core.play.rng import Rng, Seed
from engine.games.cargo_empire import RULES
from engine.games.cargo_empire.advice import ADVICE
from engine.games.cargo_empire.advice.hindsight import GAME, Hindsight
from engine.games.cargo_empire.advice.journey import TOP
from engine.games.cargo_empire.advice.outlook import Trip
from engine.games.cargo_empire.advice.policies import seasoned
from engine.games.cargo_empire.advice.promises import Promising
from engine.games.cargo_empire.advice.seen import glance
from engine.games.cargo_empire.cities import MOST, free_spaces
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.facts import MODES
from engine.games.cargo_empire.offers import advances
from engine.games.cargo_empire.state import Seat, State
from tests.hindsight.cargo_empire import NAMES, NOTHING, alone, promised

SEEDS = range(3)


@cache
def tables() -> list[tuple[State, Seat]]:
    """What a seat of four sees that is to deliver, at times of some games of normal."""
    found = []
    for seed in SEEDS:
        match = Match.new(RULES, 4, {}, seed, confirm=())
        for _ in moves(match, [NORMAL] * 4, seed):
            ask = next(iter(match.pending.values()), None)
            if ask is not None and ask.kind == "supply":
                found.append((decode_state(RULES, encode_state(glance(ask))), ask.seat))
    return found


def steps(outlook: Promising, trip: Trip) -> dict[str, int]:
    """How far a delivery without extra advances moves each marker."""
    return {DATA.cards[mode].marker: advances(trip.cards, mode) for mode in MODES if trip.cards.of(mode)}


def posts(outlook: Promising, key: str) -> tuple[int, list[int]]:
    """How many posts of the seat there are in a city, and those of the others."""
    found = outlook.state.cities[key].posts()
    return found.count(outlook.seat), [owner for owner in found if owner != outlook.seat]


def completed(outlook: Promising, trip: Trip) -> bool:
    """Whether a delivery makes a city LV3."""
    city = outlook.state.cities[trip.city]
    return city.level == MOST and len(free_spaces(city)) == 1


LV3 = DATA.scoring.post_in_level3_vp
Expected = Callable[[Promising, Trip], float]
TAUGHT: dict[str, Expected] = {
    "objectives": lambda o, trip: o.posted(trip.city)[0],
    "objectives_early": lambda o, trip: o.posted(trip.city)[0] * o.turns / GAME,
    "advances": lambda o, trip: sum(o.move(marker, n) for marker, n in steps(o, trip).items()),
    "advance": lambda o, trip: sum(steps(o, trip).values()),
    "advance_early": lambda o, trip: sum(steps(o, trip).values()) * o.turns / GAME,
    "ship": lambda o, trip: steps(o, trip).get("ship", 0),
    "card": lambda o, trip: trip.cards.count,
    "first_post": lambda o, trip: float(not posts(o, trip.city)[0]),
    "level": lambda o, trip: o.state.cities[trip.city].level,
    "rival_post": lambda o, trip: len(posts(o, trip.city)[1]),
    "level3": lambda o, trip: completed(o, trip) * LV3 * (posts(o, trip.city)[0] + 1),
    "rivals_level3": lambda o, trip: completed(o, trip) * LV3 * len(posts(o, trip.city)[1]) / 3,
    "taken": lambda o, trip: len(set(posts(o, trip.supply)[1])),
    "own_post": lambda o, trip: posts(o, trip.supply)[0],
}


def plain(outlook: Promising) -> Iterator[Trip]:
    """The deliveries without extra advances that take no marker to its end: all they move is what they pay for."""
    for trip in outlook.trips:
        gain = trip.supply in outlook.state.row or trip.supply in outlook.player.cities
        at_end = any(outlook.player.markers[marker].column + n > TOP for marker, n in steps(outlook, trip).items())
        if not gain and not outlook.extras(trip.city) and not at_end:
            yield trip


@pytest.mark.parametrize("correction", TAUGHT)
def test_each_correction_counts_what_it_says(correction: str) -> None:
    compared = told = 0
    for state, seat in tables():
        outlook = Promising(state, seat)
        if not outlook.turns:
            continue
        taught = promised(state, seat, alone(correction))
        for trip in plain(outlook):
            expected = TAUGHT[correction](outlook, trip)
            assert taught[trip] - outlook.trips[trip] == pytest.approx(expected)
            compared, told = compared + 1, told + bool(expected)
    assert compared > 200
    assert told


def test_all_corrections_are_tested() -> None:
    assert [*TAUGHT] == NAMES


def test_who_has_learned_nothing_plays_like_normal() -> None:
    for state, seat in tables():
        assert promised(state, seat, NOTHING) == Promising(state, seat).trips


def test_the_last_turn_is_judged_by_its_points_alone() -> None:
    last = [(state, seat) for state, seat in tables() if not sum(state.players[seat].posts)]
    assert last
    for state, seat in last:
        assert Hindsight(state, seat).trips == Promising(state, seat).trips


def test_who_looks_ahead_goes_on_as_the_seasoned_do_and_takes_others_to_be_normal() -> None:
    """With a single try, hard gives up nothing for what it has compared."""
    match, normal, other, asked = Match.new(RULES, 4, {}, 1, confirm=()), ADVICE.policies[NORMAL], 0, 0
    for _ in moves(match, [NORMAL] * 4, 1):
        for seat, ask in match.pending.items():
            key = seasoned(None, ask, Rng(Seed(1)))
            own, rival = (ADVICE.thinking(one).policies[NORMAL] for one in (seat, (seat + 1) % 4))
            assert (own(None, ask, Rng(Seed(1))), rival(None, ask, Rng(Seed(1)))) == (
                key,
                normal(None, ask, Rng(Seed(1))),
            )
            asked += 1
            if key != normal(None, ask, Rng(Seed(1))):
                other += 1
                if other % 5 == 1:
                    thought = decide(match, seat, HARD, Rng(Seed(1)), Budget(None, tries=1))
                    assert thought.key == ask.canonical(key)
    assert 0 < other < asked / 2
