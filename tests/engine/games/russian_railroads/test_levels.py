"""The practice opponents `easy` and `normal`, and what they expect."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any

import pytest

from engine.core.ahead.policy import play_out
from engine.core.play.advice import EASY, NORMAL
from engine.core.play.match import Match
from engine.core.play.rng import Rng, Seed
from engine.games.russian_railroads import RULES
from engine.games.russian_railroads.advice.estimate import estimate
from engine.games.russian_railroads.advice.judgement import judgement
from engine.games.russian_railroads.advice.outlook import Outlook
from engine.games.russian_railroads.advice.policies import MOST_LOOKED_AT, easy, normal, promising
from engine.games.russian_railroads.advice.sight import of_ask
from tests.engine.games.russian_railroads.build import play, position, table
from tests.engine.games.russian_railroads.greedy import greedy
from tests.long import few
from tests.yardsticks import GREEDY

RNG = Rng(Seed(1))


def ahead(better: str, worse: str, players: int, seeds: range) -> float:
    """In how many of all pairs the better one is ahead, ties half."""
    won = pairs = 0.0
    for seed in seeds:
        names = [better if (seat + seed) % 2 else worse for seat in range(players)]
        match = Match.new(RULES, players, {}, seed, confirm=())
        play_out(match, names, seed)
        scores = match.result().scores
        for one, other in combinations(range(players), 2):
            if names[one] != names[other]:
                pairs += 1
                lead = scores[one] - scores[other] if names[one] == better else scores[other] - scores[one]
                won += (lead > 0) + (lead == 0) / 2
    return won / pairs


@pytest.mark.parametrize(
    ("worse", "players", "games"),
    few([(worse, *table) for worse in (GREEDY, EASY) for table in ((4, 2), *product(RULES.seats, (30,)))], 2),
)
def test_normal_is_ahead_of_greedy_and_easy(worse: str, players: int, games: int) -> None:
    assert ahead(NORMAL, worse, players, range(games)) > 0.7


def test_normal_pays_for_what_triggers_more_than_it_seems() -> None:
    """A step that brings a ? token is dearer to it than the one that scores a little more."""
    match = play(table(SP="b3", sp=[4], KY="b3 g1", ky=[4], coins=0), "black-1")
    assert normal(match.view(0), match.pending[0], RNG) == "sp"


def test_own_engineers_wait_for_what_others_may_take() -> None:
    match = table(engineers=[12], coins=0)
    eyes = Outlook(of_ask(match.pending[0]))  # type: ignore[arg-type]
    assert eyes.space("engineer-12") < eyes.space("black-1")
    assert normal(match.view(0), match.pending[0], RNG) != "engineer-12"


def test_an_engineer_is_worth_most_where_it_decides_the_majority() -> None:
    def worth(own: int, *others: int) -> float:
        match = table(engineers=[2, 4, 6][:own], round=7)
        sight = of_ask(match.pending[0])
        assert sight is not None
        sight.rivals = others
        return Outlook(sight).engineer(9)

    assert worth(1, 1, 1, 0) > worth(1, 3, 3, 3)
    assert worth(1, 1, 1, 0) > worth(3, 1, 1, 0)


def test_normal_decides_by_its_ask_alone() -> None:
    view = RULES.view(position(), 0)
    match = table()
    found = normal(view, match.pending[0], RNG)
    assert found == normal(match.view(0), match.pending[0], RNG)


def test_easy_misjudges_but_never_takes_what_promises_nothing() -> None:
    match = table(coins=0)
    view, ask = match.view(0), match.pending[0]
    found = {easy(view, ask, Rng(Seed(seed))) for seed in range(40)}
    assert len(found) > 1
    assert greedy(view, ask, RNG) in found
    assert "pass" not in found


def test_easy_pays_like_greedy() -> None:
    match = play(table(coins=3), "black-2")
    assert {easy(match.view(0), match.pending[0], Rng(Seed(seed))) for seed in range(9)} == {"worker-2"}


def test_in_the_end_the_true_scores_are_expected() -> None:
    match = Match.new(RULES, 2, {}, 3, confirm=())
    begun = estimate(match.state)
    play_out(match, ["normal"] * 2, 3)
    assert estimate(match.state) == match.result().scores
    assert all(250 < expected < 500 for expected in begun)


@pytest.mark.parametrize(
    "better",
    [
        {"workers": 6},
        {"coins": 5},
        {"medal": True, "tokens": ["revaluation"]},
        {"SP": "b8 g7 br6", "sp": [8]},
        {"engineers": [9, 12]},
        {"vp": 20},
        {"bonus_cards": ["fifteen"]},
    ],
    ids=str,
)
def test_who_has_more_may_expect_more(better: dict[str, Any]) -> None:
    """Seat 0 is better off than seat 1, and else like it."""
    state = position(round=3, KY="b6 g4", ky=[5], others={1: {"KY": "b6 g4", "ky": [5]}})
    before = estimate(state)
    state = position(round=3, others={1: {"KY": "b6 g4", "ky": [5]}}, **{"KY": "b6 g4", "ky": [5], **better})
    after = estimate(state)
    assert after[0] > before[0] + 1
    assert after[1] <= before[1] + 0.01


def test_while_a_turn_runs_something_is_expected_too() -> None:
    match = play(table(coins=3), "black-2")
    assert len(estimate(match.state)) == 4


def test_what_positions_are_compared_by_is_the_true_score_in_the_end() -> None:
    match = Match.new(RULES, 2, {}, 4, confirm=())
    play_out(match, ["normal"] * 2, 4)
    assert judgement(match.state) == match.result().scores


@pytest.mark.parametrize("better", [{"workers": 4}, {"coins": 3}, {"KY": "b7 g4"}, {"engineers": [9]}], ids=str)
def test_what_normal_would_rather_have_is_judged_better(better: dict[str, Any]) -> None:
    before, after = (judgement(position(round=3, **{"KY": "b6 g4", "ky": [5], **more})) for more in ({}, better))
    if "workers" in better:
        before, after = after, before  # there are five at first
    assert after[0] > before[0]
    assert after[1:] == before[1:] or "engineers" in better


def test_a_search_looks_at_what_promises_most_first() -> None:
    match = table(coins=3)
    found = promising(match.view(0), match.pending[0])
    assert found[0] == normal(match.view(0), match.pending[0], RNG)
    assert len(found) == MOST_LOOKED_AT
    assert set(found) < set(match.pending[0].options)
