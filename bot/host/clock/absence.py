"""Absence: a player goes away and comes back; each of their tables follows when its timer rings."""

from __future__ import annotations

from dataclasses import replace

from bot.host.clock.due import due
from bot.host.context import Context
from bot.host.match import care, turns
from bot.host.match.live import Live
from bot.host.match.matches import Matches, afresh
from bot.host.match.opponents import stand_in
from bot.host.post import habits, pace, posts
from bot.host.types.table import Status
from bot.store.engine.database import Sql
from bot.store.tables import seating, timers, users
from bot.store.tables.timers import AWAY, TimerRow
from engine.core.play.msg import Msg

DAY = 86400.0


class Absence:
    """Brings a table in line with where its players are."""

    def __init__(self, context: Context, matches: Matches) -> None:
        self._context = context
        self._matches = matches

    @afresh
    async def ring(self, timer: TimerRow) -> None:
        """Note that a player is away, as far as the table allows, or that they are back."""
        async with self._matches.hold(timer.game_id) as live:
            if await due(self._context, self._context.database.reads, timer) is None:
                return
            number, now = timer.seat, self._context.time()
            user_id = live.seats[number].user_id
            if live.row.status != Status.LIVE or user_id is None:
                async with turns.changing(self._context, live) as sql:
                    await timers.stop(sql, timer.game_id, AWAY, number)
                return
            user = await users.get(self._context.database.reads, user_id)
            here = await self._here(live, number, now)
            days = pace.AWAY_DAYS if live.row.away_days is None else live.row.away_days
            wish = now if user is None or user.away_until is None else user.away_until
            until = min(wish, now + max(0.0, days * DAY - here.away_used))
            if not self._context.reached(until):
                await self._leaves(live, here, until, plays=user is not None and user.away_plays is True)
            elif live.seats[number].away_until is not None:
                await self._returns(live, here)
            else:
                # a player who has used up what the table allows stays
                async with turns.changing(self._context, live) as sql:
                    await timers.stop(sql, timer.game_id, AWAY, number)

    async def _leaves(self, live: Live, seat: seating.SeatRow, until: float, *, plays: bool) -> None:
        """A player is away: until they said, or until they have used up what the table allows."""
        now, number = self._context.time(), seat.seat
        if abs(until - (live.seats[number].away_until or 0.0)) < 1:
            async with turns.changing(self._context, live) as sql:  # they said so twice
                await timers.put(sql, TimerRow(live.game_id, AWAY, number, now, until))
            return
        seat = replace(seat, away_from=now, away_until=until, away_used=seat.away_used + until - now)
        told = Msg("away-begins", seat=number, until=f"<t:{int(until)}:D>")
        if plays and seat.caretaker is None:
            seat = replace(seat, caretaker=stand_in(live.match.rules), caretaker_for=care.AWAY)
            told = Msg("away-begins-cared", seat=number, until=f"<t:{int(until)}:D>")
        await self._write(live, seat, told, due=until, wait=seat.asked is not None and seat.caretaker is None)

    async def _returns(self, live: Live, seat: seating.SeatRow) -> None:
        """A player is back."""
        if seat.caretaker_for == care.AWAY:
            seat = replace(seat, caretaker=None, caretaker_for=None)
        await self._write(live, seat, Msg("care-ends", seat=seat.seat), due=None)

    async def _here(self, live: Live, number: int, now: float) -> seating.SeatRow:
        """The seat of somebody who is here now; the time that has passed has used up clock and absence."""
        seat = live.seats[number]
        habit = (await habits.at_table(self._context.database.reads, live.game_id))[number]
        ahead = max(0.0, (seat.away_until or now) - now)
        seat = pace.stopped(seat, habit, now)
        return replace(seat, away_from=None, away_until=None, away_used=seat.away_used - ahead)

    async def _write(
        self, live: Live, seat: seating.SeatRow, told: Msg, *, due: float | None, wait: bool = False
    ) -> None:
        """Store the seat. `wait`: the last message of the table says that it is their turn, so the others have to be
        told."""
        now = self._context.time()
        live.seats[seat.seat] = seat

        async def first(sql: Sql) -> None:
            await seating.update(sql, live.game_id, seat)
            await timers.put(sql, TimerRow(live.game_id, AWAY, seat.seat, now, due))
            if wait:
                until = Msg("away-day", at=told.args["until"])
                await posts.notice(sql, live.row, now, Msg(told.key, seat=seat.seat, until=until))

        live.note(told, now)
        await turns.commit(self._context, live, first=first, other={seat.seat}, owed={seat.seat})
