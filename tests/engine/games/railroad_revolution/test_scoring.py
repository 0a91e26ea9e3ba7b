"""Scoring and ties (rules section 14)."""

from __future__ import annotations

import pytest

from tests.engine.games.railroad_revolution.scenes import RULES, position, table, turn

WEST = "WAS-CHI CHI-KCY KCY-DENa KCY-DENb DEN-ELP ELP-SANa ELP-SANb"
"""A way to San Diego, a city of level 5."""


def points(**facts: object) -> dict[str, int]:
    """What seat 0 scores, by source, without what is 0."""
    state = position(**{"up": "", "milestones": "", **facts})
    return {source: vp for source, vp in RULES.result(state).breakdown[0].items() if vp}


@pytest.mark.rule("RRV-113")
def test_a_train_scores_8_face_up_and_nothing_face_down():
    assert points(up="money money rail", down="shares steps") == {"trains": 24}
    assert points(up="promote2") == {"trains": 8}
    assert points(down="money") == {}


@pytest.mark.rule("RRV-114")
def test_a_milestone_scores_when_it_is_completed():
    assert points(completed="A1-1 B-1 D-9") == {"milestones": 18 + 19 + 27}
    full = {"milestones": "A2-1:purple", "rails": "WAS-CHI", "stations": "WAS"}
    assert points(**full) == {}


@pytest.mark.rule("RRV-115")
def test_the_network_track_counts_connected_cities_of_level_5():
    assert points(markers={"network": 3}) == {}
    assert points(markers={"network": 0}, rails=WEST) == {"network": 2}
    assert points(markers={"network": 3}, rails=WEST) == {"network": 7}
    two = f"{WEST} SFO-SANb SFO-SANa"
    assert points(markers={"network": 3}, rails=two) == {"network": 14}
    loop = f"{two} SLC-SANa SLC-SANb SLC-SFOa SLC-SFOb"
    assert points(markers={"network": 3}, rails=loop) == {"network": 14}, "each city once"
    assert points(markers={"network": 7}, rails=two) == {"network": 32}


@pytest.mark.rule("RRV-116")
def test_the_stations_track_counts_stations():
    assert points(markers={"stations": 4}, stations="WAS CLT") == {"stations": 6}
    assert points(markers={"stations": 0}, stations="WAS CLT") == {}
    others = {"WAS": [0, 1], "CLT": [1], "CHI": [-1]}
    assert points(markers={"stations": 7}, stations=others) == {"stations": 5}


@pytest.mark.rule("RRV-117")
def test_the_telegraph_track_counts_offices():
    assert points(markers={"telegraph": 5}, offices=[1, 3, 6]) == {"telegraph": 9}
    assert points(markers={"telegraph": 7}, offices={1: [1], 2: [-1, 0]}) == {"telegraph": 5}


@pytest.mark.rule("RRV-118")
@pytest.mark.parametrize(
    ("offices", "vp"),
    [
        ([1, 2], 5),
        ([2, 3], 5),
        ([3, 4], 5),
        ([4, 5], 5),
        ([5, 6], 5),
        ([6, 7], 5),
        ([7, 8], 8),
        ([1, 8], 0),
        ([1, 3], 0),
    ],
)
def test_two_neighbouring_offices_score_what_is_printed_between_them(offices, vp):
    assert points(offices=offices) == ({"links": vp} if vp else {})


@pytest.mark.rule("RRV-118")
def test_all_links_together_score_38_and_offices_of_others_link_nothing():
    assert points(offices=[1, 2, 3, 4, 5, 6, 7, 8]) == {"links": 38}
    assert points(offices={1: [0], 2: [1], 3: [-1, 0]}) == {}


def winning(*players: tuple[int, int, str]) -> list[int]:
    """Who leads with so much money, so many shares and these trains."""
    others = {seat: {"money": m, "shares": s, "up": up} for seat, (m, s, up) in enumerate(players)}
    state = position(len(players), len(players) - 1, others=others, **others[len(players) - 1])
    return RULES.result(state).winners


@pytest.mark.rule("RRV-119")
def test_most_vp_wins_whatever_the_money():
    assert winning((0, 0, "money"), (5000, 9, ""), (0, 0, "")) == [0]
    assert winning((0, 0, ""), (5000, 9, "rail"), (0, 0, "rail rail")) == [2]


@pytest.mark.rule("RRV-120")
def test_a_tie_is_won_by_the_most_money_with_a_share_counting_150_dollars():
    assert winning((600, 0, "rail"), (0, 5, "rail"), (9000, 0, "")) == [1]
    assert winning((800, 0, "rail"), (0, 5, "rail")) == [0]
    assert winning((50, 5, "rail"), (350, 3, "rail"), (800, 0, "rail"), (750, 0, "rail")) == [0, 1, 2]


@pytest.mark.rule("RRV-113", "RRV-119", "RRV-120")
def test_the_end_of_the_game_names_the_winners():
    last = {"state": {"last_round": 9}, "round": 9}
    match = turn(
        table(2, 1, **last, pool="4 white", up="money", milestones="", others={0: {"up": "", "milestones": ""}})
    )
    assert match.over
    assert match.result().winners == [1]
    assert match.view(None).winners == [1]
    assert match.result().breakdown[1]["trains"] == 8
