"""Whole plans for a turn: they go to its end, and say what comes of all of it."""

from __future__ import annotations

from itertools import count

import pytest

from engine.core.ahead.policy import move
from engine.core.play.ask import CONFIRM, Shortcut
from engine.core.play.match import Match
from engine.core.play.rng import Rng, Seed
from engine.games.railroad_revolution import RULES
from engine.games.railroad_revolution.advice import ADVICE
from engine.games.railroad_revolution.facts import BOXES
from renderers.i18n import Words
from tests.engine.games.railroad_revolution.build import Game, asked, play, table
from tests.engine.games.railroad_revolution.turns import CALM, me, next_turn, purse, turn
from tests.long import few

WORDS = Words("en")


def plans(match: Game) -> dict[str, Shortcut]:
    """What is offered to whoever is asked, by its words."""
    (seat,) = match.pending
    found = ADVICE.shortcuts(match.view(seat), match.pending[seat])
    return {f"{WORDS(plan.label, str)}: {WORDS(plan.detail, str) if plan.detail else ''}": plan for plan in found}


def test_a_common_turn_is_one_plan() -> None:
    match = turn(pool="5 white", money=600, milestones="A1-2 A2-2")
    plan = plans(match)["Rails Charlotte–Miami–Little Rock: white worker · towards 11 and 11 VP · $500"]
    assert plan.keys == ("railway/white", "clt-mia", "mia-lit")
    assert next_turn(play(match, *plan.keys))
    assert (me(match).built[1:], purse(match)) == (["CLT-MIA", "MIA-LIT"], (100, 0))


def test_each_action_has_its_plan_which_tells_all_that_comes_of_it() -> None:
    match = table(**{**CALM, "pool": "5 white", "money": 400, "milestones": "A2-1", "telegraph": {1: "TG-money"}})
    assert list(plans(match)) == [
        "Office in sector 1: white worker · +$600 · +4 shares · discards white",
        "Station in Charlotte (level 1): "
        "white worker · towards 11 VP · +1 VP · $200 · Stations +1 · +purple · left out: a promotion (towards 11 VP)",
        "Station in Washington (level 1): white worker · towards 11 VP · $200 · +1 share · +orange",
        "Sell a rail: white worker · +$400",
    ]


def test_what_completes_a_milestone_comes_first() -> None:
    match = turn(pool="5 white", money=600, milestones="A2-2:orange")
    found = [*plans(match)]
    assert found[0] == "Rails Washington–Chicago–Kansas City: white worker · completes 11 VP · $600 · deal card"
    assert ["completes 11 VP" in words for words in found] == [True, True, False, False, False]


def test_a_plan_runs_to_the_end_of_the_turn() -> None:
    """Through the reward and a choice of workers, a promotion, a third rail, a hire and the deals."""
    station = turn(pool="5 white", money=600)
    (reward,) = [plan for words, plan in plans(station).items() if words.startswith("Station in Washington")]
    assert reward.keys[-3:] == ("reward", "orange", "bonus") and next_turn(play(station, *reward.keys))
    fitting = turn(pool="5 white", money=600, milestones="D-1")
    (rails,) = [plan for plan in plans(fitting).values() if plan.keys[:2] == ("railway/white", "clt-mia")]
    assert rails.keys[-1] == "white-mat/d-1" and next_turn(play(fitting, *rails.keys))
    third = play(turn(pool="3 white, 2 turquoise", money=2000), "railway")
    (words,) = [words for words, plan in plans(third).items() if plan.keys[0] == "railway/turquoise"]
    assert words == "Turquoise: Charlotte–Miami–Houston: $600 · rail Houston–El Paso (half at Houston)"
    few = turn(pool="3 white", money=2000)
    assert [words.count("hires purple ($800)") for words in plans(few)] == [1, 1, 0, 1, 1], (
        "one station brings a worker"
    )
    office = play(turn(pool="2 white, orange, gray", money=2000), "telegraph")
    grey = "Grey: sector 4: +8 VP · +4 shares · discards white · +Shares train · hires purple ($800)"
    assert grey in plans(office)
    assert "Sell a rail: white worker · +$400 · hires purple ($800)" in plans(few)
    fewer = turn(pool="2 white", money=4000)
    assert "Sell a rail: white worker · +$400 · hires purple ($800) ×2" in plans(fewer), "told once, with how often"


def test_a_deal_that_a_plan_leaves_to_others_is_told() -> None:
    rails = "Rails Washington–Chicago–Kansas City: white worker · $600 · deal card"
    assert f"{rails}, declined" in plans(turn(pool="5 white", money=600, shares=3, deal=3))
    assert rails in plans(turn(pool="5 white", money=600, deal=3)), "it has no shares for it"


def test_once_the_action_is_chosen_there_is_a_plan_for_each_worker() -> None:
    match = play(turn(pool="2 white, orange, gray", money=2000), "telegraph")
    assert [plan.keys[0] for plan in plans(match).values()] == [
        f"telegraph/{colour}" for colour in ("gray", "orange", "white")
    ]


def test_there_are_plans_only_at_the_beginning_of_ones_own_turn() -> None:
    match = turn("railway/white", pool="5 white", money=600)
    assert not plans(match)
    fresh = turn(pool="5 white", money=600)
    assert not ADVICE.shortcuts(fresh.view(1), fresh.pending[0])
    assert not ADVICE.shortcuts(fresh.view(None), fresh.pending[0])


def test_what_is_left_out_of_a_turn_is_told_if_it_costs_nothing() -> None:
    match = table(**{**CALM, "pool": "4 white", "money": 2000, "milestones": "D-1", "telegraph": {7: "TG-money"}})
    (office,) = [words for words in plans(match) if words.startswith("Office")]
    assert office == (
        "Office in sector 4: white worker · +8 VP · +3 shares · discards white · +Shares train · "
        "hires purple ($800) · left out: a promotion (towards 25 VP)"
    )
    short = turn(pool="4 white, turquoise", money=300, milestones="D-1")  # a worker more would cost the $600
    (office,) = [words for words in plans(short) if words.startswith("Office")]
    assert office == (
        "Office in sector 2: turquoise worker · +$600 · +3 shares · discards white · "
        "left out: a promotion (towards 25 VP)"
    )


@pytest.mark.parametrize("every", few([53, 1], 1))
def test_every_turn_has_a_plan_that_ends_it(every: int) -> None:
    turns = decisions = 0
    for players, policy, seed in ((4, "random", 1), (3, "random", 3), (2, "normal", 2), (4, "normal", 4)):
        match, rng = Match.new(RULES, players, {}, seed), Rng(Seed(seed))
        while match.pending:
            seat, ask = next(iter(match.pending.items()))
            decisions += 1
            if decisions % every == 0:
                found = ADVICE.shortcuts(match.view(seat), ask)
                for plan in found:
                    assert asked(play(match.fork(), *plan.keys)) == CONFIRM, plan
                if ask.kind == "worker" and any("/" in key or key in BOXES for key in ask.options):
                    assert found
                    turns += 1
            move(match, seat, policy, rng)
    assert turns * every > 100


@pytest.mark.parametrize("every", few([4, 1], 1))
def test_workers_of_a_colour_that_are_promoted_are_told_once_with_their_number(every: int) -> None:
    match, rng, told, asked_for = Match.new(RULES, 2, {}, 1), Rng(Seed(1)), list[list[str]](), count()
    while match.pending:
        seat, ask = next(iter(match.pending.items()))
        if ask.kind == "worker" and next(asked_for) % every == 0:
            each = (words.partition(": ")[2].split(" · ") for words in plans(match))
            told += [[part for part in parts if part.startswith("promotes ")] for parts in each]
        move(match, seat, "normal", rng)
    assert [parts for parts in told if len(parts) != len(set(parts))] == []
    assert any("×" in part for parts in told for part in parts)
