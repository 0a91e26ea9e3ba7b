"""Telegraph (RRV-068 to RRV-077, RRV-175)."""

from __future__ import annotations

import pytest

from tests.engine.games.railroad_revolution.build import actor, asked, offered, play
from tests.engine.games.railroad_revolution.turns import (
    bank,
    boxes,
    finish,
    force,
    main_keys,
    me,
    next_turn,
    pool,
    purse,
    trains,
    turn,
)

MONEY = {"telegraph": {1: "TG-money"}}
SECTORS = {n: f"sector-{n}" for n in range(1, 9)}


@pytest.mark.rule("RRV-068")
def test_any_sector_without_an_own_office_wherever_the_rails_are():
    match = turn("telegraph/white", offices={2: [1, 2], 5: [-1], 7: [0], 8: [1, 0]})
    assert set(offered(match)) == {SECTORS[n] for n in (1, 2, 3, 4, 5, 6)}
    play(match, "sector-2")
    assert match.state.offices[2] == [1, 2, 0]


@pytest.mark.rule("RRV-068")
def test_the_leftmost_building_moves_to_the_sector():
    match = turn("telegraph/white", "sector-3")
    assert me(match).buildings == [0, 1, 1, 2, 2, 2, 1, 2]
    assert me(match).rails == [2, 2, 2, 2, 2, 2, 1, 2]
    assert "telegraph" not in boxes(turn(mat_rails=[2], mat_buildings=[0]))
    assert "telegraph" not in boxes(turn(offices={n: [0] for n in range(1, 9)}))


@pytest.mark.rule("RRV-069", "RRV-070")
@pytest.mark.parametrize(
    ("sector", "shares", "bonus"),
    [(1, 3, 1), (2, 2, 1), (3, 1, 2), (4, 2, 1), (5, 2, 1), (6, 1, 2), (7, 2, 1), (8, 1, 1)],
)
def test_the_shares_of_a_sector_for_the_first_and_for_the_others(sector, shares, bonus):
    facts = {"pool": "4 white", "bank": "gray", "deal": 6}
    first = turn("telegraph/white", SECTORS[sector], **facts)
    assert purse(first) == (0, shares + bonus)
    assert first.state.offices[sector] == [0]
    later = turn("telegraph/white", SECTORS[sector], offices={sector: [3]}, **facts)
    assert purse(later) == (0, shares)
    assert later.state.offices[sector] == [3, 0]


@pytest.mark.rule("RRV-069", "RRV-070", "RRV-071", "RRV-137", "RRV-EX-08", "RRV-EX-09")
def test_the_first_and_the_second_office_of_a_sector_and_the_tile():
    match = turn("telegraph/white", "sector-1", "tile", "white", shares=3, **MONEY)
    assert purse(match) == (600, 7)
    assert force(match) == 4
    assert match.state.telegraph_tiles[1] == "TG-money", "the tile stays"
    assert main_keys(match) == {"done"}
    match = finish(turn("telegraph/white", "sector-1", "tile", "white", others={1: {"pool": "5 white"}}, **MONEY))
    play(match, "telegraph/white", "sector-1", "tile", "white")
    assert purse(match, 1) == (600, 3)
    assert force(match, 1) == 4
    assert match.state.offices[1] == [0, 1]


@pytest.mark.rule("RRV-071")
def test_the_tile_bonus_is_taken_once_for_a_worker_of_pool_or_mat():
    match = turn("telegraph/white", "sector-1", "tile", pool="5 white, gray", bank="", **MONEY)
    assert main_keys(match) == {"white", "white-mat", "gray"}
    play(match, "white-mat")
    assert main_keys(match) == {"done"}, "once"
    assert pool(match) == {"white": 4, "gray": 1}
    assert me(match).mat["telegraph"] == []
    assert bank(match) == {"white": 1}
    declined = turn("telegraph/white", "sector-1", "done", **MONEY)
    assert (purse(declined), force(declined)) == ((0, 4), 5)


@pytest.mark.rule("RRV-071", "RRV-109")
def test_nobody_is_discarded_who_is_needed():
    match = turn("telegraph/white", "sector-2", pool="4 white", telegraph={2: "TG-train"}, bank="gray")
    assert next_turn(match)
    assert force(match) == 4


@pytest.mark.rule("RRV-072")
@pytest.mark.parametrize("sector", [3, 6])
@pytest.mark.parametrize("there", [[], [2]])
def test_the_deal_icon_of_a_sector_triggers_the_card(sector, there):
    match = turn("telegraph/white", SECTORS[sector], offices={sector: there}, deal=1, down="money", shares=1)
    assert (actor(match), asked(match)) == (0, "deal")
    play(match, "decline")
    assert match.state.deal != 1
    assert match.state.discards == [1]
    quiet = turn("telegraph/white", "sector-2", "done", deal=1, down="money", shares=1)
    assert next_turn(quiet)
    assert quiet.state.deal == 1


@pytest.mark.rule("RRV-073", "RRV-072", "RRV-171", "RRV-EX-41")
def test_a_deal_sector_has_no_tile():
    match = turn("telegraph/turquoise", "sector-3", pool="4 white, turquoise", money=400, deal=1, down="money")
    assert purse(match) == (400, 3)
    assert main_keys(match) == {"done"}, "no tile bonus"
    play(match, "done")
    assert asked(match) == "deal"
    assert match.state.deal == 1
    assert force(match) == 5


@pytest.mark.rule("RRV-074")
def test_purple_swaps_one_worker():
    match = turn("telegraph/purple", "sector-1", pool="3 white, purple, gray", bank="orange, white", **MONEY)
    assert main_keys(match) == {"tile", "swap", "done"}
    play(match, "swap", "gray/orange")
    assert pool(match) == {"white": 3, "orange": 1}
    assert main_keys(match) == {"tile", "done"}, "one"
    assert force(match) == 5


@pytest.mark.rule("RRV-075", "RRV-EX-39")
def test_orange_takes_100_for_every_share_of_the_sector():
    match = turn("telegraph/orange", "sector-1", pool="4 white, orange", **MONEY)
    assert main_keys(match) == {"tile", "dividend", "done"}
    play(match, "dividend")
    assert purse(match) == (400, 4)
    play(match, "tile", "white")
    assert purse(match) == (1000, 4)
    assert force(match) == 4


@pytest.mark.rule("RRV-075")
def test_shares_from_another_source_bring_nothing():
    match = turn("telegraph/orange", "sector-1", pool="5 white, orange", telegraph={1: "TG-flip"}, up="shares",
                 offices={1: [2]}, shares=5)  # fmt: skip
    play(match, "dividend")
    assert purse(match) == (300, 5 + 3)
    play(match, "tile", "white", "done")
    assert purse(match) == (300, 11), "three shares of the sector, not those of the train"


@pytest.mark.rule("RRV-076", "RRV-175", "RRV-EX-38")
@pytest.mark.parametrize(("there", "shares"), [([], 5), ([2], 4), ([-1], 4)])
def test_gray_takes_the_first_office_shares_once_more(there, shares):
    match = turn("telegraph/gray", "sector-1", offices={1: there}, **MONEY)
    assert main_keys(match) == {"tile", "extra-shares", "done"}
    play(match, "extra-shares")
    assert purse(match) == (0, shares)
    assert "extra-shares" not in offered(match)


@pytest.mark.rule("RRV-077", "RRV-071", "RRV-172", "RRV-EX-40")
@pytest.mark.parametrize("order", [("tile", "paid-tile"), ("paid-tile", "tile")])
def test_turquoise_takes_the_tile_twice(order):
    facts = {"pool": "4 white, turquoise", "telegraph": {4: "TG-money"}}
    # the shares could pay as well, and buying first needs them
    match = turn("telegraph/turquoise", "sector-4", **facts)
    for key in order:
        play(match, key)
        if asked(match) == "discard":
            play(match, "white")
    assert force(match) == 4
    money, shares = purse(match)
    assert money + 150 * shares == 800 + 150 * 3
    if order[0] == "tile":
        assert (money, shares) == (800, 3)


@pytest.mark.rule("RRV-077")
def test_turquoise_may_take_the_tile_for_money_instead():
    facts = {"pool": "3 white, turquoise", "telegraph": {2: "TG-train"}, "offices": {2: [1]}, "bank": "gray"}
    match = turn("telegraph/turquoise", "sector-2", money=400, **facts)
    assert main_keys(match) == {"paid-tile", "done"}, "no worker can be spared"
    play(match, "paid-tile", "money")
    assert next_turn(match)
    assert purse(match) == (0, 2)
    assert trains(match) == ({"money": 1}, {})
    poor = turn("telegraph/turquoise", "sector-2", money=99, **facts)
    assert next_turn(poor), "$99 and two shares"


@pytest.mark.rule("RRV-175")
def test_a_neutral_office_makes_later_ones_not_first_and_nothing_else():
    match = turn("telegraph/white", players=3, others={1: {"shares": 0}})
    assert set(offered(match)) == set(SECTORS.values())
    play(match, "sector-2")
    assert purse(match) == (0, 2)
    assert match.state.offices[2] == [-1, 0]


@pytest.mark.rule("RRV-174")
def test_an_office_by_a_deal_takes_the_first_space_without_shares():
    match = turn("trade/gray", "rail", "deal", "bottom", shares=2, deal=5)
    assert asked(match) == "sector"
    play(match, "sector-1")
    assert purse(match) == (400, 0)
    assert match.state.offices[1] == [0]
    play(match, "telegraph/white", "sector-1")
    assert purse(match, 1) == (0, 3), "not first any more"
