"""The log: answers, undos and lines, in order. It only grows.

`history` is the log of all games, also of those where it is packed (packed.py). As a view it is read to its end before
it is sorted, so whoever wants only the newest rows asks `_source` first.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

from bot.store.database import Sql

ANSWER, UNDO, LINE = "answer", "undo", "line"
FIELDS = "number, turn, rev, at, sort, seat, user_id, interaction_id, kind, answer, kept, line, standing, back"


@dataclass(frozen=True, slots=True)
class LogRow:
    """One thing that happened; which fields are set depends on `sort` (see the migrations)."""

    number: int
    turn: int
    rev: int
    at: float
    sort: str
    seat: int | None = None
    user_id: int | None = None
    interaction_id: int | None = None
    kind: str | None = None
    answer: str | None = None
    kept: int | None = None
    line: str | None = None
    standing: str | None = None
    back: int | None = None


async def append(sql: Sql, game_id: int, rows: Sequence[LogRow]) -> None:
    """Write rows at the end."""
    for row in rows:
        await sql.run(
            f"INSERT INTO log (game_id, {FIELDS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            game_id,
            row.number,
            row.turn,
            row.rev,
            row.at,
            row.sort,
            row.seat,
            row.user_id,
            row.interaction_id,
            row.kind,
            row.answer,
            row.kept,
            row.line,
            row.standing,
            row.back,
        )


async def _source(sql: Sql, game_id: int) -> str:
    """Where the log of a game is."""
    return "history" if await sql.run("SELECT 1 FROM packed_logs WHERE game_id = ?", game_id) else "log"


async def length(sql: Sql, game_id: int) -> int:
    """How many rows a game has, which is the number of the next."""
    rows = await sql.run(
        "SELECT COALESCE((SELECT MAX(number) + 1 FROM log WHERE game_id = ?), "
        "(SELECT length FROM packed_logs WHERE game_id = ?), 0)",
        *(game_id, game_id),
    )
    return cast(int, rows[0][0])


async def last_answer(sql: Sql, game_id: int, user_id: int, before: int | None) -> LogRow | None:
    """The newest answer of a user, None if there is none; `before`: only of rows with smaller numbers."""
    rows = await sql.run(
        f"SELECT {FIELDS} FROM history WHERE game_id = ? AND user_id = ? AND sort = '{ANSWER}' "
        "AND number < COALESCE(?, number + 1) ORDER BY number DESC LIMIT 1",
        game_id,
        user_id,
        before,
    )
    return LogRow(*cast(Any, rows[0])) if rows else None


async def newest(sql: Sql, game_id: int, after: int, most: int) -> list[LogRow]:
    """The newest rows with a number beyond `after`, at most so many, oldest first."""
    source = await _source(sql, game_id)
    rows = await sql.run(
        f"SELECT {FIELDS} FROM {source} WHERE game_id = ? AND number > ? ORDER BY number DESC LIMIT ?",
        game_id,
        after,
        most,
    )
    return [LogRow(*cast(Any, row)) for row in reversed(rows)]


async def acts(sql: Sql, game_id: int, first_turn: int = 0) -> list[LogRow]:
    """Answers and undos from a turn on."""
    rows = await sql.run(
        f"SELECT {FIELDS} FROM history WHERE game_id = ? AND turn >= ? AND sort <> '{LINE}' ORDER BY turn, number",
        game_id,
        first_turn,
    )
    return [LogRow(*cast(Any, row)) for row in rows]


async def lines(sql: Sql, game_id: int, first: int, end: int, viewer: int | None) -> list[LogRow]:
    """The lines with numbers from `first` to before `end` that a seat (None: everybody) may read."""
    rows = await sql.run(
        f"SELECT {FIELDS} FROM history WHERE game_id = ? AND number >= ? AND number < ? AND sort = '{LINE}' "
        "AND (seat IS NULL OR seat = ?) ORDER BY number",
        game_id,
        first,
        end,
        viewer,
    )
    return [LogRow(*cast(Any, row)) for row in rows]


async def newest_lines(sql: Sql, game_id: int, viewer: int | None, skip: int, most: int) -> list[LogRow]:
    """Up to `most` lines for a viewer, newest first, without the `skip` newest."""
    source = await _source(sql, game_id)
    rows = await sql.run(
        f"SELECT {FIELDS} FROM {source} WHERE game_id = ? AND sort = '{LINE}' AND (seat IS NULL OR seat = ?) "
        "ORDER BY number DESC LIMIT ? OFFSET ?",
        game_id,
        viewer,
        most,
        skip,
    )
    return [LogRow(*cast(Any, row)) for row in rows]


async def turns(sql: Sql, game_id: int, viewer: int | None) -> list[tuple[int, int]]:
    """The turns of which a seat (None: everybody) may read something, with the number of these lines, oldest first."""
    rows = await sql.run(
        f"SELECT turn, COUNT(*) FROM history WHERE game_id = ? AND sort = '{LINE}' AND (seat IS NULL OR seat = ?) "
        "GROUP BY turn ORDER BY turn",
        game_id,
        viewer,
    )
    return [(int(turn), int(count)) for turn, count in cast(Any, rows)]


async def lines_of_turn(sql: Sql, game_id: int, turn: int) -> int:
    """How many lines of a turn are written that its rules have told, for whomever."""
    rows = await sql.run(
        f"SELECT COUNT(*) FROM history WHERE game_id = ? AND turn = ? AND sort = '{LINE}' AND standing IS NULL",
        game_id,
        turn,
    )
    return cast(int, rows[0][0])


async def applied(sql: Sql, interaction_id: int) -> bool:
    """Whether an interaction has been applied, at a table whose log is not packed yet."""
    return bool(await sql.run("SELECT 1 FROM log WHERE interaction_id = ?", interaction_id))
