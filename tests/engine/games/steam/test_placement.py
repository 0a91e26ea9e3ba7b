"""Where a tile can lie and what it must be connected with: STM-065 to STM-077."""

from __future__ import annotations

import pytest

from engine.games.steam.data import DATA
from engine.games.steam.facts import MAPS
from tests.engine.games.steam.boards import (
    GABOR,
    MISI,
    SPRINGFIELD,
    STUB,
    choices,
    exits_of,
    finish,
    hexes,
    later,
    paid,
    refused,
    unfinished,
    urbanize,
)
from tests.engine.games.steam.build import Game, asked, building, legal, links, offered, place, spot
from tests.engine.games.steam.printed import STEPS

NEW_HAVEN = {"new-haven": "grey"}


def everything(match: Game) -> dict[str, list[str]]:
    """All legal tiles, by hex."""
    return {hex: choices(match, hex) for hex in hexes(match)}


@pytest.mark.rule("STM-065")
def test_no_tile_lies_on_a_city() -> None:
    match = building(0, "(2,2) 22@0 =0", "(0,1) 21@0 =0", new_cities=NEW_HAVEN)
    cities = {*DATA.maps["northeast"].cities, spot("new-haven")}
    assert not cities & set(offered(match))
    assert spot("poughkeepsie") in offered(match)
    town = building(0, "(2,2) 22@0 =0")
    assert spot("new-haven") in offered(town), "as long as it is a town it takes tiles"


@pytest.mark.rule("STM-066")
@pytest.mark.parametrize("name", MAPS)
def test_no_track_ends_on_a_thick_edge_or_beside_the_map(name: str) -> None:
    found = DATA.maps[name]
    thick = {(hex.q, hex.r, edge) for hex in found.hexes.values() for edge in hex.blocked}
    seen = 0
    for spot_, tiles in everything(building(0, map=name)).items():
        hex = found.hexes[spot_]
        for edge in {edge for choice in tiles for edge in exits_of(choice)}:
            q, r = hex.q + STEPS[edge][0], hex.r + STEPS[edge][1]
            assert (q, r) in found.at
            assert (hex.q, hex.r, edge) not in thick
            assert (q, r, (edge + 3) % 6) not in thick
            seen += 1
    assert seen > 100


@pytest.mark.rule("STM-066")
def test_spurs_do_not_run_into_the_sea() -> None:
    match = building(0, "(2,2) 22@0 =0")
    found = choices(match, "new-haven")
    assert found
    assert all(not {2, 3} & set(exits_of(choice)) for choice in found)
    assert {edge for choice in found for edge in exits_of(choice)} == {0, 1, 4, 5}
    providence = choices(building(0, "(5,-1) 22@4 =0"), "providence")
    assert {edge for choice in providence for edge in exits_of(choice)} == {0, 1, 3, 4, 5}, "there is land in the bay"


@pytest.mark.rule("STM-067")
def test_town_faces_go_on_towns_and_plain_faces_elsewhere() -> None:
    match = building(0, "(0,1) 21@0 =0", "(3,0) 22@4 =0")
    for hex, tiles in everything(match).items():
        town = DATA.maps["northeast"].hexes[hex].feature == "town"
        assert tiles
        assert all(choice.startswith("T") == town for choice in tiles), hex
    assert {spot("poughkeepsie"), spot("springfield"), spot((1, 0))} <= set(hexes(match))


@pytest.mark.rule("STM-068")
def test_the_first_placement_touches_a_city() -> None:
    stray = ("(1,-1) 22@2 =-", "(3,-1) T21@1 =1", "(4,-2) 22@2 =1")
    found = DATA.maps["northeast"]
    cities = {(found.hexes[city].q, found.hexes[city].r) for city in found.cities}
    match = building(0, *stray, built=False)
    for name, tiles in everything(match).items():
        hex = found.hexes[name]
        for choice in tiles:
            ends = [(hex.q + STEPS[edge][0], hex.r + STEPS[edge][1]) for edge in exits_of(choice)]
            assert any(end in cities for end in ends), (name, choice)
    assert legal(match, "(1,0) 21@2")
    assert refused(match, "(2,-1) 21@2")
    place(match, "(1,0) 21@2")
    assert legal(match, "(2,-1) 21@2"), "the second placement need not"


@pytest.mark.rule("STM-068")
def test_the_first_placement_may_be_an_improvement_but_no_redirect() -> None:
    board = ("(4,-2) 22@2 =1", "(1,-1) 22@2 =-")
    match = building(0, *board, built=False, new_cities={"concord": "grey"})
    assert legal(match, "(4,-2) 42@3"), "its straight starts at the New City Concord"
    assert refused(match, "(1,-1) 21@1")
    veteran = building(0, *board, new_cities={"concord": "grey"})
    assert legal(veteran, "(1,-1) 21@1")


@pytest.mark.rule("STM-069")
def test_links_start_at_any_city_and_need_not_form_one_network() -> None:
    match = building(0, "(5,-3) 21@0 =0", new_cities=NEW_HAVEN)
    place(match, "(-5,2) 21@2")
    place(match, "(4,1) 21@1")
    assert unfinished(match) == ["Boston (5,-3)/0 0", "New Haven (4,1)/1 0", "Rochester (-5,2)/2 0"]


@pytest.mark.rule("STM-070")
def test_a_town_starts_new_links_only_where_another_own_link_ends() -> None:
    own = building(0, "(0,1) 21@0 =0", "(0,2) T11@0 =0")
    assert legal(own, "(0,2) T22@0")
    assert refused(own, "(1,2) 21@2"), "a plain tile beside the town starts nothing"
    rival = building(0, "(0,1) 21@0 =1", "(0,2) T11@0 =1")
    assert refused(rival, "(0,2) T22@0")
    unowned = building(0, "(0,1) 21@0 =-", "(0,2) T11@0 =-")
    assert refused(unowned, "(0,2) T22@0")
    arriving = building(0, "(0,1) 21@0 =1", "(0,2) T11@0 =1", "(0,3) 21@0 =0")
    assert refused(arriving, "(0,2) T22@0"), "an own open end that stays outside"
    assert legal(arriving, "(0,2) T31@1") is False
    assert legal(arriving, "(0,2) T32@0")
    empty = building(0)
    assert choices(empty, "(0,2)") == []
    assert refused(empty, "(1,2) 21@2", "(0,2) T11@0")


@pytest.mark.rule("STM-070")
def test_the_link_that_a_town_face_completes_carries_its_other_spurs() -> None:
    match = building(0, "(0,1) 21@0 =0")
    place(match, "(0,2) T31@0")
    assert links(match) == ["Albany-Poughkeepsie 0"]
    assert unfinished(match) == ["Poughkeepsie (0,2)/2 0", "Poughkeepsie (0,2)/4 0"]
    place(match, "(1,2) 21@2")
    assert unfinished(match) == ["Poughkeepsie (0,2)/4 0", "Poughkeepsie (1,2)/2 0"]


@pytest.mark.rule("STM-071")
def test_new_track_traces_back_to_a_city_over_own_track() -> None:
    match = building(0, *SPRINGFIELD, "(0,1) 21@0 =0")
    assert refused(match, "(2,-1) 21@2", "(3,-2) 21@0", "(-2,4) 21@0")
    assert refused(match, "(1,0) 21@0", "(4,-1) 21@2"), "beside a city, but past it"
    through = building(1, "(4,-2) 22@2 =1", "(3,-1) T21@1 =1")
    assert legal(through, "(2,0) 21@1"), "Boston, Springfield and on"
    assert refused(building(0, "(4,-2) 22@2 =1", "(3,-1) T21@1 =1"), "(2,0) 21@1")


@pytest.mark.rule("STM-072")
def test_what_a_new_segment_may_be_anchored_at() -> None:
    assert legal(building(0), "(1,0) 21@2"), "a city"
    assert legal(building(0, "(1,-1) 22@2 =0"), "(2,-1) 21@2"), "an own open end"
    assert legal(building(0, "(1,-1) 22@2 =-"), "(2,-1) 21@2"), "an unowned open end that may be claimed"
    assert refused(building(0, "(1,-1) 22@2 =1"), "(2,-1) 21@2")
    assert refused(building(0), "(2,-1) 21@2")


@pytest.mark.rule("STM-072")
def test_both_segments_of_a_tile_are_anchored() -> None:
    alone = building(0)
    assert refused(alone, "(3,1) 46@5")
    assert not [choice for choice in choices(alone, "(3,1)") if len(exits_of(choice)) == 4]
    for owner, expected in (("0", True), ("-", True), ("1", False)):
        match = building(0, f"(3,0) 21@1 ={owner}", f"(4,-1) 22@4 ={owner}")
        assert legal(match, "(4,-2) 41@2") is expected
    assert refused(building(0), "(4,-2) 41@2"), "2-5 starts in Boston, but 0-3 nowhere"


@pytest.mark.rule("STM-073")
def test_a_rivals_open_end_is_not_joined() -> None:
    match = building(0, "(3,0) 21@1 =1", "(4,-1) 22@4 =1")
    assert refused(match, "(4,-2) 23@2"), "not even from a city"
    assert refused(match, "(4,-2) 21@0", "(4,-2) 22@3")
    redirected = building(0, STUB, "(3,1) 21@0 =1", new_cities=NEW_HAVEN)
    assert unfinished(redirected) == ["Hartford (3,0)/1 0", "New Haven (3,1)/0 1"]
    assert refused(redirected, "(3,0) 23@3")
    assert legal(building(0, STUB, "(3,1) 21@0 =0", new_cities=NEW_HAVEN), "(3,0) 23@3")
    complete = ("(4,-2) 22@0 =2", "(4,-3) T11@3 =2")
    own = ("(1,-1) 22@2 =0", "(2,-1) 22@5 =0", "(3,-2) 22@2 =0")
    improved = building(0, *complete, *own, "(3,0) 21@1 =1", "(4,-1) 22@4 =1")
    assert legal(improved, "(4,-2) 47@0"), "on from the own open end in the north-west"
    assert refused(improved, "(4,-2) 45@0"), "but not to the rival's in the south"
    assert legal(building(0, *complete, *own, "(3,0) 21@1 =0", "(4,-1) 22@4 =0"), "(4,-2) 45@0")


@pytest.mark.rule("STM-074")
def test_track_may_point_at_a_tile_without_track_there() -> None:
    match = building(0, "(0,2) T11@2 =1")
    place(match, "(0,1) 21@0")
    assert unfinished(match) == ["Albany (0,1)/3 0", "Poughkeepsie (0,2)/2 1"]
    block = building(0, "(0,1) 22@0 =1", new_cities={"poughkeepsie": "red"})
    assert legal(block, "(1,1) 21@1"), "seat 1 now points at a tile that has no track on that edge"
    place(block, "(1,1) 21@1")
    assert "Albany (0,1)/2 1" in unfinished(block)


@pytest.mark.rule("STM-075")
def test_no_link_returns_to_its_own_city() -> None:
    match = building(0, "(0,1) 22@0 =0", "(1,0) 22@3 =0")
    assert unfinished(match) == ["Albany (0,1)/2 0", "Albany (1,0)/3 0"]
    assert refused(match, "(1,1) 23@5")
    assert legal(match, "(1,1) 22@5")
    later_ = building(0, "(0,1) 22@0 =0", "(1,1) 22@5 =0", "(1,0) 22@3 =0")
    assert refused(later_, "(1,1) 23@5"), "nor by a redirect"
    assert legal(building(0, "(0,1) 22@0 =0", "(1,1) 22@5 =0", "(1,0) 22@2 =0"), "(1,1) 23@5")


@pytest.mark.rule("STM-075")
def test_a_ring_of_several_links_is_legal() -> None:
    mine = [tile.replace("=1", "=0") for tile in GABOR]
    match = building(0, *MISI, *mine[:-1])
    place(match, "(-1,4) 22@0")
    assert links(match) == ["Albany-New York 0", "Albany-Poughkeepsie 0", "New York-Poughkeepsie 0"]


@pytest.mark.rule("STM-076")
def test_several_links_between_the_same_settlements_count_separately() -> None:
    match = building(0, "(3,0) 22@4 =0", "(3,-1) T23@3 =0")
    place(match, "(2,0) 22@1")
    assert links(match) == ["Hartford-Springfield 0", "Hartford-Springfield 0"]
    assert finish(match).view(None).players[0].links == 2


@pytest.mark.rule("STM-077")
def test_a_link_belongs_to_who_started_it_whoever_completes_it() -> None:
    match = building(0)
    place(match, "(3,0) 22@4")
    finish(match)
    assert asked(match) == (1, "build")
    place(match, "(4,-2) 22@2", "(3,-1) T22@1")
    assert links(match) == ["Boston-Springfield 1", "Hartford-Springfield 0"]
    own = later(building(0, "(3,0) 22@4 =0"), 0)
    assert paid(own, "(3,-1) T11@3") == [3]
    assert links(own) == ["Hartford-Springfield 0"]
    city = urbanize(building(1, "(3,0) 22@4 =0", tile=7), "springfield", "red", 1)
    assert links(city) == ["Hartford-Springfield 0"]
