"""Advances: lanes, junctions, wide fields, victory points, and what icons bring."""

from __future__ import annotations

import pytest

from engine.games.cargo_empire.tracks import lane_fields, move
from tests.engine.games.cargo_empire.build import (
    Game,
    asked,
    deliver,
    me,
    objective,
    offered,
    play,
    position,
    table,
    told,
)

PAIR = {"riga": "t18 l0", "oslo": "t2 c1 u1", "vienna": "t4"}
"""White cubes of Riga fit the upper space of Vienna, two land segments away; seat 1 may restock Oslo."""


def going(hand: str = "2/1/0", row: list[str] | None = None, **facts: object) -> Game:
    """Seat 0 delivers from Riga to Vienna; nobody earns anything but what the cards bring."""
    rest = {"row": row or ["london"] * 4, "deck": ["madrid", "blank", "rome"], "hand": hand, **facts}
    cities = {**PAIR, "london": "t19", "madrid": "t20", "rome": "t21"}
    return table(2, cities=cities, closed=True, **rest)  # type: ignore[arg-type]


@pytest.mark.rule("CGE-EX-I2", "CGE-068", "CGE-070")
def test_after_the_last_field_comes_the_junction_and_then_a_lane_of_the_next_track() -> None:
    state = position(car="4l")
    player = state.players[0]
    fields = [move(state, player, "car", "upper").column for _ in range(3)]
    assert fields == [5, 6, 7]
    assert player.markers["car"].lane == "upper"


@pytest.mark.rule("CGE-EX-Z12")
def test_a_marker_may_stop_on_a_junction_and_chooses_its_lane_only_when_it_leaves() -> None:
    match = deliver(going(train=5), "riga/vienna/upper", "0r-1t-0s")
    assert (me(match).markers["train"].column, me(match).markers["train"].lane) == (6, "")
    assert "lane" not in asked(match)


@pytest.mark.rule("CGE-EX-Z13", "CGE-071", "CGE-222")
def test_a_marker_at_the_top_stays_there_and_further_advances_are_lost() -> None:
    state = position(ship=28)
    assert [move(state, state.players[0], "ship").column for _ in range(3)] == [29, 29, 29]
    assert me(table(2, ship=29)).points["development"] == 24


@pytest.mark.rule("CGE-EX-Z30", "CGE-200", "CGE-201")
def test_a_wide_field_is_one_field_and_counts_as_its_rightmost_column() -> None:
    assert [field.column for field in lane_fields("c01", 2, "upper")] == [14, 15, 17]
    assert [field.column for field in lane_fields("c01", 2, "lower")] == [13, 14, 15, 16, 17]
    state = position(tracks=["a01", "b01", "c01"], car=12, train=12)
    assert [move(state, state.players[0], "car", "upper").column for _ in range(4)] == [14, 15, 17, 18]
    assert [move(state, state.players[0], "train", "lower").column for _ in range(6)] == [13, 14, 15, 16, 17, 18]


@pytest.mark.rule("CGE-EX-L2", "CGE-077", "CGE-215")
def test_an_objective_icon_shows_two_cards_to_its_owner_alone() -> None:
    match = going(train="3l", objectives=[1], objective_deck=[5, 9, *range(10, 23)])
    deliver(match, "riga/vienna/upper", "0r-1t-0s")
    assert (asked(match), set(offered(match))) == ("objective", {objective(5), objective(9)})
    assert match.pending[0].private
    assert match.view(1).players[0].objectives == [""]
    play(match, objective(9))
    assert me(match).objectives == [objective(1), objective(9)]
    assert match.state.objective_deck[-1] == objective(5)
    assert len(match.state.objective_deck) == 14
    assert match.view(1).players[0].objectives == ["", ""]
    assert not [entry for entry in match.finished if entry.to is None and objective(9) in str(entry.msg)]


@pytest.mark.rule("CGE-EX-Z31", "CGE-078", "CGE-202", "CGE-225")
def test_the_last_objective_card_is_taken_without_a_choice_and_then_there_are_none() -> None:
    last = play(going(train="3l", objective_deck=[5]), "0r-1t-0s")
    assert me(last).objectives == [objective(5)]
    none = play(going(train="3l", objective_deck=[]), "0r-1t-0s")
    assert me(none).objectives == [] and "log-no-objective" in told(none)
    tracks = ["b03", "a01", "a01"]
    city = going(tracks=tracks, objective_deck=[], row=["london", "rome", "london", "london"])
    assert asked(play(city, "0r-1t-0s", "upper")) == "row-city"


@pytest.mark.rule("CGE-198", "CGE-199")
def test_advanced_icons_let_their_owner_name_a_card_or_choose_its_effect() -> None:
    match = play(going(tracks=["b01", "a01", "a01"]), "0r-1t-0s", "upper")
    assert (asked(match), offered(match)) == ("transport", ["road", "rail", "sea"])
    play(match, "sea")
    assert me(match).hand == {"road": 2, "rail": 0, "sea": 1}
    match = play(going(tracks=["b03", "a01", "a01"]), "0r-1t-0s", "upper")
    assert (asked(match), offered(match)) == ("bonus", ["city", "objective"])
    assert asked(play(match, "objective")) == "objective"


@pytest.mark.rule("CGE-EX-Z08", "CGE-002", "CGE-060", "CGE-075")
def test_a_card_is_taken_from_its_slot_and_cards_of_level_3_go_under_the_deck() -> None:
    cities = {**PAIR, "rome": "t21", "kiev": "t22", "madrid": "t20"}
    row, deck = ["oslo", "rome", "kiev", "vienna"], ["berlin", "madrid", "blank"]
    match = table(2, cities=cities, closed=True, row=row, deck=deck, hand="2/1/0", train=3)
    deliver(match, "riga/vienna/upper", "0r-1t-0s")
    play(match, "rome")
    assert match.state.row == ["oslo", "madrid", "kiev", "vienna"]
    assert match.state.city_deck == ["blank", "berlin"]
    assert me(match).cities == ["rome"]


@pytest.mark.rule("CGE-EX-Z09", "CGE-076", "CGE-224")
def test_a_deck_of_level_3_cities_fills_the_slot_with_a_blank_and_stays_as_it_is() -> None:
    match = table(
        2,
        cities=PAIR,
        closed=True,
        row=["oslo", "riga", "vienna", "oslo"],
        deck=["berlin", "warsaw"],
        hand="2/1/0",
        train=3,
    )
    play(match, "0r-1t-0s")
    play(match, "vienna")
    assert match.state.row == ["oslo", "riga", "blank", "oslo"]
    assert match.state.city_deck == ["berlin", "warsaw"]
