"""What holds in every game at every moment (STM-021, 024, 025, 032, 034, 219, 220), seen in whole random games."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

import msgspec
import pytest

from engine.core.play.ask import Ask
from engine.core.play.msg import Msg
from engine.core.play.rng import Rng, Seed
from engine.games.steam import RULES
from engine.games.steam.advice import ADVICE
from engine.games.steam.state import State
from tests.engine.games.steam.build import Game
from tests.engine.games.steam.scenes import new
from tests.long import few

KINDS = {
    *("bid", "capital", "action-tile", "build", "tile", "new-city", "new-city-colour", "supply", "growth-city"),
    *("goods", "cube", "delivery", "points"),
}
TABLES = [
    (3, {"rules": "base", "map": "northeast", "order": "auction"}),
    (4, {"rules": "base", "map": "ruhr", "order": "learning"}),
    (5, {"rules": "standard", "map": "northeast", "order": "auction"}),
    (6, {"rules": "base", "map": "northeast", "order": "auction"}),
    (6, {"rules": "standard", "map": "ruhr", "order": "auction"}),
    (3, {"rules": "standard", "map": "northeast", "order": "auction"}),
]


class Moment(NamedTuple):
    """The table before an answer; who answers what."""

    state: State
    asked: tuple[int, ...]
    kind: str
    seat: int
    private: bool


def careful(ask: Ask[Any], chance: Rng) -> str:
    """Any answer, but nobody bids or raises much."""
    keys = ask.keys()
    if ask.kind in ("bid", "capital"):
        keys = [*keys[-1:], *keys[:2]] if ask.kind == "bid" else keys[:3]
    return keys[chance.below(len(keys))]


def played(players: int, seed: int, variants: dict[str, str]) -> Iterator[Game]:
    """A whole game of some sense and some chance; the match before every answer."""
    match, chance = new(players, seed, **variants), Rng(Seed(seed))
    while match.pending:
        yield match
        seat, ask = next(iter(match.pending.items()))
        sensible = chance.below(4) < 3
        key = ADVICE.policies["greedy"](match.view(seat), ask, chance) if sensible else careful(ask, chance)
        match.answer(seat, key)


@cache
def whole(number: int) -> tuple[list[Moment], Game]:
    """A whole game, moment by moment, and the match when it has ended."""
    players, variants = TABLES[number]
    moments = []
    for match in played(players, number, variants):
        seat, ask = next(iter(match.pending.items()))
        before = msgspec.json.decode(msgspec.json.encode(match.state), type=State)
        moments.append(Moment(before, tuple(match.pending), ask.kind, seat, ask.private))
    assert match.over
    return moments, match


def game(number: int) -> tuple[list[Moment], State]:
    """A whole game, moment by moment, and how it ended."""
    moments, match = whole(number)
    return moments, match.state


every_game = pytest.mark.parametrize("number", few(range(len(TABLES)), 1))


@pytest.mark.rule("STM-219")
@every_game
def test_after_setup_nothing_is_random(number):
    moments, end = game(number)
    assert {moment.state.rng for moment in moments} == {end.rng}


@pytest.mark.rule("STM-219", "STM-032")
@every_game
def test_nothing_is_hidden_from_any_player(number):
    moments, _ = game(number)
    for moment in moments[::3]:
        seen = [RULES.view(moment.state, reader) for reader in (None, *range(moment.state.seats))]
        assert [view.seat for view in seen] == [None, *range(moment.state.seats)]
        assert all(msgspec.structs.replace(view, seat=None) == seen[0] for view in seen)
        assert not moment.private


@pytest.mark.rule("STM-219")
@every_game
def test_a_view_shows_the_whole_table(number):
    state = game(number)[0][120].state
    view = RULES.view(state, 0)
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
    for moment, after in pairwise(moments):
        if after.state.phase == moment.state.phase and moment.kind != "bid":
            others = [seat for seat in range(moment.state.seats) if seat != moment.seat]
            assert [moment.state.players[o].cash for o in others] == [after.state.players[o].cash for o in others]


@pytest.mark.rule("STM-021")
@every_game
def test_no_cube_ever_leaves_the_bag(number):
    moments, end = game(number)
    bags = [moment.state.bag for moment in moments] + [end.bag]
    for before, after in pairwise(bags):
        assert all(after.get(colour, 0) >= count for colour, count in before.items())


@pytest.mark.rule("STM-117", "STM-021")
@every_game
def test_an_emptied_supply_space_stays_empty(number):
    moments, _ = game(number)
    assert any({} in game(each)[1].supply for each in range(len(TABLES))), "or this proves nothing"
    for before, after in pairwise(moments):
        for was, now in zip(before.state.supply, after.state.supply, strict=True):
            assert now in (was, {})


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
    for before, after in pairwise(moments):
        if before.state.round == after.state.round:
            assert phases.index(before.state.phase) <= phases.index(after.state.phase)
        else:
            assert after.state.round == before.state.round + 1
            assert before.state.phase == "goods"


def told(log: list[Msg], seat: int, *, key: str = "", arg: str) -> int:
    """The sum of an argument over the lines of the log about a seat."""
    lines = [msg for msg in log if msg.args.get("seat") == seat and msg.key.startswith(f"steam-log-{key}")]
    return sum(value for msg in lines if isinstance(value := msg.args.get(arg, 0), int))


@pytest.mark.rule("STM-027", "STM-034", "STM-138", "STM-142", "STM-154")
@every_game
def test_the_log_accounts_for_every_dollar_and_every_point(number):
    moments, match = whole(number)
    log, start = [entry.msg for entry in match.finished], moments[0].state
    for seat, player in enumerate(match.state.players):
        cash = told(log, seat, arg="cash") - told(log, seat, arg="cost")
        assert player.cash == start.players[seat].cash + cash
        lost = {
            arg: told(log, seat, key="raise", arg=arg) + told(log, seat, key="upkeep", arg=arg)
            for arg in ("income", "vp")
        }
        assert player.income == told(log, seat, key="take-income", arg="gain") - lost["income"]
        final = told(log, seat, key="final", arg="income") + told(log, seat, key="final", arg="links")
        assert player.vp == told(log, seat, key="take-vp", arg="gain") - lost["vp"] + final
