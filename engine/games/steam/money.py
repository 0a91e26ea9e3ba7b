"""Money (rules section 2): raising it, paying, and what a player can afford.

In the log, `cost` is what a player pays and `cash` what they receive, in dollars.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

from engine.core.play.msg import Msg
from engine.core.play.table import Table
from engine.games.steam.data import DATA
from engine.games.steam.state import Seat, State
from engine.games.steam.words import say

RAISE, UPKEEP = DATA.raising, DATA.upkeep


class Means(Protocol):
    """The payer."""

    @property
    def cash(self) -> int:
        """In dollars."""

    @property
    def income(self) -> int:
        """On the scale."""

    @property
    def vp(self) -> int:
        """Victory points."""

    @property
    def locomotive(self) -> int:
        """Its level."""


def upkeep(level: int) -> int:
    """STM-175: Standard: dollars that a locomotive of this level costs in a round."""
    return UPKEEP.per_locomotive_level * level


def due_now(player: Means, *, standard: bool) -> int:
    """STM-142 to STM-144, STM-175: what a player receives at the end of the round, in dollars; negative: owes."""
    return player.income - (upkeep(player.locomotive) if standard else 0)


class Loan(NamedTuple):
    """What raising money costs: `income`, and `vp` when there is no income left to give."""

    income: int = 0
    vp: int = 0

    @property
    def cash(self) -> int:
        """The money that it brings, in dollars."""
        steps = self.income // RAISE.step_income + self.vp // RAISE.step_vp_at_min_income
        return steps * RAISE.step_cash

    def said(self) -> Msg | None:
        """In words, None if it costs nothing."""
        if not self.vp:
            return say("loan-income", income=self.income) if self.income else None
        return say("loan-both", income=self.income, vp=self.vp) if self.income else say("loan-vp", vp=self.vp)


NO_LOAN = Loan()


def effects(gains: list[Msg], lent: Loan, *others: Msg | None) -> Msg | None:
    """What something brings, then what it costs besides its price; None if there is neither."""
    told = lent.said()
    losses = [cost for cost in (say("costs", loan=told) if told else None, *others) if cost]
    if not losses:
        return say("effects", gains=gains) if gains else None
    return say("effects-costs", count=len(gains), gains=gains, costs=losses)


def steps(player: Means) -> int:
    """STM-027, STM-028, STM-030, STM-196: how often a player can still raise money, 0 if not at all."""
    return _by_income(player) + player.vp // RAISE.step_vp_at_min_income


def _by_income(player: Means) -> int:
    """STM-027: the steps that cost income."""
    return (player.income - DATA.income.min) // RAISE.step_income


def power(state: State, seat: Seat) -> int:
    """STM-031, STM-164: the most that a player can pay now, in dollars."""
    return most(state.players[seat], standard=state.standard)


def most(player: Means, *, standard: bool) -> int:
    """STM-031, STM-164: the same for anyone with these means."""
    return player.cash if standard else player.cash + RAISE.step_cash * steps(player)


def purse(state: State, seat: Seat) -> Msg:
    """STM-031, STM-142, STM-164: a player's money, the cost of raising more, and what the end of the round takes and
    leaves."""
    owed, cash = -due_now(state.players[seat], standard=state.standard), state.players[seat].cash
    if owed <= 0:
        return _purse(state, seat)
    left, short = max(0, cash - owed), max(0, owed - cash)
    return say("purse-owed", purse=_purse(state, seat), owed=owed, left=left, short=short)


def _purse(state: State, seat: Seat) -> Msg:
    player, limit = state.players[seat], power(state, seat)
    if limit == player.cash:
        return say("purse", cash=player.cash)
    # both: the last of these dollars cost VP
    key = "vp" if not _by_income(player) else "both" if steps(player) > _by_income(player) else "income"
    prices = {"price": RAISE.step_income, "price_vp": RAISE.step_vp_at_min_income}
    return say(f"purse-{key}", cash=player.cash, power=limit, step=RAISE.step_cash, least=DATA.income.min, **prices)


def loan(player: Means, cost: int) -> Loan:
    """STM-026 to STM-029: Base: the cost of paying this many dollars besides the cash; at most the player's power."""
    short = cost - player.cash
    return _loan(player, -(-short // RAISE.step_cash)) if short > 0 else NO_LOAN


def _loan(player: Means, number: int) -> Loan:
    """STM-027, STM-028: the cost of this many steps."""
    by_income = min(number, _by_income(player))
    return Loan(by_income * RAISE.step_income, (number - by_income) * RAISE.step_vp_at_min_income)


def pay(table: Table[State], seat: Seat, cost: int) -> None:
    """STM-026, STM-029: cash goes first; Base: the fewest steps that cover the rest are raised, and the log says so.

    `cost` is in dollars, at most the player's power. The caller logs what was paid for.
    """
    tell_raised(table, seat, spend(table.state, seat, cost), paying=True)


def spend(state: State, seat: Seat, cost: int) -> Raised:
    """STM-026, STM-029: a payment; the caller still has to log what was raised for it."""
    assert cost <= power(state, seat), "more than this player can pay"
    player = state.players[seat]
    raised = raise_money(state, seat, max(0, -((player.cash - cost) // RAISE.step_cash)))
    player.cash -= cost
    return raised


def raise_money(state: State, seat: Seat, number: int) -> Raised:
    """STM-027, STM-028: raise this many steps (0 to `steps(player)`), each for 1 income, or for 2 VP at the lowest
    income."""
    player = state.players[seat]
    cost, cash = _loan(player, number), number * RAISE.step_cash
    player.income -= cost.income
    player.score("capital", -cost.vp)
    player.cash += cash
    return Raised(cash, *cost)


class Raised(NamedTuple):
    """Money that was raised, in dollars, and its cost."""

    cash: int = 0
    income: int = 0
    vp: int = 0

    def plus(self, other: Raised) -> Raised:
        """The sum of both."""
        return Raised(*(mine + its for mine, its in zip(self, other, strict=True)))


def tell_raised(table: Table[State], seat: Seat, raised: Raised, *, paying: bool = False) -> None:
    """The line of the log, if any money was raised; `paying`: the log has already said what for."""
    if raised.cash:
        facts = {"cash": raised.cash, "income": raised.income, "vp": raised.vp}
        table.tell(say("log-raise", seat=seat, paying=int(paying), **facts))
