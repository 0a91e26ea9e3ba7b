"""Changes for 3 and 2 players (rules section 13)."""

from __future__ import annotations

import pytest

from engine.core.play.match import Match
from engine.games.russian_railroads import RULES
from tests.engine.games.russian_railroads.build import offered, play
from tests.engine.games.russian_railroads.story import (
    LETTER_A,
    LETTER_B,
    SPACES_OF_THE_FRONT,
    Game,
    actor,
    passing,
    quiet,
    spaces,
    strip,
    table,
)


def new(players: int, seed: int = 0) -> Game:
    return Match.new(RULES, players, seed=seed, confirm=())


@pytest.mark.rule("RRR-112")
def test_three_players_begin_with_six_workers_and_a_tile_less_in_each_stack():
    match = new(3)
    view = match.view(None)
    assert (view.board_side, view.rounds) == ("front", 6)
    assert [(p.workers, p.workers_owned, p.reserve, p.coins) for p in view.players] == [(6, 6, 2, 1)] * 3
    assert [view.loco_stacks.get(n, 0) for n in range(1, 10)] == [0] + [3] * 8
    assert sorted(spaces(match)) == sorted(SPACES_OF_THE_FRONT)


@pytest.mark.rule("RRR-112")
def test_the_leftmost_slot_of_three_players_is_empty():
    for seed in range(10):
        tiles = strip(new(3, seed))
        assert (len(tiles), tiles[0]) == (7, 0)
        assert set(tiles[1:4]) <= LETTER_B
        assert set(tiles[4:]) <= LETTER_A


@pytest.mark.rule("RRR-113")
def test_two_players_begin_with_two_coins_and_two_tiles_less_in_each_stack():
    view = new(2).view(None)
    assert (view.board_side, view.rounds) == ("back", 6)
    assert [(p.workers, p.workers_owned, p.reserve, p.coins) for p in view.players] == [(6, 6, 2, 2)] * 2
    assert [view.loco_stacks.get(n, 0) for n in range(1, 10)] == [0] + [2] * 8


@pytest.mark.rule("RRR-112", "RRR-113")
@pytest.mark.parametrize("players", [2, 3])
def test_two_or_three_players_play_six_rounds(players):
    match = passing(quiet(players), 5)
    assert not match.over
    assert passing(match).over
    assert match.result().rounds == 6


@pytest.mark.rule("RRR-114", "RRR-115")
def test_the_strip_of_two_players():
    for seed in range(10):
        match = new(2, seed)
        slots = match.view(None).strip
        assert [slot.role for slot in slots] == ["lookahead"] * 4 + ["variable", "hire"]
        tiles = strip(match)
        assert len(set(tiles)) == 6
        assert set(tiles[:3]) <= LETTER_B
        assert set(tiles[3:]) <= LETTER_A


@pytest.mark.rule("RRR-116")
@pytest.mark.parametrize("space", ["black-1", "grey-1", "order-2", "variable-2"])
def test_what_the_board_of_two_players_lacks(space):
    assert space not in spaces(table(2))
    assert space in spaces(table(3))


@pytest.mark.rule("RRR-117")
@pytest.mark.parametrize("space", ["loco-2", "ind-3", "temps"])
def test_what_else_the_board_of_two_players_lacks(space):
    assert space not in spaces(table(2))
    assert space in spaces(table(3))


@pytest.mark.rule("RRR-115", "RRR-116")
def test_the_variable_slot_of_two_players_is_the_one_next_to_hire():
    match = play(table(2, strip=[1, 3, 5, 2, "black-vp3", "two-black"]), "variable-1", "ts")
    assert match.result().breakdown[0] == {"engineers": 3}


@pytest.mark.rule("RRR-118")
def test_only_two_players_may_claim_under_the_own_pawn():
    assert "order-1" in offered(table(2))
    assert "order-1" not in offered(table(3))
    assert "order-2" not in offered(table(3, current=1))


@pytest.mark.rule("RRR-119")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_as_many_turn_order_cards_as_players_are_used(players):
    assert sorted(p.order_card for p in new(players).view(None).players) == list(range(1, players + 1))


@pytest.mark.rule("RRR-119", "RRR-010")
@pytest.mark.parametrize("players", [2, 3])
def test_the_draft_runs_from_the_last_player_to_the_second(players):
    match = new(players)
    order = match.view(None).turn_order
    picks = []
    while match.view(None).phase == "draft":
        picks.append(actor(match))
        play(match, "doubler" if not picks[1:] else "coin")
    assert picks == list(reversed(order[1:]))
    assert actor(match) == order[0]


@pytest.mark.rule("RRR-119", "RRR-106")
@pytest.mark.parametrize("players", [2, 3])
def test_the_last_round_tile_is_used_with_fewer_players_too(players):
    assert "last-industry" in spaces(table(players, round=6))
