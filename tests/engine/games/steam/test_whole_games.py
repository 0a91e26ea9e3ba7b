"""Whole games with crowded maps: no dead end, bounded decisions, and every dollar and every point is told."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from engine.core.codec import decode_state, encode_state
from engine.core.match import Match
from engine.core.registry import game
from engine.games.steam import RULES
from engine.games.steam.conservation import check
from tests.engine.games.steam.wild import Game, wild_game
from tests.long import few

TABLES = [
    (seats, {"rules": rules, "map": map})
    for seats, map in ((3, "ruhr"), (4, "northeast"), (5, "ruhr"), (6, "northeast"))
    for rules in ("base", "standard")
]
every_table = pytest.mark.parametrize(("seats", "variants"), few(TABLES, 1), ids=str)
KEY = re.compile(r"[a-z0-9][a-z0-9/-]*")
PAID, RECEIVED = "cost", "cash"


class Ledger:
    """Cash, income and VP of every seat as the log tells them."""

    def __init__(self, match: Game) -> None:
        self.match = match
        self.cash = [player.cash for player in match.state.players]
        self.income = [player.income for player in match.state.players]
        self.vp = [player.vp for player in match.state.players]

    def book(self) -> None:
        """Enter what was told since the last time."""
        for entry in self.match.finished:
            seat: Any = entry.msg.args.get("seat")
            amounts = {name: value for name, value in entry.msg.args.items() if isinstance(value, int)}
            key = entry.msg.key.removeprefix("steam-log-")
            self.cash[seat or 0] += amounts.get(RECEIVED, 0) - amounts.get(PAID, 0)
            if key in ("raise", "upkeep"):
                self.income[seat] -= amounts["income"]
                self.vp[seat] -= amounts["vp"]
            elif key == "take-income":
                self.income[seat] += amounts["gain"]
            elif key == "take-vp":
                self.vp[seat] += amounts["points"]
            elif key == "final":
                self.vp[seat] += amounts["income"] + amounts["links"]
        self.match.finished.clear()

    def compare(self) -> None:
        """At a boundary the log tells what the players have."""
        self.book()
        state = self.match.state
        assert self.cash == [player.cash for player in state.players]
        assert self.income == [player.income for player in state.players]
        assert self.vp == [player.vp for player in state.players]


@pytest.mark.rule("STM-026", "STM-033", "STM-034", "STM-139", "STM-142", "STM-143", "STM-176")
@every_table
def test_every_change_of_cash_income_and_points_is_told(seats: int, variants: dict[str, str]) -> None:
    ledgers: list[Ledger] = []

    def watch(match: Game) -> None:
        if not ledgers:
            ledgers.append(Ledger(match))
        elif not match.turn_answers:
            ledgers[0].compare()

    match = wild_game(seats, variants, 5, watch=watch)
    ledgers[0].compare()
    assert match.over


@every_table
def test_crowded_maps_have_no_dead_end_and_bounded_decisions(seats: int, variants: dict[str, str]) -> None:
    seen: dict[str, int] = {}
    longest = 0

    def watch(match: Game) -> None:
        nonlocal longest
        longest = max(longest, len(match.turn_answers))
        for ask in match.pending.values():
            assert all(KEY.fullmatch(key) and len(key) <= 60 for key in ask.options)
            seen[ask.kind] = max(seen.get(ask.kind, 0), len(ask.keys(501)))
            if "more" in ask.options:
                ways.append(count_ways(match))

    ways = list[int]()
    match = wild_game(seats, variants, 8, watch=watch)
    assert match.over
    assert match.state.round > 5
    assert len(match.state.track) > 30
    assert longest <= 40
    assert max(seen.values()) <= 500
    assert 1 < max(ways) <= 500
    assert {"action-tile", "build", "tile", "goods", "points"} <= seen.keys()


def count_ways(match: Game) -> int:
    """How many ways there are behind `more`, of the first cube that has several."""
    ((seat, _),) = match.pending.items()
    twin = match.fork()
    twin.answer(seat, "more")
    if twin.pending[seat].kind == "cube":
        twin.answer(seat, next(iter(twin.pending[seat].options)))
    assert twin.pending[seat].kind == "delivery"
    return len(twin.pending[seat].options)


@cache
def over() -> bytes:
    """A game that has come to its end."""
    return encode_state(wild_game(3, {}, 3).state)


def broken(match: Game, what: str) -> None:
    state = match.state
    player = state.players[state.order[0]]
    match what:
        case "a cube in two places":
            state.goods[next(city for city, goods in state.goods.items() if goods)].update(red=19)
        case "a New City tile too many":
            state.new_city_tiles = {**state.new_city_tiles, "grey": 5}
        case "cash below zero":
            player.cash = -1
        case "income off its scale":
            player.income = 11
        case "a player twice in the order":
            state.order = [state.order[0], *state.order]
        case "an action tile twice":
            for other in state.players:
                other.tile = 3
        case "a marker on a town":
            state.grown = [match.view(None).towns[0]]
        case "locomotive 7":
            player.locomotive = 7


@pytest.mark.rule("STM-015", "STM-024", "STM-025", "STM-047", "STM-116", "STM-137")
@pytest.mark.parametrize(
    "what",
    ["a cube in two places", "a New City tile too many", "cash below zero", "income off its scale",
     "a player twice in the order", "an action tile twice", "a marker on a town", "locomotive 7"],
)  # fmt: skip
def test_the_laws_notice(what: str) -> None:
    match: Game = Match(RULES, 3, {}, decode_state(RULES, over()))
    check(match.state)
    broken(match, what)
    with pytest.raises(AssertionError):
        check(match.state)


def test_the_game_is_found_by_its_name() -> None:
    assert game("steam").seats == (3, 4, 5, 6)
