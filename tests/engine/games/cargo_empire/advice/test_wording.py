"""What options and lines say: what distinguishes, no zeros, names instead of codes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from engine.core.ahead.policy import play_out
from engine.core.play.match import Match
from engine.core.play.msg import Msg
from engine.games.cargo_empire import RULES
from engine.games.cargo_empire.advice.prospects import Prospects
from engine.games.cargo_empire.advice.shortcuts import shortcuts
from engine.games.cargo_empire.advice.told import DemandFacts, FareFacts, ObjectiveFacts
from engine.games.cargo_empire.cards import Cards
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.facts import SPACES
from engine.games.cargo_empire.objectives import objective_card
from engine.games.cargo_empire.offers import goes
from engine.games.cargo_empire.tracks import lane_fields, room
from renderers.cargo_empire import choices
from renderers.i18n import Words
from tests.engine.games.cargo_empire.build import Game, asked, play, read_by
from tests.engine.games.cargo_empire.scenes import CLANS, clan_turn, dyorle_turn, last_turn
from tests.engine.games.cargo_empire.turns import entries

WORDS = Words("en")
LINE = 100
"""Characters of a line of a list that Discord shows."""
ICONS = {"any_transport": "any card", "city_or_objective": "city or objective"}


def named(seat: int) -> str:
    """The name of a seat."""
    return ("Ann", "Ben", "Cid")[seat]


def detail(match: Game, key: str) -> str:
    """What an option of the pending Ask says besides its label."""
    found = read_by(match).options[key].detail()
    return "" if found is None else WORDS(found, named)


def label(match: Game, key: str) -> str:
    """What the button of an option says."""
    return WORDS(read_by(match).options[key].label())


def lines(match: Game) -> list[str]:
    """The log so far."""
    return [WORDS(entry.msg, named) for entry in entries(match)]


WAY = {"riga": "t18 l0", "berlin": "t4 c0"}
"""Riga supplies white, Berlin demands it."""
LEVEL3 = {**WAY, "vienna": "t1 LV2 c1 l1 bn.n"}
"""A post on the upper space, which is white, makes Vienna a city of level 3."""
LEVEL2 = {**WAY, "vienna": "t4 c1 l1"}
ROW = ["vienna", "blank", "blank", "blank"]
FAR = (("car", 9), ("train", 9), ("ship", 9))


@pytest.mark.rule("CGE-220", "CGE-064")
@pytest.mark.parametrize(
    ("cities", "row", "held", "said"),
    [
        (LEVEL3, ROW, [], "from 1 rail: train +1 · level 3, 1 cube lost: VP you 3, Ben 3"),
        (LEVEL3, None, ["vienna"], "from 1 rail: train +2 · level 3, 1 cube lost: VP you 3, Ben 3"),
        (LEVEL2, ROW, [], "from 1 rail: train +2 · upgrade, 1 cube lost · city reward"),
        (LEVEL2, None, [], "from 1 rail: train +1 · upgrade, 1 cube lost · opens 2 orange"),
    ],
    ids=["in the row", "in hand", "level 2", "nowhere"],
)
def test_a_card_that_leaves_the_row_with_level_3_promises_nothing(
    cities: dict[str, str], row: list[str] | None, held: list[str], said: str
) -> None:
    match = last_turn(2, cities, hand="3/3/3", held=held, **({"row": row} if row else {}))
    assert asked(match) == "demand"
    assert detail(match, "vienna/upper") == said
    # the practice opponent hopes for as much as the option promises
    rewards = {o.demand.reward for o in Prospects(match.view(0)).deliveries if o.demand.city == "vienna"}
    assert rewards == {"train +2" in said}


@pytest.mark.parametrize(
    ("beside", "said"),
    [
        ({}, "1 road + 1 rail: car +1, train +1, any +1 · city reward"),
        (
            {"upgrade": "upgrade", "old": 2},
            "1 road + 1 rail: car +1, train +1, any +1 · upgrade, 2 cubes lost · city reward",
        ),
        (
            {"upgrade": "upgrade", "by_crest": True},
            "1 road + 1 rail: car +1, train +1, any +1 · upgrade · by the crest",
        ),
        (
            {"upgrade": "upgrade", "by_crest": True, "posts": (Msg("cargo-empire-share-you", vp=3),)},
            "1 road + 1 rail: any +1 · upgrade · by the crest · posts: you 3",
        ),
    ],
    ids=["nothing", "one", "two", "three"],
)
def test_what_is_counted_already_gives_way_to_other_facts(beside: dict[str, Any], said: str) -> None:
    """Where an extra advance comes from, then how far the cards themselves go."""
    fare = FareFacts(Cards(1, 1, 0), "europe", "riga", "vienna", "", FAR, extras=1)
    found = DemandFacts("vienna", "upper", 1, reward=True, fare=fare, **beside).detail(None)
    assert found is not None and WORDS(found, named) == said


@pytest.mark.rule("CGE-220", "CGE-065")
def test_the_extra_advance_that_no_card_promises_does_not_come() -> None:
    match = last_turn(2, LEVEL3, hand="0/1/0", row=ROW, deck=["blank"] * 4, car=18, train=18, ship=18)
    play(match, "vienna/upper")
    assert match.view(0).players[0].markers["train"].column == 19
    assert match.view(0).cities[[c.key for c in match.view(0).cities].index("vienna")].level == 3


TOP = max(DATA.vp_spaces)


@pytest.mark.rule("CGE-222")
@pytest.mark.parametrize(
    ("car", "train", "demand", "by_rail", "by_road"),
    [
        (18, TOP - 2, "from 1 rail: train +2 · upgrade, 1 cube lost · city reward", "train +2", "car +3"),
        (18, TOP - 1, "from 1 rail: train +1 · upgrade, 1 cube lost · city reward", "train +1", "car +3"),
        (18, TOP, "1 rail · upgrade, 1 cube lost · city reward", "", "car +3"),
        (TOP - 1, 18, "from 1 rail: train +2 · upgrade, 1 cube lost · city reward", "train +2", "car +1"),
        (TOP, 18, "from 1 rail: train +2 · upgrade, 1 cube lost · city reward", "train +2", ""),
    ],
)
def test_advances_that_are_lost_at_the_top_are_not_promised(
    car: int, train: int, demand: str, by_rail: str, by_road: str
) -> None:
    match = last_turn(2, LEVEL2, hand="3/3/3", row=ROW, car=car, train=train)
    assert detail(match, "vienna/upper") == demand
    ((seat, ask),) = match.pending.items()
    view = match.view(seat)
    steps = {(ghost.kind, ghost.text) for ghost in choices.ghosts(view, read_by(match))}
    assert ("train", "+2") in steps or train > TOP - 2
    assert ("train", "+3") not in steps and (train < TOP or "train" not in {kind for kind, _ in steps})
    plans = " ".join(WORDS(plan.label) for plan in shortcuts(view, ask))
    far = {"car": TOP - car, "train": TOP - train}
    assert all(int(count) <= far[marker] for marker, count in re.findall(r"(car|train) (\d)", plans))
    play(match, "vienna/upper")
    fares = {key: detail(match, key).split(" · ")[0] for key in read_by(match).options}
    assert fares["0r-1t-0s"] == (by_rail or "over Warsaw")
    assert fares["2r-0t-0s"] == (by_road or "over Warsaw")


@pytest.mark.rule("CGE-066", "CGE-222")
def test_extra_advances_go_to_whoever_is_not_at_the_top() -> None:
    both = Cards(1, 1, 0)
    assert goes(both, 2, (("car", 9), ("train", 9), ("ship", 9))) == ([("car", 1), ("train", 1)], 2)
    assert goes(both, 2, (("car", 0), ("train", 9), ("ship", 9))) == ([("train", 3)], 0)
    assert goes(both, 3, (("car", 2), ("train", 2), ("ship", 9))) == ([("car", 1), ("train", 1)], 2)
    assert goes(both, 2, (("car", 0), ("train", 1), ("ship", 9))) == ([("train", 1)], 0)
    assert goes(Cards(2, 0, 0), 1, (("car", 0), ("train", 9), ("ship", 9))) == ([], 0)


@pytest.mark.rule("CGE-222")
def test_the_way_to_the_top_is_counted_by_the_longest_lanes() -> None:
    tracks = ("a01", "c01", "a02")
    assert [room(tracks, column, "") for column in (TOP, TOP - 1, 18)] == [0, 1, len(DATA.vp_spaces) - 1]
    assert room(tracks, 0, "") == TOP, "with base tracks a field a column"
    lanes = [len(lane_fields("c01", 1, lane)) for lane in SPACES]
    assert room(tracks, 6, "") == max(lanes) + 1 + room(tracks, 12, "")


def test_a_destination_tells_what_it_costs_and_advances_and_a_set_of_cards_the_way_that_it_pays() -> None:
    match = last_turn(2, {**WAY, "vienna": "t4 c0", "dublin": "t4 c0"}, hand="3/3/3")
    assert match.pending[0].note is not None
    assert WORDS(match.pending[0].note) == "White cube from Riga · you have 3 road + 3 rail + 3 sea"
    told = {key: (label(match, key), detail(match, key)) for key in read_by(match).options}
    assert told["dublin/upper"] == ("Dublin", "from 1 sea: ship +2")
    assert told["vienna/upper"] == ("Vienna", "from 1 rail: train +1")
    play(match, "vienna/upper")
    said = {key: detail(match, key) for key in read_by(match).options}
    assert said == {"0r-1t-0s": "train +1 · over Warsaw", "2r-0t-0s": "car +2 · over Warsaw"}


@pytest.mark.rule("CGE-034", "CGE-043")
def test_destinations_are_in_groups_by_what_they_cost_and_those_that_bring_most_come_first() -> None:
    cities = {**WAY, "vienna": "t4 c0", "dublin": "t4 c0", "athens": "t4 c0 l1", "madrid": "t4"}
    match = last_turn(2, cities, hand="3/3/3", held=["vienna"])
    options = read_by(match).options
    groups = [WORDS(group) for option in options.values() if (group := option.group()) is not None]
    assert [*options][:2] == ["athens/upper", "vienna/upper"]
    assert groups == ["For 1 card"] * 4 + ["For 2 cards"]


@pytest.mark.rule("CGE-065", "CGE-064", "CGE-066")
def test_extra_advances_are_told_with_the_steps_and_explained_in_the_log() -> None:
    match = last_turn(2, {**WAY, "vienna": "t4 c0 l1"}, hand="1/1/1", held=["riga"], car=18, train=18, ship=18)
    assert detail(match, "vienna/upper") == "1 rail: train +3 · perfect upgrade · opens 2 orange"
    assert detail(match, "berlin/upper") == "from 1 rail: train +2"
    play(match, "vienna/upper")
    assert "Bonus: +2 advances (city reward of Riga and perfect upgrade)." in lines(match)


@pytest.mark.rule("CGE-130")
def test_a_long_list_of_destinations_is_in_groups_by_the_colours_of_their_cities() -> None:
    match = Match.new(RULES, 2, CLANS, 0, confirm=())
    state = match.state
    state.phase, state.acting, state.order = "actions", 0, [0, 1]
    for player, clan in zip(state.players, ("green", "red"), strict=True):
        player.clan, player.hand, player.face_down = clan, {"road": 9, "rail": 9, "sea": 9}, ""
        player.cities = [state.city_deck.pop()]
    state.players[0].crest = "riga"
    state.cities["riga"].upper = 0
    ask = read_by(Match(RULES, 2, CLANS, state, confirm=()))
    assert len(ask.options) > 25
    groups = [WORDS(group) for option in ask.options.values() if (group := option.group()) is not None]
    assert len(groups) == len(ask.options)
    assert list(dict.fromkeys(groups)) == ["Blue cities", "Green cities", "Red cities", "Yellow cities"]
    assert max(groups.count(group) for group in groups) <= 12


def test_the_score_and_the_forwarders_card_tell_no_zero() -> None:
    match = Match.new(RULES, 1, {}, 3, confirm=())
    while match.pending:
        play(match, next(iter(match.pending[0].options)))
    told = [WORDS(e.msg) for e in match.finished if e.msg.key.endswith(("-score", "-forwarder-card"))]
    assert len(told) > 10
    assert not [text for text in told if " 0" in text.removeprefix("0")]


DYORLE = {"oakenrail": "t19 b0", "dunmarrow": "t5"}
"""Brown cubes go over the route with rush field 3."""


@pytest.mark.rule("CGE-188", "CGE-189")
def test_a_set_of_cards_tells_the_rush_tokens_that_it_reaches_and_the_way_that_does() -> None:
    match = dyorle_turn(DYORLE, ["", "", "road", "", "", ""], hand="2/1/0")
    assert detail(match, "2r-0t-0s") == "car +2 · road token"
    empty = dyorle_turn(DYORLE, hand="2/1/0")
    assert detail(empty, "2r-0t-0s") == "car +2"


@pytest.mark.rule("CGE-189")
def test_a_rush_token_is_named_by_the_cities_beside_it() -> None:
    named, either = set(), set()
    for seed in range(12):
        match = Match.new(RULES, 3, {"map": "dyorle"}, seed, confirm=())
        for turn in range(80):
            if not match.pending:
                break
            ask = read_by(match)
            keys = list(ask.options)
            if ask.kind == "cards":
                either |= {text for key in keys if " or " in (text := detail(match, key))}
            if ask.kind == "rush":
                named |= {label(match, key) for key in keys}
            play(match, keys[turn % len(keys)])
    facts = DATA.maps["dyorle"]
    names = tuple(f" token, {facts.cities[n.a].name}–{facts.cities[n.b].name}" for n in facts.links if n.rush)
    assert {text for text in named if "token, " in text}
    assert all(text == "Past no token" or text.endswith(names) for text in named)
    assert all(" token" in text for text in either)
    assert either


@pytest.mark.rule("CGE-137", "CGE-064")
def test_the_purple_crest_tells_its_extra_advance_at_the_city_where_it_stands() -> None:
    cities = {**WAY, "vienna": "t4 c0", "oslo": "t14 c1 l0"}
    here = clan_turn("purple", "riga", cities, hand="3/3/3")
    assert detail(here, "riga/white") == "+1 advance (your crest) · 2 cubes → 2 spaces, 2 for 1 card"
    assert detail(here, "oslo/white") == "1 cube → 2 spaces, 1 for 1 card"
    there = play(clan_turn("purple", "vienna", cities, hand="3/3/3", row=ROW), "riga/white")
    both = "from 1 rail: train +3 · city reward, crest"
    assert (detail(there, "vienna/upper"), detail(there, "berlin/upper")) == (both, "from 1 rail: train +1")


@pytest.mark.rule("CGE-130")
def test_green_sees_which_cube_would_lie_on_a_space_of_another_colour() -> None:
    cities = {"riga": "t18 l0", "warsaw": "t4 c0", "kiev": "t5 c1 u1"}
    match = clan_turn("green", "riga", cities, hand="3/3/3")
    assert (label(match, "warsaw/upper"), detail(match, "warsaw/upper")) == ("Warsaw", "from 1 rail: train +1")
    assert (label(match, "warsaw/lower"), detail(match, "warsaw/lower")) == (
        "Warsaw, lower (brown)",
        "from 1 rail: train +1 · by the crest",
    )
    assert detail(match, "kiev/lower") == "from 1 rail: train +1 · upgrade, 1 cube lost · by the crest"


USED = {
    "yellow": "By the crest of Amber Chamber in Madrid: any two cards.",
    "green": "By the crest of Verdant College in Warsaw: a cube of any colour.",
    "purple": "The crest of Violet Collective in Vienna brings an extra advance.",
    "blue": "By the crest of Azure Fleet: Madrid as a port.",
}


@pytest.mark.rule("CGE-126", "CGE-130", "CGE-137", "CGE-141")
@pytest.mark.parametrize(
    ("clan", "crest", "cities", "hand"),
    [
        ("yellow", "madrid", {"madrid": "t7 u0", "kiev": "t1"}, "2/0/0"),
        ("green", "warsaw", {"riga": "t18 l0", "warsaw": "t5 u1"}, "1/0/0"),
        ("purple", "vienna", {"riga": "t18 l0", "vienna": "t4"}, "0/1/0"),
        ("blue", "madrid", {"madrid": "t7 u0", "rome": "t1"}, "0/0/1"),
    ],
)
def test_the_log_names_the_crest_that_a_delivery_uses(clan: str, crest: str, cities: dict[str, str], hand: str) -> None:
    facts: dict[str, Any] = {"car": 18, "train": 18, "ship": 18}
    match = clan_turn(clan, crest, cities, hand=hand, **facts)
    if asked(match) == "supply":
        play(match, next(iter(match.pending[0].options)))
    assert lines(match).count(USED[clan]) == 1
    away = clan_turn(clan, "athens", {**cities, "riga": "t18 l0", "vienna": "t4"}, hand="0/1/1", **facts)
    while asked(away) in ("supply", "demand", "cards"):
        play(away, next(iter(away.pending[0].options)))
    assert not [text for text in lines(away) if "crest of" in text]


@pytest.mark.rule("CGE-141")
def test_a_sea_leg_between_two_ports_needs_no_crest() -> None:
    match = clan_turn("blue", "madrid", {"lisbon": "t7 u0", "rome": "t1"}, hand="0/0/1", car=18, train=18, ship=18)
    assert [text for text in lines(match) if "delivers" in text]
    assert not [text for text in lines(match) if "as a port" in text]


@pytest.mark.rule("CGE-121", "CGE-128")
def test_who_places_a_crest_sees_what_is_in_each_city() -> None:
    cities = {"riga": "t18 c2 u0 b0.1", "dublin": "t15 c1", "warsaw": "LV3 b0.1.1.1"}
    match = clan_turn("yellow", "athens", cities, hand="0/0/0", cubes=2)
    play(match, "clan", "crest")
    assert detail(match, "riga") == "2 posts of yours · 2 white cubes · Red port"
    assert detail(match, "dublin") == "1 white cube · Blue port"
    assert detail(match, "warsaw") == "1 post of yours · Red city"
    assert [*read_by(match).options][:2] == ["riga", "warsaw"]


def test_clan_texts_tell_blues_port_at_the_end_and_that_red_boosts_once_a_turn() -> None:
    match = Match.new(RULES, 4, CLANS, 1, confirm=())
    assert "also for objectives" in detail(match, "blue")
    assert "once a turn" in detail(match, "red")
    assert "road or rail card" in detail(match, "blue")


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("colour-red", "6 VP for your posts in 4 or 5 red cities, 12 VP in 6"),
        ("ports", "5 VP for your posts in 4 or 5 ports, 10 VP in 6 or more"),
        ("city-cards", "5 VP for 3 or 4 city cards, 10 VP for 5 or more"),
        ("level2", "5 VP for your posts in 4 or 5 cities of level 2, 10 VP in 6 or more"),
    ],
)
def test_tiers_tell_from_where_to_where_they_reach(card: str, said: str) -> None:
    found = objective_card(card, 4).detail()
    assert found is not None and WORDS(found) == said


def test_every_tier_of_two_steps_reaches_over_two_numbers() -> None:
    for objective in DATA.objectives.values():
        if objective.tiers:
            low, high = objective.tiers
            assert low.min + 2 == high.min  # "4 or 5" is all there is in between


@pytest.mark.rule("CGE-117", "CGE-118", "CGE-119", "CGE-229")
@pytest.mark.parametrize(("seats", "vp"), [(2, 8), (3, 5), (4, 4)])
def test_a_leading_marker_tells_the_number_of_this_table_only(seats: int, vp: int) -> None:
    said = objective_card("trailing-cars", seats).detail()
    assert said is not None and WORDS(said) == f"{vp} VP for each car behind yours"


@pytest.mark.rule("CGE-229")
def test_the_forwarder_counts_as_somebody_at_the_table() -> None:
    match = Match.new(RULES, 1, {}, 1, confirm=())
    match.state.players[0].drawn = ["trailing-cars", "ports"]
    twin = Match(RULES, 1, {}, match.state, confirm=())
    assert detail(twin, "trailing-cars") == "8 VP for each car behind yours"


@pytest.mark.rule("CGE-068", "CGE-073")
def test_an_advance_tells_what_its_field_brings_and_what_comes_behind_and_a_lane_all_its_icons() -> None:
    match = last_turn(2, {**WAY, "riga": "t18 c1 l0"}, hand="1/0/1", tracks=("a03", "a01", "a01"), car=1, ship=6)
    assert asked(match) == "advance"
    assert (label(match, "car"), detail(match, "car")) == ("Car: empty field", "then objective · – · sea")
    both = "Upper: road · – · rail · city · –, Lower: rail · sea · – · objective · –"
    assert (label(match, "ship"), detail(match, "ship")) == ("Ship: choose a lane of track 2", both)
    play(match, "ship")
    assert asked(match) == "lane"
    assert label(match, "lower") == "Lower: rail · sea · – · objective · –"
    play(match, "lower")
    assert "Ship → lower 7: +1 rail card." in lines(match)
    high = last_turn(2, WAY, hand="1/0/1", car=29, ship=19)
    told = [label(high, key) for key in read_by(high).options]
    assert told == ["Ship: 6 VP (+2)", "Car: lost, it stands at the top"]


def test_a_row_card_tells_what_its_city_offers_and_a_blank_one_only_its_slot() -> None:
    row = ["vienna", "blank", "riga", "blank"]
    match = last_turn(2, {**WAY, "vienna": "t4 c0 l1"}, hand="0/1/0", row=row, train=3)
    play(match, "berlin/upper") if asked(match) == "demand" else None
    assert asked(match) == "row-city"
    told = {key: (label(match, key), detail(match, key)) for key in read_by(match).options}
    assert told == {
        "riga": ("Riga", "1 post of yours · 1 white cube · takes brown"),
        "vienna": ("Vienna", "takes white"),
        "blank-2": ("Blank card", "slot 2"),
        "blank-4": ("Blank card", "slot 4"),
    }


@pytest.mark.rule("CGE-094", "CGE-096", "CGE-116")
def test_an_objective_card_tells_what_one_has_of_it_so_far() -> None:
    cities = {**WAY, "athens": "t13 c0 u0", "milan": "t1 c0 l0", "vienna": "t4 c0 l1"}
    drawn = {"objective_deck": ["pair-red-yellow", "objective-cards"], "objectives": ["ports", "level2"]}
    match = last_turn(2, cities, hand="0/1/0", tracks=("a01",) * 3, train="3l", **drawn)
    play(match, "berlin/upper")
    assert asked(match) == "objective"
    said = {key: detail(match, key) for key in read_by(match).options}
    assert said["objective-cards"].startswith("Now 3: 5 VP · 5 VP for 3 or 4 objective cards")
    assert said["pair-red-yellow"].startswith("Now 1 red, 2 yellow: 3 VP · 3 VP a pair: ")
    assert [*said] == ["objective-cards", "pair-red-yellow"]


def test_an_objective_card_is_told_in_one_line_of_a_list_whatever_one_has_of_it(tongue: str) -> None:
    words, cut = Words(tongue), dict[str, int]()
    for card, objective in DATA.objectives.items():
        most = 12 if "port" in card else 6
        for count in (1, 3, most):
            counts = (count,) * max(1, len(objective.classes))
            said = words(ObjectiveFacts(card, 4, counts, 24).detail(card))
            cut |= {said: len(said)} if len(said) > LINE else {}
    assert cut == {}


@pytest.mark.rule("CGE-091", "CGE-092", "CGE-093", "CGE-170", "CGE-208")
@pytest.mark.parametrize(
    ("seats", "variants"), [(2, {}), (1, {"map": "dyorle", "clans": "on"}), (2, {"table": "vassals"})], ids=str
)
def test_every_victory_point_before_the_objectives_is_told_when_it_comes(seats: int, variants: dict[str, str]) -> None:
    match = Match.new(RULES, seats, variants, 1, confirm=())
    play_out(match, ["greedy"] * seats, 1)
    told = dict.fromkeys([*range(seats), "forwarder"], 0)
    result = match.result()
    everybody = [*result.breakdown, *(rival.breakdown for rival in result.rivals)]
    scored = dict(zip([*range(seats), "forwarder"], everybody, strict=False))
    for entry in match.finished:
        for who, vp in points_of(entry.msg, list(scored)):
            told[who] += vp
    for who, sources in scored.items():
        assert told[who] == sum(vp for source, vp in sources.items() if source != "objectives"), who


def points_of(msg: Msg, everybody: list[int | str]) -> Iterator[tuple[int | str, int]]:
    """Who of them gets how many VP by a line of the log, before the end."""
    args = msg.args
    who = args.get("seat", "forwarder")
    if msg.key.endswith(("log-city-card", "log-reveal", "log-forwarder-second")):
        yield who, args["vp"]
    if msg.key.endswith("log-advance-vp"):
        yield who, args["gain"]
    if msg.key.endswith("log-level3-vp"):
        yield from shares(args["scores"], everybody)


def shares(scores: Any, everybody: list[int | str]) -> Iterator[tuple[int | str, int]]:
    """Who of them gets how many VP of a row of shares."""
    if scores.key.endswith("-row"):
        yield from shares(scores.args["a"], everybody)
        yield from shares(scores.args["b"], everybody)
    elif scores.key.endswith("-all"):
        yield from ((who, scores.args["vp"]) for who in everybody)
    else:
        yield scores.args["who"].args.get("seat", "forwarder"), scores.args["vp"]


@pytest.mark.rule("CGE-197")
def test_a_track_is_described_by_the_icons_of_its_lanes() -> None:
    words = {"road": "road", "rail": "rail", "sea": "sea", "city": "city", "objective": "objective", **ICONS}
    for side in DATA.sides.values():
        upper, lower = (
            ", ".join(words[icon] for icon, _ in side.lane(lane) if icon != "none") for lane in ("upper", "lower")
        )
        for position in (1, 2, 3):
            told = f"{upper} / {lower}"
            assert WORDS(f"cargo-empire-variant-track-{position}-{side.id}") == told[0].upper() + told[1:]
