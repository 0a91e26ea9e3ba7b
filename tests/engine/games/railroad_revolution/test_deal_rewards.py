"""What the deals bring (rules section 15)."""

from __future__ import annotations

import pytest

from tests.engine.games.railroad_revolution.build import actor, asked, hire, offered, play
from tests.engine.games.railroad_revolution.scenes import BARE, choices, deal_turn, me, seen


@pytest.mark.rule("RRV-151")
def test_swap_exchanges_one_own_worker_for_any_of_the_bank():
    match = deal_turn(3, bank="purple, 2 gray")
    play(match, "top")
    assert choices(match) == ["white/purple", "white/gray", "white-mat/purple", "white-mat/gray"]
    play(match, "white-mat/gray")
    assert me(match).pool == {"white": 4, "purple": 0, "orange": 0, "gray": 1, "turquoise": 0}
    assert me(match).mat["telegraph"] == []
    assert seen(match).bank == {"white": 1, "purple": 1, "orange": 0, "gray": 1, "turquoise": 0}
    assert me(match).shares == 2


@pytest.mark.rule("RRV-152")
@pytest.mark.parametrize(("card", "side", "price"), [(4, "top", 2), (9, "bottom", 2)])
def test_rail_places_the_leftmost_rail_free_of_terrain_and_triggers_nothing(card, side, price):
    match = deal_turn(card, rails="WAS-CHI", deck=[7, 6], discards=[1])
    play(match, side)
    assert sorted(choices(match)) == ["chi-dlh", "chi-kcy", "chi-lit", "clt-chi", "clt-lit", "clt-mia"]
    play(match, "chi-kcy")
    assert me(match).rails == ["WAS-CLT", "WAS-CHI", "CHI-KCY"]
    assert [sector.rails for sector in me(match).sectors] == [0, 2, 2, 2, 2, 2, 1, 2]
    assert (me(match).money, me(match).shares) == (0, 3 - price)
    play(match, *(["decline"] if asked(match) == "deal" else []))
    assert (seen(match).deal, seen(match).discards, asked(match)) == (7, [1, card], "worker")
    facts = {"rails": "WAS-CHI", "deck": [7, 6], "discards": [1]}
    dear = play(deal_turn(card, **facts), side, "clt-lit")
    assert me(dear).money == 0, "three triangles cost nothing"


@pytest.mark.rule("RRV-153")
def test_station_is_free_and_brings_no_reward():
    match = deal_turn(2, shares=1, rails="WAS-CHI", stations="WAS", tiles={"CHI": "2-1"})
    play(match, "bottom")
    assert choices(match) == ["clt", "chi"]
    play(match, "chi")
    assert (actor(match), asked(match)) == (1, "worker")
    assert (me(match).money, me(match).shares, me(match).workforce) == (0, 0, 5)
    assert me(match).stations == ["WAS", "CHI"]
    assert [sector.buildings for sector in me(match).sectors] == [0, 0, 0, 2, 2, 2, 1, 2]


@pytest.mark.rule("RRV-154")
def test_office_takes_any_sector_without_an_own_office_and_brings_nothing():
    match = deal_turn(5, offices={1: [0], 2: [1]}, deck=[7, 6], discards=[1], telegraph={2: "TG-money"})
    play(match, "bottom")
    assert choices(match) == [f"sector-{n}" for n in (2, 4, 5, 6, 7, 8)]
    play(match, "sector-6")
    assert (me(match).shares, me(match).money, me(match).offices) == (0, 0, [1, 3, 6])
    assert (seen(match).deal, seen(match).discards, asked(match)) == (7, [1, 5], "worker"), "no second deal"
    assert [sector.buildings for sector in me(match).sectors] == [0, 0, 0, 2, 2, 2, 1, 2]
    match = play(deal_turn(5, offices={1: [0], 2: [1]}, telegraph={2: "TG-money"}), "bottom", "sector-2")
    assert (asked(match), me(match).money, me(match).workforce) == ("worker", 0, 5)
    assert actor(match) == 1


@pytest.mark.rule("RRV-155")
@pytest.mark.parametrize("card", [2, 7])
def test_promote_costs_100_dollars_for_each_of_one_or_two_workers(card):
    facts = {"milestones": "D-1", "pool": "7 white", "money": 300, "shares": 0}
    match = play(deal_turn(card, **facts), "top")
    promotion = choices(match)[0]
    play(match, promotion)
    assert (asked(match), me(match).money) == ("promote", 200)
    assert "done" in offered(match)
    one = me(play(match, "done"))
    assert (one.money, one.workforce) == (200, 6)
    match = play(deal_turn(card, **facts), "top")
    play(match, choices(match)[0])
    play(match, choices(match)[0])
    assert (me(match).money, me(match).workforce) == (100, 5)
    assert [slot.manager for slot in me(match).milestones[0].slots] == ["white", "white"]


@pytest.mark.rule("RRV-155")
def test_a_promotion_that_can_not_be_paid_for_is_not_made():
    facts = {"milestones": "D-1", "pool": "7 white", "offices": {3: [-1]}}
    assert asked(deal_turn(2, money=50, **facts)) == "worker", "one share pays for the deal, none for the promotion"
    match = play(deal_turn(2, money=150, **facts), "top")
    play(match, choices(match)[0])
    assert (me(match).money, me(match).workforce, asked(match)) == (50, 6, "worker")


@pytest.mark.rule("RRV-156")
def test_flip_twice_turns_two_trains_or_the_same_one_twice():
    match = play(deal_turn(7, up="money shares"), "bottom")
    play(match, "money", "shares")
    assert (me(match).money, me(match).shares) == (600, 3)
    assert me(match).trains_down == {"money": 1, "shares": 1}
    match = play(deal_turn(7, up="money shares"), "bottom", "money")
    assert choices(match) == ["shares", "money-down"]
    play(match, "money-down")
    assert (me(match).money, me(match).trains_up) == (600, {"money": 1, "shares": 1})
    match = play(deal_turn(7, up="money shares"), "bottom", "money", "done")
    assert me(match).trains_up == {"shares": 1}


@pytest.mark.rule("RRV-157")
@pytest.mark.parametrize("card", [1, 5])
def test_flip_turns_one_train(card):
    match = play(deal_turn(card, up="money", down="rail"), "top")
    assert (asked(match), choices(match)) == ("flip", ["money", "rail-down"])
    play(match, "money")
    assert (me(match).money, me(match).trains_down) == (600, {"money": 1, "rail": 1})
    assert me(match).shares == 2
    assert asked(match) != "flip"


@pytest.mark.rule("RRV-158")
@pytest.mark.parametrize(("card", "side", "shares", "price"), [(3, "bottom", 4, 100), (6, "top", 3, 200)])
def test_train_costs_money_too_and_brings_any_train(card, side, shares, price):
    match = deal_turn(card, shares=1, money=price, trains={"rail": 0})
    play(match, side)
    assert choices(match) == ["money", "steps", "shares"]
    play(match, "steps")
    assert me(match).trains_up == {"steps": 1}
    assert (me(match).money, me(match).shares) == (0, 4 - shares)
    poor = deal_turn(card, shares=shares - 3, money=price - 50)
    assert asked(poor) != "deal" or side not in offered(poor)


@pytest.mark.rule("RRV-159")
@pytest.mark.parametrize(
    ("card", "shares", "price", "workers"),
    [(1, 3, 0, ["orange"]), (6, 4, 100, ["purple", "gray"]), (8, 2, 100, ["turquoise"])],
)
def test_workers_cost_their_price_and_all_of_them_come(card, shares, price, workers):
    match = play(deal_turn(card, shares=1, money=price), "bottom")
    assert [colour for colour, count in me(match).pool.items() if count and colour != "white"] == workers
    assert (me(match).money, me(match).shares, me(match).workforce) == (0, 4 - shares, 5 + len(workers))


@pytest.mark.rule("RRV-160")
@pytest.mark.parametrize(("card", "side", "shares", "steps"), [(4, "bottom", 3, 3), (8, "top", 2, 2)])
def test_steps_are_as_many_as_shown(card, side, shares, steps):
    match = play(deal_turn(card, money=0), side)
    keys = ["telegraph", "stations", "network"][:steps]
    play(match, *keys)
    assert asked(match) != "steps"
    assert [me(match).markers[track] for track in ("telegraph", "stations", "network")] == [1, 1, steps - 2]
    assert me(match).shares == 3 - shares


@pytest.mark.rule("RRV-088", "RRV-160", "RRV-181")
def test_the_worker_that_a_gate_takes_in_a_deal_is_not_hired_anew_in_the_turn_of_another():
    """All gates ahead take a worker, and there is no rail left for the other deal."""
    blocked = {**BARE, "pool": "4 white", "shares": 3, "money": 800, "mat_rails": []}
    blocked["markers"] = {"telegraph": 3, "stations": 3, "network": 5}
    match = deal_turn(4, offices={3: [-1]}, others={1: blocked, 2: BARE, 3: BARE})
    assert (actor(match), asked(match), offered(match)) == (1, "deal", ["bottom", "decline"])
    play(match, "bottom", "telegraph")
    while asked(match) != "worker":
        play(match, next(key for key in ("white", "done", *offered(match)) if key in offered(match)))
    assert (me(match, 1).markers["telegraph"], me(match, 1).workforce, me(match, 1).money) == (4, 3, 800)


@pytest.mark.rule("RRV-155", "RRV-186")
def test_a_player_who_could_promote_only_after_hiring_is_asked():
    slot = {**BARE, "pool": "4 white", "shares": 1, "money": 900, "milestones": "A2-1"}
    match = deal_turn(2, offices={3: [-1]}, others={1: slot, 2: BARE, 3: BARE})
    assert (actor(match), asked(match), offered(match)) == (1, "deal", ["decline"])
    hire(match, "purple")
    assert choices(match) == ["top"]
    play(match, "top")
    assert (me(match, 1).money, me(match, 1).workforce) == (0, 4)
    assert me(match, 1).milestones[0].slots[0].manager == "purple"
