"""Servers: their language and their reminders."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

from bot.store.engine.database import Sql

FIELDS = "guild_id, locale, remind_after, remind_most, pace, language, left_at"
RESTING = (
    "SELECT resting.game_id FROM guilds AS gone CROSS JOIN games AS resting "
    "WHERE gone.left_at IS NOT NULL AND resting.guild_id = gone.guild_id AND resting.status IN ('lobby', 'live')"
)
"""The open tables of servers in which the bot is not any more: nothing happens there until it is back.

With CROSS JOIN, SQLite begins with these servers, mostly none, and not with all open tables (its "Query Planner").
"""


@dataclass(frozen=True, slots=True)
class GuildRow:
    """A server. `locale` is what Discord says, `language` what was set instead. `left_at` is since when the bot is not
    there any more (None: it is), moved on by its own absence.
    """

    guild_id: int
    locale: str | None = None
    remind_after: int | None = None
    remind_most: int | None = None
    pace: str | None = None
    language: str | None = None
    left_at: float | None = None


async def get(sql: Sql, guild_id: int) -> GuildRow:
    """A server; one that is not known has nothing set."""
    rows = await sql.run(f"SELECT {FIELDS} FROM guilds WHERE guild_id = ?", guild_id)
    return GuildRow(*cast(Any, rows[0])) if rows else GuildRow(guild_id)


async def greet(sql: Sql, guild_id: int, locale: str | None) -> None:
    """Remember the language of a server."""
    await sql.run(
        "INSERT INTO guilds (guild_id, locale) VALUES (?, ?) "
        "ON CONFLICT (guild_id) DO UPDATE SET locale = COALESCE(excluded.locale, guilds.locale)",
        guild_id,
        locale,
    )


async def hold(sql: Sql, guild_id: int) -> None:
    """Let nobody else write about a server before the end of this transaction."""
    await greet(sql, guild_id, None)


async def put(sql: Sql, guild: GuildRow) -> None:
    """Write what a server has set."""
    await sql.run(
        "INSERT INTO guilds (guild_id, remind_after, remind_most, pace, language) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT (guild_id) DO UPDATE SET remind_after = excluded.remind_after, "
        "remind_most = excluded.remind_most, pace = excluded.pace, language = excluded.language",
        guild.guild_id,
        guild.remind_after,
        guild.remind_most,
        guild.pace,
        guild.language,
    )


async def with_open_tables(sql: Sql) -> set[int]:
    """The servers that have open tables."""
    rows = await sql.run(
        "SELECT DISTINCT guild_id FROM games WHERE status IN ('lobby', 'live') AND guild_id IS NOT NULL"
    )
    return {cast(int, row[0]) for row in rows}


async def left(sql: Sql) -> set[int]:
    """The servers in which the bot is not any more."""
    return {cast(int, row[0]) for row in await sql.run("SELECT guild_id FROM guilds WHERE left_at IS NOT NULL")}


async def set_left(sql: Sql, guild_id: int, at: float | None) -> None:
    """Write since when the bot is not in a server any more (None: it is there)."""
    await sql.run(
        "INSERT INTO guilds (guild_id, left_at) VALUES (?, ?) "
        "ON CONFLICT (guild_id) DO UPDATE SET left_at = excluded.left_at",
        *(guild_id, at),
    )


async def forget(sql: Sql, guild_id: int) -> None:
    """Delete what is known of a server."""
    await sql.run("DELETE FROM guilds WHERE guild_id = ?", guild_id)
