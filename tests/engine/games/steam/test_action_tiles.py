"""Action tiles (STM-047 to STM-060, STM-185, STM-186, STM-190; examples 07, 08, 11 to 14)."""

from __future__ import annotations

import pytest

from tests.engine.games.steam.build import (
    asked,
    building,
    legal,
    offered,
    place,
    play,
    spot,
    table,
)
from tests.engine.games.steam.scenes import actor, cash, choosing, idle, kind, levels, player, scales, settling

ALL_TOWNS = [
    "elmira", "kingston", "williamsport", "binghamton", "watertown", "scranton", "cornwall", "amsterdam", "oneonta",
    "allentown", "saranac-lake", "atlantic-city", "poughkeepsie", "burlington", "rutland", "sherbrooke",
    "st-johnsbury", "springfield", "new-haven", "concord", "providence", "augusta",
]  # fmt: skip
EIGHT_TOWNS = dict(zip(ALL_TOWNS, ["red", "yellow", "purple", "blue", "grey", "grey", "grey", "grey"], strict=False))
TWELVE_CITIES = [
    "rochester", "harrisburg", "baltimore", "syracuse", "ottawa", "philadelphia", "montreal", "albany", "new-york",
    "hartford", "boston", "portland",
]  # fmt: skip


@pytest.mark.rule("STM-047")
def test_everybody_takes_one_tile_that_nobody_has_in_turn_order():
    match = table(4, 2, phase="tiles", order=[2, 0, 3, 1])
    seen = []
    for key in ("engineer", "turn-order", "first-build", "first-move"):
        assert key in offered(match)
        seen.append(actor(match))
        play(match, key)
        assert kind(match) != "action-tile" or key not in offered(match)
    assert seen == [2, 0, 3, 1]
    assert kind(match) == "build"
    assert match.view(None).action_tiles == {3: 2, 1: 0, 4: 3, 2: 1}


@pytest.mark.rule("STM-047", "STM-149")
def test_tiles_are_chosen_in_the_order_of_this_round():
    match = settling({0: {"tile": 3}, 1: {"tile": 1}, 2: {"tile": 6}, 3: {"tile": 2}})
    seen = []
    while kind(match) == "action-tile":
        seen.append(actor(match))
        play(match, offered(match)[0])
    assert seen == [1, 3, 0, 2]


@pytest.mark.rule("STM-047")
def test_a_passed_tile_is_taken_too():
    match = play(choosing(0), "city-growth-pass")
    assert "city-growth" not in offered(match)
    assert "city-growth-pass" not in offered(match)


@pytest.mark.rule("STM-048", "STM-049", "STM-050", "STM-051")
@pytest.mark.parametrize(("key", "number"), [("turn-order", 1), ("first-move", 2), ("engineer", 3), ("first-build", 4)])
def test_the_first_four_tiles_cost_nothing(key, number):
    match = play(choosing(0, cash=0), key)
    assert scales(match, 0) == (0, 0, 0)
    assert levels(match) == [1, 1, 1, 1]
    assert match.view(None).action_tiles == {number: 0}


@pytest.mark.rule("STM-048")
def test_turn_order_has_no_effect_in_its_own_round():
    match = play(table(3, 0, phase="tiles"), "engineer", "city-growth-pass", "turn-order")
    assert match.state.order == [0, 1, 2]
    seen = []
    while kind(match) == "build":
        seen.append(actor(match))
        play(match, "done")
    assert kind(match) == "goods"
    while kind(match) == "goods":
        seen.append(actor(match))
        play(match, "pass")
    assert seen == [0, 1, 2] * 3
    assert actor(match) == 2, "first in the next round"


@pytest.mark.rule("STM-049", "STM-124")
def test_first_move_goes_first_in_both_rounds_of_moving_goods():
    match = table(3, 2, phase="build", tile=2, others={0: {"tile": 3}, 1: {"tile": 7, "passed": True}})
    play(match, "done")
    seen = []
    while kind(match) == "goods":
        seen.append(actor(match))
        play(match, "pass")
    assert seen == [2, 0, 1, 2, 0, 1]


@pytest.mark.rule("STM-050", "STM-062")
def test_the_engineer_places_four_times_at_normal_cost():
    tiles = ["(0,1) 21", "(0,2) T21", "(0,3) 21", "(1,0) 21@2"]
    match = building(0, tile=3)
    place(match, *tiles)
    assert player(match, 0).cash == 100 - 3 - 4 - 3 - 2
    assert actor(match) == 1, "that was all"
    match = building(0, tile=1)
    place(match, *tiles[:3])
    assert actor(match) == 1 or not legal(match, tiles[3])


@pytest.mark.rule("STM-051", "STM-061")
def test_first_build_goes_first_in_the_build_phase_only():
    match = play(table(3, 0, phase="tiles"), "engineer", "city-growth-pass", "first-build")
    seen = []
    while kind(match) in ("build", "goods"):
        seen.append((kind(match), actor(match)))
        play(match, "done" if kind(match) == "build" else "pass")
    assert seen[:3] == [("build", 2), ("build", 0), ("build", 1)]
    assert seen[3:] == [("goods", 0), ("goods", 1), ("goods", 2)] * 2


@pytest.mark.rule("STM-052")
def test_city_growth_costs_two_dollars_when_it_is_taken_and_nothing_later():
    match = choosing(3, {0: 1, 1: 2, 2: 3}, cash=10)
    play(match, "city-growth")
    assert player(match, 3).cash == 8
    while kind(match) == "build" and actor(match) != 3:
        play(match, "done")
    play(match, "grow", "ottawa")
    play(match, offered(match)[0])
    assert player(match, 3).cash == 8
    assert match.state.grown == [spot("ottawa")]
    if kind(match) == "build":
        assert "grow" not in offered(match), "one City Growth"


@pytest.mark.rule("STM-052")
def test_only_the_owner_of_city_growth_may_grow_and_only_in_this_round():
    match = building(0, tile=5, others={1: {"tile": 1}, 2: {"tile": 2}, 3: {"tile": 3}})
    assert "grow" in offered(match)
    play(match, "grow", "ottawa", "supply-1", "done")
    for _ in range(3):
        assert kind(match) == "build"
        assert "grow" not in offered(match)
        play(match, "done")


@pytest.mark.rule("STM-053", "STM-054")
@pytest.mark.parametrize(("level", "cost"), [(1, 6), (2, 7), (3, 8), (4, 9), (5, 10)])
def test_the_locomotive_tile_raises_the_level_at_once_for_four_dollars_and_the_new_level(level, cost):
    match = play(choosing(0, cash=20, locomotive=level), "locomotive")
    assert player(match, 0).locomotive == level + 1
    assert player(match, 0).cash == 20 - cost
    assert kind(match) == "action-tile"


@pytest.mark.rule("STM-055")
def test_there_is_no_locomotive_beyond_level_six():
    assert "locomotive" in offered(choosing(0, locomotive=5))
    assert "locomotive" not in offered(choosing(0, locomotive=6))


@pytest.mark.rule("STM-056")
def test_urbanization_costs_six_dollars_when_it_is_taken_and_nothing_later():
    match = choosing(3, {0: 1, 1: 2, 2: 3}, cash=10)
    play(match, "urbanization")
    assert player(match, 3).cash == 4
    while kind(match) == "build" and actor(match) != 3:
        assert "urbanize" not in offered(match)
        play(match, "done")
    play(match, "urbanize", "concord", "grey", "supply-1")
    assert player(match, 3).cash == 4
    assert match.state.new_cities == {spot("concord"): "grey"}
    if kind(match) == "build":
        assert "urbanize" not in offered(match), "one Urbanization"


@pytest.mark.rule("STM-057")
def test_urbanization_needs_a_new_city_tile():
    match = choosing(0, new_cities=EIGHT_TOWNS)
    assert match.state.new_city_tiles == {}
    assert "urbanization" not in offered(match)
    assert "urbanization-pass" not in offered(match)


@pytest.mark.rule("STM-057")
def test_urbanization_needs_a_town():
    match = choosing(0, new_cities=dict.fromkeys(ALL_TOWNS, "grey"), state={"new_city_tiles": {"red": 1}})
    assert match.view(None).towns == []
    assert "urbanization" not in offered(match)
    assert "urbanization-pass" not in offered(match)
    one_left = choosing(0, new_cities=dict.fromkeys(ALL_TOWNS[1:], "grey"), state={"new_city_tiles": {"red": 1}})
    assert "urbanization" in offered(one_left)
    assert "urbanization-pass" in offered(one_left)


@pytest.mark.rule("STM-058")
def test_only_city_growth_and_urbanization_may_be_passed():
    assert sorted(offered(choosing(0, locomotive=2))) == sorted(
        [
            "turn-order",
            "first-move",
            "engineer",
            "first-build",
            "locomotive",
            "city-growth",
            "city-growth-pass",
            "urbanization",
            "urbanization-pass",
        ]
    )


@pytest.mark.rule("STM-058", "STM-059")
@pytest.mark.parametrize(("key", "number", "action"), [("city-growth", 5, "grow"), ("urbanization", 7, "urbanize")])
def test_a_passed_tile_costs_nothing_and_gives_nothing(key, number, action):
    match = choosing(3, {0: 1, 1: 2, 2: 3}, cash=10)
    play(match, f"{key}-pass")
    assert player(match, 3).cash == 10
    assert match.view(None).action_tiles[number] == 3
    assert match.view(None).players[3].passed
    while kind(match) == "build":
        assert action not in offered(match)
        play(match, "done")


@pytest.mark.rule("STM-060")
@pytest.mark.parametrize(("number", "action"), [(5, "grow"), (7, "urbanize")])
def test_what_was_paid_for_must_be_carried_out(number, action):
    match = building(0, tile=number)
    assert action in offered(match)
    assert "done" not in offered(match)
    place(match, "(0,1) 21")
    assert "done" not in offered(match)
    play(match, action)
    while kind(match) != "build":
        play(match, offered(match)[0])
    assert "done" in offered(match)


@pytest.mark.rule("STM-185")
@pytest.mark.parametrize(
    ("funds", "growth", "locomotive", "urbanization"),
    [(1, False, False, False), (2, True, False, False), (5, True, False, False), (6, True, True, True)],
)
def test_only_what_can_be_paid_may_be_taken(funds, growth, locomotive, urbanization):
    keys = offered(choosing(0, cash=funds, income=-10))
    assert ("city-growth" in keys, "locomotive" in keys, "urbanization" in keys) == (growth, locomotive, urbanization)
    assert "city-growth-pass" in keys
    assert "urbanization-pass" in keys


@pytest.mark.rule("STM-185", "STM-031")
def test_money_for_a_tile_may_be_raised():
    match = play(choosing(0, cash=1, income=-9), "urbanization")
    assert scales(match, 0) == (-10, 0, 0)


@pytest.mark.rule("STM-186")
def test_city_growth_needs_a_city_without_marker():
    match = choosing(0, grown=TWELVE_CITIES)
    assert "city-growth" not in offered(match)
    assert "city-growth-pass" in offered(match)
    assert "city-growth" in offered(choosing(0, grown=TWELVE_CITIES[1:]))


@pytest.mark.rule("STM-190")
def test_the_lowest_tile_is_taken_without_effect_when_all_are_illegal():
    """The Locomotive alone is left, and the player is at level 6."""
    match = choosing(5, {0: 1, 1: 2, 2: 3, 3: 4, 4: 5}, players=6, locomotive=6, new_cities=EIGHT_TOWNS, cash=30)
    assert kind(match) == "build", "there was nothing to choose"
    assert match.view(None).action_tiles[6] == 5
    assert player(match, 5).cash == 30
    assert player(match, 5).locomotive == 6


@pytest.mark.rule("STM-190")
def test_a_locomotive_that_cannot_be_paid_is_taken_without_effect():
    match = choosing(5, {0: 1, 1: 2, 2: 3, 3: 4, 4: 5}, players=6, income=-10, cash=0, new_cities=EIGHT_TOWNS)
    assert match.view(None).action_tiles[6] == 5
    assert scales(match, 5) == (-10, 0, 0)
    assert player(match, 5).locomotive == 1


@pytest.mark.rule("STM-EX-07", "STM-053", "STM-054")
def test_locomotive_tile():
    match = play(choosing(0, cash=9, locomotive=4), "locomotive")
    assert (player(match, 0).cash, player(match, 0).locomotive) == (0, 5)


@pytest.mark.rule("STM-EX-08", "STM-054", "STM-055")
def test_locomotive_tile_at_the_top():
    match = play(choosing(0, cash=10, locomotive=5), "locomotive")
    assert (player(match, 0).cash, player(match, 0).locomotive) == (0, 6)
    assert "locomotive" not in offered(choosing(0, cash=50, locomotive=6))


@pytest.mark.rule("STM-EX-11", "STM-058", "STM-059", "STM-185")
def test_taking_city_growth_without_funds():
    taken = {0: 1, 1: 2, 2: 3, 3: 4, 5: 7}
    match = choosing(4, taken, players=6, waiting=[], income=-10, cash=1, locomotive=2)
    assert kind(match) == "build", "what remains is City Growth, passed"
    assert match.view(None).action_tiles[5] == 4
    assert match.view(None).players[4].passed
    assert scales(match, 4) == (-10, 0, 1)
    assert player(match, 4).locomotive == 2
    ordered = settling({0: {"tile": 7}, 1: {"tile": 5, "passed": True}, 2: {"tile": 6}, 3: {"tile": 2}})
    assert ordered.state.order == [3, 1, 2, 0]


@pytest.mark.rule("STM-EX-12", "STM-186", "STM-188")
def test_city_growth_when_it_cannot_work():
    match = choosing(0, supply=[], cash=10)
    assert "city-growth" not in offered(match)
    assert "city-growth-pass" in offered(match)
    play(match, "urbanization")
    assert player(match, 0).cash == 4
    play(match, "turn-order", "first-move", "engineer")
    assert asked(match) == (0, "build")
    play(match, "urbanize", "concord", "grey")
    assert kind(match) == "build", "there is no supply to choose"
    assert match.state.goods[spot("concord")] == {}


@pytest.mark.rule("STM-EX-13", "STM-057", "STM-190")
def test_urbanization_exhausted():
    taken = {0: 5, 1: 4, 2: 3, 3: 2, 4: 1}
    passed = {0: {"passed": True}}
    match = choosing(5, taken, players=6, others=passed, new_cities=EIGHT_TOWNS, locomotive=6, cash=7)
    assert match.view(None).action_tiles == {5: 0, 4: 1, 3: 2, 2: 3, 1: 4, 6: 5}
    assert (player(match, 5).cash, player(match, 5).locomotive) == (7, 6)
    idle(match, "build", "goods")
    assert match.state.order == [4, 3, 2, 1, 0, 5]


@pytest.mark.rule("STM-EX-14", "STM-149")
def test_turn_order_from_tiles():
    peti, misi, tom, eva = range(4)
    match = settling({peti: {"tile": 6}, misi: {"tile": 4}, tom: {"tile": 7, "passed": True}, eva: {"tile": 2}})
    assert match.state.order == [eva, misi, peti, tom]
    assert asked(match) == (eva, "action-tile")
    assert match.view(None).action_tiles == {}
    assert cash(match) == [0, 0, 0, 0]


def test_the_towns_of_these_tests_are_all_towns_of_the_map():
    assert sorted(spot(town) for town in ALL_TOWNS) == sorted(choosing(0).view(None).towns)
