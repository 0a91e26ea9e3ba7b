"""Turn order and worker reuse (rules section 8)."""

from __future__ import annotations

from collections import Counter

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
    track,
)


def reusing(**facts: object) -> Game:
    """Seat 1 has claimed the first position and is about to reuse the worker; the others have stayed out."""
    board = {"order-1": [(1, "own")], **facts.pop("board", {})}
    match = end_round(quiet(board=board, others={1: facts}))
    assert (asked(match), actor(match)) == ("reuse", 1)
    return match


@pytest.mark.rule("RRR-073")
@pytest.mark.parametrize(("space", "position"), [("order-1", 0), ("order-2", 1)])
def test_a_claim_costs_a_worker_and_counts_for_the_next_round(space, position):
    match = quiet(current=3)
    play(match, space)
    assert pieces(match, space) == [(3, "own")]
    assert me(match, 3).workers == 4
    assert match.view(None).turn_order == [0, 1, 2, 3]
    end_round(match)
    assert match.view(None).turn_order[position] == 3


@pytest.mark.rule("RRR-076")
@pytest.mark.rule("RRR-077")
def test_everybody_sees_the_order_of_the_next_round_as_the_claims_are():
    match = quiet(current=3)
    assert match.view(None).next_order == [0, 1, 2, 3]
    play(match, "order-1")
    assert match.view(None).next_order == [3, 0, 1, 2]
    end_round(match)
    assert match.view(None).turn_order == [3, 0, 1, 2]


@pytest.mark.rule("RRR-106")
def test_after_the_last_round_no_order_is_foreseen():
    assert quiet(round=7).view(None).next_order == []


@pytest.mark.rule("RRR-074")
@pytest.mark.parametrize(("order", "spaces"), [([0, 1, 2, 3], {"order-2"}), ([1, 0, 2, 3], {"order-1"})])
def test_nobody_claims_the_position_of_the_own_pawn(order, spaces):
    keys = {key for key in offered(table(order=order)) if key.startswith("order")}
    assert keys == spaces


@pytest.mark.rule("RRR-075")
def test_nobody_holds_both_claims():
    match = quiet(current=2, workers=3, owned=5)
    assert {"order-1", "order-2"} <= set(offered(match))
    play(match, "order-2")
    assert "order-1" not in offered(match)


@pytest.mark.rule("RRR-076")
@pytest.mark.parametrize(
    ("first", "second", "order"),
    [
        (3, 2, [3, 2, 0, 1]),
        (1, 3, [1, 3, 0, 2]),
        (None, 2, [0, 2, 1, 3]),
        (2, None, [2, 0, 1, 3]),
        (1, 0, [1, 0, 2, 3]),
    ],
)
def test_claimants_take_their_positions_and_the_others_keep_their_order(first, second, order):
    claims = {"order-1": first, "order-2": second}
    match = end_round(quiet(board={space: [(seat, "own")] for space, seat in claims.items() if seat is not None}))
    assert match.view(None).turn_order == order


@pytest.mark.rule("RRR-077")
def test_the_start_player_on_the_second_place_alone_changes_nothing():
    match = end_round(quiet(order=[2, 0, 1, 3], current=2, board={"order-2": [(2, "own")]}))
    assert match.view(None).turn_order == [2, 0, 1, 3]


@pytest.mark.rule("RRR-078")
def test_the_owner_of_the_second_place_moves_first():
    match = end_round(quiet(board={"order-1": [(2, "own")], "order-2": [(3, "own")]}))
    assert actor(match) == 3
    play(match, "ind-1")
    assert me(match, 3).markers == [1]
    assert pieces(match, "order-2") == []
    assert pieces(match, "ind-1") == [(3, "own")]
    assert (asked(match), actor(match)) == ("reuse", 2)
    assert "ind-1" not in offered(match), "it is occupied now"


@pytest.mark.rule("RRR-079", "RRR-206")
def test_reuse_goes_to_free_one_worker_spaces_only():
    match = reusing(board={"doubler": [(0, "own")]}, coins=3, engineers=["two-any", "repeat"], **EVERYWHERE)
    spaces = [
        "black-1",
        "grey-1",
        "brown-1",
        "natural-1",
        "white-1",
        "bottom",
        "loco-1",
        "ind-1",
        "coins",
        "engineer-1",
    ]
    keys = set(offered(match))
    assert "temps" not in keys, "the round is over for its workers"
    assert keys - {"variable-1", "variable-2"} == {*spaces, "stay"}
    assert "engineer-10" not in keys, "nothing to repeat"


@pytest.mark.rule("RRR-079")
def test_reuse_on_an_own_engineer():
    match = play(reusing(engineers=["black-vp3"]), "engineer-4", "ts")
    assert match.result().breakdown[1]["engineers"] == 3


@pytest.mark.rule("RRR-080")
def test_nothing_is_added_to_the_worker_that_is_reused():
    match = reusing(workers=4, coins=2, temporary=1)
    play(match, "black-1")
    assert (me(match, 1).workers, me(match, 1).coins, me(match, 1).temporary) == (4, 2, 1)
    assert pieces(match, "black-1") == [(1, "own")]


@pytest.mark.rule("RRR-118", "RRR-078")
def test_two_players_may_claim_under_the_own_pawn_and_reuse():
    match = end_round(play(quiet(2), "order-1"))
    assert (asked(match), actor(match), match.view(None).turn_order) == ("reuse", 0, [0, 1])


@pytest.mark.rule("RRR-182")
def test_a_token_triggered_in_worker_reuse_is_used_there_and_then():
    match = reusing(sp=[4], SP="b3 g0", TS="b2 g0", KY="b1 g0")
    play(match, "black-1", "sp")
    assert asked(match) == "token"
    play(match, "three-doublers", "ky")
    assert me(match, 1).doublers == 3
    assert match.view(None).round == 2


@pytest.mark.rule("RRR-182", "RRR-181")
def test_a_pick_of_a_factory_entered_in_worker_reuse_is_made_there_and_then():
    match = reusing(markers=[4], factories=["end-bonus-or-10"])
    play(match, "ind-1")
    assert (asked(match), actor(match)) == ("pick", 1)


@pytest.mark.rule("RRR-205")
@pytest.mark.parametrize("kind", ["own", "temporary", "black", "coin"])
def test_a_claim_belongs_to_who_paid_whatever_the_piece(kind):
    match = end_round(quiet(board={"order-1": [(3, kind)]}))
    assert match.view(None).turn_order == [3, 0, 1, 2]
    assert (asked(match), actor(match)) == ("reuse", 3)
    play(match, "doubler")
    assert me(match, 3).doublers == 1
    assert match.view(None).round == 2


@pytest.mark.rule("RRR-206")
def test_reuse_is_optional():
    match = play(reusing(), "stay")
    assert match.view(None).round == 2
    assert (me(match, 1).workers, me(match, 1).doublers, progress(match, 1)) == (5, 0, Counter(black=3))


@pytest.mark.rule("RRR-206")
def test_reuse_needs_an_action_that_can_be_executed_in_full():
    match = reusing(TS="b2 g0", markers=[4], doublers=8)
    assert not {"grey-1", "ind-1", "doubler", "brown-1"} & set(offered(match))
    assert {"black-1", "bottom", "loco-1"} <= set(offered(match))


@pytest.mark.rule("RRR-206", "RRR-038")
def test_reuse_may_go_to_the_occupied_bottom():
    match = reusing(board={"bottom": [(0, "own")]})
    play(match, "bottom", "ts-black")
    assert track(match, "TS", 1) == "b2 g0"


@pytest.mark.rule("RRR-206")
def test_reuse_does_not_go_to_the_other_claim_space():
    assert "order-2" not in offered(reusing())


@pytest.mark.rule("RRR-204", "RRR-135")
def test_a_reused_black_worker_brings_its_step_on_the_new_space():
    match = end_round(quiet(board={"order-1": [(1, "black")]}, others={1: {"black_owned": True}}))
    play(match, "bottom", "sp-black")
    assert "extra-ts" in offered(match)
    play(match, "extra-ts")
    assert (track(match, "SP", 1), track(match, "TS", 1)) == ("b2 g0", "b2 g0")
