"""A bot opponent that plays at random, but within its means."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from engine.core.ahead.policy import random_policy
from engine.core.play.ask import ONE, Amount, Ask
from engine.core.play.rng import Rng
from engine.games.steam.action_tiles import Taking
from engine.games.steam.auction import Bid
from engine.games.steam.data import DATA
from engine.games.steam.money import upkeep
from engine.games.steam.placement import cheapest
from engine.games.steam.spots import Hex
from engine.games.steam.state import Seat
from engine.games.steam.tiles import Tile
from engine.games.steam.view import View

ROUND = 15
"""Dollars that a round of the Base game may cost on top of its expenses: an action tile and a few tiles of track.

In the Standard game nobody spends more than they raised for it.
"""

RAISE, UPKEEP, LEAST = DATA.raising, DATA.upkeep, DATA.income.min


class Purse(NamedTuple):
    """A player's money; `upkeep` in dollars per round."""

    cash: int
    income: int
    vp: int
    upkeep: int

    def pay(self, cost: int) -> Purse | None:
        """STM-026 to STM-030: what is left after paying, with money raised if it falls short; None if that is
        impossible."""
        steps = max(0, -((self.cash - cost) // RAISE.step_cash))
        income = min(steps, (self.income - LEAST) // RAISE.step_income)
        vp = self.vp - (steps - income) * RAISE.step_vp_at_min_income
        if vp < 0:
            return None
        return Purse(self.cash + steps * RAISE.step_cash - cost, self.income - income, vp, self.upkeep)

    def settle(self, *, standard: bool) -> Purse | None:
        """STM-142 to STM-145, STM-175 to STM-179: what is left after the end of a round; None if nothing is left."""
        owed = self.upkeep - self.income - self.cash
        if owed <= 0:
            return self._replace(cash=-owed)
        if not standard:
            return self.pay(self.upkeep - self.income)
        vp = min(self.vp, -(-owed // UPKEEP.dollars_per_vp))
        income = -(-max(0, owed - vp * UPKEEP.dollars_per_vp) // UPKEEP.dollars_per_income)
        if self.income - income < LEAST:
            return None
        cash = vp * UPKEEP.dollars_per_vp + income * UPKEEP.dollars_per_income - owed
        return Purse(cash, self.income - income, self.vp - vp, self.upkeep)


def solvent(purse: Purse | None, rounds: int, *, standard: bool) -> bool:
    """Whether its owner can pay the expenses of this round and the next one, and `rounds` rounds of spending."""
    for n in range(2):
        purse = purse and purse.pay(ROUND if n + rounds > 1 and not standard else 0)
        purse = purse and purse.settle(standard=standard)
    return purse is not None


def within_means(view: View, ask: Ask[Any], rng: Rng) -> str:
    """Any legal answer after which it stays solvent for one more round, each equally likely.

    If there is none, one of the cheapest.
    """
    if ask.kind == "bid":
        numbers = [option.number for option in ask.options.values() if isinstance(option, Bid)]
        passing = {key: option for key, option in ask.options.items() if not isinstance(option, Bid)}
        ask = msgspec.structs.replace(ask, options=passing, shape=Amount(numbers[0], numbers[-1]))
    if isinstance(ask.shape, Amount):
        amounts = [n for n in ask.shape.values() if bearable(view, ask.seat, n, capital=ask.kind == "capital")]
        shape = Amount(amounts[0], amounts[-1]) if amounts else Amount(0, 0) if not ask.options else ONE
        return random_policy(view, msgspec.structs.replace(ask, shape=shape), rng)
    costs = {key: price(option) for key, option in ask.options.items()}
    least = min(costs.values())
    options = {
        key: option
        for key, option in ask.options.items()
        if costs[key] == least or bearable(view, ask.seat, costs[key])
    }
    return random_policy(view, msgspec.structs.replace(ask, options=options), rng)


def bearable(view: View, seat: Seat, number: int, *, capital: bool = False) -> bool:
    """Whether it may pay this many dollars, or raise this many steps of capital and spend it all."""
    player = view.players[seat]
    costs = upkeep(player.locomotive) if view.standard else 0
    purse = Purse(player.cash, player.income, player.vp, costs)
    cost = player.cash + number * RAISE.step_cash if capital else number
    # a bidder still has this round ahead, too
    return solvent(purse.pay(cost), 2 if view.phase == "auction" else 1, standard=view.standard)


def price(option: Any) -> int:
    """Dollars that an option costs, or will cost at least."""
    if isinstance(option, Hex):
        first = cheapest(option.site)
        return first.cost if first else 0
    return option.cost if isinstance(option, (Taking, Tile)) else 0
