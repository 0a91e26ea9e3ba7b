"""Servers: their language and their reminders."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, cast

from bot.store.engine.database import Sql

FIELDS = (
    "guild_id, locale, remind_after, remind_most, pace, language, left_at, arrived_at, opens_in, opener_role, list_in, "
    "list_message, listed_at, most_tables, page, name"
)
RESTING = (
    "SELECT resting.game_id FROM guilds AS gone CROSS JOIN games AS resting "
    "WHERE gone.left_at IS NOT NULL AND resting.guild_id = gone.guild_id AND resting.status IN ('lobby', 'live')"
)
"""The open tables of servers that the bot has left: nothing happens there until it is back.

With CROSS JOIN, SQLite begins with these servers, mostly none, and not with all open tables (its "Query Planner").
"""


@dataclass(frozen=True, slots=True)
class GuildRow:
    """A server. `locale` is Discord's language for it, `language` the one that was set instead. `left_at` is since when
    the bot is gone (None: it is there), moved on by the bot's own absence; `arrived_at` is when it was last added, if
    it has introduced itself since. Tables are opened in the channel `opens_in` by holders of `opener_role` (None:
    anywhere, by everyone). The list of open tables is the message `list_message` in the channel `list_in`, since
    `listed_at`. Everyone sits at `most_tables` at once (None: the usual number; 0: any number). `page` is the address
    of its public page (None: it has none), and `name` its name there.
    """

    guild_id: int
    locale: str | None = None
    remind_after: int | None = None
    remind_most: int | None = None
    pace: str | None = None
    language: str | None = None
    left_at: float | None = None
    arrived_at: float | None = None
    opens_in: int | None = None
    opener_role: int | None = None
    list_in: int | None = None
    list_message: int | None = None
    listed_at: float | None = None
    most_tables: int | None = None
    page: str | None = field(default=None, repr=False)
    name: str | None = None


async def get(sql: Sql, guild_id: int) -> GuildRow:
    """A server; an unknown one has nothing set."""
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
    """Keep others from writing about a server until this transaction ends."""
    await greet(sql, guild_id, None)


async def put(sql: Sql, guild: GuildRow) -> None:
    """Write a server's settings."""
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
    """The servers that the bot has left."""
    return {cast(int, row[0]) for row in await sql.run("SELECT guild_id FROM guilds WHERE left_at IS NOT NULL")}


async def set_left(sql: Sql, guild_id: int, at: float | None) -> None:
    """Write since when the bot has been gone from a server (None: it is there)."""
    await sql.run(
        "INSERT INTO guilds (guild_id, left_at) VALUES (?, ?) "
        "ON CONFLICT (guild_id) DO UPDATE SET left_at = excluded.left_at",
        *(guild_id, at),
    )


async def set_arrived(sql: Sql, guild_id: int, at: float | None) -> None:
    """Write when the bot was added to a server that it knows (None: it has yet to introduce itself there)."""
    await sql.run("UPDATE guilds SET arrived_at = ? WHERE guild_id = ?", at, guild_id)


async def set_up(sql: Sql, row: GuildRow) -> None:
    """Write what the club of a server is like; the caller holds the server."""
    await sql.run(
        "UPDATE guilds SET pace = ?, language = ?, opens_in = ?, opener_role = ?, list_in = ?, list_message = ?, "
        "most_tables = ?, page = ?, name = ? WHERE guild_id = ?",
        *(row.pace, row.language, row.opens_in, row.opener_role, row.list_in, row.list_message),
        *(row.most_tables, row.page, row.name, row.guild_id),
    )


async def of_page(sql: Sql, page: str) -> GuildRow | None:
    """The server whose page has this address, if the bot is there."""
    rows = await sql.run(f"SELECT {FIELDS} FROM guilds WHERE page = ? AND left_at IS NULL", page)
    return GuildRow(*cast(Any, rows[0])) if rows else None


async def rename(sql: Sql, guild_id: int, name: str) -> None:
    """Remember a server's name, if it has a page."""
    await sql.run("UPDATE guilds SET name = ? WHERE guild_id = ? AND page IS NOT NULL", name, guild_id)


async def list_in(sql: Sql, guild_id: int) -> int | None:
    """The channel where the list of a server stands."""
    rows = await sql.run("SELECT list_in FROM guilds WHERE guild_id = ?", guild_id)
    return cast("int | None", rows[0][0]) if rows else None


async def set_list(sql: Sql, guild_id: int, channel_id: int, message_id: int) -> None:
    """Remember the message of a list, unless the list has moved meanwhile."""
    await sql.run(
        "UPDATE guilds SET list_message = ? WHERE guild_id = ? AND list_in = ?", message_id, guild_id, channel_id
    )


async def set_listed(sql: Sql, guild_id: int, at: float) -> None:
    """Remember when a list was brought up to date."""
    await sql.run("UPDATE guilds SET listed_at = ? WHERE guild_id = ?", at, guild_id)


async def forget(sql: Sql, guild_id: int) -> None:
    """Delete what is known of a server."""
    await sql.run("DELETE FROM guilds WHERE guild_id = ?", guild_id)
