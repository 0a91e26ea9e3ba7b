"""Every delivery on random networks against an independent count (STM-127 to STM-134, STM-138, STM-209, STM-210)."""

from __future__ import annotations

from random import Random

import pytest

from engine.games.steam.data import DATA
from engine.games.steam.goods import Delivery
from engine.games.steam.places import place
from tests.engine.games.steam.brute import (
    Network,
    Points,
    order,
    outcomes,
    random_network,
    score,
    ways,
)
from tests.engine.games.steam.build import Game, links, offered, play
from tests.engine.games.steam.scenes import activities, deliveries, kind, moving, points
from tests.long import few

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
            if all_ways:
                found[f"{hexes[city].key}/{cube}"] = {f"{hexes[end].key}/{dashed(way)}" for end, way in all_ways}
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
@pytest.mark.parametrize(("networks", "least"), few([(4, 3), (8, 10)], 1))
def test_all_deliveries_of_a_random_network(map, locomotive, seats, networks, least):
    choices = 0
    for seed in range(networks):
        match, network = scene(seed, map, seats, locomotive)
        should = expected(match, network)
        assert {key for key in activities(match) if "/" in key} == set(should)
        for cube, keys in should.items():
            choices += len(keys) > 1
            shown = deliveries(match, cube)
            assert set(shown) == keys, cube
            assert len(shown) == len(keys), "each distribution of points once"
            ranks = [order(tuple(int(n) for n in key.split("/")[1].split("-")), 0) for key in shown]
            assert ranks == sorted(ranks), "the best first"
    assert choices > least or locomotive < 3


@pytest.mark.rule("STM-129", "STM-138")
@pytest.mark.parametrize("map", ["northeast", "ruhr"])
@pytest.mark.parametrize("seed", [11, 12, 13])
def test_all_deliveries_with_the_best_locomotive(map, seed):
    """At level 6 there is nothing to improve, so only cubes and passing are offered."""
    match, network = scene(seed, map, 4, 6)
    should = expected(match, network)
    assert set(activities(match)) == {*should, "pass"}
    for cube, keys in should.items():
        assert set(deliveries(match, cube)) == keys


@pytest.mark.parametrize("map", ["northeast", "ruhr"])
def test_what_is_said_about_a_cube_and_a_way(map):
    """Where it goes and what everybody gets; of ways with the same points the shortest is shown."""
    match, network = scene(5, map, 4, 5)
    colours, seen = settled(map, network), 0
    named = DATA.maps[map].named
    for cube in expected(match, network):
        start, colour = cube.split("/")
        found = list(ways(network.links, colours, named[start], colour, 5))
        for option in options(match, cube):
            route = option.route
            lengths = [len(way) for end, way in found if end == route.end and score(way, 4) == route.points]
            said = option.label().args
            assert said["to"] == place(map, route.end)
            others = {each.args["seat"]: each.args["points"] for each in said["others"]}
            assert {0: said["points"], **others} == {seat: its for seat, its in enumerate(route.points) if its}
            assert said["stops"] == min(lengths) - 1
            seen += 1
    assert seen > 15


def options(match: Game, cube: str) -> list[Delivery]:
    """All ways of a cube, as they are offered."""
    asked, twin = [match.pending[0]], match.fork()
    if "more" in offered(twin):
        play(twin, "more")
        if kind(twin) == "cube" and cube in offered(twin):
            play(twin, cube)
        asked.append(twin.pending[0])
    found = [ask.options[key] for ask in asked for key in ask.options if key.startswith(f"{cube}/")]
    return [option for option in found if isinstance(option, Delivery)]


def dashed(points: Points) -> str:
    return "-".join(map(str, points))


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
