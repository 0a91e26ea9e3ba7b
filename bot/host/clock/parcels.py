"""Carrying: somebody has asked for something and was never shown it; this brings it after all."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace

from bot.host.context import Context
from bot.host.match.parcels import AGAIN, claim
from bot.host.types.parcel import Parcel, What
from bot.store.tables import parcels, timers
from bot.store.tables.parcels import ParcelRow
from bot.store.tables.timers import TimerRow

LOG = logging.getLogger(__name__)
LONGEST_PAUSE = 3600.0
"""Seconds between two attempts, at most."""
MOST = 12
"""After this many attempts it waits for the next panel: some hours."""

Bring = Callable[[Parcel], Awaitable[bool]]
"""Makes it and gives it to its person; False: they take no private messages. Raises why that can't be done now."""


class Carrying:
    """Brings what nobody else is about to bring."""

    def __init__(self, context: Context, bring: Bring) -> None:
        self._context = context
        self._bring = bring

    async def ring(self, timer: TimerRow) -> None:
        """Bring it, unless somebody has it."""
        async with self._context.only(claim(timer.seat)) as mine:
            row = await parcels.get(self._context.database.reads, timer.seat)
            if row is None or row.refused:
                await self._end(timer, reached=None)
            elif not mine:
                await self._again(timer, AGAIN)
            else:
                await self._carry(timer, row)

    async def _carry(self, timer: TimerRow, row: ParcelRow) -> None:
        fresh = row.until > self._context.time()
        parcel = Parcel(row.parcel_id, row.game_id, row.user_id, What(row.what), row.seat, row.locale, row.token, fresh)
        try:
            reached = await self._bring(parcel)
        except Exception as error:
            LOG.warning("what was asked for could not be brought: %s: %s", type(error).__name__, error)
            if timer.tries + 1 < MOST:
                pause = min(LONGEST_PAUSE, AGAIN * 2.0**timer.tries)
                await self._again(replace(timer, tries=timer.tries + 1), pause)
                return
            reached = False
        await self._end(timer, reached=reached)

    async def _again(self, timer: TimerRow, pause: float) -> None:
        async with self._context.database.write() as sql:
            row = replace(timer, due_at=self._context.time() + pause, claimed_by=None, claimed_until=None)
            await timers.put(sql, row)

    async def _end(self, timer: TimerRow, *, reached: bool | None) -> None:
        """None: there is nothing left to bring."""
        async with self._context.database.write() as sql:
            if reached is not None:
                await (parcels.drop if reached else parcels.refuse)(sql, timer.seat)
            await timers.stop(sql, timer.game_id, timer.kind, timer.seat)
