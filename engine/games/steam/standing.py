"""Standing orders: how a player may answer in advance the questions that others' deliveries raise."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.core.play.ask import Ask
from engine.core.play.msg import Msg
from engine.core.play.rules import Order
from engine.games.steam.points import INCOME, VP
from engine.games.steam.view import View
from engine.games.steam.words import say
from engine.kit.options import Always


@dataclass(frozen=True, slots=True)
class Until(Order):
    """A standing order: income while it is below `income`, then VP."""

    income: int

    def __str__(self) -> str:
        return f"income-until-{self.income}"

    def label(self) -> Msg:
        """Up to which income."""
        return say("order-until", income=self.income, above=int(self.income > 0))

    def detail(self) -> None:
        """The label says it all."""

    def answer(self, view: View, ask: Ask[Any]) -> str:
        """Income or VP, depending on the player's income now."""
        return INCOME if view.players[ask.seat].income < self.income else VP


BANDS = (-5, 0, 3, 5, 8)
"""Incomes at which a player may want to switch to VP."""

ORDERS: tuple[Order, ...] = (
    Always(VP, say("order-vp")),
    *(Until(income) for income in BANDS),
    Always(INCOME, say("order-income"), say("order-income-effect")),
)
"""The choices for the points from others' deliveries: from none of them as income to all of them."""
