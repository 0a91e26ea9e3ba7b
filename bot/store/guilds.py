"""Servers: their language and their reminders."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from bot.store.database import Sql


@dataclass(frozen=True, slots=True)
class GuildRow:
    """A server."""

    guild_id: int
    locale: str | None = None
    remind_after: int | None = None
    remind_most: int | None = None


async def get(sql: Sql, guild_id: int) -> GuildRow:
    """A server; one that is not known has nothing set."""
    rows = await sql.run("SELECT guild_id, locale, remind_after, remind_most FROM guilds WHERE guild_id = ?", guild_id)
    return GuildRow(*cast("tuple[int, str | None, int | None, int | None]", rows[0])) if rows else GuildRow(guild_id)


async def greet(sql: Sql, guild_id: int, locale: str | None) -> None:
    """Remember the language of a server."""
    await sql.run(
        "INSERT INTO guilds (guild_id, locale) VALUES (?, ?) "
        "ON CONFLICT (guild_id) DO UPDATE SET locale = COALESCE(excluded.locale, guilds.locale)",
        guild_id,
        locale,
    )


async def set_reminders(sql: Sql, guild_id: int, after: int | None, most: int | None) -> None:
    """Set (None: unset) the reminders of a server."""
    await sql.run(
        "INSERT INTO guilds (guild_id, remind_after, remind_most) VALUES (?, ?, ?) ON CONFLICT (guild_id) "
        "DO UPDATE SET remind_after = excluded.remind_after, remind_most = excluded.remind_most",
        guild_id,
        after,
        most,
    )
