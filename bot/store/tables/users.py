"""Players: names, languages and settings."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from bot.store.engine.database import Sql

FIELDS = (
    "user_id, name, locale, remind_after, remind_most, quiet_from, quiet_to, timezone, confirm, pictures, grace, "
    "away_until, away_plays, pings, digest, upcoming, listed, asked_pictures"
)


@dataclass(frozen=True, slots=True)
class UserRow:
    """A player. None: not set."""

    user_id: int
    name: str
    locale: str | None = None
    remind_after: int | None = None
    remind_most: int | None = None
    quiet_from: int | None = None
    quiet_to: int | None = None
    timezone: str | None = None
    confirm: bool | None = None
    pictures: str | None = None
    grace: int | None = None
    away_until: float | None = None
    away_plays: bool | None = None
    pings: str | None = None
    digest: int | None = None
    upcoming: bool | None = None
    listed: bool | None = None
    asked_pictures: bool | None = None

    def is_away(self, at: float) -> bool:
        """Whether they are away at a time."""
        return self.away_until is not None and self.away_until > at


def row(values: Any) -> UserRow:
    """A player from FIELDS."""
    user = UserRow(*values)
    confirm = None if user.confirm is None else bool(user.confirm)
    upcoming = None if user.upcoming is None else bool(user.upcoming)
    listed = None if user.listed is None else bool(user.listed)
    asked = None if user.asked_pictures is None else bool(user.asked_pictures)
    return replace(
        user, confirm=confirm, away_plays=bool(user.away_plays), upcoming=upcoming, listed=listed, asked_pictures=asked
    )


async def get(sql: Sql, user_id: int) -> UserRow | None:
    """A player, None if they were never seen."""
    rows = await sql.run(f"SELECT {FIELDS} FROM users WHERE user_id = ?", user_id)
    return row(rows[0]) if rows else None


async def any_wants(sql: Sql, pictures: str) -> bool:
    """Whether anybody has chosen this layout for their pictures."""
    return bool(await sql.run("SELECT 1 FROM users WHERE pictures = ? LIMIT 1", pictures))


async def note_asked(sql: Sql, user_id: int) -> None:
    """Write that the bot has asked a known player whether they can read their pictures."""
    await sql.run("UPDATE users SET asked_pictures = 1 WHERE user_id = ?", user_id)


async def greet(sql: Sql, user_id: int, name: str, locale: str | None) -> None:
    """Remember a player's name and language."""
    await sql.run(
        "INSERT INTO users (user_id, name, locale) VALUES (?, ?, ?) ON CONFLICT (user_id) "
        "DO UPDATE SET name = excluded.name, locale = COALESCE(excluded.locale, users.locale)",
        user_id,
        name,
        locale,
    )


async def meet(sql: Sql, known: UserRow | None, user_id: int, name: str, locale: str | None) -> None:
    """Remember them unless they are `known` like this already."""
    if known is None or known.name != name or locale not in (None, known.locale):
        await greet(sql, user_id, name, locale)


async def hold(sql: Sql, user_id: int) -> None:
    """Keep others from writing about a user until this transaction ends; hold tables before users."""
    await sql.run("UPDATE users SET name = name WHERE user_id = ?", user_id)


async def set_away(sql: Sql, user_id: int, until: float | None, *, plays: bool) -> None:
    """Write until when a known player is away (None: here), and whether a bot opponent plays on meanwhile."""
    await sql.run("UPDATE users SET away_until = ?, away_plays = ? WHERE user_id = ?", until, int(plays), user_id)


async def set_digest(sql: Sql, user_id: int, minute: int | None) -> None:
    """Write when a known player gets their digest (minutes since midnight; None: never)."""
    await sql.run("UPDATE users SET digest = ? WHERE user_id = ?", minute, user_id)


async def put(sql: Sql, user: UserRow) -> None:
    """Write a known player's settings."""
    await sql.run(
        "UPDATE users SET remind_after = ?, remind_most = ?, quiet_from = ?, quiet_to = ?, timezone = ?, confirm = ?, "
        "pictures = ?, grace = ?, pings = ?, digest = ?, upcoming = ?, listed = ? WHERE user_id = ?",
        user.remind_after,
        user.remind_most,
        user.quiet_from,
        user.quiet_to,
        user.timezone,
        None if user.confirm is None else int(user.confirm),
        user.pictures,
        user.grace,
        user.pings,
        user.digest,
        None if user.upcoming is None else int(user.upcoming),
        None if user.listed is None else int(user.listed),
        user.user_id,
    )
