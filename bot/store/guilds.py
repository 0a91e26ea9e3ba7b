"""Servers: their language and their reminders."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

from bot.store.database import Sql

_FIELDS = "guild_id, locale, remind_after, remind_most, pace"


@dataclass(frozen=True, slots=True)
class GuildRow:
    """A server."""

    guild_id: int
    locale: str | None = None
    remind_after: int | None = None
    remind_most: int | None = None
    pace: str | None = None


async def get(sql: Sql, guild_id: int) -> GuildRow:
    """A server; one that is not known has nothing set."""
    rows = await sql.run(f"SELECT {_FIELDS} FROM guilds WHERE guild_id = ?", guild_id)
    return GuildRow(*cast(Any, rows[0])) if rows else GuildRow(guild_id)


async def greet(sql: Sql, guild_id: int, locale: str | None) -> None:
    """Remember the language of a server."""
    await sql.run(
        "INSERT INTO guilds (guild_id, locale) VALUES (?, ?) "
        "ON CONFLICT (guild_id) DO UPDATE SET locale = COALESCE(excluded.locale, guilds.locale)",
        guild_id,
        locale,
    )


async def put(sql: Sql, guild: GuildRow) -> None:
    """Write what a server has set."""
    await sql.run(
        "INSERT INTO guilds (guild_id, remind_after, remind_most, pace) VALUES (?, ?, ?, ?) ON CONFLICT (guild_id) DO "
        "UPDATE SET remind_after = excluded.remind_after, remind_most = excluded.remind_most, pace = excluded.pace",
        guild.guild_id,
        guild.remind_after,
        guild.remind_most,
        guild.pace,
    )
