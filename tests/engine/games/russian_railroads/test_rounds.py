"""Rounds and turns (rules section 2): whose turn it is, what a turn costs, and passing."""

from __future__ import annotations

import pytest

from engine.core.play.ask import IllegalAnswer
from engine.core.play.match import NotYourDecision
from tests.engine.games.russian_railroads.build import asked, offered, play
from tests.engine.games.russian_railroads.story import actor, end_round, me, passing, pieces, quiet, table


@pytest.mark.rule("RRR-012")
def test_four_players_play_seven_rounds():
    match = passing(quiet(), 6)
    assert (match.view(None).round, match.over) == (7, False)
    passing(match)
    assert match.over
    assert match.result().rounds == 7


@pytest.mark.rule("RRR-013")
def test_turn_order_then_reuse_then_scoring_then_the_next_round():
    match = end_round(quiet(current=1, board={"order-1": [(1, "own")]}, ky=[1]))
    assert match.view(None).turn_order == [1, 0, 2, 3]
    assert asked(match) == "reuse"
    play(match, "doubler")
    assert me(match, 1).doublers == 1
    assert match.result().breakdown[1]["ky"] == 1
    assert (match.view(None).round, actor(match)) == (2, 1)


@pytest.mark.rule("RRR-014")
def test_after_the_last_player_the_first_goes_on_and_whoever_passed_is_skipped():
    match = table(order=[2, 0, 3, 1], current=2)
    keys = ["doubler", "pass", "ind-1", "pass", "coins", "bottom"]
    seen = []
    for key in keys:
        seen.append(actor(match))
        play(match, key)
    assert seen == [2, 0, 3, 1, 2, 3]


@pytest.mark.rule("RRR-015")
def test_a_turn_is_one_space_or_a_pass():
    match = table(workers=5)
    assert "pass" in offered(match)
    play(match, "doubler")
    assert me(match).workers == 4
    assert actor(match) == 1, "one space, and the turn is over"
    with pytest.raises(NotYourDecision):
        match.answer(0, "ind-1")


@pytest.mark.rule("RRR-015")
def test_the_action_of_a_space_is_executed_immediately():
    match = play(table(), "coins")
    assert me(match).coins == 2


@pytest.mark.rule("RRR-016")
@pytest.mark.parametrize("piece", ["own", "temporary", "black", "coin"])
@pytest.mark.parametrize("owner", [0, 1])
def test_any_piece_of_anybody_closes_a_space(piece, owner):
    assert "ind-1" in offered(table())
    match = table(board={"ind-1": [(owner, piece)]})
    assert "ind-1" not in offered(match)
    with pytest.raises(IllegalAnswer):
        match.answer(0, "ind-1")


@pytest.mark.rule("RRR-017", "RRR-019")
@pytest.mark.parametrize(
    ("workers", "coins", "ways"),
    [
        (5, 5, {"worker-3", "worker-2-coin-1", "worker-1-coin-2", "coin-3"}),
        (2, 1, set()),
        (1, 4, {"worker-1-coin-2", "coin-3"}),
        (3, 1, {"worker-3", "worker-2-coin-1"}),
    ],
)
def test_exactly_the_printed_cost_is_paid(workers, coins, ways):
    match = play(table(workers=workers, owned=5, coins=coins), "loco-3")
    if ways:
        assert set(offered(match)) == ways
    else:
        assert pieces(match, "loco-3") == [(0, "own"), (0, "own"), (0, "coin")]


@pytest.mark.rule("RRR-017")
def test_what_cannot_be_paid_is_not_offered():
    match = table(workers=2, owned=5, coins=0)
    assert "loco-3" not in offered(match)
    assert "loco-2" in offered(match)
    assert "hire" not in offered(match)


@pytest.mark.rule("RRR-017", "RRR-038")
def test_what_is_paid_leaves_the_own_supply():
    match = play(table(workers=4, owned=5, coins=2), "loco-2", "worker-1-coin-1", "factory")
    assert (me(match).workers, me(match).coins) == (3, 1)
    assert me(match, 1).workers == 5


@pytest.mark.rule("RRR-018")
@pytest.mark.parametrize(
    ("space", "impossible", "possible"),
    [
        ("grey-1", {"TS": "b2 g0"}, {"TS": "b3 g0"}),
        ("grey-2", {"TS": "b3 g0"}, {"TS": "b4 g0"}),
        ("natural-2", {"TS": "b10 g6 br4 n2", "SP": "b1 g0 br0 n0"}, {"TS": "b10 g6 br4 n1", "SP": "b1 g0 br0 n0"}),
        ("white-2", {"TS": "b15 g9 br6 n3 w1"}, {"TS": "b15 g9 br6 n3 w0"}),
        ("ind-2", {"markers": [3]}, {"markers": [2]}),
        ("doubler", {"doublers": 8}, {"doublers": 7}),
    ],
)
def test_a_space_that_cannot_be_executed_in_full_is_not_offered(space, impossible, possible):
    assert space not in offered(table(**impossible))
    assert space in offered(table(**possible))


@pytest.mark.rule("RRR-020")
def test_a_demanded_coin_is_never_replaced_by_a_worker():
    match = table(workers=5, coins=0)
    assert not {"any-coin", "hire"} & set(offered(match))
    match = play(table(workers=5, coins=1), "any-coin")
    assert sorted(pieces(match, "any-coin")) == [(0, "coin"), (0, "own")]


@pytest.mark.rule("RRR-021")
def test_a_player_with_neither_workers_nor_coins_is_not_asked():
    match = table(others={1: {"workers": 0, "owned": 5}})
    play(match, "doubler")
    assert actor(match) == 2
    assert me(match, 1).passed


@pytest.mark.rule("RRR-021")
def test_one_may_pass_with_workers_left_and_then_has_no_turn():
    match = play(table(), "pass", "pass", "pass")
    assert me(match).workers == 5
    for _ in range(3):
        assert actor(match) == 3
        play(match, "bottom", "ts-black")


@pytest.mark.rule("RRR-022", "RRR-023")
@pytest.mark.parametrize(("position", "vp"), [(1, 0), (2, 2), (3, 3), (4, 4)])
def test_the_back_of_the_turn_order_card_scores_on_passing(position, vp):
    order = [1, 2, 3]
    order.insert(position - 1, 0)
    match = play(table(order=order), "pass")
    assert me(match).vp == vp
    assert match.result().breakdown[0].get("pass", 0) == vp
