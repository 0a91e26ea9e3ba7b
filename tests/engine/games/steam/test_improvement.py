"""Improving track that lies already: STM-103 to STM-106."""

from __future__ import annotations

import pytest

from tests.engine.games.steam.boards import SPRINGFIELD, choices, exits_of, owners, parts_of, refused, unfinished
from tests.engine.games.steam.build import building, legal, links, place

CROSSING = ("(4,-2) 22@2 =1", "(3,0) 21@1 =0", "(4,-1) 22@4 =0")
"""Seat 0 comes from Hartford to a curve of seat 1."""


@pytest.mark.rule("STM-103")
def test_the_better_face_contains_all_old_track_and_more() -> None:
    match = building(0, *CROSSING)
    found = choices(match, "(4,-2)")
    assert found == ["42@3", "43@1", "43@2"]
    assert all((2, 4) in parts_of(choice) and len(parts_of(choice)) == 2 for choice in found)


@pytest.mark.rule("STM-103")
def test_any_players_tile_is_improved() -> None:
    for owner in ("0", "1", "-"):
        match = building(0, f"(4,-2) 22@2 ={owner}", *CROSSING[1:])
        assert legal(match, "(4,-2) 42@3")
    for owner in ("0", "1", "2"):
        town = building(0, f"(4,-2) 22@2 ={owner}", f"(3,-1) T11@1 ={owner}", "(3,0) 22@4 =0")
        assert legal(town, "(3,-1) T22@1")


@pytest.mark.rule("STM-103")
def test_a_town_face_keeps_its_exits_and_gets_more() -> None:
    found = choices(building(1, *SPRINGFIELD), "springfield")
    assert found
    assert all({1} < set(exits_of(choice)) for choice in found)
    assert choices(building(1, "(4,-2) 22@2 =1", "(3,-1) T42@0 =1"), "springfield") == [], "no face has five exits"


@pytest.mark.rule("STM-104")
def test_new_segments_obey_the_rules_of_placement() -> None:
    assert choices(building(0, "(4,-2) 22@2 =1"), "(4,-2)") == [], "nothing of seat 0's leads there"
    rival = building(0, "(4,-2) 22@2 =1", "(3,0) 21@1 =2", "(4,-1) 22@4 =2")
    assert choices(rival, "(4,-2)") == []
    sea = choices(building(1, "(2,2) 22@0 =1", "(3,2) T11@5 =1"), "new-haven")
    assert sea
    assert all(not {2, 3} & set(exits_of(choice)) for choice in sea)


@pytest.mark.rule("STM-104")
def test_an_improvement_closes_no_loop() -> None:
    board = ("(3,0) 21@1 =0", "(4,-1) 22@4 =0")
    match = building(
        0, *board, "(4,-2) 22@0 =1", "(4,-3) T11@3 =1", "(2,0) 21@0 =0", "(2,-1) 22@1 =0", "(3,-2) 22@2 =0"
    )
    assert unfinished(match)[0].startswith("Hartford")
    assert refused(match, "(4,-2) 45@0"), "3-5 would join two links from Hartford"
    assert legal(match, "(4,-2) 47@0"), "4-5 goes past"


@pytest.mark.rule("STM-105")
def test_a_town_is_improved_only_by_who_reaches_it_from_outside() -> None:
    assert choices(building(0, *SPRINGFIELD), "springfield") == []
    assert choices(building(1, *SPRINGFIELD), "springfield") != []
    entering = building(0, *SPRINGFIELD, "(3,0) 22@4 =0")
    assert choices(entering, "springfield")
    assert all(3 in exits_of(choice) for choice in choices(entering, "springfield")), "its own track has to come in"
    stray = building(0, *SPRINGFIELD, "(3,0) 22@4 =-")
    assert legal(stray, "(3,-1) T22@1"), "claimed track counts"
    assert refused(stray, "(3,-1) T21@1")


@pytest.mark.rule("STM-105")
def test_a_spur_alone_does_not_lead_in_from_outside() -> None:
    board = ("(-1,0) 21@2 =1",)
    spur = building(0, *board, "(-2,0) T21@1 1=- 4=0", "(-3,0) 21@0 =1")
    assert refused(spur, "(-2,0) T33@1")
    longer = building(0, *board, "(-2,0) T22@2 2=1 4=0", "(-3,1) 21@1 =0")
    assert legal(longer, "(-2,0) T33@1"), "an unfinished link with track outside does"


@pytest.mark.rule("STM-106")
def test_new_track_is_the_improvers_and_old_track_keeps_its_owner() -> None:
    match = place(building(0, *CROSSING), "(4,-2) 42@3")
    assert owners(match, "(4,-2)") == {(2, 4): 1, (0, 3): 0}
    town = place(building(0, *SPRINGFIELD, "(3,0) 22@4 =0"), "(3,-1) T34@1")
    assert owners(town, "springfield") == {(1,): 1, (2,): 0, (3,): 0}


@pytest.mark.rule("STM-106")
def test_a_new_spur_that_meets_a_rivals_open_end_is_the_rivals() -> None:
    match = building(0, *SPRINGFIELD, "(3,0) 22@4 =0", "(2,0) 22@1 =2")
    place(match, "(3,-1) T42@0")
    assert owners(match, "springfield") == {(0,): 0, (1,): 1, (3,): 0, (4,): 2}
    assert links(match) == ["Boston-Springfield 1", "Hartford-Springfield 0", "Hartford-Springfield 2"]
