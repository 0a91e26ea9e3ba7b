"""What is answered to a typed move that is not legal: the reason, with what is missing."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.railroad_revolution.advice import ADVICE
from engine.games.railroad_revolution.advice.seen import as_state
from engine.games.railroad_revolution.advice.typed import cities, colour, milestone, sector
from engine.games.railroad_revolution.conservation import check
from engine.games.railroad_revolution.view import view
from renderers.i18n import Words
from tests.engine.games.railroad_revolution.build import Game, asked, offered, position, table
from tests.engine.games.railroad_revolution.turns import CALM, TO_DENVER, turn

WORDS = Words("en")


def why(match: Game, typed: str) -> str:
    """The reason that is given, "" if none is known."""
    (seat,) = match.pending
    said = ADVICE.why(match.view(seat), match.pending[seat], typed)
    return WORDS(said, str) if said else ""


POOR: dict[str, Any] = {"pool": "4 white, gray", "money": 50, "stations": {"WAS": [1], "CLT": [1]}}


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("station", "That costs $200; you can pay $50, shares included: $150 is missing."),
        ("station/white", "That costs $200; you can pay $50, shares included: $150 is missing."),
        ("rails", "That costs $500; you can pay $50, shares included: $450 is missing."),
        ("charlotte-miami", "That costs $500; you can pay $50, shares included: $450 is missing."),
        ("washington", "That costs $200; you can pay $50, shares included: $150 is missing."),
        ("chicago-duluth", "Your network does not reach that space between Chicago and Duluth yet."),
        ("was-clt", "Your rail lies between Washington and Charlotte already."),
        ("chicago miami", "No rail space joins Chicago and Miami."),
        ("denver", "Denver is not connected to your network yet."),
        ("Denver", "Denver is not connected to your network yet."),
        ("station DENVER", "Denver is not connected to your network yet."),
        ("Railway Miami", "That costs $500; you can pay $50, shares included: $450 is missing."),
        ("trade/purple", "You have no purple worker in your pool."),
        ("hire", "That costs $800; you can pay $50, shares included: $750 is missing."),
        ("sell 3", "That takes 3 shares; you have none."),
        ("trade", ""),
        ("good morning", ""),
        ("", ""),
    ],
)
def test_whoever_begins_a_turn_reads_what_is_missing(typed: str, reason: str) -> None:
    assert why(table(**{**CALM, **POOR}), typed) == reason


def test_who_has_nothing_reads_only_what_is_missing() -> None:
    broke = table(**{**CALM, **POOR, "money": 0})
    assert why(broke, "rails") == "That costs $500: $500 is missing, even if you sell all your shares."


def test_nothing_left_on_the_mat_is_a_reason() -> None:
    bare = table(**{**CALM, "pool": "4 white, gray", "money": 2000, "mat_rails": [0, 1], "mat_buildings": [0]})
    assert why(bare, "station") == why(bare, "office/gray") == "There is no building left on your mat."
    assert why(table(**{**CALM, "money": 2000, "mat_rails": [0]}), "railway") == "There is no rail left on your mat."


def test_a_city_has_a_reason_at_every_decision_alone_and_with_the_action() -> None:
    rich = {"pool": "4 white, gray", "money": 2000, "rails": "WAS-CHI"}
    start, pool = turn(**rich), turn("station", **rich)
    assert asked(pool) == "pool"
    assert (
        why(start, "Chicago")
        == why(start, "station chicago")
        == ("Choose the action and the worker first, then the city.")
    )
    assert why(pool, "Chicago") == why(pool, "station Chicago") == "Choose the worker first, then the city."
    assert why(pool, "Seattle") == "Seattle is not connected to your network yet."
    ways = "A rail has two ends. To Little Rock: Charlotte–Little Rock and Chicago–Little Rock."
    assert why(turn("railway", **rich), "little rock") == why(start, "rails Little Rock") == ways
    rails = turn("railway", "railway/white", **rich)
    assert why(rails, "LITTLE ROCK") == ways
    assert why(rails, "Seattle") == "No rail leads to Seattle from your network yet."
    assert why(turn("telegraph", "telegraph/white", **rich), "Chicago") == "This decision is about no city."
    assert why(turn("station", "station/white", "was", **rich), "miami") == "Choose what to do first, then the city."


def test_cities_and_sectors_say_what_is_there_already() -> None:
    match = turn("station/white", money=300, stations={"WAS": [0]}, rails=TO_DENVER)
    assert why(match, "was") == "You have a station in Washington already."
    assert why(match, "denver") == "That costs $500; you can pay $300, shares included: $200 is missing."
    assert why(match, "sea") == "Seattle is not connected to your network yet."
    assert why(match, "clt") == "", "that is legal"
    offices = turn("telegraph/white", offices={2: [0]})
    assert why(offices, "sector-2") == why(offices, "2") == "You have an office in sector 2 already."


def test_a_rail_says_what_the_action_would_cost() -> None:
    match = turn("railway/white", "clt-mia", money=600)
    assert why(match, "clt-lit") == "That costs $700; you can pay $600, shares included: $100 is missing."
    assert why(match, "charlotte-miami") == "Your rail lies between Charlotte and Miami already."
    junction = turn("railway/white", money=2000, rails="WAS-CHI CHI-KCY")
    assert why(junction, "kcy-denb").startswith("Your network does not reach")


def test_a_promotion_says_which_colour_the_milestone_wants() -> None:
    match = turn("trade/gray", "rail", "promote", pool="4 white, gray", milestones="A1-3 B-2:orange")
    assert why(match, "white/a1-3") == "A1-3 still wants grey worker."
    assert why(match, "white b-2") == "B-2 still wants grey worker."
    assert why(match, "white") == "No milestone of yours has an empty slot for a white worker: they want grey worker."
    assert why(match, "purple/b-2") == "You have no purple worker."
    assert why(match, "gray/c-1") == "C-1 is not among your open milestones."
    none = turn("trade/white", "rail", pool="5 white", milestones="A1-3", up="money")
    assert why(none, "promote") == "None of your workers fits an empty slot: your milestones want grey worker."


def test_a_part_of_an_action_says_what_it_would_need() -> None:
    match = turn("station/purple", "was", pool="4 white, purple", money=250, up="steps",
                 stations={"WAS": [1]})  # fmt: skip
    assert why(match, "paid-flip") == "That costs $100; you can pay $50, shares included: $50 is missing."
    assert why(match, "no-cost").startswith("Only a worker of another colour gives that")
    used = turn("trade/turquoise", "rail", "flip", "money", pool="4 white, turquoise", up="money shares")
    assert why(used, "flip") == "You have done that in this action already."
    few = turn("telegraph/white", "sector-1", telegraph={1: "TG-steps"}, pool="4 white", milestones="D-1", up="money")
    assert why(few, "tile") == ""


def test_whoever_has_too_few_workers_reads_why_the_action_can_not_be_closed() -> None:
    match = turn("station/white", "clt", pool="3 white", money=300, tiles={}, shares=0)
    assert "done" not in offered(match)
    assert (
        why(match, "done")
        == "You have 3 workers and need 4 at the end of your turn; hiring costs $800, and you can pay $100."
    )


def test_deals_gates_and_trains_say_what_they_cost() -> None:
    deal = turn("telegraph/white", "sector-3", deal=9, offices={3: [1]})
    assert why(deal, "bottom") == "That takes 2 shares; you have 1."
    gates = turn("trade/purple", "rail", "steps", pool="4 white, purple", markers={"telegraph": 1, "stations": 1})
    assert why(gates, "telegraph") == "The next gate of the Telegraph track costs 1 share, and you have none."
    gates = turn("trade/purple", "rail", "steps", pool="4 white, purple", markers={"telegraph": 7, "stations": 1})
    assert why(gates, "telegraph") == "Your marker is at the top of the Telegraph track already."
    train = turn(
        "railway/purple", "clt-mia", "mia-lit", "train", pool="4 white, purple", money=2000, trains={"money": 0}
    )
    assert why(train, "money") == "No Money train is left."
    flips = turn("trade/turquoise", "rail", "flip", pool="4 white, turquoise", up="money shares")
    assert why(flips, "rail") == "You have no Rail train."


def test_names_are_known_by_their_beginnings() -> None:
    assert cities("chicago-salt lake") == ["CHI", "SLC"]
    assert cities("san fr/kansas") == ["SFO", "KCY"]
    assert cities("san") == ["SAN"], "a key"
    assert cities("s x") == []
    assert (colour("grey-mat/b-2"), milestone("grey-mat/b-2"), sector("sector-3")) == ("gray", "B-2", 3)
    assert (milestone("a12"), milestone("a1-2"), sector("9")) == ("", "A1-2", 0)


def test_a_state_made_of_a_view_looks_like_the_one_it_was_made_of() -> None:
    state = position(4, 1, pool="2 white, gray", mat={"trade": "white"}, rails="WAS-CHI", up="promote2 money",
                     down="rail", stations={"WAS": [1, 0]}, offices={2: [1]}, milestones="B-2:orange",
                     completed="A2-1")  # fmt: skip
    check(state)
    seen = view(state, 1)
    again = view(as_state(seen), 1)
    hidden = {"piles": seen.piles, "deck": seen.deck}
    assert type(seen)(**{**{f: getattr(again, f) for f in seen.__struct_fields__}, **hidden}) == seen
