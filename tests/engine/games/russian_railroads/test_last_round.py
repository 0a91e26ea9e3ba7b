"""The last round and the end of the game (rules sections 11 and 12)."""

from __future__ import annotations

import pytest

from tests.engine.games.russian_railroads.build import offered, play
from tests.engine.games.russian_railroads.story import (
    actor,
    end_round,
    me,
    pieces,
    quiet,
    space,
    spaces,
    table,
    told,
)
from tests.engine.games.russian_railroads.test_examples_ending import final, last_round


@pytest.mark.rule("RRR-106")
@pytest.mark.parametrize(("players", "number"), [(4, 7), (3, 6), (2, 6)])
def test_the_last_round_tile_lies_over_the_turn_order(players, number):
    before, last = (spaces(table(players, round=n)) for n in (number - 1, number))
    assert "last-industry" not in before
    assert "last-industry" in last
    assert not {"order-1", "order-2"} & set(last)
    assert set(before) - {"order-1", "order-2"} == set(last) - {"last-industry"}


@pytest.mark.rule("RRR-106")
def test_three_industry_steps():
    match = play(last_round(), "last-industry")
    assert me(match).markers == [3]
    assert "last-industry" not in offered(match), "it is one space"


@pytest.mark.rule("RRR-107")
def test_last_industry_costs_two_workers():
    match = play(last_round(workers=3, owned=5), "last-industry")
    assert pieces(match, "last-industry") == [(0, "own"), (0, "own")]
    assert (space(match, "last-industry").workers, me(match).workers) == (2, 1)
    assert "last-industry" not in offered(last_round(workers=1, owned=5))


@pytest.mark.rule("RRR-108")
def test_the_last_scoring_comes_before_the_cards_and_the_majority():
    match = last_round(bonus_cards=["fifteen"], engineers=[3], ky=[2], KY="b2", others={2: {"bonus_cards": ["locos"]}})
    assert match.view(1).players[0].end_bonus_cards == [""]
    end_round(match)
    assert match.over
    keys = [k for k in told(match) if k in ("log-round-score", "log-end-bonus", "log-majority", "log-winners")]
    assert keys == ["log-round-score"] * 4 + ["log-end-bonus"] * 2 + ["log-majority", "log-winners"]
    assert match.result().breakdown[0] == {"ky": 3, "end-bonus": 15, "majority": 40}
    assert match.view(None).players[0].end_bonus_cards == ["fifteen"], "revealed"


@pytest.mark.rule("RRR-108")
def test_the_game_ends_after_the_final_scoring():
    match = end_round(last_round())
    assert match.over
    assert match.pending == {}


@pytest.mark.rule("RRR-109")
@pytest.mark.parametrize(
    ("tiles", "awards"),
    [
        (([1], [], [], []), [40, 0, 0, 0]),
        (([], [], [], []), [0, 0, 0, 0]),
        (([1, 2], [3, 4, 5], [6], [7, 8, 9, 11]), [0, 20, 0, 40]),
    ],
)
def test_the_two_with_most_engineers(tiles, awards):
    others = {seat: {"engineers": list(tiles[seat])} for seat in (1, 2, 3)}
    points = final(engineers=list(tiles[0]), others=others)
    assert [seat.get("majority", 0) for seat in points] == awards


@pytest.mark.rule("RRR-110")
@pytest.mark.parametrize(
    ("tiles", "awards"),
    [
        (([1, 9], [8, 2], [7, 3], []), [40, 20, 0, 0]),
        (([1, 7], [8, 2], [9, 3], []), [0, 20, 40, 0]),
        (([5], [6], [1, 2], []), [0, 20, 40, 0]),
    ],
)
def test_the_highest_number_breaks_a_tie(tiles, awards):
    others = {seat: {"engineers": list(tiles[seat])} for seat in (1, 2, 3)}
    points = final(engineers=list(tiles[0]), others=others)
    assert [seat.get("majority", 0) for seat in points] == awards


@pytest.mark.rule("RRR-111")
def test_the_highest_total_wins():
    match = end_round(last_round(vp=100, others={1: {"vp": 120}, 2: {"vp": 119}}))
    assert match.result().winners == [1]


@pytest.mark.rule("RRR-207")
def test_in_the_last_round_there_is_the_card_but_no_reuse():
    match = last_round(3, current=2, order=[0, 1, 2])
    assert actor(match) == 2
    play(match, "pass")
    assert match.over
    assert match.result().breakdown[2] == {"pass": 3}


@pytest.mark.rule("RRR-106", "RRR-207")
def test_no_turn_order_is_determined_in_the_last_round():
    match = end_round(quiet(round=7, order=[3, 1, 0, 2], current=0))
    assert match.over
    assert match.view(None).turn_order == [3, 1, 0, 2]
    assert "log-order" not in told(match)
