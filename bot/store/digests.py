"""Digests: the newest message of each user who gets one a day."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

from bot.store.database import Sql


@dataclass(frozen=True, slots=True)
class DigestRow:
    """When the digest of a user was written, and its message (None: it is not sent yet)."""

    user_id: int
    at: float
    message_id: int | None


async def get(sql: Sql, user_id: int) -> DigestRow | None:
    """The newest digest of a user."""
    rows = await sql.run("SELECT user_id, at, message_id FROM digests WHERE user_id = ?", user_id)
    return DigestRow(*cast(Any, rows[0])) if rows else None


async def put(sql: Sql, user_id: int, at: float) -> None:
    """Note that a new one was written."""
    await sql.run(
        "INSERT INTO digests (user_id, at, message_id) VALUES (?, ?, NULL) "
        "ON CONFLICT (user_id) DO UPDATE SET at = excluded.at, message_id = NULL",
        user_id,
        at,
    )


async def set_message(sql: Sql, user_id: int, message_id: int) -> None:
    """Remember the message of the newest one."""
    await sql.run("UPDATE digests SET message_id = ? WHERE user_id = ?", message_id, user_id)


async def forget(sql: Sql, user_id: int) -> None:
    """There is none any more."""
    await sql.run("DELETE FROM digests WHERE user_id = ?", user_id)
