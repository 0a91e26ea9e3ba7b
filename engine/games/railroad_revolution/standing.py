"""Standing orders: how a player answers the deals in other players' turns (rules section 8)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.core.play.ask import Ask, Option
from engine.core.play.msg import Msg
from engine.core.play.rules import Order
from engine.games.railroad_revolution.deals import Offer
from engine.games.railroad_revolution.view import View
from engine.games.railroad_revolution.words import DECLINE, say
from engine.kit.options import Always

MOST_SHARES = 8


NONE = Always("always-decline", say("order-decline"), say("order-decline-effect"), gives=DECLINE)
"""RRV-087: no deal is accepted, since accepting is voluntary."""


@dataclass(frozen=True, slots=True)
class DeclineBelow(Order):
    """Accept no deal that leaves fewer shares than this; ask the player about the others."""

    shares: int

    def __str__(self) -> str:
        return f"decline-below-{self.shares}"

    def label(self) -> Msg:
        """Its name."""
        return say("order-decline-below", shares=self.shares)

    def detail(self) -> Msg | None:
        """What it does."""
        return say("order-decline-below-effect")

    def answer(self, view: View, ask: Ask[Option]) -> str | None:
        """RRV-086: declines if no deal on offer leaves enough shares."""
        left = [option.left for option in ask.options.values() if isinstance(option, Offer)]
        return DECLINE if max(left, default=0) < self.shares else None


ORDERS: Mapping[str, tuple[Order, ...]] = {
    "deal": (NONE, *(DeclineBelow(shares) for shares in range(1, MOST_SHARES + 1)))
}
