"""Digests: the newest message of each user who gets one a day."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

from bot.store.engine.database import Sql


@dataclass(frozen=True, slots=True)
class DigestRow:
    """When the digest of a user was written, its message (None: it is not sent yet), and how many there have been in a
    row, this one included, since they last answered anything."""

    user_id: int
    at: float
    message_id: int | None
    unanswered: int


async def get(sql: Sql, user_id: int) -> DigestRow | None:
    """The newest digest of a user."""
    rows = await sql.run("SELECT user_id, at, message_id, unanswered FROM digests WHERE user_id = ?", user_id)
    return DigestRow(*cast(Any, rows[0])) if rows else None


async def put(sql: Sql, user_id: int, at: float, unanswered: int) -> None:
    """Note that a new one was written."""
    await sql.run(
        "INSERT INTO digests (user_id, at, message_id, unanswered) VALUES (?, ?, NULL, ?) ON CONFLICT (user_id) "
        "DO UPDATE SET at = excluded.at, message_id = NULL, unanswered = excluded.unanswered",
        *(user_id, at, unanswered),
    )


async def answered(sql: Sql, user_id: int) -> None:
    """Note that the user has answered something."""
    await sql.run("UPDATE digests SET unanswered = 0 WHERE user_id = ? AND unanswered > 0", user_id)


async def set_message(sql: Sql, user_id: int, message_id: int) -> None:
    """Remember the message of the newest one."""
    await sql.run("UPDATE digests SET message_id = ? WHERE user_id = ?", message_id, user_id)


async def forget(sql: Sql, user_id: int) -> None:
    """There is none any more."""
    await sql.run("DELETE FROM digests WHERE user_id = ?", user_id)
