"""Examples of turn order and worker reuse (RRR-EX-20 to 23, RRR-EX-81 to 84)."""

from __future__ import annotations

import pytest

from tests.engine.games.russian_railroads.build import asked, offered, play
from tests.engine.games.russian_railroads.story import (
    EVERYWHERE,
    Game,
    actor,
    end_round,
    me,
    pieces,
    progress,
    quiet,
    table,
    told,
)

YELLOW, BLUE, GREEN, RED = range(4)


def stay(match: Game) -> Game:
    """Nobody reuses a worker."""
    while match.pending and asked(match) == "reuse":
        play(match, "stay")
    return match


def after_claims(**claims: int) -> Game:
    """The end of the action turns with these claims: order_1=seat, order_2=seat."""
    board = {name.replace("_", "-"): [(seat, "own")] for name, seat in claims.items()}
    return end_round(quiet(board=board))


@pytest.mark.rule("RRR-EX-20", "RRR-014")
def test_turns_go_round():
    match = table(order=[3, 1, 2, 0], current=3)
    seen = []
    for key in ("coins", "doubler", "ind-1", "loco-1", "temps"):
        seen.append(actor(match))
        play(match, key)
        if key == "loco-1":
            play(match, "factory")
    assert seen == [3, 1, 2, 0, 3]


@pytest.mark.rule("RRR-EX-21", "RRR-076", "RRR-073")
def test_a_new_order_with_two_claims():
    match = stay(after_claims(order_1=GREEN, order_2=RED))
    assert match.view(None).turn_order == [GREEN, RED, YELLOW, BLUE]


@pytest.mark.rule("RRR-EX-22", "RRR-077", "RRR-078")
def test_the_start_player_protects_the_place():
    match = after_claims(order_2=YELLOW)
    assert (asked(match), actor(match)) == ("reuse", YELLOW)
    assert match.view(None).turn_order == [YELLOW, BLUE, GREEN, RED]
    play(match, "doubler")
    assert me(match, YELLOW).doublers == 1
    assert match.view(None).turn_order == [YELLOW, BLUE, GREEN, RED]


@pytest.mark.rule("RRR-EX-23", "RRR-078", "RRR-079", "RRR-033")
def test_reuse_goes_from_the_second_place_to_the_first_before_scoring():
    board = {"order-2": [(RED, "own")], "order-1": [(GREEN, "own")]}
    match = end_round(quiet(board=board, others={RED: EVERYWHERE, GREEN: {"sp": [2], "SP": "b3 g2"}}))
    assert (asked(match), actor(match)) == ("reuse", RED)
    before = progress(match, RED)
    play(match, "brown-1", "ky")
    assert progress(match, RED) - before == {"brown": 1}
    assert pieces(match, "brown-1") == [(RED, "own")]
    assert (asked(match), actor(match)) == ("reuse", GREEN)
    assert match.view(None).round == 1
    assert "log-round-score" not in told(match)
    play(match, "stay")
    assert match.view(None).round == 2
    assert "log-round-score" in told(match)


@pytest.mark.rule("RRR-EX-81", "RRR-076", "RRR-077")
@pytest.mark.parametrize(
    ("claims", "order"),
    [
        ({"order_2": RED}, [YELLOW, RED, BLUE, GREEN]),
        ({"order_1": BLUE}, [BLUE, YELLOW, GREEN, RED]),
        ({"order_2": YELLOW, "order_1": GREEN}, [GREEN, YELLOW, BLUE, RED]),
        ({}, [YELLOW, BLUE, GREEN, RED]),
    ],
)
def test_single_claims(claims, order):
    match = stay(after_claims(**claims))
    assert match.view(None).turn_order == order
    assert [match.view(None).players[seat].order_card for seat in order] == [1, 2, 3, 4]


@pytest.mark.rule("RRR-EX-82", "RRR-074", "RRR-075")
def test_forbidden_claims():
    board = {"order-1": [(GREEN, "own")]}
    assert "order-2" not in offered(table(current=BLUE, board=board))
    assert "order-2" not in offered(table(current=GREEN, board=board))
    assert "order-2" in offered(table(current=RED, board=board))
    assert "order-2" in offered(table(current=GREEN))
    assert "order-1" not in offered(table(current=YELLOW))


@pytest.mark.rule("RRR-EX-82", "RRR-118")
def test_of_two_players_the_start_player_may_claim_the_first_place():
    match = quiet(2)
    assert "order-1" in offered(match)
    end_round(play(match, "order-1"))
    assert (asked(match), actor(match)) == ("reuse", 0)
    assert match.view(None).turn_order == [0, 1]


@pytest.mark.rule("RRR-EX-83", "RRR-079", "RRR-080", "RRR-206")
def test_where_a_worker_may_be_reused():
    board = {"order-1": [(0, "own")], "doubler": [(2, "own")]}
    match = quiet(current=1, order=[1, 0, 2, 3], board=board, others={0: {"coins": 3, "engineers": ["two-any"]}})
    end_round(match)
    assert (asked(match), actor(match)) == ("reuse", 0)
    keys = set(offered(match))
    assert not {"black-2", "any-coin", "hire", "order-2", "doubler", "order-1"} & keys
    assert {"ind-1", "bottom", "engineer-1", "stay"} <= keys


@pytest.mark.rule("RRR-EX-84", "RRR-205", "RRR-103")
def test_a_coin_on_a_claim_space_is_reused_like_a_worker():
    match = end_round(quiet(current=1, order=[1, 0, 2, 3], board={"order-1": [(0, "coin")]}))
    assert actor(match) == 0
    coins = me(match, 0).coins
    play(match, "coins")
    assert match.view(None).round == 2
    assert me(match, 0).coins == coins + 2
    assert me(match, 0).workers == 5


@pytest.mark.rule("RRR-EX-84", "RRR-204")
def test_the_black_worker_brings_its_step_where_it_is_reused():
    match = quiet(current=1, order=[1, 0, 2, 3], board={"order-1": [(0, "black")]}, others={0: {"black_owned": True}})
    end_round(match)
    before = progress(match)
    play(match, "black-1", "ts", "sp", "extra-ky")
    assert progress(match)["black"] - before["black"] == 3
    assert match.view(None).round == 2
    assert me(match).black_worker
