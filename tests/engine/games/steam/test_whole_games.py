"""Whole games with crowded maps: no dead end, bounded decisions, and every dollar and every point is told."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, NamedTuple

import pytest

from engine.core.play.ask import Ask
from engine.core.play.codec import decode_state, encode_state
from engine.core.play.match import Match
from engine.core.play.registry import game
from engine.games.steam import RULES
from engine.games.steam.conservation import check
from tests.engine.games.steam.wild import Game, wild_game
from tests.long import few

TABLES = [
    (seats, {"rules": rules, "map": map})
    for seats, map in ((3, "ruhr"), (4, "northeast"), (5, "ruhr"), (6, "northeast"))
    for rules in ("base", "standard")
]
every_table = pytest.mark.parametrize("table", few(range(len(TABLES)), 1), ids=lambda number: str(TABLES[number]))
KEY = re.compile(r"[a-z0-9][a-z0-9/-]*")
PAID, RECEIVED = "cost", "cash"

Purses = tuple[list[int], list[int], list[int]]
"""Cash, income and VP by seat."""


class Ledger:
    """Cash, income and VP of every seat as the log tells them."""

    def __init__(self, match: Game) -> None:
        self.match = match
        self.cash = [player.cash for player in match.state.players]
        self.income = [player.income for player in match.state.players]
        self.vp = [player.vp for player in match.state.players]
        self.booked = 0

    def book(self) -> None:
        """Enter what was told since the last time."""
        for entry in self.match.finished[self.booked :]:
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
        self.booked = len(self.match.finished)

    def told(self) -> Purses:
        """What the players have at a boundary, by the log."""
        self.book()
        return [*self.cash], [*self.income], [*self.vp]

    def had(self) -> Purses:
        """What they really have."""
        players = self.match.state.players
        return [p.cash for p in players], [p.income for p in players], [p.vp for p in players]


class Watched(NamedTuple):
    """A whole game, and what was seen on its way."""

    match: Game
    purses: list[tuple[Purses, Purses]]
    """At every boundary what the players have by the log, and what they have."""
    asks: list[Ask[Any]]
    longest: int
    ways: list[int]
    """How many ways there were behind each `more`."""


@cache
def watched(number: int) -> Watched:
    """The game of a table, at which each test looks from another side."""
    seats, variants = TABLES[number]
    ledgers, purses = list[Ledger](), list[tuple[Purses, Purses]]()
    asks, lengths, ways = list[Ask[Any]](), list[int](), list[int]()

    def watch(match: Game) -> None:
        if not ledgers:
            ledgers.append(Ledger(match))
        elif not match.turn_answers:
            purses.append((ledgers[0].told(), ledgers[0].had()))
        lengths.append(len(match.turn_answers))
        asks.extend(match.pending.values())
        if any("more" in ask.options for ask in match.pending.values()):
            ways.append(count_ways(match))

    match = wild_game(seats, variants, 8, watch=watch)
    purses.append((ledgers[0].told(), ledgers[0].had()))
    return Watched(match, purses, asks, max(lengths), ways)


@pytest.mark.rule("STM-026", "STM-033", "STM-034", "STM-139", "STM-142", "STM-143", "STM-176")
@every_table
def test_every_change_of_cash_income_and_points_is_told(table: int) -> None:
    game = watched(table)
    assert game.match.over
    assert len(game.purses) > 20
    for told, had in game.purses:
        assert told == had


@every_table
def test_crowded_maps_have_no_dead_end_and_bounded_decisions(table: int) -> None:
    game = watched(table)
    seen: dict[str, int] = {}
    for ask in game.asks:
        assert all(KEY.fullmatch(key) and len(key) <= 60 for key in ask.options)
        seen[ask.kind] = max(seen.get(ask.kind, 0), len(ask.keys(501)))
    assert game.match.over
    assert game.match.state.round > 5
    assert len(game.match.state.track) > 30
    assert game.longest <= 40
    assert max(seen.values()) <= 500
    assert 1 < max(game.ways) <= 500
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
    over = watched(0).match
    match: Game = Match(RULES, over.state.seats, {}, decode_state(RULES, encode_state(over.state)))
    check(match.state)
    broken(match, what)
    with pytest.raises(AssertionError):
        check(match.state)


def test_the_game_is_found_by_its_name() -> None:
    assert game("steam").seats == (3, 4, 5, 6)
