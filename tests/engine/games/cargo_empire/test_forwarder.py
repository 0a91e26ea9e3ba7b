"""The forwarder's setup and turns: the rulebook's examples S and T, and what it does when nothing fits."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.cargo_empire.scoring import result
from engine.games.cargo_empire.state import State
from tests.engine.games.cargo_empire.build import forwarder_turns, position, written


def solo(cities: dict[str, str], card: int = 13, **facts: Any) -> State:
    """A solo game in which it is the forwarder's turn, with a card on top of its deck."""
    cards = {"deck": [card, *(n for n in range(1, 15) if n != card)], **facts.pop("forwarder", {})}
    state = position(1, 1, cities=cities, closed=True, forwarder=cards, order=[1, 0], **facts)
    assert state.forwarder is not None
    return state


def tokens(state: State) -> tuple[int, str]:
    """The slot of the demand marker and the city of the supply marker."""
    assert state.forwarder is not None
    return state.forwarder.slot, state.forwarder.supply


@pytest.mark.rule("CGE-EX-T1", "CGE-EX-T2", "CGE-157", "CGE-158", "CGE-159", "CGE-160", "CGE-164")
def test_it_looks_for_a_cube_that_fits_from_its_markers_on_and_moves_them_afterwards() -> None:
    # of Copenhagen and Milan, where it has posts, no space is free, so that they want nothing
    cities = {"copenhagen": "t12 c2 b1", "milan": "t10 c2 b1", "oslo": "t17", "dublin": "t15", "warsaw": "t4"}
    row = ["milan", "oslo", "dublin", "warsaw"]
    markers = {"slot": 2, "supply": "copenhagen", "deck": [13, 7]}
    state = solo(cities, row=row, deck=["blank"] * 4, forwarder=markers)
    forwarder_turns(state)
    assert state.cities["copenhagen"].cubes == 1
    assert written(state.cities["dublin"]) == "t15 LV1 c2 u1"
    assert tokens(state) == (4, "milan")
    forwarder_turns(state)
    assert written(state.cities["warsaw"]) == "t4 LV1 c2 u1"
    assert written(state.cities["dublin"]) == "t15 LV1 c1 u1"
    assert tokens(state) == (1, "warsaw")


@pytest.mark.rule("CGE-EX-Z20", "CGE-161", "CGE-162", "CGE-172", "CGE-173")
def test_without_a_match_the_first_open_city_of_the_deck_gets_a_post() -> None:
    cities = {"oslo": "t17 c0 u1", "rome": "t21 c0 u1", "madrid": "t3 c1 u0", "athens": "t1"}
    deck = ["berlin", "blank", "madrid", "athens"]
    state = solo(cities, row=["blank"] * 4, deck=deck, forwarder={"slot": 4, "supply": "oslo"})
    assert "log-forwarder-no-match" in forwarder_turns(state)
    assert state.city_deck == ["athens", "berlin", "blank", "madrid"]
    assert written(state.cities["madrid"]) == "t3 LV2 c2 b0.1"
    assert tokens(state) == (1, "rome")


@pytest.mark.rule("CGE-EX-Z21", "CGE-163", "CGE-174")
@pytest.mark.parametrize(("card", "city"), [(13, "vienna"), (12, "dublin")])
def test_with_an_empty_deck_the_arrow_chooses_the_city(card: int, city: str) -> None:
    cities = {"oslo": "t17 c0 u1", "rome": "t21 c0 u1", "dublin": "t15", "madrid": "t3", "vienna": "t1"}
    deck, markers = ["berlin", "blank"], {"slot": 4, "supply": "oslo"}
    state = solo(cities, card, row=["blank"] * 4, deck=deck, forwarder=markers)
    forwarder_turns(state)
    assert state.cities[city].upper == 1


@pytest.mark.rule("CGE-EX-Z19", "CGE-154", "CGE-155")
def test_the_reshuffle_card_brings_all_cards_back() -> None:
    cards = {"slot": 1, "supply": "oslo", "deck": [14, 1, 2, 3, 4], "discard": list(range(5, 14))}
    state = solo({"oslo": "t17 u1"}, row=["blank"] * 4, deck=["oslo"], forwarder=cards)
    assert "log-forwarder-reshuffle" in forwarder_turns(state)
    assert state.forwarder is not None
    assert sorted([*state.forwarder.deck, *state.forwarder.discard]) == list(range(1, 15))
    assert len(state.forwarder.discard) == 1


@pytest.mark.rule("CGE-EX-Z22", "CGE-167", "CGE-168", "CGE-175")
def test_of_icons_only_cities_and_objectives_count() -> None:
    cities = {"oslo": "t17 c0 u1", "rome": "t21", "kiev": "t22", "vienna": "t1", "madrid": "t3", "athens": "t2"}
    row, deck = ["oslo", "rome", "kiev", "vienna"], ["dublin", "madrid", "athens", "blank"]
    own = {"car": "1l", "train": "3u"}
    state = solo(cities, 3, row=row, deck=deck, forwarder={"slot": 3, "supply": "oslo"}, others={1: own})
    forwarder_turns(state)
    # no match: a post comes to Madrid; then the car passes a sea icon and the train enters a city icon
    assert state.players[1].cities == ["vienna"]
    assert state.players[1].hand == {"road": 0, "rail": 0, "sea": 0}
    assert state.row == ["oslo", "rome", "kiev", "athens"]
    assert tokens(state)[0] == 1


@pytest.mark.rule("CGE-EX-Z23", "CGE-170", "CGE-205", "CGE-208", "CGE-213")
@pytest.mark.parametrize(
    ("variants", "total"),
    [({}, 72), ({"clans": "on"}, 92), ({"map": "dyorle"}, 82), ({"clans": "on", "map": "dyorle"}, 102)],
)
def test_what_counts_twice_for_it(variants: dict[str, str], total: int) -> None:
    there, other = ("fenwarde", "glimmerforge") if "map" in variants else ("madrid", "oslo")
    own = {"car": 22, "objectives": ["four-posts", "city-cards"], "held": ["blank"] * 4}
    cities = {there: "LV3 b1.1.1.1", other: "t1 u0"}
    state = position(1, cities=cities, closed=True, variants=variants, others={1: own}, state={"phase": "over"})
    (rival,) = result(state).rivals
    assert rival.score == total
    assert (result(state).winners, rival.won) == ([], True)
    assert result(state).places == [2, 1]


def test_a_solo_player_who_has_more_has_won() -> None:
    state = position(1, car=22, others={1: {"car": 21}}, state={"phase": "over"})
    assert result(state).winners == [0]
    assert [rival.won for rival in result(state).rivals] == [False]
