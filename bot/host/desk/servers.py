"""Servers: where the bot has left, tables rest until it is back, and are deleted if it does not come."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.host.context import Context
from bot.host.post import club, wishing
from bot.host.types.server import Arrival
from bot.store.engine.database import Sql
from bot.store.tables import alive, games, guilds, outbox, timers, wishes
from bot.store.tables.guilds import GuildRow
from bot.store.tables.timers import FORGET, TimerRow

KEPT = 30 * 86400.0
"""Seconds after which the open tables of a server that has removed the bot are deleted."""
LATELY = 7 * 86400.0
"""Seconds for which the bot makes up for a missed introduction; servers that have had it longer know it.
"""


class Servers:
    """Knows in which servers the bot is."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.lately = LATELY

    async def left(self, guild_id: int) -> None:
        """The bot has left a server: nothing happens at its tables, and nothing is posted there."""
        now = self._context.time()
        async with self._context.database.write() as sql:
            rows = await games.touch_all(sql, await games.open_of_guild(sql, guild_id))
            await guilds.hold(sql, guild_id)
            await outbox.forget_guild(sql, guild_id)
            if (await guilds.get(sql, guild_id)).left_at is not None:
                return
            for game_id in await outbox.closed_of_guild(sql, guild_id):
                await outbox.drop(sql, game_id, "left")
            for row in rows:
                await timers.put(sql, TimerRow(row.game_id, FORGET, 0, now, now + KEPT))
            if rows or await wishes.any_of_guild(sql, guild_id):
                await guilds.set_left(sql, guild_id, now)
            else:
                await guilds.forget(sql, guild_id)
        self._context.wake()

    async def back(self, there: Arrival) -> None:
        """The bot is in a server, perhaps again: its tables go on as after a night in which the bot was down.

        Each time that it was added, if lately, it introduces itself there once, as soon as it may write anywhere.
        """
        row = await guilds.get(self._context.database.reads, there.guild_id)
        if row.left_at is None and not self._is_new(there, row):
            return
        async with self._context.database.write() as sql:
            await games.touch_running(sql, there.guild_id)
            await guilds.greet(sql, there.guild_id, there.locale)
            await self._wake_up(sql, there.guild_id)
            if self._is_new(there, await guilds.get(sql, there.guild_id)):
                await guilds.set_arrived(sql, there.guild_id, there.at)
                await club.welcome(sql, there.guild_id, there.channels, self._context.time())
        self._context.wake()

    def _is_new(self, there: Arrival, known: GuildRow) -> bool:
        """Whether the bot has yet to introduce itself there."""
        if there.at is None or not there.channels or not self._is_recent(there):
            return False
        return known.arrived_at is None or known.arrived_at < there.at

    def _is_recent(self, there: Arrival) -> bool:
        return there.at is not None and there.at > self._context.time() - self.lately

    async def _wake_up(self, sql: Sql, guild_id: int) -> None:
        since = (await guilds.get(sql, guild_id)).left_at
        if since is None:
            return
        await alive.shift(sql, max(0.0, self._context.time() - since), guild_id)
        await guilds.set_left(sql, guild_id, None)
        for row in await games.open_of_guild(sql, guild_id):
            await timers.stop(sql, row.game_id, FORGET, 0)
        await wishing.changed(sql, guild_id, self._context.time())

    async def are(self, present: Mapping[int, Arrival], ours: Callable[[int], bool]) -> None:
        """The bot is in these servers; of the others it can only judge those that are `ours`."""
        sql = self._context.database.reads
        away = await guilds.left(sql)
        for guild_id, there in sorted(present.items()):
            if guild_id in away or self._is_recent(there):
                await self.back(there)
        for guild_id in sorted(await guilds.with_open_tables(sql) - away - set(present)):
            if ours(guild_id):
                await self.left(guild_id)
