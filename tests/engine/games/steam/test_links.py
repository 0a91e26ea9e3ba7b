"""The map, track and links: STM-001 to STM-010, STM-201."""

from __future__ import annotations

import pytest

from engine.games.steam.data import DATA
from engine.games.steam.facts import MAPS
from tests.engine.games.steam.boards import GABOR, MISI, finish, paid, refused, unfinished
from tests.engine.games.steam.build import building, legal, links, place, seen, spot
from tests.engine.games.steam.printed import STEPS


@pytest.mark.rule("STM-001")
@pytest.mark.parametrize("name", MAPS)
def test_the_hex_across_each_edge(name: str) -> None:
    found = DATA.maps[name]
    for (q, r), hex in found.at.items():
        for edge, (dq, dr) in enumerate(STEPS):
            assert found.across[hex][edge] in ("", found.at.get((q + dq, r + dr), ""))
    albany = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
    assert DATA.maps["northeast"].across[spot("albany")] == tuple(spot(at) for at in albany)


@pytest.mark.rule("STM-001")
def test_a_straight_from_edge_0_to_edge_3_runs_from_north_to_south() -> None:
    match = building(0, "(0,2) T11@0 =0")
    place(match, "(0,1) 21@0")
    assert links(match) == ["Albany-Poughkeepsie 0"]


@pytest.mark.rule("STM-002")
def test_a_new_city_is_a_city() -> None:
    match = building(0, new_cities={"new-haven": "grey"})
    cities = {city.hex: city for city in seen(match).cities}
    assert cities[spot("new-haven")].new
    assert cities[spot("new-haven")].colour == "grey"
    assert not cities[spot("albany")].new
    assert len(cities) == len(DATA.maps["northeast"].cities) + 1
    assert legal(match, "(4,1) 21@1"), "track starts there as in any city"


@pytest.mark.rule("STM-003")
def test_a_town_stays_one_under_a_tile_but_not_under_a_new_city() -> None:
    match = building(0, *MISI, new_cities={"new-haven": "grey"})
    assert spot("poughkeepsie") in seen(match).towns
    assert spot("new-haven") not in seen(match).towns
    assert set(seen(match).towns) == set(DATA.maps["northeast"].towns) - {spot("new-haven")}


@pytest.mark.rule("STM-004")
def test_a_town_face_has_spurs_and_a_plain_face_has_segments() -> None:
    board = ("(-1,0) 21@2 =0", "(-2,0) T33@1 1=- 2=0 4=1", "(3,1) 46@5 1-5=0 2-3=1")
    match = building(0, *board, new_cities={"new-haven": "grey"})
    assert links(match) == ["Albany-Amsterdam 0"]
    assert unfinished(match) == [
        "Amsterdam (-2,0)/1 -",
        "Amsterdam (-2,0)/4 1",
        "Hartford (3,1)/1 0",
        "New Haven (3,1)/2 1",
    ]


@pytest.mark.rule("STM-005")
def test_ends_are_joined_when_they_meet_on_one_edge() -> None:
    assert links(building(0, "(0,1) 21@0 =0", "(0,2) T11@0 =0")) == ["Albany-Poughkeepsie 0"]
    apart = building(0, "(0,1) 21@0 =0", "(0,2) T11@2 =1")
    assert links(apart) == []
    assert unfinished(apart) == ["Albany (0,1)/3 0", "Poughkeepsie (0,2)/2 1"]
    longer = building(0, "(-1,1) 22@1 =0", "(-1,2) 21@0 =0")
    assert unfinished(longer) == ["Albany (-1,2)/3 0"]


@pytest.mark.rule("STM-006")
@pytest.mark.parametrize("edge", range(6))
def test_every_edge_of_a_city_is_a_track_end(edge: int) -> None:
    q, r = STEPS[edge]
    straight = f"({q},{r}) 21@{edge % 3}"
    match = building(0)
    place(match, straight)
    assert unfinished(match) == [f"Albany ({q},{r})/{edge} 0"]


@pytest.mark.rule("STM-007")
def test_a_complete_link_joins_two_settlements_over_any_distance() -> None:
    assert links(building(0, *GABOR)) == ["Albany-New York 1"]
    town_to_town = building(0, "(4,-3) T11@4 =1", "(3,-2) 22@1 =1", "(3,-1) T11@0 =1")
    assert links(town_to_town) == ["Concord-Springfield 1"]
    assert links(building(0, "(0,1) 21@0 =1", "(0,2) T11@0 =1")) == ["Albany-Poughkeepsie 1"]
    one_hex = building(0, "(1,-2) 22@5 =1", map="ruhr")
    assert links(one_hex) == ["Duisburg-Essen 1"]


@pytest.mark.rule("STM-008")
def test_an_unfinished_link_starts_at_a_settlement() -> None:
    match = building(0, "(-1,1) 22@1 =1", "(-1,2) 21@0 =1", "(3,-1) T11@5 =1")
    assert links(match) == []
    assert unfinished(match) == ["Albany (-1,2)/3 1", "Springfield (3,-1)/5 1"]


@pytest.mark.rule("STM-009")
def test_a_link_has_one_owner_or_none() -> None:
    match = building(0, "(0,1) 21@0 =0", "(1,0) 21@2 =1", "(-1,0) 21@2 =-")
    owners = {link.owner for link in match.view(None).links}
    assert owners == {0, 1, None}
    # own, rival's and unowned track are three different things for who builds
    assert legal(match, "(0,2) T11@0")
    assert refused(match, "(2,0) 22@3")
    assert legal(match, "(-2,0) T11@2")


@pytest.mark.rule("STM-010")
def test_running_side_by_side_on_a_tile_is_not_touching() -> None:
    board = (
        "(1,-1) 22@2 =0",
        "(2,-1) 22@5 =0",
        "(3,-2) 22@4 =0",
        "(3,-3) 43@2 2-4=- 3-5=0",
        "(4,-3) T21@2 2=1 5=-",
        "(5,-3) 22@3 =1",
    )
    match = building(0, *board)
    assert unfinished(match) == ["Albany (3,-3)/5 0", "Concord (3,-3)/4 -"]
    assert refused(match, "(2,-2) 21@1")
    assert legal(building(1, *board), "(2,-2) 21@1"), "the link from Boston ends in Concord too"


@pytest.mark.rule("STM-201")
@pytest.mark.parametrize("name", MAPS)
def test_no_two_settlements_are_neighbours(name: str) -> None:
    found = DATA.maps[name]
    settlements = {(hex.q, hex.r) for hex in found.hexes.values() if hex.feature}
    assert len(settlements) > 20
    assert not [(q, r) for q, r in settlements for dq, dr in STEPS if (q + dq, r + dr) in settlements]


@pytest.mark.rule("STM-201")
def test_cities_are_linked_by_track_alone() -> None:
    assert links(building(0)) == []
    match = building(0)
    assert paid(match, "(5,-3) 21@0", "(5,-4) 22@1") == [3, 2]
    finish(match)
    assert links(match) == ["Boston-Portland 0"]
