"""End, scoring and ties (CGE-090 to CGE-095)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tests.engine.games.cargo_empire.build import Game, me, offered, play, scored, table, told
from tests.engine.games.cargo_empire.turns import BLUE, GREEN, RED, YELLOW


def ended(
    others: Mapping[int, Mapping[str, Any]],
    cities: Mapping[str, str] | None = None,
    order: Sequence[int] = (0, 1, 2, 3),
    **facts: Any,
) -> Game:
    """A game after the action phase of round 3, scored."""
    match = table(
        len(order),
        0,
        round=3,
        order=order,
        others={seat: {"posts": [0, 0, 0]} | dict(others.get(seat, {})) for seat in order},
        cities=cities,
        state={"phase": "scoring", "acting": None},
        **facts,
    )
    assert match.over
    return match


@pytest.mark.rule("CGE-EX-N1", "CGE-091")
def test_markers_on_victory_point_spaces_score_their_values():
    match = ended({RED: {"car": 28}, YELLOW: {"train": 27, "car": 17}, GREEN: {"ship": 24, "car": 19}})
    found = {seat: scored(match, seat)["development"] for seat in range(4)}
    assert found == {RED: 22, YELLOW: 20, GREEN: 18, BLUE: 0}


@pytest.mark.rule("CGE-EX-O1", "CGE-092")
def test_posts_beside_full_cities_score_3_each():
    full = {
        "warsaw": [RED, RED, YELLOW, GREEN],
        "berlin": [RED, GREEN, GREEN, BLUE],
        "riga": [RED, GREEN, GREEN, BLUE],
        "oslo": [RED, YELLOW, GREEN, BLUE],
    }
    match = ended({}, {key: "LV3 b" + ".".join(map(str, owners)) for key, owners in full.items()})
    found = {seat: scored(match, seat)["level3"] for seat in range(4)}
    assert found == {RED: 15, YELLOW: 6, GREEN: 18, BLUE: 9}


@pytest.mark.rule("CGE-092")
def test_posts_elsewhere_score_nothing_by_themselves():
    match = ended({}, {"warsaw": "t1 u0 LV2 b0.0", "berlin": "t2 l0", "riga": "LV3 b1.1.1.0"})
    assert scored(match)["level3"] == 3
    assert scored(match, BLUE)["level3"] == 9


@pytest.mark.rule("CGE-EX-Z15", "CGE-223", "CGE-093", "CGE-111")
def test_a_blank_card_counts_as_a_city_card():
    facts: dict[int, dict[str, Any]] = {
        RED: {"hand": "0/1/0", "train": "3u", "cities": ["oslo", "rome"], "objectives": [16]}
    }
    match = table(
        4,
        RED,
        cities={"riga": "t18 c1 u0", "kiev": "t1 c0", "warsaw": "t2", "oslo": "t3", "rome": "t4"},
        closed=True,
        round=3,
        row=["warsaw", "kiev", "riga", "blank"],
        deck=[],
        others={
            **facts,
            RED: {**facts[RED], "posts": [0, 0, 1]},
            1: {"posts": [0, 0, 0]},
            2: {"posts": [0, 0, 0]},
            3: {"posts": [0, 0, 0]},
        },
    )
    assert offered(match) == ["warsaw", "kiev", "riga", "blank-4"]
    play(match, "blank-4")
    assert match.over
    assert me(match, RED).cities == ["oslo", "rome", "blank"]
    assert scored(match) == {"development": 0, "level3": 0, "city-cards": 15, "objectives": 5}


@pytest.mark.rule("CGE-093", "CGE-223")
@pytest.mark.parametrize(("cards", "vp"), [([], 0), (["oslo"], 5), (["oslo", "blank", "rome"], 15), (["blank"], 5)])
def test_each_city_card_scores_5_whatever_became_of_the_city(cards, vp):
    match = ended({RED: {"cities": cards}}, {"oslo": "LV3 bn.n.n.n"})
    assert scored(match)["city-cards"] == vp


@pytest.mark.rule("CGE-090")
def test_the_total_is_the_sum_of_four_sources():
    match = ended(
        {RED: {"car": 28, "cities": ["oslo", "rome"], "objectives": [19], "hand": "9/9/9"}}, {"warsaw": "LV3 b0.0.0.0"}
    )
    assert scored(match) == {"development": 22, "level3": 12, "city-cards": 10, "objectives": 10}
    assert match.result().scores[RED] == 54
    assert told(match).count("log-score") == 4


@pytest.mark.rule("CGE-094", "CGE-215")
def test_objectives_are_revealed_and_scored_at_the_end_only():
    match = ended(
        {RED: {"objectives": [19, 16]}, BLUE: {"objectives": [18]}}, {"warsaw": "LV3 b0.0.0.0", "oslo": "LV3 b1.1.1.2"}
    )
    assert match.view(None).players[RED].objectives == ["four-posts", "city-cards"]
    assert match.view(GREEN).players[BLUE].objectives == ["level3-each"]
    assert [scored(match, seat)["objectives"] for seat in range(4)] == [10, 3, 0, 0]
    running = table(2, 0, cities={"warsaw": "LV3 b0.0.0.0", "riga": "t18 c0 u0"}, objectives=[19])
    assert scored(running)["objectives"] == 0


CHAIN = {RED: {"car": 27}, BLUE: {"car": 27}}


def winner(match: Game) -> int:
    """Who has won, as the result and the view say."""
    (won,) = match.result().winners
    assert match.view(None).winners == [won]
    return won


@pytest.mark.rule("CGE-EX-Z17", "CGE-095")
def test_a_tie_is_broken_source_by_source_and_then_by_the_order():
    # red 20 + 12 + 45 + 3 = 80, blue 20 + 15 + 45 = 80, green 79
    cards = {RED: ["oslo", "rome", "kiev", *["blank"] * 6], BLUE: ["milan", *["blank"] * 8]}
    cities = {"warsaw": "LV3 b0.0.1.1", "berlin": "LV3 b0.1.1.1", "riga": "LV3 b0.n.n.n", "athens": "t1 u0"}
    match = ended(
        {
            RED: {"car": 27, "cities": cards[RED], "objectives": [9]},
            BLUE: {"car": 27, "cities": cards[BLUE]},
            GREEN: {"car": 29, "train": 29, "ship": 25, "cities": ["munich", "blank", "blank"]},
        },
        cities,
        order=(0, 1, 2),
    )
    assert [scored(match, seat)["development"] for seat in (RED, BLUE)] == [20, 20]
    assert [scored(match, seat)["level3"] for seat in (RED, BLUE)] == [12, 15]
    assert match.result().scores == [80, 80, 79]
    assert winner(match) == BLUE
    same = {seat: {"car": 27, "cities": ["blank"] * 12} for seat in (RED, BLUE)}
    match = ended({**same, GREEN: {"car": 29, "train": 29, "ship": 25, "cities": ["blank"] * 3}}, order=(2, 1, 0))
    assert match.result().scores == [80, 80, 79]
    assert winner(match) == BLUE


@pytest.mark.rule("CGE-095")
@pytest.mark.parametrize(
    ("red", "blue", "won"),
    [
        # the higher total wins, whatever its parts
        ({"car": 19}, {"cities": ["oslo"]}, BLUE),
        # equal totals of 10: more development (10 against 0)
        ({"car": 22}, {"cities": ["oslo", "rome"]}, RED),
        ({"cities": ["oslo", "rome"]}, {"car": 22}, BLUE),
        # equal totals and development: more from city cards than from objectives (10 against 5 + 5)
        ({"cities": ["oslo", "rome"]}, {"cities": ["kiev"], "objectives": [21, 1, 2]}, RED),
    ],
)
def test_the_sources_break_a_tie_in_their_order(red, blue, won):
    match = ended({RED: red, BLUE: blue}, order=(0, 1))
    if won == RED:
        assert match.result().scores[RED] == match.result().scores[BLUE]
    assert winner(match) == won


@pytest.mark.rule("CGE-095")
def test_full_cities_break_a_tie_before_city_cards():
    cities = {"warsaw": "LV3 b1.1.1.1", "berlin": "LV3 b1.n.n.n"}
    match = ended({RED: {"cities": ["oslo", "rome", "kiev"]}}, cities, order=(0, 1))
    assert match.result().scores == [15, 15]
    assert winner(match) == BLUE


@pytest.mark.rule("CGE-095")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_last_of_all_the_earlier_place_in_the_order_of_round_3_wins(order):
    assert winner(ended({}, order=order)) == order[0]
