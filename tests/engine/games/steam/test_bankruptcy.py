"""Bankruptcy (STM-145 to STM-148, STM-214 to STM-217; STM-EX-67, 68)."""

from __future__ import annotations

import pytest

from tests.engine.games.steam.build import asked, building, legal, links, offered, place, play, spot
from tests.engine.games.steam.scenes import actor, final, idle, kind, moving, player, points, settling

BROKE = {"income": -10, "vp": 0, "cash": 0}
HUDSON = ("(0,1) 21 =1", "(0,2) T21 =1", "(0,3) 21 =1")
"""Albany - Poughkeepsie - New York: two complete links of seat 1."""
STUB = "(1,0) 21@2 =1"
"""An unfinished link of seat 1 from Albany towards (2,0)."""


@pytest.mark.rule("STM-145")
@pytest.mark.parametrize(
    ("had", "vp", "falls"), [(10, 0, False), (9, 0, True), (5, 2, False), (5, 1, True), (2, 3, True), (0, 4, False)]
)
def test_whoever_cannot_pay_by_all_means_is_bankrupt(had, vp, falls):
    match = settling({1: {"income": -10, "cash": had, "vp": vp}})
    assert bool(match.view(None).players[1].bankrupt) is falls


@pytest.mark.rule("STM-146")
def test_a_bankrupt_player_is_out():
    match = settling({1: BROKE}, *HUDSON, STUB)
    assert match.state.order == [0, 2, 3]
    seen = set()
    while match.view(None).round == 3:
        seen.add(actor(match))
        play(match, next(key for key in ("done", "pass", *offered(match)) if key in offered(match)))
    assert seen == {0, 2, 3}
    view = match.view(None).players[1]
    assert (view.links, view.unfinished) == (0, 0)


@pytest.mark.rule("STM-146", "STM-147", "STM-148")
def test_all_discs_leave_the_map():
    match = settling({1: BROKE}, *HUDSON, STUB)
    assert links(match) == ["Albany-Poughkeepsie -", "New York-Poughkeepsie -"]
    assert links(match, complete=False) == ["Albany -"]


@pytest.mark.rule("STM-147")
def test_complete_links_of_a_bankrupt_player_are_never_claimed():
    """Seat 0 has a link at Albany, and ends another one in Poughkeepsie; the old links stay nobody's."""
    nobodys = tuple(tile.replace("=1", "=-") for tile in HUDSON)
    match = building(0, *nobodys, "(-1,1) 22@1 =0", "(-1,2) 21 =0", "(-1,3) 21 =0", "(-1,4) 22 =0")
    place(match, "(1,0) 22@3")
    idle(match, "build")
    assert links(match) == ["Albany-New York 0", "Albany-Poughkeepsie -", "New York-Poughkeepsie -"]
    assert not legal(building(0, *nobodys), "(0,1) 22"), "nor is such track redirected"


@pytest.mark.rule("STM-147")
def test_cubes_move_over_the_links_of_a_bankrupt_player():
    tiles = ("(0,1) 21 =-", "(0,2) T21 0=- 3=0", "(0,3) 21 =0")
    assert points(moving(0, *tiles, goods={"albany": "p"}, locomotive=2), "albany/purple") == [1, 0, 0, 0]


@pytest.mark.rule("STM-148")
def test_unfinished_links_of_a_bankrupt_player_can_be_claimed():
    match = settling({1: BROKE}, STUB)
    play(match, "turn-order", "first-move", "engineer")
    assert asked(match) == (0, "build")
    place(match, "(2,0) 22@3")
    assert links(match) == ["Albany-Hartford 0"]


@pytest.mark.rule("STM-214")
def test_bankruptcy_takes_effect_at_once_and_the_others_settle_as_usual():
    match = settling({0: BROKE, 1: {"income": 4}, 2: BROKE, 3: {"income": -2, "cash": 2}})
    assert [each.bankrupt for each in match.view(None).players] == [1, 0, 2, 0]
    assert player(match, 1).cash == 4
    assert player(match, 3).cash == 0
    assert match.state.order == [1, 3]


@pytest.mark.rule("STM-214")
def test_the_remaining_players_close_up_in_the_turn_order():
    match = settling({1: {**BROKE, "locomotive": 1}}, standard=True, order=[3, 1, 0, 2], everybody={"cash": 5})
    assert match.view(None).players[1].bankrupt == 1
    assert match.state.order == [3, 0, 2]


@pytest.mark.rule("STM-215")
def test_bankruptcy_leaves_the_number_of_rounds_and_returns_the_tile():
    match = settling({1: {**BROKE, "tile": 1}, 0: {"tile": 5}, 2: {"tile": 3}, 3: {"tile": 2}})
    view = match.view(None)
    assert view.rounds == 8, "four players sat down"
    assert view.order == [3, 2, 0], "number 1 counts for nothing"
    assert asked(match) == (3, "action-tile")
    assert "turn-order" in offered(match)
    assert view.action_tiles == {}
    last = final({1: {**BROKE, "tile": 1}}).view(None)
    assert sorted(last.action_tiles.values()) == [0, 2, 3], "also when no other is returned any more"


@pytest.mark.rule("STM-216")
def test_the_last_one_standing_wins_at_once_without_settling():
    match = settling({0: BROKE, 1: BROKE, 2: {"income": -3, "cash": 7, "vp": 1}}, players=3)
    assert match.over
    assert match.result().winners == [2]
    assert (player(match, 2).income, player(match, 2).cash) == (-3, 7)
    assert match.view(None).round == 2


@pytest.mark.rule("STM-216")
def test_two_players_left_play_on():
    match = settling({0: BROKE, 2: {"income": 1}, 3: {"income": 1}, 1: BROKE})
    assert not match.over
    assert match.state.order == [2, 3]
    assert kind(match) == "action-tile"
    assert match.view(None).round == 3


@pytest.mark.rule("STM-217")
def test_a_bankrupt_player_ranks_below_a_player_with_fewer_points():
    """Seat 0 falls with 3 VP; the others have minus 20 in the end."""
    poor = {"income": -10, "cash": 10}
    match = final({0: {"income": -10, "vp": 3}, 1: poor, 2: {**poor, "cash": 11}, 3: {**poor, "vp": 1, "cash": 10}})
    assert match.view(None).players[0].bankrupt == 1
    assert match.result().winners == [3]
    assert match.result().scores[1] == -20
    assert match.result().scores[3] == -19
    assert match.result().places == [4, 2, 3, 1]


@pytest.mark.rule("STM-217")
def test_the_later_bankrupt_ranks_above_the_earlier():
    match = settling({2: BROKE, 0: BROKE}, order=[2, 0, 1, 3], everybody={"cash": 5})
    assert [each.bankrupt for each in match.view(None).players] == [2, 0, 1, 0]


@pytest.mark.rule("STM-EX-67", "STM-145", "STM-146", "STM-147", "STM-148")
def test_bankrupt_in_the_base_game():
    match = settling({1: {"income": -10, "cash": 2, "vp": 3}}, *HUDSON, STUB)
    view = match.view(None)
    assert view.players[1].bankrupt == 1
    assert links(match) == ["Albany-Poughkeepsie -", "New York-Poughkeepsie -"]
    (unfinished,) = [link for link in view.links if not link.complete]
    assert (unfinished.owner, unfinished.ends, unfinished.open_end) == (None, (spot("albany"),), (spot("(1,0)"), 2))
    play(match, "turn-order", "first-move", "engineer")
    place(match, "(2,0) 22@3")
    assert "Albany-Hartford 0" in links(match)


@pytest.mark.rule("STM-EX-68", "STM-214", "STM-216", "STM-217")
def test_last_player_standing():
    match = settling({0: BROKE, 1: BROKE, 2: BROKE}, players=3)
    assert match.over
    assert match.result().winners == [2]
    assert [each.bankrupt for each in match.view(None).players] == [1, 2, 0]
    assert match.result().places == [3, 2, 1], "ranking C, B, A, although C has the fewest points"
    assert match.result().scores == [0, 0, -20]
    assert (player(match, 2).income, player(match, 2).cash) == (-10, 0)
