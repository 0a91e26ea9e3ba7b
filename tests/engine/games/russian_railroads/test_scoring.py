"""Scoring at the end of a round (rules section 10) and preparation (section 11)."""

from __future__ import annotations

import pytest

from tests.engine.games.russian_railroads.build import play
from tests.engine.games.russian_railroads.story import end_round, me, passing, pieces, quiet, route, scored, strip

FIVE_COLOURS = "b10 g8 br6 n4 w2"


@pytest.mark.rule("RRR-096")
def test_every_player_scores_every_route_and_the_industry_in_every_round():
    rich = {"TS": "b5 g3", "ts": [3], "SP": "b5 g2", "sp": [2], "KY": "b2", "ky": [1], "markers": [2]}
    match = quiet(**rich, others={3: rich})
    for times in (1, 2, 3):
        end_round(match)
        for seat in (0, 3):
            sources = match.result().breakdown[seat]
            expected = {"ts": 3 * times, "sp": 2 * times, "ky": times, "industry": 2 * times}
            assert {source: sources[source] for source in expected} == expected
        assert me(match, 1).vp == 2 * (times - 1), "only the card, from the second round on"


@pytest.mark.rule("RRR-097")
@pytest.mark.parametrize(("reach", "points"), [(0, 0), (1, 1), (4, 4), (6, 6), (7, 6), (9, 6)])
def test_only_spaces_within_the_reach_score(reach, points):
    assert scored(SP="b8 g6", sp=[reach] if reach else []).get("sp", 0) == points


@pytest.mark.rule("RRR-098")
def test_a_space_scores_for_the_most_valuable_colour_only():
    assert scored(TS="b6 g4 br2", ts=[6]) == {"ts": 2 + 2 + 1 + 1 + 0 + 0}


@pytest.mark.rule("RRR-098")
def test_free_spaces_behind_a_rail_count_for_it():
    assert scored(TS="b15 g14", ts=[9, 6]) == {"ts": 14}


@pytest.mark.rule("RRR-099")
@pytest.mark.parametrize(
    ("rails", "points"), [("b5", 0), ("b5 g1", 1), ("b5 g3 br1", 2), ("b5 g3 br2 n1", 4), ("b15 g4 br3 n2 w1", 7)]
)
def test_what_a_space_scores_for_each_colour(rails, points):
    assert scored(TS=rails, ts=[1]).get("ts", 0) == points


@pytest.mark.rule("RRR-100")
@pytest.mark.parametrize(("doublers", "points"), [(0, 28), (1, 35), (2, 42), (3, 46), (5, 52), (8, 56)])
def test_a_doubler_doubles_its_own_space(doublers, points):
    assert scored(TS=FIVE_COLOURS, ts=[9, 1], doublers=doublers) == {"ts": points}


@pytest.mark.rule("RRR-100")
def test_doublers_serve_ts_only():
    assert scored(SP="b5 g4", sp=[4], doublers=8, ts=[]) == {"sp": 4}


@pytest.mark.rule("RRR-101", "RRR-128")
@pytest.mark.parametrize(
    ("rails", "reach", "medal", "points"),
    [
        ("b6 g5", 5, True, 5 + 10 + 20),
        ("b6 g5", 5, False, 5 + 10),
        ("b6 g4", 5, True, 4 + 10),
        ("b6 g5", 4, True, 4 + 10),
    ],
)
def test_kiev_adds_spaces_bonuses_and_the_medal(rails, reach, medal, points):
    assert scored(KY=rails, ky=[reach], medal=medal) == {"ky": points}


@pytest.mark.rule("RRR-102")
def test_two_markers_score_each_for_its_own_space():
    assert scored(markers=[7, 3], factories=["coin", "coin"]) == {"industry": 10 + 3}


@pytest.mark.rule("RRR-096", "RRR-101")
def test_the_view_tells_what_a_route_would_score():
    match = quiet(TS="b9 g7 br3", ts=[6, 2], doublers=1, KY="b2", ky=[2])
    assert [route(match, name).points for name in ("TS", "SP", "KY")] == [12, 0, 3]


@pytest.mark.rule("RRR-103")
def test_workers_return_from_the_board_and_from_engineers():
    own = [(0, "own")]
    board = {"engineer-4": own, "black-2": [(0, "own"), (0, "black")], "bottom": [(0, "coin"), *own, *own]}
    match = quiet(workers=1, owned=5, coins=0, board=board, engineers=["black-vp3"], black_owned=True, black=0)
    end_round(match)
    assert (me(match).workers, me(match).black_worker, me(match).coins) == (5, True, 0)
    assert me(match).engineers_used == []
    assert not any(pieces(match, s.id) for s in match.view(None).spaces)


@pytest.mark.rule("RRR-103")
def test_a_coin_paid_is_gone():
    match = quiet(coins=2)
    play(match, "doubler", "coin-1")
    end_round(match)
    assert (me(match).coins, me(match).workers) == (1, 5)


@pytest.mark.rule("RRR-104")
def test_all_tiles_of_the_strip_move_to_the_right():
    match = passing(quiet(strip=[1, 3, 5, 7, 2, 4, 6]), 2)
    assert strip(match) == [0, 0, 1, 3, 5, 7, 2]


@pytest.mark.rule("RRR-105")
def test_everybody_takes_the_card_of_the_new_position():
    match = end_round(quiet(board={"order-1": [(3, "own")]}))
    assert me(match, 3).order_card == 4, "not before the preparation"
    play(match, "stay")
    assert [p.order_card for p in match.view(None).players] == [2, 3, 4, 1]
    assert not any(p.passed for p in match.view(None).players)
