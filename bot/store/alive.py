"""When the bot was last seen alive."""

from __future__ import annotations

from typing import cast

from bot.store.database import Sql


async def last(sql: Sql) -> float | None:
    """When that was; None: never."""
    rows = await sql.run("SELECT at FROM alive")
    return cast(float, rows[0][0]) if rows else None


async def beat(sql: Sql, at: float) -> None:
    """Note that the bot is alive."""
    await sql.run(
        'INSERT INTO alive ("only", at) VALUES (1, ?) ON CONFLICT ("only") DO UPDATE SET at = excluded.at', at
    )


async def touch(sql: Sql) -> None:
    """Store what is stored already, to see that something can be stored."""
    await sql.run("UPDATE alive SET at = at")


async def shift(sql: Sql, seconds: float) -> None:
    """Move every clock, and what else runs out, by so much: nobody could have acted in that time.

    Reminders stay: whoever was not reminded while the bot was down is at once.
    """
    await sql.run(
        "UPDATE seats SET clock_from = clock_from + ?, over_at = over_at + ? WHERE clock_from IS NOT NULL",
        seconds,
        seconds,
    )
    await sql.run("UPDATE seats SET thinking = thinking + ? WHERE thinking IS NOT NULL", seconds)
    await sql.run("UPDATE votes SET due_at = due_at + ? WHERE outcome IS NULL AND due_at IS NOT NULL", seconds)
    ends = "kind IN ('clock', 'confirm', 'vote')"
    await sql.run(f"UPDATE timers SET due_at = due_at + ? WHERE due_at IS NOT NULL AND {ends}", seconds)
