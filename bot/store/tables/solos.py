"""Solos: games of one person against bot opponents, one a person and title."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, cast

from bot.store.engine.database import Row, Sql, blob

_COLUMNS = "solo_id, user_id, game, rev, dealt, at, level, seed, save, told"


@dataclass(frozen=True, slots=True)
class SoloRow:
    """A solo game. It was `dealt` with a revision and last changed `at` some time.

    `level` is how the others play; `save` and `told` are JSON: the match, and the messages since the person's last
    turn, turn by turn.
    """

    solo_id: int
    user_id: int
    game: str
    rev: int
    dealt: int
    at: float
    level: str
    seed: int
    save: bytes
    told: str


def _row(values: Row) -> SoloRow:
    row = SoloRow(*cast(Any, values))
    return replace(row, save=blob(row.save))


async def begin(sql: Sql, user_id: int, game: str, *, at: float, level: str, seed: int, save: bytes, told: str) -> None:
    """Write a new one, unless this person already has one of this game."""
    await sql.run(
        "INSERT INTO solos (user_id, game, at, level, seed, save, told) VALUES (?, ?, ?, ?, ?, ?, ?) "
        "ON CONFLICT DO NOTHING",
        *(user_id, game, at, level, seed, save, told),
    )


async def get(sql: Sql, solo_id: int, user_id: int) -> SoloRow | None:
    """A game of a user, None if it is not theirs."""
    rows = await sql.run(f"SELECT {_COLUMNS} FROM solos WHERE solo_id = ? AND user_id = ?", solo_id, user_id)
    return _row(rows[0]) if rows else None


async def of_user(sql: Sql, user_id: int) -> list[SoloRow]:
    """All of a user, those longest at a standstill first."""
    rows = await sql.run(f"SELECT {_COLUMNS} FROM solos WHERE user_id = ? ORDER BY at, solo_id", user_id)
    return [_row(row) for row in rows]


async def go(sql: Sql, solo_id: int, rev: int, *, at: float, save: bytes, told: str) -> bool:
    """Move one on from a revision. False if it has moved on already."""
    rows = await sql.run(
        "UPDATE solos SET rev = rev + 1, at = ?, save = ?, told = ? WHERE solo_id = ? AND rev = ? RETURNING rev",
        *(at, save, told, solo_id, rev),
    )
    return bool(rows)


async def deal(sql: Sql, solo_id: int, rev: int, *, at: float, level: str, seed: int, save: bytes, told: str) -> bool:
    """Begin another game in place of one at a revision. False if it has moved on already."""
    rows = await sql.run(
        "UPDATE solos SET rev = rev + 1, dealt = rev + 1, at = ?, level = ?, seed = ?, save = ?, told = ? "
        "WHERE solo_id = ? AND rev = ? RETURNING rev",
        *(at, level, seed, save, told, solo_id, rev),
    )
    return bool(rows)
