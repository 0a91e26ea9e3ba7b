"""Claims: which process does something, and until when the job is its own unless it renews the claim.

Posts and timers are claimed in their own rows (outbox.py, timers.py), which end with the job. Here is what has no row:
it is claimed by a name.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import cast

from bot.store.engine.database import Sql
from bot.store.tables.timers import BY_CLICKS

_CLAIMED = "claimed_until IS NOT NULL"
"""The index that finds the claimed timers among all."""


async def take(sql: Sql, what: str, by: str, now: float, until: float) -> bool:
    """Claim something. False if somebody has it."""
    rows = await sql.run(
        "INSERT INTO claims (what, claimed_by, claimed_until, done) VALUES (?, ?, ?, 0) ON CONFLICT (what) "
        "DO UPDATE SET claimed_by = excluded.claimed_by, claimed_until = excluded.claimed_until, done = 0 "
        "WHERE claims.claimed_until <= ? RETURNING what",
        *(what, by, until, now),
    )
    return bool(rows)


async def tell(sql: Sql, what: str, by: str, done: int) -> None:
    """Write the progress (per cent) of something that this process has claimed."""
    await sql.run("UPDATE claims SET done = ? WHERE what = ? AND claimed_by = ?", done, what, by)


async def told(sql: Sql, what: str, now: float) -> int | None:
    """The progress of something, None if nobody does it."""
    rows = await sql.run("SELECT done FROM claims WHERE what = ? AND claimed_until > ?", what, now)
    return cast(int, rows[0][0]) if rows else None


async def drop(sql: Sql, what: str, by: str) -> None:
    """Leave something to others."""
    await sql.run("DELETE FROM claims WHERE what = ? AND claimed_by = ?", what, by)


async def renew(sql: Sql, by: str, until: float, posts: Collection[int], timers: Collection[int]) -> None:
    """Keep this process's claims: those by name, and of the posts and timers of these games."""
    await sql.run("UPDATE claims SET claimed_until = ? WHERE claimed_by = ?", until, by)
    for table, games, due in (("outbox", posts, " AND status = 'due'"), ("timers", timers, "")):
        for game_id in games:
            await sql.run(
                f"UPDATE {table} SET claimed_until = ? WHERE game_id = ? AND claimed_by = ?{due}", until, game_id, by
            )


async def held(sql: Sql, by: str) -> bool:
    """Whether this process has claimed anything."""
    rows = await sql.run(
        "SELECT 1 FROM outbox WHERE claimed_by = ? AND status = 'due' UNION ALL "
        f"SELECT 1 FROM timers WHERE claimed_by = ? AND {_CLAIMED} UNION ALL "
        "SELECT 1 FROM claims WHERE claimed_by = ? LIMIT 1",
        *(by, by, by),
    )
    return bool(rows)


async def release(sql: Sql, by: str) -> None:
    """Leave everything to others."""
    await _release(sql, "claimed_by = ?", by, of_timers=_CLAIMED)


async def inherit(sql: Sql, by: str, now: float, until: float) -> None:
    """Take over the claims of all others, who are dead: the only process of a file knows that when it starts.

    If the clock was set back meanwhile, their claims would otherwise last until it catches up; nor would the posts that
    they wrote, or meant to try again, be due before that. Claims of their clicks stay at most `until` then: they show
    who was not told (`Agenda.cut_short`).
    """
    await sql.run(f"UPDATE timers SET claimed_until = ? WHERE {BY_CLICKS} AND claimed_until > ?", until, now, until)
    others = "claimed_by IS NOT NULL AND claimed_by <> ?"
    await _release(sql, others, by, of_timers=f"{_CLAIMED} AND NOT ({BY_CLICKS})", at=(now,))
    await sql.run("UPDATE outbox SET due_at = ? WHERE status = 'due' AND due_at > ?", now, now)


async def _release(sql: Sql, whose: str, by: str, *, of_timers: str, at: tuple[float, ...] = ()) -> None:
    none = f"SET claimed_by = NULL, claimed_until = NULL WHERE {whose}"
    await sql.run(f"UPDATE outbox {none} AND status = 'due'", by)
    await sql.run(f"UPDATE timers {none} AND {of_timers}", by, *at)
    await sql.run(f"DELETE FROM claims WHERE {whose}", by)
