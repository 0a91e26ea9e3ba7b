"""The conservation laws: what must hold at every boundary, whatever was played."""

from __future__ import annotations

from engine.games.steam.data import DATA
from engine.games.steam.network import check_track
from engine.games.steam.state import Player, State


def check(state: State) -> None:
    """STM-015, STM-024, STM-025, STM-137: nothing appears or vanishes. Raises AssertionError."""
    check_order(state)
    check_cubes(state)
    check_cities(state)
    for player in state.players:
        check_player(player, over=state.phase == "over")
    check_track(state)


def check_order(state: State) -> None:
    """STM-034, STM-047, STM-214: the living seats have the positions; every action tile has one owner."""
    living = [seat for seat, player in enumerate(state.players) if not player.fallen]
    assert sorted(state.order) == living, "turn order"
    assert all(seat in state.order for seat in state.waiting), "waiting"
    fallen = sorted(player.fallen for player in state.players if player.fallen)
    assert fallen == list(range(1, len(fallen) + 1)), "order of bankruptcies"
    tiles = [player.tile for player in state.players if player.tile]
    assert len(tiles) == len(set(tiles)), "an action tile twice"


def check_cubes(state: State) -> None:
    """STM-015, STM-021, STM-117, STM-137: every cube lies in a city, in the supply, or in the bag."""
    piles = [*state.goods.values(), *state.supply, state.bag]
    for colour, count in DATA.cubes.items():
        assert sum(pile.get(colour, 0) for pile in piles) == count, f"{colour} cubes"
    assert all(count > 0 for pile in piles for count in pile.values()), "a pile with none of a colour"
    assert len(state.supply) == DATA.supply_spaces, "supply spaces"


def check_cities(state: State) -> None:
    """STM-015, STM-107, STM-116, STM-135: cities and only cities hold cubes; New City tiles and markers."""
    facts = DATA.maps[state.map]
    assert sorted(state.goods) == sorted([*facts.cities, *state.new_cities]), "cities"
    assert all(town in facts.towns for town in state.new_cities), "a New City on no town"
    lying = list(state.new_cities.values())
    for colour, count in DATA.new_cities.items():
        assert lying.count(colour) + state.new_city_tiles.get(colour, 0) == count, f"{colour} New City tiles"
    assert all(city in facts.cities for city in state.grown), "a marker on no printed city"
    assert len(set(state.grown)) == len(state.grown) <= DATA.totals.growth_markers, "City Growth markers"


def check_player(player: Player, *, over: bool) -> None:
    """STM-024, STM-025, STM-218: nobody is beyond the end of a scale, or owes anything."""
    assert DATA.income.min <= player.income <= DATA.income.max, "income"
    assert DATA.locomotive.min <= player.locomotive <= DATA.locomotive.max, "locomotive"
    assert player.cash >= 0, "cash"
    assert over or player.vp >= DATA.vp.min, "VP"
