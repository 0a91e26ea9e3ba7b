"""Advanced tracks (rules section 14): example X, which sides lie where, wide fields and the two new icons."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.cargo_empire.data import DATA
from tests.engine.games.cargo_empire.build import Game, asked, forwarder_turns, me, offered, play, table
from tests.engine.games.cargo_empire.scenes import BLANKS, columns, hand, last_turn, new, solo, tokens

BASE = [f"a0{n}" for n in range(1, 7)]
MIDDLE = [f"b0{n}" for n in range(1, 4)]
LAST = [f"c0{n}" for n in range(1, 4)]
WIDE = ("a01", "b01", "c01")


@pytest.mark.rule("CGE-196")
def test_advanced_tracks_are_a_side_of_each_group_in_its_place() -> None:
    found = [new(2, seed, tracks="advanced").view(None).tracks for seed in range(60)]
    for position, group in enumerate((BASE, MIDDLE, LAST)):
        assert {tracks[position] for tracks in found} == set(group)
    assert len({tuple(tracks) for tracks in found}) > 30


@pytest.mark.rule("CGE-197", "CGE-230")
def test_by_agreement_any_three_sides_lie_anywhere() -> None:
    found = [new(2, seed, tracks="any").view(None).tracks for seed in range(120)]
    assert all(len(set(tracks)) == 3 for tracks in found)
    for position in range(3):
        assert {tracks[position] for tracks in found} == {*BASE, *MIDDLE, *LAST}
    assert {len({side[0] for side in tracks}) for tracks in found} == {1, 2, 3}


@pytest.mark.rule("CGE-196", "CGE-012")
def test_base_tracks_are_three_of_the_six_base_sides() -> None:
    found = [new(2, seed, tracks="base").view(None).tracks for seed in range(30)]
    assert {side for tracks in found for side in tracks} == set(BASE)


def far(tracks: tuple[str, str, str] = WIDE, **facts: Any) -> Game:
    """A delivery from Lisbon to Athens over land: seven road cards, or four rail cards, and as many advances."""
    cities = {"lisbon": "t7 u0", "athens": "t1", "oslo": "t4", "rome": "t6"}
    own = {"row": ["oslo", "rome", "blank", "blank"], "deck": BLANKS, "objective_deck": [5, 9, 7, 8], **facts}
    return last_turn(2, cities, tracks=tracks, **own)


@pytest.mark.rule("CGE-EX-Z30", "CGE-200", "CGE-071", "CGE-199")
def test_the_upper_lane_of_c01_is_left_with_the_fourth_advance() -> None:
    match = far(hand="0/4/0", train=12)
    play(match, "upper")
    # the first field is two columns wide, the second has a city-or-objective icon
    assert columns(match)[1] == 15
    assert (asked(match), offered(match)) == ("bonus", ["city", "objective"])
    lines = [entry.msg.args.get("column") for entry in match.story(0) if "advance" in entry.msg.key]
    assert lines == [14, 15]
    play(match, "city", "oslo")
    lines = [
        entry.msg.args.get("column", entry.msg.args.get("vp")) for entry in match.finished if "advance" in entry.msg.key
    ]
    assert lines == [14, 15, 17, 2]
    assert me(match).markers["train"].column == 18


@pytest.mark.rule("CGE-EX-Z30", "CGE-200", "CGE-071", "CGE-198")
def test_the_lower_lane_of_c01_is_left_with_the_sixth_advance() -> None:
    match = far(hand="7/0/0", car=12)
    play(match, "lower")
    assert (columns(match)[0], asked(match), offered(match)) == (13, "transport", ["road", "rail", "sea"])
    play(match, "rail")
    assert hand(match) == "0/1/0"
    # 14 is empty, 15 has a city icon
    assert (columns(match)[0], asked(match)) == (15, "row-city")
    assert me(match).cities == []
    play(match, "rome")
    assert me(match).cities == ["rome"]
    # 16 road, 17 sea, 18 and 19 on the victory-point spaces
    assert (columns(match)[0], hand(match)) == (19, "1/1/1")
    places = [
        entry.msg.args.get("column", entry.msg.args.get("vp")) for entry in match.finished if "advance" in entry.msg.key
    ]
    assert places == [13, 14, 15, 16, 17, 2, 4]


@pytest.mark.rule("CGE-200")
@pytest.mark.parametrize(
    ("side", "lane", "stops"),
    [
        ("c01", "upper", [14, 15, 17]), ("c01", "lower", [13, 14, 15, 16, 17]),
        ("c02", "upper", [13, 14, 15, 16, 17]), ("c02", "lower", [15, 16, 17]),
        ("c03", "upper", [13, 16, 17]), ("c03", "lower", [13, 14, 15, 16, 17]),
    ],
)  # fmt: skip
def test_a_wide_field_takes_one_advance_to_enter_and_one_to_leave(side: str, lane: str, stops: list[int]) -> None:
    match = far(("a01", "b01", side), hand="7/0/0", car=12)
    play(match, lane)
    while match.pending:
        play(match, offered(match)[0])
    places = [entry.msg.args.get("column") for entry in match.finished if "advance" in entry.msg.key]
    assert [place for place in places if place] == stops


@pytest.mark.rule("CGE-198")
@pytest.mark.parametrize(("mode", "then"), [("road", "1/0/0"), ("rail", "0/1/0"), ("sea", "0/0/1")])
def test_an_any_transport_icon_gives_the_card_that_one_names(mode: str, then: str) -> None:
    # the first field of the upper lane of b01
    match = last_turn(2, {"riga": "t18 l0", "vienna": "t4"}, hand="0/1/0", train=6, tracks=WIDE)
    play(match, "upper")
    assert (asked(match), offered(match)) == ("transport", ["road", "rail", "sea"])
    play(match, mode)
    assert hand(match) == then


def at_the_icon(**facts: Any) -> Game:
    """A train enters the city-or-objective icon of the upper lane of b01."""
    own = {"row": ["oslo", "blank", "rome", "blank"], "objective_deck": [5, 9, 7], **facts}
    return last_turn(
        2, {"riga": "t18 l0", "vienna": "t4", "oslo": "t2", "rome": "t3"}, hand="0/1/0", train="8u", tracks=WIDE, **own
    )


@pytest.mark.rule("CGE-199")
def test_a_city_or_objective_icon_gives_a_city_card_or_one_of_two_objectives() -> None:
    match = at_the_icon()
    assert (asked(match), offered(match)) == ("bonus", ["city", "objective"])
    city = play(match.fork(), "city")
    assert (asked(city), offered(city)) == ("row-city", ["oslo", "blank-2", "rome", "blank-4"])
    play(city, "rome")
    assert me(city).cities == ["rome"]
    keys = {card.id: key for key, card in DATA.objectives.items()}
    play(match, "objective")
    assert (asked(match), set(offered(match))) == ("objective", {keys[5], keys[9]})
    play(match, keys[9])
    assert me(match).objectives == [keys[9]]
    assert match.state.objective_deck == [keys[7], keys[5]]
    assert me(match).cities == []


@pytest.mark.rule("CGE-202")
def test_without_objective_cards_the_icon_gives_a_city_card() -> None:
    match = at_the_icon(objective_deck=[])
    assert asked(match) == "row-city"
    play(match, "oslo")
    assert me(match).cities == ["oslo"]


@pytest.mark.rule("CGE-EX-X1", "CGE-200", "CGE-201", "CGE-086")
def test_a_marker_on_a_wide_field_stands_in_its_rightmost_column() -> None:
    # red walks onto the first field of the upper lane of c01 with the last turn of the round
    cities = {"riga": "t18 l0", "warsaw": "t4", "oslo": "t1 c1 b0"}
    others = {1: {"car": "14l", "posts": [0, 4, 4]}, 2: {"car": "13l", "posts": [0, 4, 4]}}
    match = table(
        3, cities=cities, closed=True, row=BLANKS, tracks=WIDE, hand="1/0/0", car=12, posts=[1, 4, 4], others=others
    )
    play(match, "upper")
    view = match.view(None)
    assert (view.round, view.order) == (2, [0, 1, 2])
    assert [columns(match, seat)[0] for seat in range(3)] == [14, 14, 13]
    assert match.view(None).players[0].hand["road"] == 1


@pytest.mark.rule("CGE-201", "CGE-117")
@pytest.mark.parametrize(("other", "vp"), [("13l", 8), ("14l", 0), ("15l", 0)])
def test_for_objectives_too_a_wide_field_counts_to_its_end(other: str, vp: int) -> None:
    cities = {"riga": "t18 l0", "warsaw": "t4"}
    match = last_turn(2, cities, tracks=WIDE, hand="1/0/0", car=12, objectives=[22], others={1: {"car": other}})
    play(match, "upper")
    assert match.over
    assert me(match).objective_vp == [vp]


@pytest.mark.rule("CGE-EX-Z43", "CGE-196", "CGE-197", "CGE-210", "CGE-169")
@pytest.mark.parametrize(("card", "cities", "objectives"), [(13, ["rome"], []), (6, [], ["pair-blue-yellow"])])
def test_for_a_forwarder_the_arrow_tells_city_from_objective(
    card: int, cities: list[str], objectives: list[str]
) -> None:
    # card 13: arrow up, train 1; card 6: arrow down, train 3
    row, deck = ["oslo", "rome", "kiev", "vienna"], ["dublin", "madrid"]
    world = {
        "lisbon": "t17 c0 u1",
        "dublin": "t15",
        "madrid": "t3",
        "rome": "t21",
        "oslo": "t2",
        "kiev": "t22",
        "vienna": "t1",
    }
    state = solo(
        world,
        card,
        row=row,
        deck=deck,
        tracks=WIDE,
        seat={"train": "8u"},
        objective_deck=[5, 9, 7],
        forwarder={"slot": 1, "supply": "lisbon"},
    )
    forwarder_turns(state)
    player = state.players[1]
    assert (player.cities, player.objectives) == (cities, objectives)
    assert tokens(state)[0] == 2 + len(cities)
    assert set(player.hand.values()) == {0}


@pytest.mark.rule("CGE-EX-Z43", "CGE-210")
def test_a_forwarder_ignores_any_transport_icons() -> None:
    state = solo({"lisbon": "t17 c0 u1"}, 13, tracks=WIDE, seat={"train": 6}, forwarder={"slot": 1, "supply": "lisbon"})
    lines = forwarder_turns(state)
    assert state.players[1].markers["train"].column == 7
    assert set(state.players[1].hand.values()) == {0}
    assert "log-card" not in lines


@pytest.mark.rule("CGE-210", "CGE-202")
def test_without_objective_cards_a_forwarder_takes_a_city_card_whatever_the_arrow() -> None:
    row = ["oslo", "rome", "blank", "blank"]
    state = solo(
        {"lisbon": "t17 c0 u1", "oslo": "t2", "rome": "t3"},
        6,
        row=row,
        tracks=WIDE,
        seat={"train": "8u"},
        objective_deck=[],
        forwarder={"slot": 1, "supply": "lisbon"},
    )
    forwarder_turns(state)
    assert state.players[1].cities == ["rome"]
