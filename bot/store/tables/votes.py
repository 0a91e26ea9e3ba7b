"""What tables decide together, and who votes for what."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

from bot.store.engine.database import Sql

_FIELDS = "vote_id, game_id, kind, seat, opened_at, due_at, message_id, outcome, user_id, turn"


@dataclass(frozen=True, slots=True)
class VoteRow:
    """A question to a table: about whom (or by whom), when it is counted as it stands; its outcome, if it has one.

    `user_id` is who asks, if they have no seat; or who has left the server, if that is why the table votes. `turn` is
    the one to whose beginning the table may go back.
    """

    vote_id: int
    game_id: int
    kind: str
    seat: int
    opened_at: float
    due_at: float | None
    message_id: int | None
    outcome: str | None
    user_id: int | None = None
    turn: int | None = None


def _votes(rows: Any) -> list[VoteRow]:
    return [VoteRow(*row) for row in rows]


async def open_(
    sql: Sql,
    game_id: int,
    kind: str,
    seat: int,
    *,
    at: float,
    due_at: float | None,
    user_id: int | None = None,
    turn: int | None = None,
) -> int | None:
    """Ask a table and return the id; None if the same question is open."""
    rows = await sql.run(
        "INSERT INTO votes (game_id, kind, seat, opened_at, due_at, user_id, turn) VALUES (?, ?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (game_id, kind, seat) WHERE outcome IS NULL DO NOTHING RETURNING vote_id",
        game_id,
        kind,
        seat,
        at,
        due_at,
        user_id,
        turn,
    )
    return cast(int, rows[0][0]) if rows else None


async def get(sql: Sql, vote_id: int) -> VoteRow | None:
    """A vote, None if there is none with this id."""
    rows = _votes(await sql.run(f"SELECT {_FIELDS} FROM votes WHERE vote_id = ?", vote_id))
    return rows[0] if rows else None


async def running(sql: Sql, game_id: int) -> list[VoteRow]:
    """The open votes of a table, oldest first."""
    found = f"SELECT {_FIELDS} FROM votes WHERE game_id = ? AND outcome IS NULL ORDER BY vote_id"
    return _votes(await sql.run(found, game_id))


async def close(sql: Sql, vote_id: int, outcome: str) -> None:
    """Write the outcome of an open vote."""
    await sql.run("UPDATE votes SET outcome = ? WHERE vote_id = ? AND outcome IS NULL", outcome, vote_id)


async def set_message(sql: Sql, vote_id: int, message_id: int) -> None:
    """Remember the message of a vote."""
    await sql.run("UPDATE votes SET message_id = ? WHERE vote_id = ?", message_id, vote_id)


async def cast_(sql: Sql, vote_id: int, user_id: int, choice: str, at: float) -> None:
    """Vote, in place of an earlier ballot of the same user."""
    await sql.run(
        "INSERT INTO ballots (vote_id, user_id, choice, at) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (vote_id, user_id) DO UPDATE SET choice = excluded.choice, at = excluded.at",
        vote_id,
        user_id,
        choice,
        at,
    )


async def ballots(sql: Sql, vote_id: int) -> dict[int, str]:
    """The ballots, in the order in which they were cast."""
    rows = await sql.run("SELECT user_id, choice FROM ballots WHERE vote_id = ? ORDER BY at, user_id", vote_id)
    return {cast(int, user_id): cast(str, choice) for user_id, choice in rows}


async def naming(sql: Sql, user_id: int) -> list[int]:
    """The games with open votes by a user, about giving them a seat, or in which they vote."""
    rows = await sql.run(
        "SELECT DISTINCT game_id FROM votes WHERE outcome IS NULL AND (user_id = ? OR EXISTS (SELECT 1 FROM ballots "
        "WHERE ballots.vote_id = votes.vote_id AND (ballots.user_id = ? OR choice = ?)))",
        *(user_id, user_id, f"give/{user_id}"),
    )
    return [cast(int, row[0]) for row in rows]
