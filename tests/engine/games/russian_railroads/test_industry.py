"""Industry (rules section 5): the track, its notches, and factories on the way."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.engine.games.russian_railroads.build import offered, play
from tests.engine.games.russian_railroads.story import actor, me, pieces, progress, scored, table

FIVE = ["coin"] * 5
VALUES = [0, 1, 2, 3, 5, 5, 10, 10, 15, 15, 20, 20, 25, 25, 30]


@pytest.mark.rule("RRR-053", "RRR-102")
@pytest.mark.parametrize(("index", "value"), list(enumerate(VALUES)))
def test_the_values_of_the_track_in_play_order(index, value):
    assert scored(markers=[index], factories=FIVE).get("industry", 0) == value


@pytest.mark.rule("RRR-053", "RRR-054", "RRR-055")
@pytest.mark.parametrize(("filled", "furthest"), [(0, 4), (1, 6), (2, 8), (3, 10), (4, 12), (5, 14)])
def test_how_far_the_factories_let_a_marker_go(filled, furthest):
    facts = {"factories": ["engineer-sum"] * filled, "tokens": []}
    assert "ind-1" not in offered(table(markers=[furthest], **facts))
    match = table(markers=[furthest - 1], **facts)
    assert "ind-1" in offered(match)
    assert "ind-2" not in offered(match)
    assert "ind-2" in offered(table(markers=[furthest - 2], **facts))


@pytest.mark.rule("RRR-055")
def test_an_industry_step_moves_one_space():
    match = play(table(markers=[2]), "ind-1")
    assert me(match).markers == [3]


@pytest.mark.rule("RRR-056")
def test_a_function_is_executed_when_the_marker_enters_and_only_then():
    match = play(table(markers=[5], factories=["coin"]), "ind-1")
    assert (me(match).markers, me(match).coins) == ([6], 0)
    match = play(table(markers=[4], factories=["coin"]), "ind-1")
    assert (me(match).markers, me(match).coins) == ([5], 1)


@pytest.mark.rule("RRR-056")
def test_two_functions_in_one_move_are_executed_one_after_the_other():
    match = play(table(markers=[5], factories=["coin", "two-doublers"], round=7, workers=2, owned=5), "last-industry")
    assert (me(match).markers, me(match).doublers) == ([8], 2)


@pytest.mark.rule("RRR-056")
def test_what_cannot_be_executed_is_lost():
    match = play(table(markers=[4], factories=["two-doublers"], doublers=8), "ind-1")
    assert (me(match).markers, me(match).doublers, actor(match)) == ([5], 8, 1)


@pytest.mark.rule("RRR-057")
@pytest.mark.parametrize(("space", "workers", "steps"), [("ind-1", 1, 1), ("ind-2", 2, 2)])
def test_what_the_industry_spaces_cost_and_give(space, workers, steps):
    match = play(table(markers=[1]), space)
    assert me(match).markers == [1 + steps]
    assert pieces(match, space) == [(0, "own")] * workers
    assert actor(match) == 1


@pytest.mark.rule("RRR-058")
@pytest.mark.parametrize("keys", [("industry", "sp"), ("sp",)])
def test_one_industry_and_one_black_step_for_two_workers(keys):
    match = table(markers=[1])
    before = progress(match)
    play(match, "ind-3")
    assert sorted(offered(match)) == ["industry", "ky", "sp", "ts"]
    play(match, *keys)
    assert me(match).markers == [2]
    assert progress(match) - before == Counter(black=1)
    assert pieces(match, "ind-3") == [(0, "own")] * 2
    assert actor(match) == 1
