"""Whole games, recorded answer by answer: they still go as they went, and end as they ended."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.core.kept import record
from engine.games.russian_railroads.view import PlayerView, View
from tests.engine.games.russian_railroads.make_records import EXPECTED, RECORDS, outcome
from tests.long import few

FILES = sorted(RECORDS.glob("*.txt"))
KINDS = {"draft", "space", "pay", "advance", "place", "build", "replace", "token", "card", "repeat", "pick", "reuse"}


@pytest.mark.parametrize("file", few(FILES, 5), ids=lambda file: file.stem)
def test_a_recorded_game_ends_as_it_did(file: Path):
    match = record.play(record.parse(file.read_text(encoding="utf-8")), checked=True)
    assert match.over
    assert outcome(match) == json.loads(EXPECTED.read_text(encoding="utf-8"))[file.stem]


def test_there_are_four_games_for_each_number_of_players():
    seats = [record.parse(file.read_text(encoding="utf-8")).seats for file in FILES]
    assert [seats.count(players) for players in (2, 3, 4)] == [4, 4, 4]
    assert sorted(json.loads(EXPECTED.read_text(encoding="utf-8"))) == [file.stem for file in FILES]


def test_the_records_know_every_kind_of_decision():
    answers = [a for file in FILES for a in record.parse(file.read_text(encoding="utf-8")).answers]
    assert {answer.kind for answer in answers} == KINDS


def test_the_points_of_every_record_add_up():
    for game in json.loads(EXPECTED.read_text(encoding="utf-8")).values():
        assert game["scores"] == [sum(points.values()) for points in game["breakdown"]]
        best = max(game["scores"])
        assert game["winners"] == [seat for seat, score in enumerate(game["scores"]) if score == best]


NORMAL = {"black": 0, "grey": 1, "brown": 2, "natural": 4, "white": 7}
REVALUED = {"black": 0, "grey": 1, "brown": 3, "natural": 6, "white": 10}
KIEV = {1: 1, 2: 2, 3: 3, 4: 4, 8: 10}
INDUSTRY = [0, 1, 2, 3, 5, 5, 10, 10, 15, 15, 20, 20, 25, 25, 30]


def by_the_rulebook(player: PlayerView) -> dict[str, int]:
    """What a scoring brings, counted space by space as a person at the table would."""
    values, points = REVALUED if player.revaluation else NORMAL, {}
    for route in player.routes:
        rails, total = route.rails, 0
        for space in range(1, route.reach + 1):
            best = max((values[colour] for colour, at in rails.items() if at >= space), default=0)
            total += best * 2 if route.id == "TS" and space <= player.doublers else best
        if route.id == "SP" and min(route.reach, rails.get("grey", 0)) >= 7:
            total *= 2
        if route.id == "KY":
            total += sum(vp for space, vp in KIEV.items() if min(route.reach, rails["black"]) >= space)
            total += 20 if player.kiev_medal and min(route.reach, rails.get("grey", 0)) >= 5 else 0
        points[route.id.lower()] = total
    return {**points, "industry": sum(INDUSTRY[marker] for marker in player.markers)}


def earned(before: View, after: View, seat: int) -> dict[str, int]:
    """What a seat has got from the sources of a scoring between two views."""
    sources = ("ts", "sp", "ky", "industry")
    return {s: after.breakdown[seat].get(s, 0) - before.breakdown[seat].get(s, 0) for s in sources}


@pytest.mark.rule("RRR-096", "RRR-097", "RRR-098", "RRR-099", "RRR-100", "RRR-101", "RRR-102")
@pytest.mark.parametrize("file", few(FILES, 5), ids=lambda file: file.stem)
def test_every_round_of_a_record_scores_by_the_rulebook(file: Path):
    positions = record.positions(record.parse(file.read_text(encoding="utf-8")))
    before: View = next(positions).view(None)
    scorings = 0
    for match in positions:
        after: View = match.view(None)
        if match.over or after.round > before.round:
            scorings += 1
            for seat, player in enumerate(after.players):
                assert earned(before, after, seat) == by_the_rulebook(player), (before.round, seat)
        before = after
    assert scorings == before.rounds
