"""Packing: a game that has been over for a while takes less space, and reads as before."""

from __future__ import annotations

import asyncio
import logging

from bot.host.clock.due import due
from bot.host.context import Context
from bot.host.match.matches import Matches
from bot.host.types.post import PostKind
from bot.store.tables import games, outbox, packed, snapshots, timers
from bot.store.tables.packed import Unreadable
from bot.store.tables.timers import TimerRow

LOG = logging.getLogger(__name__)
LATER = 3600.0
"""Seconds until it looks again at a game with unsent posts."""
SHOWN = 2
"""Table messages whose content is still kept."""


class Packing:
    """Packs the logs of games, one at a time, and deletes what nobody can ask for any more."""

    def __init__(self, context: Context, matches: Matches) -> None:
        self._context = context
        self._matches = matches
        self._one = asyncio.Lock()

    async def ring(self, timer: TimerRow) -> None:
        """Pack a game, unless posts of it are still to be sent: then later."""
        async with self._one:
            try:
                await self._pack(timer)
            except Unreadable:
                LOG.exception("the log of game %s would not read the same when packed: it stays", timer.game_id)
                async with self._matches.change(timer.game_id) as sql:
                    await timers.stop(sql, timer.game_id, timer.kind, timer.seat)
        self._context.wake()

    async def _pack(self, timer: TimerRow) -> None:
        game_id, now = timer.game_id, self._context.time()
        async with self._matches.lock(game_id), self._context.database.write() as sql:
            await packed.begin(sql)
            await games.touch(sql, game_id)
            if (row := await due(self._context, sql, timer)) is None:
                return
            if await outbox.head(sql, game_id) is not None:
                await timers.put(sql, TimerRow(game_id, row.kind, row.seat, now, now + LATER, row.tries + 1))
                return
            await packed.replace_log(sql, game_id)
            await outbox.prune(sql, game_id, PostKind.TABLE, SHOWN)
            await snapshots.keep_newest(sql, game_id)
            await timers.stop(sql, game_id, row.kind, row.seat)
