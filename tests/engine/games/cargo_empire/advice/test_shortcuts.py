"""Whole plans: a delivery from the supply city to the last advance in one tap, legal and as it is told."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from engine.core.ahead.policy import move
from engine.core.play.ask import CONFIRM, Shortcut
from engine.core.play.match import Match
from engine.core.play.rng import Rng, Seed
from engine.games.cargo_empire import RULES
from engine.games.cargo_empire.advice import ADVICE
from engine.games.cargo_empire.advice.prospects import Prospects
from engine.games.cargo_empire.advice.shortcuts import RESUMED
from renderers.i18n import Words
from tests.engine.games.cargo_empire.build import Game, actor, asked, me, play
from tests.engine.games.cargo_empire.scenes import VASSALS, dyorle_turn, last_turn
from tests.engine.games.cargo_empire.turns import fx1

WORDS = Words("en")


def plans(match: Game) -> list[Shortcut]:
    """What is offered to whoever is asked."""
    seat = actor(match)
    return list(ADVICE.shortcuts(match.view(seat), match.pending[seat]))


def told(plan: Shortcut) -> tuple[str, str]:
    """What a plan says."""
    return WORDS(plan.label), "" if plan.detail is None else WORDS(plan.detail)


WORLD = {"riga": "t18 c2 l0", "berlin": "t4 c0 l1", "vienna": "t4 c0", "dublin": "t4", "oslo": "t14 c2 l0"}


def test_a_common_turn_is_one_plan_and_its_confirmation() -> None:
    match = last_turn(2, WORLD, hand="0/2/1", car=18, train=18, ship=18)
    match.confirm.add(0)
    plan = next(plan for plan in plans(match) if plan.keys[:2] == ("riga/white", "berlin/upper"))
    assert told(plan) == ("Riga → Berlin, 1 rail, train +2", "perfect upgrade · +4 VP")
    play(match, *plan.keys)
    assert asked(match) == CONFIRM
    assert me(match).markers["train"].column == 20


def test_plans_lead_to_different_cities_the_most_promising_first() -> None:
    match = fx1()
    found = plans(match)
    assert 1 < len(found) <= 5
    promised = Prospects(match.view(0)).deliveries
    best = max(promised, key=lambda option: promised[option])
    assert found[0].keys[:2] == (f"{best.supply}/white", str(best.demand)) or best.supply in found[0].keys[0]
    pairs = [WORDS(plan.label).split(",")[0] for plan in found]
    assert len(set(pairs)) == len(pairs)


@pytest.mark.rule("CGE-068", "CGE-074")
def test_a_plan_takes_lanes_and_tells_them_with_what_it_brings() -> None:
    match = last_turn(2, WORLD, hand="0/0/1", tracks=("a03", "a01", "a01"), held=["riga"])
    plan = plans(match)[0]
    label, detail = told(plan)
    assert label == "Riga → Dublin, 1 sea, ship +3"
    assert detail == "brings 1 rail · ship: upper lane · then choose an objective card"


CARDS = {"hand": "0/2/0", "tracks": ("a01", "a01", "a01"), "row": ["oslo", "dublin", "vienna", "blank"]}


def to_berlin(match: Game) -> Shortcut:
    """The plan that delivers to Berlin."""
    return next(plan for plan in plans(match) if "berlin/upper" in plan.keys)


@pytest.mark.rule("CGE-075")
def test_a_plan_takes_the_best_city_card_says_so_and_goes_on_to_the_end_of_the_turn() -> None:
    match = last_turn(2, {**WORLD, "oslo": "t14 c2"}, train=3, **CARDS)
    plan = to_berlin(match)
    assert told(plan) == ("Berlin, 1 rail, train +2", "perfect upgrade · +5 VP · city card Oslo")
    play(match, *plan.keys)
    assert match.over
    assert "oslo" in me(match).cities


@pytest.mark.rule("CGE-077")
def test_a_plan_ends_where_objective_cards_are_drawn() -> None:
    match = last_turn(2, WORLD, train="3l", objective_deck=["ports", "level2"], **CARDS)
    plan = to_berlin(match)
    assert told(plan)[1] == "perfect upgrade · then choose an objective card"
    play(match, *plan.keys)
    assert asked(match) == "objective"


def test_what_a_plan_promises_is_what_happens() -> None:
    match, rng, looked_at = Match.new(RULES, 2, {}, 3), Rng(Seed(3)), Counter[str]()
    while match.pending:
        seat = actor(match)
        before = sum(match.view(seat).players[seat].points.values())
        for plan in plans(match) if asked(match) not in ("demand", "cards") and match.state.round > 1 else ():
            twin, said = play(match.fork(), *plan.keys), told(plan)[1]
            gain = sum(twin.view(seat).players[seat].points.values()) - before
            assert re.findall(r"\+(\d+) VP", said) == [str(gain)] * bool(gain)
            assert ("then choose" in said) == (twin.boundaries == 1 and asked(twin) != CONFIRM)
            looked_at[asked(match)] += 1
        move(match, seat, "greedy", rng)
    assert looked_at["supply"] > 30
    assert {"advance", "lane", "objective"} <= {*looked_at}, "the rest of the rewards is a plan, too"


@pytest.mark.rule("CGE-188")
def test_a_plan_goes_past_a_rush_token_and_tells_its_points() -> None:
    world = {"oakenrail": "t19 b0", "dunmarrow": "t5"}
    match = dyorle_turn(world, ["", "", "road", "", "", ""], hand="2/1/0", car=19, train=19)
    by_car = next(plan for plan in plans(match) if "2r-0t-0s" in plan.keys)
    assert told(by_car) == ("2 road, car +3", "+6 VP")


@pytest.mark.rule("CGE-180")
def test_a_plan_for_the_vassal_answers_both_of_its_questions() -> None:
    match = Match.new(RULES, 2, VASSALS, 1, confirm=())
    while asked(match) != "vassal-supply":
        play(match, next(iter(match.pending[actor(match)].options)))
    seat = actor(match)
    for plan in plans(match):
        twin = play(match.fork(), *plan.keys)
        assert twin.view(None).players[seat].vassals_left == match.view(seat).players[seat].vassals_left - 1


def test_nobody_else_is_offered_a_plan() -> None:
    match = fx1()
    assert ADVICE.shortcuts(match.view(1), match.pending[0]) == ()


def test_of_answers_that_come_to_the_same_end_in_another_order_one_is_a_plan() -> None:
    match, rng, resumed = Match.new(RULES, 4, {}, 1), Rng(Seed(1)), 0
    while match.pending:
        seat = actor(match)
        if match.pending[seat].kind in RESUMED:
            labels = [plan.label for plan in plans(match)]
            assert len(set(labels)) == len(labels)
            resumed += len(labels) > 1
        move(match, seat, "random", rng)
    assert resumed
