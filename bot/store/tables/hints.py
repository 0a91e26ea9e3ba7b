"""Hints that were given, one a decision."""

from __future__ import annotations

from typing import cast

from bot.store.engine.database import Sql


async def get(sql: Sql, game_id: int, seat: int, turn: int, path: str) -> str | None:
    """The key that was hinted at, None if no hint was given.

    `path` are the keys of the seat's own answers in this turn so far, separated by spaces.
    """
    rows = await sql.run(
        "SELECT answer FROM hints WHERE game_id = ? AND seat = ? AND turn = ? AND path = ?", game_id, seat, turn, path
    )
    return cast(str, rows[0][0]) if rows else None


async def put(sql: Sql, game_id: int, seat: int, *, turn: int, path: str, answer: str) -> None:
    """Write a hint. Raises Duplicate if one was given for this decision."""
    await sql.run(
        "INSERT INTO hints (game_id, seat, turn, path, answer) VALUES (?, ?, ?, ?, ?)",
        game_id,
        seat,
        turn,
        path,
        answer,
    )
