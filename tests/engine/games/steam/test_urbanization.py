"""Urbanization and its New Cities: STM-107 to STM-114, STM-187, STM-188, STM-200, STM-207, STM-208."""

from __future__ import annotations

import pytest

from engine.games.steam.data import DATA
from tests.engine.games.steam.boards import (
    SPRINGFIELD,
    cash,
    choices,
    exits_of,
    finish,
    held,
    later,
    refused,
    supply,
    towns_offered,
    unfinished,
    urbanize,
)
from tests.engine.games.steam.build import (
    RICH,
    asked,
    building,
    legal,
    links,
    offered,
    place,
    play,
    seen,
    spot,
    table,
)
from tests.engine.games.steam.scenes import activities

LOOP = ("(0,1) 21@0 =0", "(0,2) T22@0 =0", "(1,2) 23@4 =0", "(0,3) 23@0 =0")
"""A link that leaves Poughkeepsie to come back to it."""
FROM_CONCORD = ("(4,-3) T22@2 2=1 4=-", "(5,-3) 22@3 =1", "(3,-2) 22@1 =-")
"""Boston-Concord belongs to seat 1; an unowned link leads from Concord to Springfield's north edge."""


@pytest.mark.rule("STM-107")
def test_any_town_may_become_a_city_whatever_lies_there() -> None:
    towns = sorted(DATA.maps["northeast"].hexes[town].key for town in DATA.maps["northeast"].towns)
    assert len(towns) == 22
    board = (*SPRINGFIELD, "(0,1) 21@0 =0", "(0,2) T11@0 =0", "(-1,0) 21@2 =-", "(-2,0) T33@1 =-")
    assert towns_offered(building(0, *board, tile=7)) == towns
    fewer = building(0, *board, tile=7, new_cities={"new-haven": "grey"})
    assert towns_offered(fewer) == [town for town in towns if town != "new-haven"]


@pytest.mark.rule("STM-108")
def test_the_new_city_may_come_at_any_point_of_the_build_turn() -> None:
    for count in range(4):
        match = building(0, tile=7)
        place(match, *("(0,1) 21@0", "(0,3) 21@0", "(5,-3) 21@0")[:count])
        assert asked(match) == (0, "new-city" if count == 3 else "build")
        urbanize(match, "springfield", "red", 1)
        assert len(match.state.track) == count
        assert asked(match) == ((1, "build") if count == 3 else (0, "build"))


@pytest.mark.rule("STM-108")
def test_the_new_city_may_take_the_place_of_track_of_the_same_turn() -> None:
    match = building(0, tile=7)
    place(match, "(0,1) 21@0", "(0,2) T11@0")
    urbanize(match, "poughkeepsie", "red", 1)
    assert len(match.state.track) == 1
    play(match, "done")
    assert asked(match)[0] != 0


@pytest.mark.rule("STM-108")
def test_there_is_one_new_city_a_turn_and_only_for_the_owner_of_the_tile() -> None:
    match = urbanize(building(0, tile=7), "springfield", "red", 1)
    assert "urbanize" not in offered(match)
    assert "urbanize" not in offered(building(0, tile=5))
    assert "urbanize" not in offered(building(0, tile=7, passed=True))
    assert "urbanize" not in offered(finish(match)), "nor for the next player"


@pytest.mark.rule("STM-109")
def test_any_remaining_new_city_tile_may_be_chosen() -> None:
    match = building(0, tile=7)
    play(match, "urbanize", "springfield")
    assert sorted(offered(match)) == ["blue", "grey", "purple", "red", "yellow"]
    used = {"concord": "red", "new-haven": "grey", "rutland": "blue"}
    later_ = building(0, tile=7, new_cities=used)
    play(later_, "urbanize", "springfield")
    assert sorted(offered(later_)) == ["grey", "purple", "yellow"]
    play(later_, "purple", "supply-1")
    assert later_.state.new_city_tiles == {"yellow": 1, "grey": 3}


@pytest.mark.rule("STM-110")
def test_the_town_face_goes_back_to_the_stock() -> None:
    towns = ["(-6,4)", "(-5,5)", "(-4,3)", "(-3,4)"]
    board = (*(f"{town} T11 =-" for town in towns), "(1,-1) 22@4 =0")
    match = building(0, *board, tile=7)
    assert refused(match, "(1,-2) T11@3")
    urbanize(match, "elmira", "red", 1)
    assert spot("elmira") not in match.state.track
    assert legal(match, "(1,-2) T11@3")


@pytest.mark.rule("STM-111")
def test_all_cubes_of_a_supply_space_go_to_the_new_city() -> None:
    match = building(0, tile=7, supply=["", "rby", "", "pp"])
    play(match, "urbanize", "springfield", "grey")
    assert offered(match) == ["supply-2", "supply-4"]
    play(match, "supply-4")
    assert held(match, "springfield") == {"purple": 2}
    assert supply(match)[:4] == [{}, {"red": 1, "blue": 1, "yellow": 1}, {}, {}]


@pytest.mark.rule("STM-112")
def test_open_ends_at_the_new_city_are_completed_whoever_owns_them() -> None:
    match = building(0, "(3,0) 22@4 =1", "(4,-2) 22@2 =2", "(2,0) 22@1 =0", tile=7)
    urbanize(match, "springfield", "red", 1)
    assert links(match) == ["Boston-Springfield 2", "Hartford-Springfield 0", "Hartford-Springfield 1"]
    assert unfinished(match) == []


@pytest.mark.rule("STM-113")
def test_bare_spurs_vanish_and_longer_links_start_at_the_new_city() -> None:
    match = building(0, "(-1,0) 21@2 =1", "(-2,0) T33@1 1=- 2=1 4=1", "(-3,1) 21@1 =1", tile=7)
    urbanize(match, "amsterdam", "red", 1)
    assert links(match) == ["Albany-Amsterdam 1"]
    assert unfinished(match) == ["Amsterdam (-3,1)/4 1"]
    stray = building(0, "(-1,0) 21@2 =1", "(-2,0) T33@1 1=1 2=1 4=-", "(-3,1) 21@1 =-", tile=7)
    assert refused(stray, "(-4,2) 22@1")
    urbanize(stray, "amsterdam", "red", 1)
    assert unfinished(stray) == ["Amsterdam (-3,1)/4 -"]
    assert legal(stray, "(-4,2) 22@1"), "it starts at a city now, so that anybody may claim it"


@pytest.mark.rule("STM-114")
def test_the_new_city_is_a_city_from_then_on() -> None:
    match = building(0, "(2,2) 22@0 =0", tile=7, supply=["rb"])
    assert refused(match, "(4,1) 21@1")
    urbanize(match, "new-haven", "purple", 1)
    assert legal(match, "(4,1) 21@1"), "links may start there"
    assert spot("new-haven") not in offered(match)
    (city,) = [city for city in seen(match).cities if city.hex == spot("new-haven")]
    assert (city.colour, city.new, city.cubes) == ("purple", True, {"red": 1, "blue": 1})
    goods = {"new-haven": "rb", "hartford": "py"}
    moving = table(3, 0, "(2,2) 22@0 =0", phase="goods", goods=goods, new_cities={"new-haven": "purple"})
    assert {"new-haven/red", "hartford/purple"} <= set(activities(moving)), "it sends and accepts cubes"
    assert not {"new-haven/blue", "hartford/yellow"} & set(activities(moving))


@pytest.mark.rule("STM-187")
def test_urbanization_lapses_when_it_cannot_be_carried_out() -> None:
    match = building(0, tile=7, state={"new_city_tiles": {}})
    assert "urbanize" not in offered(match)
    play(match, "done")
    assert asked(match) == (1, "build")
    assert cash(match) == RICH, "no refund"


@pytest.mark.rule("STM-188")
def test_urbanization_stays_legal_without_cubes() -> None:
    match = building(0, tile=7, supply=[])
    play(match, "urbanize", "springfield", "red")
    assert asked(match) == (0, "build")
    assert match.state.new_cities == {spot("springfield"): "red"}
    assert held(match, "springfield") == {}


@pytest.mark.rule("STM-200")
def test_no_new_city_closes_a_loop() -> None:
    for seat in (0, 1):
        offered_ = towns_offered(building(seat, *LOOP, tile=7))
        assert "poughkeepsie" not in offered_
        assert len(offered_) == 21
    open_ = towns_offered(building(0, *LOOP[:-1], tile=7))
    assert "poughkeepsie" in open_


@pytest.mark.rule("STM-199")
def test_no_placement_closes_a_loop_at_a_town() -> None:
    match = building(0, *LOOP)
    assert refused(match, "(0,2) T32@3")
    assert all(3 not in exits_of(choice) for choice in choices(match, "poughkeepsie"))
    before = building(0, *LOOP[:2], "(1,2) 23@4 =0", "(0,2) T32@3 =0")
    assert refused(before, "(0,3) 23@0"), "nor from the other side"
    assert legal(before, "(0,3) 22@1")


@pytest.mark.rule("STM-207")
def test_an_unowned_link_from_a_city_goes_to_who_places_the_new_city() -> None:
    match = building(2, "(3,0) 22@4 =-", "(2,0) 22@1 =-", tile=7)
    urbanize(match, "springfield", "red", 1)
    assert links(match) == ["Hartford-Springfield 2", "Hartford-Springfield 2"]


@pytest.mark.rule("STM-207")
def test_an_unowned_link_from_a_town_goes_to_a_neighbour_there() -> None:
    match = urbanize(building(1, *FROM_CONCORD, tile=7), "springfield", "red", 1)
    assert "Concord-Springfield 1" in links(match), "a link of the player's ends at Concord"
    spur = ("(4,-3) T33@1 1=0 2=1 4=-", *FROM_CONCORD[1:])
    match = urbanize(building(0, *spur, tile=7), "springfield", "red", 1)
    assert "Concord-Springfield 0" in links(match), "an unfinished one is enough"


@pytest.mark.rule("STM-207", "STM-208")
@pytest.mark.parametrize(
    ("own", "why"),
    [
        (("(4,-2) 22@2 =0", "(3,-1) T11@1 =0"), "a link of the player's at the New City is not enough"),
        (("(3,0) 22@4 =0",), "nor an own open end that the New City completes"),
    ],
)
def test_what_the_player_has_at_the_new_city_gives_no_right_to_a_link_from_elsewhere(
    own: tuple[str, ...], why: str
) -> None:
    match = urbanize(building(0, *FROM_CONCORD, *own, tile=7), "springfield", "red", 1)
    assert "Concord-Springfield -" in links(match), why


@pytest.mark.rule("STM-208")
def test_otherwise_it_stays_unowned_for_good() -> None:
    match = building(0, *FROM_CONCORD, "(3,0) 22@4 =-", tile=7)
    urbanize(match, "springfield", "red", 1)
    assert links(match) == ["Boston-Concord 1", "Concord-Springfield -", "Hartford-Springfield 0"]
    for seat in (1, 0, 2):
        match = finish(later(match, seat))
        assert choices(match, "(3,-2)") == []
    assert "Concord-Springfield -" in links(match)


@pytest.mark.rule("STM-208")
def test_a_bare_spur_of_the_town_does_not_make_a_neighbour() -> None:
    match = building(0, *FROM_CONCORD, "(4,-2) 22@2 =1", "(3,-1) T21@1 1=1 4=0", tile=7)
    urbanize(match, "springfield", "red", 1)
    assert "Concord-Springfield -" in links(match), "the spur is gone with the town face"
