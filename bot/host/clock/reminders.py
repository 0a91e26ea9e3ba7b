"""Reminders: what happens when the timer of a player rings."""

from __future__ import annotations

from dataclasses import replace

from bot.host.clock.due import due
from bot.host.context import Context
from bot.host.match.matches import Matches
from bot.host.post import cards, habits, polls, posts
from bot.host.post.habits import OWED, ticks
from bot.store.engine.database import Sql
from bot.store.tables import seating, timers
from bot.store.tables.timers import TimerRow


class Reminders:
    """Posts reminders."""

    def __init__(self, context: Context, matches: Matches) -> None:
        self._context = context
        self._matches = matches

    async def ring(self, timer: TimerRow) -> None:
        """Remind the player of a seat, unless they have answered or are asleep."""
        async with self._matches.change(timer.game_id) as sql:
            if (row := await due(self._context, sql, timer)) is not None:
                await self._remind(sql, row)
        self._context.wake()

    async def _remind(self, sql: Sql, timer: TimerRow) -> None:
        game, seats = await cards.find(sql, timer.game_id), await seating.of_game(sql, timer.game_id)
        seat = seats[timer.seat]
        habit = (await habits.at_table(sql, timer.game_id)).get(timer.seat)
        if seat.asked is None or habit is None:
            await timers.clear(sql, timer.game_id, timer.seat)
            return
        now = self._context.time()
        if habit.silent(seat, timer.tries):
            await timers.put(sql, replace(timer, due_at=None))
        elif not self._context.reached(awake := habit.awake(now)):
            await timers.put(sql, replace(timer, due_at=awake))
        elif habit.spent_all(seat, timer.tries):
            # where there are clocks, they tell when a table has waited long enough
            if game.pace is None:
                await polls.stalled(sql, game, seats, timer.seat, now)
            await timers.put(sql, replace(timer, tries=timer.tries + 1, due_at=None))
        else:
            tries, calls = timer.tries + 1, habit.calls(seat, now)
            if calls and (habit.reminded or tries == 0):
                await posts.reminder(sql, game, now, timer.seat, tries, last=habit.last(seat, now, tries))
            elif not calls and tries == 0 and ticks(seat):
                tries = OWED  # they are to hear of it before their time is over
            await timers.put(sql, replace(timer, since=now, tries=tries, due_at=habit.due(seat, now, tries)))
