"""The tables of data/*.toml agree with each other and with the box."""

from __future__ import annotations

import msgspec
import pytest

from engine.games.cargo_empire.data import DATA, check
from engine.games.cargo_empire.routes import distances, links
from engine.kit.tables import BadData


def test_both_maps_have_24_cities_six_of_each_colour_and_twelve_ports() -> None:
    for board in DATA.maps.values():
        colours = [city.colour for city in board.cities.values()]
        assert {colour: colours.count(colour) for colour in colours} == dict.fromkeys(DATA.game.colours, 6)
        assert len(board.ports) == 12
    assert (DATA.maps["europe"].rush_fields, DATA.maps["dyorle"].rush_fields) == (0, 6)


def test_cities_go_by_names_that_one_can_type() -> None:
    assert "st-petersburg" in DATA.maps["europe"].cities
    assert all(key.replace("-", "").isalpha() for board in DATA.maps.values() for key in board.cities)


def test_land_joins_all_cities_of_a_map() -> None:
    for board in DATA.maps:
        assert len(distances(board)) == 24 * 24
        assert all(links(board)[b][a] == way for a, ways in links(board).items() for b, way in ways.items())


def test_a_box_with_a_tile_too_few_is_noticed() -> None:
    short = msgspec.structs.replace(DATA, tiles={number: tile for number, tile in DATA.tiles.items() if number != 24})
    with pytest.raises(BadData):
        check(short)


def test_a_box_with_an_objective_too_many_is_noticed() -> None:
    more = msgspec.structs.replace(DATA, objectives={**DATA.objectives, "another": DATA.objectives["ports"]})
    with pytest.raises(BadData):
        check(more)
