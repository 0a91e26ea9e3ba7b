"""Auxiliary actions (rules section 6): doublers, coins, temporary workers."""

from __future__ import annotations

import pytest

from tests.engine.games.russian_railroads.build import offered, play
from tests.engine.games.russian_railroads.story import end_round, me, pieces, quiet, scored, table


@pytest.mark.rule("RRR-059")
def test_a_doubler_for_a_worker():
    match = play(table(), "doubler")
    assert (me(match).doublers, match.view(None).doublers_left) == (1, 19)
    assert pieces(match, "doubler") == [(0, "own")]


@pytest.mark.rule("RRR-060", "RRR-100")
@pytest.mark.parametrize(("doublers", "points"), [(0, 8), (1, 9), (3, 11), (8, 16)])
def test_doublers_fill_the_slots_from_the_left_whatever_is_built_there(doublers, points):
    assert scored(TS="b9 g8", ts=[8], doublers=doublers) == {"ts": points}


@pytest.mark.rule("RRR-060")
def test_there_are_eight_slots():
    match = quiet(doublers=7)
    play(match, "doubler")
    assert me(match).doublers == 8
    assert "doubler" not in offered(table(doublers=8))


@pytest.mark.rule("RRR-060")
def test_a_doubler_needs_neither_rail_nor_reach():
    match = play(table(TS="b1", ts=[], doublers=5), "doubler")
    assert me(match).doublers == 6


@pytest.mark.rule("RRR-061")
def test_two_coins_for_a_worker():
    match = play(table(coins=3, workers=1, owned=5), "coins", "worker-1")
    assert (me(match).coins, me(match).workers) == (5, 0)
    assert pieces(match, "coins") == [(0, "own")]


@pytest.mark.rule("RRR-062")
def test_both_temporary_workers_for_a_worker():
    match = play(table(), "temps")
    assert (me(match).temporary, me(match).workers, match.view(None).temporary_left) == (2, 4, 0)


@pytest.mark.rule("RRR-063")
def test_temporary_workers_pay_like_own_ones():
    match = play(table(workers=1, owned=5, temporary=2, state={"temporary": 0}), "loco-3")
    assert sorted(pieces(match, "loco-3")) == [(0, "own"), (0, "temporary"), (0, "temporary")]
    assert (me(match).workers, me(match).temporary) == (0, 0)


@pytest.mark.rule("RRR-063", "RRR-103")
def test_temporary_workers_serve_in_one_round_only():
    match = end_round(quiet(temporary=2, state={"temporary": 0}))
    assert me(match).temporary == 0
    assert me(match).workers == 5
    assert match.view(None).temporary_left == 2


@pytest.mark.rule("RRR-063", "RRR-205")
def test_a_temporary_worker_may_claim_and_be_reused():
    match = quiet(current=1, workers=0, owned=5, temporary=1, state={"temporary": 0})
    end_round(play(match, "order-1"))
    play(match, "doubler")
    assert me(match, 1).doublers == 1
