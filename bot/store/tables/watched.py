"""Watched panels: those that the bot keeps up to date, one a player and table, and what lets it edit them."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import astuple, dataclass, field
from typing import Any, cast

from bot.store.engine.database import Sql

_FIELDS = "game_id, user_id, token, locale, until, message_id"


@dataclass(frozen=True, slots=True)
class WatchedRow:
    """A panel in a language, and the token of the interaction that has shown it, valid `until` then.

    `message_id` is the message that shows it (None: earlier versions did not note it).
    """

    game_id: int
    user_id: int
    token: str = field(repr=False)
    locale: str | None
    until: float
    message_id: int | None = None


async def put(sql: Sql, row: WatchedRow) -> None:
    """Remember a panel in place of an earlier one of the same player, and of what its message showed before."""
    await sql.run(
        "DELETE FROM watched_panels WHERE user_id = ? AND message_id = ? AND game_id <> ?",
        row.user_id,
        row.message_id,
        row.game_id,
    )
    await sql.run(
        f"INSERT INTO watched_panels ({_FIELDS}) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (game_id, user_id) "
        "DO UPDATE SET token = excluded.token, locale = excluded.locale, until = excluded.until, "
        "message_id = excluded.message_id",
        *astuple(row),
    )


async def of_game(sql: Sql, game_id: int, users: Collection[int]) -> list[WatchedRow]:
    """The panels of these users at a table."""
    rows = await sql.run(f"SELECT {_FIELDS} FROM watched_panels WHERE game_id = ? ORDER BY user_id", game_id)
    return [found for row in rows if (found := WatchedRow(*cast(Any, row))).user_id in users]


async def users(sql: Sql, game_id: int) -> list[int]:
    """Who has one at a table."""
    rows = await sql.run("SELECT user_id FROM watched_panels WHERE game_id = ? ORDER BY user_id", game_id)
    return [cast(int, user) for (user,) in rows]


async def drop(sql: Sql, game_id: int, users: Collection[int]) -> None:
    """Forget the panels of these users at a table."""
    for user in sorted(users):
        await sql.run("DELETE FROM watched_panels WHERE game_id = ? AND user_id = ?", game_id, user)


async def forget(sql: Sql, now: float) -> None:
    """Forget those that can no longer be edited."""
    await sql.run("DELETE FROM watched_panels WHERE until <= ?", now)
