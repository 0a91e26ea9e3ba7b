"""Practice opponents answer for their seats, one transaction an answer like everybody else."""

from __future__ import annotations

import logging

from bot.host.context import Context
from bot.host.match import turns
from bot.host.match.matches import Matches
from bot.host.match.thinking import chance, think
from bot.host.types import Status
from bot.store import timers
from bot.store.timers import TimerRow
from engine.core.policy import random_policy

LOG = logging.getLogger(__name__)


class Practice:
    """Answers when the timer of a practice opponent rings."""

    def __init__(self, context: Context, matches: Matches) -> None:
        self._context = context
        self._matches = matches

    async def ring(self, timer: TimerRow) -> None:
        """Answer once."""
        async with self._matches.hold(timer.game_id) as live:
            ask = live.match.pending.get(timer.seat)
            if ask is None or live.row.status != Status.LIVE or live.seats[timer.seat].played_by is None:
                async with self._context.database.write() as sql:
                    await timers.stop(sql, timer.game_id, timer.kind, timer.seat)
                return
            name = live.seats[timer.seat].played_by or ""
            try:
                key = await think(live, timer.seat, ask, name)
            except Exception:
                # chance replaces a strategy that fails, so that no table waits for it
                LOG.exception("game %s: practice opponent %s could not decide %s", live.game_id, name, ask.kind)
                key = random_policy(None, ask, chance(live))
            now = self._context.time()
            live.answer(timer.seat, key, now)
            live.confirm(timer.seat, now)
            await turns.commit(self._context, live, timer.seat)
