"""Trains: taking and flipping them, and their bonuses (rules sections 11 and 15)."""

from __future__ import annotations

import pytest

from tests.engine.games.railroad_revolution.build import actor, asked, offered, play
from tests.engine.games.railroad_revolution.scenes import (
    BARE,
    bystanders,
    choices,
    close,
    deal_turn,
    in_trade,
    me,
    seen,
    table,
)


def buying(**facts: object) -> object:
    """Seat 0 has accepted a deal that brings a train."""
    return play(deal_turn(3, shares=1, money=100, **facts), "bottom")


@pytest.mark.rule("RRV-105")
def test_a_train_comes_face_up_from_any_pile_that_is_not_empty():
    match = buying(trains={"steps": 0, "rail": 1})
    assert choices(match) == ["money", "shares", "rail"]
    play(match, "rail")
    assert (me(match).trains_up, me(match).trains_down) == ({"rail": 1}, {})
    assert seen(match).trains == {"money": 5, "steps": 0, "shares": 5, "rail": 0}


@pytest.mark.rule("RRV-105")
def test_a_player_may_own_several_trains_of_one_kind():
    match = buying(up="rail rail", down="rail money")
    play(match, "rail")
    assert (me(match).trains_up, me(match).trains_down) == ({"rail": 3}, {"money": 1, "rail": 1})


@pytest.mark.rule("RRV-105")
def test_the_train_of_the_start_is_in_no_pile():
    assert "promote2" not in choices(buying())


@pytest.mark.rule("RRV-106")
def test_flipping_a_face_up_train_takes_its_bonus_and_turns_it_down():
    match = in_trade(up="money")
    assert me(match).money == 400
    play(match, "flip")
    assert (me(match).money, me(match).trains_up, me(match).trains_down) == (1000, {}, {"money": 1})


@pytest.mark.rule("RRV-106")
def test_flipping_a_face_down_train_turns_it_up_and_brings_nothing():
    match = in_trade(down="money")
    play(match, "flip")
    assert (me(match).money, me(match).trains_up, me(match).trains_down) == (400, {"money": 1}, {})


@pytest.mark.rule("RRV-129", "RRV-169")
@pytest.mark.parametrize(("number", "keys"), [(0, ["done"]), (1, [0, "done"]), (2, [0, 0])])
def test_promote_2_promotes_up_to_two_workers(number, keys):
    match = table(
        pool="7 white", others=bystanders(), **{**BARE, "up": "promote2", "milestones": "D-1 D-2", "mat_rails": []}
    )
    play(match, "trade/white", "flip")
    for key in keys:
        assert asked(match) == "promote"
        play(match, choices(match)[0] if key == 0 else key)
    assert asked(match) != "promote"
    assert me(match).workforce == 7 - number
    assert me(match).trains_down == {"promote2": 1}


@pytest.mark.rule("RRV-130")
def test_money_brings_600_dollars():
    match = in_trade(up="money")
    play(match, "flip")
    assert me(match).money == 400 + 600


@pytest.mark.rule("RRV-131")
def test_steps_brings_three():
    match = play(in_trade(up="steps"), "flip", "telegraph", "stations", "network")
    assert asked(match) == "worker"
    assert list(me(match).markers.values()) == [1, 1, 1]


@pytest.mark.rule("RRV-132")
def test_shares_brings_three():
    match = play(in_trade(up="shares"), "flip")
    assert me(match).shares == 3


@pytest.mark.rule("RRV-133")
@pytest.mark.parametrize("space", ["chi-kcy", "clt-lit"])
def test_rail_costs_100_dollars_and_neither_terrain_nor_a_deal_matters(space):
    match = in_trade(up="rail", rails="WAS-CHI", deal=1, mat_rails=[0, 2, 2, 2, 2, 2, 1, 2])
    play(match, "flip")
    assert sorted(choices(match)) == ["chi-dlh", "chi-kcy", "chi-lit", "clt-chi", "clt-lit", "clt-mia"]
    play(match, space)
    assert (me(match).money, me(match).rails[-1]) == (300, space.upper())
    assert [sector.rails for sector in me(match).sectors] == [0, 1, 2, 2, 2, 2, 1, 2]
    assert (actor(close(match)), asked(match), seen(match).deal) == (1, "worker", 1)


@pytest.mark.rule("RRV-133", "RRV-178")
def test_the_rail_may_be_declined_and_the_train_is_down_all_the_same():
    match = play(in_trade(up="rail"), "flip")
    assert "done" in offered(match)
    play(match, "done")
    assert (me(match).money, me(match).rails, me(match).trains_down) == (400, ["WAS-CLT"], {"rail": 1})
