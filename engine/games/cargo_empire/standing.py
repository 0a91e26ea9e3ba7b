"""Standing orders: how a player may answer in advance whether the turn is over (CGE-228)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.core.play.ask import Ask, Option
from engine.core.play.msg import Msg
from engine.core.play.rules import Order
from engine.games.cargo_empire.view import View
from engine.games.cargo_empire.words import DONE, say


@dataclass(frozen=True, slots=True)
class AtOnce(Order):
    """The turn ends without a question about abilities that could still be paid for."""

    def __str__(self) -> str:
        return "at-once"

    def label(self) -> Msg:
        """Its name."""
        return say("order-at-once")

    def detail(self) -> Msg | None:
        """What it does."""
        return say("order-at-once-effect")

    def answer(self, view: View, ask: Ask[Option]) -> str | None:
        """CGE-228: ending the turn is always possible."""
        return DONE


ORDERS: Mapping[str, tuple[Order, ...]] = {"end": (AtOnce(),)}
