"""The worked examples of building: STM-EX-15 to STM-EX-39 and STM-EX-86. Seat 0 acts unless a test says otherwise."""

from __future__ import annotations

import pytest

from engine.games.steam.data import DATA
from tests.engine.games.steam.boards import (
    GABOR,
    MISI,
    STUB,
    cash,
    choices,
    exits_of,
    finish,
    me,
    owners,
    paid,
    parts_of,
    price,
    refused,
    towns_offered,
    unfinished,
    urbanize,
)
from tests.engine.games.steam.build import (
    RICH,
    asked,
    building,
    key,
    legal,
    links,
    offered,
    place,
    play,
    spot,
    table,
    tile,
)


@pytest.mark.rule("STM-EX-15")
def test_two_links_to_new_york() -> None:
    match = building(0, built=False, tile=4)
    assert paid(match, "(0,1) 21@0", "(0,2) T21@0", "(0,3) 21@0") == [3, 4, 3]
    assert cash(match) == RICH - 10
    assert links(match) == ["Albany-Poughkeepsie 0", "New York-Poughkeepsie 0"]
    assert asked(match) == (1, "build"), "there is no fourth placement"


@pytest.mark.rule("STM-EX-16")
def test_four_tiles_with_the_engineer() -> None:
    match = building(1, *MISI, tile=3, built=False)
    assert paid(match, "(-1,1) 22@1", "(-1,2) 21@0", "(-1,3) 21@0") == [4, 2, 2]
    assert paid(match, "(-1,4) 22@0") == [2]
    assert cash(match, 1) == RICH - 10
    assert links(match) == ["Albany-New York 1", "Albany-Poughkeepsie 0", "New York-Poughkeepsie 0"]


@pytest.mark.rule("STM-EX-17")
def test_track_and_a_new_city_for_14_dollars() -> None:
    rest = {0: {"tile": 4}, 1: {"tile": 3}}
    match = table(3, 2, *MISI, *GABOR, phase="tiles", waiting=[], others=rest, everybody={"built": False})
    play(match, "urbanization")
    assert cash(match, 2) == RICH - 6
    finish(finish(match))
    assert asked(match) == (2, "build")
    assert paid(match, "(1,0) 21@2", "(2,0) 22@3", "(2,2) 22@0") == [2, 4, 2]
    assert unfinished(match) == ["Hartford (2,2)/2 2"]
    assert "Albany-Hartford 2" in links(match)
    urbanize(match, "new-haven", "grey", 1)
    assert cash(match, 2) == RICH - 14
    assert [link for link in links(match) if link.endswith("2")] == ["Albany-Hartford 2", "Hartford-New Haven 2"]
    assert unfinished(match) == []


@pytest.mark.rule("STM-EX-18")
def test_two_straights_and_a_new_city_between_them() -> None:
    match = building(0, tile=7)
    assert paid(match, "(0,1) 21@0", "(0,3) 21@0") == [3, 3]
    urbanize(match, "poughkeepsie", "grey", 1)
    assert cash(match) == RICH - 6
    assert links(match) == ["Albany-Poughkeepsie 0", "New York-Poughkeepsie 0"]
    assert asked(match) == (0, "build")
    place(match, "(1,0) 21@2")
    assert asked(match) == (1, "build")


@pytest.mark.rule("STM-EX-19")
def test_kinds_of_links_and_their_owners() -> None:
    green = ("(1,0) 21@2 =2", "(2,0) 22@3 =2", "(2,2) 22@0 =2")
    match = building(3, *MISI, *GABOR, *green)
    complete = ["Albany-Hartford 2", "Albany-New York 1", "Albany-Poughkeepsie 0", "New York-Poughkeepsie 0"]
    assert links(match) == complete
    assert unfinished(match) == ["Hartford (2,2)/2 2"]
    (long,) = [link for link in match.view(None).links if link.owner == 1]
    assert len({hex for hex, _ in long.parts}) == 4


@pytest.mark.rule("STM-EX-20")
def test_legal_build_a_extends_own_track() -> None:
    match = building(0)
    assert paid(match, "(5,-3) 21@0") == [3]
    assert paid(match, "(5,-4) 22@1") == [2]
    assert links(match) == ["Boston-Portland 0"]


@pytest.mark.rule("STM-EX-21")
def test_legal_build_b_starts_a_new_link_from_a_city() -> None:
    match = building(0, "(5,-3) 21@0 =0")
    assert paid(match, "(6,-6) 22@3") == [3]
    assert unfinished(match) == ["Boston (5,-3)/0 0", "Portland (6,-6)/5 0"]


@pytest.mark.rule("STM-EX-22")
def test_illegal_build_c_leads_back_into_its_own_city() -> None:
    match = building(0)
    assert paid(match, "(4,-2) 23@2") == [3]
    assert refused(match, "(4,-1) 23@0")
    assert legal(match, "(4,-1) 21@0"), "past Boston the track may go on"


@pytest.mark.rule("STM-EX-23")
def test_illegal_builds_d_and_f_run_into_thick_edges() -> None:
    match = building(0)
    assert refused(match, "(5,-1) 22@0", "(-4,0) 22@3")
    assert legal(match, "(5,-1) 21@0")
    assert legal(match, "(-4,0) 21@0")


@pytest.mark.rule("STM-EX-24")
def test_illegal_build_e_is_connected_with_nothing() -> None:
    assert refused(building(0, "(5,-3) 21@0 =0"), "(2,-5) 21@0")
    assert not choices(building(0, "(5,-3) 21@0 =0"), "(2,-5)")


@pytest.mark.rule("STM-EX-25")
def test_illegal_builds_g_and_h_have_no_place_for_a_tile() -> None:
    match = building(0, "(5,-3) 21@0 =0")
    assert (6, -4) not in DATA.maps["northeast"].at
    assert set(offered(match)) <= {*DATA.maps["northeast"].hexes, "done"}
    assert spot("hartford") not in offered(match)
    assert spot((2, 0)) in offered(match)


@pytest.mark.rule("STM-EX-26")
def test_surcharges_add_up() -> None:
    to_saranac_lake = building(0, "(0,-1) 22@3 =0", "(-1,-1) 22@0 =0")
    assert price(to_saranac_lake, "(-1,-2) T31@1") == 6
    to_new_haven = building(0, "(2,2) 22@0 =0")
    assert price(to_new_haven, "(3,2) T22@5") == 4
    to_scranton = building(0, "(-4,2) 22@0 =0", "(-3,2) 22@3 =0", "(-3,3) 21@0 =0")
    assert price(to_scranton, "(-3,4) T11@0") == 4
    twice_from_new_york = building(0, "(-1,4) 21@2 =0", "(0,3) 22@3 =0", "(-1,3) 22@2 =0")
    assert price(twice_from_new_york, "(-2,4) 41@1") == 7
    from_syracuse = building(0, "(-5,2) 22@1 =0")
    assert price(from_syracuse, "(-5,3) 21@0") == 3


@pytest.mark.rule("STM-EX-27")
def test_a_redirect_costs_no_terrain_and_keeps_nothing() -> None:
    match = building(0, STUB)
    assert paid(match, "(3,0) 22@4") == [2]
    assert unfinished(match) == ["Hartford (3,0)/0 0"]
    alone = finish(match.fork())
    assert unfinished(alone) == ["Hartford (3,0)/0 -"]
    place(match, "(0,1) 21@0", "(0,3) 21@0")
    assert asked(match) == (1, "build"), "the redirect was one of three placements"


@pytest.mark.rule("STM-EX-28")
def test_a_redirected_link_is_then_extended() -> None:
    match = building(0, STUB)
    assert paid(match, "(3,0) 22@4", "(3,-1) T11@3") == [2, 3]
    finish(match)
    assert links(match) == ["Hartford-Springfield 0"]
    assert unfinished(match) == []


@pytest.mark.rule("STM-EX-29")
def test_a_redirect_completes_an_unowned_link() -> None:
    match = building(0, "(1,-2) 21@2 =-", map="ruhr")
    assert unfinished(match) == ["Duisburg (1,-2)/2 -"]
    assert paid(match, "(1,-2) 22@5") == [2]
    assert links(match) == ["Duisburg-Essen 0"]


@pytest.mark.rule("STM-EX-30")
def test_complete_links_town_faces_and_rivals_links_are_not_redirected() -> None:
    match = building(0, "(4,-2) 22@2 =0", "(3,-1) T21@1 =0", "(3,0) 22@4 =1")
    assert links(match) == ["Boston-Springfield 0"]
    assert all((2, 4) in parts_of(choice) for choice in choices(match, "(4,-2)"))
    town = choices(match, "(3,-1)")
    assert town, "more spurs may be added"
    assert all({1, 4} < set(exits_of(choice)) for choice in town)
    assert all((0, 4) in parts_of(choice) for choice in choices(match, "(3,0)"))
    assert refused(match, "(4,-2) 21@2", "(3,-1) T22@1", "(3,0) 21@1")


@pytest.mark.rule("STM-EX-31")
def test_crossing_a_rivals_track() -> None:
    match = building(0, "(4,-2) 22@2 =1", "(3,0) 21@1 =0", "(4,-1) 22@4 =0")
    assert unfinished(match) == ["Boston (4,-2)/4 1", "Hartford (4,-1)/0 0"]
    assert paid(match, "(4,-2) 42@3") == [4]
    assert owners(match, "(4,-2)") == {(2, 4): 1, (0, 3): 0}
    assert unfinished(match) == ["Boston (4,-2)/4 1", "Hartford (4,-2)/0 0"]
    place(match, "(0,1) 21@0", "(0,3) 21@0")
    assert asked(match) == (1, "build"), "the improvement was one of three placements"


@pytest.mark.rule("STM-EX-32")
def test_a_two_segment_tile_on_an_empty_hex() -> None:
    match = building(0, new_cities={"new-haven": "grey"})
    assert paid(match, "(3,1) 46@5") == [5]
    assert unfinished(match) == ["Hartford (3,1)/1 0", "New Haven (3,1)/2 0"]


@pytest.mark.rule("STM-EX-33")
def test_the_new_face_must_contain_the_old_track() -> None:
    match = building(0, "(4,-2) 22@2 =1", "(3,0) 21@1 =0", "(4,-1) 22@4 =0")
    assert legal(match, "(4,-2) 42@3")
    assert refused(match, "(4,-2) 21@0")
    assert not [choice for choice in choices(match, "(4,-2)") if choice.startswith("41")]
    sharp = building(0, "(4,-3) T11@3 =1", "(4,-2) 23@0 =1", "(3,0) 21@1 =0", "(4,-1) 22@4 =0")
    found = choices(sharp, "(4,-2)")
    assert found
    assert all((0, 1) in parts_of(choice) and (2, 3) not in parts_of(choice) for choice in found)


def lying(*faces: str) -> list[str]:
    """Unowned tiles on hexes without a settlement far from Boston, one a face."""
    free = [hex for hex in DATA.maps["northeast"].hexes.values() if not hex.feature and hex.q < 3]
    return [f"({hex.q},{hex.r}) {face} =-" for hex, face in zip(free, faces, strict=False)]


@pytest.mark.rule("STM-EX-34")
def test_shared_tiles_run_out() -> None:
    cross = ["(4,-1) 22@4 =0", "(3,0) 21@1 =0"]
    match = building(0, *lying(*["44"] * 4, *["45"] * 2), *cross)
    found = choices(match, "(4,-2)")
    assert not [choice for choice in found if choice.startswith(("44", "45"))]
    assert [choice for choice in found if choice.startswith("46")]
    roomy = choices(building(0, *lying(*["44"] * 3, *["45"] * 2), *cross), "(4,-2)")
    assert [choice for choice in roomy if choice.startswith("44")]
    towns = [DATA.maps["northeast"].hexes[town] for town in DATA.maps["northeast"].towns]
    busy = [f"({hex.q},{hex.r}) T31 =-" for hex in towns if hex.key not in ("springfield", "new-haven")][:4]
    found = choices(building(0, "(3,0) 22@4 =0", *busy), "(3,-1)")
    assert found
    assert not [choice for choice in found if choice.startswith(("T31", "T34"))]


@pytest.mark.rule("STM-EX-34")
def test_a_redirected_straight_makes_room_for_a_curve() -> None:
    free = [hex for hex in DATA.maps["northeast"].hexes.values() if not hex.feature and (hex.q, hex.r) != (3, 0)]
    rest = [f"({hex.q},{hex.r}) 21 =-" for hex in free if (hex.q, hex.r) not in ((4, -2), (5, -3), (5, -1))][:85]
    match = building(0, STUB, *rest)
    assert len(match.state.track) == 86
    assert not [choice for choice in choices(match, "(5,-3)") if choice.startswith(("21", "22"))]
    assert [choice for choice in choices(match, "(5,-3)") if choice.startswith("23")]
    assert legal(match, "(3,0) 22@4")
    assert legal(building(0, STUB, *rest[1:]), "(5,-3) 21@0")


@pytest.mark.rule("STM-EX-35")
def test_a_tile_is_placed_and_redirected_in_one_turn() -> None:
    match = building(0)
    assert paid(match, "(3,0) 21@1", "(3,0) 22@4", "(3,-1) T11@3") == [3, 2, 3]
    assert links(match) == ["Hartford-Springfield 0"]
    assert asked(match) == (1, "build"), "there is no fourth placement"


@pytest.mark.rule("STM-EX-36")
def test_the_first_placement_leaves_a_city() -> None:
    stray = "(1,-1) 22@2 =-"
    assert refused(building(0, stray, built=False), "(2,-1) 21@2")
    match = building(0, stray)
    assert paid(match, "(2,-1) 21@2") == [4]
    assert unfinished(match) == ["Albany (2,-1)/2 0"]


@pytest.mark.rule("STM-EX-37")
def test_two_own_track_ends_meet() -> None:
    match = building(0, "(-1,1) 22@1 =0", "(-1,4) 22@0 =0", "(-1,3) 21@0 =0")
    assert paid(match, "(-1,2) 21@0") == [2]
    assert links(match) == ["Albany-New York 0"]
    assert unfinished(match) == []


@pytest.mark.rule("STM-EX-38")
def test_blocking_is_legal_and_joining_is_not() -> None:
    match = building(0, "(3,0) 21@1 =1", "(4,-1) 22@4 =1")
    assert refused(match, "(4,-2) 23@2")
    assert paid(match, "(4,-2) 22@2") == [3]
    assert unfinished(match) == ["Boston (4,-2)/4 0", "Hartford (4,-1)/0 1"]


@pytest.mark.rule("STM-EX-39")
def test_no_loop_to_the_same_town() -> None:
    loop = ("(0,1) 21@0 =0", "(0,2) T22@0 =0", "(1,2) 23@4 =0", "(0,3) 23@0 =0")
    match = building(0, *loop)
    assert links(match) == ["Albany-Poughkeepsie 0"]
    assert unfinished(match) == ["Poughkeepsie (0,3)/0 0"]
    assert refused(match, "(0,2) T32@3")
    for seat in (0, 1):
        assert "poughkeepsie" not in towns_offered(building(seat, *loop, tile=7))
        assert "springfield" in towns_offered(building(seat, *loop, tile=7))


@pytest.mark.rule("STM-EX-86")
def test_track_beyond_cash_in_the_standard_game() -> None:
    match = building(0, standard=True, cash=5)
    assert paid(match, "(0,1) 21@0") == [3]
    assert (cash(match), me(match).income) == (2, 0)
    assert refused(match, "(0,2) T21@0")
    richer = building(0, "(0,1) 21@0 =0", standard=True, cash=4)
    assert legal(richer, "(0,2) T21@0")
    assert key("(0,2) T21@0") == f"{tile('(0,2) T21@0 =-')[0]}/t21/0"
