"""What comes by itself behind an answer, and what another's turn leaves to make up for, is said before."""

from __future__ import annotations

import pytest

from renderers.i18n import Words
from tests.engine.games.railroad_revolution.advice.test_texts import label, reads, shown
from tests.engine.games.railroad_revolution.build import Game, asked, offered, play, table
from tests.engine.games.railroad_revolution.turns import CALM, me, turn

WORDS = Words("en")
OWING = "leaves you 3: by the end of your next turn you need 4, $800 each"


def note(match: Game) -> str:
    said = shown(match).note
    return WORDS(said, str) if said else ""


def log(match: Game) -> list[str]:
    return [WORDS(entry.msg, lambda seat: "ABCD"[seat]) for entry in match.finished]


def after_another(**facts: object) -> Game:
    """Seat 1 decides on deal 2, promote up to 2 for 1 share, in the turn of seat 0."""
    blue = {"pool": "4 white", "milestones": "D-1", "shares": 1, "money": 900, **facts}
    return turn("telegraph/white", "sector-3", "decline", shares=1, deal=2, others={1: blue})


@pytest.mark.rule("RRV-181")
def test_a_deal_in_anothers_turn_says_what_it_leaves_to_make_up_for():
    match = after_another()
    assert reads(match, "top").startswith(OWING)
    play(match, "top")
    assert (asked(match), offered(match)) == ("promote", ["white/d-1"]), "asked before the first one"
    assert "One leaves you 3 workers: by the end of your next turn you need 4, $800 each." in note(match)
    assert OWING not in reads(after_another(pool="5 white"), "top")


@pytest.mark.rule("RRV-181")
def test_nothing_is_to_be_made_up_for_after_the_own_last_turn():
    blue = {**CALM, "pool": "4 white", "milestones": "D-1", "shares": 1, "money": 100}
    red = {**CALM, "pool": "5 white", "shares": 1}
    match = table(2, 1, deal=2, others={0: blue}, state={"round": 5, "last_round": 5}, **red)
    play(match, "telegraph/white", "sector-3", "decline")
    assert OWING not in reads(match, "top")


@pytest.mark.rule("RRV-181", "RRV-109")
def test_a_turn_that_begins_with_too_few_workers_is_headed_with_what_it_needs():
    assert note(turn(pool="3 white", money=800)).startswith("End this turn with 4 workers (you have 3). You have $800.")
    assert "needed" not in note(turn(pool="4 white", money=800))


@pytest.mark.rule("RRV-196")
def test_who_has_no_worker_is_told_so_and_that_one_can_be_hired():
    match = turn(pool="", money=900)
    assert "You have $900, and no worker." in note(match)
    assert list(shown(match).options) == ["bank", "pass"]
    assert reads(match, "pass") == "You have no worker to place; you could hire one for $800."
    poor = turn(pool="", money=0)
    said = " ".join(log(poor))
    assert "A has no worker, and passes." in said
    assert "takes all workers back" not in said and "nothing left" not in said


def test_a_bonus_before_the_reward_that_brings_who_fits_says_what_is_lost():
    match = turn("station/white", "was", milestones="A1-3", pool="5 white", money=900)
    assert label(match, "bonus") == "First-station bonus: 1 share"
    assert reads(match, "bonus") == "nobody fits yet, so nobody is promoted; take the reward first"
    play(match, "reward", "gray")
    assert label(match, "bonus") == "First-station bonus: 1 share, then you may promote"


def test_a_train_that_has_to_be_turned_for_what_is_due_is_told_with_the_answer_before_it():
    facts = {"pool": "4 white, purple", "up": "money", "stations": {"WAS": [1]}, "money": 100}
    match = turn("station/purple", "was", "reward", **facts)
    assert asked(match) == "worker-choice"
    assert reads(match, "gray").endswith("then flips the Money train face down (−8 VP)")
    play(match, "gray")
    assert me(match).down["money"] == 1
    rich = turn("station/purple", "was", "reward", **{**facts, "money": 1000})
    assert "then flips" not in reads(rich, "gray")


def test_a_train_that_has_to_be_turned_for_a_hire_is_told_with_the_promotion_that_needs_it():
    facts = {"pool": "4 white", "milestones": "D-1", "up": "shares"}
    match = turn("trade/white", "rail", "promote", **facts, money=300)
    assert asked(match) == "promote"
    assert reads(match, "white/d-1").endswith("; then flips the Shares train face down (−8 VP)")
    play(match, "white/d-1")
    assert me(match).down["shares"] == 1
    for enough in ({"money": 500}, {"money": 300, "pool": "5 white"}):
        assert "then" not in reads(turn("trade/white", "rail", "promote", **{**facts, **enough}), "white/d-1")


def test_a_part_that_accepts_a_deal_names_its_price_on_the_button():
    match = turn("trade/gray", "rail", deal=2, shares=3, milestones="D-1", up="money")
    assert label(match, "deal") == "Accept a deal for 1 or 4 shares"
