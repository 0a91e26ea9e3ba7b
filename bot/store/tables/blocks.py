"""Blocks: with whom somebody does not want to share a table."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, cast

from bot.store.engine.database import Sql


@dataclass(frozen=True, slots=True)
class BlockRow:
    """Whom a user has blocked, that person's name then, and since when (seconds since 1970)."""

    blocked: int
    name: str
    at: float


async def of_user(sql: Sql, user_id: int) -> list[BlockRow]:
    """Whom a user has blocked, the newest first."""
    rows = await sql.run(
        "SELECT blocked, name, at FROM blocks WHERE user_id = ? ORDER BY at DESC, blocked DESC", user_id
    )
    return [BlockRow(*cast(Any, row)) for row in rows]


async def put(sql: Sql, user_id: int, row: BlockRow) -> None:
    """Block somebody; a block that exists stays as it is."""
    await sql.run(
        "INSERT INTO blocks (user_id, blocked, name, at) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (user_id, blocked) DO UPDATE SET name = excluded.name",
        *(user_id, row.blocked, row.name, row.at),
    )


async def drop(sql: Sql, user_id: int, blocked: int) -> None:
    """End a block."""
    await sql.run("DELETE FROM blocks WHERE user_id = ? AND blocked = ?", user_id, blocked)


async def among(sql: Sql, users: Collection[int]) -> list[tuple[int, int]]:
    """Each block between two of these users."""
    known = sorted(set(users))
    if len(known) < 2:
        return []
    marks = ", ".join("?" * len(known))
    rows = await sql.run(
        f"SELECT user_id, blocked FROM blocks WHERE user_id IN ({marks}) AND blocked IN ({marks}) "
        "ORDER BY user_id, blocked",
        *(*known, *known),
    )
    return [(cast(int, user), cast(int, blocked)) for user, blocked in rows]
