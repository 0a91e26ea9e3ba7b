"""Town tiles: STM-086 to STM-088."""

from __future__ import annotations

import pytest

from tests.engine.games.steam.boards import SPRINGFIELD, choices, exits_of, finish, owners, paid, refused, unfinished
from tests.engine.games.steam.build import building, legal, links, place
from tests.engine.games.steam.printed import SPURS, rotations

TO_RUTLAND = "(1,-1) 22@4 =0"
"""Seat 0: an open end that faces Rutland (1,-2), a town without thick edges, from the south."""


@pytest.mark.rule("STM-086")
def test_every_town_face_may_be_used_in_every_rotation_that_meets_the_track() -> None:
    expected = [
        f"{face}@{turn}"
        for face in SPURS
        for turn, parts in rotations(face).items()
        if any(3 in part for part in parts)
    ]
    assert len(expected) == 1 + 1 + 2 + 2 + 1 + 3 + 3 + 3 + 4 + 2 + 4
    assert choices(building(0, TO_RUTLAND), "rutland") == sorted(expected)


@pytest.mark.rule("STM-086")
def test_all_exits_are_paid() -> None:
    for face, cost in (("T11@3", 2), ("T21@0", 3), ("T31@1", 4), ("T41@3", 5)):
        assert paid(building(0, TO_RUTLAND), f"(1,-2) {face}") == [cost]


@pytest.mark.rule("STM-087")
def test_a_town_face_on_an_empty_town_needs_a_link_that_leads_there() -> None:
    assert choices(building(0), "rutland") == []
    assert choices(building(0, "(1,-1) 22@4 =1"), "rutland") == [], "a rival's is not enough"
    assert refused(building(0, TO_RUTLAND), "(1,-2) T11@0"), "the exit has to meet it"
    own = place(building(0, TO_RUTLAND), "(1,-2) T11@3")
    assert links(own) == ["Albany-Rutland 0"]
    claimed = place(building(0, "(1,-1) 22@4 =-"), "(1,-2) T11@3")
    assert links(claimed) == ["Albany-Rutland 0"]


@pytest.mark.rule("STM-087")
def test_an_unowned_link_from_a_strange_town_does_not_open_another_town() -> None:
    board = ("(4,-3) T22@2 2=1 4=-", "(5,-3) 22@3 =1", "(3,-2) 22@1 =-")
    assert choices(building(0, *board), "springfield") == []
    assert legal(building(1, *board), "(3,-1) T11@0"), "seat 1 has a link to Concord"


@pytest.mark.rule("STM-088")
def test_the_spurs_of_a_new_face_belong_to_who_placed_it() -> None:
    match = place(building(0, TO_RUTLAND, "(0,-1) 21@0 =1"), "(1,-2) T33@2")
    assert owners(match, "rutland") == {(2,): 0, (3,): 0, (5,): 0}
    assert unfinished(match) == ["Albany (0,-1)/0 1", "Rutland (1,-2)/2 0", "Rutland (1,-2)/5 0"]


@pytest.mark.rule("STM-088")
def test_a_spur_that_meets_a_rivals_open_end_completes_the_rivals_link() -> None:
    match = building(0, "(4,-2) 22@2 =0", "(3,0) 22@4 =1", "(2,0) 22@1 =2")
    place(match, "(3,-1) T42@0")
    assert owners(match, "springfield") == {(0,): 0, (1,): 0, (3,): 1, (4,): 2}
    assert links(match) == ["Boston-Springfield 0", "Hartford-Springfield 1", "Hartford-Springfield 2"]
    assert links(finish(match)) == links(match)


@pytest.mark.rule("STM-088")
def test_a_new_spur_takes_an_unowned_link_along() -> None:
    match = building(0, "(4,-2) 22@2 =0", "(3,0) 22@4 =-")
    place(match, "(3,-1) T22@1")
    assert links(match) == ["Boston-Springfield 0", "Hartford-Springfield 0"]


@pytest.mark.rule("STM-086")
def test_a_town_face_shows_one_to_four_exits() -> None:
    match = building(1, *SPRINGFIELD)
    assert {len(exits_of(choice)) for choice in choices(match, "springfield")} == {2, 3, 4}
    assert {len(exits_of(choice)) for choice in choices(building(0, TO_RUTLAND), "rutland")} == {1, 2, 3, 4}
