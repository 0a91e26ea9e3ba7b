"""Notes that players have written for themselves, one text a player and table."""

from __future__ import annotations

from typing import cast

from bot.store.engine.database import Sql


async def get(sql: Sql, game_id: int, user_id: int) -> str | None:
    """A player's note at a table, None if there is none."""
    rows = await sql.run("SELECT note FROM notes WHERE game_id = ? AND user_id = ?", game_id, user_id)
    return cast(str, rows[0][0]) if rows else None


async def put(sql: Sql, game_id: int, user_id: int, note: str | None) -> None:
    """Write a note in place of an earlier one, or (None) delete it."""
    if note is None:
        await sql.run("DELETE FROM notes WHERE game_id = ? AND user_id = ?", game_id, user_id)
        return
    await sql.run(
        "INSERT INTO notes (game_id, user_id, note) VALUES (?, ?, ?) "
        "ON CONFLICT (game_id, user_id) DO UPDATE SET note = excluded.note",
        game_id,
        user_id,
        note,
    )


async def of_user(sql: Sql, user_id: int) -> list[tuple[int, str]]:
    """A player's notes at the running tables where they sit, each with the channel, oldest table first."""
    rows = await sql.run(
        "SELECT channel_id, note FROM notes JOIN games ON games.game_id = notes.game_id "
        "JOIN seats ON seats.game_id = notes.game_id AND seats.user_id = notes.user_id "
        "WHERE notes.user_id = ? AND status = 'live' ORDER BY notes.game_id",
        user_id,
    )
    return [(cast(int, channel), cast(str, note)) for channel, note in rows]
