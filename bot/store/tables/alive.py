"""When the bot was last seen alive."""

from __future__ import annotations

from typing import cast

from bot.store.engine.database import Sql


async def last(sql: Sql) -> float | None:
    """The time when that was; None: never."""
    rows = await sql.run("SELECT at FROM alive")
    return cast(float, rows[0][0]) if rows else None


async def beat(sql: Sql, at: float) -> None:
    """Note that the bot is alive."""
    await sql.run(
        'INSERT INTO alive ("only", at) VALUES (1, ?) ON CONFLICT ("only") DO UPDATE SET at = excluded.at', at
    )


async def touch(sql: Sql) -> None:
    """Store again what is stored already, to see whether storing works."""
    await sql.run("UPDATE alive SET at = at")


async def shift(sql: Sql, seconds: float, guild_id: int | None = None) -> None:
    """Move every clock (of a server), and whatever else runs out, by this much: nobody could have acted in that time.

    Reminders stay: a player who missed one gets it at once. Only for callers that hold these tables.
    """
    where, of = "", tuple[int, ...]()
    if guild_id is None:
        # while the bot was down, time did not run in servers that it has left either
        await sql.run("UPDATE guilds SET left_at = left_at + ? WHERE left_at IS NOT NULL", seconds)
    else:
        where, of = (
            " AND game_id IN (SELECT game_id FROM games WHERE status IN ('lobby', 'live') AND guild_id = ?)",
            (guild_id,),
        )
    await sql.run(
        f"UPDATE seats SET clock_from = clock_from + ?, over_at = over_at + ? WHERE clock_from IS NOT NULL{where}",
        *(seconds, seconds, *of),
    )
    await sql.run(f"UPDATE seats SET thinking = thinking + ? WHERE thinking IS NOT NULL{where}", seconds, *of)
    await sql.run(
        f"UPDATE votes SET due_at = due_at + ? WHERE outcome IS NULL AND due_at IS NOT NULL{where}", seconds, *of
    )
    ends = "kind IN ('clock', 'confirm', 'vote', 'lobby', 'place')"
    await sql.run(f"UPDATE timers SET due_at = due_at + ? WHERE due_at IS NOT NULL AND {ends}{where}", seconds, *of)
