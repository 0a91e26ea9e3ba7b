"""Whole games, recorded answer by answer: they still go as they went, and end as they ended."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from engine.core.kept import record
from engine.core.play.registry import folder
from engine.games.railroad_revolution.view import PlayerView
from tests.engine.games.railroad_revolution.make_records import EXPECTED, RECORDS, outcome
from tests.long import few

FILES = sorted(RECORDS.glob("*.txt"))
RARE = {"completion", "discard", "worker-choice", "bank"}
KINDS = {"wealth", "worker", "action", "city", "rail", "sector", "piece", "deal", "steps", "promote", "flip", "train"}
KINDS |= {"swap", "colour", "milestone"}


@pytest.mark.parametrize("file", few(FILES, 5), ids=lambda file: file.stem)
def test_a_recorded_game_ends_as_it_did(file: Path) -> None:
    match = record.play(record.parse(file.read_text(encoding="utf-8")), checked=True)
    assert match.over
    assert outcome(match) == json.loads(EXPECTED.read_text(encoding="utf-8"))[file.stem]


def test_there_are_four_games_for_each_number_of_players() -> None:
    seats = [record.parse(file.read_text(encoding="utf-8")).seats for file in FILES]
    assert [seats.count(players) for players in (2, 3, 4)] == [4, 4, 4]
    assert sorted(json.loads(EXPECTED.read_text(encoding="utf-8"))) == [file.stem for file in FILES]


def test_the_records_know_every_kind_of_decision_but_perhaps_the_rare_ones() -> None:
    answers = [a for file in FILES for a in record.parse(file.read_text(encoding="utf-8")).answers]
    assert {answer.kind for answer in answers} | RARE == KINDS | RARE


TRACKS = {
    "telegraph": [0, 1, 1, 2, 2, 3, 4, 5],
    "stations": [0, 1, 1, 2, 3, 3, 4, 5],
    "network": [2, 3, 5, 7, 9, 11, 13, 16],
}
LINKS = {(1, 2): 5, (2, 3): 5, (3, 4): 5, (4, 5): 5, (5, 6): 5, (6, 7): 5, (7, 8): 8}
LEVEL_FIVE = {"SEA", "SFO", "SAN"}


def milestones() -> dict[str, int]:
    """What each milestone scores."""
    rows = tomllib.loads((folder("railroad_revolution") / "data/milestones.toml").read_text(encoding="utf-8"))
    return {row["id"]: row["vp"] for row in rows["milestone"]}


def by_the_rulebook(player: PlayerView) -> dict[str, int]:
    """What a player scores, counted as a person at the table would."""
    worth = {track: TRACKS[track][space] for track, space in player.markers.items()}
    return {
        "trains": 8 * sum(player.trains_up.values()),
        "milestones": sum(milestones()[id] for id in player.completed),
        "network": worth["network"] * len(LEVEL_FIVE & set(player.cities)),
        "stations": worth["stations"] * len(player.stations),
        "telegraph": worth["telegraph"] * len(player.offices),
        "links": sum(vp for pair, vp in LINKS.items() if set(pair) <= set(player.offices)),
    }


@pytest.mark.rule("RRV-113", "RRV-114", "RRV-115", "RRV-116", "RRV-117", "RRV-118", "RRV-119", "RRV-120")
@pytest.mark.parametrize("file", few(FILES, 5), ids=lambda file: file.stem)
def test_every_record_is_scored_by_the_rulebook(file: Path) -> None:
    match = record.play(record.parse(file.read_text(encoding="utf-8")))
    players, result = match.view(None).players, match.result()
    assert result.breakdown == [by_the_rulebook(player) for player in players]
    ranks = [(score, p.money + 150 * p.shares) for score, p in zip(result.scores, players, strict=True)]
    assert result.winners == [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


@pytest.mark.rule("RRV-032", "RRV-111", "RRV-112")
@pytest.mark.parametrize("file", few(FILES, 5), ids=lambda file: file.stem)
def test_everybody_has_had_the_same_number_of_turns(file: Path) -> None:
    match = record.play(record.parse(file.read_text(encoding="utf-8")))
    keys = ("railroad-revolution-log-worker", "railroad-revolution-log-pass")
    turns = [entry.msg.args["seat"] for entry in match.finished if entry.msg.key in keys]
    order = [(match.view(None).first + offset) % match.seats for offset in range(match.seats)]
    assert turns == order * match.view(None).round
