"""The worked examples of towns, lost and claimed links and New Cities: STM-EX-40 to STM-EX-49."""

from __future__ import annotations

import pytest

from tests.engine.games.steam.boards import (
    SPRINGFIELD,
    cash,
    choices,
    finish,
    held,
    later,
    paid,
    refused,
    supply,
    unfinished,
    urbanize,
)
from tests.engine.games.steam.build import RICH, Game, asked, building, legal, links, offered, play, spot


def spur_a() -> Game:
    """Black (seat 0) has built to Amsterdam, and in the next turn on from its south-western exit (STM-EX-40)."""
    match = building(0)
    assert paid(match, "(-1,0) 21@2", "(-2,0) T33@1") == [3, 5]
    finish(match)
    assert links(match) == ["Albany-Amsterdam 0"]
    assert unfinished(match) == ["Amsterdam (-2,0)/1 0", "Amsterdam (-2,0)/4 0"]
    match = later(match, 0)
    assert paid(match, "(-3,1) 21@1") == [3]
    return finish(match)


@pytest.mark.rule("STM-EX-40")
def test_a_spur_is_lost_and_the_other_is_kept() -> None:
    match = spur_a()
    assert links(match) == ["Albany-Amsterdam 0"]
    assert unfinished(match) == ["Amsterdam (-2,0)/1 -", "Amsterdam (-3,1)/4 0"]


@pytest.mark.rule("STM-EX-41")
def test_a_link_is_finished_in_time_or_lost() -> None:
    match = later(spur_a(), 0)
    lost = finish(match.fork())
    assert "Amsterdam (-3,1)/4 -" in unfinished(lost)
    assert paid(match, "(-4,2) 23@0") == [2]
    assert links(match) == ["Albany-Amsterdam 0", "Amsterdam-Syracuse 0"]


@pytest.mark.rule("STM-EX-42")
def test_only_the_neighbour_may_claim_the_spur() -> None:
    assert refused(later(spur_a(), 1), "(-1,-1) 21@1")
    match = later(spur_a(), 0)
    assert paid(match, "(-1,-1) 21@1") == [4]
    finish(match)
    assert "Amsterdam (-1,-1)/1 0" in unfinished(match)
    match = finish(later(match, 0))
    assert "Amsterdam (-1,-1)/1 -" in unfinished(match), "it had to be extended in the next build turn"


@pytest.mark.rule("STM-EX-43")
def test_an_unowned_spur_is_met_by_a_neighbour_and_not_by_a_stranger() -> None:
    match = building(0)
    assert paid(match, "(4,-2) 22@2", "(3,-1) T42@0") == [3, 6]
    finish(match)
    assert refused(later(match, 1), "(2,0) 22@1")
    match = later(match, 0)
    assert paid(match, "(3,0) 22@4") == [3]
    finish(match)
    assert links(match) == ["Boston-Springfield 0", "Hartford-Springfield 0"]
    assert unfinished(match) == ["Springfield (3,-1)/0 -", "Springfield (3,-1)/4 -"]
    assert refused(later(match, 1), "(2,0) 22@1"), "from a city, but without a link at Springfield"
    match = later(match, 0)
    assert paid(match, "(2,0) 22@1") == [4]
    assert links(match) == ["Boston-Springfield 0", "Hartford-Springfield 0", "Hartford-Springfield 0"]


@pytest.mark.rule("STM-EX-44")
def test_a_town_face_completes_a_rivals_link() -> None:
    match = building(0, "(3,0) 22@4 =1", "(4,-2) 22@2 =0")
    assert paid(match, "(3,-1) T22@1") == [4]
    assert links(match) == ["Boston-Springfield 0", "Hartford-Springfield 1"]


@pytest.mark.rule("STM-EX-45")
def test_entering_a_rivals_town() -> None:
    match = building(0, *SPRINGFIELD, "(3,0) 22@4 =0")
    assert paid(match, "(3,-1) T22@1") == [3]
    assert links(match) == ["Boston-Springfield 1", "Hartford-Springfield 0"]


@pytest.mark.rule("STM-EX-46")
def test_no_improvement_of_a_town_that_one_does_not_reach() -> None:
    match = building(0, *SPRINGFIELD)
    assert refused(match, "(3,-1) T21@1")
    assert choices(match, "springfield") == []


@pytest.mark.rule("STM-EX-47")
def test_a_new_city_over_a_busy_town() -> None:
    board = (
        "(3,-1) T21@1 =1",
        "(4,-2) 22@2 =1",
        "(3,0) 22@4 =2",
        "(1,-1) 22@2 =-",
        "(2,-1) 21@2 =-",
        "(4,-3) T22@2 2=1 4=-",
        "(5,-3) 22@3 =1",
        "(3,-2) 22@1 =-",
    )
    match = building(0, *board, tile=7)
    assert links(match) == ["Boston-Concord 1", "Boston-Springfield 1"]
    assert unfinished(match) == [
        "Albany (2,-1)/2 -",
        "Concord (3,-2)/3 -",
        "Hartford (3,0)/0 2",
        "Springfield (3,-1)/4 1",
    ]
    urbanize(match, "springfield", "red", 1)
    after = [
        "Albany-Springfield 0",
        "Boston-Concord 1",
        "Boston-Springfield 1",
        "Concord-Springfield -",
        "Hartford-Springfield 2",
    ]
    assert links(match) == after
    assert unfinished(match) == []
    assert spot("springfield") not in match.state.track
    finish(match)
    assert links(finish(later(match, 2))) == after, "unowned for good"


@pytest.mark.rule("STM-EX-48")
def test_a_new_city_takes_the_last_cubes_and_city_growth_lapses() -> None:
    match = building(0, tile=7, others={1: {"tile": 5}}, supply=["", "", "rrb"])
    urbanize(match, "springfield", "yellow", 3)
    assert held(match, "springfield") == {"red": 2, "blue": 1}
    finish(match)
    assert asked(match) == (1, "build")
    assert "grow" not in offered(match)
    before = match.state.grown
    play(match, "done")
    assert cash(match, 1) == RICH
    assert match.state.grown == before
    assert asked(match) == (2, "build")


@pytest.mark.rule("STM-EX-49")
def test_where_city_growth_is_possible() -> None:
    match = building(
        0,
        tile=5,
        grown=["rochester"],
        new_cities={"new-haven": "grey"},
        goods={"ottawa": "r", "rochester": "b"},
        supply=["", "rby"],
    )
    play(match, "grow")
    assert asked(match) == (0, "growth-city")
    assert "rochester" not in offered(match)
    assert "new-haven" not in offered(match)
    play(match, "ottawa")
    assert held(match, "ottawa") == {"red": 2, "blue": 1, "yellow": 1}
    assert spot("ottawa") in match.state.grown
    assert supply(match)[1] == {}
    assert legal(match, "(0,1) 21@0"), "placements go on as before"
