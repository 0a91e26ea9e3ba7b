"""Ratings: the estimated skill of people and bot opponents after each rated game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

from bot.store.engine.database import Sql

_FIELDS = "game_id, seat, guild_id, game, user_id, level, closed, games, mu, sigma"
_RATED = (
    # not by the index of the status: in the order in which they ended, the first is found at once
    "games g WHERE status || '' = 'over' AND result IS NOT NULL AND unrated = 0 AND imported_at IS NULL "
    "AND guild_id IS NOT NULL AND (SELECT COUNT(*) FROM seats s WHERE s.game_id = g.game_id) > 1 "
    "AND EXISTS (SELECT 1 FROM seats s WHERE s.game_id = g.game_id AND s.user_id IS NOT NULL)"
)


@dataclass(frozen=True, slots=True)
class RatingRow:
    """The skill of a user, or of a bot opponent's `level`, after a game: mean and standard deviation.

    `closed` numbers games in the order in which they ended, `games` counts those rated so far in this server and title.
    """

    game_id: int
    seat: int
    guild_id: int
    game: str
    user_id: int | None
    level: str | None
    closed: int
    games: int
    mu: float
    sigma: float


@dataclass(frozen=True, slots=True)
class Standing:
    """Where somebody stands now: a user with their name, or a bot opponent's `level`."""

    user_id: int | None
    name: str
    level: str | None
    games: int
    mu: float
    sigma: float


async def rated_games(sql: Sql, game_id: int | None = None) -> list[int]:
    """The games that change ratings, in the order in which they ended; or only whether `game_id` is one of them.

    Games from files may have been played anywhere, and by anyone. A game without people teaches nothing.
    """
    one = () if game_id is None else (game_id,)
    rows = await sql.run(f"SELECT game_id FROM {_RATED} {'AND game_id = ? ' if one else ''}ORDER BY closed", *one)
    return [cast(int, row[0]) for row in rows]


async def missing(sql: Sql) -> bool:
    """Whether the first game that counts for ratings has none, since it ended before ratings were kept."""
    rows = await sql.run(
        "SELECT EXISTS (SELECT 1 FROM ratings r WHERE r.game_id = g.game_id) "
        f"FROM {_RATED} AND closed IS NOT NULL ORDER BY closed LIMIT 1"
    )
    return bool(rows) and not rows[0][0]


async def closing(sql: Sql, game_id: int) -> int:
    """The place of a closed game in the order in which they ended."""
    return cast(int, (await sql.run("SELECT closed FROM games WHERE game_id = ?", game_id))[0][0])


async def last(sql: Sql, guild_id: int, game: str, *, user_id: int | None, level: str | None) -> RatingRow | None:
    """The newest rating of somebody in a server and title, None if they were never rated there."""
    whose = "user_id IS NULL AND level = ?" if user_id is None else "user_id = ?"
    rows = await sql.run(
        f"SELECT {_FIELDS} FROM ratings WHERE guild_id = ? AND game = ? AND {whose} ORDER BY closed DESC LIMIT 1",
        guild_id,
        game,
        level if user_id is None else user_id,
    )
    return RatingRow(*cast(Any, rows[0])) if rows else None


async def add(sql: Sql, rows: Sequence[RatingRow]) -> None:
    """Write a game's changes."""
    for row in rows:
        await sql.run(
            f"INSERT INTO ratings ({_FIELDS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            row.game_id,
            row.seat,
            row.guild_id,
            row.game,
            row.user_id,
            row.level,
            row.closed,
            row.games,
            row.mu,
            row.sigma,
        )


async def every(sql: Sql) -> list[RatingRow]:
    """All ratings, in the order of the games."""
    rows = await sql.run(f"SELECT {_FIELDS} FROM ratings ORDER BY closed, seat")
    return [RatingRow(*cast(Any, row)) for row in rows]


async def forget(sql: Sql) -> None:
    """Delete all of them, to write them again."""
    await sql.run("DELETE FROM ratings")


async def standings(sql: Sql, guild_id: int, game: str) -> list[Standing]:
    """Where everyone stands in a server and title, bot opponents too; without those who don't want to be seen."""
    rows = await sql.run(
        "SELECT r.user_id, COALESCE(u.name, ''), r.level, r.games, r.mu, r.sigma FROM (SELECT user_id, level, games, "
        "mu, sigma, ROW_NUMBER() OVER (PARTITION BY user_id, level ORDER BY closed DESC, seat DESC) AS place "
        "FROM ratings WHERE guild_id = ? AND game = ?) AS r LEFT JOIN users u ON u.user_id = r.user_id "
        "WHERE r.place = 1 AND COALESCE(u.listed, 1) = 1 ORDER BY r.user_id IS NOT NULL, r.user_id, r.level",
        guild_id,
        game,
    )
    return [Standing(*cast(Any, row)) for row in rows]


async def histories(
    sql: Sql, guild_id: int, game: str, users: Sequence[int]
) -> dict[int, list[tuple[int, float, float]]]:
    """The ratings of these users in a server and title, the oldest first.

    Each is the number (from 1) of the rated game after which it holds, mean and standard deviation.
    """
    if not users:
        return {}
    rows = await sql.run(
        "SELECT user_id, number, mu, sigma FROM (SELECT user_id, DENSE_RANK() OVER (ORDER BY closed) AS number, mu, "
        "sigma FROM ratings WHERE guild_id = ? AND game = ?) AS numbered "
        f"WHERE user_id IN ({', '.join('?' * len(users))}) ORDER BY number",
        guild_id,
        game,
        *users,
    )
    found: dict[int, list[tuple[int, float, float]]] = {user: [] for user in users}
    for user, *point in cast(Any, rows):
        found[user].append(tuple(point))
    return found


async def newest_title(sql: Sql, guild_id: int) -> str | None:
    """The title that was rated last in a server, None if none was."""
    rows = await sql.run("SELECT game FROM ratings WHERE guild_id = ? ORDER BY closed DESC LIMIT 1", guild_id)
    return cast(str, rows[0][0]) if rows else None
