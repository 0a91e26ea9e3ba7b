"""Dyorle with rush tokens, vassals, advanced tracks, and which variants go together."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from engine.core.ahead.policy import play_out
from engine.core.play.match import Match
from engine.core.play.msg import Msg
from engine.core.play.rules import Refused
from engine.games.cargo_empire import RULES
from engine.games.cargo_empire.data import DATA
from tests.engine.games.cargo_empire.build import Game, asked, deliver, me, offered, play, table, there, written

RUSH = ["road", "rail", "sea", "rail", "road", "sea"]
DYORLE = {"map": "dyorle"}


def dyorle(cities: dict[str, str], rush: list[str], **facts: object) -> Game:
    there = {"harrowmere": "t24 c1 u1", **cities}
    return table(2, cities=there, closed=True, variants=DYORLE, rush=rush, row=["northgear"] * 4, **facts)  # type: ignore[arg-type]


@pytest.mark.rule("CGE-EX-V1", "CGE-187", "CGE-188", "CGE-192")
def test_a_token_on_the_way_advances_its_marker_before_the_cards_do() -> None:
    rush = ["", "", "road", "", "", ""]
    match = dyorle({"oakenrail": "t19 b0.0", "dunmarrow": "t5"}, rush, hand="2/1/0")
    play(match, "0r-1t-0s", "lower")
    assert match.state.rush == [""] * 6
    assert me(match).markers["car"].column == 1
    assert me(match).hand == {"road": 2, "rail": 1, "sea": 0}


@pytest.mark.rule("CGE-EX-Z28", "CGE-EX-Z29", "CGE-189", "CGE-193", "CGE-194", "CGE-195")
def test_of_two_tokens_on_the_way_one_is_taken_and_only_played_cards_earn_extras() -> None:
    rush = ["", "", "sea", "rail", "", ""]
    match = dyorle({"oakenrail": "t19 b0.0", "ironspire": "t5"}, rush, hand="4/2/0", held=["oakenrail"])
    play(match, "0r-2t-0s")
    assert (asked(match), offered(match)) == ("rush", ["field-3", "field-4"])
    play(match, "field-3", "lower")
    assert match.state.rush == ["", "", "", "rail", "", ""]
    assert me(match).markers["ship"].column == 1
    play(match, "lower")
    assert me(match).markers["train"].column == 3


@pytest.mark.rule("CGE-EX-Z33", "CGE-207")
def test_a_delivery_by_the_yellow_crest_takes_no_token() -> None:
    match = table(
        2,
        cities={"harrowmere": "t24 c1 u1", "oakenrail": "t19 b0.0", "dunmarrow": "t5"},
        closed=True,
        variants={"map": "dyorle", "clans": "on"},
        rush=["", "", "road", "", "", ""],
        row=["northgear"] * 4,
        hand="2/0/1",
        clan="yellow",
        crest="oakenrail",
        others={1: {"clan": "red", "crest": "northgear"}},
    )
    assert offered(match) == ["2r-0t-0s", "1r-0t-1s-crest", "2r-0t-0s-crest"]
    play(match, "1r-0t-1s-crest")
    assert match.state.rush == ["", "", "road", "", "", ""]
    assert asked(match) == "advance"


@pytest.mark.rule("CGE-EX-Z42", "CGE-185", "CGE-190")
def test_all_tokens_are_drawn_anew_in_maintenance() -> None:
    match = Match.new(RULES, 2, DYORLE, 5, confirm=())
    assert Counter(match.state.rush) == {"road": 2, "rail": 2, "sea": 2}
    while match.state.round == 1:
        play_out(match, ["random"] * 2, 5, limit=1)
    assert Counter(match.state.rush) == {"road": 2, "rail": 2, "sea": 2}


VASSALS = {"table": "vassals"}


@pytest.mark.rule("CGE-EX-U1", "CGE-180", "CGE-181", "CGE-182")
def test_after_a_delivery_the_vassal_delivers_for_nothing_and_without_reward() -> None:
    cities = {"riga": "t18 c1 l0", "vienna": "t4", "marseille": "t2", "frankfurt": "t20 c0 l1", "athens": "t24 c1 u1"}
    match = table(2, cities=cities, closed=True, variants=VASSALS, hand="2/1/0", row=["athens"] * 4)
    deliver(match, "riga/vienna/upper", "0r-1t-0s")
    play(match, "lower")
    assert asked(match) == "vassal-supply"
    play(match, "marseille/orange")
    assert there(match, "marseille").cubes == 1
    assert written(match.state.cities["frankfurt"]) == "t20 LV2 c2 bv0.1"
    assert me(match).markers["train"].column == 1
    assert me(match).vassals_left == 11


@pytest.mark.rule("CGE-EX-Z27", "CGE-179", "CGE-183", "CGE-184")
def test_a_vassal_is_no_presence_and_scores_nothing_and_rests_when_the_turn_is_skipped() -> None:
    cities = {"riga": "t18 c1 lv0", "vienna": "t4", "oslo": "t2 c1 u0", "milan": "LV3 bv0.v0.v0.v0"}
    match = table(2, cities=cities, closed=True, variants=VASSALS, hand="0/2/0", row=["oslo"] * 4)
    assert asked(match) == "skip"
    assert me(match).points["level3"] == 0
    play(match, "restock/oslo")
    assert match.state.players[0].vassals == 12 - 5


@pytest.mark.rule("CGE-196", "CGE-197", "CGE-012")
def test_tracks_are_drawn_from_their_groups() -> None:
    groups = {"base": set(), "advanced": set(), "any": set()}
    for choice, found in groups.items():
        for seed in range(40):
            sides = Match.new(RULES, 2, {"tracks": choice}, seed).state.tracks
            assert len(set(sides)) == 3
            found.add("".join(DATA.sides[side].group for side in sides))
    assert groups["base"] == {"aaa"}
    assert groups["advanced"] == {"abc"}
    assert len(groups["any"]) > 5


@pytest.mark.rule("CGE-197")
def test_a_table_chooses_each_of_the_three_tracks_and_their_order() -> None:
    chosen = {"track-1": "c02", "track-2": "a05", "track-3": "b01"}
    for tracks in ("base", "advanced", "any"):
        assert Match.new(RULES, 2, {"tracks": tracks, **chosen}, 1).state.tracks == ["c02", "a05", "b01"]
    sides = next(variant.choices for variant in RULES.variants if variant.key == "track-2")
    assert sides == ("random", *DATA.sides)


@pytest.mark.rule("CGE-197", "CGE-196", "CGE-012")
@pytest.mark.parametrize(("tracks", "groups"), [("base", ["a", "a"]), ("advanced", ["a", "c"])])
def test_a_track_left_to_chance_is_none_of_those_chosen(tracks: str, groups: list[str]) -> None:
    for seed in range(30):
        first, second, third = Match.new(RULES, 2, {"tracks": tracks, "track-2": "a03"}, seed).state.tracks
        assert second == "a03"
        assert [DATA.sides[first].group, DATA.sides[third].group] == groups
        assert "a03" not in (first, third) and first != third


@pytest.mark.rule("CGE-197", "CGE-230")
def test_a_track_lies_in_one_place_only() -> None:
    with pytest.raises(Refused) as error:
        RULES.complete(3, {"track-1": "b02", "track-3": "b02"})
    assert error.value.msg.args["reason"] == Msg("cargo-empire-refuse-track", side=Msg("cargo-empire-side-b02"))
    assert RULES.counts({"track-1": "b02", "track-3": "b01"}) == (1, 2, 3, 4)


def test_tracks_left_to_chance_and_the_usual_table_are_not_worth_telling() -> None:
    assert set(RULES.notable(RULES.complete(3, {}))) == {"map", "tracks", "clans"}
    assert RULES.notable(RULES.complete(3, {"track-2": "a01"}))["track-2"] == "a01"


@pytest.mark.rule("CGE-EX-Z49", "CGE-203", "CGE-204")
def test_the_seat_modes_go_with_every_other_variant() -> None:
    modes = [(1, "plain"), (2, "plain"), (2, "forwarder"), (2, "vassals"), (3, "plain"), (4, "plain")]
    for (seats, mode), clans, board, tracks in product(
        modes, ("off", "on"), ("europe", "dyorle"), ("base", "advanced")
    ):
        variants = {"table": mode, "clans": clans, "map": board, "tracks": tracks}
        match = Match.new(RULES, seats, variants, 1)
        assert (match.state.forwarder_seat is not None) == (seats == 1 or mode == "forwarder")
        assert match.state.vassals == (mode == "vassals")
    for seats, mode in ((1, "vassals"), (3, "vassals"), (4, "vassals"), (3, "forwarder"), (4, "forwarder")):
        with pytest.raises(Refused):
            RULES.complete(seats, {"table": mode})
    assert RULES.counts({"table": "forwarder"}) == (1, 2)
    assert RULES.counts({"table": "vassals"}) == (2,)


@pytest.mark.rule("CGE-146")
def test_one_player_needs_to_choose_nothing_to_play_against_the_forwarder() -> None:
    match = Match.new(RULES, 1, {}, 1)
    assert match.view(None).forwarder_seat == 1
    assert [rival.key for rival in match.result().rivals] == ["forwarder"]
