"""The Standard game (STM-159 to STM-180, STM-191 to STM-198; STM-EX-76 to 85 and 87 to 90)."""

from __future__ import annotations

import pytest

from tests.engine.games.steam.build import asked, building, legal, offered, place, play, spot, table
from tests.engine.games.steam.scenes import (
    actor,
    cash,
    choosing,
    idle,
    incomes,
    kind,
    levels,
    new,
    order_auction,
    player,
    scales,
    settling,
)
from tests.engine.games.steam.test_auction import dealt

A, B, C, D, E = range(5)


def capital(**facts):
    """Seat 0 is the first of three to raise capital."""
    return table(3, 0, phase="capital", standard=True, **{"cash": 0, **facts})


def amounts(match) -> list[int]:
    return [int(key) for key in offered(match) if key.isdecimal()]


def bidding_until_first_wins(match):
    """Whoever is asked passes until the tiles are chosen."""
    while kind(match) == "bid":
        play(match, "pass")
    return match


@pytest.mark.rule("STM-159", "STM-160")
def test_the_phases_of_a_round_of_the_standard_game():
    match = new(3, rules="standard")
    first = list(match.state.order)
    seen = []
    tiles = iter(["engineer", "turn-order", "first-build"])
    while match.view(None).round == 1:
        view = match.view(None)
        seen.append((view.phase, actor(match)))
        key = {"capital": "2", "bid": "pass", "build": "done", "goods": "pass"}.get(kind(match)) or next(tiles)
        play(match, key)
    assert [phase for phase, _ in seen] == ["capital"] * 3 + ["auction"] * 2 + ["tiles"] * 3 + ["build"] * 3 + [
        "goods"
    ] * 6
    order = first[::-1]
    assert [seat for _, seat in seen] == first + first[:2] + order + [order[2], order[0], order[1]] + order * 2
    assert kind(match) == "capital"
    assert match.view(None).round == 2
    assert match.state.order == order


@pytest.mark.rule("STM-161")
def test_the_first_order_is_by_dealt_tiles():
    match = dealt([6, 2, 7, 1, 4], rules="standard")
    assert match.state.order == [3, 1, 4, 0, 2]
    assert match.view(None).action_tiles == {}
    assert len({tuple(new(4, seed, rules="standard").state.order) for seed in range(60)}) > 12


@pytest.mark.rule("STM-162")
@pytest.mark.parametrize("order", ["auction", "learning"])
def test_all_start_without_cash(order):
    assert cash(new(5, rules="standard", order=order)) == [0] * 5


@pytest.mark.rule("STM-163")
@pytest.mark.parametrize(("steps", "after"), [(0, (0, 0, 0)), (1, (-1, 0, 5)), (7, (-7, 0, 35)), (10, (-10, 0, 50))])
def test_capital_is_raised_in_steps_of_five(steps, after):
    match = capital()
    assert amounts(match) == list(range(11))
    play(match, str(steps))
    assert scales(match, 0) == after


@pytest.mark.rule("STM-163")
def test_capital_is_raised_in_turn_order():
    match = table(3, 2, phase="capital", standard=True, order=[2, 0, 1], everybody={"cash": 0})
    seen = []
    while kind(match) == "capital":
        seen.append(actor(match))
        play(match, "1")
    assert seen == [2, 0, 1]
    assert cash(match) == [5, 5, 5]
    assert asked(match) == (2, "bid")


@pytest.mark.rule("STM-164")
def test_nothing_is_bought_beyond_the_own_cash():
    match = order_auction([A, B, C], cash=4)
    assert amounts(match) == [0, 1, 2, 3, 4]
    match = building(0, cash=2, standard=True)
    assert legal(match, "(1,0) 21@2")
    assert not legal(match, "(0,1) 21"), "$3"
    assert actor(building(0, cash=1, standard=True)) == 1, "the cheapest track costs $2"


@pytest.mark.rule("STM-165")
def test_position_one_acts_first_and_may_bid_nothing():
    match = order_auction([C, B, D, A])
    assert asked(match) == (C, "bid")
    assert amounts(match) == [0, 1, 2, 3, 4, 5]
    seen = []
    for bid in ("0", "1", "2", "3", "4"):
        seen.append(actor(match))
        play(match, bid)
    assert seen == [C, B, D, A, C]


@pytest.mark.rule("STM-166")
def test_a_bid_is_higher_than_the_last_and_at_most_the_own_cash():
    match = play(order_auction([A, B, C], cash=7), "3")
    assert amounts(match) == [4, 5, 6, 7]
    assert "pass" in offered(match)


@pytest.mark.rule("STM-167", "STM-168")
def test_who_passes_takes_the_last_free_position_and_who_stays_the_first():
    match = play(order_auction([A, B, C, D]), "pass", "2", "pass")
    assert match.view(None).auction.taken == {A: 4, C: 3}
    assert actor(match) == D
    play(match, "pass")
    assert match.state.order == [B, D, C, A]
    assert asked(match) == (B, "action-tile")


@pytest.mark.rule("STM-169")
def test_the_free_pass_is_for_one_time():
    match = play(order_auction([A, B, C], free=[A]), "pass", "1", "2")
    assert actor(match) == A, "still in"
    assert "pass" in offered(match)
    play(match, "pass")
    assert match.view(None).auction.taken == {A: 3}


@pytest.mark.rule("STM-169")
def test_whoever_passed_freely_may_come_back_with_a_bid():
    match = play(order_auction([A, B, C], free=[A]), "pass", "1", "2", "3", "pass", "pass")
    assert match.state.order == [A, C, B]


@pytest.mark.rule("STM-169", "STM-048")
def test_the_free_pass_belongs_to_the_owner_of_turn_order_in_the_round_before():
    match = table(3, 0, phase="tiles", standard=True, everybody={"cash": 9})
    play(match, "engineer", "first-move", "turn-order")
    idle(match, "build", "goods")
    while kind(match) == "capital":
        play(match, "0")
    assert [each.free_pass for each in match.view(None).players] == [False, False, True]
    play(match, "1", "2", "pass")
    assert match.view(None).auction.taken == {}
    assert actor(match) == 0
    play(match, "3", "pass")
    assert match.view(None).auction.taken == {1: 3}
    assert actor(match) == 2
    play(match, "pass")
    assert match.state.order == [0, 2, 1]
    # and it is gone in the round after
    play(match, "turn-order", "first-move", "engineer")
    idle(match, "build", "goods")
    assert [each.free_pass for each in match.view(None).players] == [True, False, False]


@pytest.mark.rule("STM-170", "STM-171")
def test_the_first_two_pay_in_full_the_last_nothing_the_others_half():
    match = order_auction([A, B, C, D], cash=20)
    play(match, "1", "5", "7", "8", "pass", "pass", "pass")
    assert match.state.order == [D, C, B, A]
    assert cash(match) == [20, 17, 13, 12]


@pytest.mark.rule("STM-171")
@pytest.mark.parametrize(("bid", "paid"), [(2, 1), (3, 2), (4, 2), (1, 1)])
def test_half_a_bid_is_rounded_up(bid, paid):
    match = order_auction([A, B, C, D], cash=20)
    play(match, "pass", str(bid), str(bid + 1), str(bid + 2), "pass", "pass")
    assert match.state.order == [D, C, B, A]
    assert cash(match)[B] == 20 - paid


@pytest.mark.rule("STM-172")
@pytest.mark.parametrize("key", ["city-growth", "locomotive", "urbanization"])
def test_action_tiles_cost_nothing(key):
    match = choosing(0, standard=True, cash=0)
    assert key in offered(match)
    play(match, key)
    assert scales(match, 0) == (0, 0, 0)


@pytest.mark.rule("STM-172", "STM-173", "STM-058")
def test_no_tile_is_passed_when_it_is_taken():
    assert len(offered(choosing(0, standard=True))) == 7


@pytest.mark.rule("STM-173")
@pytest.mark.parametrize(("number", "action"), [(5, "grow"), (7, "urbanize")])
def test_the_owner_decides_in_the_build_turn(number, action):
    match = building(0, tile=number, standard=True, cash=20)
    assert {action, "done"} <= set(offered(match))
    supply = match.state.supply
    play(match, "done")
    assert match.state.supply == supply
    assert match.state.new_cities == {}
    assert match.state.grown == []
    assert actor(match) == 1


@pytest.mark.rule("STM-174")
def test_action_tiles_do_not_set_the_next_turn_order():
    tiles = {0: {"tile": 7}, 1: {"tile": 5}, 2: {"tile": 3}, 3: {"tile": 1}}
    match = settling(tiles, order=[0, 2, 1, 3], standard=True, everybody={"cash": 5})
    assert match.state.order == [0, 2, 1, 3]
    assert asked(match) == (0, "capital")


@pytest.mark.rule("STM-175")
@pytest.mark.parametrize(("income", "level", "change"), [(5, 3, 2), (6, 6, 0), (10, 1, 9), (0, 4, -4), (-2, 2, -4)])
def test_the_result_is_income_minus_the_locomotive(income, level, change):
    match = settling({0: {"income": income, "locomotive": level, "cash": 10, "vp": 3}}, standard=True)
    assert scales(match, 0) == (income, 3, 10 + change)


@pytest.mark.rule("STM-176")
@pytest.mark.parametrize(
    ("had", "vp", "after"), [(4, 5, (0, 5, 0)), (2, 5, (0, 4, 0)), (0, 5, (0, 3, 0)), (0, 2, (0, 0, 0))]
)
def test_what_cash_cannot_pay_costs_a_point_for_each_two_dollars(had, vp, after):
    match = settling({0: {"locomotive": 4, "cash": had, "vp": vp}}, standard=True)
    assert scales(match, 0) == after


@pytest.mark.rule("STM-177")
@pytest.mark.parametrize(("vp", "income", "after"), [(0, 0, (-2, 0, 0)), (1, 0, (-1, 0, 0)), (0, 2, (1, 0, 0))])
def test_without_points_income_is_lost(vp, income, after):
    match = settling({0: {"locomotive": 4, "income": income, "vp": vp}}, standard=True)
    assert scales(match, 0) == after


@pytest.mark.rule("STM-178")
@pytest.mark.parametrize(("vp", "after"), [(4, (0, 2, 1)), (1, (-1, 0, 1)), (0, (-2, 0, 1))])
def test_the_other_dollar_of_the_last_step_is_kept(vp, after):
    match = settling({0: {"locomotive": 3, "vp": vp}}, standard=True)
    assert scales(match, 0) == after


@pytest.mark.rule("STM-179")
def test_whoever_has_nothing_left_is_bankrupt():
    match = settling({0: {"income": -10, "cash": 10, "locomotive": 1}}, "(0,1) 21 =0", standard=True)
    assert match.view(None).players[0].bankrupt == 1
    assert match.state.order == [1, 2, 3]
    assert match.state.track[spot("(0,1)")].owners == (-1,)


@pytest.mark.rule("STM-180", "STM-150")
def test_in_the_last_round_the_next_one_is_not_prepared():
    match = settling({0: {"tile": 6}}, standard=True, final=True, everybody={"cash": 5})
    assert match.over
    assert match.view(None).round == 8
    assert match.view(None).action_tiles[6] == 0


@pytest.mark.rule("STM-159", "STM-054")
def test_what_the_standard_game_does_not_change_works_as_in_the_base_game():
    match = place(building(0, standard=True, cash=20), "(0,1) 21", "(0,2) T21", "(0,3) 21")
    assert player(match, 0).cash == 10
    match = table(
        3, 0, *("(0,1) 21 =0",), phase="goods", standard=True, new_cities={"poughkeepsie": "red"}, goods={"albany": "r"}
    )
    play(match, "albany/red", "income")
    assert incomes(match) == [1, 0, 0]


@pytest.mark.rule("STM-191")
def test_in_round_one_nobody_has_the_free_pass():
    match = dealt([5, 1, 7, 2], rules="standard")
    assert not any(each.free_pass for each in match.view(None).players)
    play(match, "1", "1", "1", "1", "pass")
    assert match.view(None).auction.taken == {1: 4}


@pytest.mark.rule("STM-192")
def test_the_highest_bidder_is_not_asked():
    match = play(order_auction([A, B, C], free=[B, C]), "3", "pass", "pass")
    assert actor(match) == B, "A holds the highest bid"
    play(match, "pass")
    assert actor(match) == C


@pytest.mark.rule("STM-193")
def test_the_last_one_in_cannot_pass():
    match = play(order_auction([A, B, C]), "pass", "pass")
    assert match.state.order == [C, B, A]
    assert cash(match) == [5, 5, 5]
    assert asked(match) == (C, "action-tile")
    match = play(order_auction([A, B, C]), "4", "pass", "pass")
    assert match.state.order == [A, C, B]
    assert cash(match) == [1, 5, 5]


@pytest.mark.rule("STM-193", "STM-169")
def test_the_last_one_in_with_a_free_pass_does_not_need_it():
    match = play(order_auction([A, B, C], free=[A]), "pass", "pass", "pass")
    assert match.state.order == [A, C, B]
    assert asked(match) == (A, "action-tile")


@pytest.mark.rule("STM-194")
def test_until_there_is_a_bid_anybody_may_open_with_nothing():
    match = play(order_auction([A, B, C]), "pass")
    assert amounts(match) == [0, 1, 2, 3, 4, 5]
    play(match, "0")
    assert amounts(match) == [1, 2, 3, 4, 5]


@pytest.mark.rule("STM-196")
def test_below_the_lowest_income_capital_costs_two_points():
    match = capital(income=-8, vp=5)
    assert amounts(match) == [0, 1, 2, 3, 4]
    play(match, "4")
    assert scales(match, 0) == (-10, 1, 20)
    match = capital(income=-10, vp=1)
    assert actor(match) == 1, "nothing can be raised, so there is nothing to decide"


@pytest.mark.rule("STM-197", "STM-164")
def test_there_is_no_relief_for_beginners():
    match = order_auction([A, B, C], cash=0)
    assert [each.income for each in match.state.players] == [0, 0, 0]
    bidding_until_first_wins(match)
    play(match, "locomotive", "engineer", "turn-order")
    assert kind(match) == "goods", "nobody can build without cash"
    assert incomes(match) == [0, 0, 0]


@pytest.mark.rule("STM-198", "STM-179")
@pytest.mark.parametrize(("had", "vp", "income", "falls"), [
    (0, 4, -9, False),
    (0, 3, -9, True),
    (0, 5, -10, True),
    (0, 6, -10, False),
    (1, 5, -10, False),
    (11, 0, -10, False),
    (10, 0, -10, True),
    (8, 1, -10, True),
    (9, 1, -10, False),
])  # fmt: skip
def test_bankrupt_exactly_if_the_steps_do_not_suffice(had, vp, income, falls):
    facts = {"income": income, "locomotive": 1, "cash": had, "vp": vp}
    owed = 1 - income
    assert falls is (-(-(owed - had) // 2) > vp + income + 10)
    match = settling({0: facts}, standard=True, everybody={"cash": 5})
    assert bool(match.view(None).players[0].bankrupt) is falls


@pytest.mark.rule("STM-EX-76", "STM-165", "STM-166", "STM-167", "STM-168", "STM-169")
@pytest.mark.rule("STM-EX-77", "STM-170", "STM-171")
def test_order_auction():
    dani, tomi, eva, jani = range(4)
    match = order_auction([dani, tomi, eva, jani], free=[jani])
    for seat, bid in [(dani, "0"), (tomi, "2"), (eva, "pass"), (jani, "pass")]:
        assert actor(match) == seat
        play(match, bid)
    assert match.view(None).auction.taken == {eva: 4}
    assert jani not in match.view(None).auction.out
    for seat, bid in [(dani, "3"), (tomi, "pass"), (jani, "pass")]:
        assert actor(match) == seat
        play(match, bid)
    assert match.state.order == [dani, jani, tomi, eva]
    assert [5 - cash(match)[seat] for seat in (dani, jani, tomi, eva)] == [3, 0, 1, 0]


@pytest.mark.rule("STM-EX-78", "STM-170", "STM-171")
def test_five_bidders_halves_rounded_up():
    match = order_auction([A, B, C, D, E], cash=10)
    play(match, "1", "3", "5", "6", "7", "pass", "pass", "pass", "pass")
    assert match.state.order == [E, D, C, B, A]
    assert [10 - cash(match)[seat] for seat in (E, D, C, B, A)] == [7, 6, 3, 2, 0]


@pytest.mark.rule("STM-EX-79", "STM-170", "STM-171", "STM-194")
def test_three_players():
    match = play(order_auction([A, B, C]), "pass", "0", "1", "pass")
    assert match.state.order == [C, B, A]
    assert cash(match) == [5, 5, 4]


@pytest.mark.rule("STM-EX-80", "STM-193", "STM-194")
def test_nobody_bids():
    match = play(order_auction([A, B, C, D]), "pass", "pass", "pass")
    assert match.state.order == [D, C, B, A]
    assert cash(match) == [5, 5, 5, 5]


@pytest.mark.rule("STM-EX-81", "STM-169", "STM-192")
def test_free_pass_against_a_standing_bid():
    match = play(order_auction([A, B, C], free=[C]), "3", "pass", "pass")
    assert actor(match) == C
    assert amounts(match)[0] == 4
    assert "pass" in offered(match)
    play(match, "pass")
    assert match.state.order == [A, C, B]
    assert cash(match) == [2, 5, 5]


@pytest.mark.rule("STM-EX-82", "STM-164", "STM-166")
def test_bid_above_cash():
    match = play(order_auction([A, B, C], cash=4, facts={A: {"cash": 9}, C: {"cash": 5}}), "4")
    assert match.view(None).auction.taken == {B: 3}, "all that B can do is to pass"
    assert actor(match) == C
    assert amounts(match) == [5]
    play(match, "pass")
    assert match.state.order == [A, C, B]
    assert incomes(match) == [0, 0, 0]


@pytest.mark.rule("STM-EX-83", "STM-171", "STM-195")
def test_two_players_left():
    match = order_auction([A, B], players=3, facts={C: {"fallen": 1}})
    play(match, "2", "3", "pass")
    assert match.state.order == [B, A]
    assert cash(match)[:2] == [5, 2]


@pytest.mark.rule("STM-EX-84", "STM-163", "STM-164", "STM-196")
def test_raising_capital():
    match = capital(others={1: {"income": -9, "vp": 5, "cash": 0}})
    play(match, "2")
    assert scales(match, 0) == (-2, 0, 10)
    assert amounts(match)[-1] == 3, "the fourth step is illegal"
    play(match, "3")
    assert scales(match, 1) == (-10, 1, 15)


@pytest.mark.rule("STM-EX-85", "STM-053", "STM-172", "STM-173")
def test_action_tiles_are_free():
    match = choosing(0, standard=True, cash=0, locomotive=4, others={1: {"cash": 0}}, players=3)
    play(match, "locomotive", "urbanization", "engineer")
    assert (player(match, 0).locomotive, player(match, 0).cash) == (5, 0)
    assert player(match, 1).cash == 0
    while actor(match) != 1:
        play(match, "done")
    assert {"urbanize", "done"} <= set(offered(match))
    played = match.fork()
    play(match, "done")
    assert match.state.new_cities == {}
    play(played, "urbanize", "concord", "grey", "supply-1")
    assert played.state.new_cities == {spot("concord"): "grey"}
    assert player(played, 1).cash == 0


@pytest.mark.rule("STM-EX-87", "STM-175")
def test_upkeep():
    match = settling({0: {"income": 5, "locomotive": 3}, 1: {"income": 5, "locomotive": 6, "cash": 4}}, standard=True)
    assert cash(match)[:2] == [2, 3]
    alone = settling({0: {"locomotive": 3, "cash": 9}, 1: {"locomotive": 6, "cash": 9}}, standard=True)
    assert cash(alone)[:2] == [6, 3]


@pytest.mark.rule("STM-EX-88", "STM-176", "STM-177", "STM-178")
def test_paying_without_cash():
    a = {"income": 2, "locomotive": 5, "cash": 1, "vp": 0}
    b = {"income": 0, "locomotive": 3, "cash": 0, "vp": 1}
    c = {"income": 0, "locomotive": 5, "cash": 2, "vp": 4}
    match = settling({0: a, 1: b, 2: c}, standard=True)
    assert [scales(match, seat) for seat in range(3)] == [(1, 0, 0), (-1, 0, 1), (0, 2, 1)]


@pytest.mark.rule("STM-EX-89", "STM-179", "STM-198")
def test_bankrupt_in_the_standard_game():
    a = {"income": -10, "locomotive": 1, "cash": 0, "vp": 5}
    match = settling({0: a, 1: {**a, "vp": 6}}, standard=True, everybody={"cash": 5})
    assert [each.bankrupt for each in match.view(None).players] == [1, 0, 0, 0]
    assert scales(match, 1) == (-10, 0, 1)


@pytest.mark.rule("STM-EX-90", "STM-161", "STM-162", "STM-191")
def test_first_round_of_the_standard_game():
    match = dealt([5, 1, 7, 2], rules="standard")
    assert match.state.order == [1, 3, 0, 2]
    assert (cash(match), incomes(match), levels(match)) == ([0] * 4, [0] * 4, [1] * 4)
    assert asked(match) == (1, "capital")
    play(match, "2", "2", "2", "2")
    assert asked(match) == (1, "bid")
    assert not any(each.free_pass for each in match.view(None).players)
    play(match, "pass")
    assert match.view(None).auction.taken == {1: 4}
