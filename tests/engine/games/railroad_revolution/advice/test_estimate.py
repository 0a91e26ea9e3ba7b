"""What points are to be expected."""

from __future__ import annotations

import pytest

from engine.core.ahead.policy import NORMAL, moves
from engine.core.play.match import Match
from engine.core.play.rng import Rng, Seed
from engine.games.railroad_revolution import RULES
from engine.games.railroad_revolution.advice.estimate import WEIGHED, estimate
from engine.games.railroad_revolution.advice.features import NAMES
from engine.games.railroad_revolution.redeal import redeal
from tests.engine.games.railroad_revolution.scenes import BARE, bystanders, position


@pytest.fixture(scope="module")
def game() -> Match:
    """A game of normal players, half of which has been played."""
    match = Match.new(RULES, 3, {}, 4, confirm=())
    for _ in moves(match, [NORMAL] * 3, 4):
        if match.state.round == 9:
            break
    return match


def test_every_feature_has_its_weights() -> None:
    assert tuple(WEIGHED) == NAMES


def test_halfway_more_is_expected_than_there_is(game: Match) -> None:
    for points, now in zip(estimate(game.state), RULES.result(game.state).scores, strict=True):
        assert now < points < 300


def test_nothing_is_expected_of_what_lies_face_down(game: Match) -> None:
    assert estimate(redeal(game.state, 0, Rng(Seed(1)))) == estimate(game.state)


def test_at_the_end_it_is_the_score(game: Match) -> None:
    match = game.fork()
    for _ in moves(match, [NORMAL] * 3, 4):
        pass
    assert estimate(match.state) == match.result().scores


def test_what_is_completed_as_the_turn_ends_counts_already() -> None:
    facts = {**BARE, "rails": "WAS-CHI", "stations": "WAS", "others": bystanders(), "state": {"last_round": 17}}
    before, after = (
        estimate(position(phase="milestones", round=17, **{**facts, "milestones": held}))[0]
        for held in ("A2-1", "A2-1:purple")
    )
    assert after - before == 11
