"""Servers: where the bot is not any more, tables rest until it is back, and are deleted if it does not come."""

from __future__ import annotations

from collections.abc import Callable, Collection

from bot.host.context import Context
from bot.store.engine.database import Sql
from bot.store.tables import alive, games, guilds, outbox, timers
from bot.store.tables.timers import FORGET, TimerRow

KEPT = 30 * 86400.0
"""Seconds after which the open tables of a server are deleted that has removed the bot."""


class Servers:
    """Knows in which servers the bot is."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def left(self, guild_id: int) -> None:
        """The bot is not in a server any more: nothing happens at its tables, and nothing is posted there."""
        now = self._context.time()
        async with self._context.database.write() as sql:
            rows = await games.touch_all(sql, await games.open_of_guild(sql, guild_id))
            await guilds.hold(sql, guild_id)
            if (await guilds.get(sql, guild_id)).left_at is not None:
                return
            for game_id in await outbox.closed_of_guild(sql, guild_id):
                await outbox.drop(sql, game_id, "left")
            for row in rows:
                await timers.put(sql, TimerRow(row.game_id, FORGET, 0, now, now + KEPT))
            if rows:
                await guilds.set_left(sql, guild_id, now)
            else:
                await guilds.forget(sql, guild_id)
        self._context.wake()

    async def back(self, guild_id: int) -> None:
        """The bot is in a server again: its tables go on as after a night in which the bot was down."""
        if (await guilds.get(self._context.database.reads, guild_id)).left_at is None:
            return
        async with self._context.database.write() as sql:
            await games.touch_running(sql, guild_id)
            await guilds.hold(sql, guild_id)
            await self._wake_up(sql, guild_id)
        self._context.wake()

    async def _wake_up(self, sql: Sql, guild_id: int) -> None:
        since = (await guilds.get(sql, guild_id)).left_at
        if since is None:
            return
        await alive.shift(sql, max(0.0, self._context.time() - since), guild_id)
        await guilds.set_left(sql, guild_id, None)
        for row in await games.open_of_guild(sql, guild_id):
            await timers.stop(sql, row.game_id, FORGET, 0)

    async def are(self, present: Collection[int], ours: Callable[[int], bool]) -> None:
        """The bot is in these servers; of the others only those are known that are `ours` to know of."""
        sql = self._context.database.reads
        away = await guilds.left(sql)
        for guild_id in sorted(away.intersection(present)):
            await self.back(guild_id)
        for guild_id in sorted(await guilds.with_open_tables(sql) - away - set(present)):
            if ours(guild_id):
                await self.left(guild_id)
