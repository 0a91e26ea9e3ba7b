"""Station (RRV-047 to RRV-054, RRV-140, RRV-141, RRV-172, RRV-174, RRV-175)."""

from __future__ import annotations

import pytest

from tests.engine.games.railroad_revolution.build import actor, asked, offered, play
from tests.engine.games.railroad_revolution.turns import (
    TO_DENVER,
    boxes,
    main_keys,
    me,
    next_turn,
    pool,
    purse,
    trains,
    turn,
)

TO_SALT_LAKE = "WAS-CHI CHI-DLH DLH-BIS BIS-SLCa BIS-SLCb"
TO_SEATTLE = "WAS-CHI CHI-DLH DLH-BIS BIS-SEAa BIS-SEAb"


def cities(**facts):
    """Where seat 0, who has money, can build a station."""
    match = turn("station/white", **{"money": 2000, **facts})
    assert asked(match) == "city"
    return main_keys(match)


@pytest.mark.rule("RRV-047")
@pytest.mark.parametrize(
    ("city", "cost", "rails"),
    [("WAS", 200, ""), ("CLT", 200, ""), ("CHI", 300, "WAS-CHI"), ("MIA", 300, "CLT-MIA"),
     ("KCY", 400, TO_DENVER), ("DEN", 500, TO_DENVER), ("SEA", 600, TO_SEATTLE)],
)  # fmt: skip
def test_the_leftmost_building_moves_to_a_city_for_the_cost_printed_there(city, cost, rails):
    facts = {"rails": rails, "stations": {city: [1]}, "pool": "4 white", "money": 1000}
    match = turn("station/white", city.lower(), **facts)
    play(match, "done")
    assert next_turn(match)
    assert purse(match) == (1000 - cost, 0)
    assert match.state.stations[city] == [1, 0]
    assert me(match).buildings == [0, 1, 1, 2, 2, 2, 1, 2]


@pytest.mark.rule("RRV-047")
def test_without_a_building_or_without_money_there_is_no_station():
    assert "station" not in boxes(turn(money=2000, mat_rails=[2, 2, 2], mat_buildings=[0]))
    taken = {"stations": {"WAS": [1], "CLT": [1]}}
    assert "station" not in boxes(turn(money=150, pool="4 white", **taken))


@pytest.mark.rule("RRV-048", "RRV-058", "RRV-014", "RRV-EX-04")
def test_at_the_start_washington_and_charlotte_are_available():
    assert cities() == {"was", "clt"}


@pytest.mark.rule("RRV-048", "RRV-058", "RRV-EX-05")
def test_where_a_station_may_be_built():
    assert cities(rails="CLT-MIA CLT-LIT", stations={"WAS": [0]}) == {"clt", "mia", "lit"}


@pytest.mark.rule("RRV-048")
def test_stations_of_others_do_not_matter():
    assert cities(stations={"WAS": [1, 2, 3], "CLT": [-1]}) == {"was", "clt"}
    assert "station" not in boxes(turn(money=2000, stations={"WAS": [0], "CLT": [1, 0]}))


@pytest.mark.rule("RRV-049", "RRV-140")
@pytest.mark.parametrize("there", [[], [1]])
def test_the_primary_reward_is_for_everybody_and_optional(there):
    facts = {"rails": TO_DENVER, "tiles": {"DEN": "4-4"}, "stations": {"DEN": there}, "money": 500, "pool": "4 white"}
    match = turn("station/white", "den", **facts)
    assert main_keys(match) == {"reward", "done"}
    play(match, "reward", "network", "stations", "telegraph")
    assert me(match).markers == {"network": 1, "stations": 1, "telegraph": 1}
    declined = turn("station/white", "den", "done", **facts)
    assert next_turn(declined)
    assert me(declined).markers == {"network": 0, "stations": 0, "telegraph": 0}


@pytest.mark.rule("RRV-141")
def test_workers_shown_are_taken_all_or_one_of_two():
    both = {"rails": TO_DENVER, "stations": {"DEN": [1], "WAS": [1]}, "money": 500, "pool": "4 white"}
    match = turn("station/white", "den", "reward", tiles={"DEN": "4-2"}, **both)
    assert pool(match) == {"white": 3, "orange": 1, "turquoise": 1}
    match = turn("station/white", "was", "reward", **both)
    assert main_keys(match) == {"orange", "gray"}
    play(match, "gray")
    assert next_turn(match)
    assert pool(match) == {"white": 3, "gray": 1}


@pytest.mark.rule("RRV-050")
def test_the_first_station_brings_the_bonus_and_a_later_one_does_not():
    facts = {"rails": "WAS-CHI", "tiles": {"CHI": "2-1"}, "money": 300, "pool": "4 white"}
    first = turn("station/white", "chi", **facts)
    play(first, "reward", "orange")
    assert purse(first) == (0, 2), "two shares"
    assert first.state.stations["CHI"] == [0]
    later = turn("station/white", "chi", stations={"CHI": [2]}, **facts)
    play(later, "reward", "orange")
    assert purse(later) == (0, 0)
    assert later.state.stations["CHI"] == [2, 0]


@pytest.mark.rule("RRV-050", "RRV-142")
@pytest.mark.parametrize(("money", "can"), [(600, True), (599, False)])
def test_the_first_station_bonus_has_its_price(money, can):
    facts = {"rails": TO_DENVER, "tiles": {"DEN": "4-4"}, "up": "steps", "pool": "4 white"}
    match = turn("station/white", "den", money=money, **facts)
    assert ("bonus" in offered(match)) is can
    if can:
        play(match, "bonus", "network", "done", "done")
        assert purse(match) == (0, 0)
        assert trains(match) == ({}, {"steps": 1})


@pytest.mark.rule("RRV-051")
def test_purple_pays_100_and_flips_one_train():
    facts = {"pool": "4 white, purple", "stations": {"WAS": [1]}}
    match = turn("station/purple", "was", "paid-flip", money=300, up="shares money", **facts)
    assert main_keys(match) == {"shares", "money"}
    play(match, "shares")
    assert purse(match) == (200, 3)
    assert "paid-flip" not in offered(match), "one"
    assert trains(match) == ({"money": 1}, {"shares": 1})
    match = turn("station/purple", "was", "paid-flip", money=300, down="steps", **facts)
    play(match, "done")
    assert purse(match) == (0, 0)
    assert trains(match) == ({"steps": 1}, {})
    poor = turn("station/purple", "was", money=250, down="steps", **facts)
    assert main_keys(poor) == {"reward", "done"}


@pytest.mark.rule("RRV-052", "RRV-EX-44")
def test_orange_pays_no_station_cost_but_all_other_prices():
    facts = {"pool": "4 white, orange", "rails": TO_DENVER, "tiles": {"DEN": "4-2"}}
    match = turn("station/orange", "den", money=250, **facts)
    play(match, "no-cost", "bonus", "rail")
    assert purse(match) == (0, 0)
    assert trains(match) == ({"rail": 1}, {})
    play(match, "done")
    assert next_turn(match)
    assert purse(match) == (0, 0)
    poor = turn("station/orange", "den", money=200, **facts)
    assert "bonus" not in offered(poor)


@pytest.mark.rule("RRV-052", "RRV-037")
def test_orange_lets_a_station_be_built_without_any_money():
    match = turn(money=0, pool="3 white, orange", stations={"WAS": [1], "CLT": [1]})
    assert "station/orange" in offered(match)
    assert "station/white" not in offered(match)


@pytest.mark.rule("RRV-053", "RRV-172", "RRV-146", "RRV-EX-42")
def test_gray_takes_the_first_station_bonus_twice():
    facts = {"rails": TO_DENVER, "tiles": {"DEN": "4-3"}}
    match = turn("station/gray", "den", money=900, **facts)
    assert {"reward", "bonus", "extra-bonus"} <= set(offered(match))
    play(match, "bonus", "orange", "extra-bonus", "purple", "done")
    assert next_turn(match)
    assert purse(match) == (0, 0)
    assert pool(match) == {"white": 4, "orange": 1, "purple": 1}
    once = turn("station/gray", "den", money=850, **facts)
    play(once, "extra-bonus", "orange")
    assert "bonus" not in offered(once), "each is paid for"


@pytest.mark.rule("RRV-053", "RRV-175", "RRV-028", "RRV-EX-43")
def test_gray_takes_the_bonus_once_behind_a_neutral_building():
    facts = {"players": 2, "rails": TO_SALT_LAKE, "tiles": {"SLC": "4-4"}, "up": "money"}
    match = turn("station/gray", "slc", money=600, **facts)
    assert main_keys(match) == {"reward", "extra-bonus", "done"}
    play(match, "extra-bonus", "done")
    assert next_turn(match)
    assert match.state.stations["SLC"] == [-1, 0]
    assert trains(match) == ({}, {"money": 1})
    assert purse(match) == (600, 0)
    plain = turn("station/white", "slc", money=600, **facts)
    assert main_keys(plain) == {"reward", "done"}


@pytest.mark.rule("RRV-054", "RRV-172", "RRV-141", "RRV-EX-45")
def test_turquoise_takes_the_primary_reward_a_second_time():
    facts = {"rails": TO_DENVER, "tiles": {"DEN": "4-1"}, "pool": "4 white, turquoise", "stations": {"DEN": [1]}}
    match = turn("station/turquoise", "den", money=800, **facts)
    assert main_keys(match) == {"reward", "done"}, "the first taking comes first"
    play(match, "reward", "second-reward")
    assert next_turn(match)
    assert pool(match) == {"white": 4, "purple": 2, "gray": 2}
    assert purse(match) == (0, 0)
    poor = turn("station/turquoise", "den", "reward", money=799, **facts)
    assert next_turn(poor)
    assert purse(poor) == (299, 0)


@pytest.mark.rule("RRV-172", "RRV-054")
def test_a_second_taking_is_optional_and_chosen_anew():
    facts = {"money": 500, "pool": "4 white, turquoise", "stations": {"WAS": [1]}}
    match = turn("station/turquoise", "was", "reward", "gray", **facts)
    assert main_keys(match) == {"second-reward", "done"}
    play(match, "second-reward")
    assert main_keys(match) == {"orange", "gray"}
    play(match, "orange")
    assert pool(match) == {"white": 4, "orange": 1, "gray": 1}


@pytest.mark.rule("RRV-038", "RRV-162", "RRV-051", "RRV-133", "RRV-EX-46")
def test_a_rail_laid_first_makes_the_city_available():
    facts = {"pool": "4 white, purple", "up": "rail", "money": 500, "stations": {"CHI": [1]}}
    match = turn("station/purple", **facts)
    assert main_keys(match) == {"build", "paid-flip"}
    play(match, "paid-flip", "was-chi")
    assert asked(match) == "city"
    assert purse(match) == (300, 0)
    assert {"was", "clt", "chi"} == main_keys(match)
    play(match, "chi", "done")
    assert purse(match) == (0, 0)
    assert trains(match) == ({}, {"rail": 1})
    assert match.state.stations["CHI"] == [1, 0]


@pytest.mark.rule("RRV-162")
def test_the_city_is_chosen_when_the_station_is_placed():
    match = turn("station/purple", "build", pool="4 white, purple", up="rail", money=700)
    assert main_keys(match) == {"was", "clt"}, "Chicago is not connected at that moment"


@pytest.mark.rule("RRV-174", "RRV-050")
def test_a_station_by_a_deal_takes_the_first_space_without_a_bonus():
    facts = {"rails": "CLT-MIA", "tiles": {"MIA": "2-1"}}
    match = turn("trade/gray", "rail", "deal", "bottom", "mia", shares=3, deal=2, **facts)
    assert next_turn(match)
    assert purse(match) == (400, 0), "no bonus of two shares"
    assert match.state.stations["MIA"] == [0]
    later = turn("station/white", "mia", money=300, pool="4 white", stations={"MIA": [1]}, **facts)
    assert main_keys(later) == {"reward", "done"}
    assert actor(later) == 0
