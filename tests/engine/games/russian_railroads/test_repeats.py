"""Rulings (rules section 15) on repeats and on the black worker."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from engine.core.kept import record
from tests.engine.games.russian_railroads.build import asked, offered, play
from tests.engine.games.russian_railroads.story import (
    EVERYWHERE,
    actor,
    end_round,
    me,
    pieces,
    progress,
    quiet,
    table,
    track,
)

LAPSED = Path(__file__).parent / "repeat_that_lapsed.txt"
"""A game up to the answer behind which the rest of a turn is run ahead, over a repeat that has lapsed in it."""

# repeat


NOT_REPEATABLE = ["temps", "order-1", "order-2", "black-2", "grey-2", "any-coin", "hire", "loco-2", "ind-2", "ind-3"]


@pytest.mark.rule("RRR-198")
@pytest.mark.parametrize("space", NOT_REPEATABLE)
def test_what_may_not_be_repeated(space):
    pieces_ = [(0, "coin")] if space == "hire" else [(0, "own")]
    match = table(engineers=["repeat"], board={space: pieces_}, **EVERYWHERE)
    assert "engineer-10" not in offered(match)


REPEATABLE = ["black-1", "grey-1", "brown-1", "natural-1", "white-1", "bottom", "loco-1", "ind-1", "doubler", "coins"]


@pytest.mark.rule("RRR-198")
@pytest.mark.parametrize("space", [*REPEATABLE, "variable-1", "variable-2", "engineer-4"])
def test_what_may_be_repeated(space):
    slots = [0, 0, 0, 0, "black-vp3", "two-black", 0]
    facts = {"board": {space: [(0, "own")]}, "strip": slots, "engineers": ["repeat", "black-vp3"], **EVERYWHERE}
    assert "engineer-10" in offered(table(**facts))


@pytest.mark.rule("RRR-198")
def test_a_space_used_by_worker_reuse_may_be_repeated():
    claims = {"order-1": [(1, "own")], "order-2": [(2, "own")]}
    match = end_round(quiet(board=claims, others={1: {"engineers": ["repeat"], "workers": 4}, 2: {}}))
    play(match, "doubler")
    assert actor(match) == 1
    assert "engineer-10" not in offered(match), "another player's worker is no use"
    match = quiet(current=1, board={"order-2": [(1, "own")]}, markers=[4], factories=["repeat"])
    end_round(match)
    play(match, "ind-1", "repeat")
    assert me(match, 1).markers == [6]


@pytest.mark.rule("RRR-198")
def test_the_repeat_engineer_on_a_variable_slot_is_no_target():
    match = table(engineers=["repeat"], board={"variable-1": [(0, "own")]}, strip=[0, 0, 0, 0, 0, "repeat", 0])
    assert "engineer-10" not in offered(match)


@pytest.mark.rule("RRR-199")
def test_the_running_space_may_be_repeated_by_the_factory_it_led_to():
    match = play(table(markers=[3], factories=["repeat"], board={"coins": [(0, "own")]}), "ind-1")
    assert me(match).markers == [4]
    match = play(table(markers=[4], factories=["repeat"]), "ind-1")
    assert "repeat" in offered(match)


@pytest.mark.rule("RRR-200")
def test_a_repeat_is_free_and_may_hit_the_same_space_again():
    match = quiet(
        engineers=["repeat"], markers=[4], factories=["repeat"], board={"doubler": [(0, "own")]}, workers=2, owned=5
    )
    play(match, "engineer-10")
    assert (me(match).doublers, me(match).workers) == (1, 1)
    assert pieces(match, "doubler") == [(0, "own")]
    play(match, "ind-1", "repeat", "doubler")
    assert me(match).doublers == 2


@pytest.mark.rule("RRR-200")
def test_a_repeated_action_is_executed_as_its_own_space_demands():
    facts = {"engineers": ["repeat", "two-black"], "strip": [0, 0, 0, 0, 0, "two-any", 0]}
    match = play(table(board={"black-1": [(0, "own")]}, **facts), "engineer-10", "ts")
    assert "done" not in offered(match), "black-1 in full"
    match = play(table(board={"engineer-12": [(0, "own")]}, **facts), "engineer-10", "ts")
    assert "done" in offered(match), "an own engineer in part"
    last = {"TS": "b15 g0 br0 n0 w0", "SP": "b9", "KY": "b8"}
    assert "engineer-10" not in offered(table(board={"black-1": [(0, "own")]}, engineers=["repeat"], **last))


# black worker


@pytest.mark.rule("RRR-201")
@pytest.mark.parametrize(
    ("space", "allows"),
    [
        ("black-1", True),
        ("bottom", True),
        ("grey-1", False),
        ("brown-1", False),
        ("loco-1", False),
        ("ind-1", False),
        ("engineer-2", True),
        ("engineer-1", True),
        ("engineer-14", False),
    ],
)
def test_which_spaces_allow_a_black_step(space, allows):
    engineers = ["black-grey", "two-any", "grey-vp5"]
    match = table(black=1, black_owned=True, engineers=engineers, markers=[1], **EVERYWHERE)
    play(match, space, "black-1")
    extra = False
    while actor(match) == 0 and asked(match) in ("advance", "place", "build"):
        keys = offered(match)
        extra = extra or any(key.startswith("extra-") for key in keys)
        black = [key for key in keys if key.endswith("-black") and not key.startswith("extra")]
        play(match, (black or [key for key in keys if key != "done"])[0])
    assert extra is allows


@pytest.mark.rule("RRR-202")
def test_the_additional_step_comes_after_the_first_black_step_and_once():
    match = play(table(black=1, black_owned=True, coins=1, **EVERYWHERE), "any-coin", "black-1-coin-1")
    assert not any(key.startswith("extra") for key in offered(match))
    play(match, "ts-black")
    assert {"extra-ky", "extra-sp", "ts-black", "ts-grey", "done"} <= set(offered(match))
    play(match, "extra-sp")
    assert not any(key.startswith("extra") for key in offered(match))
    assert "ky-black" in offered(match)
    play(match, "ky-black")
    assert actor(match) == 1


@pytest.mark.rule("RRR-203")
def test_a_black_worker_on_the_repeat_does_not_count_for_the_repeated_space():
    match = table(engineers=["repeat"], board={"bottom": [(0, "own")]}, black=1, black_owned=True)
    play(match, "engineer-10", "black-1", "ts-black")
    assert actor(match) == 1


@pytest.mark.rule("RRR-202")
def test_the_additional_step_may_bring_further_rails():
    match = play(table(black=1, black_owned=True), "bottom", "black-1", "sp-black", "extra-ts")
    assert track(match, "TS") == "b2 g0"
    assert progress(match) == Counter(black=5, grey=0)


@pytest.mark.rule("RRR-200")
def test_a_repeat_that_was_not_offered_is_not_offered_either_when_the_turn_is_run_ahead() -> None:
    """Its question was never asked, so the answers behind it are to questions of their own."""
    match = record.play(record.parse(LAPSED.read_text("utf-8")))
    assert [ask.kind for ask in match.pending.values()] == ["advance"]
