"""Rulings (rules section 15): timing and nesting, full and partial execution, limits."""

from __future__ import annotations

import pytest

from tests.engine.games.russian_railroads.build import asked, offered, play
from tests.engine.games.russian_railroads.story import (
    actor,
    at_a_card,
    at_a_token,
    factories,
    locos,
    me,
    progress,
    quiet,
    route,
    table,
    tiles,
    told,
    track,
)

# timing and nesting


@pytest.mark.rule("RRR-175")
def test_rails_vp_and_workers_come_the_moment_they_are_triggered():
    match = play(table(TS="b1", KY="b6", SP="b8"), "black-2", "ts")
    assert track(match, "SP") == "b8 g0"
    play(match, "ky")
    assert me(match).workers_owned == 6
    play(match, "sp")
    assert me(match).vp == 10
    match = play(table(KY="b6", SP="b8"), "black-2", "sp")
    assert me(match).vp == 10, "before the next step"
    assert actor(match) == 0


@pytest.mark.rule("RRR-176")
def test_white_steps_and_tokens_come_at_once_before_the_next_step():
    facts = {"TS": "b14 g9 br6 n3", "SP": "b5 g0 br0 n0", "KY": "b1 g0 br0", "sp": [6]}
    match = play(table(**facts), "black-2", "ts")
    assert offered(match) == ["white-ts", "done"]
    play(match, "white-ts", "white-ts", "sp")
    assert asked(match) == "token"
    play(match, "four-any-steps", "ky-black")
    assert "done" in offered(match), "the steps of the token first"
    play(match, "done")
    assert sorted(offered(match)) == ["ky", "sp"], "then the own one that is left"


@pytest.mark.rule("RRR-176")
@pytest.mark.parametrize("first", ["token-sp4", "token-sp6"])
def test_several_triggered_effects_are_resolved_in_any_order(first):
    match = table(sp=[3], SP="b7 g0", TS="b3 g0", KY="b1 g0", locos={6: 4})
    play(match, "loco-1", "loco", "sp", "ky")
    assert sorted(offered(match)) == ["token-sp4", "token-sp6"]
    play(match, first, "three-doublers")
    assert asked(match) == "token", "the other"
    play(match, "kiev-medal")
    assert route(match, "SP").question_tokens[int(first[-1])] == "three-doublers"


@pytest.mark.rule("RRR-176", "RRR-189", "RRR-084")
@pytest.mark.parametrize("order", [("white-steps", "white-ts", "done"), ("token-ts13", "kiev-medal", "white-ts")])
def test_white_steps_and_a_token_at_the_same_time_in_any_order(order):
    match = quiet(TS="b14 g9 br6 n3", SP="b1 g0 br0 n0", KY="b1 g0 br0", ts=[9, 4], fresh=["ts13-question"])
    play(match, "bottom", "ts-black")
    assert sorted(offered(match)) == ["token-ts13", "white-steps"], "the ? space had been declined"
    play(match, *order)
    assert track(match, "TS").endswith("w1")


@pytest.mark.rule("RRR-177")
def test_a_factory_is_finished_before_the_next_step_of_the_move():
    match = play(table(markers=[4], factories=["two-any-steps"], SP="b3 g0", TS="b3 g0", KY="b1 g0"), "ind-2")
    assert me(match).markers == [5]
    assert "industry" not in offered(match)
    play(match, "ts-grey")
    assert me(match).markers == [5]
    assert "industry" not in offered(match)
    play(match, "ts-black")
    assert me(match).markers == [6]


@pytest.mark.rule("RRR-177")
def test_a_function_inside_a_function_is_finished_first():
    match = play(table(markers=[5], factories=["coin", "industry-one", "two-any-steps"]), "ind-2")
    assert me(match).markers == [7]
    play(match, "industry")
    assert me(match).markers == [8]
    match = table(markers=[6], factories=["coin", "repeat", "coin"], board={"black-1": [(0, "own")]})
    play(match, "ind-2", "repeat", "ts")
    assert me(match).markers == [7]
    play(match, "sp")
    assert me(match).markers == [8]


@pytest.mark.rule("RRR-178")
def test_nothing_happens_inside_a_chain():
    match = table(SP="b4 g0", sp=[3], TS="b2 g0", KY="b1 g0", ts=[2, 1], ky=[1], locos={5: 4})
    play(match, "loco-3", "loco", "sp")
    assert sorted(offered(match)) == ["ky", "return", "ts-1", "ts-2"], "neither token nor factory"
    play(match, "ts-1")
    assert sorted(offered(match)) == ["ky", "return", "ts-2"]


@pytest.mark.rule("RRR-179")
def test_a_special_space_waits_for_the_end_of_the_chain():
    facts = {"SP": "b6 g0", "TS": "b2 g0", "KY": "b1 g0", "token_on": {"sp4-question": "revaluation"}}
    match = table(sp=[5], ts=[2, 1], ky=[1], locos={6: 4}, **facts)
    play(match, "loco-1", "loco", "sp")
    assert asked(match) == "place", "SP 6 waits for the end of the chain"
    play(match, "return")
    assert asked(match) == "token"


@pytest.mark.rule("RRR-180")
def test_a_repeat_is_chosen_and_finished_before_the_interrupted_move_goes_on():
    match = table(markers=[4], factories=["repeat"], board={"black-1": [(0, "own")], "coins": [(0, "own")]})
    play(match, "ind-2", "repeat")
    assert asked(match) == "repeat"
    assert me(match).markers == [5]
    play(match, "black-1")
    assert sorted(offered(match)) == ["ky", "sp", "ts"]
    play(match, "ky", "ky")
    assert (track(match, "KY"), me(match).markers) == ("b3", [6])


@pytest.mark.rule("RRR-181")
def test_several_picks_are_made_at_the_end_one_after_another():
    match = table(
        markers=[4], factories=["end-bonus-or-10", "end-bonus-or-10"], round=7, state={"deck": ["locos", "tokens"]}
    )
    play(match, "last-industry")
    assert me(match).markers == [7]
    assert sorted(offered(match)) == ["locos", "ten-vp", "tokens"]
    play(match, "tokens")
    assert sorted(offered(match)) == ["locos", "ten-vp"]
    play(match, "ten-vp")
    assert (me(match).end_bonus_cards, me(match).vp, actor(match)) == (["tokens"], 10, 1)


@pytest.mark.rule("RRR-181", "RRR-129")
def test_the_pick_of_the_card_token_comes_right_after_the_card():
    match = quiet(sp=[5], SP="b3 g0", TS="b3 g0", KY="b1 g0")
    play(match, "black-1", "sp", "question-card", "black-worker")
    assert asked(match) == "pick", "before the second step"
    play(match, "ten-vp")
    assert sorted(offered(match)) == ["ky", "sp", "ts"]


@pytest.mark.rule("RRR-181")
def test_the_pick_of_a_factory_waits_although_that_of_a_card_does_not():
    match = table(markers=[9], factories=["coin"] * 3 + ["end-bonus-or-10"], state={"deck": ["locos", "tokens"]})
    play(match, "ind-2", "question-card", "black-worker", "tokens")
    assert (me(match).markers, sorted(offered(match))) == ([11], ["locos", "ten-vp"])


@pytest.mark.rule("RRR-182")
def test_a_turn_ends_when_nothing_is_left_and_nothing_carries_over():
    match = quiet(sp=[4], SP="b3 g0", TS="b3 g0", KY="b1 g0")
    play(match, "bottom", "sp-black", "four-any-steps", "ts-grey", "done")
    assert asked(match) == "space"
    before = progress(match)
    play(match, "doubler")
    assert progress(match) == before


# full and partial execution


@pytest.mark.rule("RRR-183")
def test_a_token_and_a_factory_may_be_done_in_part():
    match = play(at_a_token(), "four-any-steps")
    assert "done" in offered(match)
    match = play(table(markers=[4], factories=["two-any-steps"]), "ind-1")
    assert "done" in offered(match)


@pytest.mark.rule("RRR-184")
def test_rails_received_on_the_way_count():
    assert "variable-1" in offered(table(TS="b1", strip=[0, 0, 0, 0, 0, "black-grey", 0]))
    assert "variable-1" not in offered(table(TS="b1", SP="b9", KY="b9", strip=[0, 0, 0, 0, 0, "grey-brown", 0]))


@pytest.mark.rule("RRR-184", "RRR-153")
def test_some_order_of_the_elements_is_enough():
    stuck = {"TS": "b15 g14 br13 n12 w11", "SP": "b9 g8 br7 n6", "KY": "b8 g7 br6"}
    match = table(strip=[0, 0, 0, 0, 0, "any-black", 0], **stuck)
    assert "variable-1" in offered(match), "the black step first, and then a grey one"
    play(match, "variable-1")
    assert track(match, "KY") == "b9 g8 br6"


@pytest.mark.rule("RRR-185", "RRR-072")
def test_a_step_that_makes_the_other_impossible_is_illegal():
    match = play(table(TS="b1", strip=[0, 0, 0, 0, 0, "black-grey", 0]), "variable-1")
    assert track(match, "TS") == "b2 g1", "only TS 2 brings the grey rail, so there was nothing to choose"
    assert actor(match) == 1


@pytest.mark.rule("RRR-185", "RRR-050")
def test_the_factory_may_not_take_the_locomotive_that_is_still_needed():
    match = table(ts=[5, 5], sp=[5], ky=[5], locos={6: 1}, tiles={1: 1})
    play(match, "loco-3", "factory")
    assert factories(match)[0] == "engineer-sum", "the #6 is needed as a locomotive"
    assert asked(match) == "place"


@pytest.mark.rule("RRR-186")
def test_a_step_of_a_token_that_a_factory_makes_impossible_lapses():
    match = quiet(markers=[9], factories=["coin"] * 3 + ["industry-one"], ts=[])
    play(match, "ind-1", "industry-five", "industry", "industry")
    assert (me(match).markers, asked(match)) == ([12], "space")
    assert told(match).count("log-lapse") == 1


@pytest.mark.rule("RRR-185")
def test_token_steps_may_not_use_up_the_last_black_step():
    match = table(sp=[9], SP="b8 g0 br0 n0", TS="b15 g0 br0 n0 w0", KY="b8 g0 br0", markers=[9], factories=["coin"] * 4)
    play(match, "ind-3", "industry", "four-any-steps")
    assert {"sp-black", "ky-black"} <= set(offered(match))
    play(match, "sp-black")
    assert "ky-black" not in offered(match), "it is needed for the action itself"
    play(match, "done")
    assert (track(match, "SP"), track(match, "KY"), actor(match)) == ("b9 g0 br0 n0", "b9 g0 br0", 1)


@pytest.mark.rule("RRR-187")
def test_any_coin_needs_a_step():
    stuck = {"TS": "b15 g14 br13 n12 w11", "SP": "b9 g8 br7 n6", "KY": "b9 g8 br7"}
    assert "any-coin" not in offered(table(coins=1, **stuck))
    one = {**stuck, "KY": "b9 g8 br6"}
    match = play(table(coins=1, workers=1, owned=5, **one), "any-coin")
    assert track(match, "KY") == "b9 g8 br7"
    assert actor(match) == 1


@pytest.mark.rule("RRR-188")
def test_an_own_engineer_needs_at_least_one_element():
    stuck = {"TS": "b15 g14 br13 n12 w11", "SP": "b9 g8 br7 n6", "KY": "b9 g8 br7"}
    assert "engineer-1" not in offered(table(engineers=["two-any"], **stuck))
    match = play(table(engineers=["two-any"]), "engineer-1")
    assert "done" not in offered(match)
    play(match, "ts-black")
    assert "done" in offered(match)


@pytest.mark.rule("RRR-189")
def test_a_question_space_declined_is_not_used_up():
    match = play(at_a_token(locos={6: 4}), "decline")
    assert me(match).tokens_used == []
    assert route(match, "SP").question_tokens == {}
    play(match, "loco-1", "loco", "sp", "ts-2")
    assert asked(match) == "token", "a locomotive finds its conditions fulfilled"
    play(match, "three-doublers")
    assert route(match, "SP").question_tokens == {4: "three-doublers"}


@pytest.mark.rule("RRR-189", "RRR-094")
def test_the_question_space_of_the_industry_comes_up_again_behind_the_marker():
    match = quiet(markers=[9], factories=["coin"] * 5)
    play(match, "ind-1", "decline", "ind-2")
    assert (asked(match), me(match).markers) == ("token", [11])
    play(match, "decline")
    assert (asked(match), me(match).markers) == ("space", [12]), "not twice in the same turn"


@pytest.mark.rule("RRR-190")
def test_without_any_card_its_token_is_not_offered():
    assert "question-card" not in offered(at_a_token(state={"question_cards": []}))
    assert "question-card" in offered(at_a_token(state={"question_cards": ["black-worker"]}))


# locomotives and factories


@pytest.mark.rule("RRR-191")
def test_a_new_locomotive_is_never_returned_unplaced():
    match = play(table(ts=[3, 3], sp=[3], ky=[3], locos={4: 4}), "loco-1", "loco")
    assert sorted(offered(match)) == ["ky", "sp", "ts-1", "ts-2"]
    assert "loco" not in offered(play(table(ts=[4, 4], sp=[4], ky=[4], locos={4: 4}, tiles={1: 1}), "loco-1"))


@pytest.mark.rule("RRR-192")
def test_locomotives_move_only_by_replacement():
    match = play(table(ts=[3, 1], sp=[2], locos={4: 4}), "loco-1", "loco", "ky")
    assert actor(match) == 1
    assert (locos(match, "TS"), locos(match, "SP"), locos(match, "KY")) == ([3, 1], [2], [4])


@pytest.mark.rule("RRR-193")
def test_hire_and_variable_slots_need_a_tile():
    match = table(coins=1, strip=[1, 3, 5, 7, 0, 0, 0])
    assert not {"hire", "variable-1", "variable-2"} & set(offered(match))
    assert {"hire", "variable-1", "variable-2"} <= set(offered(table(coins=1, strip=[1, 3, 5, 7, 2, 4, 6])))


@pytest.mark.rule("RRR-194")
@pytest.mark.parametrize("notch", [1, 2])
def test_a_marker_on_a_replaced_factory_stays_and_triggers_nothing(notch):
    five = ["engineer-sum", "two-doublers", "repeat", "two-any-steps", "industry-one"]
    match = table(factories=five, markers=[5], locos={6: 4})
    play(match, "loco-1", "factory", f"notch-{notch}")
    assert (me(match).markers, me(match).coins, actor(match)) == ([5], 0, 1)
    assert tiles(match) == {[1, 3][notch - 1]: 1}
    assert factories(match)[notch - 1] == "coin"


# second industry marker


@pytest.mark.rule("RRR-195")
def test_the_second_marker_waits_until_the_first_has_left_the_start():
    assert "second-marker" not in offered(at_a_token(markers=[0]))
    assert "second-marker" in offered(at_a_token(markers=[1]))


@pytest.mark.rule("RRR-196")
@pytest.mark.parametrize(
    ("markers", "space", "legal"), [([1, 0], "ind-1", ["industry"]), ([3, 1], "ind-1", ["industry", "industry-2"])]
)
def test_markers_never_share_a_space(markers, space, legal):
    match = table(markers=markers)
    play(match, space)
    if len(legal) > 1:
        assert sorted(offered(match)) == legal
    else:
        assert me(match).markers == [markers[0] + 1, markers[1]]


@pytest.mark.rule("RRR-196", "RRR-184")
def test_a_marker_that_is_stuck_blocks_the_one_behind_it():
    assert "ind-1" not in offered(table(markers=[4, 3]))
    match = table(markers=[4, 2])
    assert "ind-1" in offered(match)
    assert "ind-2" not in offered(match)


@pytest.mark.rule("RRR-197")
def test_each_marker_triggers_the_factories_it_enters():
    match = quiet(markers=[4, 3], factories=["coin"], workers=7, owned=7)
    play(match, "ind-1")
    assert (me(match).markers, me(match).coins) == ([5, 3], 1)
    play(match, "ind-2", "worker-2", "industry")
    assert me(match).markers == [6, 4]
    play(match, "ind-3", "worker-2", "industry-2", "ts")
    assert (me(match).markers, me(match).coins) == ([6, 5], 2)


# supplies and limits


@pytest.mark.rule("RRR-208")
@pytest.mark.parametrize("facts", [{"doublers": 8}, {"doublers": 2, "state": {"doublers": 0}}])
def test_a_doubler_in_full_needs_a_slot_and_a_supply(facts):
    slots = [0, 0, 0, 0, 0, "doubler-vp3", 0]
    assert not {"doubler", "variable-1"} & set(offered(table(strip=slots, **facts)))
    assert {"doubler", "variable-1"} <= set(offered(table(strip=slots, doublers=7, state={"doublers": 1})))


@pytest.mark.rule("RRR-208")
@pytest.mark.parametrize(("own", "supply", "after"), [(6, 20, 8), (2, 1, 3), (2, 0, 2)])
def test_optional_effects_place_as_many_as_possible(own, supply, after):
    match = play(at_a_token(doublers=own, state={"doublers": supply}), "three-doublers")
    assert me(match).doublers == after
    assert match.view(0).doublers_left == supply - (after - own)


@pytest.mark.rule("RRR-209")
def test_the_last_card_leaves_an_empty_deck():
    match = table(markers=[4], factories=["end-bonus-or-10"] * 2, round=7, state={"deck": ["locos"]})
    play(match, "last-industry", "locos")
    assert (me(match).end_bonus_cards, me(match).vp, actor(match)) == (["locos"], 10, 1)
    assert told(match).count("log-pick-vp") == 1


@pytest.mark.rule("RRR-131", "RRR-190")
def test_a_card_with_no_place_for_its_locomotive_is_not_offered():
    assert "loco-nine" not in offered(at_a_card(ts=[9, 9], sp=[9], ky=[9]))
    assert "loco-nine" in offered(at_a_card(ts=[9, 9], sp=[9], ky=[8]))
