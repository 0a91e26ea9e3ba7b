"""Examples of setup and of the frame of a round (RRR-EX-35 to RRR-EX-42); RRR-EX-36 stands in test_setup.py."""

from __future__ import annotations

import pytest

from engine.core.play.match import Match
from engine.games.russian_railroads import RULES
from tests.engine.games.russian_railroads.build import offered, play
from tests.engine.games.russian_railroads.story import Game, actor, end_round, me, quiet, space, strip, table, track


@pytest.mark.rule("RRR-EX-35")
@pytest.mark.parametrize(
    ("players", "rounds", "workers", "coins", "stack", "b_tiles", "slots"),
    [(4, 7, 5, 1, 4, 4, 7), (3, 6, 6, 1, 3, 3, 7), (2, 6, 6, 2, 2, 3, 6)],
)
def test_setup_numbers(players, rounds, workers, coins, stack, b_tiles, slots):
    match = Match.new(RULES, players, seed=5)
    view = match.view(None)
    letter_b = {1, 3, 5, 7, 8, 13, 14}
    tiles = strip(match)
    assert view.rounds == rounds
    assert view.loco_stacks.get(1, 0) == 0
    assert [view.loco_stacks[n] for n in range(2, 10)] == [stack] * 8
    assert (len(tiles), tiles.count(0)) == (slots, slots - b_tiles - 3)
    assert sum(n in letter_b for n in tiles) == b_tiles
    assert not letter_b & set(tiles[-3:])
    assert (view.end_bonus_deck, len(view.question_cards), view.doublers_left) == (8, 5, 20)
    for player in view.players:
        assert (player.workers, player.reserve, player.coins, player.vp) == (workers, 2, coins, 0)
        assert [r.reach for r in player.routes] == [1, 0, 0]


@pytest.mark.rule("RRR-EX-37", "RRR-010", "RRR-120", "RRR-121", "RRR-122")
def test_the_draft_of_four_players():
    match = Match.new(RULES, 4, seed=3, confirm=())
    a, b, c, d = match.view(None).turn_order
    assert actor(match) == d
    play(match, "black-step", "ts")
    assert track(match, "TS", d) == "b2 g0"
    assert (track(match, "SP", d), track(match, "KY", d)) == ("b1 g0", "b1 g0")
    assert actor(match) == c
    play(match, "coin")
    assert me(match, c).coins == 2
    assert actor(match) == b
    play(match, "doubler")
    assert me(match, b).doublers == 1
    assert actor(match) == a
    assert (me(match, a).coins, me(match, a).doublers, track(match, "TS", a)) == (1, 0, "b1")
    assert match.view(None).starting_bonus == []
    assert [me(match, seat).markers for seat in range(4)] == [[0]] * 4


@pytest.mark.rule("RRR-EX-37", "RRR-123")
def test_an_industry_step_of_the_draft_leads_to_index_one():
    match = Match.new(RULES, 4, seed=3, confirm=())
    seat = actor(match)
    play(match, "industry-step")
    assert me(match, seat).markers == [1]


def b_without_workers() -> Game:
    """Order A B C D; B is to act with no worker and one coin."""
    return table(current=1, workers=0, owned=5, coins=1)


@pytest.mark.rule("RRR-EX-38", "RRR-021")
def test_a_player_without_workers_may_go_on_with_a_coin():
    match = b_without_workers()
    assert {"pass", "coins", "doubler", "bottom", "hire"} <= set(offered(match))
    play(match, "doubler")
    assert me(match, 1).doublers == 1
    assert me(match, 1).coins == 0


@pytest.mark.rule("RRR-EX-38", "RRR-022", "RRR-023", "RRR-014")
def test_passing_scores_the_card_at_once_and_the_turns_skip_whoever_passed():
    match = b_without_workers()
    play(match, "pass")
    assert me(match, 1).vp == 2
    assert me(match, 1).passed
    seen = []
    for key in ("ind-1", "doubler", "bottom", "bottom"):
        seen.append(actor(match))
        play(match, key)
        if key == "bottom":
            play(match, "ky-black")
    assert seen == [2, 3, 0, 2]


@pytest.mark.rule("RRR-EX-39", "RRR-013", "RRR-015")
def test_the_last_player_goes_on_alone_until_passing():
    match = quiet(workers=3, owned=5, board={"order-1": [(2, "own")]}, others={2: {"passed": True, "workers": 4}})
    for key in ("doubler", "coins"):
        assert actor(match) == 0
        play(match, key)
    assert (me(match).workers, me(match).coins, me(match).doublers) == (1, 2, 1)
    assert match.view(None).round == 1
    play(match, "pass")
    view = match.view(None)
    assert view.turn_order == [2, 0, 1, 3], "the turn order comes first"
    assert (view.phase, actor(match), view.round) == ("reuse", 2, 1), "then worker reuse, before the next round"
    assert me(match, 2).vp == 0, "then only scoring"
    before = strip(match)
    play(match, "stay")
    view = match.view(None)
    assert (view.round, actor(match)) == (2, 2)
    assert me(match).workers == 5
    assert strip(match) == [0, *before[:-1]]
    assert [p.order_card for p in view.players] == [2, 3, 1, 4]


@pytest.mark.rule("RRR-EX-40", "RRR-016", "RRR-017", "RRR-019")
def test_exact_payment_and_occupied_spaces():
    match = table(workers=3, coins=3, board={"doubler": [(1, "coin")]})
    assert "doubler" not in offered(match)
    play(match, "coins")
    assert sorted(offered(match)) == ["coin-1", "worker-1"]
    match.undo(0)
    play(match, "loco-2")
    assert sorted(offered(match)) == ["coin-2", "worker-1-coin-1", "worker-2"]
    match.undo(0)
    play(match, "loco-3")
    assert "worker-1-coin-2" in offered(match)
    play(match, "worker-1-coin-2")
    assert (me(match).workers, me(match).coins) == (2, 1)


@pytest.mark.rule("RRR-EX-41", "RRR-103", "RRR-105", "RRR-063")
def test_cleanup_returns_the_workers_and_pays_the_coins_to_the_bank():
    placed = {
        "grey-1": [(0, "temporary")],
        "black-1": [(0, "own")],
        "coins": [(0, "own")],
        "doubler": [(0, "own")],
        "ind-1": [(0, "own")],
        "ind-2": [(0, "black"), (3, "own")],
        "hire": [(0, "coin")],
        "temps": [(3, "own")],
    }
    match = end_round(
        quiet(
            current=1,
            order=[1, 3, 0, 2],
            board=placed,
            state={"temporary": 0},
            others={
                0: {"workers": 0, "owned": 4, "temporary": 1, "black": 0, "black_owned": True, "coins": 0},
                3: {"workers": 3, "owned": 5},
            },
        )
    )
    view = match.view(None)
    assert (view.round, view.turn_order) == (2, [1, 3, 0, 2])
    assert (me(match).workers, me(match).black_worker, me(match).temporary) == (4, True, 0)
    assert view.temporary_left == 2
    assert me(match).coins == 0
    assert me(match).order_card == 3
    assert not any(s.pieces for s in view.spaces)


B1, B2, B3, B4, A1, A2, A3 = 1, 3, 5, 7, 2, 4, 6


@pytest.mark.rule("RRR-EX-42", "RRR-104", "RRR-064", "RRR-066", "RRR-067")
def test_the_engineer_strip_over_a_game_of_four():
    match = quiet(strip=[B1, B2, B3, B4, A1, A2, A3])
    hire, variable = [], []
    for _ in range(7):
        tiles = strip(match)
        hire.append(tiles[6])
        variable.append([n for n in tiles[4:6] if n])
        end_round(match)
        assert tiles[6] not in strip(match)[: 6 if match.over else 7], "a tile not hired leaves the game"
    assert hire == [A3, A2, A1, B4, B3, B2, B1]
    assert variable == [[A1, A2], [B4, A1], [B3, B4], [B2, B3], [B1, B2], [B1], []]
    assert not any(p.engineers for p in match.view(None).players)


@pytest.mark.rule("RRR-EX-42", "RRR-066", "RRR-067")
def test_only_what_lies_on_the_variable_slots_can_be_used_and_only_the_last_slot_hired():
    match = table(coins=1, strip=[9, 9, 9, 9, 0, 9, 6])
    assert "variable-1" in offered(match)
    assert "variable-2" not in offered(match)
    assert space(match, "variable-1").workers == 1
    play(match, "hire")
    assert me(match).engineers == [6]
