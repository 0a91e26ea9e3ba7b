"""Snapshots: the state of a game at the beginning of a turn."""

from __future__ import annotations

from collections.abc import Collection
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


async def first_from(sql: Sql, game_id: int, turn: int) -> SnapshotRow | None:
    """The first snapshot of a turn or a later one that is kept; else the newest."""
    rows = await sql.run(
        "SELECT turn, rev, schema, state FROM snapshots WHERE game_id = ? AND turn >= ? ORDER BY turn LIMIT 1",
        game_id,
        turn,
    )
    return SnapshotRow(*cast(Any, rows[0])) if rows else await newest(sql, game_id)


async def forget(sql: Sql, game_id: int, kept: Collection[int]) -> None:
    """Drop all snapshots but those of some turns, and for each player the first after their last answer."""
    await sql.run(
        f"DELETE FROM snapshots WHERE game_id = ? AND turn NOT IN ({', '.join('?' * len(kept))}) AND turn NOT IN ("
        "SELECT COALESCE((SELECT MIN(later.turn) FROM snapshots AS later WHERE later.game_id = seats.game_id "
        "AND later.turn > COALESCE((SELECT log.turn FROM log WHERE log.game_id = seats.game_id "
        "AND log.user_id = seats.user_id AND log.sort = 'answer' ORDER BY log.number DESC LIMIT 1), -1)), -1) "
        "FROM seats WHERE seats.game_id = ? AND seats.user_id IS NOT NULL)",
        game_id,
        *kept,
        game_id,
    )
