"""The order of the parts of an action, payment and what is refused (RRV-161 to RRV-172)."""

from __future__ import annotations

import pytest

from tests.engine.games.railroad_revolution.build import actor, asked, hire, hires, offered, play, sell, sells
from tests.engine.games.railroad_revolution.turns import (
    TO_DENVER,
    boxes,
    finish,
    force,
    main_keys,
    me,
    next_turn,
    pool,
    purse,
    told,
    trains,
    turn,
)


@pytest.mark.rule("RRV-161")
def test_a_turn_runs_from_the_recall_to_the_end_trigger():
    match = turn(
        "railway/white", "clt-mia", "chi-kcy", "promote", "white-mat/d-1", "top", "network",
        "stations", players=2, pool="", mat={"trade": "4 white"}, money=1200, shares=2, deal=8, rails="WAS-CHI",
        stations={"WAS": [0]}, milestones="A1-3:gray D-1", mat_rails=[0, 0, 0, 0, 0, 1, 1, 2],
        mat_buildings=[0, 0, 0, 0, 0, 0, 0, 2], others={1: {"shares": 2}},
    )  # fmt: skip
    while actor(match) == 0:
        play(match, next(key for key in offered(match) if key in ("decline", "gray")))
    assert (actor(match), asked(match), force(match)) == (1, "deal", 4)
    assert me(match).completed == []
    play(match, "top", "network", "stations")
    assert (actor(match), asked(match)) == (0, "milestone")
    play(match, offered(match)[0])
    order = {"recall", "worker", "rail", "promote", "deal", "hire", "turn-up", "milestone", "new-milestone"}
    order |= {"end-trigger"}
    assert [line for line in told(match) if line in order] == [
        "recall", "worker", "rail", "rail", "promote", "deal", "hire", "deal", "turn-up", "milestone",
        "new-milestone", "end-trigger",
    ]  # fmt: skip


@pytest.mark.rule("RRV-161", "RRV-186")
def test_a_hire_at_the_start_comes_before_the_worker_is_placed():
    match = turn("bank", "bank/hire/gray", money=800, pool="4 white")
    assert asked(match) == "worker"
    assert {"trade/gray", "trade/white"} <= set(offered(match))


@pytest.mark.rule("RRV-163")
def test_parts_about_the_target_come_after_the_placement():
    station = turn("station/purple", pool="4 white, purple", up="rail", money=900)
    assert main_keys(station) == {"build", "paid-flip"}
    assert asked(turn("telegraph/gray")) == "sector"
    assert asked(turn("railway/orange", money=900, pool="4 white, orange")) == "rail"


@pytest.mark.rule("RRV-163", "RRV-056")
def test_the_rails_of_an_action_are_paid_for_in_one_sum_after_them():
    match = turn("railway/white", "was-chi", money=1000, milestones="D-1")
    assert purse(match) == (1000, 0)
    play(match, "clt-chi")
    assert purse(match) == (1000, 0)
    play(match, "done")
    assert purse(match) == (200, 0)
    assert [line for line in told(match) if line in ("rail", "pay")] == ["rail", "rail", "pay"]


@pytest.mark.rule("RRV-040", "RRV-041", "RRV-168", "RRV-EX-30")
def test_a_specialist_used_as_white():
    facts = {"pool": "4 white, orange", "milestones": "A1-1", "money": 600}
    match = turn("railway/orange", "was-chi", "chi-kcy", "promote", **facts)
    finish(match)
    assert purse(match) == (0, 0), "no refund"
    assert force(match) == 4
    assert me(match).milestones[0].managers == ["orange"]
    assert me(match).mat["railway"] == []
    assert pool(match) == {"white": 4}


@pytest.mark.rule("RRV-165", "RRV-163", "RRV-166", "RRV-EX-75")
def test_an_orange_worker_chosen_late():
    facts = {"pool": "4 white, orange", "milestones": "A1-1", "money": 600}
    match = turn("railway/orange", "was-chi", **facts)
    assert asked(match) == "rail", "no refund before the rails are placed"
    play(match, "chi-kcy")
    assert main_keys(match) == {"refund", "promote", "done"}
    refund = turn("railway/orange", "was-chi", "chi-kcy", "refund", **facts)
    assert "promote" not in offered(refund)
    finish(refund)
    assert (purse(refund), force(refund)) == ((200, 0), 5)
    promoted = turn("railway/orange", "was-chi", "chi-kcy", "promote", **facts)
    assert "refund" not in offered(promoted)
    assert purse(finish(promoted)) == (0, 0)
    closed = finish(match)
    assert next_turn(closed)
    assert (purse(closed), force(closed)) == ((200, 0), 5), "closing takes what costs nothing"


@pytest.mark.rule("RRV-164", "RRV-195", "RRV-107", "RRV-EX-74")
def test_parts_are_not_interleaved_but_shares_may_be_sold():
    facts = {"rails": TO_DENVER, "tiles": {"DEN": "4-4"}, "stations": {"DEN": [1]}, "markers": {"stations": 1}}
    match = turn("station/purple", "den", "reward", "telegraph", "network",
                 pool="4 white, purple", money=500, up="money", **facts)  # fmt: skip
    assert asked(match) == "steps"
    assert not {"flip", "paid-flip", "money"} & set(offered(match)), "before or after the whole reward"
    play(match, "done")
    assert main_keys(match) == {"paid-flip", "done"}
    selling = turn("station/orange", "den", "no-cost", "reward", "telegraph", "network", "stations",
                   pool="4 white, orange", shares=2, **facts)  # fmt: skip
    assert purse(selling) == (100, 0)
    assert me(selling).markers["stations"] == 2


@pytest.mark.rule("RRV-164")
def test_a_hire_may_come_between_two_flips():
    facts = {"telegraph": {1: "TG-flip"}, "offices": {1: [2]}, "up": "money steps", "money": 200, "pool": "5 white"}
    match = turn("telegraph/white", "sector-1", "tile", "white", "money", **facts)
    assert asked(match) == "flip"
    hire(match, "purple")
    assert asked(match) == "flip"
    play(match, "steps", "done")
    assert pool(match)["purple"] == 1


@pytest.mark.rule("RRV-166")
def test_what_is_not_used_by_the_close_lapses():
    facts = {"rails": "WAS-CHI", "tiles": {"CHI": "2-3"}, "money": 500, "milestones": "D-1", "pool": "6 white"}
    match = turn("station/white", "chi", **facts)
    assert main_keys(match) == {"reward", "bonus", "promote", "done"}
    play(match, "bonus", "white/d-1", "done")
    assert asked(match) == "action"
    play(match, "done")
    assert next_turn(match)
    assert purse(match) == (0, 0)
    assert me(match).markers == {"telegraph": 0, "stations": 0, "network": 0}
    assert me(match).milestones[0].managers == ["white", ""]


@pytest.mark.rule("RRV-167")
def test_a_hire_that_leaves_too_little_for_the_cost_is_refused():
    facts = {"milestones": "D-1", "pool": "5 white"}
    match = turn("railway/white", "was-chi", "chi-kcy", money=1399, **facts)
    assert main_keys(match) == {"promote", "done"}
    assert hires(match) == []
    assert hires(turn("railway/white", "was-chi", "chi-kcy", money=1400, **facts))


@pytest.mark.rule("RRV-167")
def test_shares_that_a_deal_needs_may_not_be_sold():
    facts = {"pool": "4 white", "milestones": "D-1", "money": 600, "shares": 3}
    match = turn("railway/white", "was-chi", "chi-kcy", "promote", "white/d-1", deal=8, **facts)
    finish(match)
    assert main_keys(match) == {"bottom"}
    assert sells(match) == 1
    sell(match, 1)  # then only accepting is left
    assert told(match).count("sell") == 1
    assert (force(match), purse(match)) == (4, (50, 0))


@pytest.mark.rule("RRV-169")
def test_fewer_promotions_and_flips_than_offered():
    facts = {"pool": "8 white", "milestones": "D-1 D-2"}
    match = turn("telegraph/white", "sector-1", "tile", "white", "white/d-1", telegraph={1: "TG-promote"}, **facts)
    assert "done" in offered(match)
    play(match, "done", "done")
    assert next_turn(match)
    assert sum(bool(slot) for held in me(match).milestones for slot in held.managers) == 1
    facts = {"up": "steps promote2", "pool": "6 white", "telegraph": {1: "TG-flip"}}
    match = turn("telegraph/white", "sector-1", "tile", "white", "promote2", **facts)
    assert "done" in offered(match)
    finish(match)
    assert trains(match) == ({"steps": 1}, {"promote2": 1})


@pytest.mark.rule("RRV-169")
def test_workers_are_taken_all_or_none():
    facts = {"rails": TO_DENVER, "tiles": {"DEN": "4-1"}, "stations": {"DEN": [1]}, "money": 500, "pool": "4 white"}
    match = turn("station/white", "den", "reward", **facts)
    assert next_turn(match), "nothing to choose about them"
    assert pool(match) == {"white": 3, "purple": 1, "gray": 1}
    assert pool(turn("station/white", "den", "done", **facts)) == {"white": 3}


@pytest.mark.rule("RRV-170", "RRV-171", "RRV-EX-73")
def test_a_price_for_nothing():
    facts = {"money": 900, "bank": "", "rails": TO_DENVER}
    worker = turn("station/white", "den", tiles={"DEN": "4-3"}, pool="4 white", **facts)
    assert main_keys(worker) == {"reward", "done"}
    flip = turn("station/purple", "den", tiles={"DEN": "4-4"}, pool="4 white, purple", **facts)
    assert main_keys(flip) == {"reward", "done"}
    free = turn("station/white", "chi", tiles={"CHI": "2-2"}, pool="4 white", **facts)
    assert next_turn(free), "no worker and no train, and the station is legal"
    assert free.state.stations["CHI"] == [0]
    assert purse(free) == (600, 0)


@pytest.mark.rule("RRV-170")
def test_a_price_is_paid_before_the_effect_brings_money():
    taken = {"pool": "4 white, purple", "up": "money", "stations": {"WAS": [1], "CLT": [1]}}
    assert "station" not in boxes(turn(money=99, **taken))
    assert "station/purple" in offered(turn(money=100, **taken))
    tile = {"pool": "3 white, turquoise", "telegraph": {1: "TG-money"}, "offices": {1: [1], 2: [1]}}
    moved = {**tile, "telegraph": {2: "TG-money"}}
    match = turn("telegraph/turquoise", "sector-2", money=99, **moved)
    assert purse(match) == (99, 2)
    assert "paid-tile" not in offered(match)
    match = turn("telegraph/turquoise", "sector-2", money=100, **moved)
    assert "paid-tile" in offered(match)
    play(match, "paid-tile")
    assert purse(match) == (600, 0)


@pytest.mark.rule("RRV-171")
def test_an_unpriced_effect_that_cannot_be_carried_out_does_nothing():
    match = turn("telegraph/purple", "sector-3", pool="4 white, purple", bank="")
    assert next_turn(match)
    match = turn("trade/white", "rail", pool="4 white")
    assert next_turn(match), "no train to flip"
    top = {"markers": {"telegraph": 7, "stations": 7, "network": 7}}
    match = turn("trade/purple", "rail", pool="4 white, purple", **top)
    assert next_turn(match), "no step to take"


@pytest.mark.rule("RRV-087", "RRV-088", "RRV-089", "RRV-090", "RRV-187", "RRV-EX-36")
def test_who_may_take_how_many_deals():
    own = {"rails": "WAS-CHI", "money": 400, "shares": 4, "down": "steps", "pool": "4 white"}
    others = {seat: {"shares": 3, "down": "steps", "pool": "4 white"} for seat in (1, 2)}
    match = turn("railway/white", "clt-mia", "chi-kcy", players=3, deal=1, deck=[4, 2], discards=[],
                 **own, others=others)  # fmt: skip
    assert main_keys(match) == {"top", "bottom", "decline"}
    play(match, "top", "bottom")
    assert (purse(match), pool(match)) == ((0, 0), {"white": 3, "orange": 1})
    assert (actor(match), asked(match)) == (1, "deal")
    play(match, "bottom")
    assert purse(match, 1) == (0, 0)
    assert (actor(match), asked(match)) == (2, "deal"), "only one of them"
    assert match.view(2).players[1].pool["orange"] == 1, "decisions before are seen"
    play(match, "bottom")
    assert next_turn(match)
    assert (match.state.deal, match.state.discards) == (4, [1])
    again = turn("railway/white", "clt-mia", players=3, deal=1,
                 **{**own, "shares": 0}, others={1: {**others[1], "shares": 4}})  # fmt: skip
    play(again, "top")
    assert next_turn(again), "with four shares still only one"
    assert purse(again, 1) == (0, 3)


@pytest.mark.rule("RRV-156", "RRV-106", "RRV-EX-48")
@pytest.mark.parametrize(("lies", "keys", "at_last"), [
    ({"up": "money"}, ("money", "money-down"), ({"money": 1}, {})),
    ({"down": "money"}, ("money-down", "money"), ({}, {"money": 1})),
])  # fmt: skip
def test_flipping_one_train_twice(lies, keys, at_last):
    facts = {"rails": "WAS-CHI", "money": 400, "shares": 3, "deal": 7, "pool": "4 white"}
    match = turn("railway/white", "clt-mia", "chi-kcy", "bottom", **lies, **facts)
    for key in keys:
        if key in offered(match):  # the first is no choice
            play(match, key)
    assert purse(match) == (600, 0)
    assert trains(match) == at_last


@pytest.mark.rule("RRV-185", "RRV-093", "RRV-161", "RRV-EX-72")
def test_a_filled_milestone_waits_for_the_end_of_the_turn():
    facts = {"rails": "WAS-CHI CLT-MIA", "stations": {"WAS": [0]}, "milestones": "A1-3 A2-4", "deal": 2, "shares": 1}
    match = turn("railway/white", "chi-kcy", "kcy-dena", "promote", "gray/a1-3", pool="5 white, gray, turquoise",
                 money=600, **facts)  # fmt: skip
    assert asked(match) == "deal"
    assert [held.id for held in me(match).milestones] == ["A1-3", "A2-4"]
    play(match, "top")
    assert me(match).milestones[0].managers == ["turquoise"]
    assert asked(match) == "milestone"
    assert me(match).completed == ["A1-3"]
    assert len(match.state.piles["B"]) == 7
    play(match, offered(match)[0])
    assert next_turn(match)
    assert [held.id[0] for held in me(match).milestones] == ["A", "B"]
    lines = told(match)
    assert lines.index("deal") < lines.index("milestone")
    assert lines.count("milestone") == 1
