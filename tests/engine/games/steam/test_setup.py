"""Setting up: players, maps, goods, scales (STM-011 to STM-025, STM-181, STM-182)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, product

import pytest

from engine.core.play.rng import Rng, Seed
from engine.core.play.rules import WrongSeats
from engine.games.steam import RULES
from engine.games.steam.data import DATA
from engine.games.steam.state import State
from tests.engine.games.steam.build import building, offered, place, play, position, spot
from tests.engine.games.steam.scenes import final, kind, moving, new, points, vps

COLOURS = {"orange", "green", "natural", "white", "brown", "black"}
START = {
    "northeast": {
        "rochester": ("yellow", 3),
        "harrisburg": ("yellow", 3),
        "baltimore": ("red", 3),
        "syracuse": ("purple", 3),
        "ottawa": ("purple", 3),
        "philadelphia": ("blue", 4),
        "montreal": ("blue", 4),
        "albany": ("blue", 3),
        "new-york": ("purple", 4),
        "hartford": ("red", 3),
        "boston": ("red", 4),
        "portland": ("yellow", 3),
    },
    "ruhr": {
        "eindhoven": ("yellow", 3),
        "maastricht": ("blue", 3),
        "nijmegen": ("purple", 3),
        "aachen": ("yellow", 3),
        "duisburg": ("red", 4),
        "duesseldorf": ("blue", 4),
        "koeln": ("red", 4),
        "essen": ("purple", 4),
        "wuppertal": ("yellow", 4),
        "muenster": ("red", 3),
        "dortmund": ("blue", 4),
        "siegen": ("purple", 3),
    },
}


def cubes_of(state: State) -> Counter[str]:
    """All cubes of a game by colour, wherever they are."""
    found: Counter[str] = Counter()
    for goods in (*state.goods.values(), *state.supply, state.bag):
        found.update(goods)
    return found


@pytest.mark.rule("STM-011")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_three_to_six_players_each_have_a_colour_of_their_own(players):
    shown = [each.colour for each in new(players).view(None).players]
    assert len(shown) == players
    assert len(set(shown)) == players
    assert set(shown) <= COLOURS


@pytest.mark.rule("STM-011")
@pytest.mark.parametrize("players", [1, 2, 7])
def test_no_other_number_of_players_may_sit_down(players):
    with pytest.raises(WrongSeats):
        new(players)


@pytest.mark.rule("STM-012", "STM-181")
@pytest.mark.parametrize("map", ["northeast", "ruhr"])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_both_maps_take_any_number_of_players(map, players):
    match = new(players, map=map)
    assert match.view(None).map == map
    assert kind(match) == "bid"


@pytest.mark.rule("STM-012")
def test_the_maps_are_the_two_of_the_box():
    (choices,) = [variant.choices for variant in RULES.variants if variant.key == "map"]
    assert sorted(choices) == ["northeast", "ruhr"]
    assert new(4, map="northeast").view(None).towns != new(4, map="ruhr").view(None).towns


@pytest.mark.rule("STM-015")
@pytest.mark.parametrize("players", [3, 6])
def test_what_is_in_the_box(players):
    match = new(players)
    state, view = match.state, match.view(None)
    assert cubes_of(state) == {"red": 20, "blue": 20, "yellow": 20, "purple": 20, "grey": 16}
    assert sum(cubes_of(state).values()) == 96
    assert view.new_city_tiles == {"red": 1, "yellow": 1, "purple": 1, "blue": 1, "grey": 4}
    assert view.growth_markers == 10
    assert sorted(DATA.action_tiles) == [1, 2, 3, 4, 5, 6, 7]
    assert sum(tile.count for tile in DATA.tiles) == 136


def stubs() -> list[str]:
    """Tiles that lead away from cities of map A, each with an open end that meets no other."""
    map, reserved, found = DATA.maps["northeast"], set(), []
    for bend, city, edge in product((0, 1, -1), map.cities, range(6)):
        near = map.across[city][edge]
        far = map.across[near][(edge + bend) % 6] if near else ""
        if near and far and not {near, far} & reserved and not map.hexes[near].feature and not map.hexes[far].feature:
            reserved |= {near, far}
            face = {0: f"21@{edge % 3}", 1: f"22@{(edge + 1) % 6}", -1: f"22@{(edge + 3) % 6}"}[bend]
            found.append(f"({map.hexes[near].q},{map.hexes[near].r}) {face}")
    return found


@pytest.mark.rule("STM-016")
def test_whoever_has_thirty_links_can_still_start_another():
    tiles = stubs()
    match = building(0, *(f"{tile} =0" for tile in tiles[:30]))
    assert match.view(None).players[0].unfinished == 30
    place(match, tiles[30])
    assert match.view(0).players[0].unfinished == 31


@pytest.mark.rule("STM-017", "STM-013")
@pytest.mark.parametrize("map", ["northeast", "ruhr"])
def test_each_printed_city_gets_as_many_cubes_as_its_number_says(map):
    match = new(4, map=map)
    shown = {city.id.replace("_", "-"): (city.colour, sum(city.cubes.values())) for city in match.view(None).cities}
    assert shown == START[map]


@pytest.mark.rule("STM-017")
def test_the_cubes_of_the_cities_are_drawn_at_random():
    first, second = new(4, seed=1).state, new(4, seed=2).state
    assert first.goods != second.goods
    assert first.goods == new(4, seed=1).state.goods
    drawn: Counter[str] = Counter()
    for seed in range(30):
        drawn.update(new(4, seed=seed).state.goods[spot("albany")])
    assert set(drawn) == {"red", "blue", "yellow", "purple", "grey"}


@pytest.mark.rule("STM-018")
def test_on_the_ruhr_three_players_find_a_cube_less_in_every_city():
    for city in new(3, map="ruhr").view(None).cities:
        assert sum(city.cubes.values()) == START["ruhr"][city.id.replace("_", "-")][1] - 1, city.id
    for city in new(3, map="northeast").view(None).cities:
        assert sum(city.cubes.values()) == START["northeast"][city.id.replace("_", "-")][1], city.id


@pytest.mark.rule("STM-019", "STM-020")
@pytest.mark.parametrize("map", ["northeast", "ruhr"])
@pytest.mark.parametrize(("players", "cubes"), [(3, 2), (4, 3), (5, 3), (6, 3)])
def test_the_twelve_supply_spaces_are_filled(map, players, cubes):
    assert [sum(space.values()) for space in new(players, map=map).state.supply] == [cubes] * 12


@pytest.mark.rule("STM-020")
def test_the_supply_is_drawn_at_random():
    assert new(4, seed=1).state.supply != new(4, seed=2).state.supply


@pytest.mark.rule("STM-022")
@pytest.mark.parametrize("rules", ["base", "standard"])
def test_everybody_begins_with_nothing_but_a_locomotive(rules):
    for each in new(5, rules=rules).view(None).players:
        assert (each.income, each.vp, each.locomotive, each.links, each.built) == (0, 0, 1, 0, False)


@pytest.mark.rule("STM-023")
@pytest.mark.parametrize(("players", "rounds"), [(3, 10), (4, 8), (5, 7), (6, 7)])
@pytest.mark.parametrize("rules", ["base", "standard"])
def test_how_many_rounds_a_game_lasts(players, rounds, rules):
    view = new(players, rules=rules).view(None)
    assert (view.round, view.rounds) == (1, rounds)


@pytest.mark.rule("STM-025")
def test_victory_points_go_on_past_a_hundred():
    match = moving(0, "(0,1) 21 =0", "(0,2) T21 =0", "(0,3) 21 =0", goods={"albany": "p"}, locomotive=2, vp=99)
    assert points(match, "albany/purple") == [2, 0, 0, 0]
    play(match, "albany/purple", "vp")
    assert vps(match)[0] == 101


class Orderly(Rng):
    """No chance at all: the first that can be drawn is drawn."""

    def below(self, n: int) -> int:
        return 0

    def shuffle(self, items) -> None:
        return


@pytest.mark.rule("STM-182")
@pytest.mark.parametrize("map", ["northeast", "ruhr"])
def test_cubes_are_drawn_for_the_cities_from_the_west_and_then_for_the_supply(map):
    """Drawn from a bag in which the colours lie in order, each colour ends where the next one begins."""
    state = RULES.setup(4, RULES.complete(4, {"map": map}), Orderly(Seed(0)))
    cities = sorted(
        DATA.maps[map].cities, key=lambda city: (DATA.maps[map].hexes[city].q, DATA.maps[map].hexes[city].r)
    )
    places = [state.goods[city] for city in cities] + state.supply
    assert len(places) == 24
    ranks = [sorted(list(DATA.cubes).index(colour) for colour in place) for place in places]
    assert len({rank for place in ranks for rank in place}) >= 4
    forth = all(one[-1] <= other[0] for one, other in pairwise(ranks))
    back = all(one[0] >= other[-1] for one, other in pairwise(ranks))
    assert forth or back


@pytest.mark.rule("STM-EX-75", "STM-017", "STM-018", "STM-019", "STM-020")
@pytest.mark.parametrize(
    ("map", "players", "cities", "supply", "bag"),
    [("northeast", 4, 40, 36, 20), ("northeast", 3, 40, 24, 32), ("ruhr", 4, 42, 36, 18), ("ruhr", 3, 30, 24, 42)],
)
def test_setup_counts(map, players, cities, supply, bag):
    state = new(players, map=map).state
    assert sum(sum(goods.values()) for goods in state.goods.values()) == cities
    assert sum(sum(goods.values()) for goods in state.supply) == supply
    assert sum(state.bag.values()) == bag


@pytest.mark.rule("STM-021")
def test_an_emptied_supply_is_not_filled_again_from_the_bag():
    match = building(0, supply=["rr"], tile=5, waiting=[])
    before = dict(match.state.bag)
    play(match, "grow")
    while kind(match) in ("growth-city", "supply"):
        play(match, offered(match)[0])
    assert "done" in offered(match) or kind(match) != "build"
    assert [sum(space.values()) for space in match.state.supply] == [0] * 12
    while kind(match) in ("build", "goods"):
        play(match, "done" if kind(match) == "build" else "pass")
    assert match.state.bag == before
    assert [sum(space.values()) for space in match.state.supply] == [0] * 12


def test_a_position_of_these_tests_conserves_the_cubes():
    assert sum(cubes_of(position(4, 0)).values()) == 96
    assert final({0: {"vp": 3}}).over
