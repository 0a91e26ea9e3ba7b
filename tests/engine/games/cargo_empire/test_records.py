"""Whole games, recorded answer by answer: they still go as they went, and end as they ended."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine.core.kept import record
from tests.engine.games.cargo_empire.make_records import EXPECTED, RECORDS, outcome
from tests.long import few

FILES = sorted(RECORDS.glob("*.txt"))
SETUP = {"pick-clan", "objective", "transport", "first-post", "second-post", "crest"}
TURNS = {"supply", "demand", "cards", "rush", "advance", "lane", "row-city", "bonus", "skip", "end"}
POWERS = {"clan", "cube", "borrow", "swap", "port", "vassal-supply", "vassal-demand"}
every_record = pytest.mark.parametrize("file", few(FILES, 5), ids=lambda file: file.stem)


@cache
def read(file: Path) -> record.Record:
    return record.parse(file.read_text(encoding="utf-8"))


def ends() -> dict[str, Any]:
    """How each recorded game ended."""
    found: dict[str, Any] = json.loads(EXPECTED.read_text(encoding="utf-8")) if FILES else {}
    return found


@every_record
def test_a_recorded_game_ends_as_it_did(file: Path) -> None:
    match = record.play(read(file), checked=True)
    assert match.over
    assert outcome(match) == ends()[file.stem]


def test_there_are_records_of_every_seat_mode_map_and_track_with_and_without_clans() -> None:
    games = [read(file) for file in FILES]
    assert len(games) >= 10
    modes = {(game.seats, game.variants["table"]) for game in games}
    assert modes == {(1, "plain"), (2, "plain"), (2, "forwarder"), (2, "vassals"), (3, "plain"), (4, "plain")}
    for variant, choices in (("map", 2), ("tracks", 3), ("clans", 2)):
        assert len({game.variants[variant] for game in games}) == choices
    assert sorted(ends()) == [file.stem for file in FILES]


def test_the_records_know_nearly_every_kind_of_decision() -> None:
    kinds = {answer.kind for file in FILES for answer in read(file).answers}
    assert kinds >= SETUP | TURNS
    assert len(kinds & POWERS) >= 5
    assert kinds <= SETUP | TURNS | POWERS


@pytest.mark.rule("CGE-090", "CGE-095", "CGE-213")
def test_the_points_of_every_record_add_up_and_the_most_points_win() -> None:
    for game in ends().values():
        assert game["scores"] == [sum(points.values()) for points in game["breakdown"]]
        most = max(*game["scores"], *(score for score, _ in game["rivals"]), 0)
        assert all(game["scores"][winner] == most for winner in game["winners"])
        assert all(score == most for score, won in game["rivals"] if won)
        assert len(game["winners"]) + sum(won for _, won in game["rivals"]) == 1


@pytest.mark.rule("CGE-029", "CGE-030", "CGE-031", "CGE-149", "CGE-178")
@every_record
def test_every_seat_takes_four_turns_a_round_and_a_forwarder_never_has_cards(file: Path) -> None:
    last = None
    for match in record.positions(read(file)):
        state = match.state
        last = match
        if state.forwarder_seat is not None:
            assert set(state.players[state.forwarder_seat].hand.values()) == {0}
        if state.phase == "actions":
            left = [player.posts[state.round - 1] for player in state.players]
            assert max(left) - min(left) <= 1
            assert all(player.posts[: state.round - 1] == [0] * (state.round - 1) for player in state.players)
    assert last is not None
    assert all(player.posts == [0, 0, 0] for player in last.state.players)
