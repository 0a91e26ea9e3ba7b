"""What a player reads when it matters: prices, hires that become due, and what comes to nothing."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.core.play.ask import Ask, Option
from engine.core.play.codec import Answer, Save
from engine.core.play.match import Match
from engine.core.play.reading import read
from engine.games.railroad_revolution import RULES
from engine.games.railroad_revolution.data import DATA
from renderers.i18n import Words
from tests.engine.games.railroad_revolution.build import Game, actor, asked, play, table
from tests.engine.games.railroad_revolution.turns import CALM, TO_DENVER, next_turn, purse, turn

WORDS = Words("en")


def shown(match: Game) -> Ask[Any]:
    """The pending question as it is read."""
    ask = read(match, next(iter(match.pending)))
    assert ask is not None
    return ask


def reads(match: Game, key: str) -> str:
    """What an answer that is offered says it will do."""
    detail = shown(match).options[key].detail()
    return WORDS(detail, str) if detail else ""


def label(match: Game, key: str) -> str:
    """What its button says."""
    return WORDS(shown(match).options[key].label(), str)


def note(match: Game) -> str:
    """What stands under the question."""
    said = shown(match).note
    return WORDS(said, str) if said else ""


D1 = DATA.milestones["D-1"].vp
PROMOTION = f"a promotion (towards {D1} VP)"
LEFT = "leaves 3 workers; hire at $800"


@pytest.mark.rule("RRV-109")
def test_an_option_that_makes_a_hire_due_says_so_with_its_price() -> None:
    match = turn("trade/white", "rail", pool="4 white", milestones="D-1 D-2", money=400)
    assert reads(match, "promote") == f"towards {D1} VP; {LEFT}"
    play(match, "promote")
    assert note(match) == "1 promotion left. One leaves you 3 workers: hire before your turn ends, $800 each."
    tile = turn("telegraph/white", "sector-1", telegraph={1: "TG-money"}, pool="4 white", money=800)
    assert f"{label(tile, 'tile')}; {reads(tile, 'tile')}" == "Tile for a worker: $600; −1 worker: 3 left, hire at $800"
    assert note(play(tile, "tile")) == f"That {LEFT}."
    gates = {"telegraph": 3, "stations": 3, "network": 0}
    steps = turn("trade/purple", "rail", "steps", pool="3 white, purple", money=400, markers=gates)
    assert reads(steps, "telegraph") == f"gate: a worker; {LEFT}"
    calm = turn("trade/white", "rail", pool="5 white", milestones="D-1 D-2")
    assert reads(calm, "promote") == f"towards {D1} VP"


@pytest.mark.rule("RRV-180")
def test_done_and_decline_say_what_the_hire_costs_that_becomes_due() -> None:
    facts = {"pool": "6 white", "milestones": "D-1 D-2", "money": 4000, "up": "steps"}
    match = turn("telegraph/white", "sector-1", "tile", "white", "white/d-1", "white/d-2",
                 telegraph={1: "TG-promote"}, **{**facts, "pool": "5 white"})  # fmt: skip
    assert reads(match, "done") == f"you must hire 2 workers for $1,600; left out: a promotion (towards {D1} VP)"
    assert not way_out(match).ends_turn, "there is a hire to come"
    deal = turn("telegraph/white", "sector-3", "promote", "white/d-1", deal=8, pool="4 white", milestones="D-1 D-2",
                money=900)  # fmt: skip
    assert asked(deal) == "deal"
    assert reads(deal, "decline") == "Accept no deal; you must hire a worker for $800."
    assert not way_out(deal).ends_turn


def way_out(match: Game) -> Option:
    """The option that declines, which is the last."""
    *_, last = shown(match).options.values()
    assert last.declines
    return last


@pytest.mark.rule("RRV-161")
def test_whatever_ends_the_turn_says_so_and_does() -> None:
    match = turn("trade/white", "rail", pool="5 white", milestones="D-1 D-2", shares=1)
    assert reads(match, "done") == f"left out: a promotion (towards {D1} VP)"
    assert way_out(match).ends_turn
    assert next_turn(play(match, "done"))
    deal = turn("telegraph/white", "sector-3", "done", deal=8, pool="5 white", milestones="D-1 D-2")
    assert reads(deal, "decline") == "no deal"
    assert way_out(deal).ends_turn
    assert actor(play(deal, "decline")) == 1
    triggers = turn("telegraph/white", "sector-3", deal=8, pool="5 white", milestones="D-1 D-2")
    assert label(triggers, "done") == "Done (the deal card is next)"
    assert not way_out(triggers).ends_turn


@pytest.mark.rule("RRV-169")
def test_what_forgoes_the_last_of_a_turn_says_that_it_ends_it() -> None:
    steps = turn("trade/purple", "rail", "steps", "telegraph", pool="5 white, purple")
    assert way_out(steps).ends_turn and next_turn(play(steps, "done"))
    few = turn("trade/purple", "rail", "steps", "telegraph", pool="2 white, purple", money=2000)
    assert not way_out(few).ends_turn, "there is a hire to come"
    flips = turn("trade/turquoise", "rail", "flip", "steps", pool="5 white, turquoise", up="steps money")
    assert (way_out(flips).ends_turn, asked(play(flips, "done"))) == (False, "action"), "a second flip is to come"
    third = turn("railway/turquoise", "clt-mia", "mia-lit", pool="5 white, turquoise", money=2000)
    assert way_out(third).ends_turn and next_turn(play(third, "done"))


@pytest.mark.rule("RRV-082")
def test_accepting_a_deal_names_the_prices_and_is_a_click_of_its_own() -> None:
    match = turn("trade/gray", "rail", deal=1, down="money", up="money", shares=2)
    assert reads(match, "deal") == "+1 share; on offer: flip a train (±8 VP) and orange worker"
    one = turn("trade/gray", "rail", "deal", deal=1, down="money")
    assert (asked(one), list(one.pending[0].options)) == ("deal", ["top", "decline"])
    assert (label(one, "top"), reads(one, "top")) == ("1 share: flip a train (+8 VP)", "no share stays")
    assert reads(one, "decline") == "No deal and no share."
    play(one, "decline")
    assert (asked(one), purse(one)) == ("action", (400, 0))
    assert "deal" not in one.pending[0].options, "declined for this action"


@pytest.mark.rule("RRV-034")
def test_who_takes_an_action_reads_what_it_costs_and_then_what_each_worker_adds() -> None:
    match = table(**{**CALM, "pool": "2 white, purple, orange, gray, turquoise", "money": 350, "shares": 3,
                     "stations": {"WAS": [0], "CLT": [0]}, "rails": "WAS-CHI", "up": "money steps"})  # fmt: skip
    assert note(match) == (
        "You have $350 and 3 shares ($150 each). Workers: 2 white, 1 purple, 1 orange, 1 grey and 1 turquoise."
    )
    assert {
        key: f"{label(match, key)}: {reads(match, key)}" for key in ("station", "railway", "telegraph", "trade")
    } == {
        "station": "Station: from $300 (Chicago)",
        "railway": "Railway: 2 rails from $400 (sells 1 share)",
        "telegraph": "Telegraph: free, up to 4 shares (sector 1)",
        "trade": "Trade: sells a piece for $400, may flip a train (−8 VP)",
    }
    play(match, "station")
    assert note(match) == "Station: from $300 (Chicago)."
    adds = {
        "white": "no effect: nobody fits a milestone now",
        "purple": "may flip a train (−8 VP) for $100",
        "orange": "the station is free",
    }
    assert {colour: reads(match, f"station/{colour}") for colour in adds} == adds
    assert label(match, "station/white") == "White"
    match.undo(0)
    assert reads(play(match, "trade"), "trade/orange") == "$200 for your 2 trains"
    fitting = play(table(**{**CALM, "pool": "4 white, gray", "milestones": "D-1"}), "trade")
    assert note(fitting).endswith(f"Instead of its own effect any worker may promote: towards {D1} VP.")
    assert reads(fitting, "trade/white") == f"may promote: towards {D1} VP"


@pytest.mark.rule("RRV-034")
def test_a_worker_that_is_the_only_one_is_chosen_with_the_action() -> None:
    match = turn(pool="5 white", money=500)
    assert list(match.pending[0].options) == ["station/white", "railway/white", "telegraph/white", "trade/white"]
    assert label(match, "railway/white") == "Railway with a white worker"
    assert reads(match, "railway/white") == "2 rails from $500"
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
def test_a_bonus_says_whether_anybody_could_be_promoted() -> None:
    match = turn("station/white", pool="5 white", money=200)
    assert reads(match, "was") == "$200, orange or grey worker; bonus: 1 share"
    fits = turn("station/white", pool="5 white", money=200, milestones="D-1")
    assert reads(fits, "was").endswith("bonus: 1 share, then you may promote")
    taken = turn("station/white", pool="5 white", money=200, milestones="A1-3")
    assert reads(taken, "was").endswith("bonus: 1 share, then you may promote"), "the grey worker of the reward fits"


@pytest.mark.rule("RRV-056", "RRV-107")
def test_the_question_for_a_rail_tells_how_many_shares_the_payment_sells() -> None:
    match = turn("railway/white", pool="5 white", money=100, shares=9)
    assert note(match) == "2 more rails. $400 so far of $1,450, shares included."
    helped = turn("railway/gray", pool="4 white, gray", money=300)
    assert note(helped).endswith("you can pay $300, shares included, the rest from what your worker brings.")
    assert reads(match, "was-chi") == "Chicago (level 2), 2 triangles: $600 in all (sells 4 shares)"
    assert reads(match, "clt-mia") == "Miami (level 2), plains: $400 in all (sells 2 shares)"


@pytest.mark.rule("RRV-098", "RRV-099")
def test_what_a_milestone_lacks_stands_first_among_rails_and_cities() -> None:
    match = turn("railway/white", pool="5 white", money=2000, rails="WAS-CHI", milestones="A2-2")
    keys = list(shown(match).options)
    assert keys[:3] == ["chi-kcy", "clt-mia", "chi-lit"], "a deal icon, then what is cheap in a new level-2 city"
    assert reads(match, "chi-kcy") == "Kansas City (level 3), plains: $400 in all; deal card; towards 11 VP"
    groups = [WORDS(option.group(), str) for option in shown(match).options.values() if str(option) != "bank"]
    assert list(dict.fromkeys(groups)) == ["For a milestone", "To a new city", "Between your cities"]
    city = turn("station/white", pool="5 white", money=2000, rails="WAS-CHI", milestones="A2-4")
    assert label(city, next(iter(shown(city).options))) == "Chicago (level 2), towards 12 VP"


@pytest.mark.rule("RRV-107", "RRV-108", "RRV-186")
def test_the_bank_says_what_it_does() -> None:
    match = turn(pool="5 white", money=500, shares=3, milestones="A1-3")
    assert (label(match, "bank"), reads(match, "bank")) == (
        "Bank…",
        "",
    )
    play(match, "bank")
    assert note(match) == "You have $500 and 3 shares; 5 workers. Hiring ($800) sells 2 shares."
    assert (label(match, "bank/sell/2"), reads(match, "bank/sell/2")) == (
        "Sell 2 shares: $300",
        "then $800 and 1 share",
    )
    assert (label(match, "bank/hire/gray"), reads(match, "bank/hire/gray")) == (
        "Hire a grey worker, $800",
        "towards 12 VP",
    )
    assert reads(match, "bank/hire/purple") == ""
    play(match, "bank/back")
    assert (asked(match), purse(match)) == ("worker", (500, 3))


@pytest.mark.rule("RRV-186")
def test_what_stands_under_a_question_is_true_after_a_visit_to_the_bank() -> None:
    match = turn("station/white", pool="5 white", money=500, shares=3)
    assert note(match).startswith("You have $500 and 3 shares.")
    assert note(play(match, "bank", "bank/sell/2")).startswith("You have $800 and 1 share.")
    tile = turn("telegraph/white", "sector-1", "tile", telegraph={1: "TG-money"}, pool="4 white", money=800)
    assert note(tile) == f"That {LEFT}."
    assert note(play(tile, "bank", "bank/hire/gray")) == ""


@pytest.mark.rule("RRV-108")
def test_a_practice_opponent_goes_to_the_bank_where_it_can_hire() -> None:
    assert turn(pool="5 white", money=900).pending[0].options["bank"].hires
    assert not turn(pool="5 white", shares=3).pending[0].options["bank"].hires


@pytest.mark.rule("RRV-102", "RRV-104")
def test_a_step_says_what_it_scores_and_what_its_gate_takes() -> None:
    match = turn("trade/purple", "steps", pool="4 white, purple", offices={1: [0], 2: [0]},
                 markers={"telegraph": 2, "stations": 1})  # fmt: skip
    assert f"{label(match, 'telegraph')}: {reads(match, 'telegraph')}" == (
        "Telegraph: 1 → 2 VP an office: +2 VP now; gate: $200"
    )
    assert f"{label(match, 'stations')}: {reads(match, 'stations')}" == (
        "Stations: up, still 1 VP a station: gate: $200"
    )
    assert reads(match, "network") == "no level-5 city is connected yet"


@pytest.mark.rule("RRV-178")
def test_a_flip_of_which_nothing_comes_says_so_and_is_never_automatic() -> None:
    match = turn("trade/white", "rail", up="promote2", pool="5 white")
    assert reads(match, "flip") == "no bonus of a train can be used now"
    play(match, "flip")
    assert (asked(match), list(match.pending[0].options)) == ("flip", ["promote2", "done"])
    assert reads(match, "promote2") == "−8 VP; its bonus can't be used now (promote up to 2 workers)"
    play(match, "done")
    assert next_turn(match)
    assert match.state.players[0].up["promote2"] == 1


@pytest.mark.rule("RRV-037", "RRV-052", "RRV-065", "RRV-075", "RRV-166")
@pytest.mark.parametrize(
    ("keys", "money", "ends"),
    [
        (("station/orange", "was"), 250,
         f"the station is free; left out: {PROMOTION} and 2 more"),
        (("telegraph/orange", "sector-1"), 0, f"takes $300; left out: {PROMOTION} and 1 more"),
        (("railway/gray", "clt-mia", "was-chi"), 600,
         f"takes 2 shares; pays $600; left out: {PROMOTION}"),
        (("railway/orange", "clt-mia", "was-chi"), 600, f"takes $200; pays $600; left out: {PROMOTION}"),
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


@pytest.mark.rule("RRV-106", "RRV-113")
def test_whatever_flips_a_train_says_what_it_costs_and_what_it_may_bring() -> None:
    deal = turn("telegraph/white", "sector-3", deal=1, up="money", offices={3: [1]})
    assert (label(deal, "top"), reads(deal, "top")) == ("1 share: flip a train (−8 VP)", "bonus: $600; no share stays")
    before = deal.view(0).players[0].vp
    play(deal, "top")
    assert (deal.view(0).players[0].vp - before, purse(deal)[0]) == (-8, 600)
    both = turn("trade/turquoise", "rail", pool="4 white, turquoise", up="shares money", down="steps")
    assert label(both, "flip") == "Flip a train (±8 VP)"
    assert reads(both, "flip") == "bonus: $600 or 3 shares"
    play(both, "flip")
    assert [reads(both, key) for key in ("money", "steps-down")] == [
        "−8 VP; $600",
        "+8 VP; its bonus can be used again",
    ]
    bought = turn("railway/purple", "clt-mia", "was-chi", pool="4 white, purple", money=1200)
    assert label(bought, "train") == "Take a train (+8 VP), $300"


@pytest.mark.rule("RRV-041", "RRV-169")
def test_a_promotion_and_steps_and_places_say_what_they_come_to() -> None:
    match = turn("trade/gray", "rail", milestones="A1-3 B-2", pool="4 white, gray", deal=2,
                 shares=4, rails="CLT-MIA")  # fmt: skip
    assert reads(match, "promote") == "towards 19 VP; without the grey effect"
    play(match, "deal")
    assert reads(match, "bottom") == "best: Washington (level 1), towards 12 VP; 1 share stays"
    steps = turn("trade/purple", "steps", pool="4 white, purple", offices={1: [0], 2: [0]})
    assert reads(steps, "telegraph") == "+2 VP now"
    offered = turn("telegraph/white", "sector-3", deal=4, offices={1: [0], 2: [0], 3: [1]}, shares=3)
    assert reads(offered, "bottom") == "the best step: Telegraph, +3 VP; 1 share stays"
    assert reads(offered, "top") == "best: Washington–Chicago; 2 shares stay"


@pytest.mark.rule("RRV-096", "RRV-097")
def test_a_place_says_what_it_does_for_which_milestone() -> None:
    rail = turn("railway/white", pool="5 white", money=2000, rails="WAS-CHI", milestones="B-7")
    assert reads(rail, "chi-kcy") == (
        "Kansas City (level 3), plains: $400 in all; deal card; its station towards 20 VP"
    )
    last = turn("railway/white", pool="5 white", money=2000, milestones="A1-3:gray", rails="WAS-CHI",
                stations={"WAS": [0]})  # fmt: skip
    assert reads(last, "clt-mia") == "Miami (level 2), plains: $400 in all; completes 12 VP"
    play(last, "clt-mia", "mia-lit")
    assert "A1-3" in last.state.players[0].completed


def test_a_sector_names_the_shares_that_gray_brings_at_once_too() -> None:
    match = turn("telegraph/gray", money=2000)
    assert label(match, "sector-1") == "Sector 1: 5 shares ($750)"
    assert purse(play(match, "sector-1")) == (2000, 5)
    promotes = turn("telegraph/gray", money=2000, milestones="D-1")
    assert label(promotes, "sector-1") == "Sector 1: 4 shares ($600)", "who could be promoted instead chooses first"
