"""Crests and paid abilities: the rulebook's examples P, Q and R, and when abilities can be used."""

from __future__ import annotations

import pytest

from engine.core.play.ask import IllegalAnswer
from engine.core.play.match import Match
from engine.games.cargo_empire import RULES
from engine.games.cargo_empire.state import State
from engine.games.cargo_empire.view import View
from tests.engine.games.cargo_empire.build import Game, asked, deliver, me, offered, play, table, there, told

REST = {"athens": "t24 c1 u1"}
"""A city that seat 1 may restock, so that its turn waits for it."""


def clans(clan: str, crest: str, cities: dict[str, str], other: str = "red", **facts: object) -> Game:
    """Seat 0 plays a clan against seat 1."""
    rest = {1: {"clan": other, "crest": "edinburgh", **facts.pop("rival", {})}}  # type: ignore[dict-item]
    own = {"clan": clan, "crest": crest, "row": ["lisbon"] * 4, **facts}
    return table(2, cities={**REST, **cities}, closed=True, variants={"clans": "on"}, others=rest, **own)  # type: ignore[arg-type]


@pytest.mark.rule("CGE-EX-P1", "CGE-126", "CGE-127", "CGE-122")
def test_yellow_delivers_with_any_two_cards_from_the_city_of_its_crest() -> None:
    row = ["rome", "lisbon", "lisbon", "lisbon"]
    match = clans("yellow", "rome", {"rome": "t6 b0.0", "kiev": "t14"}, hand="1/1/1", row=row)
    assert (asked(match), offered(match)) == ("cards", ["0r-1t-1s", "1r-0t-1s-crest", "1r-1t-0s-crest"])
    play(match, "1r-1t-0s-crest")
    assert me(match).cubes == 1
    assert there(match, "kiev").upper is not None and there(match, "kiev").upper.post == 0  # type: ignore[union-attr]
    play(match, "car", "lower", "lower")
    assert (asked(match), offered(match)) == ("advance", ["car", "train"])


@pytest.mark.rule("CGE-EX-Q1", "CGE-130", "CGE-131", "CGE-132", "CGE-123")
def test_green_moves_a_cube_and_its_crest_and_delivers_any_colour() -> None:
    cities = {"dublin": "t15", "london": "t13 c0 u0", "amsterdam": "t5"}
    match = clans("green", "madrid", cities, hand="2/1/0", cubes=4)
    assert (asked(match), offered(match)) == ("skip", ["cards", "restock/london", "clan"])
    # Dublin and London are the only cities of white cubes
    play(match, "clan", "cube", "clan", "crest", "london", "london/white", "amsterdam/lower", "0r-1t-0s")
    assert there(match, "dublin").cubes == 1
    assert there(match, "london").cubes == 0
    assert me(match).cubes == 1
    assert me(match).crest == "london"


@pytest.mark.rule("CGE-EX-R1", "CGE-133", "CGE-137", "CGE-138", "CGE-139")
def test_purple_borrows_crests_and_earns_an_extra_advance_with_its_own() -> None:
    cities = {"bucharest": "t19 b0.0", "vienna": "t1 c1"}
    match = table(
        3,
        cities={**REST, **cities},
        closed=True,
        variants={"clans": "on"},
        row=["lisbon"] * 4,
        clan="purple",
        crest="oslo",
        cubes=6,
        hand="1/0/0",
        others={1: {"clan": "red", "crest": "bucharest"}, 2: {"clan": "green", "crest": "vienna"}},
    )
    assert asked(match) == "skip"
    play(match, "clan", "borrow", "red", "clan", "borrow")
    play(match, "clan", "bucharest")
    assert match.view(0).borrowed == [1, 2]
    play(match, "bucharest/brown", "vienna/upper", "lower")
    assert me(match).cubes == 1
    assert me(match).markers["car"].column == 2
    assert match.view(0).borrowed == []


@pytest.mark.rule("CGE-133", "CGE-EX-Z44")
def test_only_red_delivers_from_and_to_the_city_of_the_red_crest() -> None:
    cities = {"riga": "t18 l0", "vienna": "t4", "kiev": "t8 c0"}
    match = clans("blue", "oslo", cities, hand="2/1/0", rival={"crest": "vienna"})
    assert asked(match) == "skip"
    own = clans("red", "vienna", cities, other="blue", hand="2/1/0")
    assert (asked(own), offered(own)) == ("cards", ["0r-1t-0s", "2r-0t-0s"])


@pytest.mark.rule("CGE-EX-Z24", "CGE-135")
def test_red_boosts_one_rail_card_a_turn() -> None:
    cities = {"warsaw": "t5 l0", "milan": "t9"}
    match = clans("red", "oslo", cities, other="blue", hand="1/1/0", cubes=4)
    play(match, "clan", "boost", "clan")
    # a second boost is not offered, so that it is the crest that moves
    assert asked(match) == "crest"
    match.undo(0)
    play(match, "warsaw/orange")
    assert offered(match) == ["0r-1t-0s-boosted", "1r-1t-0s"]
    play(match, "0r-1t-0s-boosted", "lower")
    assert me(match).markers["train"].column == 2


@pytest.mark.rule("CGE-143")
def test_blue_swaps_a_card_for_a_sea_card() -> None:
    match = clans("blue", "oslo", {"riga": "t18 l0", "vienna": "t4"}, hand="2/1/0", cubes=2)
    play(match, "clan", "swap")
    assert offered(match) == ["road", "rail"]
    play(match, "road")
    assert "log-swap" in told(match)
    # the one delivery that is left plays itself
    assert me(match).hand == {"road": 1, "rail": 0, "sea": 1}


@pytest.mark.rule("CGE-EX-Z36", "CGE-123", "CGE-227", "CGE-228")
def test_an_ability_that_is_paid_may_make_a_delivery_compulsory() -> None:
    cities = {"riga": "t18 l0", "warsaw": "t4"}
    match = clans("yellow", "oslo", cities, hand="0/0/1", cubes=2)
    assert (asked(match), offered(match)) == ("skip", ["cards", "clan"])
    play(match, "clan", "road-card")
    assert "log-delivery" in told(match)
    poor = clans("yellow", "oslo", {**cities, "riga": "t18 c1 l0"}, hand="0/0/1", cubes=1)
    with pytest.raises(IllegalAnswer):
        play(poor, "clan")


@pytest.mark.rule("CGE-228")
def test_abilities_can_be_used_between_advances_and_before_the_turn_ends() -> None:
    match = clans("red", "oslo", {"riga": "t18 l0", "vienna": "t2", "kiev": "t3 c1"}, hand="1/2/0", cubes=4)
    assert "clan" in offered(match)
    deliver(match, "riga/kiev/upper", "1r-1t-0s")
    while asked(match) != "end":
        assert "clan" in offered(match), asked(match)
        play(match, offered(match)[0])
    play(match, "clan", "riga", "done")
    assert match.state.players[0].crest == "riga"
    assert match.pending.keys() == {1}


@pytest.mark.rule("CGE-120", "CGE-121")
def test_each_player_chooses_a_clan_and_then_a_city_for_its_crest() -> None:
    match: Match[State, View] = Match.new(RULES, 4, {"clans": "on"}, 3, confirm=())
    for seat, clan in enumerate(["purple", "red", "blue", "yellow"]):
        assert clan in offered(match)
        play(match, clan, seat=seat)
        assert asked(match) != "pick-clan" or clan not in offered(match)
    assert [player.colour for player in match.state.players] == ["green", "red", "blue", "yellow"]
    while asked(match) != "crest":
        play(match, offered(match)[0])
    crests = []
    while asked(match) == "crest":
        crests.append(next(iter(match.pending)))
        play(match, "berlin")
    assert crests == match.state.order
    assert len({player.crest for player in match.state.players}) == 1
