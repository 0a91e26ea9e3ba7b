"""Whole games, recorded answer by answer: they still go as they went, end as they ended, and settle by the rules."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from engine.core.kept import record
from engine.core.play.codec import Answer
from engine.core.play.match import Match
from engine.games.steam.state import State
from tests.engine.games.steam.make_records import EXPECTED, RECORDS, outcome
from tests.long import few

FILES = sorted(RECORDS.glob("*.txt"))
KINDS = {
    *("bid", "capital", "action-tile", "build", "tile", "new-city", "new-city-colour", "supply", "growth-city"),
    *("goods", "cube", "delivery", "points"),
}
every_record = pytest.mark.parametrize("file", few(FILES, 2), ids=lambda file: file.stem)


def read(file: Path) -> record.Record:
    return record.parse(file.read_text(encoding="utf-8"))


def ends() -> dict[str, Any]:
    """How each recorded game ended."""
    found: dict[str, Any] = json.loads(EXPECTED.read_text(encoding="utf-8")) if FILES else {}
    return found


@every_record
def test_a_recorded_game_ends_as_it_did(file: Path):
    match = record.play(read(file), checked=True)
    assert match.over
    assert outcome(match) == ends()[file.stem]


def test_there_are_records_of_both_games_on_both_maps_and_for_every_number_of_players():
    games = [read(file) for file in FILES]
    assert {(game.variants["rules"], game.variants["map"]) for game in games} == {
        (rules, map) for rules in ("base", "standard") for map in ("northeast", "ruhr")
    }
    for rules in ("base", "standard"):
        assert {game.seats for game in games if game.variants["rules"] == rules} == {3, 4, 5, 6}
    assert sorted(ends()) == [file.stem for file in FILES]


def test_the_records_know_every_kind_of_decision():
    assert {answer.kind for file in FILES for answer in read(file).answers} == KINDS


def test_the_points_of_every_record_add_up():
    for game in ends().values():
        assert game["scores"] == [sum(points.values()) for points in game["breakdown"]]
        standing = [score for score, fallen in zip(game["scores"], game["bankrupt"], strict=True) if not fallen]
        assert [game["scores"][winner] for winner in game["winners"]] == [max(standing)]


@dataclass
class Purse:
    """What a player has, for counting by hand."""

    cash: int
    income: int
    vp: int
    level: int
    bankrupt: bool = False

    def settle_base(self) -> None:
        """STM-142 to STM-145, dollar by dollar."""
        owed = -self.income
        while self.cash < owed and not self.bankrupt:
            if self.income > -10:
                self.income -= 1
                self.cash += 5
            elif self.vp >= 2:
                self.vp -= 2
                self.cash += 5
            else:
                self.bankrupt = True
        self.cash -= owed

    def settle_standard(self) -> None:
        """STM-175 to STM-179, dollar by dollar."""
        owed = self.level - self.income
        self.cash -= owed
        while self.cash < 0 and not self.bankrupt:
            if self.vp > 0:
                self.vp -= 1
                self.cash += 2
            elif self.income > -10:
                self.income -= 1
                self.cash += 2
            else:
                self.bankrupt = True

    def score(self, links: int) -> None:
        """STM-152 to STM-154."""
        self.vp += links + (self.income // 2 if self.income > 0 else 2 * self.income)


def by_hand(last: Last) -> dict[int, Purse]:
    """The purses of the players in turn order after the last answer of a goods phase, and what follows from it."""
    purses = {
        seat: Purse(player.cash, player.income, player.vp, player.locomotive)
        for seat in last.before.order
        for player in [last.before.players[seat]]
    }
    actor = purses[last.answer.seat]
    actor.level += last.answer.key == "improve"
    actor.income = min(10, actor.income + last.points) if last.answer.key == "income" else actor.income
    actor.vp += last.points if last.answer.key == "vp" else 0
    for purse in purses.values():
        if sum(not other.bankrupt for other in purses.values()) > 1:
            (purse.settle_standard if last.before.standard else purse.settle_base)()
    return purses


class Last(NamedTuple):
    """The last answer of a goods phase: the state before it, the points that it takes, and the match after it."""

    before: State
    answer: Answer
    points: int
    after: Match[Any, Any]


def settlements(file: Path) -> Iterator[Last]:
    """The ends of the goods phases, but for those where points may be scored that nobody is asked about."""
    game = read(file)
    played = record.positions(game)
    match = next(played)
    for answer in game.answers:
        state, ask = match.state, match.pending[answer.seat]
        at_end = state.phase == "goods" and state.lap == 2 and not state.waiting
        before = msgspec.json.decode(msgspec.json.encode(state), type=State) if at_end else None
        points = ask.note.args["points"] if ask.kind == "points" and ask.note else 0
        next(played)
        silent = "/" in answer.key or any(
            state.players[seat].income == 10 for seat in state.order if seat != answer.seat
        )
        if before and match.state.phase != "goods" and not silent:
            yield Last(before, answer, int(str(points)), match)


@cache
def count(file: Path) -> list[tuple[bool, bool]]:
    """Settle a record by hand: for every time, whether it is the Standard game, and whether somebody is bankrupt."""
    counted = []
    for last in settlements(file):
        for seat, purse in by_hand(last).items():
            player = last.after.state.players[seat]
            assert bool(player.fallen) is purse.bankrupt
            if purse.bankrupt:
                continue
            if last.after.over:
                purse.score(last.after.view(None).players[seat].links)
            assert (player.cash, player.income, player.vp) == (purse.cash, purse.income, purse.vp), last.before.round
        counted.append((last.before.standard, any(player.fallen for player in last.after.state.players)))
    return counted


@every_record
def test_income_and_expenses_of_a_record_are_those_counted_by_hand(file: Path):
    count(file)  # it asserts; a short game may have nothing to count


def test_there_is_something_to_count():
    assert any(map(count, FILES))


@pytest.mark.long
def test_there_are_many_settlements_to_count():
    counted = [each for file in FILES for each in count(file)]
    assert len(counted) > 40
    assert set(counted) == {(standard, fallen) for standard in (False, True) for fallen in (False, True)}
