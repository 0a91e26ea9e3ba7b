"""Objectives (CGE-096 to CGE-119)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from random import Random
from typing import Any

import pytest

from engine.core.play.match import Match
from engine.core.play.msg import Msg
from engine.games.cargo_empire import RULES
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.state import VASSALS
from tests.engine.games.cargo_empire import naive
from tests.engine.games.cargo_empire.build import Game, marker, objective, position
from tests.engine.games.cargo_empire.turns import BLUE, GREEN, RED, YELLOW
from tests.long import few

NUMBERS = {objective(number): number for number in range(1, 25)}


def card_points(match: Game) -> dict[tuple[int, int], int]:
    """(seat, number of the objective) -> VP, as the final scoring tells it."""
    found = {}
    for entry in match.finished:
        if entry.msg.key == "cargo-empire-log-objective-vp":
            card, seat, vp = (entry.msg.args.get(name) for name in ("card", "seat", "vp"))
            assert isinstance(card, Msg)
            assert isinstance(seat, int)
            assert isinstance(vp, int)
            found[seat, NUMBERS[card.key.removeprefix("cargo-empire-objective-")]] = vp
    return found


def ended(players: int, cities: Mapping[str, str], seats: Mapping[int, Mapping[str, Any]], map: str = "europe") -> Game:
    """The end of a game; all who are not told have no objective and stand at the start."""
    variants = RULES.complete(players, {"map": map})
    others = {seat: {"posts": [0, 0, 0]} | dict(seats.get(seat, {})) for seat in range(players)}
    state = position(
        players, 0, cities=cities, others=others, round=3, variants=variants, state={"phase": "scoring", "acting": None}
    )
    match: Game = Match(RULES, players, variants, state, confirm=())
    assert match.over
    return match


def worth(
    number: int, world: Mapping[str, str], players: int = 4, cards: int = 1, map: str = "europe", **own: Any
) -> int:
    """What an objective scores for red, who holds so many cards."""
    fillers = [other for other in range(1, 25) if other != number][: cards - 1]
    seats = {RED: {"objectives": [number, *fillers]} | own}
    return card_points(ended(players, world, seats, map))[RED, number]


def present(*cities: str) -> dict[str, str]:
    """Red has a post in each of these cities; tiles are dealt in order."""
    return {key: f"t{tile} u0" for tile, key in enumerate(cities, 1)}


REDS = ("st-petersburg", "moscow", "riga", "warsaw", "kiev", "bucharest")
BLUES = ("edinburgh", "dublin", "london", "amsterdam", "madrid", "lisbon")
GREENS = ("oslo", "stockholm", "copenhagen", "berlin", "frankfurt", "munich")
YELLOWS = ("vienna", "zurich", "milan", "marseille", "rome", "athens")
PORTS = (
    "dublin",
    "london",
    "amsterdam",
    "lisbon",
    "st-petersburg",
    "riga",
    "oslo",
    "stockholm",
    "copenhagen",
    "marseille",
    "rome",
    "athens",
)
INLAND = tuple(key for key in (*REDS, *BLUES, *GREENS, *YELLOWS) if key not in PORTS)

Z16 = {
    "warsaw": "LV3 b0.0.1.2",
    "riga": "t1 u0",
    "moscow": "t2 l0",
    "kiev": "t3 LV2 u0 b1.2",
    "berlin": "t4 LV2 b0.0",
    "copenhagen": "t5 LV2 b0.3",
    "london": "t6 LV2 l0 b3.3",
    "amsterdam": "t7 u0",
    "milan": "LV3 b0.0.0.0",
}


@pytest.mark.rule("CGE-EX-Z16", *(f"CGE-{number:03}" for number in range(96, 120)))
def test_all_objectives_on_one_position():
    """Red holds three cards; each objective is looked at with two others beside it."""
    expected = [6, 6, 3, 6, 3, 3, 12, 6, 8, 6, 0, 0, 0, 5, 5, 5, 5, 6, 10, 6, 5, 4, 8, 8]
    places = {RED: (10, 6, 4), BLUE: (10, 3, 0), GREEN: (7, 6, 2), YELLOW: (12, 2, 4)}
    found: dict[tuple[int, int], int] = {}
    for first in range(1, 25, 3):
        seats: dict[int, dict[str, Any]] = {
            seat: dict(zip(("car", "train", "ship"), columns, strict=True)) for seat, columns in places.items()
        }
        seats[RED] |= {"objectives": [first, first + 1, first + 2], "cities": ["oslo", "rome", "athens"]}
        found |= card_points(ended(4, Z16, seats))
    assert [found[RED, number] for number in range(1, 25)] == expected


PAIRS = {
    1: (REDS, BLUES),
    2: (REDS, GREENS),
    3: (REDS, YELLOWS),
    4: (BLUES, GREENS),
    5: (BLUES, YELLOWS),
    6: (GREENS, YELLOWS),
}


@pytest.mark.rule("CGE-096", "CGE-097", "CGE-098", "CGE-099", "CGE-100", "CGE-101")
@pytest.mark.parametrize("number", PAIRS)
def test_a_pair_of_colours_scores_3_for_each_set(number):
    one, other = PAIRS[number]
    rest = [key for colour in (REDS, BLUES, GREENS, YELLOWS) if colour not in (one, other) for key in colour]
    assert worth(number, present(*one, *rest)) == 0
    assert worth(number, present(*other, *rest)) == 0
    assert worth(number, present(one[0], other[0])) == 3
    assert worth(number, present(*one[:2], *other[:5])) == 6
    assert worth(number, present(*one[:4], *other[:3])) == 9
    assert worth(number, present(*one, *other)) == 18


@pytest.mark.rule("CGE-102")
def test_ports_and_other_cities_score_3_for_each_set():
    assert len(PORTS) == len(INLAND) == 12
    assert worth(7, present(*PORTS)) == 0
    assert worth(7, present(*INLAND)) == 0
    assert worth(7, present(*PORTS[:2], *INLAND[:5])) == 6
    assert worth(7, present(*PORTS[:5], *INLAND[:4])) == 12


@pytest.mark.rule("CGE-103")
def test_a_set_of_all_four_colours_scores_6():
    assert worth(8, present(*REDS, *BLUES, *GREENS)) == 0
    assert worth(8, present(REDS[0], BLUES[0], GREENS[0], YELLOWS[0])) == 6
    assert worth(8, present(*REDS[:3], *BLUES[:2], *GREENS[:4], *YELLOWS[:2])) == 12


@pytest.mark.rule("CGE-104")
def test_the_largest_linked_group_scores_1_for_each_city():
    line = ("lisbon", "madrid", "marseille")
    assert worth(9, {}) == 0
    assert worth(9, present("lisbon")) == 1
    assert worth(9, present(*line)) == 3
    # a gap in the middle
    assert worth(9, present("lisbon", "marseille")) == 1
    # a branch counts too, and of two groups only the larger one
    assert worth(9, present(*line, "milan", "zurich")) == 5
    assert worth(9, present(*line, "dublin", "london", "edinburgh", "amsterdam")) == 4
    # ports are not linked by sea
    assert worth(9, present("lisbon", "dublin", "oslo")) == 1
    # a city without presence does not link
    assert worth(9, present(*line, "rome") | {"milan": "t9 u1"}) == 3


@pytest.mark.rule("CGE-105", "CGE-106", "CGE-107", "CGE-108")
@pytest.mark.parametrize(("number", "colour"), [(10, REDS), (11, BLUES), (12, GREENS), (13, YELLOWS)])
def test_many_cities_of_one_colour_score_6_or_12(number, colour):
    rest = [key for other in (REDS, BLUES, GREENS, YELLOWS) if other != colour for key in other]
    assert [worth(number, present(*colour[:count], *rest)) for count in range(7)] == [0, 0, 0, 0, 6, 6, 12]


@pytest.mark.rule("CGE-109", "CGE-110")
@pytest.mark.parametrize(("number", "cities", "rest"), [(14, PORTS, INLAND), (15, INLAND, PORTS)])
def test_many_ports_or_other_cities_score_5_or_10(number, cities, rest):
    expected = [0, 0, 0, 0, 5, 5, 10, 10, 10, 10, 10, 10, 10]
    assert [worth(number, present(*cities[:count], *rest)) for count in range(13)] == expected


@pytest.mark.rule("CGE-111", "CGE-223")
def test_many_city_cards_score_5_or_10():
    cards = ["oslo", "blank", "rome", "kiev", "blank", "milan"]
    assert [worth(16, {}, cities=cards[:count]) for count in range(7)] == [0, 0, 0, 5, 5, 10, 10]


@pytest.mark.rule("CGE-112")
def test_presence_in_many_cities_of_level_2_scores_5_or_10():
    others = {"oslo": "LV3 b0.0.0.0", "rome": "t20 u0", "athens": "t21 u0", "milan": "LV3 b0.n.n.n"}
    keys = (*REDS, "berlin")
    found = []
    for count in range(8):
        cities = {key: f"t{tile} LV2 b0.1" for tile, key in enumerate(keys[:count], 1)}
        found.append(worth(17, cities | others | {"lisbon": "t22 LV2 b1.2"}))
    assert found == [0, 0, 0, 0, 5, 5, 10, 10]


@pytest.mark.rule("CGE-113")
def test_each_city_of_level_3_with_presence_scores_3():
    cities = {"oslo": "LV3 b0.0.0.0", "rome": "LV3 b0.1.1.1", "athens": "LV3 b1.1.2.3", "kiev": "t1 LV2 u0 b0.0"}
    assert worth(18, {}) == 0
    assert worth(18, cities) == 6


@pytest.mark.rule("CGE-114")
def test_four_own_posts_in_a_city_score_10_once():
    assert worth(19, {"oslo": "LV3 b0.0.0.1", "rome": "LV3 b0.1.1.1"}) == 0
    assert worth(19, {"oslo": "LV3 b0.0.0.0"}) == 10
    assert worth(19, {"oslo": "LV3 b0.0.0.0", "rome": "LV3 b0.0.0.0"}) == 10
    assert worth(19, {"oslo": "LV3 b1.1.1.1"}) == 0


@pytest.mark.rule("CGE-115")
def test_each_city_with_exactly_two_own_posts_scores_3():
    assert worth(20, {"oslo": "LV3 b0.0.1.1", "rome": "t1 LV2 b0.1 l0", "kiev": "t2 LV2 b0.0"}) == 9
    assert worth(20, {"oslo": "LV3 b0.0.0.1", "rome": "t1 LV2 b0.0 l0", "kiev": "t2 u0", "milan": "LV3 b0.0.0.0"}) == 0


@pytest.mark.rule("CGE-116")
def test_many_objective_cards_score_5_or_10_this_one_included():
    assert [worth(21, {}, cards=count) for count in range(1, 7)] == [0, 0, 5, 5, 10, 10]


@pytest.mark.rule("CGE-117", "CGE-118", "CGE-119")
@pytest.mark.parametrize(("number", "name"), [(22, "car"), (23, "train"), (24, "ship")])
@pytest.mark.parametrize(("players", "each"), [(2, 8), (3, 5), (4, 4)])
def test_each_marker_behind_the_own_one_scores(number, name, players, each):
    def points(own: int, *others: int) -> int:
        seats: dict[int, dict[str, Any]] = {seat: {name: column} for seat, column in enumerate(others, 1)}
        seats[RED] = {"objectives": [number], name: own} | {
            other: 12 for other in ("car", "train", "ship") if other != name
        }
        return card_points(ended(players, {}, seats))[RED, number]

    rivals = (5, 9, 20)[: players - 1]
    assert points(0, *rivals) == 0
    assert points(5, *rivals) == 0, "equal progress gives nothing"
    assert points(6, *rivals) == each
    assert points(29, *rivals) == each * (players - 1)


@pytest.mark.rule("CGE-117", "CGE-118", "CGE-119", "CGE-004")
def test_the_lane_makes_no_difference_to_progress():
    seats: dict[int, dict[str, Any]] = {
        RED: {"objectives": [22], "car": "9u"},
        BLUE: {"car": "9l"},
        GREEN: {"car": "8u"},
        YELLOW: {"car": "10l"},
    }
    assert card_points(ended(4, {}, seats))[RED, 22] == 4


# -- against a second, naive judge


def random_city(random: Random, tile: int, seats: int) -> str:
    """A city in words: any level, posts of anybody."""

    def owners(count: int) -> str:
        return ".".join(str(random.randrange(seats)) for _ in range(count))

    level = random.choice((1, 1, 2, 2, 3))
    if level == 3:
        return f"LV3 b{owners(4)}"
    beside = f" b{owners(2)}" if level == 2 else ""
    post = random.choice(("", f" u{owners(1)}", f" l{owners(1)}"))
    return f"t{tile} LV{level} c{random.randrange(3)}{beside}{post}"


def random_end(random: Random, players: int, map: str) -> Game:
    """A random final position in which all 24 objectives are held by somebody."""
    keys = list(DATA.maps[map].cities)
    cities = {key: random_city(random, tile, players) for tile, key in enumerate(keys, 1)}
    cards = [*random.sample(keys, len(keys)), *["blank"] * 6]
    numbers = random.sample(range(1, 25), 24)
    seats = {}
    for seat in range(players):
        seats[seat] = {
            "cities": [cards.pop() for _ in range(random.randrange(7))],
            "objectives": numbers[seat::players],
            **{name: f"{random.randrange(30)}{random.choice('ul')}" for name in ("car", "train", "ship")},
        }
    return ended(players, cities, seats, map)


@pytest.mark.rule("CGE-094", *(f"CGE-{number:03}" for number in range(96, 120)))
@pytest.mark.parametrize(("players", "map"), few(product((2, 3, 4), ("europe", "dyorle")), 1))
@pytest.mark.parametrize("positions", few((15, 40), 1))
def test_on_random_final_positions_each_objective_scores_as_a_naive_judge_says(players, map, positions):
    random = Random(players)
    for _ in range(positions):
        match = random_end(random, players, map)
        view = match.view(None)
        found = card_points(match)
        assert {number for _, number in found} == set(range(1, 25))
        assert found == {(seat, number): naive.objective(view, seat, number) for seat, number in found}
        for seat in range(players):
            total = sum(vp for (holder, _), vp in found.items() if holder == seat)
            assert match.result().breakdown[seat]["objectives"] == total


def test_the_builder_knows_lanes_and_vassals_apart():
    assert marker("9l").lane == "lower"
    assert marker(28).lane == ""
    assert VASSALS > 4
