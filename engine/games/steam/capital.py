"""Raising capital (Standard game, rules section 10)."""

from __future__ import annotations

from functools import partial

from engine.core.play.ask import Amount
from engine.core.play.msg import Msg
from engine.core.play.table import Table
from engine.games.steam.cursor import acting
from engine.games.steam.data import DATA
from engine.games.steam.money import RAISE, raise_money, steps, tell_raised, upkeep
from engine.games.steam.state import Player, State
from engine.games.steam.words import say


async def capital_turn(table: Table[State]) -> None:
    """STM-163, STM-196: a player raises any number of steps, or none."""
    state, seat = table.state, acting(table.state)
    player = state.players[seat]
    most = steps(player)
    if not most:
        return
    number = await table.choose(
        seat, "capital", (), Amount(0, most), default="0", note=partial(note, player, first=state.round == 1)
    )
    assert isinstance(number, int)
    if number:
        tell_raised(table, seat, raise_money(state, seat, number))
    else:
        table.tell(say("log-no-capital", seat=seat))


def note(player: Player, *, first: bool) -> Msg:
    """STM-163, STM-175, STM-196: the expenses of this round, what is left after them, and the cost of a step.

    In the first round, expenses matter least: the rulebook's advice takes their place.
    """
    owed, cash = upkeep(player.locomotive) - player.income, player.cash
    facts = {"income": player.income, "upkeep": upkeep(player.locomotive)}
    due = say("capital-income", gain=-owed, **facts) if owed < 0 else say("capital-due", owed=owed, **facts)
    if first:
        advised = RAISE.advised_first
        left = say("capital-first", cash=advised, steps=advised // RAISE.step_cash, step=RAISE.step_cash)
    elif owed <= 0:
        left = say("capital-cash", cash=cash)
    elif owed <= cash:
        left = say("capital-left", cash=cash, left=cash - owed)
    else:
        left = say("capital-short", cash=cash, short=owed - cash)
    step = RAISE.step_cash
    return say("capital-note", due=due, left=left, step=step, net=step - RAISE.step_income, least=DATA.income.min)
