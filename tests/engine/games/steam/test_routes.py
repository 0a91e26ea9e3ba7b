"""Routes of goods against a search that tries every way and judges each by the rules alone."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from typing import Any

import pytest

from engine.core.kept import record
from engine.core.play.match import Match
from engine.games.steam.network import Link, network_of
from engine.games.steam.routes import Best, best_routes, city_colours, routes
from engine.games.steam.state import Seat, Spot, State
from tests.engine.games.steam.make_records import RECORDS
from tests.long import few

GAMES = ("3-players-base-northeast-31-ggg", "4-players-base-northeast-41-gggg", "5-players-standard-ruhr-52-ggggg")
PARTS = 3
"""Every third city is where routes begin, or the one behind it, or the next."""


def every_way(state: State, start: Spot) -> Iterator[list[Link]]:
    """STM-128, STM-132, STM-209: all chains of complete links from a city that visit no city and no link twice."""
    links, cities = network_of(state.board).complete_at, city_colours(state.board)

    def go_on(stops: list[Spot], chain: list[Link]) -> Iterator[list[Link]]:
        if chain:
            yield chain
        for link in links.get(stops[-1], ()):
            end = link.other(stops[-1])
            if link not in chain and not (end in stops and end in cities) and len(chain) < 6:
                yield from go_on([*stops, end], [*chain, link])

    return go_on([start], [])


def stops_of(start: Spot, chain: list[Link]) -> list[Spot]:
    stops = [start]
    for link in chain:
        stops.append(link.other(stops[-1]))
    return stops


def legal_points(state: State, seat: Seat, start: Spot, colour: str) -> dict[Spot, set[tuple[int, ...]]]:
    """STM-129 to STM-134, STM-210: the points of every legal way of a cube, by where it ends."""
    colours = city_colours(state.board)
    found: dict[Spot, set[tuple[int, ...]]] = {}
    for chain in every_way(state, start):
        owners = [link.owner for link in chain]
        points = tuple(owners.count(other) for other in range(state.seats))
        *passed, end = [colours.get(stop) for stop in stops_of(start, chain)[1:]]
        if len(chain) > state.players[seat].locomotive or end != colour or colour in passed:
            continue
        if points[seat] >= 1 and all(points[seat] >= other for other in points):
            found.setdefault(stops_of(start, chain)[-1], set()).add(points)
    return found


@cache
def grown_map(name: str) -> State:
    """A map at the end of a recorded game."""
    match: Match[State, Any] = record.play(record.parse((RECORDS / f"{name}.txt").read_text(encoding="utf-8")))
    return match.state


@pytest.mark.rule(
    "STM-127", "STM-128", "STM-129", "STM-130", "STM-131", "STM-132", "STM-133", "STM-134", "STM-138", "STM-209"
)
@pytest.mark.parametrize("name", few(GAMES, 1))
@pytest.mark.parametrize("level", few([3, 1, 6], 1))
@pytest.mark.parametrize("part", few(range(PARTS), 1))
def test_the_routes_offered_have_every_distribution_of_points_of_all_legal_ways(
    name: str, level: int, part: int
) -> None:
    state = deepcopy(grown_map(name))
    colours = ("red", "blue", "yellow", "purple", "grey")
    compared = 0
    for player in state.players:
        player.locomotive = level
    for start in list(state.goods)[part::PARTS]:
        state.goods[start] = dict.fromkeys(colours, 1)
        for seat in range(state.seats):
            best = {colour: way for city, colour, way in best_routes(state.board, seat, level) if city == start}
            for colour in colours:
                legal = legal_points(state, seat, start, colour)
                offered: dict[Spot, set[tuple[int, ...]]] = {}
                found = routes(state.board, seat, level, start, colour)
                for route in found:
                    offered.setdefault(route.end, set()).add(route.points)
                assert offered == legal
                assert len(found) == sum(len(points) for points in offered.values()), "none twice"
                assert best.get(colour) == (Best(found[0], len(found)) if found else None)
                compared += len(found)
    assert compared > 20 * level / PARTS
