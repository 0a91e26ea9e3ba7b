"""Money of the Base game: raising it and what a player can afford (STM-026 to STM-034, STM-EX-01, 09, 10)."""

from __future__ import annotations

import pytest

from engine.games.steam.state import Auction
from tests.engine.games.steam.build import asked, building, legal, offered, place, play, position, table
from tests.engine.games.steam.scenes import cash, choosing, incomes, kind, new, player, scales, settling, vps

FIVE_BIDDERS = {"auction": Auction(position=1)}


def bidding(**facts):
    """Seat 0 opens the auction for position 1, whatever its scales say."""
    return table(3, 0, phase="auction", waiting=[], state=FIVE_BIDDERS, **facts)


@pytest.mark.rule("STM-EX-01", "STM-026", "STM-027", "STM-029")
def test_eight_dollars_take_two_steps_and_leave_two_dollars():
    match = play(choosing(0, cash=0, locomotive=3), "locomotive")
    assert scales(match, 0) == (-2, 0, 2)


@pytest.mark.rule("STM-EX-01", "STM-029", "STM-033")
def test_eight_dollars_of_track_are_raised_placement_by_placement():
    match = building(0, cash=0, tile=3)
    seen = []
    for tile in ("(0,1) 21", "(0,2) T21", "(1,0) 21@2"):
        place(match, tile)
        seen.append(scales(match, 0))
    assert seen == [(-1, 0, 2), (-2, 0, 3), (-2, 0, 1)]


@pytest.mark.rule("STM-026")
def test_cash_goes_into_a_payment_first():
    match = place(building(0, cash=4), "(0,1) 21")
    assert scales(match, 0) == (0, 0, 1)
    match = place(building(0, cash=2), "(0,1) 21")
    assert scales(match, 0) == (-1, 0, 4)


@pytest.mark.rule("STM-026")
def test_nobody_can_raise_money_without_a_payment():
    assert set(offered(choosing(0, cash=0))) <= {
        *("turn-order", "first-move", "engineer", "first-build", "city-growth", "city-growth-pass"),
        *("locomotive", "urbanization", "urbanization-pass"),
    }
    match = play(choosing(0, cash=3), "turn-order")
    assert scales(match, 0) == (0, 0, 3)


@pytest.mark.rule("STM-027")
@pytest.mark.parametrize(("income", "left"), [(10, 9), (0, -1), (-9, -10)])
def test_a_step_gives_five_dollars_for_one_income(income, left):
    match = place(building(0, cash=0, income=income, vp=7), "(1,0) 21@2")
    assert scales(match, 0) == (left, 7, 3)


@pytest.mark.rule("STM-028")
def test_at_the_lowest_income_a_step_costs_two_vp():
    match = place(building(0, cash=0, income=-10, vp=7), "(1,0) 21@2")
    assert scales(match, 0) == (-10, 5, 3)


@pytest.mark.rule("STM-029")
@pytest.mark.parametrize(("had", "steps", "left"), [(0, 2, 0), (1, 2, 1), (4, 2, 4), (5, 1, 0), (9, 1, 4), (10, 0, 0)])
def test_no_more_steps_than_the_payment_needs(had, steps, left):
    match = play(choosing(0, cash=had, locomotive=5), "locomotive")
    assert scales(match, 0) == (-steps, 0, left)


@pytest.mark.rule("STM-030", "STM-031")
@pytest.mark.parametrize(("vp", "can"), [(0, False), (1, False), (2, True), (3, True)])
def test_one_vp_at_the_lowest_income_buys_nothing(vp, can):
    match = building(0, cash=0, income=-10, vp=vp)
    assert (asked(match) == (0, "build") and legal(match, "(1,0) 21@2")) is can


@pytest.mark.rule("STM-EX-09", "STM-028", "STM-030", "STM-031")
def test_raising_beyond_the_lowest_income():
    facts = {"income": -9, "vp": 5, "cash": 1}
    match = bidding(**facts)
    assert offered(match)[-2:] == ["16", "pass"], "spending power 1 + 5 + 2 x 5"
    assert "17" not in offered(match)
    play(match, "14", "pass", "pass")
    assert scales(match, 0) == (-10, 1, 2)


@pytest.mark.rule("STM-EX-10", "STM-030", "STM-031")
def test_one_vp_is_not_enough():
    match = building(0, income=-10, vp=1, cash=3)
    assert not legal(match, "(-1,1) 22@1"), "$4: two exits and a hill"
    assert legal(match, "(0,1) 21"), "$3: two exits and a river"
    assert scales(place(match, "(0,1) 21"), 0) == (-10, 1, 0)


@pytest.mark.rule("STM-031")
@pytest.mark.parametrize(
    ("facts", "power"),
    [
        ({"cash": 0, "income": 0}, 50),
        ({"cash": 3, "income": 0}, 53),
        ({"cash": 0, "income": -7}, 15),
        ({"cash": 0, "income": -10, "vp": 5}, 10),
        ({"cash": 2, "income": 4, "vp": 9}, 92),
    ],
)
def test_spending_power(facts, power):
    assert offered(bidding(**facts))[-2:] == [str(power), "pass"]


@pytest.mark.rule("STM-032")
def test_all_cash_is_visible():
    match = table(4, 0, phase="tiles", cash=3, others={1: {"cash": 14}, 2: {"cash": 0}, 3: {"cash": 7}})
    for reader in (None, 0, 1, 2, 3):
        assert [each.cash for each in match.view(reader).players] == [3, 14, 0, 7]


@pytest.mark.rule("STM-033")
def test_every_placement_is_paid_at_once():
    match = building(0, cash=20)
    seen = []
    for tile in ("(0,1) 21", "(0,2) T21", "(0,3) 21"):
        place(match, tile)
        seen.append(player(match, 0).cash)
    assert seen == [17, 13, 10]


@pytest.mark.rule("STM-034")
def test_the_bank_pays_more_than_its_discs_are_worth():
    match = settling(players=6, everybody={"income": 10, "cash": 900})
    assert cash(match) == [910] * 6


@pytest.mark.rule("STM-034")
def test_a_payment_goes_to_the_bank_and_to_nobody_else():
    match = choosing(0, cash=20, locomotive=2)
    before = (cash(match)[1:], incomes(match)[1:], vps(match)[1:])
    play(match, "locomotive")
    assert player(match, 0).cash == 13
    assert (cash(match)[1:], incomes(match)[1:], vps(match)[1:]) == before


@pytest.mark.rule("STM-035")
def test_the_first_order_is_auctioned_or_drawn():
    assert kind(new(4, rules="base", order="auction")) == "bid"
    assert kind(new(4, rules="base", order="learning")) == "action-tile"
    assert kind(new(4)) == "bid", "the auction is the rule, the draw a variant"


def test_a_position_knows_what_it_was_told():
    made = position(3, 0, phase="tiles", cash=5, vp=4, others={2: {"income": -3}})
    assert (made.players[0].cash, made.players[0].vp, made.players[2].income) == (5, 4, -3)
