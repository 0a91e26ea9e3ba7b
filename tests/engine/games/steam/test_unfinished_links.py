"""Unfinished and unowned links: extending, losing and claiming them. STM-089 to STM-094, STM-202 to STM-204."""

from __future__ import annotations

import pytest

from tests.engine.games.steam.boards import (
    SPRINGFIELD,
    STUB,
    choices,
    finish,
    later,
    owners,
    paid,
    refused,
    unfinished,
    urbanize,
)
from tests.engine.games.steam.build import asked, building, legal, links, offered, place, play, spot

CROSSING = ("(4,-2) 22@2 =1", "(3,0) 21@1 =0", "(4,-1) 22@4 =0")
"""Seat 0 comes from Hartford to a curve of seat 1."""
FROM_CONCORD = ("(4,-3) T22@2 2=1 4=-", "(5,-3) 22@3 =1", "(3,-2) 22@1 =-")
"""Boston-Concord belongs to seat 1; an unowned link leads from Concord to Springfield's north edge."""


@pytest.mark.rule("STM-089")
def test_only_the_owner_extends_an_unfinished_link() -> None:
    board = ("(1,-1) 22@2 =1",)
    assert refused(building(0, *board), "(2,-1) 21@2")
    beside_boston = building(0, "(3,0) 21@1 =1", "(4,-1) 22@4 =1")
    assert refused(beside_boston, "(4,-2) 23@2"), "not even from a city"
    match = building(1, *board)
    place(match, "(2,-1) 21@2")
    assert unfinished(match) == ["Albany (2,-1)/2 1"]


@pytest.mark.rule("STM-089")
def test_others_complete_it_with_a_town_face_or_a_new_city() -> None:
    town = building(0, "(3,0) 22@4 =1", "(4,-2) 22@2 =0")
    place(town, "(3,-1) T22@1")
    assert "Hartford-Springfield 1" in links(town)
    city = urbanize(building(0, "(3,0) 22@4 =1", tile=7), "springfield", "red", 1)
    assert links(city) == ["Hartford-Springfield 1"]


@pytest.mark.rule("STM-090", "STM-091")
def test_joined_track_extends_a_link_and_keeps_it() -> None:
    match = place(building(0, STUB), "(4,-1) 22@4")
    assert unfinished(finish(match)) == ["Hartford (4,-1)/0 0"]
    improved = place(building(0, *CROSSING), "(4,-2) 42@3")
    assert unfinished(finish(improved)) == ["Boston (4,-2)/4 1", "Hartford (4,-2)/0 0"]


@pytest.mark.rule("STM-090")
def test_what_was_extended_or_started_stays_so_through_a_redirect() -> None:
    extended = place(building(0, STUB), "(4,-1) 22@4", "(4,-1) 23@4")
    assert unfinished(finish(extended)) == ["Hartford (4,-1)/5 0"]
    started = place(building(0), "(3,0) 21@1", "(3,0) 22@4")
    assert unfinished(finish(started)) == ["Hartford (3,0)/0 0"]


@pytest.mark.rule("STM-090")
def test_track_that_only_points_at_an_open_end_extends_nothing() -> None:
    match = building(0, STUB)
    place(match, "(4,-1) 22@1")
    assert unfinished(match) == ["Boston (4,-1)/3 0", "Hartford (3,0)/1 0"]
    assert unfinished(finish(match)) == ["Boston (4,-1)/3 0", "Hartford (3,0)/1 -"]


@pytest.mark.rule("STM-091")
def test_at_the_end_of_the_build_turn_what_was_not_extended_is_lost() -> None:
    board = (STUB, "(1,-1) 22@2 =0", "(0,3) 21@0 =1")
    idle = finish(building(0, *board))
    assert unfinished(idle) == ["Albany (1,-1)/2 -", "Hartford (3,0)/1 -", "New York (0,3)/0 1"]
    match = building(0, *board)
    place(match, "(4,-1) 22@4", "(-5,2) 21@2", "(5,-3) 21@0")
    assert asked(match) == (1, "build"), "the turn has ended by itself"
    assert unfinished(match) == [
        "Albany (1,-1)/2 -",
        "Boston (5,-3)/0 0",
        "Hartford (4,-1)/0 0",
        "New York (0,3)/0 1",
        "Rochester (-5,2)/2 0",
    ]
    play(match, "done")
    assert "New York (0,3)/0 -" in unfinished(match)


@pytest.mark.rule("STM-091")
def test_what_was_claimed_in_this_turn_is_kept() -> None:
    match = place(building(0, "(1,-1) 22@2 =-"), "(2,-1) 21@2")
    assert unfinished(finish(match)) == ["Albany (2,-1)/2 0"]
    assert unfinished(finish(later(match, 0))) == ["Albany (2,-1)/2 -"]


@pytest.mark.rule("STM-091")
def test_every_spur_is_an_unfinished_link_of_its_own() -> None:
    match = building(0, "(-1,0) 21@2 =0", "(-2,0) T33@1 =0")
    place(match, "(-1,-1) 21@1")
    assert unfinished(finish(match)) == ["Amsterdam (-1,-1)/1 0", "Amsterdam (-2,0)/4 -"]


@pytest.mark.rule("STM-092")
def test_a_complete_link_is_never_lost() -> None:
    match = building(0, *SPRINGFIELD, "(0,1) 21@0 =0", "(0,2) T11@0 =0")
    before = links(match)
    for seat in (0, 1, 0, 1):
        match = finish(later(match, seat))
    assert links(match) == before == ["Albany-Poughkeepsie 0", "Boston-Springfield 1"]


@pytest.mark.rule("STM-093")
def test_who_extends_an_unowned_link_owns_it() -> None:
    match = place(building(2, "(-1,1) 22@1 =-", "(-1,2) 21@0 =-"), "(-1,3) 21@0")
    assert unfinished(match) == ["Albany (-1,3)/3 2"]
    assert owners(match, "(-1,1)") == {(1, 3): 2}, "the old track included"


@pytest.mark.rule("STM-093")
def test_who_completes_an_unowned_link_owns_it() -> None:
    track = place(building(2, "(5,-3) 21@0 =-"), "(5,-4) 22@1")
    assert links(track) == ["Boston-Portland 2"]
    town = place(building(2, "(0,1) 21@0 =-"), "(0,2) T11@0")
    assert links(town) == ["Albany-Poughkeepsie 2"]
    city = urbanize(building(2, "(0,1) 21@0 =-", tile=7), "poughkeepsie", "red", 1)
    assert links(city) == ["Albany-Poughkeepsie 2"]


@pytest.mark.rule("STM-094")
def test_an_unowned_link_is_claimed_from_a_city_or_by_a_neighbour() -> None:
    assert legal(building(0, "(1,-1) 22@2 =-"), "(2,-1) 21@2"), "it starts at a city"
    assert refused(building(0, *FROM_CONCORD), "(3,-1) T11@0")
    assert legal(building(1, *FROM_CONCORD), "(3,-1) T11@0"), "it touches the link Boston-Concord"
    assert refused(building(2, *FROM_CONCORD, "(3,0) 22@4 =0"), "(3,-1) T11@0")


@pytest.mark.rule("STM-094")
def test_a_town_face_must_not_join_an_unowned_link_that_cannot_be_claimed() -> None:
    stray = ("(-1,0) 21@2 =1", "(-2,0) T33@1 1=- 2=1 4=1", "(-1,-1) 22@4 =-", "(0,-1) 22@3 =0")
    match = building(0, *stray)
    assert unfinished(match) == ["Albany (0,-1)/5 0", "Amsterdam (-1,-1)/0 -", "Amsterdam (-2,0)/4 1"]
    assert refused(match, "(-1,-2) T11@3"), "Amsterdam is strange to seat 0"
    assert legal(building(1, *stray), "(-1,-2) T11@3")


@pytest.mark.rule("STM-202")
def test_one_tile_joins_two_own_unfinished_links() -> None:
    match = place(building(0, "(-1,1) 22@1 =0", "(-1,4) 22@0 =0", "(-1,3) 21@0 =0"), "(-1,2) 21@0")
    assert links(match) == ["Albany-New York 0"]
    bent = building(0, "(-1,1) 22@1 =0", "(-1,2) 22@0 =0", "(-1,4) 22@0 =0", "(-1,3) 21@0 =0")
    redirected = place(bent, "(-1,2) 21@0")
    assert links(redirected) == ["Albany-New York 0"]
    assert unfinished(redirected) == []


@pytest.mark.rule("STM-203")
def test_an_unowned_end_that_may_not_be_claimed_is_joined_from_nowhere() -> None:
    """Amsterdam's spurs touch links of seat 1 alone: only seat 1 can acquire them."""
    amsterdam = ("(-1,0) 21@2 =1", "(-2,0) T33@1 1=- 2=1 4=-")
    assert refused(building(0, *amsterdam), "(-1,-1) 22@4", "(-3,1) 21@1")
    own = ("(-1,-2) T11@4 =2", "(0,-1) 22@3 =0")
    assert refused(building(0, *amsterdam, *own), "(-1,-1) 22@2"), "not from an own open end"
    assert refused(building(0, *amsterdam, "(-3,1) 21@1 =-"), "(-4,2) 23@0"), "not from a city"
    assert legal(building(1, *amsterdam), "(-1,-1) 22@4")
    assert legal(building(1, *amsterdam, "(-3,1) 21@1 =-"), "(-4,2) 23@0")
    bent = ("(0,-1) 22@3 =0", "(-1,-1) 21@2 =0")
    assert refused(building(0, *amsterdam, *bent), "(-1,-1) 22@2"), "nor by a redirect"
    neighbour = ("(-1,0) 21@2 =0", "(-2,0) T33@1 1=- 2=0 4=-")
    assert legal(building(0, *neighbour, *bent), "(-1,-1) 22@2")


@pytest.mark.rule("STM-203", "STM-087")
def test_an_unowned_end_that_may_not_be_claimed_is_joined_by_no_town_face() -> None:
    board = (*FROM_CONCORD, "(3,0) 22@4 =0")
    assert refused(building(0, *board), "(3,-1) T11@0", "(3,-1) T21@0"), "though exit 3 would lead into the town"
    assert legal(building(0, *board), "(3,-1) T11@3")
    match = place(building(1, *board), "(3,-1) T21@0")
    assert links(match) == ["Boston-Concord 1", "Concord-Springfield 1", "Hartford-Springfield 0"]


@pytest.mark.rule("STM-204")
def test_an_own_unfinished_link_at_the_same_town_is_enough_to_claim() -> None:
    board = ("(-1,0) 21@2 =1", "(-3,1) 21@1 =0")
    match = building(0, *board, "(-2,0) T33@1 1=- 2=1 4=0")
    place(match, "(-1,-1) 21@1")
    assert "Amsterdam (-1,-1)/1 0" in unfinished(match)
    assert refused(building(0, "(-1,0) 21@2 =1", "(-3,1) 21@1 =2", "(-2,0) T33@1 1=- 2=1 4=2"), "(-1,-1) 21@1")


@pytest.mark.rule("STM-091")
def test_an_unowned_link_is_nobodys_until_it_is_claimed() -> None:
    match = finish(building(0, STUB))
    assert asked(match) == (1, "build")
    assert spot((4, -1)) in offered(match)
    assert "22@4" in choices(match, "(4,-1)")
    assert paid(match, "(4,-1) 22@4") == [3]
    assert unfinished(match) == ["Hartford (4,-1)/0 1"]
