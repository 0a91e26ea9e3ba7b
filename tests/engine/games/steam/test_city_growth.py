"""City Growth: STM-115 to STM-117, STM-187, STM-189."""

from __future__ import annotations

import pytest

from engine.games.steam.data import DATA
from tests.engine.games.steam.boards import cash, finish, grow, held, later, supply, urbanize
from tests.engine.games.steam.build import RICH, asked, building, offered, place, play, seen, spot


@pytest.mark.rule("STM-115")
def test_all_cubes_of_a_space_go_to_any_printed_city() -> None:
    match = building(0, tile=5, supply=["rr", "", "ppy"], goods={"boston": "b"})
    play(match, "grow")
    assert sorted(offered(match)) == sorted(DATA.maps["northeast"].hexes[c].key for c in DATA.maps["northeast"].cities)
    play(match, "boston")
    assert offered(match) == ["supply-1", "supply-3"]
    play(match, "supply-3")
    assert held(match, "boston") == {"blue": 1, "yellow": 1, "purple": 2}
    assert supply(match)[:3] == [{"red": 2}, {}, {}]
    assert match.state.grown == [spot("boston")]
    (city,) = [city for city in seen(match).cities if city.hex == spot("boston")]
    assert city.grown


@pytest.mark.rule("STM-116")
def test_a_city_grows_once_and_a_new_city_never() -> None:
    match = building(0, tile=5, grown=["boston", "albany"], new_cities={"new-haven": "grey"})
    play(match, "grow")
    assert not {"boston", "albany", "new-haven"} & set(offered(match))
    assert {"ottawa", "hartford"} <= set(offered(match))
    grow(match, "ottawa", 1)
    again = later(match, 1, tile=5)
    play(again, "grow")
    assert "ottawa" not in offered(again)


@pytest.mark.rule("STM-117")
def test_an_emptied_space_stays_empty() -> None:
    match = grow(building(0, tile=5, supply=["rr", "by"]), "ottawa", 1)
    play(finish(match), "done", "done", "done")
    assert match.state.phase != "build"
    assert supply(match)[:2] == [{}, {"blue": 1, "yellow": 1}]
    again = later(match, 1, tile=7)
    urbanize(again, "springfield", "red", 2)
    assert held(again, "springfield") == {"blue": 1, "yellow": 1}
    assert not any(supply(again))


@pytest.mark.rule("STM-117")
def test_nothing_is_drawn_from_the_bag_again() -> None:
    match = building(0, tile=5, supply=["rr"])
    bag = dict(match.state.bag)
    grow(match, "ottawa", 1)
    finish(match)
    assert match.state.bag == bag


@pytest.mark.rule("STM-187")
def test_city_growth_lapses_when_it_cannot_be_carried_out() -> None:
    match = building(0, tile=5, supply=[])
    assert "grow" not in offered(match)
    assert "done" in offered(match)
    cities = [DATA.maps["northeast"].hexes[city].key for city in DATA.maps["northeast"].cities]
    full = building(0, tile=5, grown=cities)
    assert "grow" not in offered(full)
    play(full, "done")
    assert cash(full) == RICH, "no refund"
    assert len(full.state.grown) == len(cities)


@pytest.mark.rule("STM-189")
def test_city_growth_may_come_at_any_point_of_the_build_turn() -> None:
    for count in range(4):
        match = building(0, tile=5)
        place(match, *("(0,1) 21@0", "(0,3) 21@0", "(5,-3) 21@0")[:count])
        assert asked(match) == (0, "growth-city" if count == 3 else "build")
        grow(match, "ottawa", 1)
        assert asked(match) == ((1, "build") if count == 3 else (0, "build"))
        assert "grow" not in offered(match)
