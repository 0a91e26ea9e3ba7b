"""Every delivery on random networks against an independent count (STM-127 to STM-134, STM-138, STM-209, STM-210)."""

from __future__ import annotations

from random import Random

import pytest

from engine.games.steam.data import DATA
from tests.engine.games.steam.brute import (
    Network,
    Points,
    allowed,
    offers,
    outcomes,
    random_network,
    score,
    ways,
    worse,
)
from tests.engine.games.steam.build import Game, links, offered, play
from tests.engine.games.steam.scenes import deliveries, kind, moving, points

COLOURS = ["red", "blue", "yellow", "purple", "grey"]
NAMES = {"red": "r", "blue": "b", "yellow": "y", "purple": "p", "grey": "g"}


def settled(map: str, network: Network) -> dict[str, str]:
    """The colour of each city by its hex."""
    found = {city: DATA.maps[map].hexes[city].color for city in DATA.maps[map].cities}
    return {**found, **network.new_cities}


def scene(seed: int, map: str, seats: int, locomotive: int) -> tuple[Game, Network]:
    """Seat 0 moves goods on a random network; every city holds a few cubes."""
    chance = Random(seed)
    network = random_network(chance, map, seats)
    cities = list(settled(map, network))
    goods = {city: "".join(chance.sample("rbypg", chance.randrange(3))) for city in cities}
    match = moving(
        0,
        *network.tiles,
        map=map,
        players=seats,
        locomotive=locomotive,
        goods=goods,
        supply=[],
        new_cities=network.new_cities,
    )
    return match, network


def expected(match: Game, network: Network) -> dict[str, set[str]]:
    """The keys of the deliveries of each cube that can be moved, counted by hand."""
    map = match.state.map
    colours, hexes = settled(map, network), DATA.maps[map].hexes
    found = {}
    for city, cubes in match.state.goods.items():
        for cube in cubes:
            all_ways = outcomes(network.links, colours, city, cube, match.state.players[0].locomotive, 0, match.seats)
            keys = {(hexes[end].key, way) for end, way in all_ways}
            if keys:
                found[f"{hexes[city].key}/{cube}"] = offers(keys, 0)
    return found


@pytest.mark.parametrize("map", ["northeast", "ruhr"])
def test_the_links_of_a_random_network_are_those_that_were_drawn(map):
    for seed in range(10):
        match, network = scene(seed, map, 4, 1)
        hexes = DATA.maps[map].hexes
        drawn = [
            "-".join(sorted(hexes[end].name for end in link.ends)) + f" {'-' if link.owner is None else link.owner}"
            for link in network.links
        ]
        assert links(match) == sorted(drawn)
        assert links(match, complete=False) == []


@pytest.mark.rule("STM-127", "STM-128", "STM-129", "STM-130", "STM-131", "STM-132", "STM-133", "STM-134")
@pytest.mark.rule("STM-135", "STM-136", "STM-138", "STM-209", "STM-210")
@pytest.mark.parametrize("map", ["northeast", "ruhr"])
@pytest.mark.parametrize(("locomotive", "seats"), [(1, 4), (2, 3), (3, 4), (4, 6), (5, 4)])
def test_all_deliveries_of_a_random_network(map, locomotive, seats):
    choices = 0
    for seed in range(8):
        match, network = scene(seed, map, seats, locomotive)
        should = expected(match, network)
        assert {key for key in offered(match) if "/" in key} == set(should)
        for cube, keys in should.items():
            choices += len(keys) > 1
            if len(keys) > 1:
                assert set(deliveries(match, cube)) == keys, cube
            else:
                assert deliveries(match, cube) == [keys.copy().pop().split("/")[1]], cube
    assert choices or locomotive < 3


@pytest.mark.rule("STM-129", "STM-138")
@pytest.mark.parametrize("map", ["northeast", "ruhr"])
@pytest.mark.parametrize("seed", [11, 12, 13])
def test_all_deliveries_with_the_best_locomotive(map, seed):
    """At level 6 there is nothing to improve, so only cubes and passing are offered."""
    match, network = scene(seed, map, 4, 6)
    should = expected(match, network)
    assert set(offered(match)) == {*should, "pass"}
    for cube, keys in should.items():
        shown = set(deliveries(match, cube))
        assert shown == (keys if len(keys) > 1 else {key.split("/")[1] for key in keys})


@pytest.mark.parametrize("map", ["northeast", "ruhr"])
def test_what_is_said_about_a_cube_and_a_way(map):
    """A cube tells the most own points, and of ways with the same points the shortest is shown."""
    match, network = scene(5, map, 4, 5)
    colours, hexes, seen = settled(map, network), DATA.maps[map].hexes, 0
    named = DATA.maps[map].named
    for cube, keys in expected(match, network).items():
        assert match.pending[0].options[cube].detail().args["points"] == max(int(own(key)) for key in keys)
        start, colour = cube.split("/")
        found = list(ways(network.links, colours, named[start], colour, 5))
        twin = play(match.fork(), cube)
        if kind(twin) == "delivery":
            for key, option in twin.pending[0].options.items():
                lengths = [len(w) for end, w in found if f"{hexes[end].key}/{dashed(score(w, 4))}" == key]
                assert option.detail().args["stops"] == min(lengths) - 1
                seen += 1
    assert seen > 4


def dashed(points: Points) -> str:
    return "-".join(map(str, points))


def own(key: str) -> str:
    """The points of seat 0 in the key of a delivery."""
    return key.split("/")[1].split("-", maxsplit=1)[0]


@pytest.mark.rule("STM-138")
def test_what_a_way_is_said_to_bring_is_what_it_brings():
    match, network = scene(3, "northeast", 4, 4)
    tried = 0
    for cube, keys in expected(match, network).items():
        for key in sorted(keys):
            tried += 1
            assert points(match, cube, key) == [int(n) for n in key.split("/")[1].split("-")]
    assert tried > 10
    assert kind(match) == "goods"


@pytest.mark.parametrize(
    ("one", "other", "beaten"),
    [
        ((1, 0), (2, 0), True),
        ((2, 0), (2, 0), False),
        ((2, 1), (1, 0), False),
        ((2, 1), (2, 0), True),
        ((1, 0), (2, 1), False),
    ],
)
def test_what_it_means_that_a_way_is_worse(one: Points, other: Points, beaten: bool):
    assert worse(one, other, 0) is beaten
    assert allowed(one, 0)
