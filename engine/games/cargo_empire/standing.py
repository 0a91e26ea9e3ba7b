"""Standing orders: how a player may answer in advance whether the turn is over (CGE-228)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.play.rules import Order
from engine.games.cargo_empire.words import DONE, say
from engine.kit.options import Always

AT_ONCE = Always("at-once", say("order-at-once"), say("order-at-once-effect"), gives=DONE)
"""CGE-228: the turn ends, which is always possible, without a question about abilities that could still be paid for."""
ORDERS: Mapping[str, tuple[Order, ...]] = {"end": (AT_ONCE,)}
