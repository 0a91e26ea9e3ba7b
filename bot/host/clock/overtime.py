"""Overtime: what happens when a player's time is over, and when a turn only lacks its confirmation."""

from __future__ import annotations

from dataclasses import replace

from bot.host.clock.due import due
from bot.host.context import Context
from bot.host.match import accord, care, turns
from bot.host.match.live import Live
from bot.host.match.matches import Matches, afresh
from bot.host.post import pace, polls
from bot.host.types.table import Status
from bot.store.engine.database import Sql
from bot.store.tables import seating, timers, votes
from bot.store.tables.timers import TimerRow
from engine.core.play.ask import CONFIRM


class Overtime:
    """Rings when the clock of a player has run out, when a turn confirms itself, and when a vote is over."""

    def __init__(self, context: Context, matches: Matches) -> None:
        self._context = context
        self._matches = matches

    @afresh
    async def ring(self, timer: TimerRow) -> None:
        """Do what the table has chosen for a player whose time is over; at the least, tell the table."""
        async with self._matches.hold(timer.game_id) as live:
            if not await self._due(timer, live):
                return
            if live.row.overtime == pace.TELL:
                await self._tell(live, timer.seat)
            else:
                await care.hand_to(self._context, live, timer.seat, live.row.overtime)
        self._context.wake()

    @afresh
    async def confirm(self, timer: TimerRow) -> None:
        """Confirm a turn that its player has left unconfirmed."""
        async with self._matches.hold(timer.game_id) as live:
            ask = live.match.pending.get(timer.seat)
            if not await self._due(timer, live) or ask is None or ask.kind != CONFIRM:
                return
            live.confirm(timer.seat, self._context.time())
            await turns.commit(self._context, live)

    async def _due(self, timer: TimerRow, live: Live) -> bool:
        """Whether a timer is still to ring. One of a seat that is no longer asked is dropped."""
        if await due(self._context, self._context.database.reads, timer) is None:
            return False
        if live.row.status == Status.LIVE and timer.seat in live.match.pending:
            return True
        async with turns.changing(self._context, live) as sql:
            await timers.stop(sql, timer.game_id, timer.kind, timer.seat)
        return False

    async def _tell(self, live: Live, number: int) -> None:
        """Ask the table once what to do with the seat; its clock stays at zero until somebody moves."""
        seat = replace(live.seats[number], bank=0.0, clock_from=None, over_at=None)
        async with turns.changing(self._context, live) as sql:
            await seating.update(sql, live.game_id, seat)
            await timers.stop(sql, live.game_id, timers.CLOCK, number)
            await polls.stalled(sql, live.row, live.seats, number, self._context.time())
        live.seats[number] = seat

    @afresh
    async def count(self, timer: TimerRow) -> None:
        """Count a vote as it stands; before its time, tell those who were asleep when it began."""
        async with self._matches.hold(timer.game_id) as live:
            vote = await votes.get(self._context.database.reads, timer.seat)
            if vote is None or vote.outcome is not None or live.row.status != Status.LIVE:
                async with turns.changing(self._context, live) as sql:
                    await timers.stop(sql, timer.game_id, timer.kind, timer.seat)
                return
            if vote.due_at is not None and not self._context.reached(vote.due_at):
                async with turns.changing(self._context, live) as sql:
                    await polls.awake(sql, live.row, vote, self._context.time())
                return
            given = await votes.ballots(self._context.database.reads, vote.vote_id)
            asked = polls.electors(vote.kind, vote.seat, live.seats, live.row.host_id)
            outcome = polls.verdict(vote.kind, given, asked, live.row.host_id, late=True)
            outcome = await accord.possible(self._context, live, vote, outcome)

            async def first(sql: Sql) -> None:
                if outcome is None:  # no side has more: the next ballot may decide
                    await timers.stop(sql, live.game_id, timer.kind, vote.vote_id)
                else:
                    await polls.close(sql, live.row, vote.vote_id, outcome, self._context.time())

            await accord.carry_out(self._context, live, vote, outcome, first)
