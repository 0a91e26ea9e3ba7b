"""RRR-184 and RRR-185 with all that is triggered: what is offered is what brute force finds possible."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from engine.games.russian_railroads.actions import VARIABLE_SLOTS, action_of, engineer_on
from engine.games.russian_railroads.counting import executable
from engine.games.russian_railroads.payment import payable
from engine.games.russian_railroads.rounds import offered_spaces
from engine.games.russian_railroads.spaces import CLAIMS, free_spaces
from engine.games.russian_railroads.state import State
from tests.engine.games.russian_railroads.brute import TooMany, questions, some_way
from tests.engine.games.russian_railroads.build import asked, offered, play
from tests.engine.games.russian_railroads.story import GREY, actor, factories, me, quiet, table, told, track
from tests.engine.games.russian_railroads.unusual import unusual

LONG = pytest.mark.long
SEEDS = [*range(20), *(pytest.param(seed, marks=LONG) for seed in range(20, 2000))]


def positions(seed: int) -> Iterator[tuple[State, str]]:
    """An unusual position with each free action space, own engineers included, that the acting player could pay."""
    state = unusual(seed)
    if state.phase != "actions" or state.acting is None:
        return
    for space in payable(state.players[state.acting], free_spaces(state, state.acting)):
        tile = space not in VARIABLE_SLOTS[state.seats] or engineer_on(state, space)
        if space not in CLAIMS and space != "hire" and tile:
            yield state, space


@pytest.mark.rule("RRR-018", "RRR-184")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_space_is_offered_exactly_if_some_way_of_full_execution_exists(seed):
    for state, space in positions(seed):
        assert state.acting is not None
        action = action_of(state, space)
        if any(element.required for element in action.choices):
            keys = [str(option) for option in offered_spaces(state, state.acting)]
            try:
                assert (space in keys) is some_way(state, space), space
            except TooMany:
                continue


@pytest.mark.rule("RRR-185")
@pytest.mark.parametrize("seed", SEEDS)
def test_on_the_way_exactly_those_choices_are_offered_that_leave_full_execution_possible(seed):
    chance = random.Random(seed)
    spaces = [(state, space) for state, space in positions(seed) if len(action_of(state, space).choices) > 1]
    spaces = [(state, space) for state, space in spaces if space in map(str, offered_spaces(state, state.acting or 0))]
    tight = [(s, space) for s, space in spaces if not executable(s, s.acting or 0, action_of(s, space))]
    for state, space in [*tight[:1], *chance.sample(spaces, min(1, len(spaces)))]:
        for made, free, kept in questions(state, space, chance.choice):
            try:
                good = [key for key in free if some_way(state, space, *made, key)]
            except TooMany:
                continue
            assert good, "never is there no way left"
            assert kept == good, (space, made)


def test_the_unusual_positions_know_actions_that_only_something_triggered_makes_possible():
    found = (tight for _, tight in map(_tight, range(120)))
    first = next(found)
    assert any(other != first for other in found)


def _tight(seed: int) -> tuple[list[str], bool]:
    offered_here, tight = [], False
    for state, space in positions(seed):
        assert state.acting is not None
        if space in map(str, offered_spaces(state, state.acting)):
            offered_here.append(space)
            tight |= not executable(state, state.acting, action_of(state, space))
    return offered_here, tight


# by hand


@pytest.mark.rule("RRR-184", "RRR-185", "RRR-056")
def test_a_factory_that_builds_the_next_one_makes_the_third_step_possible():
    match = table(markers=[4], factories=["loco-or-factory"], round=7, locos={6: 4})
    assert {"ind-2", "last-industry"} <= set(offered(match))
    play(match, "last-industry")
    assert factories(match)[1] == "coin", "neither the locomotive nor nothing: only so the third step is possible"
    assert (me(match).markers, me(match).coins, actor(match)) == ([7], 1, 1)


@pytest.mark.rule("RRR-184", "RRR-185")
def test_the_second_marker_of_a_token_makes_the_second_step_possible():
    match = quiet(markers=[9], factories=["coin"] * 3, ts=[])
    play(match, "ind-2")
    assert asked(match) == "token"
    assert {"second-marker", "question-card"} == set(offered(match)), "or a ? card that builds the factory"
    play(match, "second-marker")
    assert (me(match).markers, asked(match)) == ([10, 1], "space")


@pytest.mark.rule("RRR-184", "RRR-185")
def test_without_a_token_that_helps_the_space_is_not_offered():
    facts = {"markers": [9], "factories": ["coin"] * 3, "ts": []}
    assert "ind-2" not in offered(quiet(tokens=["three-doublers", "revaluation"], **facts))
    assert "ind-2" in offered(quiet(tokens=["three-doublers", "second-marker"], **facts))


@pytest.mark.rule("RRR-184", "RRR-185", "RRR-166")
def test_a_repeat_makes_the_next_steps_possible():
    match = table(markers=[4], factories=["repeat"], board={"loco-1": [(0, "own")]}, round=7, locos={6: 4})
    play(match, "last-industry")
    assert factories(match)[1] == "coin", "loco-1 once more, for a factory"
    assert (me(match).markers, actor(match)) == ([7], 1)


@pytest.mark.rule("RRR-184", "RRR-185", "RRR-135")
def test_the_step_of_the_black_worker_may_be_what_makes_it_possible():
    facts = {"markers": [4], "sp": [4], "SP": "b2 g0", "tokens": ["second-marker"], "workers": 1, **GREY}
    assert "ind-3" not in offered(quiet(workers=2, **{k: v for k, v in facts.items() if k != "workers"}))
    match = quiet(black=1, black_owned=True, coins=1, state={"question_cards": ["loco-nine"]}, **facts)
    play(match, "ind-3")
    assert all("black" in key for key in offered(match)), "only with the black worker"
    play(match, "black-1-worker-1")
    assert (track(match, "SP"), me(match).markers, asked(match)) == ("b4 g0", [4, 1], "space")


@pytest.mark.rule("RRR-185", "RRR-177")
def test_a_factory_may_not_take_the_step_that_the_action_still_needs():
    match = table(markers=[4], factories=["industry-one"])
    play(match, "ind-2")
    assert (me(match).markers, actor(match)) == ([6], 1), "the function is declined, since both own steps are due"
    assert "log-lapse" not in told(match)


@pytest.mark.rule("RRR-183", "RRR-186")
def test_an_own_engineer_is_free_to_lose_its_second_step():
    match = play(table(markers=[4], factories=["industry-one"], engineers=["industry2"]), "engineer-5")
    assert sorted(offered(match)) == ["done", "industry"]
    play(match, "industry")
    assert (me(match).markers, actor(match)) == ([6], 1)


@pytest.mark.rule("RRR-018", "RRR-184")
def test_the_last_locomotive_may_be_what_makes_the_factory_possible():
    """The 9 to St Petersburg opens a ? space: "? card", then a second 9, and what it replaces is built as a factory."""
    cards = ["four-actions", "engineer-coin", "factory-industry", "black-worker", "loco-nine"]
    rails = {"TS": "b3 g1", "SP": "b4 g3", "KY": "b4 g3", "ts": [1, 0], "sp": [3], "ky": [4], "markers": [7]}
    rest = {"round": 5, "workers": 6, "owned": 6, "factories": [2, 6, 7, 8, 9], "locos": {9: 1}, "tiles": {}}
    match = table(2, 0, **rails, **rest, state={"question_cards": cards})
    assert "loco-3" in offered(match)
    play(match, "loco-3", "sp", "ts-1", "question-card", "ky", "ts-1", "ts-2")
    play(match, "ten-vp", "notch-1")
    assert "log-factory-replaced" in told(match)
    assert "log-lapse" not in told(match)
