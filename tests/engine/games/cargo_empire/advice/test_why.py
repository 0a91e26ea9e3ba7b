"""Why what a player types is not legal now: one sentence, with what is missing."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.play.ask import Ask
from engine.core.play.match import Match
from engine.games.cargo_empire import RULES
from engine.games.cargo_empire.advice import ADVICE
from renderers.i18n import Words
from tests.engine.games.cargo_empire.build import Game, actor, asked, play
from tests.engine.games.cargo_empire.scenes import clan_turn, last_turn

WORDS = Words("en")
NAMES = ("Ann", "Ben", "Cid")


def why(match: Game, typed: str) -> str:
    """What is said to whoever is asked and types this; "" if nothing is known."""
    seat = actor(match)
    ask: Ask[Any] = match.pending[seat]
    said = ADVICE.why(match.view(seat), ask, typed)
    return "" if said is None else WORDS(said, lambda seat: NAMES[seat])


WORLD = {
    "riga": "t18 l0",  # supplies white
    "oslo": "t14 c2 l0",  # supplies white
    "berlin": "t4 c0 l1",  # takes white above
    "rome": "t6 c2 l0",
    "munich": "t6 LV2 u0 bn.n",  # takes white above
    "moscow": "t7 l1",
    "athens": "t13 c0 u0",
    "kiev": "LV3 bn.n.n.n",
    "madrid": "t3 c1 u1",
}


def world(hand: str = "1/1/0", **facts: Any) -> Game:
    """Seat 0 may deliver white cubes."""
    return last_turn(2, WORLD, hand=hand, **facts)


@pytest.mark.rule("CGE-032", "CGE-033", "CGE-036", "CGE-079")
@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("moscow", "You have no post in Moscow."),
        ("moscow/grey", "You have no post in Moscow."),
        ("ath", "Athens has no cube left."),
        ("kiev", "Kiev is level 3: it has neither cubes nor free spaces."),
        ("skip", "A delivery is possible, so you have to make one."),
        ("rome", "From Rome it is too far: to Moscow 1 sea missing; you have 1 road + 1 rail."),
        ("m", ""),
        ("riga/white", ""),
        ("Riga", "That is possible: type “riga/white”."),
        ("riga berlin", "That is possible: type “riga/white berlin/upper”."),
        ("Berlin Riga", "Only the other way round: Riga → Berlin."),
        ("from oslo to munich", "Only the other way round: Munich → Oslo."),
        ("moscow, berlin", "You have no post in Moscow."),
        ("riga madrid", "A post of Ben is on the white space of Madrid."),
    ],
)
def test_a_city_that_can_supply_nothing_tells_what_it_lacks(typed: str, said: str) -> None:
    match = world()
    assert asked(match) == "supply"
    assert why(match, typed) == said


DEMAND = {
    **WORLD,
    "warsaw": "t4 c0 l1",  # takes white above
    "vienna": "t4 c0 u0",  # its white space is one's own
    "zurich": "t4 c0 u1",
    "lisbon": "t4 c0",
    "frankfurt": "t13 c0",  # takes orange and grey
}


def demanding(hand: str = "2/1/0", **facts: Any) -> Game:
    """Seat 0 delivers a white cube from Riga."""
    return play(last_turn(2, DEMAND, hand=hand, **facts), "riga/white")


@pytest.mark.rule("CGE-034", "CGE-035", "CGE-036", "CGE-046")
@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("ri", "Riga is where the cube comes from."),
        ("frankfurt/upper", "Frankfurt takes orange and grey cubes, no white ones."),
        ("vienna/upper", "Your own post is on the white space of Vienna."),
        ("zurich", "A post of Ben is on the white space of Zurich."),
        ("warsaw/lower", "In Warsaw the upper space takes the white cube."),
        ("lisbon", "Lisbon is too far: 1 sea missing; you have 1 road + 1 rail."),
        ("kiev", "Kiev is level 3: it has neither cubes nor free spaces."),
        ("Warsaw", "That is possible: type “warsaw/upper”."),
        ("riga warsaw", "That is possible: type “warsaw/upper”."),
        ("zurich riga", "A post of Ben is on the white space of Zurich."),
        ("warsaw vienna", "The cube comes from Riga; undo that to choose another city."),
    ],
)
def test_a_city_that_takes_no_cube_tells_why(typed: str, said: str) -> None:
    match = demanding("1/1/0")
    assert asked(match) == "demand"
    assert why(match, typed) == said


@pytest.mark.rule("CGE-046", "CGE-047", "CGE-044")
@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("3 road", "You don't have these cards: you have 2 road + 2 rail."),
        ("1 road 1 rail", "One of these cards would not be needed."),
        ("road", "These cards don't cover the way exactly: 2 steps by land or one by sea and 1 by land."),
        ("2r-1t-0s", "These cards don't cover the way exactly: 2 steps by land or one by sea and 1 by land."),
        ("rail", ""),
        ("vienna", "The delivery is Riga → Berlin; undo that to change it."),
        ("nonsense", ""),
    ],
)
def test_cards_that_do_not_pay_tell_what_is_wrong(typed: str, said: str) -> None:
    match = play(demanding("2/2/0"), "berlin/upper")
    assert asked(match) == "cards"
    assert why(match, typed) == said


@pytest.mark.rule("CGE-133")
def test_a_city_that_a_crest_closes_names_whose_crest_it_is() -> None:
    match = clan_turn("blue", "edinburgh", WORLD, "red", at="riga", hand="3/3/3")
    assert asked(match) == "supply"
    assert why(match, "riga") == "Riga is closed by the crest of Ben."


@pytest.mark.rule("CGE-123")
def test_too_few_kept_cubes_for_an_ability_are_told() -> None:
    match = clan_turn("blue", "edinburgh", WORLD, hand="3/3/3", cubes=1)
    assert why(match, "swap") == "A clan ability costs 2 kept cubes; you have 1."
    rich = play(clan_turn("blue", "edinburgh", WORLD, hand="3/3/3", cubes=2), "clan")
    assert why(rich, "boost") == "Your clan can't pay for that now."


@pytest.mark.rule("CGE-081", "CGE-084")
def test_a_city_that_can_not_be_restocked_tells_why() -> None:
    match = world("0/0/0")
    assert asked(match) == "skip"
    assert why(match, "oslo") == "Oslo has all its cubes."
    assert why(match, "restock/moscow") == "You have no post in Moscow."
    assert why(match, "restock/riga") == "Riga has all its cubes."
    assert why(match, "restock/athens") == ""


@pytest.mark.rule("CGE-026", "CGE-027", "CGE-062", "CGE-075", "CGE-121")
def test_other_decisions_tell_what_lies_where() -> None:
    start = Match.new(RULES, 3, {}, 0, confirm=())
    while asked(start) != "first-post":
        play(start, next(iter(start.pending[actor(start)].options)))
    named = next(iter(start.pending[actor(start)].options)).split("/")[0]
    away = next(city.key for city in start.view(0).cities if city.key not in start.view(0).row)
    play(start, f"{named}/upper")
    said = {city: WORDS(f"cargo-empire-city-{city}") for city in (named, away)}
    assert why(start, named) == f"Somebody has a post in {said[named]} already."
    assert why(start, away) == f"{said[away]} is not in the row."
    deliver = play(demanding("1/0/1"), "berlin/upper")
    assert asked(deliver) == "advance"
    assert why(deliver, "train") == "Your train does not advance: no rail card is left to use for it."
    assert why(deliver, "car") == ""
    crest = play(clan_turn("yellow", "athens", WORLD, hand="3/3/3", cubes=2), "clan", "crest")
    assert why(crest, "athens") == "Your crest stands in Athens already."
    row = last_turn(2, DEMAND, hand="0/0/3", row=["riga", "oslo", "rome", "blank"], held=["athens"], ship=3)
    assert (why(row, "nowhere"), why(row, "")) == ("", "")


def test_while_clans_are_chosen_nothing_fails() -> None:
    match = Match.new(RULES, 2, {"clans": "on"}, 0)
    assert why(match, "athens") == "No city is chosen now."
