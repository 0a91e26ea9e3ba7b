"""Examples of scoring and of the last turns, word by word."""

from __future__ import annotations

import pytest

from tests.engine.games.railroad_revolution.build import Game, actor, asked, offered, play
from tests.engine.games.railroad_revolution.scenes import (
    BARE,
    RULES,
    bystanders,
    choices,
    close,
    deal_turn,
    me,
    position,
    seen,
    table,
    turn,
)

ONE_LEFT = {"mat_rails": [0] * 6 + [1, 2], "mat_buildings": [0] * 7 + [2]}


def score(seat: int = 0, **facts: object) -> dict[str, int]:
    """What a seat scores now, by source."""
    return RULES.result(position(**{"up": "", **facts})).breakdown[seat]


def further_turns(match: Game) -> list[int]:
    """Whose turns follow until the game is over."""
    found = []
    while match.pending:
        found.append(actor(match))
        assert asked(match) == "worker"
        turn(match)
    return found


@pytest.mark.rule("RRV-EX-19")
def test_telegraph_track_score():
    red = {"offices": [1, 4, 7], "markers": {"telegraph": 7}}
    assert position(others={1: red}).players[1].markers["telegraph"] == 7
    view = RULES.view(position(others={1: red}), None).players[1]
    assert (view.values["telegraph"], view.score["telegraph"]) == (5, 15)


@pytest.mark.rule("RRV-EX-20")
@pytest.mark.parametrize("shares", [0, 1])
def test_a_gate_costs_one_share(shares):
    facts = {"pool": "5 white", "others": bystanders(), **BARE, "up": "steps", "mat_rails": []}
    match = table(**{**facts, "markers": {"telegraph": 1}, "shares": shares, "money": 500})
    play(match, "trade/white", "flip")
    assert ("telegraph" in offered(match)) == bool(shares)
    if shares:
        play(match, "telegraph")
        assert (me(match).shares, me(match).markers["telegraph"]) == (0, 2)


@pytest.mark.rule("RRV-EX-21")
def test_the_end_is_triggered_by_the_first_player():
    match = table(4, 0, round=15, pool="5 white", others=bystanders(), **BARE, **ONE_LEFT)
    turn(match)
    assert further_turns(match) == [1, 2, 3, 0, 1, 2, 3]
    assert (match.over, match.result().rounds) == (True, 16)


@pytest.mark.rule("RRV-EX-22")
def test_the_end_is_triggered_by_the_player_on_the_first_players_right():
    match = table(4, 3, round=15, pool="5 white", others=bystanders(seat=3), **BARE, **ONE_LEFT)
    turn(match)
    assert further_turns(match) == [0, 1, 2, 3]
    assert (match.over, match.result().rounds) == (True, 16)


@pytest.mark.rule("RRV-EX-24", "RRV-EX-25", "RRV-EX-26")
@pytest.mark.parametrize(
    ("offices", "vp"),
    [
        pytest.param([1, 4, 5], 5, id="blue"),
        pytest.param([1, 2, 3, 7, 8], 18, id="black"),
        pytest.param([2, 4, 6], 0, id="red"),
    ],
)
def test_telegraph_links(offices, vp):
    assert score(offices=offices)["links"] == vp


@pytest.mark.rule("RRV-EX-61")
@pytest.mark.parametrize("piece", ["rail", "building"])
def test_trade_right_of_the_logo(piece):
    facts = {"mat_rails": [0] * 7 + [2], "mat_buildings": [0] * 7 + [2], "pool": "5 white"}
    match = table(others=bystanders(), round=16, state={"last_round": 16}, **{**BARE, **facts})
    play(match, "trade/white")
    assert offered(match) == ["rail", "building"]
    close(play(match, piece))
    last = me(match).sectors[7]
    assert (me(match).money, last.rails, last.buildings) == (1100, 2 - (piece == "rail"), 2 - (piece == "building"))
    assert seen(match).last_round == 16
    assert further_turns(match) == [1, 2, 3]


@pytest.mark.rule("RRV-EX-62")
def test_a_trigger_in_another_players_turn():
    others = {**bystanders(3, 1), 2: {**BARE, **ONE_LEFT, "shares": 2}}
    match = deal_turn(4, players=3, current=1, round=15, others=others)
    if actor(match) == 1:
        play(match, "decline")
    play(match, "top", "clt-mia")
    assert further_turns(match) == [2, 0, 1, 2]


@pytest.mark.rule("RRV-EX-63")
def test_nothing_left_to_do():
    facts = {"mat_rails": [], "mat_buildings": [], "pool": "5 white", "round": 15, "state": {"last_round": 16}}
    facts |= {"milestones": "A2-1:purple", "rails": "WAS-CHI", "stations": "WAS", "piles": {"B": []}, "shares": 1}
    match = table(others=bystanders(), **{**BARE, **facts})
    assert (asked(match), choices(match)) == ("worker", ["pass"])
    play(match, "pass")
    assert (me(match).pool["white"], me(match).completed) == (5, ["A2-1"])
    assert not any(me(match).mat.values())
    assert (actor(match), asked(match), seen(match).round) == (1, "worker", 15)


@pytest.mark.rule("RRV-EX-66")
def test_a_full_score():
    rails = "WAS-CHI CHI-KCY KCY-DENa KCY-DENb DEN-ELP ELP-SANa ELP-SANb SFO-SANb SFO-SANa"
    facts = {"up": "money rail rail", "down": "steps promote2", "completed": "A1-1 B-1", "milestones": ""}
    facts |= {"markers": {"network": 3, "stations": 4, "telegraph": 3}, "rails": rails}
    sources = score(**facts, stations="WAS CLT CHI KCY DEN", offices=[1, 2, 3, 8])
    assert sources == {"trains": 24, "milestones": 37, "network": 14, "stations": 15, "telegraph": 8, "links": 10}
    assert sum(sources.values()) == 108


@pytest.mark.rule("RRV-EX-67")
def test_tie_break():
    blue = {"completed": "D-9 D-2 D-3 C-3 D-4", "money": 100, "shares": 3}
    red = {"completed": "D-10 D-1 D-5 D-6 B-3", "shares": 0}
    low = {"up": "", "milestones": "", "money": 9000}
    for money, winners in ((500, [0]), (550, [0, 1]), (600, [1])):
        others = {1: {**red, "money": money, "up": "", "milestones": ""}, 2: low, 3: low}
        result = RULES.result(position(**blue, up="", milestones="", others=others))
        assert result.scores[:2] == [120, 120]
        assert result.winners == winners
