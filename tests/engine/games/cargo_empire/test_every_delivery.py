"""In whole games exactly the deliveries are offered that can be read off the table by brute force."""

from __future__ import annotations

import pytest

from engine.core.play.rng import Rng, Seed
from tests.engine.games.cargo_empire import brute, naive
from tests.engine.games.cargo_empire.build import Game, actor, asked, offered, play
from tests.engine.games.cargo_empire.turns import new, pairs, set_up
from tests.long import few

Found = dict[str, dict[str, list[str]]]


def expected(match: Game) -> Found:
    """Supply city -> demand space -> card sets, from nothing but what the seat on turn sees (CGE-032 to CGE-048)."""
    seat = actor(match)
    view = match.view(seat)
    hand = [view.players[seat].hand[mode] for mode in ("road", "rail", "sea")]
    found: Found = {}
    for supply in view.cities:
        if supply.level == 3 or supply.cubes == 0 or seat not in naive.posts(supply):
            continue
        for demand in view.cities:
            for space, place in (("upper", demand.upper), ("lower", demand.lower)):
                if demand is supply or place is None or place.post is not None or place.colour != supply.supply:
                    continue
                legal = brute.legal(view.map, supply.key, demand.key)
                sets = [brute.key(cards) for cards in legal if all(a <= b for a, b in zip(cards, hand, strict=True))]
                if sets:
                    found.setdefault(supply.key, {})[f"{demand.key}/{space}"] = sorted(sets)
    return found


def actual(match: Game) -> Found:
    """The same as it is offered; a single answer is taken without asking, so that it is not seen."""
    found: Found = {}
    for (supply, demand), sets in pairs(match).items():
        found.setdefault(supply, {})[demand] = sorted(sets)
    return found


def unasked(found: Found) -> Found:
    """What of it is not asked: the only card set of a pair, and the only demand space with the only card set."""
    shown: Found = {}
    for supply, demands in found.items():
        shown[supply] = {demand: sets if len(sets) > 1 else [] for demand, sets in demands.items()}
        if list(shown[supply].values()) == [[]]:
            shown[supply] = {"": []}
    return shown


@pytest.mark.rule(*(f"CGE-{number:03}" for number in (1, *range(32, 37), *range(41, 49), 79, 80)))
@pytest.mark.parametrize(
    ("players", "seed", "map"), few([(2, 1, "europe"), (4, 2, "europe"), (3, 3, "dyorle"), (4, 4, "dyorle")], 1)
)
def test_the_offered_deliveries_are_those_that_the_table_allows(players, seed, map):
    match, rng, seen = set_up(new(players, seed, map=map), seed), Rng(Seed(seed)), 0
    while match.pending:
        kind = asked(match)
        if kind in ("supply", "demand", "cards", "skip") and not match.turn_answers:
            found = expected(match)
            if kind == "skip":
                assert found == {}
            else:
                assert actual(match) == unasked(found)
                seen += 1
        play(match, rng.pick(offered(match)))
    assert seen > 12
