"""A planted blunder is found in every title, when the game is looked back on.

`blunder.txt` beside the tests of a game is the record of a game of `normal` in which one player errs once;
`blunder.json` says whose answer that is (`seat`), and how many come before (`answer`, or `answers`).
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.core.ahead import search
from engine.core.ahead.budget import Budget
from engine.core.ahead.position import Position
from engine.core.ahead.search import Better, Margin, can_search
from engine.core.kept import record, review
from engine.core.play import registry
from engine.core.play.codec import decode_state, encode_state
from engine.core.play.rng import Rng, Seed
from tests.games import FINISHED, games_in_turn
from tests.long import few

FOLDER = Path(__file__).parents[1] / "engine" / "games"
PLANTED = [name for name in FINISHED if can_search(registry.advice(name))]
OPEN = "steam"
"""The game in which nothing is hidden after the setup."""
QUICKLY, THOROUGHLY, WHOLE = (30, 10), (60, 16), 3000
"""Rollouts to look at a decision and to weigh what was found, and for a whole review."""


@cache
def planted(name: str) -> tuple[str, dict[str, Any]]:
    folder = FOLDER / name
    facts = json.loads((folder / "blunder.json").read_text())
    return (folder / "blunder.txt").read_text(), {"answer": facts.get("answers"), **facts}


@cache
def survey(name: str) -> review.Survey:
    """The planted blunder's game, looked through once."""
    text, facts = planted(name)
    return review.survey(record.parse(text), facts["seat"])


@pytest.mark.parametrize("name", PLANTED)
def test_every_title_has_one(name: str) -> None:
    assert (FOLDER / name / "blunder.txt").exists()


@games_in_turn("name")
@pytest.mark.parametrize("name", PLANTED)
@pytest.mark.parametrize(("look", "weigh"), few([QUICKLY, THOROUGHLY], 1))
def test_a_planted_blunder_is_seen_where_it_was_made(name: str, look: int, weigh: int) -> None:
    _, facts = planted(name)
    seen = survey(name)
    case = [case for case in seen.cases if case.answer <= facts["answer"]][-1]
    assert facts["answer"] < case.answer + len(case.played)
    better = review.take(review.Look(case, facts["seat"], None, look, 1))
    assert isinstance(better, Better)
    margin = review.take(review.Weigh(case, better.line, facts["seat"], None, weigh, 2))
    assert isinstance(margin, Margin)
    assert margin.gain >= max(review.LEAST_GAIN, review.LEAST_SHARE * seen.most)
    assert margin.gain > review.SURE * margin.error


@pytest.mark.parametrize(
    "name", [*(name for name in PLANTED if name != OPEN), pytest.param(OPEN, marks=pytest.mark.long)]
)
@pytest.mark.parametrize(("wide", "deep"), few([(5, 3), (12, 6)], 1))
def test_what_the_player_could_not_know_changes_nothing(name: str, wide: int, deep: int) -> None:
    rules, advice, seat = registry.game(name), registry.advice(name), planted(name)[1]["seat"]
    cases = [case for case in survey(name).cases if not case.save.answers]
    case = cases[len(cases) // 2]
    save = case.save
    assert Position(rules, save, seat).fair
    state = rules.redeal(decode_state(rules, bytes(save.state)), seat, Rng(Seed(5)))
    other = msgspec.structs.replace(save, state=msgspec.Raw(encode_state(state)))
    found = [
        (
            search.improve(rules, advice, one, seat, case.played, budget=Budget(None, wide), seed=3),
            search.margin(rules, advice, one, seat, (case.played, case.played[:1]), budget=Budget(None, deep), seed=3),
        )
        for one in (save, other)
    ]
    assert found[0] == found[1]


@pytest.mark.long
@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_blunder_is_a_turning_point_of_the_whole_game(name: str) -> None:
    text, facts = planted(name)
    work = review.review(text, facts["seat"], Budget(review.SECONDS), 1)
    _, step = next(work)
    with pytest.raises(StopIteration) as end:
        while True:
            _, step = work.send(review.take(step))
    made: review.Review = end.value.value
    answers = {one.case.answer + at for one in made.findings for at in range(len(one.case.played))}
    assert facts["answer"] in answers
