"""Redirecting the last tile of an unfinished link: STM-095 to STM-102, STM-206."""

from __future__ import annotations

import pytest

from tests.engine.games.steam.boards import STUB, choices, exits_of, finish, owners, parts_of, refused, unfinished
from tests.engine.games.steam.build import Game, building, legal, links, place

NEW_HAVEN = {"new-haven": "grey"}
DOUBLE = ("(4,-2) 42@3 2-4=1 0-3=0", "(3,0) 21@1 =0", "(4,-1) 22@4 =0")
"""Seat 0's straight from Hartford crosses the curve that seat 1 has built from Boston; both are unfinished."""
FROM_CONCORD = ("(4,-3) T22@2 2=1 4=-", "(5,-3) 22@3 =1", "(3,-2) 22@1 =-")
"""Boston-Concord belongs to seat 1; an unowned link leads from Concord to Springfield's north edge."""


def single(match: Game, hex: str) -> list[str]:
    """The tiles with one segment that may be placed on a hex."""
    return [choice for choice in choices(match, hex) if len(parts_of(choice)) == 1]


@pytest.mark.rule("STM-095", "STM-097")
def test_the_last_tile_is_turned_or_exchanged_and_keeps_its_joined_edge() -> None:
    match = building(0, STUB)
    assert single(match, "(3,0)") == ["22@2", "22@4", "23@3", "23@4"]
    longer = building(0, STUB, "(4,-1) 22@4 =0")
    assert single(longer, "(3,0)") == [], "only the tile with the open end"
    assert single(longer, "(4,-1)") == ["21@1", "22@2", "23@3", "23@4"]
    place(longer, "(4,-1) 23@3")
    assert unfinished(longer) == ["Hartford (4,-1)/3 0"]


@pytest.mark.rule("STM-096")
def test_own_and_claimable_links_are_redirected_and_others_are_not() -> None:
    assert legal(building(0, STUB), "(3,0) 22@4")
    assert legal(building(1, "(3,0) 21@1 =-"), "(3,0) 22@4"), "unowned, from a city"
    assert single(building(1, STUB), "(3,0)") == [], "a rival's"
    assert single(building(0, *FROM_CONCORD), "(3,-2)") == [], "unowned, from a town without own links"
    assert single(building(1, *FROM_CONCORD), "(3,-2)") == ["21@1", "22@5", "23@0", "23@1"]
    complete = building(0, "(5,-3) 21@0 =0", "(5,-4) 22@1 =0")
    assert links(complete) == ["Boston-Portland 0"]
    assert single(complete, "(5,-4)") == single(complete, "(5,-3)") == []


@pytest.mark.rule("STM-097")
def test_the_edge_towards_the_city_is_kept() -> None:
    match = building(0, STUB)
    assert all(4 in exits_of(choice) for choice in choices(match, "(3,0)"))
    assert refused(match, "(3,0) 23@0", "(3,0) 22@1", "(3,0) 21@0")


@pytest.mark.rule("STM-098")
def test_a_second_segment_on_the_tile_is_left_alone() -> None:
    assert choices(building(0, *DOUBLE), "(4,-2)") == ["43@1", "43@2"]
    assert choices(building(1, *DOUBLE), "(4,-2)") == ["41@2", "44@0"]
    match = place(building(0, *DOUBLE), "(4,-2) 43@1")
    assert owners(match, "(4,-2)") == {(2, 4): 1, (1, 3): 0}
    assert unfinished(match) == ["Boston (4,-2)/4 1", "Hartford (4,-2)/1 0"]


@pytest.mark.rule("STM-099")
def test_a_redirect_obeys_the_rules_of_placement() -> None:
    coast = building(0, "(5,-1) 21@0 =0")
    assert single(coast, "(5,-1)") == ["22@4", "23@5"], "no track into the sea"
    bay = building(0, "(4,1) 21@1 =0", "(5,0) 22@4 =0", new_cities=NEW_HAVEN)
    assert unfinished(bay) == ["New Haven (5,0)/0 0"]
    assert single(bay, "(5,0)") == [], "nor across the bay to Providence"
    loop = building(0, STUB, "(3,1) 23@5 =0")
    assert refused(loop, "(3,0) 23@3"), "no link from Hartford to Hartford"
    rival = building(0, STUB, "(3,1) 21@0 =1", new_cities=NEW_HAVEN)
    assert refused(rival, "(3,0) 23@3"), "nothing is joined to a rival's open end"
    own = place(building(0, STUB, "(3,1) 21@0 =0", new_cities=NEW_HAVEN), "(3,0) 23@3")
    assert links(own) == ["Hartford-New Haven 0"]
    first = building(0, "(3,0) 21@1 =-", built=False)
    assert single(first, "(3,0)") == []


@pytest.mark.rule("STM-100")
def test_a_town_face_is_never_redirected() -> None:
    match = building(0, "(4,-2) 22@2 =0", "(3,-1) T21@1 =0")
    assert unfinished(match) == ["Springfield (3,-1)/4 0"]
    assert all({1, 4} < set(exits_of(choice)) for choice in choices(match, "springfield"))
    assert refused(match, "(3,-1) T22@1", "(3,-1) T23@1", "(3,-1) T22@5")


@pytest.mark.rule("STM-101")
def test_a_redirect_keeps_no_link() -> None:
    match = place(building(0, STUB), "(3,0) 22@4")
    assert unfinished(match) == ["Hartford (3,0)/0 0"]
    assert unfinished(finish(match)) == ["Hartford (3,0)/0 -"]


@pytest.mark.rule("STM-101")
def test_a_redirect_gains_no_link_that_stays_unfinished() -> None:
    match = place(building(1, "(3,0) 21@1 =-"), "(3,0) 22@4")
    assert unfinished(match) == ["Hartford (3,0)/0 -"]
    then = place(match.fork(), "(3,-1) T11@3")
    assert links(then) == ["Hartford-Springfield 1"], "but it may be claimed afterwards"


@pytest.mark.rule("STM-102")
def test_a_redirect_that_completes_an_unowned_link_makes_it_own() -> None:
    match = place(building(0, "(1,-2) 21@2 =-", map="ruhr"), "(1,-2) 22@5")
    assert links(match) == ["Duisburg-Essen 0"]
    board = ("(3,0) 21@1 =-", "(3,-1) T21@0 0=0 3=0", "(3,-2) 22@1 =0", "(4,-3) T22@2 =0", "(5,-3) 22@3 =0")
    town = building(0, *board)
    assert links(town) == ["Boston-Concord 0", "Concord-Springfield 0"]
    place(town, "(3,0) 22@4")
    assert links(town) == ["Boston-Concord 0", "Concord-Springfield 0", "Hartford-Springfield 0"]
    assert owners(town, "(3,0)") == {(0, 4): 0}, "all of it"


@pytest.mark.rule("STM-102")
def test_an_own_link_redirected_onto_an_unowned_one_completes_both() -> None:
    match = building(0, STUB, "(3,1) 21@0 =-", new_cities=NEW_HAVEN)
    place(match, "(3,0) 23@3")
    assert links(match) == ["Hartford-New Haven 0"]
    assert owners(match, "(3,1)") == {(0, 3): 0}


@pytest.mark.rule("STM-206")
def test_no_placement_redirects_and_improves_at_once() -> None:
    match = building(0, STUB, "(3,1) 21@0 =0", "(4,0) T11@5 =0", new_cities=NEW_HAVEN)
    found = choices(match, "(3,0)")
    both = [choice for choice in found if len(parts_of(choice)) == 2]
    assert both, "the straight may get a second segment"
    assert all((1, 4) in parts_of(choice) for choice in both)
    assert all((1, 4) not in parts_of(choice) for choice in found if len(parts_of(choice)) == 1)
    double = choices(building(0, *DOUBLE), "(4,-2)")
    assert all((2, 4) in parts_of(choice) for choice in double)
