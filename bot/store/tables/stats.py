"""Statistics: what a user's games say about them. Games from files are left out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

from bot.store.engine.database import Sql

_OVER = "g.status = 'over' AND g.result IS NOT NULL AND g.imported_at IS NULL"


@dataclass(frozen=True, slots=True)
class PlayedRow:
    """A finished game: the seat of the user, and its result (JSON)."""

    game: str
    seat: int
    result: str


@dataclass(frozen=True, slots=True)
class Tempo:
    """How quickly somebody moves: seconds thought in a number of moves; of the `timed` ones, `late` took too long."""

    thought: float
    moves: int
    timed: int
    late: int


@dataclass(frozen=True, slots=True)
class MateRow:
    """Another user, with the number of games that both have finished together."""

    user_id: int
    name: str
    games: int


def _where(guild_id: int | None, game: str | None) -> tuple[str, tuple[int | str, ...]]:
    """Which games, None: any."""
    given = [(f"g.{name} = ?", value) for name, value in (("guild_id", guild_id), ("game", game)) if value is not None]
    return "".join(f" AND {condition}" for condition, _ in given), tuple(value for _, value in given)


async def played(sql: Sql, user_id: int, *, guild_id: int | None, game: str | None) -> list[PlayedRow]:
    """A user's finished games (of a server, of a title)."""
    where, values = _where(guild_id, game)
    rows = await sql.run(
        "SELECT g.game, s.seat, g.result FROM seats s JOIN games g ON g.game_id = s.game_id "
        f"WHERE s.user_id = ? AND {_OVER}{where} ORDER BY g.closed",
        user_id,
        *values,
    )
    return [PlayedRow(*cast(Any, row)) for row in rows]


async def finished(sql: Sql, user_id: int) -> int:
    """How many games a user has finished."""
    rows = await sql.run(
        # with CROSS JOIN, SQLite begins with the seats
        "SELECT CAST(COUNT(*) AS BIGINT) FROM seats s CROSS JOIN games g "
        f"WHERE g.game_id = s.game_id AND s.user_id = ? AND {_OVER}",
        user_id,
    )
    return cast(int, rows[0][0])


async def tempo(sql: Sql, user_id: int, *, guild_id: int | None = None, game: str | None = None) -> Tempo:
    """How quickly a user moves, including games that are not over."""
    where, values = _where(guild_id, game)
    rows = await sql.run(
        "SELECT COALESCE(SUM(s.thought), 0), CAST(COALESCE(SUM(s.moves), 0) AS BIGINT), "
        "CAST(COALESCE(SUM(s.timed), 0) AS BIGINT), CAST(COALESCE(SUM(s.late), 0) AS BIGINT) "
        "FROM seats s JOIN games g ON g.game_id = s.game_id "
        f"WHERE s.user_id = ? AND g.imported_at IS NULL{where}",
        user_id,
        *values,
    )
    return Tempo(*cast(Any, rows[0]))


async def mates(sql: Sql, user_id: int, *, guild_id: int | None, game: str | None, most: int) -> list[MateRow]:
    """The people with whom a user has finished most games."""
    where, values = _where(guild_id, game)
    rows = await sql.run(
        "SELECT u.user_id, u.name, COUNT(*) FROM seats s JOIN games g ON g.game_id = s.game_id "
        "JOIN seats o ON o.game_id = s.game_id AND o.seat <> s.seat JOIN users u ON u.user_id = o.user_id "
        f"WHERE s.user_id = ? AND {_OVER}{where} GROUP BY u.user_id ORDER BY COUNT(*) DESC, u.name LIMIT ?",
        user_id,
        *values,
        most,
    )
    return [MateRow(*cast(Any, row)) for row in rows]
