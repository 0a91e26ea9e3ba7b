"""Raising capital (Standard game, rules section 10)."""

from __future__ import annotations

from engine.core.ask import Amount
from engine.core.table import Table
from engine.games.steam.cursor import acting
from engine.games.steam.data import DATA
from engine.games.steam.money import raise_money, steps
from engine.games.steam.state import State
from engine.games.steam.words import say


async def capital_turn(table: Table[State]) -> None:
    """STM-163, STM-196: a player raises any number of steps, none included."""
    state, seat = table.state, acting(table.state)
    player = state.players[seat]
    most = steps(player)
    if not most:
        return
    note = say("capital-note", cash=player.cash, income=player.income, step=DATA.raising.step_cash)
    number = await table.choose(seat, "capital", (), Amount(0, most), default="0", note=note)
    assert isinstance(number, int)
    if number:
        raise_money(table, seat, number)
    else:
        table.tell(say("log-no-capital", seat=seat))
