"""Calls: what a table has to tell a web address, until that has accepted it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

from bot.store.engine.database import Sql

_FIELDS = "call_id, game_id, nonce, event, payload, made_at"


@dataclass(frozen=True, slots=True)
class CallRow:
    """A call of a game: the same `nonce` at each attempt, its content (JSON), and since when it waits."""

    call_id: int
    game_id: int
    nonce: str
    event: str
    payload: str
    made_at: float


async def put(sql: Sql, game_id: int, *, nonce: str, event: str, payload: str, at: float) -> None:
    """Write a call, after all others of its game."""
    await sql.run(
        "INSERT INTO calls (game_id, nonce, event, payload, made_at) VALUES (?, ?, ?, ?, ?)",
        *(game_id, nonce, event, payload, at),
    )


async def first(sql: Sql, game_id: int) -> CallRow | None:
    """The next call of a game, None if all have been accepted."""
    rows = await sql.run(f"SELECT {_FIELDS} FROM calls WHERE game_id = ? ORDER BY call_id LIMIT 1", game_id)
    return CallRow(*cast(Any, rows[0])) if rows else None


async def drop(sql: Sql, call_id: int) -> None:
    """The address has accepted it."""
    await sql.run("DELETE FROM calls WHERE call_id = ?", call_id)


async def forget(sql: Sql, game_id: int) -> None:
    """Tell the address nothing more."""
    await sql.run("DELETE FROM calls WHERE game_id = ?", game_id)
