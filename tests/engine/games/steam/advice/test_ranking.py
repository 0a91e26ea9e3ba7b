"""The order in which options are shown: what rules offer in the order of the map, advice has the most useful first."""

from __future__ import annotations

from unittest.mock import Mock

from engine.games.steam.advice.leads import Lead, Place, arranged
from engine.games.steam.data import DATA
from tests.engine.games.steam.build import building, offered, play, shown, spot

BEGUN = "(3,0) 21@1 =0"
"""From Hartford eastwards."""


def test_hexes_are_asked_by_the_map_and_shown_by_what_they_are_good_for() -> None:
    match = building(0, BEGUN)
    asked = [key for key in offered(match) if key != "done"]
    assert asked == [hex for hex in DATA.maps["northeast"].hexes if hex in asked]
    hexes = [option for option in shown(match).options.values() if isinstance(option, Place)]
    assert sorted(hex.name for hex in hexes) == sorted(asked)
    assert list(dict.fromkeys(hex.lead.use for hex in hexes)) == ["finishes", "completes", "network", "city"]


def test_the_tile_that_completes_a_link_is_shown_first() -> None:
    match = play(building(0, "(0,1) 21@0 =0", "(0,2) T21@0 =0"), spot((0, 3)))
    faces = [tile.placement for tile in shown(match).options.values()]
    assert [bool(face.outcomes[0].complete) for face in faces] == sorted(
        (bool(face.outcomes[0].complete) for face in faces), reverse=True
    )
    assert faces[0].outcomes[0].complete


def test_towns_on_the_own_links_and_colours_with_many_cubes_are_shown_first() -> None:
    match = play(
        building(0, "(0,1) 21@0 =0", "(0,2) T21@0 =0", tile=7, goods={"albany": "ggg", "boston": "y"}), "urbanize"
    )
    assert next(iter(shown(match).options)) == "poughkeepsie" != offered(match)[0]
    play(match, "poughkeepsie")
    assert list(shown(match).options)[:2] == ["grey", "yellow"]
    assert offered(match) == list(DATA.new_cities)


def test_hexes_that_go_on_from_one_place_stay_together() -> None:
    leads = [Lead("finishes", start, cost, "a8") for start, cost in (("b13", 4), ("a6", 3), ("b13", 2))]
    shown = arranged([Place("northeast", f"0,{lead.cost}", Mock(), lead) for lead in leads])
    assert [(hex.lead.start, hex.lead.cost) for hex in shown] == [
        ("b13", 2),
        ("b13", 4),
        ("a6", 3),
    ]
