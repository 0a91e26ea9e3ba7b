"""Stands: how a game stood at the beginning of each turn, packed; in one piece once it is over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple, dataclass
from typing import Any, cast

from bot.store.engine.database import Sql, blob, insert

_FIELDS = "turn, schema, beside, crc, packed"


@dataclass(frozen=True, slots=True)
class StandRow:
    """A state before a turn, with the version of its schema, packed beside that of another turn (None: by itself).

    `crc` is the CRC-32 of the state.
    """

    turn: int
    schema: int
    beside: int | None
    crc: int
    packed: bytes


async def put(sql: Sql, game_id: int, rows: Sequence[StandRow]) -> None:
    """Write some."""
    await insert(sql, f"stands (game_id, {_FIELDS})", [(game_id, *astuple(row)) for row in rows])


async def newest(sql: Sql, game_id: int) -> tuple[int, int, bytes] | None:
    """The turn and `crc` of the newest stand, and what the newest snapshot has; None if either is missing."""
    rows = await sql.run(
        "SELECT stood.turn, crc, state "
        "FROM (SELECT turn, crc FROM stands WHERE game_id = ? ORDER BY turn DESC LIMIT 1) AS stood "
        "CROSS JOIN (SELECT state FROM snapshots WHERE game_id = ? ORDER BY turn DESC LIMIT 1) AS snapshot",
        *(game_id, game_id),
    )
    return (cast(int, rows[0][0]), cast(int, rows[0][1]), blob(rows[0][2])) if rows else None


async def of_game(sql: Sql, game_id: int) -> list[StandRow]:
    """The stands of a game that is not over, in order."""
    found = f"SELECT {_FIELDS} FROM stands WHERE game_id = ? ORDER BY turn"
    return [StandRow(*cast(Any, row)) for row in await sql.run(found, game_id)]


async def seal(sql: Sql, game_id: int, packed: bytes) -> None:
    """Replace all of them by one piece."""
    await sql.run("INSERT INTO replays (game_id, packed) VALUES (?, ?) ON CONFLICT DO NOTHING", game_id, packed)
    await sql.run("DELETE FROM stands WHERE game_id = ?", game_id)


async def sealed(sql: Sql, game_id: int) -> bytes | None:
    """All stands of a finished game, in one piece; None if it is not finished, or began before stands were kept."""
    rows = await sql.run("SELECT packed FROM replays WHERE game_id = ?", game_id)
    return cast(bytes, rows[0][0]) if rows else None
