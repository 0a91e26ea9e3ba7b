"""Where rules meet: one effect inside, before or after another one."""

from __future__ import annotations

import pytest

from tests.engine.games.russian_railroads.build import asked, offered, play
from tests.engine.games.russian_railroads.story import (
    GREY,
    actor,
    end_round,
    factories,
    locos,
    me,
    pieces,
    quiet,
    table,
    tiles,
    told,
    track,
)

# ? tokens and ? cards

REACHED_TWO = {"SP": "b7 g0", "TS": "b3 g0", "KY": "b1 g0"}
"""Black lies beyond both ? spaces of SP: a locomotive may complete both at once."""


@pytest.mark.rule("RRR-129", "RRR-136", "RRR-178", "RRR-191")
def test_the_locomotive_of_the_card_is_placed_before_anything_else_happens():
    facts = {"ts": [9, 9], "sp": [3], "ky": [9], "locos": {8: 1, 9: 1}, "tiles": {}}
    match = quiet(markers=[4], factories=["loco-or-factory"], **facts, **REACHED_TWO)
    play(match, "loco-1", "loco", "token-sp4", "question-card", "loco-nine", "ten-vp")
    assert locos(match, "SP") == [9], "the other ? space might have brought a #9 that takes its only place"
    assert tiles(match) == {3: 1, 8: 1}
    play(match, "industry-five", "industry")
    assert offered(match) == ["factory", "done"], "the #9 of the supply fits nowhere any more"


@pytest.mark.rule("RRR-136", "RRR-176", "RRR-181")
def test_the_nine_completes_two_question_spaces_and_a_token_brings_a_third():
    match = quiet(sp=[3], markers=[9], factories=["coin"] * 4, **REACHED_TWO)
    play(match, "ind-1", "question-card", "loco-nine", "sp", "ky")
    assert sorted(offered(match)) == ["token-sp4", "token-sp6"], "the card was brought by the ? space of the industry"
    play(match, "token-sp6", "three-doublers", "four-any-steps", "done")
    assert asked(match) == "pick", "the card is over only when the ? spaces that its #9 completed are resolved"
    assert sorted(me(match).tokens_used) == ["four-any-steps", "question-card", "three-doublers"]


@pytest.mark.rule("RRR-132", "RRR-157", "RRR-129")
def test_the_engineer_and_the_coin_of_the_card_serve_before_the_round_is_over():
    match = quiet(sp=[5], SP="b3 g0", workers=2, owned=5, **GREY)
    play(match, "bottom", "sp-black", "question-card", "engineer-coin", "ten-vp")
    assert "engineer-10" in offered(match)
    play(match, "engineer-10", "coin-1", "ky-black")
    assert pieces(match, "bottom") == [(0, "own")]
    assert (me(match).coins, track(match, "KY"), asked(match)) == (0, "b2 g0", "space")


@pytest.mark.rule("RRR-185", "RRR-176", "RRR-050")
def test_a_card_between_the_two_parts_of_an_action_may_not_take_the_last_tile():
    facts = {"ts": [9, 9], "sp": [3], "KY": "b1 g0", "TS": "b3 g0", "SP": "b5 g0"}
    match = quiet(locos={8: 2}, tiles={}, **facts)
    play(match, "loco-3", "loco", "ky")
    assert factories(match)[0] == "end-bonus-or-10", "nothing was triggered, so that the other #8 was left"
    match = quiet(ky=[4], locos={8: 1}, tiles={}, **facts)
    play(match, "loco-3", "sp", "question-card", "factory-industry")
    assert "factory" not in offered(match), "the action itself needs the only tile"
    play(match, "industry", "done", "ten-vp")
    assert (factories(match)[:2], tiles(match), asked(match)) == (["two-doublers", ""], {}, "space")


# factories and repeats


@pytest.mark.rule("RRR-177", "RRR-180", "RRR-199", "RRR-056")
def test_a_move_in_a_repeat_in_a_factory_in_a_move():
    match = table(markers=[4], factories=["repeat", "industry-one", "coin"], strip=[0, 0, 0, 0, 0, "industry2", 0])
    play(match, "variable-1", "repeat")
    # the repeat of the running action walks on while the action's own second step waits: to the space behind the
    # first factory, into the second, whose function goes one further
    play(match, "industry")
    assert me(match).markers == [9]
    assert (me(match).coins, actor(match)) == (1, 1), "and the waiting step has entered the third"


@pytest.mark.rule("RRR-157", "RRR-166", "RRR-198", "RRR-200")
def test_a_repeat_leads_to_a_repeat_of_something_else():
    match = table(
        markers=[4],
        factories=["repeat"],
        engineers=["repeat"],
        board={"ind-1": [(0, "coin")], "coins": [(0, "temporary")]},
        state={"temporary": 1},
    )
    play(match, "engineer-10", "ind-1", "repeat")
    assert sorted(offered(match)) == ["coins", "ind-1"], "but never the engineer who repeats"
    play(match, "coins")
    assert (me(match).markers, me(match).coins, actor(match)) == ([5], 2, 1)


@pytest.mark.rule("RRR-174", "RRR-202", "RRR-204")
def test_the_step_of_a_black_worker_in_a_repeat_within_worker_reuse():
    match = quiet(
        board={"order-2": [(0, "own")], "bottom": [(0, "own"), (0, "black")]},
        order=[1, 0, 2, 3],
        black_owned=True,
        workers=3,
        owned=5,
        markers=[4],
        factories=["repeat"],
        state={"question_cards": ["loco-nine"]},
    )
    end_round(match)
    play(match, "ind-1", "repeat", "bottom", "sp-black", "extra-sp")
    assert (track(match, "SP"), me(match).markers) == ("b3", [5])


@pytest.mark.rule("RRR-197", "RRR-093", "RRR-126")
def test_the_second_marker_passes_the_question_space_without_a_token():
    five = ["coin", "coin", "coin", "engineer-sum", "coin"]
    match = quiet(markers=[12, 9], factories=five, tiles={})
    play(match, "ind-1", "industry-2")
    assert (me(match).markers, asked(match), me(match).tokens_used) == ([12, 10], "space", [])


# tracks


@pytest.mark.rule("RRR-084", "RRR-176")
def test_white_steps_do_not_wait_until_a_later_step_makes_room():
    match = quiet(TS="b14 g13 br12 n1", coins=1)
    play(match, "any-coin", "ts-black")
    assert "log-lapse-white" in told(match), "white would have to catch up with natural"
    play(match, "ts-natural")
    assert (track(match, "TS"), asked(match)) == ("b15 g13 br12 n2 w0", "space")


@pytest.mark.rule("RRR-084", "RRR-135", "RRR-202")
def test_the_step_of_the_black_worker_may_be_the_one_that_brings_white():
    match = quiet(
        TS="b13 g12 br11 n5", ts=[3], black=1, black_owned=True, state={"question_cards": ["loco-nine"]}, coins=0
    )
    play(match, "bottom", "black-1", "ts-black", "extra-ts", "white-ts", "white-ts")
    assert (track(match, "TS"), me(match).vp, asked(match)) == ("b15 g12 br11 n5 w2", 10, "space")


# turn order


@pytest.mark.rule("RRR-078", "RRR-206", "RRR-205")
def test_the_first_to_reuse_may_take_what_the_other_wanted():
    claims = {"order-1": [(2, "coin")], "order-2": [(1, "temporary")]}
    match = end_round(quiet(board=claims, state={"temporary": 1}, others={2: {"engineers": ["two-black"]}}))
    assert (actor(match), "engineer-12" in offered(match)) == (1, False)
    play(match, "coins")
    assert (actor(match), me(match, 1).coins) == (2, 2)
    assert {"engineer-12", "bottom", "doubler", "stay"} <= set(offered(match))
    assert not {"coins", "order-1", "order-2", "hire", "any-coin", "ind-2"} & set(offered(match))


@pytest.mark.rule("RRR-070", "RRR-078", "RRR-198")
def test_an_engineer_hired_in_this_round_serves_worker_reuse_and_is_repeated_there():
    match = quiet(coins=1, strip=[0, 0, 0, 0, 0, 0, "industry2"], markers=[3], factories=["repeat"], order=[1, 0, 2, 3])
    play(match, "hire", "order-1")
    end_round(match)
    play(match, "engineer-5", "industry")
    assert (asked(match), me(match).markers) == ("advance", [5])
    play(match, "repeat")
    assert me(match).markers == [6], "the repeat of the running action, as far as the track goes"
