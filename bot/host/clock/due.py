"""Due: whether a timer that was found due still is."""

from __future__ import annotations

from bot.host.context import Context
from bot.store.engine.database import Sql
from bot.store.tables import timers
from bot.store.tables.timers import TimerRow


async def due(context: Context, sql: Sql, timer: TimerRow) -> TimerRow | None:
    """The timer as it stands; None if it was set again, or dropped, while waiting for its table."""
    row = await timers.get(sql, timer.game_id, timer.kind, timer.seat)
    return row if row is not None and row.due_at is not None and context.reached(row.due_at) else None
