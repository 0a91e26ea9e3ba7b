"""Whole plans for a turn: they say what they do, do it, and stop where the player has something to decide."""

from __future__ import annotations

import re
from collections import Counter

from engine.core.ahead.policy import move
from engine.core.play.ask import CONFIRM, Shortcut
from engine.core.play.match import Match
from engine.core.play.rng import Rng, Seed
from engine.games.railroad_revolution import RULES
from engine.games.railroad_revolution.advice import ADVICE
from renderers.i18n import Words
from tests.engine.games.railroad_revolution.build import Game, asked, play, table
from tests.engine.games.railroad_revolution.turns import CALM, me, next_turn, purse, turn

WORDS = Words("en")


def plans(match: Game) -> dict[str, Shortcut]:
    """What is offered to whoever is asked, by its words."""
    (seat,) = match.pending
    found = ADVICE.shortcuts(match.view(seat), match.pending[seat])
    return {f"{WORDS(plan.label, str)}: {WORDS(plan.detail, str) if plan.detail else ''}": plan for plan in found}


def test_a_common_turn_is_one_plan() -> None:
    match = turn(pool="5 white", money=600, milestones="A1-2 A2-2")
    plan = plans(match)["Rails Charlotte–Miami–Little Rock: white worker; $500; towards 11 VP"]
    assert plan.keys == ("railway/white", "clt-mia", "mia-lit")
    assert next_turn(play(match, *plan.keys))
    assert (me(match).built[1:], purse(match)) == (["CLT-MIA", "MIA-LIT"], (100, 0))


def test_each_action_has_its_plan_and_what_a_milestone_lacks_comes_first() -> None:
    match = table(**{**CALM, "pool": "5 white", "money": 400, "milestones": "A2-1", "telegraph": {1: "TG-money"}})
    assert list(plans(match)) == [
        "Station in Washington (level 1), towards 11 VP: white worker; $200, orange or gray worker; bonus: 1 share",
        "Station in Charlotte (level 1), towards 11 VP: "
        "white worker; $200, purple or turquoise worker; bonus: 1 step, then you may promote",
        "Office in sector 1: white worker; 4 shares ($600); left out: $600",
        "Sell a rail: white worker; +$400",
    ]


def test_a_plan_stops_where_the_player_has_something_to_decide() -> None:
    station = turn(pool="5 white", money=600)
    (reward,) = [plan for words, plan in plans(station).items() if words.startswith("Station in Washington")]
    assert (asked(play(station, *reward.keys)), reward.keys[-1]) == ("worker-choice", "reward")
    fitting = turn(pool="5 white", money=600, milestones="D-1")
    (rails,) = [
        plan for plan in plans(fitting).values() if plan.keys[0] == "railway/white" and plan.keys[1] == "clt-mia"
    ]
    assert asked(play(fitting, *rails.keys)) == "action", "somebody could be promoted"
    third = play(turn(pool="3 white, 2 turquoise", money=2000), "railway")
    (three,) = [plan for plan in plans(third).values() if plan.keys[0] == "railway/turquoise"]
    assert (len(three.keys), asked(play(third, *three.keys))) == (3, "rail")
    few = turn(pool="3 white", money=2000)
    assert all("done" not in plan.keys for plan in plans(few).values()), "a hire is due, and not said on the button"


def test_once_the_action_is_chosen_there_is_a_plan_for_each_worker() -> None:
    match = play(turn(pool="2 white, orange, gray", money=2000), "telegraph")
    assert [plan.keys[:2] for plan in plans(match).values()] == [
        (f"telegraph/{colour}", "sector-1") for colour in ("white", "orange", "gray")
    ]


def test_there_are_plans_only_at_the_beginning_of_ones_own_turn() -> None:
    match = turn("railway/white", pool="5 white", money=600)
    assert not plans(match)
    fresh = turn(pool="5 white", money=600)
    assert not ADVICE.shortcuts(fresh.view(1), fresh.pending[0])
    assert not ADVICE.shortcuts(fresh.view(None), fresh.pending[0])


TOLD = {
    "sells": r"sells (\d+) share",
    "scores": r"(?<!towards )\+(\d+) VP",
    "shares": r"(\d+) shares? \(\$",
    "hires": r"must hire a worker for \$(\d+)",
}


def told(plan: Shortcut) -> dict[str, int]:
    """What a plan says that it sells, scores, brings and hires for."""
    said = (WORDS(plan.detail, str) if plan.detail else "").split("left out")[0]
    return {what: int(number[1]) if (number := re.search(pattern, said)) else 0 for what, pattern in TOLD.items()}


def done(before: Game, after: Game, seat: int) -> dict[str, int]:
    """What a plan has really sold, scored, brought and hired for."""
    lines = [entry.msg for entry in after.story(seat)[len(before.story(seat)) :]]
    amounts = {what: [line.args[what] for line in lines if line.key.endswith(f"-log-{key}")] for what, key in AMOUNTS}
    hires = sum(line.key.endswith("-log-hire") for line in lines)
    scores = after.view(seat).players[seat].vp - before.view(seat).players[seat].vp
    return {"sells": sum(amounts["sold"]), "scores": scores, "shares": sum(amounts["shares"]), "hires": 800 * hires}


AMOUNTS = (("sold", "sell"), ("shares", "shares"))
"""The amounts that lines of the log tell."""


def test_what_a_plan_promises_is_what_happens() -> None:
    compared = Counter[str]()
    for players, policy, seed in ((4, "random", 1), (3, "random", 3), (2, "normal", 2), (4, "normal", 4)):
        match, rng = Match.new(RULES, players, {}, seed), Rng(Seed(seed))
        while match.pending:
            seat, ask = next(iter(match.pending.items()))
            for plan in ADVICE.shortcuts(match.view(seat), ask):
                after = play(match.fork(), *plan.keys)
                # what is told of a station's rewards stands for itself
                if asked(after) in (CONFIRM, "deal") and not plan.keys[0].startswith("station"):
                    assert told(plan) == done(match, after, seat), plan
                    compared += Counter(told(plan))
            move(match, seat, policy, rng)
    assert min(compared[what] for what in ("sells", "scores", "shares")) > 5
