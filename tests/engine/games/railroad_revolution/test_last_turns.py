"""The trigger, the turns that are left, passing, and what never comes back (rules sections 13 and 16)."""

from __future__ import annotations

import pytest

from engine.core.ahead.policy import move
from engine.core.play.match import Match
from engine.core.play.rng import Rng, Seed
from tests.engine.games.railroad_revolution.build import Game, actor, asked, hire, hires, offered, play, sells
from tests.engine.games.railroad_revolution.scenes import (
    BARE,
    RULES,
    bystanders,
    choices,
    deal_turn,
    me,
    seen,
    table,
    turn,
)

LAST_RAIL = {"mat_rails": [0] * 6 + [1, 2], "mat_buildings": [0] * 7 + [2]}
LAST_BUILDING = {"mat_rails": [0] * 7 + [2], "mat_buildings": [0] * 6 + [1, 2]}
TWO_LEFT = {"mat_rails": [0] * 6 + [1, 2], "mat_buildings": [0] * 6 + [1, 2]}


def to_the_end(match: Game) -> list[int]:
    """Whose turns follow, each of them a Trade without anything more."""
    found = []
    while match.pending:
        if asked(match) == "worker":
            found.append(actor(match))
            turn(match) if "trade/white" in offered(match) else play(match, "pass")
        else:
            play(match, offered(match)[0])
    return found


@pytest.mark.rule("RRV-110")
@pytest.mark.parametrize(("left", "ends"), [(LAST_RAIL, True), (LAST_BUILDING, True), (TWO_LEFT, False)])
def test_the_end_is_triggered_when_nothing_is_left_of_the_logo(left, ends):
    match = table(pool="5 white", others=bystanders(), round=7, **{**BARE, **left})
    turn(match)
    assert seen(match).last_round == (8 if ends else 0)
    assert (actor(match), asked(match)) == (1, "worker")


@pytest.mark.rule("RRV-110")
def test_thirteen_rails_and_ten_buildings_lie_left_of_the_logo():
    sectors = me(table()).sectors
    assert sum(s.rails for s in sectors if s.left_of_logo) == 13
    assert sum(s.buildings for s in sectors if s.left_of_logo) == 10
    assert [s.n for s in sectors if not s.left_of_logo] == [8]


@pytest.mark.rule("RRV-110")
def test_pieces_built_count_like_pieces_sold():
    match = table(pool="5 white", others=bystanders(), round=7, **{**BARE, **LAST_BUILDING})
    play(match, "telegraph/white", "sector-8")
    assert seen(match).last_round == 8


@pytest.mark.rule("RRV-111", "RRV-112")
@pytest.mark.parametrize(
    ("players", "first", "trigger", "rest"),
    [
        (2, 0, 0, [1, 0, 1]),
        (2, 0, 1, [0, 1]),
        (2, 1, 0, [1, 0]),
        (2, 1, 1, [0, 1, 0]),
        (3, 0, 0, [1, 2, 0, 1, 2]),
        (3, 0, 1, [2, 0, 1, 2]),
        (3, 0, 2, [0, 1, 2]),
        (3, 2, 2, [0, 1, 2, 0, 1]),
        (3, 2, 0, [1, 2, 0, 1]),
        (3, 2, 1, [2, 0, 1]),
        (4, 0, 0, [1, 2, 3, 0, 1, 2, 3]),
        (4, 0, 1, [2, 3, 0, 1, 2, 3]),
        (4, 0, 2, [3, 0, 1, 2, 3]),
        (4, 0, 3, [0, 1, 2, 3]),
        (4, 1, 0, [1, 2, 3, 0]),
        (4, 1, 3, [0, 1, 2, 3, 0]),
    ],
)
def test_the_round_is_finished_and_everybody_has_one_turn_more(players, first, trigger, rest):
    others = bystanders(players, trigger)
    match = table(players, trigger, first=first, round=15, pool="5 white", others=others, **{**BARE, **LAST_RAIL})
    turn(match)
    assert to_the_end(match) == rest
    assert match.over
    assert match.result().rounds == 16


@pytest.mark.rule("RRV-197")
@pytest.mark.parametrize(
    ("active", "empties", "rest"), [(1, 2, [2, 0, 1, 2]), (2, 0, [0, 1, 2]), (0, 1, [1, 2, 0, 1, 2])]
)
def test_a_deal_in_the_turn_of_another_triggers_the_end(active, empties, rest):
    others = {**bystanders(3, active), empties: {**BARE, **LAST_RAIL, "shares": 2}}
    match = deal_turn(9, players=3, current=active, others=others)
    if actor(match) == active:
        play(match, "decline")
    assert (actor(match), asked(match)) == (empties, "deal")
    play(match, "bottom", "clt-mia")
    assert to_the_end(match) == rest


@pytest.mark.rule("RRV-197")
def test_a_second_trigger_changes_nothing():
    others = {**bystanders(), 1: {**BARE, **LAST_RAIL}}
    match = table(pool="5 white", others=others, round=7, **{**BARE, **LAST_RAIL})
    turn(match)
    turn(match)
    assert seen(match).last_round == 8
    assert to_the_end(match) == [2, 3, 0, 1, 2, 3]


EMPTY = {"mat_rails": [], "mat_buildings": []}


@pytest.mark.rule("RRV-196")
def test_without_a_piece_a_player_can_only_pass_and_the_turn_counts():
    facts = {"pool": "white", "mat": {"trade": "4 white"}, "money": 900, "shares": 1, "round": 7}
    match = table(others=bystanders(), **{**BARE, **EMPTY, **facts})
    assert (asked(match), choices(match)) == ("worker", ["pass"])
    assert hires(match)
    assert sells(match)
    play(hire(match, "gray"), "pass")
    assert (me(match).pool["white"], me(match).pool["gray"], me(match).mat["trade"]) == (1, 1, ["white"] * 4)
    assert (actor(match), asked(match), seen(match).last_round) == (1, "worker", 8)


@pytest.mark.rule("RRV-196")
def test_nobody_passes_who_could_sell_the_last_piece():
    match = table(others=bystanders(), **{**BARE, "mat_rails": [], "mat_buildings": [0] * 7 + [1], "pool": "5 white"})
    assert "pass" not in offered(match)
    assert "trade/white" in offered(match)


@pytest.mark.rule("RRV-196", "RRV-093")
def test_a_turn_that_is_passed_ends_with_the_milestone_check():
    facts = {"milestones": "A2-1:purple", "rails": "WAS-CHI", "stations": "WAS", "pool": "5 white"}
    match = table(others=bystanders(), **{**BARE, **facts, **EMPTY})
    while asked(match) == "worker" and actor(match) == 0:
        play(match, "pass")
    assert (asked(match), me(match).completed) == ("milestone", ["A2-1"])


@pytest.mark.rule("RRV-198")
@pytest.mark.parametrize("players", [2, 4])
def test_what_is_sold_or_built_stays_so(players):
    match, rng = Match.new(RULES, players, seed=players, confirm=()), Rng(Seed(players))
    before = [([], 0, [], [])] * players
    while match.pending:
        move(match, next(iter(match.pending)), "random", rng)
        for seat, player in enumerate(match.state.players):
            rails, gone, stations, offices = before[seat]
            mat = sum(player.rails) + sum(player.buildings)
            assert player.built[: len(rails)] == rails
            view = me(match, seat)
            assert set(stations) <= set(view.stations)
            assert set(offices) <= set(view.offices)
            assert 27 - mat >= gone
            before[seat] = list(player.built), 27 - mat, view.stations, view.offices
    sold = sum(player.boxed_rails + player.boxed_buildings for player in match.state.players)
    assert sold > 0


@pytest.mark.rule("RRV-198")
def test_a_piece_that_is_sold_is_out_of_the_game():
    match = table(pool="5 white", others=bystanders(), **BARE)
    play(match, "trade/white", "rail")
    assert (match.state.players[0].boxed_rails, match.state.players[0].boxed_buildings) == (2, 1)
    assert [sector.rails for sector in me(match).sectors][:2] == [1, 2]
