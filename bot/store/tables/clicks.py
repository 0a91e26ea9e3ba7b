"""Clicks that count once and are no moves (those are in the log). Discord may report a click twice."""

from __future__ import annotations

from typing import cast

from bot.store.engine.database import Sql

REMEMBERED = 86_400.0
"""Seconds for which a click is known; Discord repeats one within minutes."""


async def first(sql: Sql, click: int | None, game_id: int, at: float) -> bool:
    """Whether a click has not counted yet; the same transaction counts it. None: there is no click, and it counts."""
    if click is None:
        return True
    rows = await sql.run(
        "INSERT INTO clicks (click_id, game_id, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING RETURNING click_id",
        *(click, game_id, at),
    )
    return bool(rows)


async def table(sql: Sql, click: int | None) -> int | None:
    """The table at which a click has counted, None if it has not."""
    rows = await sql.run("SELECT game_id FROM clicks WHERE click_id = ?", click)
    return cast(int, rows[0][0]) if rows else None


async def forget(sql: Sql, before: float) -> None:
    """Forget the clicks before a time."""
    await sql.run("DELETE FROM clicks WHERE at < ?", before)
