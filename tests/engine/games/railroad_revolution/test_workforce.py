"""Never fewer than four workers at the end of a turn (RRV-109, RRV-180, RRV-181, RRV-201)."""

from __future__ import annotations

import pytest

from tests.engine.games.railroad_revolution.build import actor, asked, offered, play, table
from tests.engine.games.railroad_revolution.turns import (
    CALM,
    boxes,
    force,
    main_keys,
    me,
    next_turn,
    pool,
    purse,
    turn,
)


@pytest.mark.rule("RRV-109", "RRV-167", "RRV-180", "RRV-EX-49")
def test_a_promotion_is_refused_at_four_workers():
    poor = turn("trade/white", "rail", pool="4 white", milestones="D-1")
    assert next_turn(poor)
    assert purse(poor) == (400, 0)
    match = turn("trade/white", "rail", pool="4 white", milestones="D-1", money=400)
    assert {"promote", "done"} <= main_keys(match)
    play(match, "promote", "white/d-1")
    assert (actor(match), asked(match), force(match)) == (0, "colour", 3), "only a hire can end the turn"
    play(match, "gray")
    assert next_turn(match)
    assert (force(match), purse(match)) == (4, (0, 0))


@pytest.mark.rule("RRV-180")
def test_the_workforce_may_dip_and_is_tested_before_the_others_decide():
    other = {"shares": 3, "money": 900}
    facts = {"pool": "4 white", "milestones": "D-1", "money": 800, "deal": 1, "others": {1: other}}
    match = turn("telegraph/white", "sector-3", "promote", "white/d-1", **facts)
    assert force(match) == 3
    asking = []
    while actor(match) == 0:
        asking.append(asked(match))
        play(match, next(key for key in offered(match) if key in ("done", "decline", "hire", "gray")))
    assert "colour" in asking
    assert force(match) == 4
    assert (actor(match), asked(match)) == (1, "deal")


@pytest.mark.rule("RRV-180", "RRV-167", "RRV-159", "RRV-EX-50")
def test_a_dip_is_repaired_by_a_deal_of_ones_own():
    facts = {"pool": "4 white", "milestones": "D-1", "money": 600, "shares": 3}
    match = turn("railway/white", "was-chi", "chi-kcy", deal=8, **facts)
    assert "promote" in offered(match)
    play(match, "promote", "white/d-1")
    assert (asked(match), force(match), purse(match)) == ("deal", 3, (0, 3))
    assert "decline" not in offered(match)
    assert "bottom" in offered(match)
    play(match, "bottom")
    assert purse(match) == (50, 0)
    assert (force(match), pool(match)) == (4, {"white": 2, "turquoise": 1})
    refused = turn("railway/white", "was-chi", "chi-kcy", deal=9, **facts)
    assert (asked(refused), force(refused)) == ("deal", 4), "no promotion was offered"


@pytest.mark.rule("RRV-181", "RRV-EX-51")
def test_a_deal_promotion_in_another_players_turn():
    blue = {"pool": "4 white", "milestones": "D-1", "shares": 1, "money": 900}
    match = turn("telegraph/white", "sector-3", "decline", shares=1, deal=2, others={1: blue})
    assert (actor(match), asked(match), offered(match)) == (1, "deal", ["top", "decline"])
    play(match, "top")
    assert (asked(match), offered(match)) == ("promote", ["white/d-1"]), "nobody goes below four without being asked"
    play(match, "white/d-1", "done")
    assert (force(match, 1), purse(match, 1)) == (3, (800, 0)), "no hire is due"
    assert me(match, 1).milestones[0].managers == ["white", ""]
    assert next_turn(match)


@pytest.mark.rule("RRV-181", "RRV-109", "RRV-167")
def test_whoever_begins_a_turn_with_too_few_workers_makes_up_for_it_by_its_end():
    poor = turn("trade/white", pool="3 white", money=400)
    assert asked(poor) == "piece"
    play(poor, "rail")
    assert (asked(poor), force(poor)) == ("colour", 3), "the $400 of the sale and those in hand pay for a hire"
    play(poor, "gray")
    assert (next_turn(poor), force(poor), purse(poor)) == (True, 4, (0, 0))
    rich = turn(pool="3 white", money=800)
    assert boxes(rich) == {"station", "telegraph", "trade"}, "rails would take the money for the hire"


@pytest.mark.rule("RRV-201")
def test_whoever_can_not_make_up_for_all_workers_makes_up_for_as_many_as_possible():
    match = turn(pool="white, gray", money=600, deal=2, stations={"WAS": [0], "CLT": [0]})
    assert boxes(match) == {"telegraph", "trade"}, "a sale or the three shares of a sector pay for one worker"
    play(match, "trade/white", "gray")
    assert (next_turn(match), force(match), purse(match)) == (True, 3, (200, 0))
    none = turn(pool="3 white", money=0, deal=2, stations={"WAS": [0], "CLT": [0]})
    assert "telegraph" in boxes(none), "nothing pays for a hire, so none is due"
    play(none, "telegraph/white", "sector-8")
    assert force(none) == 3


@pytest.mark.rule("RRV-181")
def test_nobody_needs_workers_after_the_last_turn():
    blue = {**CALM, "pool": "4 white", "milestones": "D-1", "shares": 1, "money": 100}
    red = {**CALM, "pool": "5 white", "shares": 1}
    match = table(2, 1, deal=2, others={0: blue}, state={"round": 5, "last_round": 5}, **red)
    play(match, "telegraph/white", "sector-3", "decline")
    assert (actor(match), offered(match)) == (0, ["top", "decline"])
    play(match, "top")
    assert match.over
    assert force(match, 0) == 3


@pytest.mark.rule("RRV-104", "RRV-109", "RRV-195", "RRV-EX-52")
def test_a_worker_gate_at_four_workers():
    markers = {"telegraph": 3, "stations": 3, "network": 0}
    match = turn("trade/purple", "rail", "steps", pool="3 white, purple", markers=markers)
    assert me(match).markers == {"telegraph": 3, "stations": 3, "network": 1}, "no worker can be spared"
    assert next_turn(match)
    match = turn("trade/purple", "rail", "steps", pool="4 white, purple", markers=markers)
    assert main_keys(match) == {"telegraph", "stations", "network"}
    play(match, "telegraph", "white")
    assert main_keys(match) == {"network", "done"}, "the rest may be used elsewhere or lost"
    assert force(match) == 4
