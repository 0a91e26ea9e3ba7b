"""Counts: how many tables, posts and timers there are, for whoever watches."""

from __future__ import annotations

from typing import cast

from bot.store.database import Sql


async def tables(sql: Sql) -> dict[str, int]:
    """How many tables are in each state that any is in."""
    return {cast(str, status): cast(int, number) for status, number in await sql.run(_TABLES)}


_TABLES = "SELECT status, COUNT(*) FROM games GROUP BY status"


async def due(sql: Sql, now: float) -> tuple[int, float]:
    """How many posts are to be sent by now, and for how many seconds the oldest has been due."""
    ((number, oldest),) = await sql.run(
        "SELECT COUNT(*), MIN(due_at) FROM outbox WHERE status = 'due' AND due_at <= ?", now
    )
    return cast(int, number), 0.0 if oldest is None else now - cast(float, oldest)


async def dead(sql: Sql) -> int:
    """How many posts were given up."""
    return cast(int, (await sql.run("SELECT COUNT(*) FROM outbox WHERE status = 'dead'"))[0][0])


async def timers(sql: Sql, now: float) -> int:
    """How many timers should have rung by now."""
    return cast(int, (await sql.run("SELECT COUNT(*) FROM timers WHERE due_at <= ?", now))[0][0])
