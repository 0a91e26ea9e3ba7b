"""Snapshots: the state of a game at the beginning of a turn."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, cast

from bot.store.engine.database import Row, Sql, blob

_FIELDS = "turn, rev, schema, state"
_OF_LAST_TURN = (
    "SELECT own.turn FROM log AS own WHERE own.game_id = {game} AND own.seat = {seat} AND own.sort = 'answer' "
    "AND own.standing IS NULL AND own.turn < ? AND NOT EXISTS (SELECT 1 FROM log AS gone "
    "WHERE gone.game_id = own.game_id AND gone.back <= own.turn AND gone.turn > own.turn) "
    "ORDER BY own.number DESC LIMIT 1"
)
"""The turn in which a seat decided last, of the standing ones before another."""
LAST_TURN = f"(SELECT turn FROM snapshots WHERE game_id = ? AND turn = ({_OF_LAST_TURN.format(game='?', seat='?')}))"
"""The same, if its beginning is kept, of a game, that game, a seat, before a turn."""


@dataclass(frozen=True, slots=True)
class SnapshotRow:
    """A state before a turn, with the version of its schema."""

    turn: int
    rev: int
    schema: int
    state: bytes


def _row(values: Row) -> SnapshotRow:
    turn, rev, schema, state = cast(Any, values)
    return SnapshotRow(turn, rev, schema, blob(state))


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
    which = "" if turn is None else " AND turn = ?"
    rows = await sql.run(
        f"SELECT {_FIELDS} FROM snapshots WHERE game_id = ?{which} ORDER BY turn DESC LIMIT 1",
        *((game_id,) if turn is None else (game_id, turn)),
    )
    return _row(rows[0]) if rows else None


async def first_from(sql: Sql, game_id: int, turn: int) -> SnapshotRow | None:
    """The first kept snapshot of a turn or a later one; else the newest."""
    rows = await sql.run(
        f"SELECT {_FIELDS} FROM snapshots WHERE game_id = ? AND turn >= ? ORDER BY turn LIMIT 1",
        game_id,
        turn,
    )
    return _row(rows[0]) if rows else await newest(sql, game_id)


async def of_last_turn(sql: Sql, game_id: int, seat: int, before: int) -> int | None:
    """The turn in which a seat decided last, of the standing ones before another; None if its beginning is not kept."""
    ((turn,),) = await sql.run(f"SELECT {LAST_TURN}", game_id, game_id, seat, before)
    return cast("int | None", turn)


async def forget(sql: Sql, game_id: int, kept: Collection[int], before: int) -> None:
    """Drop all snapshots except those of some turns, those the table may go back to, and those used for comparison.

    The table may go back to the last turn of each player `before` another, and to the turn of an open vote; the
    comparison for each player is with the first snapshot after their last answer.
    """
    last = _OF_LAST_TURN.format(game="seats.game_id", seat="seats.seat")
    await sql.run(
        f"DELETE FROM snapshots WHERE game_id = ? AND turn NOT IN ({', '.join('?' * len(kept))}) AND turn NOT IN ("
        "SELECT COALESCE((SELECT MIN(later.turn) FROM snapshots AS later WHERE later.game_id = seats.game_id "
        "AND later.turn > COALESCE((SELECT log.turn FROM log WHERE log.game_id = seats.game_id "
        "AND log.user_id = seats.user_id AND log.sort = 'answer' ORDER BY log.number DESC LIMIT 1), -1)), -1) "
        "FROM seats WHERE seats.game_id = ? AND seats.user_id IS NOT NULL) "
        f"AND turn NOT IN (SELECT COALESCE(({last}), -1) FROM seats WHERE seats.game_id = ? "
        "AND seats.user_id IS NOT NULL) AND turn NOT IN (SELECT votes.turn FROM votes WHERE votes.game_id = ? "
        "AND votes.outcome IS NULL AND votes.turn IS NOT NULL)",
        game_id,
        *kept,
        game_id,
        before,
        game_id,
        game_id,
    )


async def keep_newest(sql: Sql, game_id: int) -> None:
    """Drop all snapshots except the newest of a finished game, whose stands are all kept beside them."""
    await sql.run(
        "DELETE FROM snapshots WHERE game_id = ? AND turn < (SELECT MAX(turn) FROM snapshots WHERE game_id = ?) "
        "AND game_id IN (SELECT game_id FROM replays)",
        *(game_id, game_id),
    )
