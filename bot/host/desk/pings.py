"""Pings: people put reminders off, and keep a table from pinging them."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from bot.host.context import Context, moment
from bot.host.match import turns
from bot.host.match.matches import Matches, afresh
from bot.host.post import digests, habits, posts
from bot.host.refusals import GameIsOver, NothingWaits, NotYourSeat
from bot.host.types.people import Person
from bot.host.types.table import Status
from bot.store.tables import clicks, seating, timers
from bot.store.tables.timers import REMIND, TimerRow

SNOOZE = 12 * 3600.0
"""Seconds by which a reminder is put off."""


class Pings:
    """What one person wants to hear from one table."""

    def __init__(self, context: Context, matches: Matches) -> None:
        self._context = context
        self._matches = matches

    @afresh
    async def snooze(self, game_id: int, person: Person) -> datetime:
        """Be reminded again after a while, however far off the next reminder was; that one goes.

        Returns when. Raises NoSuchGame, NotRunning, NotYourSeat or NothingWaits.
        """
        async with self._matches.hold(game_id) as live:
            seat = live.seat_of(person.user_id)
            if seat is None:
                raise NotYourSeat()
            now = self._context.time()
            async with turns.changing(self._context, live) as sql:
                timer = await timers.get(sql, game_id, REMIND, seat)
                if timer is None:
                    raise NothingWaits()
                due = (await habits.at_table(sql, game_id))[seat].later(live.seats[seat], now, SNOOZE)
                await timers.put(sql, TimerRow(game_id, REMIND, seat, timer.since, due, timer.tries))
                await posts.withdraw(sql, live.row, now, {seat})
        self._context.wake()
        return moment(due)

    @afresh
    async def mute(self, game_id: int, person: Person, click: int | None = None) -> bool:
        """Stop a table from pinging a player, or (by another `click`) let it again. Returns whether it is muted now.

        Raises NoSuchGame, NotRunning, GameIsOver or NotYourSeat.
        """
        async with self._matches.hold(game_id) as live:
            number = live.seat_of(person.user_id)
            if number is None:
                raise NotYourSeat()
            if live.row.status != Status.LIVE or live.match.over:
                raise GameIsOver()
            seat = replace(live.seats[number], muted=not live.seats[number].muted)
            async with turns.changing(self._context, live) as sql:
                if not await clicks.first(sql, click, game_id, self._context.time()):
                    return bool(live.seats[number].muted)
                await seating.update(sql, game_id, seat)
                if await timers.get(sql, game_id, REMIND, number) is not None:
                    habit = (await habits.at_table(sql, game_id))[number]
                    await digests.schedule(sql, live.row, seat, habit, self._context.time())
                if seat.muted:
                    await posts.withdraw(sql, live.row, self._context.time(), {number})
            live.seats[number] = seat
        self._context.wake()
        return seat.muted
