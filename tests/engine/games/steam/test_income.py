"""Income, expenses and the next round of the Base game (STM-141 to STM-144, 149, 150; STM-EX-65, 66)."""

from __future__ import annotations

import pytest

from tests.engine.games.steam.build import asked, offered, play, table
from tests.engine.games.steam.scenes import actor, cash, idle, incomes, kind, levels, player, scales, settling, vps


@pytest.mark.rule("STM-142")
@pytest.mark.parametrize("income", [1, 5, 10])
def test_a_positive_income_is_received(income):
    match = settling({1: {"income": income, "cash": 3, "vp": 2}})
    assert scales(match, 1) == (income, 2, 3 + income)


@pytest.mark.rule("STM-142", "STM-143")
def test_income_zero_changes_nothing():
    assert scales(settling({1: {"income": 0, "cash": 3, "vp": 2}}), 1) == (0, 2, 3)


@pytest.mark.rule("STM-143", "STM-026")
@pytest.mark.parametrize(
    ("had", "income", "after"), [(9, -4, (-4, 0, 5)), (4, -4, (-4, 0, 0)), (3, -4, (-5, 0, 4)), (0, -6, (-8, 0, 4))]
)
def test_a_negative_income_is_paid_and_money_is_raised_if_cash_is_short(had, income, after):
    assert scales(settling({2: {"income": income, "cash": had}}), 2) == after


@pytest.mark.rule("STM-144")
def test_raising_money_for_expenses_does_not_raise_them():
    assert scales(settling({0: {"income": -5}}), 0) == (-6, 0, 0)


@pytest.mark.rule("STM-142", "STM-159")
def test_a_locomotive_costs_nothing_in_the_base_game():
    match = settling({0: {"locomotive": 6, "income": 2}})
    assert scales(match, 0) == (2, 0, 2)


@pytest.mark.rule("STM-149")
def test_the_next_turn_order_goes_by_the_action_tiles():
    tiles = {0: {"tile": 5, "passed": True}, 1: {"tile": 7}, 2: {"tile": 1}, 3: {"tile": 3}}
    match = settling(tiles, order=[3, 1, 0, 2])
    assert match.state.order == [2, 3, 0, 1]
    assert asked(match) == (2, "action-tile")


@pytest.mark.rule("STM-150")
def test_all_tiles_are_returned_and_the_round_marker_moves_on():
    match = settling({0: {"tile": 5, "passed": True}, 1: {"tile": 7, "used": True}})
    view = match.view(None)
    assert view.action_tiles == {}
    assert [(each.tile, each.passed, each.used) for each in view.players] == [(None, False, False)] * 4
    assert view.round == 3
    assert len(offered(match)) == 9, "every tile, and two of them passed"


@pytest.mark.rule("STM-150", "STM-151")
@pytest.mark.parametrize(("players", "rounds"), [(3, 10), (4, 8), (5, 7), (6, 7)])
def test_the_last_round_ends_after_income_and_expenses(players, rounds):
    match = settling({0: {"income": 5, "tile": 7}}, players=players, order=[*range(players)][::-1], final=True)
    assert match.over
    view = match.view(None)
    assert view.round == rounds
    assert player(match, 0).cash == 5, "income was still paid"
    assert view.order == [*range(players)][::-1], "phase 5 is skipped"
    assert view.action_tiles[7] == 0, "phase 6 is skipped"


@pytest.mark.rule("STM-151")
def test_the_round_before_the_last_is_not_the_end():
    match = settling({}, state={"round": 7})
    assert kind(match) == "action-tile"
    assert match.view(None).round == 8


@pytest.mark.rule("STM-046")
def test_the_phases_of_a_round_follow_each_other():
    """Everybody finishes a phase before the next one begins, and a round ends where the next one begins."""
    match = table(3, 0, phase="tiles", order=[0, 1, 2], cash=0, income=4)
    seen = []
    keys = {"action-tile": iter(["engineer", "turn-order", "first-build"])}
    while match.view(None).round == 1:
        seen.append((kind(match), actor(match), match.view(None).phase))
        play(
            match,
            next(keys["action-tile"]) if kind(match) == "action-tile" else "done" if kind(match) == "build" else "pass",
        )
    phases = [phase for _, _, phase in seen]
    assert phases == ["tiles"] * 3 + ["build"] * 3 + ["goods"] * 6
    assert [seat for _, seat, _ in seen] == [0, 1, 2] + [2, 0, 1] + [0, 1, 2] * 2
    assert player(match, 0).cash == 4
    assert match.state.order == [1, 0, 2], "the order of the next round"
    assert asked(match) == (1, "action-tile")


@pytest.mark.rule("STM-EX-65", "STM-029", "STM-142", "STM-143")
def test_income_and_expense():
    robert, tamas = 0, 1
    match = settling({robert: {"income": 2}, tamas: {"income": -1}})
    assert (player(match, robert).cash, player(match, robert).income) == (2, 2)
    assert (player(match, tamas).cash, player(match, tamas).income) == (4, -2)


@pytest.mark.rule("STM-EX-66", "STM-143", "STM-144")
def test_amount_fixed_at_the_start():
    assert scales(settling({3: {"income": -9, "vp": 4}}), 3) == (-10, 2, 1)


@pytest.mark.rule("STM-141")
def test_players_settle_in_turn_order():
    """Where the first to fall ends the game for all behind it, who falls tells the order."""
    broke = {"income": -10, "vp": 0, "cash": 0}
    match = settling({0: broke, 1: broke, 2: broke}, players=3, order=[1, 2, 0])
    assert match.over
    assert [each.bankrupt for each in match.view(None).players] == [0, 1, 2]


def test_a_quiet_round_changes_no_scale():
    match = idle(settling(), "goods")
    assert (cash(match), incomes(match), vps(match), levels(match)) == ([0] * 4, [0] * 4, [0] * 4, [1] * 4)
