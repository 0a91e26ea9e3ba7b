"""Effects (rules section 14): tokens, cards, factories, repeats. The engineers stand in test_examples_engineers.py."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.engine.games.russian_railroads.build import asked, offered, play
from tests.engine.games.russian_railroads.story import (
    EVERYWHERE,
    Game,
    actor,
    at_a_card,
    at_a_token,
    end_round,
    factories,
    locos,
    me,
    pieces,
    progress,
    quiet,
    route,
    table,
    track,
)
from tests.engine.games.russian_railroads.test_examples_ending import final

# ? tokens


@pytest.mark.rule("RRR-124")
def test_four_steps_of_any_colours_with_the_rails_received_on_the_way():
    match = play(at_a_token(TS="b5 g4"), "four-any-steps")
    before = progress(match)
    play(match, "ts-black", "ts-brown", "sp-black", "sp-grey")
    assert progress(match) - before == Counter(black=2, brown=1, grey=1)
    assert asked(match) == "space", "four and no more"


@pytest.mark.rule("RRR-125")
def test_five_industry_steps():
    match = play(at_a_token(markers=[1], factories=["engineer-sum"] * 3), "industry-five")
    play(match, *["industry"] * 5)
    assert me(match).markers == [6]
    assert asked(match) == "space"


@pytest.mark.rule("RRR-126")
def test_with_the_second_marker_each_step_is_taken_with_either():
    match = play(at_a_token(markers=[2]), "second-marker")
    assert me(match).markers == [2, 0]
    play(match, "ind-1")
    assert sorted(offered(match)) == ["industry", "industry-2"]
    play(match, "industry-2", "ind-2", "industry")
    assert me(match).markers == [4, 1]


@pytest.mark.rule("RRR-127")
def test_three_doublers():
    match = play(at_a_token(doublers=2), "three-doublers")
    assert me(match).doublers == 5
    assert match.view(None).doublers_left == 17


@pytest.mark.rule("RRR-128")
def test_the_medal_scores_while_grey_and_locomotive_reach_kiev_five():
    match = play(at_a_token(KY="b6 g5", ky=[4]), "kiev-medal")
    assert me(match).kiev_medal
    assert route(match, "KY").points == 4 + 10
    play(match, "loco-1", "loco", "ts-2")
    match = play(at_a_token(KY="b6 g5", ky=[5]), "kiev-medal")
    for times in (1, 2):
        end_round(match)
        assert match.result().breakdown[0]["ky"] == times * (5 + 10 + 20)


@pytest.mark.rule("RRR-129")
def test_a_card_is_executed_leaves_the_game_and_then_there_is_a_pick():
    match = at_a_card()
    assert {"engineer-coin", "black-worker", "loco-nine"} <= set(offered(match))
    play(match, "black-worker")
    assert "black-worker" not in match.view(0).question_cards
    assert len(match.view(0).question_cards) == 4
    assert asked(match) == "pick"
    play(match, "ten-vp")
    assert me(match).vp == 10
    assert asked(match) == "space"


@pytest.mark.rule("RRR-130")
def test_the_revaluation_tile():
    match = play(at_a_token(TS="b9 g8 br6 n4 w2", ts=[9]), "revaluation")
    assert route(match, "TS").points == 10 + 10 + 6 + 6 + 3 + 3 + 1 + 1 + 0
    assert me(match).revaluation


# ? cards


@pytest.mark.rule("RRR-131")
def test_four_actions_and_the_repeat_comes_last():
    match = play(at_a_card(markers=[1]), "four-actions")
    assert me(match).doublers == 1
    assert "doubler" not in offered(match), "not again before the others"
    play(match, "ts", "industry")
    assert me(match).markers == [2]
    assert {"doubler", "industry", "ts", "sp", "ky"} <= set(offered(match))


@pytest.mark.rule("RRR-131", "RRR-183")
def test_each_of_the_four_actions_may_be_left_out():
    match = play(at_a_card(markers=[1]), "four-actions", "done")
    assert me(match).markers == [1], "neither the industry step nor the black step"
    assert {"doubler", "industry", "ky", "done"} <= set(offered(match)), "the fourth is still to come"
    play(match, "industry")
    assert (asked(match), me(match).markers) == ("pick", [2])
    match = play(at_a_card(markers=[1]), "four-actions", "done", "done")
    assert (asked(match), me(match).doublers, me(match).markers) == ("pick", 1, [1])


@pytest.mark.rule("RRR-131")
def test_whoever_can_make_no_first_action_may_leave_out_the_others_too():
    match = play(at_a_card(markers=[1], doublers=8), "four-actions", "done", "done")
    assert (asked(match), me(match).doublers, me(match).markers) == ("pick", 8, [1])


@pytest.mark.rule("RRR-136", "RRR-183")
def test_the_piece_on_a_card_is_taken():
    match = play(at_a_card(), "loco-nine")
    assert asked(match) == "place"


STUCK = {"TS": "b15 g0 br0 n0 w0", "SP": "b9", "KY": "b9", "factories": ["coin"] * 3, "markers": [10], "doublers": 8}
FREE = {"TS": "b14 g0 br0 n0", "factories": ["coin"] * 4, "doublers": 7}


@pytest.mark.rule("RRR-131", "RRR-183")
@pytest.mark.parametrize("free", [None, *FREE])
def test_four_actions_with_nothing_to_do_are_not_offered(free):
    facts = {**STUCK, free: FREE[free]} if free else STUCK
    match = quiet(fresh=["sp4-question"], locos={4: 1}, sp=[3], **facts)
    play(match, "loco-1", "loco", "sp", "ts-2", "question-card")
    assert ("four-actions" in offered(match)) is bool(free)


@pytest.mark.rule("RRR-132")
def test_engineer_and_coin_are_usable_at_once():
    match = play(at_a_card(board={"doubler": [(0, "own")]}), "engineer-coin", "ten-vp")
    assert (me(match).engineers, me(match).coins) == ([10], 1)
    play(match, "engineer-10", "coin-1", "doubler")
    assert me(match).doublers == 1


@pytest.mark.rule("RRR-133")
def test_the_factory_comes_before_its_two_industry_steps():
    match = play(at_a_card(markers=[3], locos={3: 1, 5: 1}), "factory-industry")
    assert sorted(offered(match)) == ["done", "factory"], "no industry step yet"
    play(match, "factory", "industry", "industry")
    assert factories(match)[0] == "two-doublers"
    assert (me(match).markers, me(match).doublers) == ([5], 2)
    assert "factory-industry" not in offered(at_a_card(markers=[4], locos={}, tiles={})), "nothing to do"
    assert "factory-industry" in offered(at_a_card(markers=[3], locos={}, tiles={})), "one industry step"


@pytest.mark.rule("RRR-133", "RRR-183")
def test_neither_the_factory_nor_the_industry_steps_of_the_card_are_a_must():
    match = play(at_a_card(markers=[3]), "factory-industry", "done", "industry")
    assert (factories(match)[0], me(match).markers, asked(match)) == ("", [4], "pick")
    match = play(at_a_card(markers=[3], locos={6: 2}), "factory-industry", "factory", "done")
    assert (factories(match)[0], me(match).markers, asked(match)) == ("coin", [3], "pick")


@pytest.mark.rule("RRR-134")
def test_the_black_worker_is_a_permanent_worker():
    match = play(at_a_card(), "black-worker", "ten-vp")
    assert me(match).black_worker
    play(match, "doubler", "black-1")
    assert pieces(match, "doubler") == [(0, "black")]
    assert not me(match).black_worker
    end_round(match)
    assert me(match).black_worker
    assert me(match).workers == 5


@pytest.mark.rule("RRR-135")
def test_exactly_one_additional_black_step():
    facts = {"black": 1, "black_owned": True}
    match = play(table(**facts), "black-1", "black-1", "ts", "ts")
    assert "extra-sp" in offered(match)
    play(match, "extra-sp")
    assert actor(match) == 1
    assert progress(match)["black"] == 3 + 3
    match = play(table(**facts), "black-1", "worker-1", "ts", "ts")
    assert actor(match) == 1, "an own worker brings none"


@pytest.mark.rule("RRR-135")
def test_the_black_worker_with_help_brings_its_step_too():
    match = play(table(black=1, black_owned=True), "black-2", "black-1-worker-1", "ts", "ts", "ts")
    assert sorted(offered(match)) == ["done", "extra-ky", "extra-sp", "extra-ts"]


@pytest.mark.rule("RRR-136")
@pytest.mark.parametrize("place", ["ts-1", "ts-2", "ky", "sp"])
def test_the_nine_goes_to_any_route(place):
    match = play(at_a_card(ts=[2, 3], sp=[5], ky=[4]), "loco-nine")
    assert sorted(offered(match)) == ["ky", "sp", "ts-1", "ts-2"]
    play(match, place)
    assert locos(match, place[:2].upper())[0] == 9


# end-bonus cards


@pytest.mark.rule("RRR-137")
def test_a_card_picked_is_held_face_down():
    deck = ["fifteen", "locos", "tokens"]
    match = play(at_a_card(state={"deck": deck}), "black-worker")
    assert sorted(offered(match)) == ["fifteen", "locos", "ten-vp", "tokens"]
    play(match, "locos")
    assert me(match).end_bonus_cards == ["locos"]
    assert match.view(None).end_bonus_deck == 2
    assert me(match).vp == 0


CARDS = [
    ("fifteen", {}, 15, "RRR-138"),
    ("termini", {"TS": "b15", "SP": "b9", "KY": "b9"}, 30, "RRR-139"),
    ("termini", {"TS": "b14", "SP": "b8", "KY": "b9"}, 10, "RRR-139"),
    ("factories", {"factories": ["coin"] * 5}, 20, "RRR-140"),
    ("factories", {"factories": ["coin"]}, 4, "RRR-140"),
    ("doublers", {"doublers": 3}, 0, "RRR-141"),
    ("doublers", {"doublers": 4}, 20, "RRR-141"),
    ("doublers", {"doublers": 7}, 30, "RRR-141"),
    ("black-reach", {"TS": "b12", "SP": "b3", "KY": "b7"}, 22, "RRR-142"),
    ("workers", {"reserve": 0, "owned": 7, "black_owned": True}, 30, "RRR-143"),
    ("workers", {"black_owned": True}, 10, "RRR-143"),
    ("workers", {}, 0, "RRR-143"),
    ("tokens", {"token_on": {"sp4-question": "kiev-medal", "sp6-question": "revaluation"}}, 14, "RRR-144"),
    ("tokens", {"token_on": {"sp4-question": "kiev-medal"}}, 7, "RRR-144"),
    ("tokens", {"token_on": {"a": "1", "b": "2", "c": "3", "d": "4"}}, 28, "RRR-144"),
    ("engineers", {"engineers": [1, 2, 3, 4, 5, 6, 7]}, 42, "RRR-145"),
    ("locos", {"ts": [9, 7], "sp": [4], "ky": []}, 20, "RRR-146"),
]


@pytest.mark.parametrize(
    ("card", "facts", "points"), [pytest.param(*case[:3], marks=pytest.mark.rule(case[3])) for case in CARDS]
)
def test_what_an_end_bonus_card_scores(card, facts, points):
    assert final(**facts, bonus_cards=[card])[0].get("end-bonus", 0) == points


@pytest.mark.rule("RRR-145", "RRR-147")
def test_the_extra_engineer_counts_for_the_majority_but_not_for_the_card():
    others = {1: {"engineers": [15]}}
    points = final(engineers=[4], bonus_cards=["engineers", "extra-engineer"], others=others)
    assert points[0]["end-bonus"] == 6
    assert [seat.get("majority", 0) for seat in points] == [40, 20, 0, 0]


# factories


def entering(function: str, **facts: object) -> Game:
    """The first marker has entered a factory with this function in notch 1."""
    return play(table(markers=[4], factories=[function], **facts), "ind-1")


@pytest.mark.rule("RRR-163")
@pytest.mark.parametrize(("engineers", "vp"), [([], 0), ([15], 15), ([2, 4, 6], 12)])
def test_the_sum_of_the_engineers(engineers, vp):
    assert me(entering("engineer-sum", engineers=engineers)).vp == vp


@pytest.mark.rule("RRR-164")
def test_a_factory_takes_a_locomotive_or_builds():
    match = entering("loco-or-factory")
    assert sorted(offered(match)) == ["done", "factory", "loco"]
    play(match, "loco", "sp")
    assert (locos(match, "SP"), actor(match)) == ([2], 1)


@pytest.mark.rule("RRR-165")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (6, 8), (7, 8), (8, 8)])
def test_a_factory_gives_two_doublers(before, after):
    assert me(entering("two-doublers", doublers=before)).doublers == after


@pytest.mark.rule("RRR-166")
def test_a_factory_repeats_a_one_worker_space():
    match = entering("repeat", board={"doubler": [(0, "temporary")], "coins": [(1, "own")]})
    play(match, "repeat")
    assert sorted(offered(match)) == ["doubler", "ind-1"], "not what another player used"
    play(match, "doubler")
    assert me(match).doublers == 1


@pytest.mark.rule("RRR-167")
def test_a_factory_gives_two_steps_of_any_colour():
    match = entering("two-any-steps", **EVERYWHERE)
    before = progress(match)
    play(match, "ts-white", "sp-natural")
    assert progress(match) - before == Counter(white=1, natural=1)
    assert actor(match) == 1


@pytest.mark.rule("RRR-168")
def test_a_factory_gives_a_coin():
    assert me(entering("coin", coins=0)).coins == 1


@pytest.mark.rule("RRR-169")
def test_a_factory_gives_an_industry_step():
    match = table(markers=[4], factories=["industry-one", "engineer-sum"])
    play(match, "ind-1", "industry")
    assert (me(match).markers, actor(match)) == ([6], 1), "one step, although there is room for more"


@pytest.mark.rule("RRR-170")
def test_a_factory_gives_a_pick():
    match = entering("end-bonus-or-10")
    assert asked(match) == "pick"
    play(match, "ten-vp")
    assert (me(match).vp, actor(match)) == (10, 1)


@pytest.mark.rule("RRR-171")
@pytest.mark.parametrize(
    ("places", "vp"), [({"ts": [9, 2], "sp": [7], "ky": [4]}, 16), ({"ts": [3]}, 3), ({"ts": [8, 6]}, 14)]
)
def test_the_sum_of_the_two_best_locomotives(places, vp):
    assert me(entering("two-best-locos", **places)).vp == vp


FACTORIES = {
    1: "engineer-sum",
    2: "loco-or-factory",
    3: "two-doublers",
    4: "repeat",
    5: "two-any-steps",
    6: "coin",
    7: "industry-one",
    8: "end-bonus-or-10",
    9: "two-best-locos",
}


@pytest.mark.rule("RRR-172", "RRR-045")
@pytest.mark.parametrize(("number", "function"), FACTORIES.items())
def test_the_number_of_a_tile_tells_its_function(number, function):
    match = play(table(locos={}, tiles={number: 1, 10 - number: 1}), "loco-1")
    if number != 5:
        play(match, f"factory-{number}")
    assert factories(match)[0] == function


# repeats


@pytest.mark.rule("RRR-157")
def test_an_engineer_repeats_a_one_worker_space():
    match = table(engineers=["repeat"], board={"doubler": [(0, "own")], "ind-1": [(2, "own")], "black-2": [(0, "own")]})
    play(match, "engineer-10")
    assert me(match).doublers == 1, "nothing else could be repeated"
    assert actor(match) == 1


@pytest.mark.rule("RRR-173")
@pytest.mark.parametrize("piece", ["own", "black", "temporary", "coin"])
def test_it_does_not_matter_how_the_repeated_space_was_paid(piece):
    match = play(table(engineers=["repeat"], board={"doubler": [(0, piece)]}), "engineer-10")
    assert me(match).doublers == 1


@pytest.mark.rule("RRR-173")
def test_the_choices_of_a_repeat_are_made_anew():
    match = quiet(engineers=["repeat"])
    play(match, "bottom", "ts-black", "engineer-10")
    assert {"ts-grey", "sp-black", "ky-black"} <= set(offered(match))
    play(match, "sp-black")
    assert (track(match, "TS"), track(match, "SP")) == ("b2 g0", "b2 g0")


@pytest.mark.rule("RRR-174")
def test_a_repeat_of_what_the_black_worker_paid_brings_its_step():
    match = table(engineers=["repeat"], board={"black-1": [(0, "black")]}, black_owned=True)
    play(match, "engineer-10", "ts", "ts", "extra-ts")
    assert track(match, "TS") == "b4 g0"
