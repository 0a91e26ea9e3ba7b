"""Maintenance: the new turn order and its cards (CGE-085 to CGE-089)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.engine.games.cargo_empire.build import Game, actor, asked, offered, play, table
from tests.engine.games.cargo_empire.turns import BLUE, GREEN, RED, YELLOW, hand


def maintained(order: Sequence[int], places: dict[int, tuple[int, int, int]], round: int = 1) -> Game:
    """The maintenance after a round with this order, the markers at these columns (car, train, ship)."""
    columns = {seat: dict(zip(("car", "train", "ship"), cols, strict=True)) for seat, cols in places.items()}
    done = [0] * round + [4] * (3 - round)
    others = {seat: {**columns[seat], "posts": list(done)} for seat in places}
    # everybody can restock a city, so that the game waits for a decision
    cities = {
        key: f"t{tile} c0 u{seat}"
        for seat, (key, tile) in enumerate(zip(("riga", "kiev", "oslo", "rome"), (18, 2, 3, 4), strict=True))
        if seat in places
    }
    return table(
        len(places),
        order[0],
        cities=cities,
        closed=True,
        order=order,
        others=others,
        round=round,
        state={"phase": "maintenance", "acting": None},
    )


@pytest.mark.rule("CGE-EX-M1", "CGE-085", "CGE-086", "CGE-087", "CGE-088", "CGE-089")
def test_red_green_blue_and_yellow_get_their_slots():
    places = {RED: (9, 1, 1), YELLOW: (9, 2, 6), GREEN: (3, 8, 2), BLUE: (4, 5, 6)}
    match = maintained([RED, BLUE, YELLOW, GREEN], places)
    assert (asked(match), actor(match)) == ("transport", YELLOW)
    assert sorted(offered(match)) == ["rail", "road", "sea"]
    play(match, "sea")
    assert match.state.order == [RED, GREEN, BLUE, YELLOW]
    assert {seat: hand(match, seat) for seat in places} == {
        RED: "1/0/0",
        GREEN: "0/1/0",
        BLUE: "0/0/1",
        YELLOW: "0/0/1",
    }


@pytest.mark.rule("CGE-EX-Z18", "CGE-088")
def test_with_two_seats_only_cars_and_trains_are_compared():
    match = maintained([RED, BLUE], {RED: (3, 9, 9), BLUE: (3, 1, 1)})
    assert match.state.order == [RED, BLUE]
    assert (hand(match, RED), hand(match, BLUE)) == ("1/0/0", "0/1/0")


@pytest.mark.rule("CGE-085")
def test_cars_come_first_then_trains_then_ships_and_who_has_a_slot_is_out():
    places = {RED: (10, 10, 10), BLUE: (9, 3, 9), GREEN: (8, 9, 1), YELLOW: (2, 1, 8)}
    match = play(maintained([YELLOW, GREEN, BLUE, RED], places), "road")
    # red wins the cars; green beats blue in trains; blue beats yellow in ships
    assert match.state.order == [RED, GREEN, BLUE, YELLOW]
    assert hand(match, YELLOW) == "1/0/0"


@pytest.mark.rule("CGE-085")
def test_each_comparison_looks_at_its_own_marker():
    places = {RED: (1, 2, 9), BLUE: (1, 9, 2), GREEN: (9, 1, 1), YELLOW: (2, 2, 2)}
    match = play(maintained([RED, BLUE, GREEN, YELLOW], places), "rail")
    assert match.state.order == [GREEN, BLUE, RED, YELLOW]
    assert hand(match, YELLOW) == "0/1/0"


@pytest.mark.rule("CGE-086")
@pytest.mark.parametrize("order", [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1]])
def test_a_tie_is_won_by_whoever_was_earlier_in_the_round_just_ended(order):
    match = play(maintained(order, dict.fromkeys(range(4), (7, 7, 7))), "road")
    assert match.state.order == order


@pytest.mark.rule("CGE-087", "CGE-023")
@pytest.mark.parametrize("mode", ["road", "rail", "sea"])
def test_the_fourth_slot_brings_a_card_of_a_type_that_its_player_names(mode):
    match = maintained([0, 1, 2, 3], {0: (4, 0, 0), 1: (0, 4, 0), 2: (0, 0, 4), 3: (0, 0, 0)})
    assert actor(match) == 3
    play(match, mode)
    cards = dict.fromkeys(("road", "rail", "sea"), 0) | {mode: 1}
    assert match.state.players[3].hand == cards
    assert [hand(match, seat) for seat in (0, 1, 2)] == ["1/0/0", "0/1/0", "0/0/1"]


@pytest.mark.rule("CGE-088")
def test_with_three_seats_there_are_three_slots_and_nobody_chooses():
    match = maintained([0, 1, 2], {0: (0, 0, 0), 1: (5, 5, 5), 2: (4, 4, 4)})
    assert match.state.order == [1, 2, 0]
    assert [hand(match, seat) for seat in (0, 1, 2)] == ["0/0/1", "1/0/0", "0/1/0"]


@pytest.mark.rule("CGE-088")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_gets_exactly_one_slot_and_one_card(seats):
    places = {0: (1, 9, 3), 1: (2, 2, 2), 2: (0, 9, 9), 3: (5, 1, 1)}
    match = maintained(range(seats), {seat: places[seat] for seat in range(seats)})
    if asked(match) == "transport":
        play(match, "road")
    assert sorted(match.state.order) == list(range(seats))
    assert [sum(match.state.players[seat].hand.values()) for seat in range(seats)] == [1] * seats


@pytest.mark.rule("CGE-089", "CGE-030")
@pytest.mark.parametrize("round_", [1, 2])
def test_the_new_order_is_that_of_the_next_round(round_):
    match = maintained([0, 1, 2], {0: (0, 0, 0), 1: (4, 4, 4), 2: (5, 5, 5)}, round_)
    assert match.state.order == [2, 1, 0]
    assert match.state.round == round_ + 1
    assert (match.state.phase, actor(match)) == ("actions", 2)
    for expected in (2, 1, 0, 2, 1, 0):
        assert actor(match) == expected
        play(match, "cards")
