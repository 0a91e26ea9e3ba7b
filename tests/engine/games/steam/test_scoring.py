"""The end and the final scoring (STM-151 to STM-158, STM-218; STM-EX-69 to 74)."""

from __future__ import annotations

import pytest

from tests.engine.games.steam.build import links
from tests.engine.games.steam.scenes import final, player, settling

HUDSON = ("(0,1) 21 =0", "(0,2) T21 =0", "(0,3) 21 =0")
RICH = {"cash": 50}


TEN = (
    HUDSON,  # two links
    ("(1,0) 21@2 =0", "(2,0) 22@3 =0"),
    ("(1,2) 22@1 =0", "(1,3) 22@4 =0"),
    ("(2,2) 22 =0", "(3,2) T11@5 =0"),
    ("(3,0) 21@1 =0", "(4,-1) 21@1 =0"),
    ("(5,-3) 21 =0", "(5,-4) 22@1 =0"),
    ("(4,-2) 21@2 =0", "(3,-2) 22@2 =0", "(2,-1) 22@5 =0", "(1,-1) 22@2 =0"),
    ("(-1,1) 22@5 =0", "(-2,1) 21@2 =0", "(-3,1) 21@2 =0"),
    ("(-5,2) 22@5 =0",),
)
"""Ten complete links of seat 0."""
UNFINISHED = ("(0,-1) 21 =0", "(-3,0) 21@1 =0")


def of(*links: tuple[str, ...]) -> list[str]:
    return [tile for tiles in links for tile in tiles]


def scores(match) -> list[int]:
    return match.result().scores


@pytest.mark.rule("STM-152")
@pytest.mark.parametrize(("income", "vp"), [(0, 0), (1, 0), (2, 1), (5, 2), (9, 4), (10, 5)])
def test_two_dollars_of_income_are_a_point(income, vp):
    assert scores(final({0: {"income": income}})) == [vp, 0, 0, 0]


@pytest.mark.rule("STM-153")
@pytest.mark.parametrize(("income", "vp"), [(-1, -2), (-3, -6), (-10, -20)])
def test_a_dollar_below_zero_costs_two_points(income, vp):
    assert scores(final({0: {"income": income, "vp": 30, **RICH}})) == [30 + vp, 0, 0, 0]


@pytest.mark.rule("STM-154")
def test_each_complete_link_is_a_point_and_unfinished_ones_are_nothing():
    assert scores(final({0: {"vp": 4}}, *HUDSON, "(1,0) 21@2 =0", "(0,-1) 21 =1")) == [6, 0, 0, 0]


@pytest.mark.rule("STM-154")
def test_unowned_links_are_points_for_nobody():
    assert scores(final({}, *(tile.replace("=0", "=-") for tile in HUDSON))) == [0, 0, 0, 0]


@pytest.mark.rule("STM-155")
def test_cash_is_worth_nothing():
    assert scores(final({0: {"cash": 99}})) == [0, 0, 0, 0]


@pytest.mark.rule("STM-156")
def test_the_most_points_win():
    match = final({0: {"vp": 4}, 1: {"vp": 3, "income": 4}, 2: {"vp": 3}, 3: {"vp": 1}})
    assert scores(match) == [4, 5, 3, 1]
    assert match.result().winners == [1]
    assert match.view(None).winners == [1]
    assert final({0: {"vp": 9}, 1: {"vp": 3, "income": 8}}).result().winners == [0], "9 against 7"


@pytest.mark.rule("STM-157")
def test_the_higher_income_wins_a_tie():
    match = final({0: {"vp": 5, "income": 0}, 1: {"vp": 4, "income": 3}, 2: {"vp": 4, "income": 2}})
    assert scores(match) == [5, 5, 5, 0]
    assert match.result().winners == [1]


@pytest.mark.rule("STM-158")
@pytest.mark.parametrize(("tiles", "winner"), [((6, 2, 3), 1), ((2, 6, 3), 0), ((5, 7, 4), 2)])
def test_then_the_lower_action_tile_wins(tiles, winner):
    facts = {seat: {"vp": 5, "tile": tile} for seat, tile in enumerate(tiles)} | {3: {"tile": 1}}
    assert final(facts).result().winners == [winner]


@pytest.mark.rule("STM-158", "STM-159")
def test_the_lower_tile_wins_in_the_standard_game_too():
    facts = {0: {"vp": 5, "tile": 6}, 1: {"vp": 5, "tile": 2}, 2: {"tile": 1}, 3: {"tile": 3}}
    assert final(facts, standard=True, everybody={"cash": 5}).result().winners == [1]


@pytest.mark.rule("STM-218")
def test_the_final_deduction_may_go_below_zero_but_play_does_not():
    match = final({0: {"income": -9, "vp": 3}})
    assert scores(match) == [-20 + 1, 0, 0, 0], "two steps: one for income, one for 2 VP; then 1 VP - 20"


@pytest.mark.rule("STM-EX-69", "STM-152", "STM-153")
def test_income_converted():
    match = final({0: {"income": 5}, 1: {"income": -2, **RICH}, 2: {"income": 0}, 3: {"income": 1}})
    assert scores(match) == [2, -4, 0, 0]


@pytest.mark.rule("STM-EX-70", "STM-153", "STM-154")
def test_final_score():
    match = final({0: {"vp": 37, "income": -1, **RICH}}, *of(*TEN))
    assert len(links(match)) == 10
    assert scores(match)[0] == 45


@pytest.mark.rule("STM-EX-71", "STM-154", "STM-155")
def test_unfinished_links_and_cash():
    match = final({0: {"vp": 20, "income": 7, "cash": 9}}, *of(*TEN[:5]), *UNFINISHED)
    assert len(links(match)) == 6
    assert len(links(match, complete=False)) == 2
    assert scores(match)[0] == 29


@pytest.mark.rule("STM-EX-72", "STM-153", "STM-218")
def test_below_zero():
    match = final({0: {"vp": 3, "income": -6, **RICH}}, *HUDSON)
    assert scores(match) == [-7, 0, 0, 0]


@pytest.mark.rule("STM-EX-73", "STM-157", "STM-158", "STM-217")
def test_ties():
    """The VP before the conversion of income are 38, 37 and 37."""
    p1, p2, p3 = (
        {"vp": 38, "income": 4, "tile": 6},
        {"vp": 37, "income": 6, "tile": 7},
        {"vp": 37, "income": 6, "tile": 2},
    )
    match = final({0: p1, 1: p2, 2: p3}, players=3)
    assert scores(match) == [40, 40, 40]
    assert match.result().winners == [2]
    assert match.result().places == [3, 2, 1]


@pytest.mark.rule("STM-EX-74", "STM-023", "STM-150", "STM-151", "STM-180")
@pytest.mark.parametrize(("players", "rounds"), [(3, 10), (4, 8), (5, 7), (6, 7)])
@pytest.mark.parametrize("standard", [False, True])
def test_rounds_and_last_round(players, rounds, standard):
    more = {"standard": standard, "everybody": {"cash": 5}}
    assert not settling({}, players=players, state={"round": rounds - 1}, **more).over
    match = final({0: {"tile": 7, "income": 3}}, players=players, order=[*range(players)][::-1], **more)
    view = match.view(None)
    assert (view.round, view.rounds) == (rounds, rounds)
    assert view.order == [*range(players)][::-1]
    assert view.action_tiles[7] == 0, "the tiles are not returned any more"
    assert player(match, 0).cash == (7 if standard else 8), "income and expenses were settled"
    assert scores(match)[0] == 1
