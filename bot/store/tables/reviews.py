"""Reviews: what looking back on a game has found, one row a seat."""

from __future__ import annotations

from typing import cast

from bot.store.engine.database import Sql


async def put(sql: Sql, game_id: int, seat: int, packed: bytes) -> None:
    """Keep a review in place of an earlier one."""
    await sql.run(
        "INSERT INTO reviews (game_id, seat, packed) VALUES (?, ?, ?) "
        "ON CONFLICT (game_id, seat) DO UPDATE SET packed = excluded.packed",
        *(game_id, seat, packed),
    )


async def get(sql: Sql, game_id: int, seat: int) -> bytes | None:
    """The review of a seat, None if none was made."""
    rows = await sql.run("SELECT packed FROM reviews WHERE game_id = ? AND seat = ?", game_id, seat)
    return cast(bytes, rows[0][0]) if rows else None
