"""What bot opponents go by: nothing but what their seat sees."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest
from msgspec.structs import replace

from engine.core.ahead.policy import move
from engine.core.play.match import Match
from engine.core.play.rng import Rng, Seed
from engine.games.cargo_empire import RULES
from engine.games.cargo_empire.advice.promises import now, promised
from engine.games.cargo_empire.advice.seen import as_state, glance
from engine.games.cargo_empire.state import State
from engine.games.cargo_empire.view import View
from tests.long import few

TABLES: tuple[tuple[int, Mapping[str, str]], ...] = (
    (1, {}),
    (2, {"table": "forwarder", "clans": "on"}),
    (2, {"table": "vassals", "map": "dyorle"}),
    (4, {"clans": "on"}),
)


def played(seats: int, variants: Mapping[str, str], seed: int) -> Iterator[Match[State, View]]:
    """A game of random seats, before each answer."""
    match, rng = Match.new(RULES, seats, variants, seed, confirm=()), Rng(Seed(seed))
    while match.pending:
        yield match
        move(match, next(iter(match.pending)), "random", rng)


@pytest.mark.parametrize(("seats", "variants"), TABLES)
def test_normal_goes_by_what_its_view_shows(seats: int, variants: Mapping[str, str]) -> None:
    for match in played(seats, variants, 1):
        for seat, ask in match.pending.items():
            assert glance(ask) == as_state(match.view(seat))


@pytest.mark.parametrize(("seats", "variants"), TABLES)
@pytest.mark.parametrize("games", few((2, 6), 1))
def test_what_was_found_out_for_the_city_still_holds_for_the_rest_of_a_delivery(
    seats: int, variants: Mapping[str, str], games: int
) -> None:
    """Whoever answers in between, and whatever clans do: `normal` may be asked about any question of a turn."""
    asked = set[str]()
    for seed in range(games):
        luck = Rng(Seed(seed))
        for match in played(seats, variants, seed):
            ask = next(iter(match.pending.values()))
            if luck.below(2) or ask.kind in ("demand", "cards"):
                assert now(ask) == (glance(ask), promised(glance(ask), ask)), ask.kind
                asked.add(ask.kind)
    assert {"supply", "demand", "cards"} <= asked


@pytest.mark.parametrize(("seats", "variants"), TABLES)
def test_the_first_posts_promise_the_same_whether_they_are_compared_or_alone(
    seats: int, variants: Mapping[str, str]
) -> None:
    kinds = set[str]()
    for seed in range(2):
        for match in played(seats, variants, seed):
            ask = next(iter(match.pending.values()))
            if ask.kind == "supply":
                break
            kinds.add(ask.kind)
            if ask.kind in ("first-post", "second-post"):
                found = promised(glance(ask), ask)
                for key, option in ask.options.items():
                    assert promised(glance(ask), replace(ask, options={key: option})) == {key: found[key]}
    assert {"first-post", "second-post"} <= kinds
