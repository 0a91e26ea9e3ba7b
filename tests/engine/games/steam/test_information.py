"""What holds in every game at every moment (STM-021, 024, 025, 032, 034, 219, 220), seen in whole random games."""

from __future__ import annotations

import itertools
from functools import cache
from typing import Any, NamedTuple

import msgspec
import pytest

from engine.core.policy import move
from engine.core.rng import Rng, Seed
from engine.games.steam.state import State
from tests.engine.games.steam.scenes import new

KINDS = {
    *("bid", "capital", "action-tile", "build", "tile", "new-city", "new-city-colour", "supply", "growth-city"),
    *("goods", "delivery", "points"),
}
TABLES = [
    (3, {"rules": "base", "map": "northeast", "order": "auction"}),
    (4, {"rules": "base", "map": "ruhr", "order": "learning"}),
    (5, {"rules": "standard", "map": "northeast", "order": "auction"}),
    (6, {"rules": "standard", "map": "ruhr", "order": "auction"}),
    (6, {"rules": "base", "map": "northeast", "order": "auction"}),
    (3, {"rules": "standard", "map": "northeast", "order": "auction"}),
]


class Moment(NamedTuple):
    """The table before an answer; who answers what."""

    state: State
    asked: tuple[int, ...]
    kind: str
    key: str
    seat: int


@cache
def game(number: int) -> tuple[list[Moment], State]:
    """A whole random game, moment by moment, and how it ended."""
    players, variants = TABLES[number]
    match, chance, moments = new(players, number, **variants), Rng(Seed(number)), []
    while match.pending:
        seat = next(iter(match.pending))
        before, asked = msgspec.json.decode(msgspec.json.encode(match.state), type=State), tuple(match.pending)
        answer = move(match, seat, "random", chance)
        moments.append(Moment(before, asked, answer.kind, answer.key, seat))
    return moments, match.state


every_game = pytest.mark.parametrize("number", range(len(TABLES)))


@pytest.mark.rule("STM-219")
@every_game
def test_after_setup_nothing_is_random(number):
    moments, end = game(number)
    assert {moment.state.rng for moment in moments} == {end.rng}


@pytest.mark.rule("STM-219", "STM-032")
@pytest.mark.parametrize(("players", "variants"), TABLES[:3])
def test_nothing_is_hidden_from_any_player(players, variants):
    match, chance = new(players, 5, **variants), Rng(Seed(5))
    for _ in range(150):
        if not match.pending:
            break
        seen = [msgspec.structs.replace(match.view(reader), seat=None) for reader in (None, *range(players))]
        assert all(view == seen[0] for view in seen)
        assert not any(ask.private for ask in match.pending.values())
        move(match, next(iter(match.pending)), "random", chance)


@pytest.mark.rule("STM-219")
@pytest.mark.parametrize(("players", "variants"), TABLES)
def test_a_view_shows_the_whole_table(players, variants):
    match, chance = new(players, 6, **variants), Rng(Seed(6))
    for _ in range(120):
        if match.pending:
            move(match, next(iter(match.pending)), "random", chance)
    state, view = match.state, match.view(0)
    assert (view.supply, view.bag, view.new_city_tiles, view.track) == (
        state.supply,
        state.bag,
        state.new_city_tiles,
        state.track,
    )
    assert {city.hex: city.cubes for city in view.cities} == state.goods
    shown: list[tuple[Any, ...]] = [(p.cash, p.income, p.vp, p.locomotive) for p in view.players]
    assert shown == [(p.cash, p.income, p.vp, p.locomotive) for p in state.players]


@pytest.mark.rule("STM-220")
@every_game
def test_exactly_one_player_has_exactly_one_decision(number):
    moments, end = game(number)
    assert all(len(moment.asked) == 1 for moment in moments)
    assert end.phase == "over"


@pytest.mark.rule("STM-034")
@every_game
def test_players_are_asked_nothing_else_and_give_each_other_nothing(number):
    moments, _ = game(number)
    assert {moment.kind for moment in moments} <= KINDS
    for moment, after in itertools.pairwise(moments):
        if after.state.phase == moment.state.phase and moment.kind != "bid":
            others = [seat for seat in range(moment.state.seats) if seat != moment.seat]
            assert [moment.state.players[o].cash for o in others] == [after.state.players[o].cash for o in others]


@pytest.mark.rule("STM-021")
@every_game
def test_no_cube_ever_leaves_the_bag(number):
    moments, end = game(number)
    bags = [moment.state.bag for moment in moments] + [end.bag]
    for before, after in itertools.pairwise(bags):
        assert all(after.get(colour, 0) >= count for colour, count in before.items())


@pytest.mark.rule("STM-117", "STM-021")
@every_game
def test_an_emptied_supply_space_stays_empty(number):
    moments, end = game(number)
    for before, after in itertools.pairwise(moments):
        for was, now in zip(before.state.supply, after.state.supply, strict=True):
            assert now in (was, {})
    assert sum(space == {} for space in end.supply) > 0


@pytest.mark.rule("STM-024", "STM-025", "STM-218")
@every_game
def test_the_scales_have_ends(number):
    moments, _ = game(number)
    for moment in moments:
        for each in moment.state.players:
            assert -10 <= each.income <= 10
            assert 1 <= each.locomotive <= 6
            assert each.vp >= 0
            assert each.cash >= 0


@pytest.mark.rule("STM-046", "STM-160")
@every_game
def test_the_phases_come_in_their_order(number):
    moments, _ = game(number)
    phases = ["capital", "auction", "tiles", "build", "goods"]
    for before, after in itertools.pairwise(moments):
        if before.state.round == after.state.round:
            assert phases.index(before.state.phase) <= phases.index(after.state.phase)
        else:
            assert after.state.round == before.state.round + 1
            assert before.state.phase == "goods"
