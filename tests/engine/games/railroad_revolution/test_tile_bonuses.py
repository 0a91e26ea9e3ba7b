"""What telegraph tiles and city tiles bring (rules section 15)."""

from __future__ import annotations

import pytest

from tests.engine.games.railroad_revolution.build import asked, offered, play
from tests.engine.games.railroad_revolution.scenes import at_sector, choices, close, in_city, me, seen

WEST = "WAS-CHI CHI-KCY KCY-DENa KCY-DENb"
"""A way to Chicago, Kansas City and Denver."""
STEPS = ["telegraph", "stations", "network"]


def bonus(tile: str, **facts: object) -> object:
    """Seat 0 has discarded a white worker for the bonus of a telegraph tile."""
    return play(at_sector(tile, **facts), "tile", "white")


# -- telegraph tiles


@pytest.mark.rule("RRV-134")
def test_telegraph_rail_is_free_and_triggers_no_deal():
    match = bonus("TG-rail", rails="WAS-CHI", deal=1)
    assert sorted(choices(match)) == ["chi-dlh", "chi-kcy", "chi-lit", "clt-chi", "clt-lit", "clt-mia"]
    play(match, "chi-kcy")
    assert (me(match).money, me(match).rails[-1], seen(match).deal) == (0, "CHI-KCY", 1)
    assert [sector.rails for sector in me(match).sectors][:2] == [0, 2]
    assert me(play(bonus("TG-rail"), "clt-lit")).money == 0


@pytest.mark.rule("RRV-135")
@pytest.mark.parametrize("number", [1, 2])
def test_telegraph_promote_promotes_one_or_two(number):
    match = bonus("TG-promote", pool="8 white", milestones="D-1 D-2")
    for _ in range(number):
        assert asked(match) == "promote"
        play(match, choices(match)[0])
    play(match, *(["done"] if asked(match) == "promote" else []))
    assert me(match).workforce == 7 - number
    assert asked(match) != "promote"


@pytest.mark.rule("RRV-136")
def test_telegraph_flip_makes_two_flips_of_two_trains_or_of_one_twice():
    match = play(bonus("TG-flip", up="money", down="shares"), "shares-down", "shares")
    assert (me(match).shares, me(match).money) == (3 + 1 + 3, 0)
    assert me(match).trains_down == {"shares": 1}
    match = play(bonus("TG-flip", up="money", down="shares"), "money", "money-down")
    assert (me(match).money, me(match).trains_up) == (600, {"money": 1})
    match = play(bonus("TG-flip", up="money shares"), "shares", "money")
    assert (me(match).money, me(match).shares, asked(match)) == (600, 7, "worker")


@pytest.mark.rule("RRV-137")
def test_telegraph_money_is_600_dollars():
    assert me(bonus("TG-money")).money == 600


@pytest.mark.rule("RRV-138")
def test_telegraph_train_is_any_train_of_the_piles():
    match = bonus("TG-train", trains={"money": 0})
    assert choices(match) == ["steps", "shares", "rail"]
    play(match, "shares")
    assert (me(match).trains_up, me(match).money, seen(match).trains["shares"]) == ({"shares": 1}, 0, 4)


@pytest.mark.rule("RRV-139")
def test_telegraph_steps_are_three():
    match = play(bonus("TG-steps"), *STEPS)
    assert asked(match) == "worker"
    assert list(me(match).markers.values()) == [1, 1, 1]


# -- primary rewards of cities


@pytest.mark.rule("RRV-140")
@pytest.mark.parametrize(
    ("city", "tile", "steps"), [("CHI", "2-3", 2), ("KCY", "3-3", 3), ("DEN", "4-3", 4), ("DEN", "4-4", 4)]
)
def test_primary_steps_are_as_many_as_shown(city, tile, steps):
    match = play(in_city(city, tile, rails=WEST, money=1500, shares=2), "reward")
    for number in range(steps):
        assert asked(match) == "steps", number
        play(match, STEPS[number % 3])
    assert asked(match) != "steps"
    assert sum(me(match).markers.values()) == steps


@pytest.mark.rule("RRV-140")
@pytest.mark.parametrize("tile", ["5-1", "5-2"])
def test_primary_steps_in_the_west_are_five(tile):
    rails = f"{WEST} DEN-ELP ELP-SANa ELP-SANb"
    match = play(in_city("SAN", tile, rails=rails, money=2000, shares=9), "reward")
    for number in range(5):
        play(match, STEPS[number % 3])
    assert asked(match) != "steps"


@pytest.mark.rule("RRV-141")
@pytest.mark.parametrize(
    ("city", "tile", "workers"),
    [
        ("KCY", "3-1", ["purple", "turquoise"]),
        ("KCY", "3-2", ["orange", "gray"]),
        ("DEN", "4-1", ["purple", "gray"]),
        ("DEN", "4-2", ["orange", "turquoise"]),
    ],
)
def test_primary_workers_are_both_that_are_shown(city, tile, workers):
    match = play(in_city(city, tile, rails=WEST, money=500), "reward")
    assert [colour for colour, n in me(match).pool.items() if n and colour != "white"] == workers
    assert me(match).workforce == 7


@pytest.mark.rule("RRV-141")
@pytest.mark.parametrize(
    ("city", "tile", "workers"),
    [
        ("WAS", "L1-WAS", ["orange", "gray"]),
        ("CLT", "L1-CLT", ["purple", "turquoise"]),
        ("CHI", "2-1", ["purple", "orange"]),
        ("CHI", "2-2", ["gray", "turquoise"]),
    ],
)
def test_of_two_workers_with_a_stroke_only_one_is_taken(city, tile, workers):
    match = play(in_city(city, tile, rails=WEST, money=500), "reward")
    assert (asked(match), offered(match)) == ("worker-choice", workers)
    play(match, workers[1])
    assert [me(match).pool[colour] for colour in workers] == [0, 1]
    assert me(match).workforce == 6


# -- first-station bonuses


@pytest.mark.rule("RRV-142")
@pytest.mark.parametrize(("city", "tile", "price", "cost"), [("CHI", "2-2", 0, 300), ("DEN", "4-4", 100, 500)])
def test_first_station_flip_costs_what_is_shown(city, tile, price, cost):
    match = play(in_city(city, tile, rails=WEST, money=cost + price, up="money"), "bonus")
    close(match)
    assert (me(match).money, me(match).trains_down) == (600, {"money": 1})


@pytest.mark.rule("RRV-143")
@pytest.mark.parametrize(("city", "tile", "price", "cost"), [("KCY", "3-3", 300, 400), ("DEN", "4-2", 250, 500)])
def test_first_station_train_costs_what_is_shown(city, tile, price, cost):
    match = play(in_city(city, tile, rails=WEST, money=cost + price), "bonus", "steps")
    close(match)
    assert (me(match).money, me(match).trains_up) == (0, {"steps": 1})
    short = in_city(city, tile, rails=WEST, money=cost + price - 50)
    assert "bonus" not in offered(short)


@pytest.mark.rule("RRV-144")
@pytest.mark.parametrize(("city", "tile"), [("CHI", "2-1"), ("DEN", "4-1")])
def test_first_station_shares_are_two(city, tile):
    match = in_city(city, tile, rails=WEST, money=500)
    close(match)
    assert me(match).shares == 2, "they cost nothing and leave no choice, so they come by themselves"


@pytest.mark.rule("RRV-145")
@pytest.mark.parametrize(("tile", "steps"), [("3-2", 2)])
def test_first_station_steps_are_as_many_as_shown(tile, steps):
    match = play(in_city("KCY", tile, rails=WEST, money=400), "bonus")
    play(match, *STEPS[:steps])
    assert asked(match) != "steps"
    assert sum(me(match).markers.values()) == steps


@pytest.mark.rule("RRV-145")
def test_first_station_steps_in_the_west_are_three():
    rails = f"{WEST} DEN-ELP ELP-SANa ELP-SANb"
    match = play(in_city("SAN", "5-3", rails=rails, money=600), "bonus", *STEPS)
    assert asked(match) != "steps"
    assert sum(me(match).markers.values()) == 3


@pytest.mark.rule("RRV-146")
def test_first_station_worker_costs_200_dollars_and_is_of_any_colour_in_the_bank():
    match = play(in_city("DEN", "4-3", rails=WEST, money=700, bank="white, gray, turquoise"), "bonus")
    assert offered(match) == ["white", "gray", "turquoise"]
    play(match, "gray")
    close(match)
    assert (me(match).pool["gray"], me(match).workforce, me(match).money) == (1, 6, 0)


@pytest.mark.rule("RRV-147")
def test_first_station_swap_exchanges_a_worker_of_pool_or_mat():
    match = play(in_city("KCY", "3-1", rails=WEST, money=400, bank="orange"), "bonus")
    assert choices(match) == ["white/orange", "white-mat/orange"]
    play(match, "white/orange")
    assert (me(match).pool["white"], me(match).pool["orange"], me(match).workforce) == (3, 1, 5)
    assert seen(match).bank["white"] == 1


@pytest.mark.rule("RRV-148")
@pytest.mark.parametrize("promoting", [False, True])
def test_washington_gives_a_share_and_perhaps_a_promotion(promoting):
    match = play(in_city("WAS", "L1-WAS", money=200, pool="6 white", milestones="D-1"), "bonus")
    assert (asked(match), me(match).shares) == ("promote", 1)
    play(match, choices(match)[0] if promoting else "done")
    assert (me(match).shares, me(match).workforce) == (1, 6 - promoting)
    assert asked(match) == "action"


@pytest.mark.rule("RRV-149")
@pytest.mark.parametrize("number", [1, 2])
def test_the_promotion_of_a_first_station_costs_200_dollars_once(number):
    facts = {"money": 500, "pool": "7 white", "milestones": "D-1 D-2"}
    match = play(in_city("CHI", "2-3", rails=WEST, **facts), "bonus")
    for _ in range(number):
        play(match, choices(match)[0])
    play(match, *(["done"] if asked(match) == "promote" else []))
    assert asked(match) == "action"
    assert me(match).workforce == 7 - number
    close(match)
    assert me(match).money == 0


@pytest.mark.rule("RRV-150")
@pytest.mark.parametrize("promoting", [False, True])
def test_charlotte_gives_a_step_and_perhaps_a_promotion(promoting):
    match = play(in_city("CLT", "L1-CLT", money=200, pool="6 white", milestones="D-1"), "bonus")
    assert (asked(match), choices(match)) == ("steps", STEPS)
    play(match, "stations")
    assert asked(match) == "promote", "one step only"
    play(match, choices(match)[0] if promoting else "done")
    assert (me(match).markers["stations"], me(match).workforce) == (1, 6 - promoting)
