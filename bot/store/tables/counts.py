"""Counts: how many tables, posts and timers there are, for monitoring."""

from __future__ import annotations

from typing import cast

from bot.store.engine.database import Sql
from bot.store.tables.guilds import RESTING
from bot.store.tables.outbox import PICTURE


async def tables(sql: Sql) -> dict[str, int]:
    """The number of tables in each state that occurs."""
    return {cast(str, status): cast(int, number) for status, number in await sql.run(_TABLES)}


_AWAKE = f"game_id NOT IN ({RESTING})"
"""Posts of resting tables are not to be sent."""
_TABLES = "SELECT status, COUNT(*) FROM games GROUP BY status"


async def due(sql: Sql, now: float) -> tuple[int, float]:
    """How many posts are due now, and for how many seconds the oldest has been due."""
    ((number, oldest),) = await sql.run(
        f"SELECT COUNT(*), MIN(due_at) FROM outbox WHERE status = 'due' AND due_at <= ? AND {_AWAKE}", now
    )
    return cast(int, number), 0.0 if oldest is None else now - cast(float, oldest)


async def oldest(sql: Sql, now: float) -> float:
    """The age in seconds of the oldest unsent post, even one that will be tried again only later; 0: all are sent."""
    ((written,),) = await sql.run(
        f"SELECT MIN(created_at) FROM outbox WHERE status = 'due' AND kind <> '{PICTURE}' AND {_AWAKE}"
    )
    return 0.0 if written is None else max(0.0, now - cast(float, written))


async def dead(sql: Sql) -> int:
    """How many posts the bot has given up."""
    return cast(int, (await sql.run("SELECT COUNT(*) FROM outbox WHERE status = 'dead'"))[0][0])


async def timers(sql: Sql, now: float) -> int:
    """How many timers should have rung by now."""
    return cast(int, (await sql.run("SELECT COUNT(*) FROM timers WHERE due_at <= ?", now))[0][0])
