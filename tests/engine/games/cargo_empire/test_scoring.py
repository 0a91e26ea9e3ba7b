"""Points at the end: the four sources, all objectives, ties; and the order of the next round."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.ahead.policy import play_out
from engine.core.play.match import Match
from engine.games.cargo_empire import RULES
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.maintenance import new_order
from engine.games.cargo_empire.scoring import SOURCES, points, ranking, result, score, standings
from tests.engine.games.cargo_empire.build import asked, offered, play, position, table

OVER = {"phase": "over"}


@pytest.mark.rule("CGE-EX-N1", "CGE-EX-O1", "CGE-091", "CGE-092", "CGE-093")
def test_markers_posts_and_city_cards_score() -> None:
    cities = {"oslo": "LV3 b0.0.2.3", "rome": "LV3 b0.3.3.1", "kiev": "LV3 b0.3.3.1", "riga": "LV3 b0.1.2.3"}
    others: dict[int, dict[str, Any]] = {1: {}, 2: {"car": 27}, 3: {"car": 24, "ship": 19}}
    state = position(4, cities=cities, car=28, held=["blank", "milan"], others=others)
    assert [points(state, seat)["development"] for seat in range(4)] == [22, 0, 20, 18]
    assert [points(state, seat)["level3"] for seat in range(4)] == [15, 9, 6, 18]
    assert points(state, 0)["city-cards"] == 10


Z16 = {
    "warsaw": "LV3 b0.0.1.1",
    "riga": "t1 u0",
    "moscow": "t2 u0",
    "kiev": "t3 LV2 b0.1",
    "berlin": "t4 LV2 b0.0",
    "copenhagen": "t5 LV2 b0.1",
    "london": "t6 LV2 b0.1",
    "amsterdam": "t7 u0",
    "milan": "LV3 b0.0.0.0",
}


@pytest.mark.rule("CGE-EX-Z16", *(objective.clause for objective in DATA.objectives.values()))
def test_all_objectives_on_one_position() -> None:
    others = {1: {"car": 10, "train": 3}, 2: {"car": 12, "train": 2, "ship": 4}, 3: {"car": 7, "train": 6, "ship": 2}}
    state = position(
        4,
        cities=Z16,
        car=10,
        train=6,
        ship=4,
        held=["oslo", "rome", "blank"],
        objectives=[1, 2, 3],
        others=others,
    )
    expected = [6, 6, 3, 6, 3, 3, 12, 6, 8, 6, 0, 0, 0, 5, 5, 5, 5, 6, 10, 6, 5, 4, 8, 8]
    assert [score(state, 0, card) for card in DATA.objectives] == expected


@pytest.mark.rule("CGE-EX-W1", "CGE-191")
def test_a_route_with_a_rush_field_links_its_cities_without_a_token_too() -> None:
    cities = {"oakenrail": "t1 u0", "dunmarrow": "t2 u0", "brasshollow": "t3 u0"}
    state = position(2, cities=cities, variants={"map": "dyorle"}, rush=[""] * 6)
    assert score(state, 0, "largest-network") == 3


@pytest.mark.rule("CGE-EX-Z35", "CGE-117", "CGE-229")
def test_the_forwarder_counts_as_a_seat_with_markers() -> None:
    state = position(1, car=10, others={1: {"car": 9, "objectives": ["trailing-cars"]}})
    assert score(state, 0, "trailing-cars") == 8
    assert score(position(1, car=10, others={1: {"car": 10}}), 0, "trailing-cars") == 0
    ahead = position(1, car=10, others={1: {"car": 11, "objectives": ["trailing-cars"]}}, state=OVER)
    assert points(ahead, 1)["objectives"] == 16


@pytest.mark.rule("CGE-EX-Z26", "CGE-144", "CGE-145")
def test_blue_may_count_the_city_of_its_crest_as_a_port() -> None:
    ports = {"riga": "t1 u0", "oslo": "t2 u0", "rome": "t3 u0", "athens": "t4 u0", "dublin": "t5 u0"}
    inland = {"berlin": "t6 u0", "milan": "t7 u0", "zurich": "t8 u0", "kiev": "t9 u0"}
    own = {"clan": "blue", "crest": "kiev", "objectives": ["ports", "nonports"]}
    state = position(2, cities={**ports, **inland}, variants={"clans": "on"}, **own)  # type: ignore[arg-type]
    assert [score(state, 0, card) for card in ("ports", "nonports")] == [5, 5]
    state.players[0].port = True
    assert [score(state, 0, card) for card in ("ports", "nonports")] == [10, 0]


@pytest.mark.rule("CGE-144")
def test_the_port_is_asked_for_when_the_game_ends() -> None:
    own: dict[str, Any] = {"clan": "blue", "crest": "kiev", "posts": [0, 0, 0], "objectives": ["ports"]}
    others = {1: {"clan": "red", "crest": "oslo", "posts": [0, 0, 0]}}
    ends: dict[str, Any] = {"phase": "scoring", "acting": None}
    match = table(2, cities={"kiev": "t9 u0"}, variants={"clans": "on"}, others=others, state=ends, round=3, **own)
    assert (asked(match), offered(match)) == ("port", ["port", "no-port"])
    play(match, "port")
    assert match.state.players[0].port
    assert match.over


@pytest.mark.rule("CGE-EX-Z17", "CGE-095", "CGE-213")
def test_ties_go_by_source_and_then_by_the_order_of_the_last_round() -> None:
    cities = {"oslo": "LV3 b0.0.1.1", "rome": "LV3 b1.1.1.n"}
    # both 31: 10 + 6 + 15 against 16 + 15 + 0
    state = position(2, cities=cities, car=22, held=["blank"] * 3, others={1: {"car": 25}}, state=OVER)
    assert [sum(points(state, seat).values()) for seat in range(2)] == [31, 31]
    assert ranking(state, standings(state)) == [1, 0]
    level = position(3, order=[2, 1, 0], state=OVER)
    assert ranking(level, standings(level))[0] == 2
    assert result(level).winners == [2]
    assert result(level).places == [3, 2, 1]


@pytest.mark.rule("CGE-EX-M1", "CGE-085", "CGE-086", "CGE-087")
def test_the_furthest_car_train_and_ship_take_the_first_slots() -> None:
    others = {
        1: {"car": 4, "train": 5, "ship": 6},
        2: {"car": 9, "train": 2, "ship": 6},
        3: {"car": 3, "train": 8, "ship": 2},
    }
    state = position(4, car=9, train=1, ship=1, others=others)
    assert new_order(state) == [0, 3, 1, 2]


@pytest.mark.rule("CGE-EX-Z18", "CGE-088")
def test_two_seats_compare_cars_and_trains_only() -> None:
    state = position(2, car=3, train=9, ship=9, others={1: {"car": 3, "train": 1, "ship": 1}})
    assert new_order(state) == [0, 1]


@pytest.mark.rule("CGE-EX-X1", "CGE-201")
def test_a_marker_on_a_wide_field_counts_as_its_rightmost_column() -> None:
    state = position(3, car="14u", others={1: {"car": "14l"}, 2: {"car": "13l"}}, tracks=["a01", "b01", "c01"])
    assert new_order(state)[0] == 0


@pytest.mark.rule("CGE-087", "CGE-089")
def test_the_last_of_four_names_a_card_and_the_round_begins() -> None:
    ends: dict[str, Any] = {"phase": "maintenance", "acting": None}
    cities = {"oslo": "t2 c1 u0"}
    match = table(4, cities=cities, car=1, others={1: {"train": 1}, 2: {"ship": 1}}, state=ends)
    assert (asked(match), list(match.pending)) == ("transport", [3])
    play(match, "sea")
    assert (match.state.round, match.state.phase, match.state.acting) == (2, "actions", 0)
    assert [match.state.players[seat].hand for seat in range(4)] == [
        {"road": 1, "rail": 0, "sea": 0},
        {"road": 0, "rail": 1, "sea": 0},
        {"road": 0, "rail": 0, "sea": 1},
        {"road": 0, "rail": 0, "sea": 1},
    ]


@pytest.mark.rule("CGE-EX-Z38", "CGE-029", "CGE-030", "CGE-090", "CGE-094")
def test_a_game_of_four_has_48_turns_and_totals_of_four_sources() -> None:
    match = Match.new(RULES, 4, {}, 9, confirm=())
    while match.pending:
        play_out(match, ["random"] * 4, 9, limit=1)
        if not match.over:
            assert all(source["objectives"] == 0 for source in match.result().breakdown)
    found = match.result()
    assert all(tuple(sources) == SOURCES for sources in found.breakdown)
    assert found.scores == [sum(sources.values()) for sources in found.breakdown]
    assert all(player.posts == [0, 0, 0] for player in match.state.players)
