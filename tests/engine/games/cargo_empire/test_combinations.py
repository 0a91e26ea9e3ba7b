"""Combining variants (rules section 15): which go together, and what clans and Dyorle change for a forwarder."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from engine.core.ahead.policy import play_out
from engine.core.play.match import Match
from engine.core.play.rules import Refused, UnknownVariant, WrongSeats
from engine.games.cargo_empire import RULES
from tests.engine.games.cargo_empire.build import (
    Game,
    asked,
    forwarder_turns,
    me,
    offered,
    play,
    table,
    there,
    written,
)
from tests.engine.games.cargo_empire.scenes import CLANS, columns, last_turn, new, solo, tokens
from tests.long import few

MODES = [(1, "plain"), (2, "plain"), (2, "forwarder"), (2, "vassals"), (3, "plain"), (4, "plain")]
UP = 13


@pytest.mark.rule("CGE-EX-Z49", "CGE-203", "CGE-204", "CGE-177")
@pytest.mark.parametrize("every", few((7, 1), 1))
@pytest.mark.parametrize(("seats", "mode"), MODES)
def test_clans_dyorle_and_advanced_tracks_go_with_every_seat_mode_to_the_end(seats: int, mode: str, every: int) -> None:
    every_set = product(("off", "on"), ("europe", "dyorle"), ("base", "advanced"))
    for clans, board, tracks in list(every_set)[::-1][::every]:
        match = new(seats, 11, table=mode, clans=clans, map=board, tracks=tracks)
        view = match.view(None)
        forwarder = seats == 1 or mode == "forwarder"
        assert (view.forwarder_seat is not None, len(view.players)) == (forwarder, seats + forwarder)
        assert bool(view.vassal_owners) is (mode == "vassals")
        assert (view.clans, view.map, bool(view.rush)) == (clans == "on", board, board == "dyorle")
        play_out(match, ["random"] * seats, 11)
        assert match.over
        assert len(match.result().winners) + sum(rival.won for rival in match.result().rivals) == 1


@pytest.mark.rule("CGE-EX-Z49", "CGE-204", "CGE-177")
@pytest.mark.parametrize(
    ("seats", "mode"), [(1, "vassals"), (3, "vassals"), (4, "vassals"), (3, "forwarder"), (4, "forwarder")]
)
def test_other_seat_modes_are_refused(seats: int, mode: str) -> None:
    with pytest.raises(Refused):
        Match.new(RULES, seats, {"table": mode})


@pytest.mark.rule("CGE-EX-Z49", "CGE-204")
def test_forwarder_and_vassals_are_one_choice_so_that_nobody_can_have_both_or_two() -> None:
    for mode in ("forwarder+vassals", "forwarders", "two-forwarders"):
        with pytest.raises(UnknownVariant):
            Match.new(RULES, 2, {"table": mode})
    for seats in (0, 5):
        with pytest.raises(WrongSeats):
            Match.new(RULES, seats, {})
    # a solo game always has its forwarder
    for mode in ("plain", "forwarder"):
        assert Match.new(RULES, 1, {"table": mode}).view(None).forwarder_seat == 1


@pytest.mark.rule("CGE-205", "CGE-206")
def test_a_forwarder_has_no_crest_and_keeps_no_cubes() -> None:
    for seats in (1, 2):
        match = new(seats, 2, clans="on", table="forwarder", map="dyorle")
        kept = False
        while match.pending:
            own = me(match, seats)
            assert (own.clan, own.crest, own.cubes) == ("", "", 0)
            kept = kept or any(player.cubes for player in match.view(None).players[:seats])
            play(match, offered(match)[0])
        assert kept
        assert me(match, seats).cubes == 0


@pytest.mark.rule("CGE-205")
@pytest.mark.parametrize("clan", ["yellow", "green", "purple", "blue"])
def test_a_crest_does_nothing_for_a_forwarder(clan: str) -> None:
    cities = {"dublin": "t15 c1 u1", "athens": "t4"}
    facts: dict[str, Any] = {"clan": clan, "crest": "athens", "variants": CLANS, "cubes": 4}
    # the colour that fits is the upper one, and a forwarder's markers move by its card alone
    own = {"car": 18, "train": 18, "ship": 18}
    state = clan_solo(cities, own, row=["athens", "blank", "blank", "blank"], **facts)
    forwarder_turns(state)
    assert written(state.cities["athens"]) == "t4 LV1 c2 u1"
    assert [marker.column for marker in state.players[1].markers.values()] == [19, 19, 19]
    # no other colour is delivered, even to the green crest
    state = clan_solo({**cities, "athens": "t3 u0"}, own, row=["athens", "blank", "blank", "blank"], **facts)
    assert "log-forwarder-no-match" in forwarder_turns(state)


def clan_solo(cities: dict[str, str], own: dict[str, Any], **facts: Any) -> Any:
    """The forwarder of a solo clan game moves next; the player's clan, crest and cubes are told."""
    player = {name: facts.pop(name) for name in ("clan", "crest", "cubes") if name in facts}
    state = solo(cities, UP, seat=own, forwarder={"slot": 1, "supply": "dublin", **facts.pop("tokens", {})}, **facts)
    for name, value in player.items():
        setattr(state.players[0], name, value)
    return state


# -- Dyorle


@pytest.mark.rule("CGE-EX-Z33", "CGE-207", "CGE-126")
def test_a_delivery_by_the_yellow_crest_takes_no_rush_token() -> None:
    rush = ["", "", "road", "", "", ""]
    facts: dict[str, Any] = {"variants": {**CLANS, "map": "dyorle"}, "rush": rush, "car": 18, "train": 18, "ship": 18}
    rival = {1: {"clan": "red", "crest": "saltspindle"}}
    cities = {"oakenrail": "t19 b0", "dunmarrow": "t5"}
    match = last_turn(2, cities, clan="yellow", crest="oakenrail", hand="1/0/1", others=rival, **facts)
    play(match, "oakenrail/brown")
    # neither cards nor a way to choose: the advances are next
    assert asked(match) == "advance"
    play(match, "car")
    assert columns(match) == (19, 18, 20)
    assert match.view(None).rush == rush


@pytest.mark.rule("CGE-207", "CGE-126", "CGE-188")
def test_two_cards_that_pay_the_way_may_be_played_with_or_without_the_yellow_crest() -> None:
    rush = ["", "", "sea", "", "", ""]
    facts: dict[str, Any] = {"variants": {**CLANS, "map": "dyorle"}, "rush": rush, "car": 18, "train": 18, "ship": 18}
    rival = {1: {"clan": "red", "crest": "saltspindle"}}
    cities = {"oakenrail": "t19 b0", "dunmarrow": "t5"}
    for key, ship, left in (("2r-0t-0s", 19, ""), ("2r-0t-0s-crest", 18, "sea")):
        match = last_turn(2, cities, clan="yellow", crest="oakenrail", hand="2/0/0", others=rival, **facts)
        assert offered(match) == ["2r-0t-0s", "2r-0t-0s-crest"]
        play(match, key)
        assert columns(match) == (20, 18, ship)
        assert match.view(None).rush[2] == left


@pytest.mark.rule("CGE-208")
def test_a_forwarder_takes_no_rush_tokens() -> None:
    rush = ["road", "rail", "sea", "sea", "rail", "road"]
    cities = {"oakenrail": "t19 c2 u1", "dunmarrow": "t5"}
    own = {"car": 18, "train": 18, "ship": 18}
    row = ["dunmarrow", "blank", "blank", "blank"]
    facts: dict[str, Any] = {"variants": {"map": "dyorle"}, "rush": rush, "row": row, "seat": own}
    state = solo(cities, UP, forwarder={"slot": 1, "supply": "oakenrail"}, **facts)
    assert "log-forwarder-delivery" in forwarder_turns(state)
    assert state.cities["dunmarrow"].upper == 1
    assert state.rush == rush
    assert [marker.column for marker in state.players[1].markers.values()] == [19, 19, 19]


@pytest.mark.rule("CGE-209")
def test_a_vassal_takes_no_rush_tokens() -> None:
    rush = ["road", "rail", "sea", "sea", "rail", "road"]
    facts: dict[str, Any] = {"variants": {"map": "dyorle", "table": "vassals"}, "rush": rush}
    own: dict[str, Any] = {"car": 18, "train": 18, "ship": 18, "hand": "1/0/0"}
    cities = {"umberfield": "t18 c1 l0", "verdigris": "t4", "oakenrail": "t7 c2", "dunmarrow": "t1 l1"}
    match = last_turn(2, cities, **facts, **own)
    while match.pending:
        play(
            match,
            next((key for key in offered(match) if key in ("oakenrail/grey", "dunmarrow/upper")), offered(match)[0]),
        )
    assert there(match, "oakenrail").cubes == 1
    assert match.view(None).rush == rush
    assert columns(match) == (19, 18, 18)


# -- the red crest


T1 = {"copenhagen": "t12 c2 b1", "milan": "t10 c2 b1", "oslo": "t17", "dublin": "t15 c2", "warsaw": "t4"}


@pytest.mark.rule("CGE-EX-Z34", "CGE-211", "CGE-157", "CGE-161")
def test_the_city_of_the_red_crest_never_matches() -> None:
    row, facts = ["milan", "oslo", "dublin", "warsaw"], {"clan": "red", "crest": "dublin", "variants": CLANS}
    state = clan_solo(T1, {}, row=row, deck=["oslo", "blank"], tokens={"slot": 2, "supply": "copenhagen"}, **facts)
    lines = forwarder_turns(state)
    # neither Copenhagen nor Milan has grey cubes for anybody but Dublin
    assert "log-forwarder-no-match" in lines
    assert written(state.cities["dublin"]) == "t15 LV1 c2"
    assert written(state.cities["oslo"]) == "t17 LV1 c2 u1"
    # a slot further right does match
    cities = {**T1, "warsaw": "t1"}
    state = clan_solo(cities, {}, row=row, tokens={"slot": 2, "supply": "copenhagen"}, **facts)
    forwarder_turns(state)
    assert written(state.cities["warsaw"]) == "t1 LV1 c2 u1"
    assert tokens(state)[0] == 1
    # and so does the next supply city, Milan
    cities = {**T1, "milan": "t20 c2 b1"}
    state = clan_solo(cities, {}, row=row, tokens={"slot": 2, "supply": "copenhagen"}, **facts)
    forwarder_turns(state)
    assert state.cities["copenhagen"].cubes == 2
    assert (state.cities["milan"].cubes, state.cities["oslo"].upper) == (1, 1)


@pytest.mark.rule("CGE-EX-Z34", "CGE-211", "CGE-161")
def test_without_a_match_the_post_may_come_to_the_city_of_the_red_crest() -> None:
    row, facts = ["milan", "oslo", "kiev", "warsaw"], {"clan": "red", "crest": "dublin", "variants": CLANS}
    cities = {**T1, "kiev": "t23"}
    state = clan_solo(
        cities, {}, row=row, deck=["dublin", "blank"], tokens={"slot": 2, "supply": "copenhagen"}, **facts
    )
    forwarder_turns(state)
    assert written(state.cities["dublin"]) == "t15 LV1 c2 u1"
    assert state.city_deck == ["blank", "dublin"]


@pytest.mark.rule("CGE-211")
def test_the_red_crest_closes_its_city_as_supply_city_of_a_forwarder_too() -> None:
    cities = {"dublin": "t15 c2 u1", "athens": "t4"}
    facts: dict[str, Any] = {"row": ["athens", "blank", "blank", "blank"], "variants": CLANS}
    for crest, line in (("dublin", "log-forwarder-no-match"), ("oslo", "log-forwarder-delivery")):
        state = clan_solo(cities, {}, clan="red", crest=crest, **facts)
        assert line in forwarder_turns(state)
    # only the red crest does that
    state = clan_solo(cities, {}, clan="blue", crest="dublin", **facts)
    assert "log-forwarder-delivery" in forwarder_turns(state)


@pytest.mark.rule("CGE-213")
@pytest.mark.parametrize(("own", "its", "forwarder_wins"), [(24, 22, False), (22, 24, True)])
def test_among_two_players_and_a_forwarder_whoever_has_most_wins(own: int, its: int, forwarder_wins: bool) -> None:
    columns_of = {22: 28, 24: 29}
    others = {1: {"car": 19}, 2: {"car": columns_of[its]}}
    match: Game = table(2, variants={"table": "forwarder"}, car=columns_of[own], others=others, state={"phase": "over"})
    assert match.result().winners == ([] if forwarder_wins else [0])
    assert match.result().rivals[0].won is forwarder_wins
    assert match.result().places == ([2, 3, 1] if forwarder_wins else [1, 3, 2])
