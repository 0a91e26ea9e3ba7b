"""Where several rules meet: what a turn, a deal or a draw must not give away, allow or forget."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.play.ask import CONFIRM
from engine.core.play.match import Match
from tests.engine.games.railroad_revolution.build import Game, asked, hires, offered, play
from tests.engine.games.railroad_revolution.scenes import BARE, RULES, bystanders, me, position, table


@pytest.mark.rule("RRV-090")
@pytest.mark.rule("RRV-199")
def test_the_last_to_decide_on_a_deal_confirms_before_the_next_card_is_turned_up():
    other = {**BARE, "shares": 9, "pool": "5 white"}
    cursor = {"deciding": [1], "turn_up": True}
    start = position(
        2, pool="5 white", deal=4, deck=[6, 1, 2, 3, 5, 7, 8, 9], phase="deals", others={1: other}, state=cursor, **BARE
    )
    match = Match(RULES, 2, {}, start)
    play(match, "bottom")
    while asked(match) != CONFIRM:
        play(match, offered(match)[0])
    assert match.can_undo(1)
    assert match.view(1).deal == 4
    assert not any(entry.msg.key.endswith("turn-up") for entry in match.story(1))
    play(match, CONFIRM)
    assert match.view(1).deal == 6


GATED = {"telegraph": 3, "stations": 3, "network": 5}
"""Above each of the markers there is a gate that takes a worker."""


def deciding(deal: int, **facts: Any) -> Game:
    """Seat 1 decides on a deal in the turn of seat 0."""
    other = {**BARE, "pool": "4 white", **facts}
    cursor = {"deciding": [1], "turn_up": True}
    return table(2, pool="5 white", deal=deal, phase="deals", others={1: other}, state=cursor, **BARE)


@pytest.mark.rule("RRV-088")
@pytest.mark.rule("RRV-167")
@pytest.mark.rule("RRV-170")
@pytest.mark.rule("RRV-181")
def test_in_the_turn_of_another_nobody_has_to_make_up_for_a_worker_that_a_gate_takes():
    # deal 8: steps for 2 shares, or a worker for 2 shares and $100
    match = deciding(8, shares=4, money=100, markers=GATED)
    assert offered(match) == ["top", "bottom", "decline"]
    play(match, "top", "network", "done")
    assert match.state.players[1].pool["white"] == 3
    assert asked(match) == "worker", "and that without a hire"


@pytest.mark.rule("RRV-087")
@pytest.mark.rule("RRV-167")
def test_in_the_own_turn_the_second_deal_can_make_up_for_a_worker_that_the_first_takes():
    facts = {**BARE, "pool": "4 white", "shares": 4, "money": 500, "markers": GATED}
    match = table(2, deal=8, others=bystanders(2), offices={6: [1]}, **facts)
    play(match, "telegraph/white", "sector-6")
    play(match, "top", "network", "white-mat")
    assert asked(match) == "deal"
    play(match, "bottom")
    assert me(match).workforce == 4


@pytest.mark.rule("RRV-107")
@pytest.mark.rule("RRV-164")
def test_a_hire_that_takes_the_money_of_what_has_been_begun_is_not_offered():
    # a worker is discarded for a tile with steps; the only step costs $500, and a hire would leave $450
    facts = {**BARE, "money": 800, "telegraph": {1: "TG-steps"}, "others": bystanders(2), "offices": {1: [1]}}
    match = table(2, pool="5 white", markers={"telegraph": 7, "stations": 6, "network": 7}, **facts)
    play(match, "telegraph/white", "sector-1")
    assert hires(match)
    play(match, "tile", "white")
    assert asked(match) == "worker", "the step is taken by itself"
    assert me(match).markers["stations"] == 7
    assert (me(match).money, me(match).shares) == (300, 3)


@pytest.mark.rule("RRV-164")
@pytest.mark.rule("RRV-186")
@pytest.mark.parametrize(("money", "possible"), [(850, False), (900, True)])
def test_a_hire_leaves_the_money_for_the_promotion_that_has_been_begun(money, possible):
    match = deciding(2, shares=1, money=money, milestones="D-1 D-2")
    play(match, "top")
    assert asked(match) == "promote"
    assert bool(hires(match)) == possible
