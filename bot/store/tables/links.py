"""Links that open one's own page of a table. The store keeps only a digest of a link, which opens nothing."""

from __future__ import annotations

from dataclasses import astuple, dataclass, field
from typing import Any, cast

from bot.store.engine.database import Sql, insert

_FIELDS = "digest, game_id, seat, user_id, made_at, ends_at"


@dataclass(frozen=True, slots=True)
class LinkRow:
    """A link to what a seat of a game sees, for its user, with its beginning and end; one to no game opens its user's
    calendar.
    """

    digest: str = field(repr=False)
    game_id: int | None
    seat: int | None
    user_id: int
    made_at: float
    ends_at: float


async def put(sql: Sql, row: LinkRow, most: int) -> None:
    """Write a link; the newest `most` links of a seat, or of a user's calendars, stay, and none that has ended."""
    await sql.run("DELETE FROM links WHERE ends_at <= ?", row.made_at)
    await insert(sql, f"links ({_FIELDS})", [astuple(row)])
    same, values = "game_id IS NULL AND user_id = ?", [row.user_id]
    if row.game_id is not None and row.seat is not None:
        same, values = "game_id = ? AND seat = ?", [row.game_id, row.seat]
    await sql.run(
        f"DELETE FROM links WHERE {same} AND digest NOT IN "
        f"(SELECT digest FROM links WHERE {same} ORDER BY made_at DESC, digest LIMIT ?)",
        *(*values, *values, most),
    )


async def calendar(sql: Sql, digest: str, now: float) -> LinkRow | None:
    """A link to a calendar that has not ended."""
    rows = await sql.run(
        f"SELECT {_FIELDS} FROM links WHERE digest = ? AND game_id IS NULL AND ends_at > ?", digest, now
    )
    return LinkRow(*cast(Any, rows[0])) if rows else None


async def get(sql: Sql, digest: str, now: float) -> LinkRow | None:
    """A link that has not ended: its user still sits there, and the game still runs."""
    rows = await sql.run(
        f"SELECT {', '.join(f'links.{name}' for name in _FIELDS.split(', '))} FROM links "
        "JOIN games ON games.game_id = links.game_id AND games.status = 'live' "
        "JOIN seats ON seats.game_id = links.game_id AND seats.seat = links.seat AND seats.user_id = links.user_id "
        "WHERE digest = ? AND ends_at > ?",
        *(digest, now),
    )
    return LinkRow(*cast(Any, rows[0])) if rows else None


async def count(sql: Sql, user_id: int, now: float) -> int:
    """The number of tables to which a user has valid links; a calendar counts as one."""
    rows = await sql.run(
        "SELECT CAST(COUNT(DISTINCT COALESCE(links.game_id, 0)) AS BIGINT) FROM links "
        "LEFT JOIN games ON games.game_id = links.game_id "
        "WHERE user_id = ? AND ends_at > ? AND (links.game_id IS NULL OR games.status = 'live')",
        *(user_id, now),
    )
    return cast(int, rows[0][0])


async def revoke(sql: Sql, user_id: int) -> None:
    """No link of a user opens anything any more."""
    await sql.run("DELETE FROM links WHERE user_id = ?", user_id)


async def close(sql: Sql, game_id: int) -> None:
    """No link to a game opens anything any more: it is over."""
    await sql.run("DELETE FROM links WHERE game_id = ?", game_id)
