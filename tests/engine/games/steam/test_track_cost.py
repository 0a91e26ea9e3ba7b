"""What track costs: STM-078 to STM-085."""

from __future__ import annotations

import pytest

from tests.engine.games.steam.boards import SPRINGFIELD, STUB, cash, finish, grow, paid, price, urbanize
from tests.engine.games.steam.build import RICH, building, play, spot

TO_RUTLAND = "(1,-1) 22@4 =0"
"""Seat 0: an open end that faces Rutland (1,-2), a town of the plain without water, from the south."""


@pytest.mark.rule("STM-078")
def test_a_dollar_for_each_exit() -> None:
    match = building(0)
    for placement in ("(1,0) 21@2", "(1,0) 22@5", "(1,0) 22@3", "(1,0) 23@5", "(1,0) 23@4"):
        assert price(match, placement) == 2
    town = building(0, TO_RUTLAND)
    prices = [price(town, f"(1,-2) {face}") for face in ("T11@3", "T21@0", "T31@1", "T43@0")]
    assert prices == [1 + 1, 2 + 1, 3 + 1, 4 + 1]


@pytest.mark.rule("STM-079")
def test_a_town_costs_a_dollar_more() -> None:
    match = building(0, TO_RUTLAND)
    assert price(match, "(1,-2) T11@3") == 1 + 1
    assert price(match, "(1,-2) T22@1") == 2 + 1
    assert price(match, "(1,-2) T42@0") == 4 + 1


@pytest.mark.rule("STM-080")
def test_water_costs_a_dollar_more_once() -> None:
    match = building(0, "(-5,2) 22@1 =0", "(0,3) 21@0 =0")
    assert price(match, "(0,1) 21@0") == 2 + 1, "a river"
    assert price(match, "(-3,1) 21@2") == 2 + 1, "a canal"
    assert price(match, "(-5,3) 21@0") == 2 + 1, "a lake"
    assert price(match, "(1,0) 21@2") == 2, "no water"
    assert price(match, "(0,2) T21@0") == 2 + 1 + 1, "once, whatever crosses it"
    confluence = building(0, map="ruhr")
    assert price(confluence, "(1,0) 21@0") == 2 + 1, "a hex with two rivers"


@pytest.mark.rule("STM-081")
def test_hills_cost_two_dollars_more_and_the_coast_nothing() -> None:
    match = building(0, "(-1,4) 21@2 =0")
    assert price(match, "(-1,1) 22@1") == 2 + 2
    assert price(match, "(2,0) 22@3") == 2 + 2
    assert price(match, "(5,-1) 21@0") == 2, "coast is plain"
    assert price(match, "(-2,4) 21@2") == 2 + 1 + 2, "hill with a river"


@pytest.mark.rule("STM-082")
def test_a_two_segment_face_on_an_empty_hex() -> None:
    assert price(building(0, new_cities={"new-haven": "grey"}), "(3,1) 46@5") == 4 + 1
    plain = building(0, new_cities={"new-haven": "grey"})
    assert price(plain, "(2,2) 41@2") == 4, "no surcharge on the plain"
    hill = building(0, "(-1,4) 21@2 =0", "(0,3) 22@3 =0", "(-1,3) 22@2 =0")
    assert price(hill, "(-2,4) 41@1") == 4 + 1 + 2


@pytest.mark.rule("STM-083")
def test_an_improvement_pays_for_the_whole_face_but_not_for_the_ground() -> None:
    river = building(0, "(4,-2) 22@2 =1", "(3,0) 21@1 =0", "(4,-1) 22@4 =0")
    assert price(river, "(4,-2) 42@3") == 4
    assert price(building(0, *SPRINGFIELD, "(3,0) 22@4 =0"), "(3,-1) T22@1") == 2 + 1
    own_town = building(1, *SPRINGFIELD)
    assert price(own_town, "(3,-1) T34@0") == 3 + 1
    hill = building(0, "(1,0) 21@2 =1", "(2,0) 21@2 =1")
    assert price(hill, "(2,0) 41@2") == 4, "nothing for the hill"


@pytest.mark.rule("STM-084")
def test_a_redirect_pays_for_the_whole_face_but_not_for_the_ground() -> None:
    assert price(building(0, STUB), "(3,0) 22@4") == 2
    hill = building(0, "(-1,1) 22@1 =0")
    assert price(hill, "(-1,1) 21@1") == 2
    double = building(0, "(4,-2) 42@3 2-4=1 0-3=0", "(3,0) 21@1 =0", "(4,-1) 22@4 =0")
    assert price(double, "(4,-2) 43@1") == 4


@pytest.mark.rule("STM-085")
def test_new_cities_and_city_growth_cost_nothing_on_the_map() -> None:
    urbanized = urbanize(building(0, tile=7), "springfield", "red", 1)
    assert cash(urbanized) == RICH
    grown = grow(building(0, tile=5), "ottawa", 1)
    assert cash(grown) == RICH
    assert cash(finish(grown)) == RICH


@pytest.mark.rule("STM-078", "STM-081")
def test_what_the_hex_costs_does_not_depend_on_who_builds() -> None:
    for seat in (0, 2):
        match = building(seat)
        assert paid(match, "(-1,1) 22@1") == [4]
        assert cash(match, seat) == RICH - 4


@pytest.mark.rule("STM-078")
def test_the_price_is_told_before_the_tile_is_chosen() -> None:
    match = building(0)
    play(match, spot((-1, 1)))
    (ask,) = match.pending.values()
    costs = {option.label().args["tile"].args["cost"] for option in ask.options.values()}
    assert costs == {4}, "two exits and the hill; no tile with two segments is legal there"
