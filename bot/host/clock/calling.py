"""Calling: tables send their news to the addresses that their hosts have chosen, in order, until accepted.

They send it at least once: a process that dies before it notes a call's success calls again, with the same nonce.
"""

from __future__ import annotations

import logging
from dataclasses import replace

from bot.host.context import Context
from bot.host.post import cards, posts
from bot.host.types.call import Call, Told
from bot.host.types.table import Status
from bot.store.engine.database import Sql
from bot.store.tables import calls, games, timers
from bot.store.tables.calls import CallRow
from bot.store.tables.games import GameRow
from bot.store.tables.timers import TimerRow
from engine.core.play.msg import Msg

LOG = logging.getLogger(__name__)
FIRST_PAUSE, LONGEST_PAUSE = 5.0, 3600.0
"""Seconds until a call is repeated, doubled each time, and at most."""
MOST_DOUBLINGS = 12
GIVE_UP = 3 * 86400.0
"""Seconds for which the bot tries a call. Then the table stops calling."""


class Calling:
    """Makes the calls of tables."""

    def __init__(self, context: Context, call: Call) -> None:
        self._context = context
        self._call = call

    async def ring(self, timer: TimerRow) -> None:
        """Make all calls that a table has to make, one after the other, up to the first that fails."""
        sql = self._context.database.reads
        game = await games.get(sql, timer.game_id)
        row = await calls.first(sql, timer.game_id)
        while game is not None and game.hook is not None and row is not None:
            try:
                await self._call(Told(game.hook, game.hook_key or "", row.nonce, row.payload))
            except Exception as error:
                # the address may be a secret in itself, and is not logged
                LOG.info("a call of game %s was not taken: %s", row.game_id, type(error).__name__)
                await self._failed(timer, row)
                return
            timer = replace(timer, tries=0)
            game, row = await self._next(timer, row)
        if row is None or game is None or game.hook is None:
            await self._end(timer)

    async def _next(self, timer: TimerRow, taken: CallRow) -> tuple[GameRow | None, CallRow | None]:
        """A call was accepted; find the next."""
        async with self._context.database.write() as sql:
            game = await games.hold(sql, timer.game_id)
            await calls.drop(sql, taken.call_id)
            row = await calls.first(sql, timer.game_id)
            if row is None:
                await self._done(sql, timer, game)
            return game, row

    async def _end(self, timer: TimerRow) -> None:
        """There is nobody to call, unless there is by now."""
        async with self._context.database.write() as sql:
            game = await games.hold(sql, timer.game_id)
            if game is None or game.hook is None:
                await calls.forget(sql, timer.game_id)
            if await calls.first(sql, timer.game_id) is None:
                await self._done(sql, timer, game)

    async def _done(self, sql: Sql, timer: TimerRow, game: GameRow | None) -> None:
        """Everything has been told; a game that has ended will tell nothing more."""
        await timers.stop(sql, timer.game_id, timer.kind, timer.seat)
        if game is not None and game.hook is not None and game.status in (Status.OVER, Status.ENDED):
            await games.set(sql, timer.game_id, hook=None, hook_key=None)

    async def _failed(self, timer: TimerRow, row: CallRow) -> None:
        """Call again later, or give up and tell the host."""
        now = self._context.time()
        async with self._context.database.write() as sql:
            game = await cards.hold(sql, timer.game_id)
            if now - row.made_at < GIVE_UP:
                pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2.0 ** min(timer.tries, MOST_DOUBLINGS))
                again = replace(timer, tries=timer.tries + 1, due_at=now + pause, claimed_by=None, claimed_until=None)
                await timers.put(sql, again)
                return
            await calls.forget(sql, timer.game_id)
            await timers.stop(sql, timer.game_id, timer.kind, timer.seat)
            await games.touch(sql, timer.game_id)
            await games.set(sql, timer.game_id, hook=None, hook_key=None)
            if game.host_id > 0:
                await posts.notice(sql, game, now, Msg("notice-hook-lost", game=timer.game_id), user_id=game.host_id)
        self._context.wake()
