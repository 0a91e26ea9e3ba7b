"""Special spaces of the player board (rules section 9)."""

from __future__ import annotations

import pytest

from tests.engine.games.russian_railroads.build import asked, offered, play
from tests.engine.games.russian_railroads.story import (
    actor,
    end_round,
    me,
    quiet,
    route,
    scored,
    table,
    track,
)

GREY = {"TS": "b2 g0", "SP": "b1 g0", "KY": "b1 g0"}


@pytest.mark.rule("RRR-081")
def test_a_rail_beyond_a_space_has_reached_it():
    assert scored(KY="b9", ky=[2]) == {"ky": 1 + 2}
    assert scored(KY="b1", ky=[9]) == {"ky": 1}


@pytest.mark.rule("RRR-081", "RRR-087")
@pytest.mark.parametrize(("places", "workers"), [([2], 5), ([2, 1], 6), ([9, 8], 6)])
def test_where_a_locomotive_is_required_the_reach_must_be_there(places, workers):
    match = table(TS="b6 g4 br2", SP="b1 g0 br0", KY="b1 g0 br0", ts=places, others={1: {}})
    play(match, "brown-1")
    assert me(match).workers_owned == workers


@pytest.mark.rule("RRR-082")
def test_a_locomotive_may_complete_the_condition():
    match = table(TS="b6 g4 br3", SP="b1 g0 br0", KY="b1 g0 br0", ts=[1], locos={2: 4})
    play(match, "loco-1", "loco", "ts-2")
    assert (me(match).workers_owned, me(match).reserve, me(match).workers) == (6, 1, 5)


@pytest.mark.rule("RRR-082", "RRR-087")
def test_a_one_time_special_happens_once():
    match = quiet(TS="b6 g5 br2", SP="b1 g0 br0", KY="b1 g0 br0", ts=[3], locos={4: 4})
    play(match, "brown-1")
    assert me(match).workers_owned == 6
    play(match, "loco-1", "loco", "ts-1")
    assert me(match).workers_owned == 6


@pytest.mark.rule("RRR-083")
@pytest.mark.parametrize(
    ("before", "rails"),
    [
        ({"TS": "b1"}, ("b2 g0", "b1 g0", "b1 g0")),
        ({"TS": "b5 g0", "SP": "b1 g0", "KY": "b1 g0"}, ("b6 g0 br0", "b1 g0 br0", "b1 g0 br0")),
        (
            {"TS": "b9 g0 br0", "SP": "b1 g0 br0", "KY": "b1 g0 br0"},
            ("b10 g0 br0 n0", "b1 g0 br0 n0", "b1 g0 br0"),
        ),
    ],
)
def test_black_brings_rails_without_any_locomotive(before, rails):
    match = table(ts=[], **before)
    play(match, "bottom", "ts-black")
    assert tuple(track(match, name) for name in ("TS", "SP", "KY")) == rails


@pytest.mark.rule("RRR-084")
def test_white_steps_without_a_free_space_are_lost():
    match = table(TS="b14 g9 br6 n1", SP="b1 g0 br0 n0", KY="b1 g0 br0")
    play(match, "bottom", "ts-black")
    assert track(match, "TS") == "b15 g9 br6 n1 w0"
    assert actor(match) == 1
    (lost,) = (entry.msg for entry in match.finished if entry.msg.key.endswith("log-lapse-white"))
    assert lost.args["elements"] == 2


@pytest.mark.rule("RRR-084")
def test_the_white_steps_are_for_the_same_turn():
    match = quiet(TS="b14 g9 br6 n3", SP="b1 g0 br0 n0", KY="b1 g0 br0")
    play(match, "bottom", "ts-black", "white-ts", "done", "bottom")
    assert not any("white" in key for key in offered(match))


@pytest.mark.rule("RRR-085")
@pytest.mark.parametrize(
    ("rails", "space", "key"),
    [
        ({"TS": "b14 g9 br6 n0", "SP": "b1 g0 br0 n0", "KY": "b1 g0 br0"}, "bottom", "ts-black"),
        ({"SP": "b8 g0", "TS": "b2 g0", "KY": "b1 g0"}, "bottom", "sp-black"),
        ({"KY": "b8 g0", "TS": "b2 g0", "SP": "b1 g0"}, "bottom", "ky-black"),
    ],
)
def test_black_on_the_last_space_scores_ten(rails, space, key):
    match = quiet(ts=[], **rails)
    play(match, space, key)
    assert me(match).vp == 10
    assert match.result().breakdown[0] == {"terminus": 10}
    play(match, "loco-1", "loco", "ky")
    assert me(match).vp == 10, "once per route"


@pytest.mark.rule("RRR-086")
def test_kiev_seven_brings_a_worker_for_good_without_any_locomotive():
    match = quiet(KY="b6 g0", TS="b2 g0", SP="b1 g0", ky=[])
    play(match, "bottom", "ky-black")
    assert (me(match).workers, me(match).workers_owned, me(match).reserve) == (5, 6, 1)
    end_round(match)
    assert me(match).workers == 6


@pytest.mark.rule("RRR-087")
def test_ts_three_brings_a_worker_for_good():
    match = quiet(TS="b6 g4 br2", SP="b1 g0 br0", KY="b1 g0 br0", ts=[3], workers=1, owned=5)
    play(match, "brown-1")
    assert "doubler" in offered(match), "usable in the same round"
    end_round(match)
    assert me(match).workers == 6


@pytest.mark.rule("RRR-088")
@pytest.mark.parametrize(
    ("rails", "reach", "points"),
    [("b9 g7", 7, 14), ("b9 g6", 7, 6), ("b9 g7", 6, 6), ("b9 g8 br1", 9, 2 * (2 + 7)), ("b9 g8 br7 n2", 2, 8)],
)
def test_sp_seven_doubles_the_route_while_grey_and_locomotive_reach_it(rails, reach, points):
    assert scored(SP=rails, sp=[reach]) == {"sp": points}


@pytest.mark.rule("RRR-089", "RRR-090", "RRR-091")
@pytest.mark.parametrize(
    ("black", "reach", "points"),
    [
        (1, 9, 1),
        (2, 9, 3),
        (3, 9, 6),
        (4, 9, 10),
        (5, 9, 10),
        (7, 9, 10),
        (8, 9, 20),
        (9, 9, 20),
        (9, 7, 10),
        (9, 1, 1),
    ],
)
def test_the_bonuses_of_kiev(black, reach, points):
    assert scored(KY=f"b{black}", ky=[reach]) == {"ky": points}


@pytest.mark.rule("RRR-089")
def test_the_bonuses_of_kiev_do_not_mind_other_colours():
    assert scored(KY="b4 g3 br2", ky=[4]) == {"ky": 2 + 2 + 1 + 0 + 1 + 2 + 3 + 4}


QUESTIONS = [
    ("TS", 13, "b12 g0 br0 n0", "ts"),
    ("SP", 4, "b3 g0 br0 n0", "sp"),
    ("SP", 6, "b5 g0 br0 n0", "sp"),
]


@pytest.mark.rule("RRR-092")
@pytest.mark.parametrize(("name", "at", "rails", "key"), QUESTIONS)
@pytest.mark.parametrize("short", [0, 1])
def test_black_and_locomotive_reaching_a_question_space_use_a_token(name, at, rails, key, short):
    facts = {"TS": "b10 g0 br0 n0", "SP": "b1 g0 br0 n0", "KY": "b1 g0 br0", name: rails}
    places = [(at - short + 1) // 2, (at - short) // 2] if name == "TS" else [at - short]
    match = quiet(**{key: places}, **facts, fresh=[], token_on={"sp4-question": "revaluation"} if at == 6 else {})
    play(match, "black-1", key)
    assert (asked(match) == "token") is not short
    if not short:
        play(match, "kiev-medal")
        assert route(match, name).question_tokens[at] == "kiev-medal"
        assert me(match).kiev_medal


@pytest.mark.rule("RRR-092", "RRR-082")
@pytest.mark.parametrize("reach", [3, 4])
def test_a_locomotive_may_reach_the_question_space_last(reach):
    match = table(SP="b4", locos={reach: 4})
    play(match, "loco-1", "loco", "sp")
    assert (asked(match) == "token") is (reach == 4)


@pytest.mark.rule("RRR-093")
def test_a_question_space_works_once_and_a_token_is_used_once():
    match = quiet(workers=7, owned=7, sp=[6], SP="b3 g0", TS="b2 g0", KY="b1 g0", locos={7: 4})
    play(match, "bottom", "sp-black", "revaluation")
    play(match, "loco-1", "loco", "sp", "ts-2")
    assert asked(match) == "space", "a better locomotive does not trigger it again"
    play(match, "black-1", "sp", "sp")
    assert asked(match) == "token"
    assert "revaluation" not in offered(match)
    assert "kiev-medal" in offered(match)


@pytest.mark.rule("RRR-094", "RRR-095")
@pytest.mark.parametrize("marker", range(1, 14))
def test_the_question_space_of_the_industry_is_the_one_behind_the_third_notch(marker):
    match = table(markers=[marker - 1], factories=["engineer-sum"] * 5, ts=[])
    play(match, "ind-1")
    assert (asked(match) == "token") is (marker == 10)


@pytest.mark.rule("RRR-094", "RRR-092")
def test_the_token_of_the_industry_lies_on_the_industry_track():
    match = table(markers=[9], factories=["engineer-sum"] * 4)
    play(match, "ind-1", "three-doublers")
    assert me(match).industry_question == "three-doublers"
    assert me(match).doublers == 3
