"""Examples of industry, factories and repeats (RRR-EX-14 to 16, 34, RRR-EX-59 to 71)."""

from __future__ import annotations

import pytest

from tests.engine.games.russian_railroads.build import asked, offered, play
from tests.engine.games.russian_railroads.story import (
    actor,
    factories,
    locos,
    me,
    pieces,
    progress,
    quiet,
    table,
    told,
)


@pytest.mark.rule("RRR-EX-14", "RRR-057", "RRR-055")
def test_one_industry_step():
    match = play(table(markers=[1]), "ind-1")
    assert me(match).markers == [2]
    assert (me(match).workers, pieces(match, "ind-1")) == (4, [(0, "own")])


@pytest.mark.rule("RRR-EX-15", "RRR-055", "RRR-054", "RRR-053")
def test_a_filled_notch_opens_two_spaces():
    assert "ind-1" not in offered(table(markers=[4]))
    match = table(markers=[4], factories=["coin"], round=7)
    assert {"ind-1", "ind-2"} <= set(offered(match))
    assert "last-industry" not in offered(match)
    play(match, "ind-2")
    assert me(match).markers == [6]


@pytest.mark.rule("RRR-EX-16", "RRR-057", "RRR-056", "RRR-177", "RRR-168")
def test_a_factory_works_between_two_steps():
    match = play(table(markers=[4], factories=["coin"], workers=2, owned=5), "ind-2")
    assert (me(match).markers, me(match).coins, me(match).workers) == ([6], 1, 0)
    moves = [key for key in told(match) if key.startswith(("log-industry", "log-coins"))]
    assert moves == ["log-industry-factory", "log-coins", "log-industry"]


@pytest.mark.rule("RRR-EX-34", "RRR-197", "RRR-126")
def test_the_second_marker_triggers_a_factory_again():
    match = play(table(markers=[6, 4], factories=["coin", "repeat"]), "ind-1", "industry-2")
    assert (me(match).markers, me(match).coins) == ([6, 5], 1)


@pytest.mark.rule("RRR-EX-59", "RRR-184", "RRR-055", "RRR-057")
def test_two_steps_are_needed_and_one_is_there():
    match = table(markers=[7], factories=["coin", "coin"])
    assert "ind-1" in offered(match)
    assert "ind-2" not in offered(match)
    play(match, "ind-1")
    assert me(match).markers == [8]


@pytest.mark.rule("RRR-EX-60", "RRR-177", "RRR-186", "RRR-169")
@pytest.mark.parametrize(
    ("space", "answer", "marker"),
    [("ind-1", "industry", 6), ("ind-1", "done", 5), ("engineer-5", "industry", 6), ("engineer-5", "done", 6)],
)
def test_a_factory_step_inside_a_move(space, answer, marker):
    match = play(table(markers=[4], factories=["industry-one"], engineers=["industry2"]), space)
    assert me(match).markers == [5]
    assert set(offered(match)) == {"industry", "done"}
    play(match, answer)
    if asked(match) == "advance":
        play(match, "industry")
    assert me(match).markers == [marker]
    assert actor(match) == 1, "a second own step lapses"


@pytest.mark.rule("RRR-EX-60", "RRR-185", "RRR-177")
def test_a_factory_step_inside_a_move_in_full_is_declined():
    match = play(table(markers=[4], factories=["industry-one"]), "ind-2")
    assert (me(match).markers, actor(match)) == ([6], 1)


@pytest.mark.rule("RRR-EX-61", "RRR-164", "RRR-177", "RRR-047")
def test_a_factory_opens_the_way():
    match = play(table(markers=[4], factories=["loco-or-factory"]), "ind-2", "factory")
    assert factories(match)[:2] == ["loco-or-factory", "loco-or-factory"]
    assert me(match).markers == [6]


@pytest.mark.rule("RRR-EX-62", "RRR-058", "RRR-072", "RRR-018")
def test_both_parts_of_an_action_must_be_possible():
    assert "ind-3" not in offered(table(markers=[4]))
    assert "ind-3" in offered(table(markers=[3]))


@pytest.mark.rule("RRR-EX-63", "RRR-166", "RRR-173", "RRR-061", "RRR-180")
def test_a_factory_repeats_a_space_paid_with_a_coin():
    match = table(markers=[4], factories=["repeat"], board={"coins": [(0, "coin")]})
    play(match, "ind-1", "repeat")
    assert sorted(offered(match)) == ["coins", "ind-1"]
    play(match, "coins")
    assert me(match).coins == 2
    assert me(match).markers == [5]
    assert pieces(match, "coins") == [(0, "coin")]


@pytest.mark.rule("RRR-EX-64", "RRR-199", "RRR-200")
def test_the_running_action_may_be_repeated():
    match = play(table(markers=[4], factories=["repeat"]), "ind-1", "repeat")
    assert me(match).markers == [6]
    assert (me(match).workers, pieces(match, "ind-1")) == (4, [(0, "own")])


@pytest.mark.rule("RRR-EX-65", "RRR-198", "RRR-056")
def test_with_nothing_to_repeat_the_function_is_lost():
    mine = [(0, "own")]
    board = {"temps": mine, "order-2": mine, "black-2": mine * 2, "any-coin": [(0, "own"), (0, "coin")]}
    board["hire"] = [(0, "coin")]
    match = play(table(markers=[4], factories=["repeat"], board=board), "ind-2")
    assert actor(match) == 1
    assert me(match).markers == [6]


@pytest.mark.rule("RRR-EX-66", "RRR-173", "RRR-157", "RRR-200")
def test_a_repeat_may_choose_otherwise():
    match = table(engineers=["repeat"], board={"loco-1": [(0, "own")]}, sp=[2])
    play(match, "engineer-10")
    assert {"loco", "factory"} <= set(offered(match))
    play(match, "factory")
    assert factories(match)[0] == "loco-or-factory"
    assert (locos(match, "SP"), me(match).workers) == ([2], 4)
    assert pieces(match, "loco-1") == [(0, "own")]


@pytest.mark.rule("RRR-EX-66", "RRR-198")
def test_a_space_whose_action_is_impossible_is_no_target():
    match = table(engineers=["repeat"], board={"loco-1": [(0, "own")]}, locos={}, tiles={})
    assert "engineer-10" not in offered(match)


@pytest.mark.rule("RRR-EX-67", "RRR-163", "RRR-171", "RRR-175")
@pytest.mark.parametrize("function", ["engineer-sum", "two-best-locos"])
def test_scoring_factories(function):
    match = table(markers=[4], factories=[function], engineers=[3, 13], ts=[9, 2], sp=[7])
    play(match, "ind-1")
    assert me(match).vp == 16


@pytest.mark.rule("RRR-EX-68", "RRR-165")
def test_the_doubler_factory():
    match = play(table(markers=[4], factories=["two-doublers"], doublers=3), "ind-1")
    assert me(match).doublers == 5
    assert match.view(None).doublers_left == 18


@pytest.mark.rule("RRR-EX-68", "RRR-167", "RRR-183")
@pytest.mark.parametrize(
    ("keys", "steps"),
    [
        (["done"], {}),
        (["ts-grey", "done"], {"grey": 1}),
        (["ts-grey", "sp-grey"], {"grey": 2}),
        (["ky-black", "ts-black"], {"black": 2}),
    ],
)
def test_the_any_steps_factory(keys, steps):
    match = table(markers=[4], factories=["two-any-steps"], TS="b4 g2", SP="b2 g0", KY="b1 g0")
    before = progress(match)
    play(match, "ind-1", *keys)
    assert actor(match) == 1
    assert dict(progress(match) - before) == steps


@pytest.mark.rule("RRR-EX-69", "RRR-126", "RRR-195")
@pytest.mark.parametrize(("marker", "legal"), [(3, True), (0, False)])
def test_the_second_marker_starts_on_space_zero(marker, legal):
    match = play(table(sp=[5], SP="b3 g0", TS="b2 g0", KY="b1 g0", markers=[marker]), "bottom", "sp-black")
    assert asked(match) == "token"
    assert ("second-marker" in offered(match)) is legal
    if legal:
        play(match, "second-marker")
        assert me(match).markers == [3, 0]


@pytest.mark.rule("RRR-EX-70", "RRR-196", "RRR-102", "RRR-126")
def test_two_markers_share_a_move():
    match = play(table(markers=[3, 0]), "ind-2", "industry")
    assert (me(match).markers, me(match).industry_points) == ([4, 1], 6)


@pytest.mark.rule("RRR-EX-70", "RRR-196")
def test_a_marker_does_not_step_onto_the_other():
    match = play(table(markers=[1, 0]), "ind-1")
    assert me(match).markers == [2, 0], "only the front marker could move"


@pytest.mark.rule("RRR-EX-71", "RRR-094", "RRR-095", "RRR-197")
def test_the_question_space_of_the_industry_is_granted_once():
    filled = ["coin"] * 4
    match = play(table(markers=[9], factories=filled), "ind-1")
    assert any("industry" in key for key in offered(match)), "the first marker is granted a token"
    match = play(quiet(markers=[11, 9], factories=filled), "ind-1", "industry-2")
    assert me(match).markers == [11, 10]
    assert asked(match) == "space"
