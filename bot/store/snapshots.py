"""Snapshots: the state of a game at the beginning of a turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

from bot.store.database import Sql


@dataclass(frozen=True, slots=True)
class SnapshotRow:
    """A state before a turn, with the version of its schema."""

    turn: int
    rev: int
    schema: int
    state: bytes


async def put(sql: Sql, game_id: int, row: SnapshotRow) -> None:
    """Write a snapshot."""
    await sql.run(
        "INSERT INTO snapshots (game_id, turn, rev, schema, state) VALUES (?, ?, ?, ?, ?)",
        game_id,
        row.turn,
        row.rev,
        row.schema,
        row.state,
    )


async def newest(sql: Sql, game_id: int) -> SnapshotRow | None:
    """The newest snapshot of a game, None before its start."""
    return await at(sql, game_id, None)


async def at(sql: Sql, game_id: int, turn: int | None) -> SnapshotRow | None:
    """The snapshot of a turn (None: the newest)."""
    rows = await sql.run(
        "SELECT turn, rev, schema, state FROM snapshots WHERE game_id = ? AND turn = COALESCE(?, turn) "
        "ORDER BY turn DESC LIMIT 1",
        game_id,
        turn,
    )
    return SnapshotRow(*cast(Any, rows[0])) if rows else None


async def forget(sql: Sql, game_id: int, before_turn: int) -> None:
    """Drop the snapshots of earlier turns."""
    await sql.run("DELETE FROM snapshots WHERE game_id = ? AND turn < ?", game_id, before_turn)
