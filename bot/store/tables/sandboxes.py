"""Sandboxes: private forks of tables, one a person and table."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, cast

from bot.store.engine.database import Row, Sql, blob

_COLUMNS = "sandbox_id, game_id, user_id, seat, rev, at, root, path, marked"


@dataclass(frozen=True, slots=True)
class SandboxRow:
    """A sandbox. `root`, `path` and `marked` are JSON: where it began, the answers since, what is compared."""

    sandbox_id: int
    game_id: int
    user_id: int
    seat: int
    rev: int
    at: float
    root: bytes
    path: str
    marked: str | None


def _row(values: Row) -> SandboxRow:
    row = SandboxRow(*cast(Any, values))
    return replace(row, root=blob(row.root))


async def fork(sql: Sql, game_id: int, user_id: int, seat: int, *, at: float, root: bytes, path: str) -> None:
    """Write a new one in place of this person's earlier one at this table; clicks on that no longer count."""
    await sql.run(
        "INSERT INTO sandboxes (game_id, user_id, seat, at, root, path) VALUES (?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (user_id, game_id) DO UPDATE SET seat = excluded.seat, rev = sandboxes.rev + 1, at = excluded.at, "
        "root = excluded.root, path = excluded.path, marked = NULL",
        *(game_id, user_id, seat, at, root, path),
    )


async def get(sql: Sql, sandbox_id: int, user_id: int, after: float) -> SandboxRow | None:
    """A sandbox of a user, None if it is not theirs or was not forked after a time."""
    rows = await sql.run(
        f"SELECT {_COLUMNS} FROM sandboxes WHERE sandbox_id = ? AND user_id = ? AND at > ?", sandbox_id, user_id, after
    )
    return _row(rows[0]) if rows else None


async def at_table(sql: Sql, game_id: int, user_id: int, after: float) -> SandboxRow | None:
    """The sandbox of a user at a table, None if there is none that was forked after a time."""
    rows = await sql.run(
        f"SELECT {_COLUMNS} FROM sandboxes WHERE game_id = ? AND user_id = ? AND at > ?", game_id, user_id, after
    )
    return _row(rows[0]) if rows else None


async def go(sql: Sql, sandbox_id: int, rev: int, *, path: str, marked: str | None) -> bool:
    """Move one on from a revision. False if it has moved on already."""
    rows = await sql.run(
        "UPDATE sandboxes SET rev = rev + 1, path = ?, marked = ? WHERE sandbox_id = ? AND rev = ? RETURNING rev",
        *(path, marked, sandbox_id, rev),
    )
    return bool(rows)


async def forget(sql: Sql, before: float) -> None:
    """Delete all that were forked before a time."""
    await sql.run("DELETE FROM sandboxes WHERE at <= ?", before)
