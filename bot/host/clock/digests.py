"""Digest: what happens when the time of a player's daily message has come."""

from __future__ import annotations

from dataclasses import replace

from bot.host.clock.due import due
from bot.host.context import Context
from bot.host.match.matches import Matches
from bot.host.post import cards, digests, habits
from bot.store.engine.database import Sql
from bot.store.tables import seating, timers, users
from bot.store.tables.timers import DIGEST, TimerRow


class Digests:
    """Writes one digest for all tables that wait for a player, whichever rings first."""

    def __init__(self, context: Context, matches: Matches) -> None:
        self._context = context
        self._matches = matches

    async def ring(self, timer: TimerRow) -> None:
        """Write the digest, and make all tables of its reader ring on the next day."""
        async with self._matches.change(timer.game_id) as sql:
            user_id = (await seating.of_game(sql, timer.game_id))[timer.seat].user_id
            await users.hold(sql, user_id or 0)
            # another table may have rung first
            if (row := await due(self._context, sql, timer)) is not None:
                await self._write(sql, row)
        self._context.wake()

    async def _write(self, sql: Sql, timer: TimerRow) -> None:
        now, game = self._context.time(), await cards.find(sql, timer.game_id)
        seat = (await seating.of_game(sql, timer.game_id))[timer.seat]
        habit = (await habits.at_table(sql, timer.game_id)).get(timer.seat)
        if seat.asked is None or seat.user_id is None or habit is None or habit.digest is None:
            await timers.stop(sql, timer.game_id, DIGEST, timer.seat)
        elif not self._context.reached(awake := habit.awake(now)):
            await timers.put(sql, replace(timer, due_at=awake))
        else:
            await digests.send(sql, game, seat.user_id, habit, now)
            await timers.move_of_user(sql, DIGEST, seat.user_id, habit.next_digest(now, habit.digest))
