"""Money (rules section 2): raising it, paying, and what a player can afford.

In the log, `cost` is what a player pays and `cash` what it receives, in dollars.
"""

from __future__ import annotations

from engine.core.msg import Msg
from engine.core.table import Table
from engine.games.steam.data import DATA
from engine.games.steam.state import Player, Seat, State
from engine.games.steam.words import say

RAISE = DATA.raising


def steps(player: Player) -> int:
    """STM-027, STM-028, STM-030, STM-196: how often a player can still raise money, 0 if not at all."""
    return _by_income(player) + player.vp // RAISE.step_vp_at_min_income


def _by_income(player: Player) -> int:
    """STM-027: the steps that cost income."""
    return (player.income - DATA.income.min) // RAISE.step_income


def power(state: State, seat: Seat) -> int:
    """STM-031, STM-164: the most that a player can pay now, in dollars."""
    player = state.players[seat]
    return player.cash if state.standard else player.cash + RAISE.step_cash * steps(player)


def purse(state: State, seat: Seat) -> Msg:
    """STM-031, STM-164: what a player has, and what raising money would cost: what to know before spending."""
    player, most = state.players[seat], power(state, seat)
    if most == player.cash:
        return say("purse", cash=player.cash)
    # both: the last of these dollars cost VP
    key = "vp" if not _by_income(player) else "both" if steps(player) > _by_income(player) else "income"
    prices = {"price": RAISE.step_income, "price_vp": RAISE.step_vp_at_min_income}
    return say(f"purse-{key}", cash=player.cash, power=most, step=RAISE.step_cash, least=DATA.income.min, **prices)


def pay(table: Table[State], seat: Seat, cost: int) -> None:
    """STM-026, STM-029: cash goes first; Base: as few steps as cover the rest are raised.

    `cost` is in dollars, at most the player's power. Whoever calls tells what was paid for.
    """
    player = table.state.players[seat]
    assert cost <= power(table.state, seat), "more than this player can pay"
    if cost > player.cash:
        raise_money(table, seat, -((player.cash - cost) // RAISE.step_cash), paying=True)
    player.cash -= cost


def raise_money(table: Table[State], seat: Seat, number: int, *, paying: bool = False) -> None:
    """STM-027, STM-028: so many steps (1 to `steps(player)`), each for 1 income, or for 2 VP at the lowest income.

    `paying`: what it is for has been told already.
    """
    player = table.state.players[seat]
    by_income = min(number, _by_income(player))
    income, vp = by_income * RAISE.step_income, (number - by_income) * RAISE.step_vp_at_min_income
    player.income -= income
    player.score("capital", -vp)
    player.cash += number * RAISE.step_cash
    cash = number * RAISE.step_cash
    table.tell(say("log-raise", seat=seat, cash=cash, income=income, vp=vp, paying=int(paying)))
