"""Wishes: who looks for a table on a server, or wants to hear of one. The caller that writes them holds the server."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import astuple, dataclass
from typing import Any, cast

from bot.store.engine.database import Sql

FIELDS = (
    "wish_id, guild_id, user_id, watch, games, counts, pace, language, fill_after, channel_id, room, hidden, locale, "
    "made_at, ends_at, game_id, sure, missed, passed"
)
_OWN = [name for name in FIELDS.split(", ") if name != "wish_id"]


@dataclass(frozen=True, slots=True)
class WishRow:
    """A user's wish on a server; a `watch` (1) only hears of tables. Words and numbers are separated by spaces.

    `games` and `counts` (of players): one of these, or (none) any; `pace`, `language`: None is any; `fill_after`: days
    until bot opponents may fill up (None: never). They said so in `channel_id`, which not everyone sees if it is
    `hidden` (1), and where people speak a `locale`; the bot may open a table for them there, with a `room` as a game
    has one (None: it may not). It ends at `ends_at`. `game_id` is the table where they have a seat while it has not
    started; they are `sure` (1) once they have said so, and have `missed` that this often before. The tables in
    `passed` are not for them, or they have heard of them.
    """

    wish_id: int
    guild_id: int
    user_id: int
    watch: int
    games: str
    counts: str
    pace: str | None
    language: str | None
    fill_after: int | None
    channel_id: int
    room: str | None
    hidden: int
    locale: str | None
    made_at: float
    ends_at: float
    game_id: int | None = None
    sure: int = 0
    missed: int = 0
    passed: str = ""

    def with_passed(self, game_id: int) -> str:
        """The passed tables and one more."""
        return joined([*self.passed.split(), str(game_id)])


def joined(words: Iterable[object]) -> str:
    """Words or numbers as a column holds them."""
    return " ".join(map(str, words))


def _rows(found: Any) -> list[WishRow]:
    return [WishRow(*row) for row in found]


async def put(sql: Sql, row: WishRow) -> WishRow:
    """Write a wish in place of its user's earlier one, if there is one; returns it with its number."""
    anew = ", ".join(f"{name} = excluded.{name}" for name in _OWN if name not in ("guild_id", "user_id", "watch"))
    found = await sql.run(
        f"INSERT INTO wishes ({', '.join(_OWN)}) VALUES ({', '.join('?' * len(_OWN))}) "
        f"ON CONFLICT (guild_id, user_id, watch) DO UPDATE SET {anew} RETURNING {FIELDS}",
        *cast(Any, astuple(row)[1:]),
    )
    return _rows(found)[0]


async def get(sql: Sql, wish_id: int) -> WishRow | None:
    """A wish, None if there is no longer one with this number."""
    found = _rows(await sql.run(f"SELECT {FIELDS} FROM wishes WHERE wish_id = ?", wish_id))
    return found[0] if found else None


async def all_of_user(sql: Sql, user_id: int) -> list[WishRow]:
    """A user's wishes, on any server."""
    return _rows(await sql.run(f"SELECT {FIELDS} FROM wishes WHERE user_id = ? ORDER BY guild_id, watch", user_id))


async def of_user(sql: Sql, user_id: int, guild_id: int) -> list[WishRow]:
    """A user's wish on a server: a table first."""
    return _rows(
        await sql.run(
            f"SELECT {FIELDS} FROM wishes WHERE user_id = ? AND guild_id = ? ORDER BY watch", user_id, guild_id
        )
    )


async def free(sql: Sql, guild_id: int) -> list[WishRow]:
    """The wishes of a server whose users have no seat yet, the oldest first."""
    return _rows(
        await sql.run(
            f"SELECT {FIELDS} FROM wishes WHERE guild_id = ? AND game_id IS NULL ORDER BY made_at, wish_id", guild_id
        )
    )


async def at_table(sql: Sql, game_id: int) -> list[WishRow]:
    """The wishes of those who have a seat at a table through them, the oldest first."""
    return _rows(await sql.run(f"SELECT {FIELDS} FROM wishes WHERE game_id = ? ORDER BY made_at, wish_id", game_id))


async def any_of_guild(sql: Sql, guild_id: int) -> bool:
    """Whether anybody wants anything on a server."""
    return bool(await sql.run("SELECT 1 FROM wishes WHERE guild_id = ? LIMIT 1", guild_id))


async def seat(sql: Sql, wish_id: int, game_id: int | None, *, sure: bool = False) -> None:
    """Write at which table somebody has a seat (None: at none), and whether they are sure."""
    await sql.run("UPDATE wishes SET game_id = ?, sure = ? WHERE wish_id = ?", game_id, int(sure), wish_id)


async def set_missed(sql: Sql, wish_id: int, missed: int) -> None:
    """Write how often somebody had a seat and did not say that they want to play."""
    await sql.run("UPDATE wishes SET missed = ? WHERE wish_id = ?", missed, wish_id)


async def set_passed(sql: Sql, wish_id: int, passed: str) -> None:
    """Write which tables are not for somebody, or which they have heard of."""
    await sql.run("UPDATE wishes SET passed = ? WHERE wish_id = ?", passed, wish_id)


async def without_place(sql: Sql, guild_id: int, channel_id: int) -> None:
    """A channel can no longer have tables opened for those who wanted one there."""
    await sql.run("UPDATE wishes SET room = NULL WHERE guild_id = ? AND channel_id = ?", guild_id, channel_id)


async def drop(sql: Sql, wish_id: int) -> None:
    """Forget a wish."""
    await sql.run("DELETE FROM wishes WHERE wish_id = ?", wish_id)
