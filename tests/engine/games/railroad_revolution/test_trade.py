"""Trade (RRV-078 to RRV-084, RRV-188, RRV-189)."""

from __future__ import annotations

import pytest

from tests.engine.games.railroad_revolution.build import actor, asked, offered, play
from tests.engine.games.railroad_revolution.turns import (
    finish,
    main_keys,
    me,
    next_turn,
    pool,
    purse,
    trains,
    turn,
)

EMPTY = {"mat_rails": [0, 0, 1], "mat_buildings": [0, 0, 0]}


@pytest.mark.rule("RRV-078")
@pytest.mark.parametrize(("sector", "money"), list(enumerate([400, 500, 600, 700, 800, 900, 1000, 1100], start=1)))
@pytest.mark.parametrize("piece", ["rail", "building"])
def test_a_piece_of_the_lowest_sector_is_sold_for_what_is_printed_there(sector, money, piece):
    counts = [0] * (sector - 1) + [1] * (9 - sector)
    match = finish(turn("trade/white", piece, mat_rails=counts, mat_buildings=counts))
    assert next_turn(match)
    assert purse(match) == (money, 0)
    left = me(match).rails if piece == "rail" else me(match).buildings
    assert left == [0] * sector + [1] * (8 - sector)
    other = me(match).buildings if piece == "rail" else me(match).rails
    assert other == counts, "exactly one piece"


@pytest.mark.rule("RRV-078", "RRV-EX-10", "RRV-EX-11")
def test_selling_from_the_leftmost_occupied_sector():
    facts = {"mat_rails": [0, 0, 1, 2], "mat_buildings": [0, 0, 0, 2]}
    match = turn("trade/white", **facts)
    assert next_turn(match), "only that rail can be sold"
    assert purse(match) == (600, 0)
    assert (me(match).rails[2], me(match).boxed_rails) == (0, me(turn(**facts)).boxed_rails + 1)
    match = turn("trade/white", mat_rails=[0, 0, 0, 2], mat_buildings=[0, 0, 0, 2])
    assert set(offered(match)) == {"rail", "building"}
    boxed = me(match).boxed_buildings
    play(match, "building")
    assert purse(match) == (700, 0)
    assert (me(match).buildings[3], me(match).boxed_buildings) == (1, boxed + 1)


@pytest.mark.rule("RRV-078")
def test_with_an_empty_mat_nothing_can_be_sold():
    assert "trade/white" in offered(turn(mat_rails=[0] * 7 + [1], mat_buildings=[0], shares=1))
    assert set(offered(turn(mat_rails=[0], mat_buildings=[0], shares=1))) == {"pass"}


@pytest.mark.rule("RRV-079")
def test_one_train_may_be_flipped_besides():
    facts = {"up": "money shares", "down": "steps"}
    match = turn("trade/white", "rail", "flip", **facts)
    assert main_keys(match) == {"money", "shares", "steps-down"}
    play(match, "steps-down")
    assert next_turn(match), "one"
    assert trains(match) == ({"money": 1, "shares": 1, "steps": 1}, {})
    declined = turn("trade/white", "rail", "done", **facts)
    assert next_turn(declined)
    assert trains(declined) == ({"money": 1, "shares": 1}, {"steps": 1})


@pytest.mark.rule("RRV-079", "RRV-163")
def test_the_flip_may_come_before_the_sale_where_it_matters():
    facts = {"up": "rail", "money": 100, "rails": "WAS-CHI", "mat_rails": [1, 2], "mat_buildings": [0, 1]}
    match = turn("trade/white", **facts)
    assert main_keys(match) == {"sell-piece", "flip"}
    play(match, "flip", "chi-kcy")
    assert "CHI-KCY" in me(match).built
    assert main_keys(match) == {"rail", "building"}, "the leftmost piece lies in sector 2 now"
    play(match, "building")
    assert purse(match) == (500, 0)
    after = turn("trade/white", "sell-piece", "flip", "chi-kcy", **facts)
    assert purse(after) == (400, 0), "sector 1"
    assert me(after).rails == [0, 1, 0, 0, 0, 0, 0, 0]


@pytest.mark.rule("RRV-163", "RRV-079")
def test_a_face_down_rail_train_may_be_flipped_twice_before_the_sale():
    facts = {"pool": "4 white, turquoise", "money": 100, "mat_rails": [1, 0, 2], "mat_buildings": [0]}
    match = turn("trade/turquoise", down="rail", **facts)
    assert main_keys(match) == {"sell-piece", "flip", "second-flip"}
    play(match, "flip", "second-flip", "clt-mia")
    assert purse(match) == (600, 0), "sector 3"
    assert asked(turn("trade/turquoise", up="money", **facts)) == "action", (
        "nothing changes the sale, so it comes first"
    )
    assert purse(turn("trade/turquoise", up="money", **facts)) == (500, 0)


@pytest.mark.rule("RRV-163", "RRV-082")
def test_a_deal_may_come_before_the_sale_and_a_flip_before_it_that_pays_for_the_deal():
    facts = {"deal": 5, "mat_rails": [0, 0, 1], "mat_buildings": [1, 0, 0, 1]}
    rich = turn("trade/gray", shares=2, **facts)
    assert main_keys(rich) == {"sell-piece", "deal"}
    play(rich, "deal", "bottom", "sector-1")
    assert purse(rich) == (600, 0), "sector 3"
    match = turn("trade/gray", up="shares", **facts)
    assert main_keys(match) == {"sell-piece", "flip", "deal"}
    assert "bottom" not in offered(play(match.fork(), "deal")), "not enough shares for the office yet"
    play(match, "flip")
    assert main_keys(match) == {"sell-piece", "deal"}
    play(match, "deal", "bottom", "sector-1")
    assert purse(match) == (600, 1)


@pytest.mark.rule("RRV-167", "RRV-163")
def test_a_sale_is_foreseen_for_what_the_sector_is_worth_after_a_rail_and_the_train_for_it_is_not_burnt():
    facts = {"pool": "4 white", "milestones": "D-1", "mat_rails": [1, 0, 1], "mat_buildings": [0, 0, 0, 1]}
    match = turn("trade/white", money=300, up="rail", **facts)
    assert main_keys(match) == {"sell-piece", "flip", "promote"}
    play(match, "promote", "white/d-1")
    assert asked(match) == "rail", "$400 for sector 1 would not pay for the hire, so the train is flipped"
    assert "done" not in offered(match), "the rail makes the sale dearer"
    play(match, "clt-mia", "gray")
    assert next_turn(match)
    assert (purse(match), me(match).built) == ((0, 0), ["WAS-CLT", "CLT-MIA"])
    poor = turn("trade/white", money=250, up="rail", **facts)
    assert "promote" not in offered(poor)


@pytest.mark.rule("RRV-079", "RRV-106", "RRV-132", "RRV-EX-12")
def test_flipping_a_train_for_shares():
    match = finish(turn("trade/white", "rail", "flip", up="shares", shares=1))
    assert next_turn(match)
    assert purse(match) == (400, 4)
    assert trains(match) == ({}, {"shares": 1})
    assert match.view(None).players[0].score["trains"] == 0


@pytest.mark.rule("RRV-178", "RRV-106", "RRV-EX-47")
def test_a_rail_train_without_money_for_its_rail():
    match = turn("station/white", tiles={"CHI": "2-2"}, rails="WAS-CHI", stations={"WAS": [0], "CLT": [0]},
                 money=300, up="rail", pool="4 white")  # fmt: skip
    play(match, "bonus")
    assert (asked(match), offered(match)) == ("flip", ["rail", "done"]), "nothing would come of it"
    play(match, "rail", "done")
    assert me(match).built == ["WAS-CLT", "WAS-CHI"]
    assert (trains(match), purse(match)) == (({}, {"rail": 1}), (0, 0))


@pytest.mark.rule("RRV-178")
def test_a_train_is_turned_over_even_if_its_bonus_is_declined():
    facts = {"up": "promote2", "pool": "5 white", "milestones": "D-1"}
    match = turn("trade/white", "rail", "flip", "done", "done", **facts)
    assert next_turn(match)
    assert trains(match) == ({}, {"promote2": 1})
    assert me(match).milestones[0].managers == ["", ""]
    rail = turn("trade/white", "building", "flip", "done", up="rail", money=500)
    assert next_turn(rail)
    assert (trains(rail), me(rail).built, purse(rail)) == (({}, {"rail": 1}), ["WAS-CLT"], (900, 0))


@pytest.mark.rule("RRV-080", "RRV-169")
@pytest.mark.parametrize("taken", [0, 1, 2, 3])
def test_purple_takes_up_to_three_steps(taken):
    facts = {"pool": "4 white, purple"}
    tracks = ["network", "stations", "telegraph"][:taken]
    match = turn("trade/purple", "rail", **facts)
    play(match, *(["steps", *tracks] if taken else []))
    if taken < 3:
        play(match, "done")
    assert next_turn(match)
    assert sum(me(match).markers.values()) == taken


@pytest.mark.rule("RRV-081")
def test_orange_takes_100_for_every_train_up_or_down():
    match = turn("trade/orange", "rail", "train-money", pool="4 white, orange", up="money steps", down="steps shares")
    assert purse(match) == (800, 0)
    none = turn("trade/orange", "rail", pool="4 white, orange")
    assert next_turn(none)
    assert purse(none) == (400, 0)


@pytest.mark.rule("RRV-082")
def test_gray_accepts_one_of_the_two_deals_and_takes_a_share():
    facts = {"deal": 1, "down": "money", "shares": 2, "deck": [4, 2], "discards": []}
    match = turn("trade/gray", "rail", **facts)
    assert main_keys(match) == {"flip", "deal", "done"}
    play(match, "deal")
    assert main_keys(match) == {"top", "bottom", "decline"}
    play(match, "bottom")
    assert pool(match) == {"white": 4, "orange": 1}
    assert purse(match) == (400, 0), "three shares with the one that is gained"
    assert main_keys(match) == {"flip", "done"}, "only one of them"


@pytest.mark.rule("RRV-083", "RRV-189")
def test_a_deal_accepted_with_gray_is_for_nobody_else():
    others = {seat: {"shares": 5, "money": 500, "down": "steps"} for seat in (1, 2, 3)}
    match = turn("trade/gray", "rail", "deal", "bottom", deal=1, deck=[4, 2], discards=[], shares=2, others=others)
    assert next_turn(match)
    assert (match.state.deal, match.state.discards) == (4, [1])
    declined = turn("trade/gray", "rail", "done", deal=1, deck=[4, 2], discards=[], shares=2, others=others)
    assert next_turn(declined)
    assert purse(declined) == (400, 2), "no share"
    assert (declined.state.deal, declined.state.discards) == (1, []), "the card stays"


@pytest.mark.rule("RRV-082", "RRV-083", "RRV-188", "RRV-189", "RRV-EX-37")
def test_gray_pays_with_its_own_share():
    facts = {"deal": 1, "down": "money", "deck": [4, 2], "discards": [], "others": {1: {"shares": 5, "down": "steps"}}}
    match = turn("trade/gray", "rail", "deal", **facts)
    assert (asked(match), offered(match)) == ("deal", ["top", "decline"]), "only the top one can be paid"
    play(match, "top")
    assert purse(match) == (400, 0)
    assert trains(match) == ({"money": 1}, {})
    assert match.state.deal == 1, "until the action closes"
    play(match, "done")
    assert next_turn(match)
    assert (match.state.deal, match.state.discards) == (4, [1])
    declined = turn("trade/gray", "rail", "done", **facts)
    assert purse(declined) == (400, 0)
    assert declined.state.deal == 1


@pytest.mark.rule("RRV-084", "RRV-172")
def test_turquoise_flips_a_second_train_or_the_same_again():
    facts = {"pool": "4 white, turquoise", "up": "money shares"}
    match = turn("trade/turquoise", "rail", "flip", "money", **facts)
    assert main_keys(match) == {"second-flip", "done"}
    play(match, "second-flip")
    assert main_keys(match) == {"shares", "money-down"}
    play(match, "money-down")
    assert next_turn(match)
    assert trains(match) == ({"money": 1, "shares": 1}, {})
    assert purse(match) == (1000, 0)
    two = turn("trade/turquoise", "rail", "second-flip", "money", "flip", "shares", **facts)
    assert purse(two) == (1000, 3)
    assert trains(two) == ({}, {"money": 1, "shares": 1})


@pytest.mark.rule("RRV-081", "RRV-080", "RRV-084", "RRV-169", "RRV-EX-69")
def test_orange_purple_and_turquoise_with_five_trains():
    facts = {"up": "shares money steps", "down": "money promote2"}
    orange = turn("trade/orange", "rail", "train-money", pool="4 white, orange", **facts)
    assert purse(orange) == (900, 0)
    purple = turn("trade/purple", "rail", "steps", "network", "stations", pool="4 white, purple", **facts)
    assert asked(purple) == "steps"
    play(purple, "done", "done")
    assert next_turn(purple)
    assert (purse(purple), sum(me(purple).markers.values())) == ((400, 0), 2)
    turquoise = turn("trade/turquoise", "rail", "flip", "shares", "second-flip", "shares-down",
                     pool="4 white, turquoise", **facts)  # fmt: skip
    assert purse(turquoise) == (400, 3)
    assert trains(turquoise) == ({"shares": 1, "money": 1, "steps": 1}, {"money": 1, "promote2": 1})
    assert actor(turquoise) == 1
