"""What a player reads when it matters: prices, hires that become due, and what comes to nothing."""

from __future__ import annotations

import msgspec
import pytest

from engine.core.codec import Answer, Save
from engine.core.match import Match
from engine.games.railroad_revolution import RULES
from engine.games.railroad_revolution.bank import Hire, Sale
from renderers.i18n import Words
from tests.engine.games.railroad_revolution.build import Game, asked, play, table
from tests.engine.games.railroad_revolution.turns import CALM, TO_DENVER, next_turn, purse, turn

WORDS = Words("en")


def reads(match: Game, key: str) -> str:
    """What an answer that is offered says it will do."""
    detail = next(iter(match.pending.values())).options[key].detail()
    return WORDS(detail, str) if detail else ""


def label(match: Game, key: str) -> str:
    """What its button says."""
    return WORDS(next(iter(match.pending.values())).options[key].label(), str)


def note(match: Game) -> str:
    """What stands under the question."""
    said = next(iter(match.pending.values())).note
    return WORDS(said, str) if said else ""


LEFT = "Leaves you 3 workers: before your turn ends you need more, $800 each if you hire."


@pytest.mark.rule("RRV-109")
def test_an_option_that_makes_a_hire_due_says_so_with_its_price() -> None:
    match = turn("trade/white", "rail", pool="4 white", milestones="D-1 D-2", money=400)
    assert reads(match, "promote").endswith(LEFT)
    play(match, "promote")
    assert reads(match, "white/d-1") == f"The milestone is worth 25 VP. {LEFT}"
    tile = turn("telegraph/white", "sector-1", telegraph={1: "TG-money"}, pool="4 white", money=800)
    assert reads(tile, "tile") == f"Discard one of your workers for it: $600. {LEFT}"
    gates = {"telegraph": 3, "stations": 3, "network": 0}
    steps = turn("trade/purple", "rail", "steps", pool="3 white, purple", money=400, markers=gates)
    assert reads(steps, "telegraph") == f"The gate costs a worker. {LEFT}"
    calm = turn("trade/white", "rail", pool="5 white", milestones="D-1 D-2")
    assert "hire" not in reads(calm, "promote")


@pytest.mark.rule("RRV-180")
def test_done_and_decline_say_what_the_hire_costs_that_becomes_due() -> None:
    facts = {"pool": "6 white", "milestones": "D-1 D-2", "money": 4000, "up": "steps"}
    match = turn("telegraph/white", "sector-1", "tile", "white", "white/d-1", "white/d-2",
                 telegraph={1: "TG-promote"}, **{**facts, "pool": "5 white"})  # fmt: skip
    assert reads(match, "done") == "Ends the action. Then you have to hire 2 workers for $1,600."
    deal = turn("telegraph/white", "sector-3", "promote", "white/d-1", deal=8, pool="4 white", milestones="D-1 D-2",
                money=900)  # fmt: skip
    assert asked(deal) == "deal"
    assert reads(deal, "decline") == "Accept no deal. Then you have to hire a worker for $800."


@pytest.mark.rule("RRV-082")
def test_accepting_a_deal_names_the_prices_and_is_a_click_of_its_own() -> None:
    match = turn("trade/gray", "rail", deal=1, down="money", up="money", shares=2)
    assert reads(match, "deal") == (
        "You get 1 share to pay with: top for 1 share: flip a train and bottom for 3 shares: orange worker."
    )
    one = turn("trade/gray", "rail", "deal", deal=1, down="money")
    assert (asked(one), list(one.pending[0].options)) == ("deal", ["top", "decline"])
    play(one, "decline")
    assert (asked(one), purse(one)) == ("action", (400, 0))
    assert "deal" not in one.pending[0].options, "declined for this action"


@pytest.mark.rule("RRV-034")
def test_who_takes_an_action_reads_what_it_costs_and_then_what_each_worker_adds() -> None:
    match = table(**{**CALM, "pool": "2 white, purple, orange, gray, turquoise", "money": 350, "shares": 3,
                     "stations": {"WAS": [0], "CLT": [0]}, "rails": "WAS-CHI", "up": "money steps"})  # fmt: skip
    assert note(match) == (
        "You have $350 and 3 shares ($150 each). Workers: 2 white, 1 purple, 1 orange, 1 gray and 1 turquoise."
    )
    assert {
        key: f"{label(match, key)}: {reads(match, key)}" for key in ("station", "railway", "telegraph", "trade")
    } == {
        "station": "Station: from $300 (Chicago)",
        "railway": "Railway: 2 rails from $400 (sells 1 share)",
        "telegraph": "Telegraph: free, up to 4 shares (sector 1)",
        "trade": "Trade: sells a piece for $400, may flip a train",
    }
    play(match, "station")
    assert note(match) == "Station: from $300 (Chicago)."
    adds = {
        "white": "nobody fits a milestone now",
        "purple": "may flip a train for $100",
        "orange": "the station is free",
    }
    assert {colour: reads(match, f"station/{colour}") for colour in adds} == adds
    assert label(match, "station/white") == "White"
    match.undo(0)
    assert reads(play(match, "trade"), "trade/orange") == "$200 for your 2 trains"
    fitting = play(table(**{**CALM, "pool": "4 white, gray", "milestones": "D-1"}), "trade")
    assert note(fitting).endswith("Any worker may promote instead of its own effect.")
    assert reads(fitting, "trade/white") == "may promote a worker"


@pytest.mark.rule("RRV-034")
def test_a_worker_that_is_the_only_one_is_chosen_with_the_action() -> None:
    match = turn(pool="5 white", money=500)
    assert list(match.pending[0].options) == ["station/white", "railway/white", "telegraph/white", "trade/white"]
    assert label(match, "railway/white") == "Railway with a white worker"
    assert reads(match, "railway/white") == "2 rails from $500; nobody fits a milestone now"
    nothing_else = turn(pool="4 white, gray", money=100, mat_buildings=[0])
    assert list(nothing_else.pending[0].options) == ["trade/white", "trade/gray"], "nor is the only action asked"


def test_an_older_record_has_the_action_and_the_worker_in_one_answer() -> None:
    match = turn("station", "station/gray", "clt", money=200)
    answers = [answer for answer in match.turn_answers if answer.kind != "pool"]
    old = [Answer(0, "worker", "station/gray") if answer.kind == "worker" else answer for answer in answers]
    save = msgspec.structs.replace(match.save(), answers=old)
    twin = Match.load(RULES, msgspec.json.decode(msgspec.json.encode(save), type=Save), confirm=())
    assert not twin.redone
    assert (twin.pending, twin.state) == (match.pending, match.state)


@pytest.mark.rule("RRV-148")
def test_a_bonus_says_when_nobody_fits_to_be_promoted() -> None:
    match = turn("station/white", pool="5 white", money=200)
    assert "First-station bonus: 1 share (nobody fits to be promoted)." in reads(match, "was")
    fits = turn("station/white", pool="5 white", money=200, milestones="D-1")
    assert "First-station bonus: 1 share, then you may promote." in reads(fits, "was")


@pytest.mark.rule("RRV-056", "RRV-107")
def test_the_question_for_a_rail_tells_how_many_shares_the_payment_sells() -> None:
    match = turn("railway/white", pool="5 white", money=100, shares=9)
    assert note(match) == "2 more rails. The action costs $400 so far, which sells 2 shares."
    assert reads(match, "was-chi") == "2 triangles, +$200: $600 in all; sells 4 shares."
    assert reads(match, "clt-mia") == "plains: $400 in all; sells 2 shares."


@pytest.mark.rule("RRV-107", "RRV-108", "RRV-186")
def test_the_bank_says_what_it_does() -> None:
    match = turn(pool="5 white", money=500, shares=3)
    assert (label(match, "bank"), reads(match, "bank")) == (
        "Bank…",
        "Hire a worker for $800, or sell shares for $150 each.",
    )
    play(match, "bank")
    assert note(match) == "You have $500, 3 shares and 5 workers."
    assert WORDS(Sale(2).label(), str) == "Sell 2 shares: $300"
    assert WORDS(Hire("gray", 500, 2).label(), str) == "Hire a gray worker"
    assert reads(match, "bank/hire/gray") == "$800; you have $500, so it sells 2 shares."
    play(match, "bank/back")
    assert (asked(match), purse(match)) == ("worker", (500, 3))


@pytest.mark.rule("RRV-178")
def test_a_flip_of_which_nothing_comes_says_so_and_is_never_automatic() -> None:
    match = turn("trade/white", "rail", up="promote2", pool="5 white")
    assert reads(match, "flip") == "None of your trains has a bonus that you can use now: nothing comes of it."
    play(match, "flip")
    assert (asked(match), list(match.pending[0].options)) == ("flip", ["promote2", "done"])
    assert reads(match, "promote2") == (
        "Nothing comes of it: promote up to 2 workers can't be used now. The train turns face down all the same."
    )
    play(match, "done")
    assert next_turn(match)
    assert match.state.players[0].up["promote2"] == 1


@pytest.mark.rule("RRV-037", "RRV-052", "RRV-065", "RRV-075", "RRV-166")
@pytest.mark.parametrize(
    ("keys", "money", "ends"),
    [
        (("station/orange", "was"), 250, "The station costs nothing. Ends the action."),
        (("telegraph/orange", "sector-1"), 0, "Takes the money for the shares. Ends the action."),
        (("railway/gray", "clt-mia", "was-chi"), 600,
         "Takes the shares of the gray worker. Ends the action and pays $600."),
        (("railway/orange", "clt-mia", "was-chi"), 600, "Takes the refund. Ends the action and pays $600."),
    ],
)  # fmt: skip
def test_done_takes_a_gift_that_was_left(keys: tuple[str, ...], money: int, ends: str) -> None:
    match = turn(*keys, pool="4 white, orange, gray", milestones="D-1", money=money, offices={1: [2]})
    assert reads(match, "done") == ends
    play(match, "done")
    assert next_turn(match)
    after = {"station": (250, 0), "telegraph": (300, 3), "railway/gray": (0, 2), "railway/orange": (200, 0)}
    assert purse(match) == next(value for key, value in after.items() if keys[0].startswith(key))


@pytest.mark.rule("RRV-052", "RRV-167")
def test_with_300_dollars_and_a_city_for_500_the_waiver_can_be_used_by_closing() -> None:
    match = turn("station/orange", pool="4 white, orange", milestones="D-1", money=300, rails=TO_DENVER,
                 tiles={"DEN": "4-4"}, stations={"WAS": [0], "CLT": [0], "CHI": [0], "KCY": [0]})  # fmt: skip
    assert "promote" not in match.pending[0].options, "a white worker pays"
    play(match, "done")
    assert next_turn(match)
    assert purse(match) == (300, 0)
