"""What can be done at any time, and the four workers that must be left (rules section 12)."""

from __future__ import annotations

import pytest

from engine.games.railroad_revolution.facts import COLOURS
from tests.engine.games.railroad_revolution.build import actor, asked, hire, hires, offered, play, sell, sells
from tests.engine.games.railroad_revolution.scenes import (
    BARE,
    bystanders,
    choices,
    close,
    deal_turn,
    in_city,
    in_trade,
    me,
    seen,
    table,
)


@pytest.mark.rule("RRV-107")
@pytest.mark.parametrize("number", [1, 3, 5])
def test_any_number_of_shares_is_sold_for_150_dollars_each(number):
    match = table(pool="5 white", others=bystanders(), **{**BARE, "shares": 5})
    assert sells(match) == 5
    sell(match, number)
    assert (me(match).shares, me(match).money) == (5 - number, 150 * number)
    assert (actor(match), asked(match)) == (0, "worker")


@pytest.mark.rule("RRV-107")
def test_shares_are_never_bought():
    match = table(pool="5 white", others=bystanders(), **{**BARE, "money": 5000})
    assert not [key for key in offered(match) if "/" not in key]
    assert hires(match)
    assert sells(match) == 0, "there is none to sell"


@pytest.mark.rule("RRV-107")
def test_a_payment_sells_the_fewest_shares_that_it_needs():
    match = in_city("CLT", "L1-CLT", money=100, shares=3)
    close(match)
    assert (me(match).money, me(match).shares) == (50, 2)


@pytest.mark.rule("RRV-108")
def test_for_800_dollars_a_worker_of_any_colour_is_hired():
    match = table(pool="5 white", others=bystanders(), bank="2 gray, purple", **{**BARE, "money": 1650})
    assert hires(match) == ["purple", "gray"]
    hire(match, "gray")
    assert (me(match).money, me(match).pool["gray"], me(match).workforce) == (850, 1, 6)
    hire(match, "gray")
    assert (me(match).money, me(match).pool["gray"], seen(match).bank["gray"]) == (50, 2, 0)
    assert hires(match) == []


@pytest.mark.rule("RRV-108")
@pytest.mark.parametrize(
    ("money", "shares", "possible"), [(800, 0, True), (750, 0, False), (350, 3, True), (300, 3, False)]
)
def test_hiring_needs_800_dollars_in_money_or_in_shares(money, shares, possible):
    match = table(pool="5 white", others=bystanders(), **{**BARE, "money": money, "shares": shares})
    assert bool(hires(match)) == possible
    if possible and shares:
        hire(match, "gray")
        assert (me(match).money, me(match).shares) == (0, 0)


@pytest.mark.rule("RRV-109")
@pytest.mark.parametrize(
    ("workers", "money", "possible"), [(5, 0, True), (4, 0, False), (4, 350, False), (4, 400, True)]
)
def test_a_promotion_that_would_leave_fewer_than_four_workers_is_refused(workers, money, possible):
    """The sale brings $400, and a worker can be hired for $800."""
    facts = {"milestones": "A2-1", "pool": f"{workers - 1} white, purple", "money": money, "mat_rails": []}
    match = table(others=bystanders(), **{**BARE, **facts})
    play(match, "trade/white")
    may = asked(match) == "action" and "promote" in offered(match) and actor(match) == 0
    assert may == possible


@pytest.mark.rule("RRV-109")
def test_a_player_below_four_must_hire_before_the_turn_ends():
    facts = {"milestones": "D-1", "pool": "4 white", "money": 400, "mat_rails": []}
    match = table(others=bystanders(), bank="gray", **{**BARE, **facts})
    play(match, "trade/white", "promote")
    while actor(match) == 0:
        play(match, offered(match)[0])
    assert (me(match).workforce, me(match).money, me(match).pool["gray"]) == (4, 0, 1)


@pytest.mark.rule("RRV-109")
@pytest.mark.parametrize(("workers", "possible"), [(4, False), (5, True)])
def test_a_worker_for_a_telegraph_tile_is_one_too_many_at_four(workers, possible):
    match = table(telegraph={1: "TG-steps"}, others=bystanders(), **{**BARE, "pool": f"{workers} white"})
    play(match, "telegraph/white", "sector-1")
    assert (actor(match) == 0 and "tile" in offered(match)) == possible


@pytest.mark.rule("RRV-109")
def test_managers_do_not_count_for_the_four():
    facts = {"milestones": "B-2:orange D-1:white,white", "pool": "4 white, gray", "mat_rails": []}
    match = table(others=bystanders(), **{**BARE, **facts})
    play(match, "trade/white", "promote")
    assert me(match).workforce == 4
    assert actor(match) == 1


@pytest.mark.rule("RRV-186")
def test_selling_and_hiring_are_offered_at_the_decisions_of_ones_own_turn():
    match = in_trade(up="money", money=800, shares=2)
    assert asked(match) == "action"
    assert hires(match)
    assert sells(match)
    match = deal_turn(8, money=800)
    assert asked(match) == "deal"
    assert hires(match)
    assert sells(match)


@pytest.mark.rule("RRV-186")
def test_selling_and_hiring_are_offered_at_ones_own_deal_decision_in_the_turn_of_another():
    match = deal_turn(8, offices={3: [-1]}, others={**bystanders(), 2: {**BARE, "shares": 8}})
    assert (actor(match), asked(match)) == (2, "deal")
    assert hires(match)
    assert sells(match)
    hire(sell(match, 2), "orange")
    assert (me(match, 2).shares, me(match, 2).money, me(match, 2).pool["orange"]) == (2, 100, 1)
    assert asked(match) == "deal"


@pytest.mark.rule("RRV-186")
def test_nothing_is_sold_and_nobody_hired_in_the_draft():
    match = table(phase="draft", round=1, wealth=[("swap", "gray"), ("steps", "orange")], money=6000, shares=3)
    assert offered(match) == ["swap", "steps"]
    assert (hires(match), sells(match)) == ([], 0)
    play(match, "swap")
    assert (asked(match), hires(match), sells(match)) == ("swap", [], 0)


@pytest.mark.rule("RRV-186")
def test_after_the_workforce_test_nothing_can_be_sold_or_hired():
    facts = {"milestones": "A2-1:purple", "rails": "WAS-CHI", "stations": "WAS", "money": 2000, "shares": 5}
    match = in_trade(**facts, mat_rails=[0, 2, 2, 2, 2, 2, 1, 2], mat_buildings=[0, 0, 0, 0, 0, 0, 0, 2])
    while asked(match) in ("action", "piece"):
        play(match, "done" if asked(match) == "action" else offered(match)[0])
    assert (asked(match), offered(match)) == ("milestone", ["b-1", "b-2", "b-3"])


@pytest.mark.rule("RRV-186")
def test_the_recall_comes_before_any_hire():
    mat = {"trade": "2 white", "station": "3 white"}
    match = table(pool="", mat=mat, others=bystanders(), **{**BARE, "money": 900})
    assert (me(match).pool["white"], sum(map(len, me(match).mat.values()))) == (5, 0)
    hire(match, "purple")
    assert (me(match).workforce, me(match).money) == (6, 100)
    assert sum(me(match).pool[colour] for colour in COLOURS) == 6


@pytest.mark.rule("RRV-186")
def test_nobody_sells_or_hires_while_another_decides():
    match = table(pool="5 white", others={2: {**BARE, "money": 2000, "shares": 5}})
    assert list(match.pending) == [0]


@pytest.mark.rule("RRV-109", "RRV-186")
def test_what_a_part_brings_can_be_hired_with_at_once():
    match = in_trade(up="money", money=0, pool="5 white", milestones="A2-1", bank="purple")
    assert choices(match) == ["flip"]
    play(match, "flip")
    assert me(match).money == 1000
    assert hires(match) == ["purple"]
    hire(match, "purple")
    assert "promote" in offered(match)
