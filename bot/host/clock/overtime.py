"""Overtime: what happens when a player's time is over, and when a turn lacks nothing but its confirmation."""

from __future__ import annotations

from dataclasses import replace

from bot.host.context import Context
from bot.host.match import care, turns
from bot.host.match.live import Live
from bot.host.match.matches import Matches
from bot.host.post import pace, posts
from bot.host.types import Status
from bot.store import games, timers
from bot.store.timers import TimerRow
from engine.core.ask import CONFIRM


class Overtime:
    """Rings when the clock of a player has run out, and when a turn confirms itself."""

    def __init__(self, context: Context, matches: Matches) -> None:
        self._context = context
        self._matches = matches

    async def ring(self, timer: TimerRow) -> None:
        """Do what the table has chosen for a player whose time is over; at the least, it is told."""
        async with self._matches.hold(timer.game_id) as live:
            if not await self._due(timer, live):
                return
            if live.row.overtime == pace.TELL:
                await self._tell(live, timer.seat)
            else:
                await care.hand_to(self._context, live, timer.seat, live.row.overtime)
        self._context.wake()

    async def confirm(self, timer: TimerRow) -> None:
        """Confirm a turn whose player has left it at that."""
        async with self._matches.hold(timer.game_id) as live:
            ask = live.match.pending.get(timer.seat)
            if not await self._due(timer, live) or ask is None or ask.kind != CONFIRM:
                return
            live.confirm(timer.seat, self._context.time())
            await turns.commit(self._context, live)

    async def _due(self, timer: TimerRow, live: Live) -> bool:
        """Whether a timer is still to ring; it may have been set anew while this waited. One that is not is dropped."""
        row = await timers.get(self._context.database.reads, timer.game_id, timer.kind, timer.seat)
        if row is None or row.due_at is None or not self._context.reached(row.due_at):
            return False
        if live.row.status == Status.LIVE and timer.seat in live.match.pending:
            return True
        async with self._context.database.write() as sql:
            await timers.stop(sql, timer.game_id, timer.kind, timer.seat)
        return False

    async def _tell(self, live: Live, number: int) -> None:
        """Tell the table once; the clock stands at nothing until the player moves."""
        seat = replace(live.seats[number], bank=0.0, clock_from=None, over_at=None)
        async with self._context.database.write() as sql:
            await games.set_seat(sql, live.game_id, seat)
            await timers.stop(sql, live.game_id, timers.CLOCK, number)
            await posts.stalled(sql, live.row, self._context.time(), number)
        live.seats[number] = seat
