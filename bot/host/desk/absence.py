"""Absence: people say that they are away, and that they are back."""

from __future__ import annotations

from datetime import datetime

from bot.host.context import Context
from bot.host.match.matches import afresh
from bot.host.refusals import NotAway, PastTime
from bot.host.types.people import Person
from bot.host.types.table import Status
from bot.store.tables import games, seating, timers, users
from bot.store.tables.timers import AWAY, TimerRow


class Absence:
    """One switch for all tables of a person; each table follows by itself."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def leave(self, person: Person, until: datetime, *, plays: bool) -> int:
        """Be away until then; with `plays`, a bot opponent plays meanwhile. Returns how many tables are told.

        Players who are away get no pings, and their clocks stand still, as long as a table allows. Raises PastTime.
        """
        if until <= self._context.now():
            raise PastTime()
        return await self._set(person, until.timestamp(), plays=plays)

    async def back(self, person: Person) -> int:
        """Be back. Raises NotAway."""
        user = await users.get(self._context.database.reads, person.user_id)
        if user is None or not user.is_away(self._context.time()):
            raise NotAway()
        return await self._set(person, None, plays=False)

    @afresh
    async def _set(self, person: Person, until: float | None, *, plays: bool) -> int:
        now, told = self._context.time(), 0
        async with self._context.database.write() as sql:
            tables = await games.touch_all(sql, await games.of_user(sql, person.user_id))
            await users.greet(sql, person.user_id, person.name, person.locale)
            await users.set_away(sql, person.user_id, until, plays=plays)
            for game in tables:
                seat = next(s.seat for s in await seating.of_game(sql, game.game_id) if s.user_id == person.user_id)
                if game.status == Status.LIVE:
                    await timers.put(sql, TimerRow(game.game_id, AWAY, seat, now, now))
                    told += 1
        self._context.wake()
        return told
