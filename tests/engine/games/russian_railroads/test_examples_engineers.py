"""Examples of payment, engineers, auxiliary actions and the black worker (RRR-EX-17 to 19, RRR-EX-72 to 80)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.engine.games.russian_railroads.build import asked, offered, play
from tests.engine.games.russian_railroads.story import (
    EVERYWHERE,
    Game,
    actor,
    at_a_token,
    end_round,
    factories,
    me,
    pieces,
    progress,
    quiet,
    space,
    strip,
    table,
)


@pytest.mark.rule("RRR-EX-17", "RRR-020", "RRR-019")
def test_any_coin_is_paid_with_a_worker_and_a_coin_or_two_coins():
    match = play(table(workers=2, coins=2), "any-coin")
    assert sorted(offered(match)) == ["coin-2", "worker-1-coin-1"]


@pytest.mark.rule("RRR-EX-18", "RRR-065", "RRR-068")
def test_hiring():
    match = table(coins=1, strip=[0, 0, 0, 0, 0, 0, "two-any"], others={1: {"coins": 1}})
    play(match, "hire")
    assert me(match).engineers == [1]
    assert me(match).coins == 0
    assert pieces(match, "hire") == [(0, "coin")]
    assert strip(match)[-1] == 0
    assert "hire" not in offered(match), "no second hiring by anyone"


@pytest.mark.rule("RRR-EX-19", "RRR-066", "RRR-156", "RRR-060", "RRR-071")
def test_a_variable_engineer():
    match = play(table(strip=[0, 0, 0, 0, "doubler-vp3", 0, 0], vp=10), "variable-2")
    assert (me(match).doublers, me(match).vp, me(match).workers) == (1, 13, 4)
    assert pieces(match, "variable-2") == [(0, "own")]
    for seat in (1, 2, 3):
        assert actor(match) == seat
        assert "variable-2" not in offered(match)
        play(match, "pass")
    assert "variable-2" not in offered(match)


@pytest.mark.rule("RRR-EX-72", "RRR-069", "RRR-183", "RRR-188", "RRR-154")
def test_an_own_engineer_works_in_part_and_a_variable_one_in_full():
    facts = {"TS": "b5 g3", "SP": "b1 g0", "KY": "b1 g0", "strip": [0, 0, 0, 0, 0, "grey-brown", 0]}
    match = table(engineers=["grey-brown"], **facts)
    assert "engineer-7" in offered(match)
    assert "variable-1" not in offered(match)
    before = progress(match)
    play(match, "engineer-7")
    assert progress(match) - before == Counter(grey=1)
    assert actor(match) == 1
    assert "engineer-7" not in offered(table(engineers=["grey-brown"], TS="b1"))


@pytest.mark.rule("RRR-EX-73", "RRR-070", "RRR-071", "RRR-019")
def test_an_own_engineer_is_used_once_a_round():
    match = quiet(coins=2, strip=[0, 0, 0, 0, 0, 0, "two-any"])
    play(match, "hire", "engineer-1")
    assert sorted(offered(match)) == ["coin-1", "worker-1"]
    before = progress(match)
    play(match, "coin-1", "ts-black", "sp-black")
    assert progress(match) - before == Counter(black=2)
    assert "engineer-1" not in offered(match)
    end_round(match)
    while actor(match) != 0:
        play(match, "pass")
    assert "engineer-1" in offered(match)


READY = {**EVERYWHERE, "markers": [1], "factories": ["coin"]}
ENGINEERS = [
    (1, "two-any", "RRR-148", 2, 0, 0, ["black", "grey", "brown", "natural", "white"]),
    (2, "black-grey", "RRR-149", 2, 0, 0, ["black", "grey"]),
    (3, "any-vp3", "RRR-150", 1, 0, 3, ["black", "grey", "brown", "natural", "white"]),
    (4, "black-vp3", "RRR-151", 1, 0, 3, ["black"]),
    (5, "industry2", "RRR-152", 0, 2, 0, []),
    (8, "industry1-vp3", "RRR-155", 0, 1, 3, []),
    (12, "two-black", "RRR-159", 2, 0, 0, ["black"]),
    (13, "brown-vp5", "RRR-160", 1, 0, 5, ["brown"]),
    (14, "grey-vp5", "RRR-161", 1, 0, 5, ["grey"]),
    (15, "industry1-black", "RRR-162", 1, 1, 0, ["black"]),
    (6, "any-black", "RRR-153", 2, 0, 0, ["black", "grey", "brown", "natural", "white"]),
    (7, "grey-brown", "RRR-154", 2, 0, 0, ["grey", "brown"]),
]


def on_a_variable_slot(engineer: int | str) -> Game:
    return table(strip=[0, 0, 0, 0, 0, engineer, 0], **READY)


def colours_of(keys: list[str]) -> set[str]:
    """The colours of the rail steps among some keys; keys without a colour move the only one that could be meant."""
    return {key.split("-")[1] for key in keys if key.split("-")[0] in ("ts", "sp", "ky") and "-" in key}


@pytest.mark.parametrize(
    ("engineer", "rails", "industry", "vp", "colours"),
    [
        pytest.param(number, *rest, marks=pytest.mark.rule(clause, "RRR-EX-74", "RRR-172"), id=name)
        for number, name, clause, *rest in ENGINEERS
    ],
)
def test_the_action_of_each_engineer(engineer, rails, industry, vp, colours):
    match = on_a_variable_slot(engineer)
    before = progress(match)
    assert engineer in strip(match)
    play(match, "variable-1")
    if len(colours) > 1:
        assert colours_of(offered(match)) == set(colours)
    while actor(match) == 0:
        assert "done" not in offered(match), "a variable engineer is executed in full"
        play(match, max(offered(match)))
    moved = progress(match) - before
    assert moved.total() == rails
    assert set(moved) <= set(colours)
    if len(colours) == 2:
        assert moved == Counter(dict.fromkeys(colours, 1))
    assert me(match).markers == [1 + industry]
    assert me(match).vp == vp
    assert me(match).workers == 4


@pytest.mark.rule("RRR-EX-74", "RRR-158", "RRR-172")
def test_the_engineer_who_takes_a_locomotive_or_builds_a_factory():
    match = play(on_a_variable_slot("loco-or-factory"), "variable-1")
    assert sorted(offered(match)) == ["factory", "loco"]
    play(match, "factory")
    assert factories(match)[:2] == ["coin", "loco-or-factory"]
    match = play(on_a_variable_slot("loco-or-factory"), "variable-1", "loco", "ky")
    assert me(match).routes[2].places == [2]


@pytest.mark.rule("RRR-153")
def test_the_any_black_engineer_always_makes_a_black_step():
    match = play(on_a_variable_slot("any-black"), "variable-1", "ts-white")
    assert set(colours_of(offered(match))) <= {"black"}
    assert actor(match) == 0


@pytest.mark.rule("RRR-EX-75", "RRR-208", "RRR-127", "RRR-060")
def test_an_eighth_doubler_is_the_last():
    match = play(at_a_token(doublers=7), "three-doublers")
    assert me(match).doublers == 8
    assert me(match).tokens_used == ["three-doublers"]
    assert match.view(None).doublers_left == 19


@pytest.mark.rule("RRR-EX-75", "RRR-208", "RRR-059")
def test_without_doublers_only_an_owner_takes_the_points():
    slot = {"strip": [0, 0, 0, 0, 0, "doubler-vp3", 0], "engineers": ["doubler-vp3"]}
    match = table(doublers=2, state={"doublers": 0}, **slot)
    assert not {"doubler", "variable-1"} & set(offered(match))
    play(match, "engineer-9")
    assert (me(match).vp, me(match).doublers) == (3, 2)
    assert {"doubler", "variable-1"} <= set(offered(table(doublers=2, **slot)))


@pytest.mark.rule("RRR-EX-76", "RRR-062", "RRR-063", "RRR-016")
def test_temporary_workers():
    match = table(workers=2, owned=5, TS="b6 g0 br0")
    play(match, "temps")
    assert (me(match).temporary, match.view(None).temporary_left) == (2, 0)
    assert actor(match) == 1
    assert "temps" not in offered(match)
    play(match, "pass", "pass", "pass", "grey-2")
    assert pieces(match, "grey-2") == [(0, "temporary"), (0, "temporary")]


def black_steps(match: Game) -> int:
    """How many black steps are made if as many as possible are."""
    before = progress(match)["black"]
    while match.pending.keys() == {0} and asked(match) == "advance":
        keys = offered(match)
        black = [key for key in keys if key.startswith("extra-") or key.endswith(("-black", "ts", "sp", "ky"))]
        play(match, (black or [key for key in keys if key != "done"] or keys)[0])
    return progress(match)["black"] - before


BLACK = {"black": 1, "black_owned": True, **EVERYWHERE, "markers": [1]}


@pytest.mark.rule("RRR-EX-77", "RRR-134", "RRR-135", "RRR-201", "RRR-202")
@pytest.mark.parametrize(
    ("keys", "steps"),
    [
        (["black-1", "black-1"], 2 + 1),
        (["ind-3", "black-1-worker-1"], 1 + 1),
        (["any-coin", "black-1-coin-1", "ts-grey", "sp-grey"], 0),
        (["any-coin", "black-1-coin-1", "ts-black", "sp-grey"], 1),
        (["any-coin", "black-1-coin-1", "ts-grey"], 1 + 1),
        (["grey-1", "black-1"], 0),
        (["bottom", "black-1"], 1 + 1),
        (["bottom", "black-1", "ts-grey"], 0),
    ],
)
def test_the_black_worker_brings_a_step(keys, steps):
    match = play(table(coins=1, **BLACK), *keys)
    assert black_steps(match) == steps
    assert actor(match) == 1


@pytest.mark.rule("RRR-EX-77", "RRR-135", "RRR-202")
def test_the_step_of_the_black_worker_is_optional_and_goes_anywhere():
    match = play(table(**BLACK), "bottom", "black-1", "ts-black")
    assert sorted(offered(match)) == ["done", "extra-ky", "extra-sp", "extra-ts"]
    before = progress(match)
    play(match, "done")
    assert progress(match) == before
    assert actor(match) == 1


@pytest.mark.rule("RRR-EX-78", "RRR-201")
def test_triggered_steps_bring_no_step_of_the_black_worker():
    match = play(table(**{**BLACK, "markers": [4]}, factories=["two-any-steps"]), "ind-1", "black-1")
    assert black_steps(match) == 2
    assert actor(match) == 1


@pytest.mark.rule("RRR-EX-79", "RRR-174")
def test_a_repeat_brings_the_step_that_was_not_gained_the_first_time():
    match = table(engineers=["repeat"], board={"bottom": [(0, "black")]}, black_owned=True, **EVERYWHERE)
    play(match, "engineer-10")
    assert black_steps(match) == 1 + 1


@pytest.mark.rule("RRR-EX-79", "RRR-203")
def test_a_repeat_paid_with_the_black_worker_brings_none():
    match = table(engineers=["repeat"], board={"black-1": [(0, "own")]}, **BLACK)
    play(match, "engineer-10", "black-1")
    assert black_steps(match) == 2
    assert actor(match) == 1


@pytest.mark.rule("RRR-EX-80", "RRR-086", "RRR-021")
def test_a_worker_gained_is_used_in_the_same_round():
    match = quiet(workers=1, owned=5, KY="b6 g0", TS="b2 g0", SP="b1 g0")
    play(match, "bottom", "ky-black")
    assert (me(match).workers, me(match).workers_owned, me(match).reserve) == (1, 6, 1)
    assert {"doubler", "bottom"} <= set(offered(match))
    play(match, "bottom", "ts-black")
    assert match.view(None).round == 2, "with no worker left the round is over"


@pytest.mark.rule("RRR-071")
def test_the_slots_of_engineers_cost_one_worker():
    match = table()
    assert [(space(match, s).workers, space(match, s).coins) for s in ("variable-1", "variable-2")] == [(1, 0)] * 2
