"""What a player reads when it matters: prices, hires that become due, and what comes to nothing."""

from __future__ import annotations

import pytest

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
def test_who_places_a_worker_reads_what_its_effect_costs_or_brings() -> None:
    match = table(**{**CALM, "pool": "white, purple, orange, gray, turquoise", "money": 3000, "up": "money steps"})
    assert reads(match, "station/purple") == (
        "Build a station; you may pay $100 to flip a train, or promote (nobody fits now)."
    )
    assert "also if you are not first" in reads(match, "station/gray")
    assert "also if you are not first" in reads(match, "telegraph/gray")
    assert "$300" in reads(match, "station/turquoise")
    assert reads(match, "railway/white") == "Build up to two rails; you could promote, but nobody fits now."
    assert "$300" in reads(match, "railway/purple")
    assert "$400" in reads(match, "telegraph/turquoise")
    assert "you have 2" in reads(match, "trade/orange")
    assert all("flip a train" in reads(match, f"trade/{c}") for c in ("white", "purple", "orange", "gray", "turquoise"))
    fitting = table(**{**CALM, "pool": "5 white", "milestones": "D-1"})
    assert reads(fitting, "trade/white") == "Sell a piece; you may flip a train; you may promote a worker."


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
