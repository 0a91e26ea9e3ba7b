"""Income, expenses and bankruptcy (rules sections 7 and 10)."""

from __future__ import annotations

from engine.core.play.table import Table
from engine.games.steam.data import DATA
from engine.games.steam.money import UPKEEP, due_now, pay, power
from engine.games.steam.state import NOBODY, Laid, Seat, State
from engine.games.steam.words import say


def settle(table: Table[State]) -> None:
    """STM-141, STM-214, STM-216: one after the other in turn order, as long as more than one player is left."""
    state = table.state
    for seat in list(state.order):
        if len(state.order) > 1:
            settle_player(table, seat)


def settle_player(table: Table[State], seat: Seat) -> None:
    """STM-142 to STM-145, STM-175, STM-198: income is received; expenses are paid, or the player is bankrupt."""
    state, player = table.state, table.state.players[seat]
    due = due_now(player, standard=state.standard)
    if due >= 0:
        player.cash += due
        table.tell(say("log-income", seat=seat, cash=due))
    elif -due > worth(state, seat):
        go_bankrupt(table, seat, -due)
    elif state.standard:
        pay_upkeep(table, seat, -due)
    else:
        table.tell(say("log-expenses", seat=seat, cost=-due))
        pay(table, seat, -due)


def worth(state: State, seat: Seat) -> int:
    """STM-145, STM-179, STM-198: the most dollars that a player can raise for expenses."""
    if not state.standard:
        return power(state, seat)
    player = state.players[seat]
    return (
        player.cash + player.vp * UPKEEP.dollars_per_vp + (player.income - DATA.income.min) * UPKEEP.dollars_per_income
    )


def pay_upkeep(table: Table[State], seat: Seat, owed: int) -> None:
    """STM-176 to STM-178: Standard: first from cash, then by VP, then by income; a dollar left over stays as cash."""
    player = table.state.players[seat]
    short = max(0, owed - player.cash)
    vp = min(player.vp, -(-short // UPKEEP.dollars_per_vp))
    income = -(-max(0, short - vp * UPKEEP.dollars_per_vp) // UPKEEP.dollars_per_income)
    cash = vp * UPKEEP.dollars_per_vp + income * UPKEEP.dollars_per_income
    player.score("upkeep", -vp)
    player.income -= income
    player.cash += cash - owed
    table.tell(say("log-expenses", seat=seat, cost=owed))
    if cash:
        change = cash - short
        table.tell(say("log-upkeep", seat=seat, cash=cash, short=short, change=change, income=income, vp=vp))


def go_bankrupt(table: Table[State], seat: Seat, owed: int) -> None:
    """STM-146 to STM-148, STM-214, STM-215: the player leaves the game, and all their track becomes unowned."""
    state, player = table.state, table.state.players[seat]
    player.fallen = 1 + sum(other.fallen > 0 for other in state.players)
    player.tile, player.passed, player.used, player.free_pass = 0, False, False, False
    state.order.remove(seat)
    for spot, laid in state.track.items():
        if seat in laid.owners:
            owners = tuple(NOBODY if owner == seat else owner for owner in laid.owners)
            state.track[spot] = Laid(laid.face, laid.turn, owners)
    table.tell(say("log-bankrupt", seat=seat, owed=owed))
