"""Thinking: what a bot opponent would answer."""

from __future__ import annotations

import asyncio
from typing import Any

from bot.host.match.live import Live
from bot.host.match.opponents import stand_in
from engine.core.ahead.policy import policies, policy
from engine.core.play.ask import Ask
from engine.core.play.rng import Rng, Seed


def chance(live: Live) -> Rng:
    """The same position gives the same answer, even after a crash."""
    return Rng(Seed((live.row.seed or 0) * 31 + live.match.rev))


async def think(live: Live, seat: int, ask: Ask[Any], name: str) -> str:
    """A legal key, from what the seat sees; in a thread, since it may take some time.

    Where an opponent looks ahead for longer, or the game does not have it (any more), the stand-in for people answers.
    Raises whatever the strategy raises, and IllegalAnswer if its answer is not legal.
    """
    rules = live.match.rules
    chosen = policy(rules, name if name in policies(rules) else stand_in(rules))
    key = await asyncio.to_thread(chosen, live.match.view(seat), ask, chance(live))
    ask.parse(key)
    return key
