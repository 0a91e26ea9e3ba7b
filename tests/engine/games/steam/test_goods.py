"""Moving goods (STM-124 to STM-140, STM-209 to STM-213)."""

from __future__ import annotations

import pytest

from tests.engine.games.steam.build import asked, cubes, links, offered, play, spot, table
from tests.engine.games.steam.scenes import (
    activities,
    actor,
    deliver,
    deliveries,
    idle,
    incomes,
    kind,
    levels,
    moving,
    player,
    points,
    vps,
)

HUDSON = ("(0,1) 21 =0", "(0,2) T21 =0", "(0,3) 21 =0")
"""Albany (blue) - Poughkeepsie - New York (purple), all of seat 0."""
SHARED = ("(0,1) 21 =0", "(0,2) T21 0=0 3=1", "(0,3) 21 =1")
"""The same, but Poughkeepsie - New York is of seat 1."""
WEST = ("(-1,1) 22@1 =0", "(-1,2) 21 =0", "(-1,3) 21 =0", "(-1,4) 22 =0")
"""Albany - New York in one link of seat 0."""
HARTFORD = ("(1,0) 21@2 =0", "(2,0) 22@3 =0")
"""Albany - Hartford (red), of seat 0."""
SOUND = ("(1,2) 22@1 =0", "(1,3) 22@4 =0")
"""Hartford - New York, of seat 0."""


def theirs(tiles: tuple[str, ...], owner: int | str) -> tuple[str, ...]:
    """The same tiles, but of another owner (`-`: unowned)."""
    return tuple(tile.replace("=0", f"={owner}") for tile in tiles)


@pytest.mark.rule("STM-124")
def test_everybody_does_two_activities_in_turn_order():
    match = table(4, 3, phase="goods", order=[3, 1, 0, 2])
    seen = []
    while kind(match) == "goods":
        seen.append((match.view(None).lap, actor(match)))
        play(match, "pass")
    assert seen == [(1, 3), (1, 1), (1, 0), (1, 2), (2, 3), (2, 1), (2, 0), (2, 2)]


@pytest.mark.rule("STM-125")
def test_an_activity_is_to_improve_or_to_move_one_cube_or_to_pass():
    match = moving(0, *HUDSON, goods={"albany": "pp", "new-york": "b"}, locomotive=2)
    assert sorted(activities(match)) == ["albany/purple", "improve", "new-york/blue", "pass"]
    play(match, "albany/purple", "vp")
    assert match.state.goods[spot("albany")] == {"purple": 1}, "one cube"
    assert asked(match) == (1, "goods")
    before = (levels(match), vps(match), match.state.goods)
    play(match, "pass")
    assert (levels(match), vps(match), match.state.goods) == before
    assert asked(match) == (2, "goods")


@pytest.mark.rule("STM-126")
@pytest.mark.parametrize("tile", [1, 6])
def test_improving_raises_the_level_by_one_for_nothing(tile):
    match = play(moving(0, locomotive=2, cash=0, tile=tile), "improve")
    assert levels(match) == [3, 1, 1, 1]
    assert (player(match, 0).income, player(match, 0).vp, player(match, 0).cash) == (0, 0, 0)


@pytest.mark.rule("STM-126")
def test_improving_stops_at_level_six():
    assert "improve" in activities(moving(0, locomotive=5))
    match = moving(0, *HUDSON, goods={"albany": "p"}, locomotive=6)
    assert "improve" not in activities(match)


@pytest.mark.rule("STM-126")
def test_improving_is_possible_again_in_the_next_phase():
    match = play(moving(0, players=3, everybody={"tile": 1}, others={1: {"tile": 2}, 2: {"tile": 3}}), "improve")
    idle(match, "goods")
    play(match, "turn-order", "first-move", "engineer")
    idle(match, "build")
    while actor(match) != 0:
        play(match, "pass")
    assert "improve" in activities(match)


@pytest.mark.rule("STM-127")
def test_any_cube_of_any_city_may_be_moved():
    match = moving(0, *HUDSON, goods={"albany": "pbr", "new-york": "bp", "hartford": "r"}, locomotive=2)
    assert sorted(activities(match)) == ["albany/purple", "improve", "new-york/blue", "pass"]


@pytest.mark.rule("STM-127", "STM-138")
def test_the_route_is_the_choice_of_the_mover():
    """From Hartford to New York in one own link, or over two own links and a rival's."""
    match = moving(0, *theirs(HARTFORD, 1), *HUDSON, *SOUND, goods={"hartford": "p"}, locomotive=3)
    assert deliveries(match, "hartford/purple") == ["new-york/2-1-0-0", "new-york/1-0-0-0"]
    assert points(match, "hartford/purple", "new-york/1-0-0-0") == [1, 0, 0, 0]
    assert points(match, "hartford/purple", "new-york/2-1-0-0") == [2, 1, 0, 0]


@pytest.mark.rule("STM-127")
def test_every_distribution_of_points_is_offered_the_best_first():
    """Albany - New York in one own link, one of seat 1, or two of seat 2 by way of Poughkeepsie."""
    match = moving(0, *HARTFORD, *WEST, *theirs(HUDSON, 2), goods={"hartford": "p"}, locomotive=3)
    assert deliveries(match, "hartford/purple") == ["new-york/2-0-0-0"], "no rival may have more"
    back = ("(1,2) 22@1 =1", "(1,3) 22@4 =1")
    match = moving(0, *HARTFORD, *WEST, *theirs(HUDSON[:1], 2), "(0,2) T21 0=2 3=0", HUDSON[2], *back,
                   goods={"hartford": "p"}, locomotive=3)  # fmt: skip
    assert deliveries(match, "hartford/purple") == ["new-york/2-0-0-0", "new-york/2-0-1-0"]
    assert points(match, "hartford/purple", "new-york/2-0-1-0") == [2, 0, 1, 0], "worse for the mover, but legal"


@pytest.mark.rule("STM-127")
def test_the_best_way_is_one_answer_and_the_others_are_behind_more_ways():
    match = moving(0, *theirs(HARTFORD, 1), *HUDSON, *SOUND, goods={"hartford": "p", "albany": "p"}, locomotive=3)
    assert offered(match) == [
        "albany/purple/new-york/2-0-0-0", "hartford/purple/new-york/2-1-0-0", "more", "improve", "pass",
    ]  # fmt: skip
    assert kind(play(match.fork(), "albany/purple/new-york/2-0-0-0")) == "points"
    play(match, "more")
    assert asked(match) == (0, "cube")
    assert offered(match) == ["albany/purple", "hartford/purple"]
    play(match, "hartford/purple")
    assert asked(match) == (0, "delivery")
    assert offered(match) == ["hartford/purple/new-york/2-1-0-0", "hartford/purple/new-york/1-0-0-0"]
    play(match, "hartford/purple/new-york/1-0-0-0", "vp")
    assert vps(match) == [1, 0, 0, 0]
    assert match.state.goods[spot("hartford")] == {}


@pytest.mark.rule("STM-127")
def test_nothing_moves_unseen():
    """The only way of a cube is told with its destination and everybody's points before it is taken."""
    match = moving(0, *SHARED, goods={"albany": "p"}, locomotive=2)
    assert [key for key in offered(match) if "/" in key] == ["albany/purple/new-york/1-1-0-0"]
    said = match.pending[0].options["albany/purple/new-york/1-1-0-0"].label().args
    assert (said["place"].key, said["to"].key) == ("steam-city-albany", "steam-city-new-york")
    assert (said["colour"], said["points"]) == ("purple", 1)
    assert [(each.args["seat"], each.args["points"]) for each in said["others"]] == [(1, 1)]


def test_the_log_names_the_route_town_by_town():
    match = play(moving(0, *HUDSON, *HARTFORD, goods={"hartford": "p"}, locomotive=3, income=10), "hartford/purple")
    (line,) = [entry.msg.args for entry in match.finished if entry.msg.key == "steam-log-delivery"]
    assert [stop.args["place"].key for stop in line["via"]] == ["steam-city-albany", "steam-city-poughkeepsie"]
    assert (line["place"].key, line["to"].key) == ("steam-city-hartford", "steam-city-new-york")


@pytest.mark.rule("STM-128")
def test_cubes_move_over_complete_links_only():
    whole = moving(0, *WEST, goods={"albany": "p"})
    assert "albany/purple" in activities(whole)
    part = moving(0, *WEST[:3], goods={"albany": "p"}, locomotive=5)
    assert "albany/purple" not in activities(part)
    beside = moving(0, "(0,1) 21 =0", "(0,2) T11@3 =0", "(0,3) 21 =0", goods={"albany": "p"}, locomotive=5)
    assert "albany/purple" not in activities(beside), "the track ends before the town"


@pytest.mark.rule("STM-129")
@pytest.mark.parametrize(("level", "can"), [(1, False), (2, True), (3, True)])
def test_the_locomotive_says_how_many_links(level, can):
    match = moving(0, *HUDSON, goods={"albany": "p"}, locomotive=level)
    assert ("albany/purple" in activities(match)) is can


@pytest.mark.rule("STM-130")
def test_a_move_ends_in_a_city_of_the_colour():
    match = moving(0, *HUDSON, goods={"albany": "rbygp", "new-york": "ryg"}, locomotive=5)
    assert [key for key in activities(match) if "/" in key] == ["albany/purple"]


@pytest.mark.rule("STM-131")
def test_towns_and_cities_of_other_colours_are_passed_through():
    match = moving(0, *HUDSON, *HARTFORD, goods={"hartford": "p"}, locomotive=3)
    assert points(match, "hartford/purple") == [3, 0, 0, 0], "Hartford - Albany - Poughkeepsie - New York"


@pytest.mark.rule("STM-131")
def test_the_first_city_of_the_colour_ends_the_move():
    match = moving(0, *HUDSON, *HARTFORD, goods={"hartford": "p"}, locomotive=5, new_cities={"poughkeepsie": "purple"})
    assert deliveries(match, "hartford/purple") == ["poughkeepsie/2-0-0-0"]
    deliver(match, "hartford/purple")
    play(match, "vp")
    assert vps(match) == [2, 0, 0, 0]


@pytest.mark.rule("STM-132")
def test_a_cube_does_not_come_back_to_where_it_began():
    """Two ways between Albany and New York make a ring, but a blue cube of Albany goes nowhere."""
    match = moving(0, *HUDSON, *WEST, goods={"albany": "b", "new-york": "p"}, locomotive=5)
    assert sorted(activities(match)) == ["improve", "pass"]


@pytest.mark.rule("STM-133")
def test_a_route_uses_an_own_link():
    match = moving(2, *SHARED, *WEST, goods={"albany": "p"}, locomotive=5)
    assert sorted(activities(match)) == ["improve", "pass"]
    assert "albany/purple" not in activities(moving(0, *theirs(WEST, "-"), goods={"albany": "p"}, locomotive=5))


@pytest.mark.rule("STM-134")
def test_no_rival_may_have_more_links_on_the_route_than_the_mover():
    goods, rivals = {"hartford": "p"}, ("(0,1) 21 =1", "(0,2) T21 0=1 3=2", "(0,3) 21 =2")
    match = moving(0, *rivals, *HARTFORD, goods=goods, locomotive=5)
    assert points(match, "hartford/purple") == [1, 1, 1, 0], "as many as each rival, though fewer than both"
    same = moving(0, *(tile.replace("=2", "=1") for tile in rivals), *HARTFORD, goods=goods, locomotive=5)
    assert "hartford/purple" not in activities(same)


@pytest.mark.rule("STM-135")
def test_towns_hold_no_cubes_and_accept_none():
    match = moving(0, *HUDSON, goods={"albany": "rbyg"}, locomotive=5)
    assert sorted(activities(match)) == ["improve", "pass"]
    assert spot("poughkeepsie") not in match.state.goods
    assert spot("poughkeepsie") not in [city.hex for city in match.view(None).cities]


@pytest.mark.rule("STM-136")
def test_grey_cubes_go_to_grey_new_cities_only():
    assert "grey" not in {city.colour for map in ("northeast", "ruhr") for city in moving(0, map=map).view(None).cities}
    match = moving(0, *HUDSON[:1], goods={"albany": "g"}, new_cities={"poughkeepsie": "grey"})
    assert points(match, "albany/grey") == [1, 0, 0, 0]
    other = moving(0, *HUDSON[:1], goods={"albany": "g"}, new_cities={"poughkeepsie": "red"})
    assert "albany/grey" not in activities(other)


@pytest.mark.rule("STM-137")
def test_a_delivered_cube_goes_into_the_bag():
    match = moving(0, *WEST, goods={"albany": "pp"}, supply=[])
    before = dict(match.state.bag)
    play(match, "albany/purple", "income")
    assert match.state.goods[spot("albany")] == cubes("p")
    assert match.state.goods[spot("new-york")] == {}
    assert match.state.bag == {**before, "purple": before["purple"] + 1}


@pytest.mark.rule("STM-138")
def test_every_owner_scores_a_point_for_each_own_link():
    match = moving(1, *SHARED, goods={"albany": "p"}, locomotive=2)
    assert points(match, "albany/purple") == [1, 1, 0, 0]
    assert points(moving(0, *HUDSON, goods={"albany": "p"}, locomotive=2), "albany/purple") == [2, 0, 0, 0]


@pytest.mark.rule("STM-138", "STM-210")
def test_unowned_links_score_for_nobody():
    tiles = ("(0,1) 21 =0", "(0,2) T21 0=0 3=-", "(0,3) 21 =-")
    assert points(moving(0, *tiles, goods={"albany": "p"}, locomotive=2), "albany/purple") == [1, 0, 0, 0]


@pytest.mark.rule("STM-139")
@pytest.mark.parametrize(("choice", "income", "vp"), [("income", 3, 4), ("vp", 1, 6)])
def test_all_points_of_a_delivery_go_to_income_or_to_vp(choice, income, vp):
    match = play(moving(0, *HUDSON, goods={"albany": "p"}, locomotive=2, income=1, vp=4), "albany/purple")
    assert sorted(offered(match)) == ["income", "vp"]
    play(match, choice)
    assert (player(match, 0).income, player(match, 0).vp) == (income, vp)


@pytest.mark.rule("STM-140", "STM-213")
def test_the_mover_chooses_first_and_the_others_in_turn_order_before_the_next_activity():
    tiles = ("(0,1) 21 =1", "(0,2) T21 0=1 3=2", "(0,3) 21 =2", *HARTFORD)
    match = moving(0, *tiles, goods={"hartford": "p"}, locomotive=3, order=[2, 1, 3, 0])
    play(match, "hartford/purple")
    seen = []
    while kind(match) == "points":
        seen.append(actor(match))
        play(match, "vp")
    assert seen == [0, 2, 1]
    assert kind(match) == "goods"


@pytest.mark.rule("STM-211")
@pytest.mark.parametrize(("income", "after"), [(9, 10), (8, 10), (7, 9)])
def test_points_beyond_the_highest_income_are_lost(income, after):
    match = play(moving(0, *HUDSON, goods={"albany": "p"}, locomotive=2, income=income), "albany/purple", "income")
    assert (player(match, 0).income, player(match, 0).vp) == (after, 0)


@pytest.mark.rule("STM-212")
def test_at_the_highest_income_points_are_vp_without_asking():
    match = play(moving(0, *HUDSON, goods={"albany": "p"}, locomotive=2, income=10), "albany/purple")
    assert (player(match, 0).income, player(match, 0).vp) == (10, 2)
    assert asked(match) == (1, "goods")


@pytest.mark.rule("STM-024", "STM-211")
def test_income_ends_at_ten():
    match = moving(0, *HUDSON, goods={"albany": "pp"}, locomotive=2, income=9)
    play(match, "albany/purple", "income")
    assert incomes(match) == [10, 0, 0, 0]


def test_the_links_of_these_tests():
    assert links(moving(0, *SHARED, *HARTFORD)) == [
        "Albany-Hartford 0",
        "Albany-Poughkeepsie 0",
        "New York-Poughkeepsie 1",
    ]
