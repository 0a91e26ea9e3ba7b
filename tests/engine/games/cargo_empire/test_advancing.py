"""Rewards, lanes, junctions and bonus icons (CGE-004, CGE-062 to CGE-078)."""

from __future__ import annotations

import pytest

from engine.core.play.ask import IllegalAnswer
from tests.engine.games.cargo_empire.build import (
    Game,
    actor,
    asked,
    deliver,
    marker,
    me,
    objective,
    offered,
    play,
    scored,
    table,
    told,
)
from tests.engine.games.cargo_empire.turns import BLUE, FX1, MILAN, RED, ROW, columns, fx1, hand, note

NO_CITY: dict[int, dict[str, list[str]]] = {RED: {"cities": []}}
QUIET = ("a02", "a02", "a02")


def refused(match: Game, *keys: str) -> None:
    """None of the answers is taken."""
    for key in keys:
        with pytest.raises(IllegalAnswer):
            match.answer(actor(match), key)


def lane(match: Game, name: str) -> str:
    """The lane of one of red's markers."""
    return me(match, RED).markers[name].lane


def to_copenhagen(cards: str = "1r-0t-1s", **facts: object) -> Game:
    """Red has delivered from Warsaw to Copenhagen, FX1."""
    return deliver(fx1(**facts), "warsaw/copenhagen/upper", cards)  # type: ignore[arg-type]


def i1() -> Game:
    """Example I: one advance of the car on the lower lane, two of the ship on the upper one."""
    match = play(to_copenhagen(hand="1/0/1"), "car", "lower")
    # what is left are two advances of the ship
    return play(match, "upper")


# -- examples


@pytest.mark.rule("CGE-EX-I1", "CGE-062", "CGE-068")
def test_a_road_card_moves_the_car_once_and_a_sea_card_the_ship_twice():
    match = to_copenhagen(hand="1/0/1")
    assert asked(match) == "advance"
    assert offered(match) == ["car", "ship"]
    assert note(match) == 3
    refused(match, "train")
    match = i1()
    assert columns(match) == (1, 0, 2)
    assert (lane(match, "car"), lane(match, "ship"), lane(match, "train")) == ("lower", "upper", "")


@pytest.mark.rule("CGE-EX-I2", "CGE-070", "CGE-068", "CGE-069")
def test_the_car_passes_the_junction_and_changes_its_lane_there():
    match = fx1(MILAN, hand="3/0/0", others={RED: {"car": "4l"}}, row=["amsterdam", "oslo", "kiev", "munich"])
    seen = [me(match, RED).markers["car"].column]
    deliver(match, "warsaw/milan/lower", "3r-0t-0s")
    # the car has gone to columns 5 and 6, and asks for its lane on the junction
    assert asked(match) == "lane"
    seen.append(me(match, RED).markers["car"].column)
    assert lane(match, "car") == ""
    play(match, "upper")
    seen.append(me(match, RED).markers["car"].column)
    assert seen == [4, 6, 7]
    assert lane(match, "car") == "upper"


@pytest.mark.rule("CGE-EX-J1", "CGE-064", "CGE-003")
def test_a_public_and_a_private_city_bring_an_extra_advance_each():
    # Copenhagen's upgrade is not perfect here, so that only the cities count
    match = to_copenhagen(hand="1/0/1", cities={"copenhagen": "t7 c1 l1"})
    play(match, "car", "lower", "upper")
    assert note(match) == 2


@pytest.mark.rule("CGE-EX-K1", "CGE-055", "CGE-065", "CGE-066")
def test_the_perfect_upgrade_brings_a_third_and_all_go_to_car_and_ship():
    match = i1()
    assert asked(match) == "advance"
    assert note(match) == 3
    assert offered(match) == ["car", "ship"]
    refused(match, "train")
    play(match, "ship", "ship", "amsterdam", "car")
    assert columns(match) == (2, 0, 4)


@pytest.mark.rule("CGE-EX-L1", "CGE-073", "CGE-074", "CGE-075")
def test_the_whole_turn_brings_a_road_two_rails_a_sea_and_amsterdam():
    match = i1()
    play(match, "ship", "ship")
    assert asked(match) == "row-city"
    assert offered(match) == ["warsaw", "amsterdam", "oslo", "kiev"]
    play(match, "amsterdam", "car")
    assert hand(match) == "1/2/1"
    assert me(match, RED).cities == ["copenhagen", "amsterdam"]
    assert match.view(None).row == ["warsaw", "munich", "oslo", "kiev"]


@pytest.mark.rule("CGE-EX-L2", "CGE-077")
def test_of_two_objective_cards_one_is_kept_and_the_other_goes_under_the_deck():
    """The rest of the deck is that of the example: thirteen cards below O5 and O9."""
    rest = [number for number in range(8, 24) if number not in (5, 9)][:13]
    match = to_copenhagen(
        "0r-1t-0s",
        others={RED: {"cities": [], "train": "3l", "objectives": [1]}},
        objective_deck=[5, 9, *rest],
        cities={"copenhagen": "t7 c1"},
        row=["amsterdam", "oslo", "kiev", "munich"],
    )
    assert asked(match) == "objective"
    assert match.pending[RED].private
    assert sorted(offered(match)) == sorted([objective(5), objective(9)])
    assert match.view(RED).objective_deck == 13
    match.answer(RED, objective(9))
    assert [objective(1), objective(9)] == match.view(RED).players[RED].objectives
    assert match.view(RED).objective_deck == 14
    assert match.state.objective_deck == [objective(number) for number in (*rest, 5)]
    for other in (1, 2, 3, None):
        assert match.view(other).players[RED].objectives == ["", ""]


@pytest.mark.rule("CGE-EX-Z10", "CGE-220", "CGE-059", "CGE-064")
@pytest.mark.parametrize(
    ("deck", "row", "cities", "extras"),
    [
        (["oslo"], ["rome", "berlin", "kiev", "vienna"], [], 0),
        (["warsaw"], ["rome", "berlin", "kiev", "vienna"], [], 1),
        (["oslo"], ["rome", "munich", "kiev", "vienna"], ["berlin"], 1),
    ],
)
def test_a_row_card_that_leaves_with_the_upgrade_brings_nothing_any_more(deck, row, cities, extras):
    world = {"warsaw": "t5 c2 l0", "berlin": "t24 LV2 c1 u3 b1.2"}
    tiles = ["t1", "t3", "t22", "t2", "t4", "t6"]
    open_ = [key for key in (*row, *deck) if key not in world]
    world |= {key: f"{tile} c0" for key, tile in zip(open_, tiles, strict=False)}
    match = table(
        4,
        RED,
        cities=world,
        closed=True,
        row=row,
        deck=deck,
        others={RED: {"hand": "1/0/0", "cities": cities}},
        tracks=QUIET,
    )
    # the delivery is the only legal one; what is left to choose is the lane
    play(match, "upper")
    assert columns(match) == (1 + extras, 0, 0)
    assert match.view(None).row[1] == {"berlin": deck[0], "munich": "munich"}[row[1]]


def with_icon(ship: str, cities: dict[str, str]) -> Game:
    """Example Z11: Warsaw's card is on top of the deck, and neither city is public or private."""
    row = ["amsterdam", "oslo", "kiev", "munich"]
    return deliver(
        fx1(cities, hand="1/0/1", row=row, deck=["warsaw"], others={RED: {"cities": [], "ship": ship}}),
        "warsaw/copenhagen/upper",
        "1r-0t-1s",
    )


@pytest.mark.rule("CGE-EX-Z11", "CGE-220", "CGE-075")
def test_a_card_that_comes_in_step_4_i_counts_and_one_of_step_4_iv_comes_too_late():
    match = with_icon("2u", {"copenhagen": "t7 c2"})
    play(match, "ship", "ship", "amsterdam", "lower")
    assert match.view(None).row[0] == "warsaw"
    assert asked(match) == "advance"
    assert note(match) == 1
    # the perfect upgrade's extra advance enters the same icon; nothing follows
    match = with_icon("1u", {"copenhagen": "t7 c0 l1"})
    turn = match.boundaries
    play(match, "ship", "ship", "lower")
    assert note(match) == 1
    play(match, "ship", "amsterdam")
    assert match.view(None).row[0] == "warsaw"
    assert match.boundaries > turn
    assert columns(match) == (1, 0, 4)


@pytest.mark.rule("CGE-EX-Z12", "CGE-070", "CGE-068")
def test_a_marker_may_stop_on_a_junction_and_chooses_its_lane_when_it_leaves():
    cities = {"riga": "t18 c2 u0", "kiev": "t1 c0", "moscow": "t23 c0"}
    match = table(2, RED, cities=cities, closed=True, row=["blank"] * 4, hand="0/2/0", train="5u", tracks=QUIET)
    assert offered(match) == ["moscow/upper", "kiev/lower"]
    play(match, "kiev/lower")
    # the next turn's delivery is forced, blue has skipped: nothing was asked on the junction before
    assert me(match, RED).posts[0] == 2
    assert columns(match) == (0, 6, 0)
    assert lane(match, "train") == ""
    assert asked(match) == "lane"
    play(match, "lower")
    assert columns(match) == (0, 7, 0)
    assert lane(match, "train") == "lower"


@pytest.mark.rule("CGE-EX-Z13", "CGE-222", "CGE-071", "CGE-072")
def test_advances_beyond_the_top_are_lost():
    match = to_copenhagen(
        hand="1/0/1",
        cities={"copenhagen": "t7 c0 l1"},
        row=["amsterdam", "oslo", "kiev", "munich"],
        others={RED: {"cities": [], "ship": 28}},
    )
    assert me(match, RED).markers["ship"].vp == 22
    play(match, "ship", "ship", "lower")
    assert note(match) == 1
    play(match, "ship")
    assert me(match, RED).markers["ship"].column == 29
    assert me(match, RED).markers["ship"].vp == 24
    assert scored(match)["development"] == 24
    assert told(match).count("log-advance-lost") == 2


@pytest.mark.rule("CGE-EX-Z31", "CGE-078", "CGE-225", "CGE-202")
def test_the_last_objective_card_comes_without_a_choice_and_then_none_comes():
    """Three trains on their way, one after the other: the deck has one card, then none."""
    match = to_copenhagen(
        "0r-1t-0s",
        cities={"copenhagen": "t7 c1"},
        row=["amsterdam", "oslo", "kiev", "munich"],
        objective_deck=[5],
        others={RED: {"cities": [], "train": "3l"}},
    )
    assert me(match, RED).objectives == [objective(5)]
    assert match.state.objective_deck == []
    facts = {"cities": {"copenhagen": "t7 c1"}, "row": ["amsterdam", "oslo", "kiev", "munich"], "objective_deck": []}
    match = to_copenhagen("0r-1t-0s", others={RED: {"cities": [], "train": "3l"}}, **facts)
    assert me(match, RED).objectives == []
    assert columns(match) == (0, 4, 0)
    assert "log-no-objective" in told(match)
    match = to_copenhagen(
        "0r-1t-0s", others={RED: {"cities": [], "train": "8u"}}, tracks=("a01", "b01", "c01"), **facts
    )
    assert asked(match) == "row-city"
    play(match, "kiev")
    assert me(match, RED).cities == ["kiev"]


def z46() -> Game:
    """Road and sea were played, and two extra advances are earned."""
    return to_copenhagen(hand="1/0/1", cities={"copenhagen": "t7 c1 l1"}, tracks=("a02", "a02", "a02"))


@pytest.mark.rule("CGE-EX-Z46", "CGE-063", "CGE-067", "CGE-221", "CGE-073")
def test_the_cars_advance_may_come_before_between_or_after_the_ships():
    for sequence in (["car", "ship", "ship"], ["ship", "car", "ship"], ["ship", "ship", "car"]):
        match = z46()
        moved: list[str] = []
        while match.pending and len(moved) < 3:
            moved.append(sequence[len(moved)])
            if note(match) == 4 - len(moved) and asked(match) == "advance":
                play(match, moved[-1])
            # the first advance of each marker asks for its lane; the last ones go by themselves
            while asked(match) == "lane":
                play(match, "upper")
            if len(set(sequence[len(moved) :])) == 1:
                break
            assert columns(match) == (moved.count("car"), 0, moved.count("ship"))
        assert asked(match) == "advance"
        assert columns(match) == (1, 0, 2)
        assert note(match) == 2, "the extras come after all three"


@pytest.mark.rule("CGE-EX-Z46", "CGE-067", "CGE-221", "CGE-073")
def test_each_icon_is_resolved_before_the_next_advance_and_no_extra_is_left_over():
    # a01, upper lane: the third advance of the ship enters a city icon
    match = to_copenhagen(hand="1/0/1", cities={"copenhagen": "t7 c1 l1"}, others={RED: {"ship": "2u"}})
    turn = match.boundaries
    play(match, "ship", "ship")
    assert asked(match) == "row-city"
    refused(match, "car", "ship", "done")
    play(match, "kiev", "lower")
    assert asked(match) == "advance"
    refused(match, "done", "pass")
    play(match, "ship")
    assert note(match) == 1
    assert match.boundaries == turn
    play(match, "car")
    assert match.boundaries > turn


# -- progress


@pytest.mark.rule("CGE-004", "CGE-070", "CGE-071")
def test_a_marker_goes_through_three_tracks_two_junctions_and_the_victory_points():
    for lane_ in ("upper", "lower"):
        assert walk("0", lane_, 30) == [*range(30), 29]


def walk(start: str, lane_: str, steps: int) -> list[int]:
    """The columns of a train that advances so often, one delivery after the other."""
    found, place = [marker(start).column], start
    for _ in range(steps):
        match = to_copenhagen(
            "0r-1t-0s",
            cities={"copenhagen": "t7 c1"},
            row=["amsterdam", "oslo", "kiev", "munich"],
            others={RED: {"cities": [], "train": place}},
            tracks=("a04", "a04", "a04"),
            objective_deck=[],
        )
        turn = match.boundaries
        while match.boundaries == turn:
            play(match, lane_ if asked(match) == "lane" else offered(match)[0])
        found.append(columns(match)[1])
        place = f"{found[-1]}{lane_[0]}"
    return found


@pytest.mark.rule("CGE-068")
@pytest.mark.parametrize(("start", "to"), [("0", 1), ("6", 7), ("12", 13)])
def test_the_lane_is_chosen_at_the_start_and_on_both_junctions_and_nowhere_else(start, to):
    facts = {"cities": {"copenhagen": "t7 c1"}, "row": ["amsterdam", "oslo", "kiev", "munich"]}
    for choice in ("upper", "lower"):
        match = to_copenhagen("0r-1t-0s", others={RED: {"cities": [], "train": start}}, tracks=QUIET, **facts)
        assert asked(match) == "lane"
        assert offered(match) == ["upper", "lower"]
        play(match, choice)
        assert (columns(match)[1], lane(match, "train")) == (to, choice)


@pytest.mark.rule("CGE-069")
@pytest.mark.parametrize("place", ["1u", "1l", "4u", "4l", "7l", "10u", "13u", "16l"])
def test_within_a_track_the_lane_stays(place):
    match = to_copenhagen(
        "0r-1t-0s",
        cities={"copenhagen": "t7 c1"},
        row=["amsterdam", "oslo", "kiev", "munich"],
        others={RED: {"cities": [], "train": place}},
        tracks=("a01", "a01", "a01"),
        objective_deck=[],
    )
    assert asked(match) != "lane"
    assert columns(match)[1] == int(place[:-1]) + 1
    assert lane(match, "train") == {"u": "upper", "l": "lower"}[place[-1]]


@pytest.mark.rule("CGE-071", "CGE-072", "CGE-091")
def test_the_victory_point_spaces_go_from_2_to_24_in_steps_of_2():
    worth = []
    for column in range(17, 30):
        match = fx1(others={RED: {"train": f"{column}u"}})
        worth.append(me(match, RED).markers["train"].vp)
    assert worth == list(range(0, 26, 2))


@pytest.mark.rule("CGE-071")
def test_behind_the_last_field_of_track_3_comes_the_lowest_victory_point_space():
    match = to_copenhagen(
        "0r-1t-0s",
        cities={"copenhagen": "t7 c1"},
        row=["amsterdam", "oslo", "kiev", "munich"],
        others={RED: {"cities": [], "train": "17u"}},
    )
    assert me(match, RED).markers["train"].vp == 2
    assert scored(match)["development"] == 2


# -- rewards


@pytest.mark.rule("CGE-062")
@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("1r-0t-0s", (1, 0, 0)),
        ("0r-1t-0s", (0, 1, 0)),
        ("2r-0t-0s", (2, 0, 0)),
        ("1r-0t-1s", (1, 0, 2)),
        ("0r-0t-1s", (0, 0, 2)),
    ],
)
def test_each_card_moves_its_own_marker(cards, expected):
    way = {"1r-0t-0s": "warsaw/berlin/upper", "0r-0t-1s": "riga/copenhagen/upper"}.get(cards, "warsaw/copenhagen/upper")
    match = table(
        4,
        RED,
        cities={"warsaw": "t5 c2 l0", "riga": "t6 c2 l0", "berlin": "t7", "copenhagen": "t8"},
        closed=True,
        row=["blank"] * 4,
        hand="2/2/2",
        tracks=QUIET,
    )
    deliver(match, way, cards)
    turn = match.boundaries
    while match.boundaries == turn:
        play(match, offered(match)[0])
    assert columns(match) == expected


@pytest.mark.rule("CGE-062", "CGE-EX-I1")
def test_the_advances_of_a_card_cannot_go_to_another_marker():
    match = play(to_copenhagen(hand="1/0/1"), "car", "lower")
    # the car's only advance is spent, so the ship goes on by itself
    assert asked(match) == "lane"
    play(match, "lower")
    assert columns(match) == (1, 0, 2)


@pytest.mark.rule("CGE-063")
def test_all_advances_of_the_cards_and_their_bonuses_come_before_the_extras():
    match = to_copenhagen(hand="1/0/1", others={RED: {"ship": "3u"}})
    play(match, "ship")
    assert asked(match) == "row-city", "the bonus comes before the second advance"
    play(match, "kiev")
    assert note(match) == 2
    play(match, "ship", "lower")
    assert note(match) == 3, "extras"


@pytest.mark.rule("CGE-064")
@pytest.mark.parametrize(
    ("row", "own", "blues", "extras"),
    [
        (["warsaw", "copenhagen", "oslo", "kiev"], [], [], 2),
        (["warsaw", "amsterdam", "oslo", "kiev"], [], [], 1),
        (["copenhagen", "amsterdam", "oslo", "kiev"], [], [], 1),
        (["munich", "amsterdam", "oslo", "kiev"], ["warsaw", "copenhagen"], [], 2),
        (["munich", "amsterdam", "oslo", "kiev"], ["copenhagen"], [], 1),
        (["munich", "amsterdam", "oslo", "kiev"], [], ["warsaw", "copenhagen"], 0),
        (["warsaw", "amsterdam", "oslo", "kiev"], ["copenhagen"], [], 2),
        (["munich", "amsterdam", "oslo", "kiev"], ["riga", "berlin"], [], 0),
    ],
)
def test_public_cities_and_own_private_ones_bring_an_extra_each(row, own, blues, extras):
    match = to_copenhagen(
        "0r-1t-0s",
        cities={"copenhagen": "t7 c1"},
        row=row,
        others={RED: {"cities": own}, BLUE: {"cities": blues}},
        tracks=("a02", "a02", "a02"),
    )
    turn = match.boundaries
    play(match, "lower")
    while match.boundaries == turn:
        play(match, offered(match)[0])
    assert columns(match) == (0, 1 + extras, 0)


@pytest.mark.rule("CGE-065")
@pytest.mark.parametrize(("copenhagen", "extras"), [("t7 c0 l1", 1), ("t7 c1 l1", 0), ("t7 c2 l1", 0), ("t7 c0", 0)])
def test_only_a_perfect_upgrade_brings_an_extra(copenhagen, extras):
    match = to_copenhagen(
        "0r-1t-0s",
        cities={"copenhagen": copenhagen},
        row=["amsterdam", "oslo", "kiev", "munich"],
        others=NO_CITY,
        tracks=("a02", "a02", "a02"),
    )
    play(match, "lower")
    assert columns(match) == (0, 1 + extras, 0)


@pytest.mark.rule("CGE-066", "CGE-067")
def test_extras_may_be_split_freely_one_by_one():
    expected = {
        ("car", "car", "car"): (4, 0, 2),
        ("ship", "ship", "ship"): (1, 0, 5),
        ("car", "ship", "car"): (3, 0, 3),
    }
    for sequence, places in expected.items():
        match = play(to_copenhagen(hand="1/0/1", tracks=("a04", "a04", "a04")), "car", "lower", "lower")
        for left, name in zip((3, 2, 1), sequence, strict=True):
            assert (asked(match), note(match)) == ("advance", left)
            play(match, name)
        assert columns(match) == places


@pytest.mark.rule("CGE-067", "CGE-073")
def test_the_bonus_of_an_extra_is_taken_before_the_next_extra():
    match = play(to_copenhagen(hand="1/0/1"), "car", "lower", "upper", "ship")
    assert hand(match) == "1/2/0", "the ship has passed road and rail, the car stands on rail"
    play(match, "ship")
    assert asked(match) == "row-city"
    refused(match, "car", "ship")


# -- bonus icons


@pytest.mark.rule("CGE-073", "CGE-074")
@pytest.mark.parametrize(
    ("side", "place", "gain"),
    [("a02", "4u", "1/0/0"), ("a04", "4u", "0/1/0"), ("a03", "4u", "0/0/1"), ("a01", "1u", "0/0/0")],
)
def test_a_transport_icon_gives_a_card_of_its_type(side, place, gain):
    assert hand(icon(side, place)) == gain


def icon(side: str, place: str, objectives: list[int] | None = None) -> Game:
    """Red's train has advanced from a place on this side."""
    cities = {
        "warsaw": "t5 c2 l0",
        "berlin": "t7 c1",
        "oslo": "t1 c0",
        "kiev": "t2 c0",
        "rome": "t3 c0",
        "munich": "t4 c0",
        "milan": "t6 c0",
    }
    return table(
        4,
        RED,
        cities=cities,
        closed=True,
        row=["oslo", "kiev", "rome", "munich"],
        deck=["milan"],
        hand="0/1/0",
        others={RED: {"hand": "0/1/0", "train": place}},
        tracks=(side, side, side),
        objective_deck=objectives or [],
    )


@pytest.mark.rule("CGE-073")
def test_a_bonus_is_taken_in_passing_too():
    match = play(
        to_copenhagen(
            hand="1/0/1", row=["amsterdam", "oslo", "kiev", "munich"], cities={"copenhagen": "t7 c1"}, others=NO_CITY
        ),
        "car",
        "lower",
        "upper",
    )
    # the ship went over the road icon of column 1 and stopped on column 2
    assert columns(match) == (1, 0, 2)
    assert hand(match) == "1/1/0"


@pytest.mark.rule("CGE-075", "CGE-003")
def test_a_city_icon_lets_its_owner_take_any_row_card():
    for card in ("oslo", "kiev", "rome", "munich"):
        match = icon("a01", "3u")
        assert offered(match) == ["oslo", "kiev", "rome", "munich"]
        play(match, card)
        assert me(match, RED).cities == [card]
        assert "milan" in match.view(None).row
        assert card not in match.view(None).row
        assert match.state.city_deck == []


@pytest.mark.rule("CGE-077", "CGE-225")
def test_an_objective_icon_lets_its_owner_see_two_cards_and_no_more():
    match = icon("a01", "3l", [3, 4, 5])
    assert set(offered(match)) == {objective(3), objective(4)}
    play(match, objective(3))
    assert match.view(RED).players[RED].objectives == [objective(3)]
    assert match.state.objective_deck == [objective(5), objective(4)]


@pytest.mark.rule("CGE-078")
def test_an_objective_icon_without_cards_does_nothing():
    match = icon("a01", "3l", [])
    assert columns(match) == (0, 4, 0)
    assert match.view(RED).players[RED].objectives == []
    assert match.view(RED).objective_deck == 0


@pytest.mark.rule("CGE-076", "CGE-223")
def test_a_blank_card_may_be_taken_like_any_other():
    match = table(
        4,
        RED,
        cities={"warsaw": "t5 c2 l0", "berlin": "t7 c1"},
        closed=True,
        row=["warsaw", "blank", "berlin", "blank"],
        deck=[],
        others={RED: {"hand": "0/1/0", "train": "3u"}},
    )
    assert offered(match) == ["warsaw", "blank-2", "berlin", "blank-4"]
    play(match, "blank-4")
    assert me(match, RED).cities == ["blank"]


def test_the_fixture_is_that_of_the_examples():
    match = fx1()
    assert match.view(None).row == ROW
    assert {key for key in FX1 if match.state.cities[key].level < 3} == set(FX1)
