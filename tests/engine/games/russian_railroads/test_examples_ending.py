"""Examples of the last round and the end of the game (RRR-EX-32, 33, RRR-EX-97 to 101)."""

from __future__ import annotations

import pytest

from tests.engine.games.russian_railroads.build import offered, play
from tests.engine.games.russian_railroads.story import (
    SPACES_OF_THE_FRONT,
    Game,
    end_round,
    me,
    quiet,
    space,
    spaces,
    table,
)


def last_round(players: int = 4, **facts: object) -> Game:
    """The last round, in which all but seat 0 have passed."""
    return quiet(players, round={4: 7}.get(players, 6), **facts)


def final(players: int = 4, **facts: object) -> list[dict[str, int]]:
    """What everybody has scored at the end of a game whose last round ends like this, by source."""
    match = end_round(last_round(players, **facts))
    assert match.over
    return match.result().breakdown


@pytest.mark.rule("RRR-EX-32", "RRR-106", "RRR-107", "RRR-012")
def test_the_last_round_of_four_players():
    match = table(round=7)
    assert match.view(None).rounds == 7
    assert [s.id for s in match.view(None).spaces if s.area == "turn_order"] == ["last-industry"]
    assert {"order-1", "order-2"} <= set(spaces(table(round=6)))
    assert "last-industry" not in spaces(table(round=6))
    assert (space(match, "last-industry").workers, space(match, "last-industry").coins) == (2, 0)
    play(match, "last-industry")
    assert me(match).markers == [3]
    assert me(match).workers == 3


@pytest.mark.rule("RRR-EX-33", "RRR-109", "RRR-110")
def test_the_engineer_majority():
    others = {1: {"engineers": [1, 12]}, 2: {"engineers": [2, 13]}}
    points = final(engineers=[3, 4, 5], others=others)
    assert [seat.get("majority", 0) for seat in points] == [40, 0, 20, 0]


RICH = {
    "TS": "b15 g0 br0 n0 w0",
    "SP": "b9 g0 br0 n0",
    "KY": "b6 g0 br0",
    "ts": [9, 8],
    "sp": [7],
    "ky": [5],
    "factories": ["coin", "coin", "repeat"],
    "doublers": 6,
    "owned": 7,
    "reserve": 0,
    "token_on": {"ts13-question": "kiev-medal", "sp4-question": "industry-five", "sp6-question": "second-marker"},
    "tokens": ["four-any-steps", "three-doublers", "question-card", "revaluation"],
    "engineers": [1, 2, 3, 4],
}


@pytest.mark.rule("RRR-EX-97", "RRR-108")
@pytest.mark.parametrize(
    ("card", "points"),
    [
        pytest.param("fifteen", 15, marks=pytest.mark.rule("RRR-138")),
        pytest.param("termini", 20, marks=pytest.mark.rule("RRR-139")),
        pytest.param("factories", 12, marks=pytest.mark.rule("RRR-140")),
        pytest.param("doublers", 20, marks=pytest.mark.rule("RRR-141")),
        pytest.param("black-reach", 30, marks=pytest.mark.rule("RRR-142")),
        pytest.param("workers", 20, marks=pytest.mark.rule("RRR-143")),
        pytest.param("tokens", 21, marks=pytest.mark.rule("RRR-144")),
        pytest.param("engineers", 24, marks=pytest.mark.rule("RRR-145")),
        pytest.param("locos", 29, marks=pytest.mark.rule("RRR-146")),
    ],
)
def test_end_bonus_values(card, points):
    assert final(**RICH, bonus_cards=[card])[0]["end-bonus"] == points


@pytest.mark.rule("RRR-EX-98", "RRR-110")
def test_ties_of_the_majority_go_to_the_highest_number():
    others = {1: {"engineers": [7, 12]}, 2: {"engineers": [9]}}
    points = final(engineers=[3, 15], others=others)
    assert [seat.get("majority", 0) for seat in points] == [40, 20, 0, 0]


@pytest.mark.rule("RRR-EX-98", "RRR-147", "RRR-210")
def test_the_extra_engineer_counts_but_has_no_number():
    points = final(engineers=[4], bonus_cards=["extra-engineer"], others={1: {"engineers": [8, 10]}})
    assert [seat.get("majority", 0) for seat in points] == [20, 40, 0, 0]


@pytest.mark.rule("RRR-EX-98", "RRR-210")
@pytest.mark.parametrize(("engineers", "majority"), [([4], [40, 0, 20, 0]), ([], [0, 0, 40, 0])])
def test_the_extra_engineer_alone_is_one_engineer(engineers, majority):
    points = final(engineers=engineers, others={2: {"bonus_cards": ["extra-engineer"]}})
    assert [seat.get("majority", 0) for seat in points] == majority, "without a number it loses the tie"


@pytest.mark.rule("RRR-EX-99", "RRR-106", "RRR-207", "RRR-018")
def test_details_of_the_last_round():
    two_left = {"markers": [2], "factories": []}
    assert "last-industry" not in offered(table(round=7, **two_left))
    assert "last-industry" in offered(table(round=7, markers=[1]))
    match = table(round=7, others={s: {"passed": True} for s in (2, 3)}, **two_left)
    play(match, "pass", "pass")
    assert match.over, "no turn order and no reuse"
    view = match.view(None)
    assert view.players[1].vp == 2
    assert view.turn_order == [0, 1, 2, 3]
    assert match.result().breakdown[0] == {"industry": 2}


@pytest.mark.rule("RRR-EX-100", "RRR-111")
def test_a_shared_victory():
    match = last_round(vp=210, others={1: {"vp": 180}, 2: {"vp": 210}, 3: {"vp": 0}})
    end_round(match)
    assert match.over
    assert match.result().scores == [210, 180, 210, 0]
    assert match.result().winners == [0, 2]
    assert match.view(None).winners == [0, 2]


@pytest.mark.rule("RRR-EX-101", "RRR-116", "RRR-117", "RRR-119", "RRR-034")
def test_the_board_of_two_players():
    absent = {"black-1", "grey-1", "loco-2", "ind-3", "temps", "variable-2", "order-2"}
    match = table(2)
    assert sorted(spaces(match)) == sorted(set(SPACES_OF_THE_FRONT) - absent)
    assert len(spaces(match)) == 19
    assert {"natural-1", "natural-2"} <= set(spaces(match))
    assert sorted(spaces(table(2, round=6))) == sorted({*SPACES_OF_THE_FRONT, "last-industry"} - absent - {"order-1"})
    assert [p.order_card for p in match.view(None).players] == [1, 2]
    assert sorted(spaces(table(3))) == sorted(SPACES_OF_THE_FRONT)
