"""What lies face down, and states that a seat can't tell from the true one."""

from __future__ import annotations

import pytest

from engine.core.ahead.policy import play_out
from engine.core.play.codec import encode_state
from engine.core.play.match import Match
from engine.core.play.rng import Rng, Seed
from engine.core.play.table import Table
from engine.games.cargo_empire import RULES, objectives
from engine.games.cargo_empire.facts import BLANK
from engine.games.cargo_empire.redeal import redeal
from engine.games.cargo_empire.state import State
from tests.engine.games.cargo_empire.build import asked, objective, play, position


def dealt(state: State, seat: int | None, count: int = 60) -> list[State]:
    rng = Rng(Seed(1))
    return [redeal(state, seat, rng) for _ in range(count)]


@pytest.mark.rule("CGE-EX-Z32", "CGE-214", "CGE-215", "CGE-216", "CGE-217")
def test_until_step_10_a_seat_sees_its_own_city_and_objective_and_card_backs_of_others() -> None:
    match = Match.new(RULES, 4, {}, 2, confirm=())
    while asked(match) != "second-post":
        play_out(match, ["random"] * 4, 2, limit=1)
    shown = match.state.order[0]
    seat = match.state.order[2]
    view = match.view(seat)
    assert view.players[seat].own_face_down == match.state.players[seat].face_down != ""
    assert view.players[seat].objectives == match.state.players[seat].objectives
    for other in view.players:
        if other.seat != seat:
            assert (other.own_face_down, other.objectives) == ("", [""])
            assert other.face_down == (other.seat != shown)
    assert (view.city_deck, view.objective_deck) == (22, 20)
    hidden = [match.state.players[other].face_down for other in range(4) if other not in (seat, shown)]
    assert not [city for city in hidden if f'"{city}"' in str([p.own_face_down for p in view.players])]


def test_face_down_cards_and_the_upper_part_of_the_deck_change_places_but_the_blanks_stay() -> None:
    state = Match.new(RULES, 3, {}, 4, confirm=()).state
    twins = dealt(state, 1)
    assert {twin.players[1].face_down for twin in twins} == {state.players[1].face_down}
    assert len({twin.players[0].face_down for twin in twins}) > 5
    assert all(twin.city_deck[-6:] == [BLANK] * 6 for twin in twins)
    assert all(sorted(twin.city_deck) != twin.city_deck[:] for twin in twins)


def test_cards_that_went_openly_under_the_deck_are_known() -> None:
    twins = dealt(position(2, deck=["oslo", "rome", "kiev", "vienna"], state={"known": 2}), 0)
    assert {tuple(twin.city_deck[2:]) for twin in twins} == {("kiev", "vienna")}
    assert {tuple(twin.city_deck[:2]) for twin in twins} == {("oslo", "rome"), ("rome", "oslo")}


def test_who_gave_an_objective_back_knows_where_it_lies_and_others_do_not() -> None:
    match = Match.new(RULES, 2, {}, 6, confirm=())
    while asked(match) == "objective":
        seat, ask = next(iter(match.pending.items()))
        play(match, next(iter(ask.options)), seat=seat)
    state = match.state
    (rejected,) = state.players[0].seen
    at = state.objective_deck.index(rejected)
    assert {twin.objective_deck[at] for twin in dealt(state, 0)} == {rejected}
    assert len({twin.objective_deck[at] for twin in dealt(state, 1)}) > 5


def test_a_rejected_card_that_is_drawn_later_is_one_of_two() -> None:
    others = {1: {"objectives": [2]}}
    seen = {objective(5): 1}
    state = position(2, objective_deck=[5, 9, 10, 11], others=others, seen=seen, state={"draws": 1})
    table = Table(state, lambda entry: None, lambda: None)
    objectives.draw(table, 1)
    objectives.keep(table, 1, objective(9))
    held = {twin.players[1].objectives[-1] for twin in dealt(state, 0)}
    assert held == {objective(5), objective(9)}


def test_the_true_state_is_left_alone_and_objectives_lie_open_at_the_end() -> None:
    match = Match.new(RULES, 2, {}, 8, confirm=())
    play_out(match, ["random"] * 2, 8)
    before = encode_state(match.state)
    twins = dealt(match.state, 0, 5)
    assert encode_state(match.state) == before
    assert all(twin.players[1].objectives == match.state.players[1].objectives for twin in twins)
    assert match.view(None).players[1].objectives == match.state.players[1].objectives


@pytest.mark.rule("CGE-148", "CGE-152")
def test_nobody_sees_the_cards_of_the_forwarder_before_it_reveals_them() -> None:
    match = Match.new(RULES, 1, {}, 3, confirm=())
    assert match.view(0).players[1].objectives == [""]
    assert match.view(0).players[1].own_face_down == ""
    assert len({twin.players[1].face_down for twin in dealt(match.state, 0)}) > 5
    while match.state.phase != "actions":
        play_out(match, ["random"], 3, limit=1)
    assert match.view(0).players[1].objectives == match.state.players[1].objectives
