"""The log: answers, undos and lines, in order. It only grows.

Running games write and read only `log`; `history` reads games that may be over, wherever their log is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple, dataclass
from typing import Any, cast

from bot.store.engine.database import Sql, insert
from bot.store.tables import history
from bot.store.tables.history import FIELDS

_NO_END = 2**62
"""More lines than exist."""
ANSWER, UNDO, LINE = "answer", "undo", "line"


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
    await insert(sql, f"log (game_id, {FIELDS})", [(game_id, *astuple(row)) for row in rows])


async def length(sql: Sql, game_id: int) -> int:
    """How many rows a game has, which is the number of the next one."""
    rows = await sql.run(
        "SELECT COALESCE((SELECT MAX(number) + 1 FROM log WHERE game_id = ?), "
        "(SELECT length FROM packed_logs WHERE game_id = ?), 0)",
        *(game_id, game_id),
    )
    return cast(int, rows[0][0])


async def last_answer(sql: Sql, game_id: int, user_id: int) -> LogRow | None:
    """The newest answer of a user, None if there is none."""
    rows = await history.read(
        sql,
        game_id,
        f"SELECT {FIELDS} FROM history WHERE user_id = ? AND sort = '{ANSWER}' ORDER BY number DESC LIMIT 1",
        user_id,
    )
    return LogRow(*cast(Any, rows[0])) if rows else None


async def last_answer_before(sql: Sql, game_id: int, user_id: int, seat: int, turn: int) -> LogRow | None:
    """A user's newest answer before those that their seat has given and undone in a row in the running turn."""
    acts = f"FROM history WHERE turn >= ? AND sort <> '{LINE}'"
    others = f"SELECT MAX(number) {acts} AND (seat IS NULL OR seat <> ?)"
    rows = await history.read(
        sql,
        game_id,
        f"SELECT {FIELDS} FROM history WHERE user_id = ? AND sort = '{ANSWER}' AND number < COALESCE("
        f"(SELECT MIN(number) {acts} AND seat = ? AND number > COALESCE(({others}), -1)), number + 1) "
        "ORDER BY number DESC LIMIT 1",
        *(user_id, turn, seat, turn, seat),
    )
    return LogRow(*cast(Any, rows[0])) if rows else None


async def newest(sql: Sql, game_id: int, after: int, most: int) -> list[LogRow]:
    """At most this many of the newest rows with a number beyond `after`, oldest first."""
    rows = await history.read(
        sql,
        game_id,
        f"SELECT {FIELDS} FROM history WHERE number > ? ORDER BY number DESC LIMIT ?",
        after,
        most,
    )
    return [LogRow(*cast(Any, row)) for row in reversed(rows)]


async def acts(sql: Sql, game_id: int, first_turn: int = 0) -> list[LogRow]:
    """Answers and undos from a turn on."""
    rows = await history.read(
        sql,
        game_id,
        f"SELECT {FIELDS} FROM history WHERE turn >= ? AND sort <> '{LINE}' ORDER BY turn, number",
        first_turn,
    )
    return [LogRow(*cast(Any, row)) for row in rows]


async def lines(sql: Sql, game_id: int, first: int, end: int | None, viewer: int | None) -> list[LogRow]:
    """The lines numbered from `first` to before `end` (None: all) that a seat (None: the public) may read."""
    rows = await history.read(
        sql,
        game_id,
        f"SELECT {FIELDS} FROM history WHERE number >= ? AND number < ? AND sort = '{LINE}' "
        "AND (seat IS NULL OR seat = ?) ORDER BY number",
        first,
        _NO_END if end is None else end,
        viewer,
    )
    return [LogRow(*cast(Any, row)) for row in rows]


async def newest_lines(sql: Sql, game_id: int, viewer: int | None, skip: int, most: int) -> list[LogRow]:
    """Up to `most` lines for a viewer, newest first, without the `skip` newest."""
    rows = await history.read(
        sql,
        game_id,
        f"SELECT {FIELDS} FROM history WHERE sort = '{LINE}' AND (seat IS NULL OR seat = ?) "
        "ORDER BY number DESC LIMIT ? OFFSET ?",
        viewer,
        most,
        skip,
    )
    return [LogRow(*cast(Any, row)) for row in rows]


async def turns(sql: Sql, game_id: int, viewer: int | None) -> list[tuple[int, int]]:
    """The turns in which a seat (None: the public) may read something, with the number of those lines, oldest first."""
    rows = await history.read(
        sql,
        game_id,
        f"SELECT turn, COUNT(*) FROM history WHERE sort = '{LINE}' AND (seat IS NULL OR seat = ?) "
        "GROUP BY turn ORDER BY turn",
        viewer,
    )
    return [(int(turn), int(count)) for turn, count in cast(Any, rows)]


async def lines_of_turn(sql: Sql, game_id: int, turn: int) -> int:
    """How many lines from the rules a turn has so far, for any reader."""
    rows = await history.read(
        sql,
        game_id,
        f"SELECT number FROM history WHERE turn = ? AND sort = '{LINE}' AND standing IS NULL",
        turn,
    )
    return len(rows)


async def applied(sql: Sql, interaction_id: int) -> bool:
    """Whether an interaction has been applied, at a table whose log is not packed yet."""
    return bool(await sql.run("SELECT 1 FROM log WHERE interaction_id = ?", interaction_id))
