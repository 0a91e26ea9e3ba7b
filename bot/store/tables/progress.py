"""Progress: how far people have come in lessons, one row a user and lesson."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

from bot.store.engine.database import Sql


@dataclass(frozen=True, slots=True)
class ProgressRow:
    """A run through a lesson. `path` are the answers, `step` (from 0) is where they lead; `done`: 1 once finished."""

    progress_id: int
    user_id: int
    game: str
    lesson: str
    rev: int
    step: int
    path: str
    done: int


_COLUMNS = "progress_id, user_id, game, lesson, rev, step, path, done"


async def begin(sql: Sql, user_id: int, game: str, lesson: str) -> ProgressRow:
    """The run of a user through a lesson; a new one if there is none yet."""
    await sql.run(
        "INSERT INTO progress (user_id, game, lesson) VALUES (?, ?, ?) ON CONFLICT DO NOTHING", user_id, game, lesson
    )
    rows = await sql.run(
        f"SELECT {_COLUMNS} FROM progress WHERE user_id = ? AND game = ? AND lesson = ?", user_id, game, lesson
    )
    return ProgressRow(*cast(Any, rows[0]))


async def get(sql: Sql, progress_id: int, user_id: int) -> ProgressRow | None:
    """A run of a user, None if it is not theirs."""
    rows = await sql.run(f"SELECT {_COLUMNS} FROM progress WHERE progress_id = ? AND user_id = ?", progress_id, user_id)
    return ProgressRow(*cast(Any, rows[0])) if rows else None


async def of_user(sql: Sql, user_id: int) -> list[ProgressRow]:
    """All runs of a user."""
    rows = await sql.run(f"SELECT {_COLUMNS} FROM progress WHERE user_id = ? ORDER BY progress_id", user_id)
    return [ProgressRow(*cast(Any, row)) for row in rows]


async def go(sql: Sql, progress_id: int, rev: int, *, path: str, step: int, done: bool) -> bool:
    """Move a run on from a revision; once done stays done. False if it has moved on already."""
    rows = await sql.run(
        "UPDATE progress SET rev = rev + 1, path = ?, step = ?, done = CASE WHEN done = 1 THEN 1 ELSE ? END "
        "WHERE progress_id = ? AND rev = ? RETURNING rev",
        path,
        step,
        int(done),
        progress_id,
        rev,
    )
    return bool(rows)
