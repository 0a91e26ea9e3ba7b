"""The build turn: its order, how many placements it has, and one after the other. STM-061 to STM-064, STM-205."""

from __future__ import annotations

import pytest

from tests.engine.games.steam.boards import STUB, choices, finish, hexes, me, paid, refused, urbanize
from tests.engine.games.steam.build import Game, asked, building, legal, offered, place, play, spot, table

STUBS = ("(0,1) 21@0", "(0,3) 21@0", "(5,-3) 21@0", "(-5,2) 22@1", "(1,0) 21@2")
"""Placements that are legal whatever else lies there."""


def left(match: Game) -> int:
    """How many of STUBS can be placed before the build turn is over."""
    seat, _ = asked(match)
    for number, placement in enumerate(STUBS):
        if not match.pending or asked(match) != (seat, "build") or not hexes(match):
            return number
        place(match, placement)
    return len(STUBS)


@pytest.mark.rule("STM-061")
def test_building_goes_in_turn_order_after_the_owner_of_first_build() -> None:
    taken = {2: {"tile": 1}, 0: {"tile": 2}, 3: {"tile": 4}}
    match = table(4, 1, phase="tiles", order=[2, 0, 3, 1], waiting=[], others=taken)
    play(match, "engineer")
    acted = []
    while asked(match)[1] == "build":
        acted.append(asked(match)[0])
        play(match, "done")
    assert acted == [3, 2, 0, 1]


@pytest.mark.rule("STM-061")
def test_without_first_build_everybody_builds_once_in_turn_order() -> None:
    taken = {2: {"tile": 1}, 0: {"tile": 2}, 3: {"tile": 6}}
    match = table(4, 1, phase="tiles", order=[2, 0, 3, 1], waiting=[], others=taken)
    play(match, "engineer")
    acted = []
    while asked(match)[1] == "build":
        acted.append(asked(match)[0])
        play(match, "done")
    assert acted == [2, 0, 3, 1]


@pytest.mark.rule("STM-062")
def test_three_placements_or_four_with_the_engineer() -> None:
    assert left(building(0)) == 3
    assert left(building(0, tile=3)) == 4
    assert left(building(0, tile=6)) == 3
    assert left(building(0, others={1: {"tile": 3}})) == 3


@pytest.mark.rule("STM-062")
def test_none_one_or_two_placements_are_enough() -> None:
    for count in range(3):
        match = building(0)
        place(match, *STUBS[:count])
        assert "done" in offered(match)
        play(match, "done")
        assert asked(match) == (1, "build")
        assert len(match.state.track) == count


@pytest.mark.rule("STM-063")
def test_what_counts_as_a_placement() -> None:
    crossing = ("(4,-2) 22@2 =1", "(3,0) 21@1 =0", "(4,-1) 22@4 =0")
    assert left(place(building(0, *crossing), "(4,-2) 42@3")) == 2, "an improvement counts"
    assert left(place(building(0, STUB), "(3,0) 22@4")) == 2, "a redirect counts"
    assert left(place(building(0), "(2,0) 22@1")) == 2, "a new tile counts"
    assert left(urbanize(building(0, tile=7), "springfield", "red", 1)) == 3, "a New City does not count"
    assert left(urbanize(building(0, tile=7, supply=["", "r"]), "springfield", "red")) == 3


@pytest.mark.rule("STM-064")
def test_each_placement_is_judged_on_the_board_that_the_others_left() -> None:
    match = building(0)
    assert refused(match, "(0,2) T21@0")
    assert legal(match, "(4,-1) 23@0")
    place(match, "(0,1) 21@0")
    assert legal(match, "(0,2) T21@0")
    place(match, "(4,-2) 23@2")
    assert refused(match, "(4,-1) 23@0"), "now it would close a loop"
    extending = building(0)
    assert refused(extending, "(2,-1) 21@2")
    place(extending, "(1,-1) 22@2")
    assert legal(extending, "(2,-1) 21@2")


@pytest.mark.rule("STM-064")
def test_placements_are_made_one_at_a_time() -> None:
    match = building(0)
    play(match, spot((0, 1)))
    assert asked(match) == (0, "tile")
    assert all(key.startswith(spot((0, 1)) + "/") for key in offered(match))
    assert len(match.state.track) == 0
    play(match, f"{spot((0, 1))}/21/0")
    assert list(match.state.track) == [spot((0, 1))]
    assert me(match).built


@pytest.mark.rule("STM-205")
def test_the_same_hex_may_be_built_on_again_in_the_same_turn() -> None:
    match = building(0)
    assert paid(match, "(3,0) 21@1", "(3,0) 22@4") == [3, 2]
    assert choices(match, "(3,0)")
    assert paid(match, "(3,0) 22@2") == [2]
    assert asked(match) == (1, "build"), "each of them was a placement"


@pytest.mark.rule("STM-205")
def test_a_new_tile_is_improved_in_the_same_turn() -> None:
    match = building(0, "(-1,0) 21@2 =0")
    assert paid(match, "(-2,0) T11@2", "(-2,0) T21@2", "(-2,0) T33@2") == [3, 3, 4]
    assert asked(match) == (1, "build")
    finish(match)
