"""Examples N and O of the rulebook: victory-point spaces, and posts in LV3 cities."""

from __future__ import annotations

import pytest

from tests.engine.games.cargo_empire.build import scored, table

RED, BLUE, GREEN, YELLOW = range(4)


@pytest.mark.rule("CGE-EX-N1", "CGE-091")
def test_development_of_red_yellow_green_and_blue() -> None:
    others = {
        BLUE: {"car": "13u", "train": 12, "ship": 6},
        GREEN: {"car": 24, "train": 19, "ship": "8l"},
        YELLOW: {"car": "3u", "train": 27},
    }
    match = table(4, RED, ship=28, car="17l", others=others, state={"phase": "over"})
    assert [scored(match, seat)["development"] for seat in (RED, YELLOW, GREEN, BLUE)] == [22, 20, 18, 0]


@pytest.mark.rule("CGE-EX-O1", "CGE-092")
def test_posts_in_four_cities_of_level_3() -> None:
    cities = {
        "warsaw": f"LV3 b{RED}.{RED}.{YELLOW}.{GREEN}",
        "berlin": f"LV3 b{RED}.{GREEN}.{GREEN}.{BLUE}",
        "riga": f"LV3 b{RED}.{GREEN}.{GREEN}.{BLUE}",
        "oslo": f"LV3 b{RED}.{YELLOW}.{GREEN}.{BLUE}",
        # posts in other cities count for nothing
        "rome": f"t1 LV2 u{BLUE} b{RED}.{RED}",
        "kiev": f"t2 l{BLUE}",
    }
    match = table(4, RED, cities=cities, closed=True, state={"phase": "over"})
    assert [scored(match, seat)["level3"] for seat in (RED, YELLOW, GREEN, BLUE)] == [15, 6, 18, 9]
