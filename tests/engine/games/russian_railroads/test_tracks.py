"""Track building (rules section 3): how rails move, and what the track spaces offer."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.engine.games.russian_railroads.build import offered, play
from tests.engine.games.russian_railroads.story import EVERYWHERE, actor, finish, me, pieces, progress, table, track

COLOURS = ("black", "grey", "brown", "natural", "white")


@pytest.mark.rule("RRR-025", "RRR-027")
@pytest.mark.parametrize(("name", "length"), [("TS", 15), ("SP", 9), ("KY", 9)])
def test_a_black_rail_moves_up_to_the_last_space_and_no_further(name, length):
    last = table(**{name: f"b{length - 1}"})
    play(last, "bottom", f"{name.lower()}-black")
    assert track(last, name).startswith(f"b{length}")
    beyond = play(table(**{name: f"b{length}"}), "bottom")
    assert f"{name.lower()}-black" not in offered(beyond)


@pytest.mark.rule("RRR-026")
def test_each_route_takes_its_own_colours():
    start = {"TS": "b13 g9 br7 n5 w3", "SP": "b8 g6 br4 n2", "KY": "b8 g6 br4"}
    keys = offered(play(table(coins=1, workers=1, **start), "any-coin"))
    expected = {f"ts-{c}" for c in COLOURS} | {f"sp-{c}" for c in COLOURS[:4]} | {f"ky-{c}" for c in COLOURS[:3]}
    assert {k for k in keys if k != "done"} == expected


@pytest.mark.rule("RRR-026")
def test_a_new_colour_is_one_rail_for_each_route_that_takes_it():
    match = play(table(TS="b5 g3", SP="b3 g1", KY="b3 g0"), "black-1", "ts", "ts")
    assert track(match, "TS") == "b7 g3 br0"
    assert track(match, "SP") == "b3 g1 br0"
    assert track(match, "KY") == "b3 g0 br0"


@pytest.mark.rule("RRR-027")
def test_a_received_rail_enters_on_space_one_and_then_moves_space_by_space():
    match = play(table(TS="b4 g0", SP="b2 g0"), "grey-1", "ts")
    assert track(match, "TS") == "b4 g1"


@pytest.mark.rule("RRR-027")
def test_a_rail_not_received_does_not_move():
    match = table(TS="b1", SP="b5", KY="b5")
    assert "grey-1" not in offered(match)
    assert sorted(offered(play(match, "bottom"))) == ["ky-black", "sp-black", "ts-black"]


@pytest.mark.rule("RRR-028")
@pytest.mark.parametrize(
    ("rails", "legal"),
    [("b5 g3 br1", True), ("b5 g3 br2", False), ("b5 g1 br0", False), ("b5 g0 br0", False), ("b5 g2 br0", True)],
)
def test_brown_stays_strictly_behind_grey(rails, legal):
    match = table(SP=rails, TS="b1", KY="b1")
    assert ("brown-1" in offered(match)) is legal


@pytest.mark.rule("RRR-028")
def test_black_may_always_run_ahead():
    match = play(table(SP="b2 g1"), "black-1", "sp", "sp")
    assert track(match, "SP") == "b4 g1"


@pytest.mark.rule("RRR-029")
@pytest.mark.parametrize("steps", [("ts", "ts", "ts"), ("ts", "sp", "ky"), ("sp", "ky", "sp")])
def test_the_steps_of_one_action_are_divided_freely_among_the_routes(steps):
    match = play(table(), "black-2", *steps)
    moved = Counter(steps)
    for name in ("TS", "SP", "KY"):
        assert track(match, name).split()[0] == f"b{1 + moved[name.lower()]}"
    assert actor(match) == 1


@pytest.mark.rule("RRR-030")
def test_colour_and_route_of_each_any_step_are_chosen_anew():
    match = play(table(coins=1, workers=1, **EVERYWHERE), "any-coin", "ky-brown")
    assert {"ts-white", "sp-natural", "sp-brown", "ky-black"} <= set(offered(match))
    play(match, "ts-white")
    assert track(match, "KY") == "b5 g3 br2"
    assert track(match, "TS").endswith("w2")


STEPS = [
    pytest.param("black-1", 1, {"black": 2}, marks=pytest.mark.rule("RRR-031")),
    pytest.param("black-2", 2, {"black": 3}, marks=pytest.mark.rule("RRR-031")),
    pytest.param("grey-1", 1, {"grey": 2}, marks=pytest.mark.rule("RRR-032")),
    pytest.param("grey-2", 2, {"grey": 3}, marks=pytest.mark.rule("RRR-032")),
    pytest.param("brown-1", 1, {"brown": 1}, marks=pytest.mark.rule("RRR-033")),
    pytest.param("brown-2", 2, {"brown": 2}, marks=pytest.mark.rule("RRR-033")),
    pytest.param("natural-1", 1, {"natural": 1}, marks=pytest.mark.rule("RRR-034")),
    pytest.param("natural-2", 2, {"natural": 2}, marks=pytest.mark.rule("RRR-034")),
    pytest.param("white-1", 1, {"white": 1}, marks=pytest.mark.rule("RRR-035")),
    pytest.param("white-2", 2, {"white": 2}, marks=pytest.mark.rule("RRR-035")),
]


@pytest.mark.parametrize(("space", "workers", "steps"), STEPS)
def test_what_a_track_space_costs_and_gives(space, workers, steps):
    match = table(**EVERYWHERE)
    before = progress(match)
    finish(play(match, space), max)  # along the Trans-Siberian, where nothing further is triggered
    assert progress(match) - before == Counter(steps)
    assert me(match).workers == 5 - workers
    assert pieces(match, space) == [(0, "own")] * workers


@pytest.mark.parametrize(("space", "workers", "steps"), STEPS)
def test_a_track_space_moves_no_other_colour(space, workers, steps):
    (colour,) = steps
    others = [c for c in COLOURS if c != colour]
    keys = offered(play(table(**EVERYWHERE), space))
    assert not any(key.endswith(tuple(others)) for key in keys)


@pytest.mark.rule("RRR-036")
def test_any_coin_takes_a_worker_and_a_coin_for_up_to_two_steps():
    match = table(coins=1, **EVERYWHERE)
    before = progress(match)
    play(match, "any-coin", "ts-natural", "sp-grey")
    assert progress(match) - before == Counter(natural=1, grey=1)
    assert (me(match).workers, me(match).coins) == (4, 0)
    assert sorted(pieces(match, "any-coin")) == [(0, "coin"), (0, "own")]
    assert actor(match) == 1


@pytest.mark.rule("RRR-037")
def test_bottom_moves_black_or_grey_by_one():
    match = table(**EVERYWHERE)
    keys = offered(play(match, "bottom"))
    assert sorted(keys) == ["ky-black", "ky-grey", "sp-black", "sp-grey", "ts-black", "ts-grey"]
    play(match, "sp-grey")
    assert track(match, "SP") == "b6 g5 br2 n0"
    assert me(match).workers == 4
    assert actor(match) == 1


@pytest.mark.rule("RRR-038")
def test_bottom_is_open_to_everyone_and_again_and_again():
    match = table(board={"bottom": [(1, "own"), (1, "coin")]}, others={s: {"passed": True} for s in (1, 2, 3)})
    for _ in range(3):
        assert "bottom" in offered(match)
        play(match, "bottom", "ts-black")
    assert pieces(match, "bottom") == [(1, "own"), (1, "coin"), (0, "own"), (0, "own"), (0, "own")]


@pytest.mark.rule("RRR-038")
def test_every_other_space_is_closed_while_it_is_occupied():
    match = table(coins=5, TS="b11 g8 br6 n4 w1", SP="b6 g4 br2 n0", KY="b5 g3 br1", strip=[1, 3, 5, 7, 2, 4, 6])
    names = [s.id for s in match.view(None).spaces]
    assert set(offered(match)) == {*names, "pass"} - {"order-1"}
    taken = table(coins=5, strip=[1, 3, 5, 7, 2, 4, 6], board={name: [(1, "coin")] for name in names}, **EVERYWHERE)
    assert sorted(offered(taken)) == ["bottom", "pass"]
