"""Forgetting: deletes a table whose server has removed the bot and did not bring it back."""

from __future__ import annotations

from bot.host.clock.due import due
from bot.host.context import Context
from bot.host.match.matches import Matches
from bot.host.post import cards
from bot.store.tables import games, guilds, wishes
from bot.store.tables.timers import TimerRow
from bot.store.whole import forgetting


class Forgetting:
    """Deletes tables."""

    def __init__(self, context: Context, matches: Matches) -> None:
        self._context = context
        self._matches = matches

    async def ring(self, timer: TimerRow) -> None:
        """Delete a table, unless the bot is back; the last one takes the server's settings with it."""
        async with self._matches.change(timer.game_id) as sql:
            if await due(self._context, sql, timer) is None:
                return
            guild_id = (await cards.find(sql, timer.game_id)).guild_id or 0
            await guilds.hold(sql, guild_id)
            await forgetting.table(sql, timer.game_id)
            if not await games.open_of_guild(sql, guild_id) and not await wishes.any_of_guild(sql, guild_id):
                await guilds.forget(sql, guild_id)
        self._context.wake()
