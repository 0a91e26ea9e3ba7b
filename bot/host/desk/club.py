"""Club: the choices of a server's managers for all who play there."""

from __future__ import annotations

import secrets
from dataclasses import replace

from bot.host.context import PAGE, Context, moment
from bot.host.post import cards, club, payloads
from bot.host.post.pace import PACES
from bot.host.refusals import BadSetting, NoSuchPage, NotAManager
from bot.host.types.server import Ended, Hall, Setup, Tables
from bot.store.tables import games, guilds, outbox, seating

MOST_TABLES = 1000
"""The highest limit of tables that a server can set, other than no limit."""


SHOWN = 50
"""Tables of each sort that the page of a server shows."""
RESULTS = 25
"""Finished games on a page."""


class Club:
    """Reads and changes what a server is like for its players."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def read(self, guild_id: int) -> Setup:
        """The choices."""
        row = await guilds.get(self._context.database.reads, guild_id)
        public = row.page is not None
        return Setup(row.opens_in, row.opener_role, row.list_in, row.language, row.pace, row.most_tables, public)

    async def page(self, guild_id: int) -> str | None:
        """The address of a server's page; None: it has none."""
        return (await guilds.get(self._context.database.reads, guild_id)).page

    async def change(
        self, guild_id: int, setup: Setup, *, may_manage: bool, name: str | None = None, locale: str | None = None
    ) -> None:
        """Make all choices; a list that stands elsewhere is removed. Raises NotAManager or BadSetting.

        `name` is the server's name on its page, if it should have one; `locale` is Discord's language for it.
        """
        if not may_manage:
            raise NotAManager()
        if setup.pace not in (None, *PACES):
            raise BadSetting(setting="pace", value=setup.pace or "")
        if setup.most_tables is not None and not 0 <= setup.most_tables <= MOST_TABLES:
            raise BadSetting(setting="most_tables", value=str(setup.most_tables))
        now = self._context.time()
        async with self._context.database.write() as sql:
            await guilds.greet(sql, guild_id, locale)
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
                page=(row.page or secrets.token_urlsafe(PAGE)) if setup.public else None,
                name=(name or row.name) if setup.public else None,
            )
            await guilds.set_up(sql, new)
            await club.changed(sql, guild_id, now)
        self._context.wake()

    async def rename(self, guild_id: int, name: str) -> None:
        """A server has a new name."""
        if await self.page(guild_id) is not None:
            async with self._context.database.write() as sql:
                await guilds.rename(sql, guild_id, name)

    async def hall(self, page: str) -> Hall:
        """The server whose page has this address. Raises NoSuchPage."""
        row = await guilds.of_page(self._context.database.reads, page)
        if row is None:
            raise NoSuchPage()
        return Hall(row.guild_id, page, row.name or "", row.language or row.locale)

    async def tables(self, hall: Hall) -> Tables:
        """Its tables, as far as everyone may see them; without scores."""
        sql = self._context.database.reads
        running = await games.shown_running(sql, hall.guild_id, SHOWN)
        offers = [one for one in await club.offers(sql, hall.guild_id, shown=True) if not one.running][:SHOWN]
        return Tables(
            tuple([cards.card(row, await seating.of_game(sql, row.game_id)) for row in running]),
            tuple([(one, await cards.read(sql, one.game_id)) for one in offers]),
        )

    async def results(self, hall: Hall, before: int | None = None, most: int = RESULTS) -> tuple[Ended, ...]:
        """Its finished games, the newest first, or those that ended `before` one; at most this many."""
        sql = self._context.database.reads
        return tuple(
            [
                Ended(cards.card(row, await seating.of_game(sql, row.game_id)), moment(at), place)
                for row, place, at in await games.shown_over(sql, hall.guild_id, before, most)
            ]
        )

    async def mend(self, guild_id: int) -> None:
        """The bot may have got a permission: try again to post lists that could not be posted."""
        whose, kind = outbox.of_guild(guild_id), payloads.Tables.kind
        if not await outbox.any_dead(self._context.database.reads, whose, kind):
            return
        async with self._context.database.write() as sql:
            await guilds.hold(sql, guild_id)
            if await outbox.forget_dead(sql, whose, kind):
                await club.changed(sql, guild_id, self._context.time())
        self._context.wake()
