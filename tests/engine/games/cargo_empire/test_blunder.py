"""A last turn that was played badly (blunder.txt), with what would have been better (blunder.json)."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from engine.core.ahead import search
from engine.core.ahead.budget import Budget
from engine.core.ahead.policy import moves
from engine.core.kept import record
from engine.core.play.match import Match
from engine.games.cargo_empire import RULES
from engine.games.cargo_empire.advice import ADVICE


class Blunder(msgspec.Struct, frozen=True):
    """After so many answers of the record `seat` has `played` what leads to `points`, and `better` leads to others."""

    seat: int
    answers: int
    played: list[str]
    better: list[str]
    points: int
    better_points: int


FOLDER = Path(__file__).parent
BLUNDER = msgspec.json.decode((FOLDER / "blunder.json").read_bytes(), type=Blunder)
RECORD = record.parse((FOLDER / "blunder.txt").read_text(encoding="utf-8"))


def position() -> Match:
    match = Match.new(RULES, RECORD.seats, RECORD.variants, RECORD.seed, confirm=())
    for answer in RECORD.answers[: BLUNDER.answers]:
        match.answer(answer.seat, answer.key)
    return match


@pytest.mark.parametrize(
    ("line", "points"), [(BLUNDER.played, BLUNDER.points), (BLUNDER.better, BLUNDER.better_points)], ids=str
)
def test_what_the_lines_come_to(line: list[str], points: int) -> None:
    match = position()
    for key in line:
        match.answer(BLUNDER.seat, key)
    for _ in moves(match, ["normal"] * RECORD.seats, 1):
        pass
    assert match.over
    assert match.result().scores[BLUNDER.seat] == points


def test_the_search_finds_what_was_better() -> None:
    budget = Budget(seconds=None, tries=60)
    found = search.improve(
        RULES, replace(ADVICE, horizon=None), position().save(), BLUNDER.seat, BLUNDER.played, budget=budget, seed=1
    )
    assert list(found.line[: len(BLUNDER.better)]) == BLUNDER.better
    assert found.gain == BLUNDER.better_points - BLUNDER.points
