"""Examples of track building (RRR-EX-01 to 07, RRR-EX-43 to 51)."""

from __future__ import annotations

import pytest

from tests.engine.games.russian_railroads.build import offered, play
from tests.engine.games.russian_railroads.story import actor, me, pieces, quiet, table, track


@pytest.mark.rule("RRR-EX-01", "RRR-031", "RRR-027", "RRR-017", "RRR-083")
def test_three_black_steps_on_one_route():
    match = play(table(), "black-2", "ts", "ts", "ts")
    assert track(match, "TS") == "b4 g0"
    assert (track(match, "SP"), track(match, "KY")) == ("b1 g0", "b1 g0")
    assert me(match).workers == 3
    assert actor(match) == 1


@pytest.mark.rule("RRR-EX-02", "RRR-029")
def test_three_black_steps_split_over_two_routes():
    match = play(table(), "black-2", "sp", "sp", "ky")
    assert [track(match, name) for name in ("TS", "SP", "KY")] == ["b1", "b3", "b2"]


@pytest.mark.rule("RRR-EX-03", "RRR-083", "RRR-175", "RRR-081")
def test_black_on_ts_two_brings_grey_rails_at_once():
    match = quiet()
    assert "grey-1" not in offered(match)
    play(match, "bottom", "ts-black")
    assert [track(match, name) for name in ("TS", "SP", "KY")] == ["b2 g0", "b1 g0", "b1 g0"]
    assert sorted(offered(play(match, "bottom"))) == ["ky-black", "sp-black", "ts-black", "ts-grey"]


@pytest.mark.rule("RRR-EX-04", "RRR-032")
def test_grey_enters_and_moves_on():
    match = play(table(TS="b4 g0", SP="b2 g0", KY="b2 g0"), "grey-1", "ts")
    assert track(match, "TS") == "b4 g1"
    play(match, "ts")
    assert track(match, "TS") == "b4 g2"
    assert me(match).workers == 4


@pytest.mark.rule("RRR-EX-05", "RRR-083", "RRR-084")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("b5 g0", ("b6 g0 br0", "b1 g0 br0", "b1 g0 br0")),
        ("b9 g0 br0", ("b10 g0 br0 n0", "b1 g0 br0 n0", "b1 g0 br0")),
        ("b14 g0 br0 n0", ("b15 g0 br0 n0 w0", "b1 g0 br0 n0", "b1 g0 br0")),
    ],
)
def test_later_colours(before, after):
    colours = before.split()[1:]
    sp, ky = (" ".join(["b1", *colours[:most]]) for most in (3, 2))
    match = play(table(TS=before, SP=sp, KY=ky), "bottom", "ts-black")
    assert tuple(track(match, name) for name in ("TS", "SP", "KY")) == after


@pytest.mark.rule("RRR-EX-06", "RRR-036", "RRR-030")
def test_worker_and_coin_for_two_different_steps():
    match = play(
        table(workers=1, coins=1, owned=5, TS="b2 g0", SP="b1 g0", KY="b1 g0"), "any-coin", "sp-black", "ts-grey"
    )
    assert (track(match, "SP"), track(match, "TS")) == ("b2 g0", "b2 g1")
    assert (me(match).workers, me(match).coins) == (0, 0)


@pytest.mark.rule("RRR-EX-07", "RRR-038", "RRR-037")
def test_bottom_is_used_although_occupied():
    match = play(table(current=1, board={"bottom": [(0, "own")]}), "bottom", "ts-black")
    assert pieces(match, "bottom") == [(0, "own"), (1, "own")]
    assert track(match, "TS", 1) == "b2 g0"


@pytest.mark.rule("RRR-EX-43", "RRR-028")
def test_a_rail_stays_strictly_behind_the_rail_of_the_preceding_colour():
    match = play(table(TS="b3 g2", SP="b1 g0", KY="b2 g0"), "bottom")
    assert sorted(offered(match)) == ["ky-black", "ky-grey", "sp-black", "ts-black"]
    play(match, "ky-grey")
    assert track(match, "KY") == "b2 g1"


@pytest.mark.rule("RRR-EX-44", "RRR-028", "RRR-026")
def test_colours_follow_in_sequence_and_kiev_takes_no_natural():
    match = table(TS="b10 g0 br0 n0", SP="b6 g0 br0 n0", KY="b9 g5 br3")
    assert "natural-1" not in offered(match)
    keys = offered(play(match, "brown-1")) if "brown-1" in offered(match) else []
    assert "sp" not in keys
    assert track(match, "SP") == "b6 g0 br0 n0"
    assert track(match, "KY") == "b9 g5 br4", "the only brown step is made at once"


@pytest.mark.rule("RRR-EX-45", "RRR-018", "RRR-183", "RRR-184", "RRR-033")
def test_an_action_is_chosen_only_if_all_its_steps_can_be_made():
    match = table(TS="b8 g5 br3", SP="b1 g0 br0", KY="b1 g0 br0")
    assert "brown-1" in offered(match)
    assert "brown-2" not in offered(match)


@pytest.mark.rule("RRR-EX-46", "RRR-027", "RRR-025", "RRR-085", "RRR-184")
def test_two_black_steps_are_left_at_the_end_of_the_routes():
    match = table(TS="b15 g0 br0 n0 w0", SP="b9", KY="b7")
    assert "black-1" in offered(match)
    assert "black-2" not in offered(match)
    play(match, "black-1")
    assert track(match, "KY").startswith("b9")
    assert me(match).vp == 10


@pytest.mark.rule("RRR-EX-47", "RRR-030", "RRR-184", "RRR-036")
def test_a_rail_received_may_be_used_in_the_same_action():
    match = play(table(workers=1, coins=1), "any-coin", "ts-black", "ts-grey")
    assert track(match, "TS") == "b2 g1"


@pytest.mark.rule("RRR-EX-48", "RRR-187", "RRR-036")
def test_any_coin_may_stop_after_one_step_but_not_before():
    match = play(table(workers=1, coins=1, owned=5), "any-coin")
    assert "done" not in offered(match)
    play(match, "sp-black")
    assert "done" in offered(match)
    play(match, "done")
    assert track(match, "SP") == "b2"
    assert actor(match) == 1


@pytest.mark.rule("RRR-EX-49", "RRR-081", "RRR-083")
def test_a_special_space_works_in_passing():
    match = play(table(TS="b5 g0", SP="b1 g0", KY="b1 g0"), "black-2", "ts", "ts", "ts")
    assert track(match, "TS") == "b8 g0 br0"
    assert (track(match, "SP"), track(match, "KY")) == ("b1 g0 br0", "b1 g0 br0")


@pytest.mark.rule("RRR-EX-50", "RRR-084", "RRR-085", "RRR-176", "RRR-035")
@pytest.mark.parametrize(("rails", "steps"), [("b14 g9 br6 n3", 2), ("b14 g9 br6 n2", 1), ("b14 g9 br6 n0", 0)])
def test_black_on_ts_fifteen_brings_white_and_up_to_two_white_steps(rails, steps):
    match = play(table(TS=rails, SP="b1 g0 br0 n0", KY="b1 g0 br0"), "bottom", "ts-black")
    for done in range(steps):
        assert actor(match) == 0
        assert track(match, "TS").endswith(f"w{done}")
        assert "white-ts" in offered(match)
        play(match, "white-ts")
    assert track(match, "TS") == rails.replace("b14", "b15") + f" w{steps}"
    assert me(match).vp == 10
    assert actor(match) == 1, "unused steps lapse at the end of the turn"


@pytest.mark.rule("RRR-EX-50", "RRR-084")
def test_white_steps_may_be_declined():
    match = play(table(TS="b14 g9 br6 n3", SP="b1 g0 br0 n0", KY="b1 g0 br0"), "bottom", "ts-black", "white-ts", "done")
    assert track(match, "TS").endswith("n3 w1")
    assert actor(match) == 1


@pytest.mark.rule("RRR-EX-51", "RRR-185", "RRR-153", "RRR-184")
def test_the_any_step_may_not_use_up_the_last_black_step():
    facts = {
        "TS": "b15 g6 br0 n0 w0",
        "SP": "b9 g4 br0 n0",
        "KY": "b8 g2 br0",
        "strip": [0, 0, 0, 0, 0, "any-black", 0],
    }
    match = play(table(**facts), "variable-1")
    keys = offered(match)
    assert {"ts-grey", "sp-grey", "ky-grey"} <= set(keys)
    play(match, "ts-grey")
    assert (track(match, "TS"), track(match, "KY")) == ("b15 g7 br0 n0 w0", "b9 g2 br0")
    match = play(table(**facts), "variable-1", "ky-black")
    assert actor(match) == 0, "the black step was the black one, the any-colour step is left"
    assert all("black" not in key for key in offered(match))
    play(match, "ky-grey")
    assert track(match, "KY") == "b9 g3 br0"
    assert actor(match) == 1
