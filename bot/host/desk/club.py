"""Club: what who manages a server has chosen for all who play there."""

from __future__ import annotations

from dataclasses import replace

from bot.host.context import Context
from bot.host.post import club, payloads
from bot.host.post.pace import PACES
from bot.host.refusals import BadSetting, NotAManager
from bot.host.types.server import Setup
from bot.store.tables import guilds, outbox

MOST_TABLES = 1000
"""At how many tables a server lets anybody sit at most, other than at as many as they like."""


class Club:
    """Reads and changes what a server is like for who plays there."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def read(self, guild_id: int) -> Setup:
        """What has been chosen."""
        row = await guilds.get(self._context.database.reads, guild_id)
        return Setup(row.opens_in, row.opener_role, row.list_in, row.language, row.pace, row.most_tables)

    async def change(self, guild_id: int, setup: Setup, *, may_manage: bool) -> None:
        """Choose all of it; a list that stands elsewhere is taken away. Raises NotAManager or BadSetting."""
        if not may_manage:
            raise NotAManager()
        if setup.pace not in (None, *PACES):
            raise BadSetting(setting="pace", value=setup.pace or "")
        if setup.most_tables is not None and not 0 <= setup.most_tables <= MOST_TABLES:
            raise BadSetting(setting="most_tables", value=str(setup.most_tables))
        now = self._context.time()
        async with self._context.database.write() as sql:
            await guilds.hold(sql, guild_id)
            row = await guilds.get(sql, guild_id)
            stays = row.list_in == setup.list_in
            if not stays and row.list_in is not None and row.list_message is not None:
                await club.unlisted(sql, guild_id, row.list_in, row.list_message, now)
            new = replace(
                row,
                opens_in=setup.opens_in,
                opener_role=setup.opener_role,
                list_in=setup.list_in,
                list_message=row.list_message if stays else None,
                language=setup.language,
                pace=setup.pace,
                most_tables=setup.most_tables,
            )
            await guilds.set_up(sql, new)
            await club.changed(sql, guild_id, now)
        self._context.wake()

    async def mend(self, guild_id: int) -> None:
        """Something may have changed for the bot: a list that could not be posted is tried anew."""
        whose, kind = outbox.of_guild(guild_id), payloads.Tables.kind
        if not await outbox.any_dead(self._context.database.reads, whose, kind):
            return
        async with self._context.database.write() as sql:
            await guilds.hold(sql, guild_id)
            if await outbox.forget_dead(sql, whose, kind):
                await club.changed(sql, guild_id, self._context.time())
        self._context.wake()
