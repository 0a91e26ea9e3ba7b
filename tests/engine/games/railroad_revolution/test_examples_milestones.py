"""Examples of milestones, word by word."""

from __future__ import annotations

import pytest

from tests.engine.games.railroad_revolution.build import actor, asked, offered, play
from tests.engine.games.railroad_revolution.scenes import BARE, RULES, bystanders, me, position, seen, table, turn

MET = {"milestones": "A2-1:purple", "rails": "WAS-CHI", "stations": "WAS"}


def ended(**facts: object) -> object:
    """Seat 0 has ended a turn without doing anything for its milestones in it."""
    return turn(table(**{"pool": "5 white", "others": bystanders(), **BARE, **facts}))


def met(milestone: str, number: int, **facts: object) -> bool:
    """Whether a condition holds."""
    (view,) = RULES.view(position(milestones=milestone, **facts), None).players[0].milestones
    return view.conditions[number].met


@pytest.mark.rule("RRV-EX-13")
def test_a_is_replaced_from_b():
    match = ended(**MET, bank="gray")
    assert seen(match).bank["purple"] == 1
    assert (me(match).completed, me(match).milestones) == (["A2-1"], [])
    assert (asked(match), offered(match)) == ("milestone", ["b-1", "b-2", "b-3"])
    assert seen(match).piles == {"B": 7, "C": 10, "D": 10}


@pytest.mark.rule("RRV-EX-14")
def test_b_is_replaced_from_three_c_cards():
    pile = [f"C-{n}" for n in (4, 8, 1, 9, 2, 10, 3, 7, 5, 6)]
    two = {"milestones": "B-4:purple,turquoise", "rails": "WAS-CHI CHI-LIT", "stations": "CHI LIT"}
    match = ended(**two, piles={"C": list(pile)})
    assert offered(match) == ["c-4", "c-8", "c-1"]
    play(match, "c-8")
    assert [m.id for m in me(match).milestones] == ["C-8"]
    assert match.state.piles["C"] == [*pile[3:], "C-4", "C-1"]
    assert seen(match).piles["C"] == 9


@pytest.mark.rule("RRV-EX-15")
def test_connected_cities_of_exactly_level_2():
    assert not met("A1-2", 0, rails="WAS-CHI CHI-KCY")
    assert met("A1-2", 0, rails="WAS-CHI CHI-KCY CLT-MIA")


@pytest.mark.rule("RRV-EX-16")
def test_a_station_in_a_city_of_exactly_level_3():
    rails = "WAS-CHI CHI-KCY KCY-DENa KCY-DENb CHI-DLH"
    assert not met("B-2", 0, rails=rails, stations="CHI DEN")
    assert met("B-2", 0, rails=rails, stations="CHI DEN DLH")


@pytest.mark.rule("RRV-EX-17")
def test_rails_on_deal_spaces():
    assert not met("A2-2", 0, rails="WAS-CHI")
    assert met("A2-2", 0, rails="WAS-CHI CHI-KCY")


@pytest.mark.rule("RRV-EX-18")
def test_rails_on_spaces_with_exactly_two_triangles():
    assert not met("C-2", 0, rails="WAS-CHI CLT-CHI CLT-LIT CLT-MIA")
    assert met("C-2", 0, rails="WAS-CHI CLT-CHI CLT-LIT CLT-MIA MIA-HOU")


@pytest.mark.rule("RRV-EX-23")
def test_a_milestone_is_completed_after_ones_own_last_turn():
    first = {**BARE, "milestones": "D-6:white", "pool": "5 white", "shares": 1, "money": 100}
    first["rails"] = "WAS-CHI CHI-KCY CHI-LIT LIT-HOU CHI-DLH DLH-BIS KCY-DENa KCY-DENb"
    others = {**bystanders(seat=2), 0: first}
    last = {"round": 16, "state": {"last_round": 16}}
    match = table(4, 2, deal=2, offices={3: [-1]}, pool="5 white", others=others, **BARE, **last)
    play(match, "telegraph/white", "sector-3")
    assert (actor(match), asked(match), offered(match)) == (0, "deal", ["top", "decline"])
    play(match, "top")
    assert (me(match).money, me(match).shares, me(match).workforce) == (0, 0, 4)
    assert (me(match).completed, me(match).milestones) == (["D-6"], [])
    assert (actor(match), asked(match)) == (3, "worker")
    turn(match)
    assert match.over
    assert match.result().breakdown[0]["milestones"] == 24


@pytest.mark.rule("RRV-EX-55")
def test_both_milestones_in_one_turn():
    pile = [f"B-{n}" for n in range(1, 11)]
    two = {"milestones": "A1-2:purple A2-2:orange", "rails": "WAS-CHI CHI-KCY CHI-LIT"}
    match = ended(**two, piles={"B": list(pile)})
    assert me(match).completed == ["A1-2"]
    assert offered(match) == ["b-1", "b-2", "b-3"]
    play(match, "b-1")
    assert me(match).completed == ["A1-2", "A2-2"]
    assert offered(match) == ["b-4", "b-5", "b-6"]
    play(match, "b-4")
    assert match.state.piles["B"] == [f"B-{n}" for n in (7, 8, 9, 10, 2, 3, 5, 6)]


@pytest.mark.rule("RRV-EX-56")
def test_short_and_empty_piles():
    match = ended(**MET, piles={"B": ["B-5", "B-9"]})
    assert offered(match) == ["b-5", "b-9"]
    play(match, "b-9")
    assert match.state.piles["B"] == ["B-5"]
    assert [m.id for m in me(match).milestones] == ["B-9"]
    match = ended(**MET, piles={"B": []})
    assert (asked(match), me(match).milestones, me(match).completed) == ("worker", [], ["A2-1"])
    four = "WAS-CHI CHI-KCY CHI-LIT LIT-HOU CHI-DLH DLH-BIS KCY-DENa KCY-DENb"
    match = ended(milestones="D-6:gray,white", rails=four)
    assert (asked(match), me(match).milestones, me(match).completed) == ("worker", [], ["D-6"])


@pytest.mark.rule("RRV-EX-79")
def test_no_further_promotion_without_a_slot():
    facts = {**BARE, "milestones": "A1-1:orange A2-1:purple", "up": "promote2", "pool": "4 white, orange, purple"}
    match = table(others=bystanders(), mat_rails=[], **facts)
    play(match, "trade/white", "flip")
    assert (asked(match), offered(match)) == ("flip", ["promote2", "done"]), "nothing comes of it"
    play(match, "promote2")
    assert (actor(match), asked(match)) == (1, "worker")
    assert me(match).workforce == 6
    assert (me(match).trains_up, me(match).trains_down) == ({}, {"promote2": 1})
