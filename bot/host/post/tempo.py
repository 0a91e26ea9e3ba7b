"""Tempo: how many moves of somebody were in time."""

from __future__ import annotations

from bot.store.engine.database import Sql
from bot.store.tables import stats, users
from bot.store.tables.stats import Tempo

ENOUGH = 20
"""The least number of moves with a clock that says something."""


def in_time(tempo: Tempo) -> int | None:
    """Percent of the moves with a clock that were in time; None: too few to tell. 100 only if none was late."""
    if tempo.timed < ENOUGH:
        return None
    return (tempo.timed - tempo.late) * 100 // tempo.timed


async def told(sql: Sql, user_id: int) -> int | None:
    """The same for a user, as others see it; None too if they don't want that."""
    user = await users.get(sql, user_id)
    return None if user is None or user.listed is False else in_time(await stats.tempo(sql, user_id))
