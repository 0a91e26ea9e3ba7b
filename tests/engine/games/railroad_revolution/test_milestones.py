"""Milestones: what completes them, when, and what replaces them (rules section 9)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.railroad_revolution.data import DATA
from renderers.i18n import Words
from tests.engine.games.railroad_revolution.build import actor, asked, offered, play
from tests.engine.games.railroad_revolution.scenes import (
    BARE,
    RULES,
    bystanders,
    close,
    deal_turn,
    me,
    position,
    seen,
    table,
    turn,
)

MET = {"rails": "WAS-CHI", "stations": "WAS"}
"""What A2-1 demands: a station in a city of level 1, and a rail on a space with two triangles."""
CARDS = {
    "A1": [("A1-2", "purple")],
    "A2": [("A2-2", "orange")],
    "B": [("B-6", "purple,gray")],
    "C": [("C-3", "gray,gray")],
    "D": [("D-6", "white,orange")],
}
"""A milestone of each letter, with all its managers."""
EVERYTHING = "WAS-CHI CHI-KCY CHI-LIT CHI-DLH LIT-HOU DLH-BIS KCY-DENa KCY-DENb"
"""Rails that meet the conditions of all of them: four with a deal, two cities of level 3."""


def finishing(milestones: str, **facts: Any) -> Any:
    """Seat 0 ends a turn in which it sold a piece."""
    facts = {"pool": "5 white", "others": bystanders(), **BARE, **facts, "milestones": milestones}
    return turn(table(**facts))


@pytest.mark.rule("RRV-091", "RRV-101")
def test_every_milestone_shows_vp_conditions_and_slots():
    assert len(DATA.milestones) == 38
    for card in DATA.milestones.values():
        assert 1 <= len(card.conditions) <= 3
        assert len(card.managers) == (1 if card.pile in ("A1", "A2") else 2)
    view = RULES.view(position(milestones="A1-1 B-3"), 1).players[0]
    assert [(m.id, m.vp, len(m.conditions), len(m.slots)) for m in view.milestones] == [
        ("A1-1", 18, 2, 1),
        ("B-3", 20, 3, 2),
    ]


@pytest.mark.rule("RRV-101")
def test_every_milestone_is_worth_more_than_any_of_the_letter_before():
    worth = {letter: [m.vp for m in DATA.milestones.values() if m.pile[0] == letter] for letter in "ABCD"}
    assert [(min(vp), max(vp)) for vp in worth.values()] == [(11, 18), (19, 20), (21, 23), (24, 27)]


@pytest.mark.rule("RRV-100")
def test_a1_1_wants_two_cities_of_level_2_a_station_in_one_and_an_orange_manager():
    (view,) = RULES.view(position(milestones="A1-1"), None).players[0].milestones
    assert view.vp == 18
    assert [slot.accepts for slot in view.slots] == ["orange"]
    assert [(c.kind, c.level, c.count) for c in view.conditions] == [("connected", 2, 2), ("station", 2, 1)]
    two = {"rails": "WAS-CHI CLT-MIA"}
    assert me(finishing("A1-1:orange", stations="CHI", **two)).completed == ["A1-1"]
    assert me(finishing("A1-1:orange", stations="CHI", rails="WAS-CHI")).completed == []
    assert me(finishing("A1-1:orange", stations="WAS", **two)).completed == []
    assert me(finishing("A1-1", stations="CHI", **two)).completed == []


@pytest.mark.rule("RRV-092")
def test_a_milestone_needs_all_its_managers_and_all_its_conditions():
    assert me(finishing("A2-1:purple", **MET)).completed == ["A2-1"]
    assert me(finishing("A2-1", **MET)).completed == []
    assert me(finishing("A2-1:purple", rails="WAS-CHI")).completed == []
    assert me(finishing("A2-1:purple", stations="WAS")).completed == []
    two = {"rails": "WAS-CHI CHI-LIT", "stations": "CHI LIT"}
    assert me(finishing("B-4:purple,turquoise", **two)).completed == ["B-4"]
    assert me(finishing("B-4:purple", **two)).completed == []
    assert me(finishing("B-4:turquoise", **two)).completed == []


@pytest.mark.rule("RRV-093")
def test_at_the_end_of_every_turn_the_milestones_of_all_players_are_looked_at():
    others = {**bystanders(), 2: {**BARE, "milestones": "A2-1:purple", **MET}}
    match = turn(table(pool="5 white", others=others, **BARE))
    assert (actor(match), asked(match)) == (2, "milestone")
    assert me(match, 2).completed == ["A2-1"]
    assert seen(match).acting == 0


@pytest.mark.rule("RRV-093", "RRV-161", "RRV-185")
def test_a_milestone_waits_until_the_deals_are_decided():
    others = {**bystanders(), 1: {**BARE, "shares": 3}}
    match = deal_turn(8, others=others, milestones="A2-1:purple", **MET)
    for seat in (0, 1):
        assert (actor(match), asked(match)) == (seat, "deal")
        assert me(match).completed == []
        play(match, "decline")
    assert (actor(match), asked(match)) == (0, "milestone")
    assert me(match).completed == ["A2-1"]


@pytest.mark.rule("RRV-185")
def test_a_milestone_filled_in_a_turn_stays_until_its_end_and_then_completes_by_itself():
    facts = {"milestones": "A2-1", "pool": "white, 4 purple", "others": bystanders(), "up": "money money", "money": 0}
    match = table(shares=0, **facts, **MET)
    play(match, "trade/white", "promote")
    assert [slot.manager for slot in me(match).milestones[0].slots] == ["purple"]
    assert (asked(match), me(match).completed) == ("action", [])
    assert seen(match).piles["B"] == 10
    close(match)
    assert (asked(match), me(match).completed) == ("milestone", ["A2-1"])


@pytest.mark.rule("RRV-094")
def test_the_managers_of_a_completed_milestone_go_to_the_bank_and_the_card_is_kept():
    match = finishing("D-6:white,orange", rails=EVERYTHING, bank="2 gray")
    assert (me(match).milestones, me(match).completed) == ([], ["D-6"])
    assert me(match).workforce == 5
    assert seen(match).bank == {"white": 1, "purple": 0, "orange": 1, "gray": 2, "turquoise": 0}


@pytest.mark.rule("RRV-095")
@pytest.mark.parametrize(("letter", "pile"), [("A1", "B"), ("A2", "B"), ("B", "C"), ("C", "D")])
def test_three_are_drawn_from_the_next_pile_and_two_go_under_it(letter, pile):
    ((card, managers),) = CARDS[letter]
    match = finishing(f"{card}:{managers}", rails=EVERYTHING, stations="CHI")
    before = [f"{pile}-{n}" for n in range(1, 11)]
    assert (actor(match), asked(match)) == (0, "milestone")
    assert offered(match) == [id.lower() for id in before[:3]], "there is no way of taking none"
    assert seen(match).piles[pile] == 7
    play(match, before[2].lower())
    assert [m.id for m in me(match).milestones] == [before[2]]
    assert match.state.piles[pile] == [*before[3:], before[0], before[1]]
    others = {other: 10 - (other == letter) for other in "BCD" if other != pile}
    assert {other: size for other, size in seen(match).piles.items() if other != pile} == others


@pytest.mark.rule("RRV-095")
def test_a_completed_d_is_not_replaced():
    match = finishing("D-6:white,orange", rails=EVERYTHING)
    assert (actor(match), asked(match)) == (1, "worker")
    assert seen(match).piles == {"B": 10, "C": 10, "D": 9}


def have(milestone: str, number: int = 0, **facts: Any) -> tuple[int, bool]:
    """How much of a condition of a milestone the player has, and whether it is met."""
    (view,) = RULES.view(position(milestones=milestone, **facts), None).players[0].milestones
    return view.conditions[number].have, view.conditions[number].met


@pytest.mark.rule("RRV-096")
def test_connected_counts_cities_of_exactly_that_level_with_or_without_a_station():
    assert have("A1-1") == (0, False)
    assert have("A1-1", rails="WAS-CHI CHI-KCY KCY-DENa KCY-DENb") == (1, False)
    assert have("A1-1", rails="WAS-CHI CLT-CHI") == (1, False), "the same city twice"
    assert have("A1-1", rails="WAS-CHI CLT-MIA") == (2, True)
    assert have("A1-1", rails="WAS-CHI CLT-MIA CLT-LIT") == (3, True)
    assert have("C-6", rails="WAS-CHI CHI-KCY KCY-DENa") == (0, False), "a junction is no city"


@pytest.mark.rule("RRV-097")
def test_station_counts_own_stations_in_cities_of_exactly_that_level():
    rails = "WAS-CHI CHI-KCY CHI-LIT KCY-DENa KCY-DENb"
    assert have("B-4", rails=rails) == (0, False)
    assert have("B-4", rails=rails, stations={"CHI": [1, 2], "LIT": [-1]}) == (0, False)
    assert have("B-4", rails=rails, stations={"CHI": [0], "DEN": [0], "KCY": [0], "WAS": [0]}) == (1, False)
    assert have("B-4", rails=rails, stations={"CHI": [1, 0], "LIT": [0]}) == (2, True)


@pytest.mark.rule("RRV-098")
def test_deal_rails_counts_own_rails_on_spaces_with_a_deal():
    assert have("C-3", rails="WAS-CHI CLT-LIT") == (0, False)
    assert have("C-3", rails="WAS-CHI CHI-KCY", others={1: {"rails": "CLT-LIT LIT-HOU"}}) == (1, False)
    assert have("C-3", rails="WAS-CHI CHI-KCY CHI-LIT LIT-HOU CHI-DLH DLH-BIS") == (3, True)


@pytest.mark.rule("RRV-099")
def test_terrain_rails_counts_own_rails_on_spaces_with_exactly_that_terrain():
    assert have("C-9") == (0, False), "the start space is no plains"
    assert have("C-9", rails="CLT-MIA WAS-CHI CHI-KCY CHI-LIT") == (2, False)
    assert have("C-9", rails="CLT-MIA WAS-CHI CHI-KCY KCY-DENa") == (3, True)
    assert have("B-8", rails="WAS-CHI CHI-LIT CHI-DLH CLT-LIT") == (2, False)
    assert have("B-8", rails="WAS-CHI CHI-LIT CHI-DLH LIT-HOU") == (3, True)
    assert have("B-9", rails="WAS-CHI CLT-LIT CHI-LIT") == (1, False)
    assert have("D-5", rails="WAS-CHI CLT-LIT CLT-CHI") == (1, False)


@pytest.mark.rule("RRV-191")
def test_the_active_player_replaces_first_then_the_others_clockwise():
    done = {**BARE, "milestones": "A2-1:purple", **MET}
    third = {**BARE, "milestones": "D-6:white,white", "rails": EVERYTHING}
    others = {0: {**BARE, "milestones": "A1-3:gray", "stations": "CLT", "rails": "WAS-CHI CHI-LIT"}, 2: third}
    match = turn(table(4, 1, pool="5 white", others={**bystanders(seat=1), **others}, **done))
    assert (actor(match), me(match, 0).completed, me(match, 2).completed) == (1, [], [])
    play(match, offered(match)[0])
    assert (actor(match), asked(match), me(match, 2).completed) == (0, "milestone", ["D-6"])
    lines = [e.msg.args["seat"] for e in [*match.finished, *match.story(None)] if e.msg.key.endswith("log-milestone")]
    assert lines == [1, 2, 0]
    said = [Words("en")(e.msg, ["Ann", "Ben", "Cid", "Dan"].__getitem__) for e in [*match.finished, *match.story(None)]]
    (done,) = [line for line in said if line.startswith("Ann completes")]
    assert done == "Ann completes a milestone for 12 VP: 2 level-2 cities and 1 level-1 station."


@pytest.mark.rule("RRV-191")
@pytest.mark.parametrize(("first", "piles"), [("a2-1", "BC"), ("b-6", "CB")])
def test_an_owner_of_two_chooses_which_is_replaced_first(first, piles):
    facts = {"rails": EVERYTHING, "stations": "WAS CHI"}
    match = finishing("A2-1:purple B-6:purple,gray", **facts)
    assert (asked(match), sorted(offered(match))) == ("completion", ["a2-1", "b-6"])
    play(match, first)
    for letter in piles:
        assert asked(match) == "milestone"
        assert offered(match) == [f"{letter.lower()}-{n}" for n in (1, 2, 3)]
        play(match, offered(match)[0])
    assert [m.id for m in me(match).milestones] == [f"{letter}-1" for letter in piles]


@pytest.mark.rule("RRV-191")
@pytest.mark.parametrize(
    ("milestones", "piles"), [("B-6:purple,gray D-6:white,white", {}), ("A1-2:purple B-6:purple,gray", {"B": []})]
)
def test_no_order_is_asked_for_where_only_one_is_replaced(milestones, piles):
    match = finishing(milestones, rails=EVERYTHING, stations="CHI", piles=piles)
    assert (asked(match), offered(match)) == ("milestone", ["c-1", "c-2", "c-3"])


@pytest.mark.rule("RRV-192")
@pytest.mark.parametrize(("kept", "under"), [(0, [1, 2]), (1, [0, 2]), (2, [0, 1])])
def test_rejected_milestones_go_under_the_pile_in_the_order_in_which_they_were_drawn(kept, under):
    pile = ["B-7", "B-2", "B-9", "B-4", "B-5"]
    match = finishing("A2-1:purple", piles={"B": list(pile)}, **MET)
    play(match, pile[kept].lower())
    assert match.state.piles["B"] == ["B-4", "B-5", *(pile[n] for n in under)]


@pytest.mark.rule("RRV-193")
def test_a_single_card_is_taken_and_an_empty_pile_gives_none():
    match = finishing("A2-1:purple", piles={"B": ["B-8"]}, **MET)
    assert asked(match) == "worker"
    assert [m.id for m in me(match).milestones] == ["B-8"]
    assert seen(match).piles == {"B": 0, "C": 10, "D": 10}
    match = finishing("A2-1:purple", piles={"B": []}, **MET)
    assert me(match).milestones == []
    assert me(match).completed == ["A2-1"]


@pytest.mark.rule("RRV-193")
def test_after_the_last_turn_nothing_is_drawn_but_before_it_is():
    facts = {"round": 9, "state": {"last_round": 9}, "players": 2}
    before = finishing("A2-1:purple", **{**facts, "current": 0, "others": bystanders(2)}, **MET)
    assert asked(before) == "milestone"
    last = {**MET, "milestones": "A2-1:purple B-6:purple,gray", "rails": EVERYTHING, "stations": "WAS CHI"}
    match = table(2, 1, round=9, state={"last_round": 9}, pool="5 white", others=bystanders(2, 1), **{**BARE, **last})
    turn(match)
    assert match.over
    assert (me(match, 1).completed, me(match, 1).milestones) == (["A2-1", "B-6"], [])
    assert match.result().breakdown[1]["milestones"] == 11 + 19
