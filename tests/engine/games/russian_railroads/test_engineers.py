"""Engineers (rules section 7): the strip, hiring, and own tiles as action spaces."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.engine.games.russian_railroads.build import offered, play
from tests.engine.games.russian_railroads.story import (
    EVERYWHERE,
    actor,
    end_round,
    me,
    passing,
    pieces,
    progress,
    quiet,
    strip,
    table,
)

FULL = ["any-vp3", "industry2", "grey-brown", "grey-vp5", "two-black", "black-grey", "loco-or-factory"]


@pytest.mark.rule("RRR-065")
def test_hiring_costs_a_coin_and_no_worker():
    match = play(table(coins=2, strip=FULL), "hire")
    assert (me(match).coins, me(match).workers) == (1, 5)
    assert pieces(match, "hire") == [(0, "coin")]
    assert me(match).engineers == [11]


@pytest.mark.rule("RRR-065")
def test_only_one_engineer_is_hired_in_a_round():
    match = quiet(coins=3, strip=FULL)
    play(match, "hire")
    assert "hire" not in offered(match)
    end_round(match)
    assert strip(match)[-1] == 2
    while actor(match) != 0:
        play(match, "pass")
    assert "hire" in offered(match)


@pytest.mark.rule("RRR-066")
def test_a_variable_tile_works_once_a_round_for_anybody():
    match = table(strip=FULL, **EVERYWHERE)
    assert {"variable-1", "variable-2"} <= set(offered(match))
    before = progress(match)
    play(match, "variable-2", "ts", "ts")
    assert progress(match) - before == Counter(black=2), "variable-2 is the left one, two-black"
    assert "variable-2" not in offered(match)


@pytest.mark.rule("RRR-066", "RRR-104")
def test_a_variable_tile_serves_again_in_the_next_round_one_slot_further():
    match = passing(quiet(strip=FULL, board={"variable-2": [(1, "own")]}))
    assert strip(match) == [0, 3, 5, 7, 14, 12, 2]
    assert "variable-1" in offered(match)


@pytest.mark.rule("RRR-067")
def test_nobody_uses_or_hires_look_ahead_tiles_nor_hires_variable_ones():
    match = table(coins=5, strip=["two-any", "two-black", "any-vp3", "black-vp3", 0, 0, 0])
    assert not [key for key in offered(match) if key.startswith(("variable", "engineer", "hire"))]
    match = table(coins=5, strip=[0, 0, 0, 0, "black-vp3", "two-black", 0])
    assert "hire" not in offered(match)


@pytest.mark.rule("RRR-068", "RRR-071")
def test_a_hired_tile_is_an_action_space_of_its_owner_only():
    match = table(engineers=["black-vp3"], others={1: {"engineers": ["two-black"]}})
    assert [key for key in offered(match) if key.startswith("engineer")] == ["engineer-4"]
    play(match, "engineer-4", "ts")
    assert (me(match).workers, me(match).vp) == (4, 3)
    assert me(match).engineers_used == [4]
    assert [key for key in offered(match) if key.startswith("engineer")] == ["engineer-12"]


@pytest.mark.rule("RRR-069", "RRR-183")
def test_an_own_engineer_may_stop_where_a_variable_one_may_not():
    match = play(table(engineers=["two-black"]), "engineer-12", "ts")
    assert "done" in offered(match)
    play(match, "done")
    assert progress(match)["black"] == 4
    match = play(table(strip=[0, 0, 0, 0, 0, "two-black", 0]), "variable-1", "ts")
    assert "done" not in offered(match)


@pytest.mark.rule("RRR-070")
def test_an_own_engineer_works_already_in_the_round_it_was_hired():
    match = quiet(coins=1, strip=FULL)
    assert "engineer-11" not in offered(match)
    play(match, "hire")
    assert "engineer-11" in offered(match)
    play(match, "engineer-11", "factory")
    assert "engineer-11" not in offered(match)


@pytest.mark.rule("RRR-071")
@pytest.mark.parametrize("number", range(1, 16))
def test_every_engineer_costs_one_worker(number):
    facts = {"markers": [1], "board": {"coins": [(0, "own")]}, **EVERYWHERE}
    match = play(table(engineers=[number], workers=1, owned=5, **facts), f"engineer-{number}")
    assert me(match).engineers_used == [number]
    assert me(match).workers == 0


@pytest.mark.rule("RRR-072")
@pytest.mark.parametrize("first", ["ts-grey", "ts-black"])
def test_the_parts_of_an_action_come_in_any_order(first):
    match = play(table(strip=[0, 0, 0, 0, 0, "black-grey", 0], **EVERYWHERE), "variable-1")
    before = progress(match)
    play(match, first)
    play(match, offered(match)[0])
    assert progress(match) - before == Counter(black=1, grey=1)


@pytest.mark.rule("RRR-104")
def test_a_tile_left_on_the_hire_slot_leaves_the_game():
    match = passing(quiet(strip=FULL))
    assert strip(match) == [0, 3, 5, 7, 14, 12, 2]
    assert not any(p.engineers for p in match.view(None).players)
    assert 11 not in strip(match)
