"""What the starting-wealth cards bring (rules section 15)."""

from __future__ import annotations

import pytest

from tests.engine.games.railroad_revolution.build import actor, asked, offered, play
from tests.engine.games.railroad_revolution.scenes import choices, me, seen, table


def drafting(side: str, worker: str = "gray", **facts: object) -> object:
    """The first player takes the last card."""
    return table(**{"phase": "draft", "round": 1, "wealth": [(side, worker)], **facts})


@pytest.mark.rule("RRV-121")
def test_steps_are_three():
    match = play(drafting("steps"), "telegraph", "stations", "network")
    assert (seen(match).phase, list(me(match).markers.values())) == ("turn", [1, 1, 1])
    assert me(match).pool["gray"] == 1


@pytest.mark.rule("RRV-122")
def test_the_spare_rail_goes_on_any_available_space_for_nothing():
    match = drafting("rail", deal=1)
    assert offered(match) == ["was-chi", "clt-chi", "clt-lit", "clt-mia"]
    play(match, "clt-lit")
    assert (me(match).rails, me(match).money, me(match).shares) == (["WAS-CLT", "CLT-LIT"], 600, 3)
    assert sum(sector.rails for sector in me(match).sectors) == 15
    assert not me(match).spare_rail
    assert (seen(match).phase, seen(match).deal) == ("turn", 1)


@pytest.mark.rule("RRV-123")
def test_shares_are_three():
    assert me(drafting("shares")).shares == 6


@pytest.mark.rule("RRV-124")
@pytest.mark.parametrize("sector", [3, 6])
def test_the_spare_building_is_the_first_office_of_a_deal_sector(sector):
    match = drafting("office", deal=1)
    assert offered(match) == ["sector-3", "sector-6"]
    play(match, f"sector-{sector}")
    assert (me(match).offices, me(match).shares, seen(match).deal) == ([sector], 3, 1)
    assert seen(match).sectors[sector - 1].offices == [0]
    assert sum(each.buildings for each in me(match).sectors) == 12
    assert (seen(match).phase, asked(match)) == ("turn", "worker")


@pytest.mark.rule("RRV-125")
def test_swap_exchanges_one_worker_or_none():
    match = drafting("swap", bank="purple, orange")
    assert choices(match) == ["white/purple", "white/orange", "gray/purple", "gray/orange"]
    assert "done" in offered(match)
    play(match, "white/orange")
    assert {colour: n for colour, n in me(match).pool.items() if n} == {"white": 3, "orange": 1, "gray": 1}
    assert seen(match).bank["white"] == 1
    assert me(play(drafting("swap"), "done")).pool["white"] == 4


@pytest.mark.rule("RRV-126")
@pytest.mark.parametrize("city", ["was", "clt"])
def test_the_spare_building_is_the_first_station_of_washington_or_charlotte(city):
    match = drafting("station")
    assert offered(match) == ["was", "clt"]
    play(match, city)
    assert me(match).stations == [city.upper()]
    assert (me(match).money, me(match).shares, me(match).workforce) == (600, 3, 5)
    assert list(me(match).markers.values()) == [0, 0, 0]
    assert sum(each.buildings for each in me(match).sectors) == 12


@pytest.mark.rule("RRV-127")
def test_train_is_any_train_of_the_piles():
    match = drafting("train", up="promote2")
    assert offered(match) == ["money", "steps", "shares", "rail"]
    play(match, "rail")
    assert me(match).trains_up == {"promote2": 1, "rail": 1}


@pytest.mark.rule("RRV-128")
def test_money_is_500_dollars():
    assert me(drafting("money")).money == 1100


@pytest.mark.rule("RRV-122", "RRV-126")
def test_what_is_left_of_the_spare_pieces_goes_to_the_box():
    match = drafting("shares")
    assert (me(match).spare_rail, me(match).spare_building) == (False, False)
    assert sum(sector.rails + sector.buildings for sector in me(match).sectors) == 27
    assert actor(match) == 0
