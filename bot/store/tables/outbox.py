"""The outbox: messages to send, in the order of each game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, cast

from bot.store.engine.database import Sql
from bot.store.tables.guilds import RESTING

_FIELDS = "post_id, nonce, game_id, kind, channel_id, user_id, payload, status, due_at, tries, tried_at, reason, erases"

PICTURE = "picture"
_ORDER = f"CASE kind WHEN 'archive' THEN 2 WHEN '{PICTURE}' THEN 1 ELSE 0 END, post_id"

HEADS = (
    "SELECT game_id, CASE WHEN claimed > due_at THEN claimed ELSE due_at END AS due_at FROM (SELECT game_id, due_at, "
    f"ROW_NUMBER() OVER (PARTITION BY game_id ORDER BY {_ORDER}) AS place, MAX(claimed_until) OVER "
    f"(PARTITION BY game_id) AS claimed FROM outbox WHERE status = 'due' AND game_id NOT IN ({RESTING})) AS placed "
    "WHERE place = 1"
)
"""The games that have messages to send, each with the time when its first is due and no process has one of them.

Resting tables are left out.
"""
_GOES = "status IN ('due', 'sent')"
_STANDS = (
    f"{_GOES} AND NOT EXISTS "
    "(SELECT 1 FROM outbox later WHERE later.erases = outbox.post_id AND later.status <> 'dead')"
)


@dataclass(frozen=True, slots=True)
class PostRow:
    """A message; `payload` is JSON. It `erases` the message of an earlier row, if that is not None.

    `game_id` is its table's, or stands for a server (`of_guild`).
    """

    post_id: int
    nonce: str
    game_id: int
    kind: str
    channel_id: int | None
    user_id: int | None
    payload: str
    status: str
    due_at: float
    tries: int
    tried_at: float | None
    reason: str | None
    erases: int | None

    @property
    def guild_id(self) -> int | None:
        """The server where it is posted, None if it belongs to a table."""
        return -self.game_id if self.game_id < 0 else None


def of_guild(guild_id: int) -> int:
    """What replaces the game id in messages to a server: they are sent in order, like those of a game."""
    return -guild_id


def _post(values: Any) -> PostRow:
    return PostRow(*values)


async def put(
    sql: Sql,
    game_id: int,
    kind: str,
    *,
    nonce: str,
    payload: str,
    at: float,
    channel_id: int | None = None,
    user_id: int | None = None,
    erases: int | None = None,
    due_at: float | None = None,
) -> None:
    """Write a message that is due at once, or (`due_at`) later."""
    await sql.run(
        "INSERT INTO outbox (nonce, game_id, kind, channel_id, user_id, payload, created_at, due_at, erases) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        nonce,
        game_id,
        kind,
        channel_id,
        user_id,
        payload,
        at,
        at if due_at is None else due_at,
        erases,
    )


async def get(sql: Sql, post_id: int) -> PostRow | None:
    """A message, None if there is no longer one with this number."""
    rows = await sql.run(f"SELECT {_FIELDS} FROM outbox WHERE post_id = ?", post_id)
    return _post(rows[0]) if rows else None


async def pictures(sql: Sql, game_id: int) -> list[PostRow]:
    """The pictures still to be added to messages of a game."""
    rows = await sql.run(
        f"SELECT {_FIELDS} FROM outbox WHERE game_id = ? AND status = 'due' AND kind = '{PICTURE}'", game_id
    )
    return [_post(row) for row in rows]


async def hasten(sql: Sql, game_id: int, at: float) -> None:
    """Make the pictures still to be added to messages of a game due at this time."""
    await sql.run(
        f"UPDATE outbox SET due_at = ? WHERE game_id = ? AND status = 'due' AND kind = '{PICTURE}' AND due_at > ?",
        *(at, game_id, at),
    )


async def head(sql: Sql, game_id: int) -> PostRow | None:
    """The next message of a game: the oldest; pictures to be added wait for all others, and closing its thread comes
    last.
    """
    rows = await sql.run(
        f"SELECT {_FIELDS} FROM outbox WHERE game_id = ? AND status = 'due' ORDER BY {_ORDER} LIMIT 1", game_id
    )
    return _post(rows[0]) if rows else None


async def take(sql: Sql, game_id: int, by: str, at: float, *, due: float, until: float) -> PostRow | None:
    """Claim the next message of a game, and note that an attempt begins; the caller holds the game.

    Returns it as it was before. None if none is `due` by then, or if some message of the game is claimed: they are sent
    one after the other.
    """
    rows = await sql.run(
        "UPDATE outbox SET tries = tries + 1, tried_at = COALESCE(tried_at, ?), claimed_by = ?, claimed_until = ? "
        "WHERE post_id = (SELECT post_id FROM outbox AS line WHERE line.game_id = ? AND line.status = 'due' "
        f"ORDER BY {_ORDER} LIMIT 1) AND due_at <= ? AND NOT EXISTS (SELECT 1 FROM outbox AS other "
        "WHERE other.game_id = outbox.game_id AND other.status = 'due' AND other.claimed_until > ?) "
        f"RETURNING {_FIELDS}",
        *(at, by, until, game_id, due, at),
    )
    if not rows:
        return None
    row = _post(rows[0])
    return replace(row, tries=row.tries - 1, tried_at=row.tried_at if row.tries > 1 else None)


async def sent(sql: Sql, post_id: int, by: str, message_id: int) -> bool:
    """Note that a claimed message was delivered; False if somebody else has it now."""
    return await _end(sql, post_id, by, "status = 'sent', message_id = ?", message_id)


async def again(sql: Sql, post_id: int, by: str, due_at: float) -> bool:
    """Try a message again later; returns as `sent`."""
    return await _end(sql, post_id, by, "due_at = ?", due_at)


async def close(sql: Sql, post_id: int, by: str, status: str, reason: str) -> bool:
    """Give a message up (`dead`), or leave it out because nobody needs it any more (`dropped`); returns as `sent`."""
    return await _end(sql, post_id, by, "status = ?, reason = ?", status, reason)


async def _end(sql: Sql, post_id: int, by: str, change: str, *values: str | float) -> bool:
    rows = await sql.run(
        f"UPDATE outbox SET {change}, claimed_by = NULL, claimed_until = NULL WHERE post_id = ? AND claimed_by = ? "
        "RETURNING post_id",
        *(*values, post_id, by),
    )
    return bool(rows)


async def drop(sql: Sql, game_id: int, reason: str) -> None:
    """Leave out all unsent messages of a game."""
    await sql.run(
        "UPDATE outbox SET status = 'dropped', reason = ? WHERE game_id = ? AND status = 'due'", reason, game_id
    )


async def untried(sql: Sql, game_id: int, kind: str) -> bool:
    """Whether a message of a kind is unsent, with no attempt begun."""
    rows = await sql.run(
        "SELECT 1 FROM outbox WHERE game_id = ? AND kind = ? AND status = 'due' AND tries = 0 LIMIT 1", game_id, kind
    )
    return bool(rows)


async def any_dead(sql: Sql, game_id: int, kind: str) -> bool:
    """Whether the bot gave up a message of a kind."""
    found = "SELECT 1 FROM outbox WHERE game_id = ? AND kind = ? AND status = 'dead' LIMIT 1"
    return bool(await sql.run(found, game_id, kind))


async def forget_dead(sql: Sql, game_id: int, kind: str) -> bool:
    """Delete the messages of a kind that were given up; returns whether there were any."""
    found = "DELETE FROM outbox WHERE game_id = ? AND kind = ? AND status = 'dead' RETURNING post_id"
    return bool(await sql.run(found, game_id, kind))


async def forget_guild(sql: Sql, guild_id: int) -> None:
    """Delete all messages to a server, sent or not."""
    await sql.run("DELETE FROM outbox WHERE game_id = ?", of_guild(guild_id))


async def closed_of_guild(sql: Sql, guild_id: int) -> list[int]:
    """The games of a server that are over and have messages to send."""
    rows = await sql.run(
        "SELECT DISTINCT outbox.game_id FROM outbox CROSS JOIN games WHERE games.game_id = outbox.game_id "
        "AND outbox.status = 'due' AND games.status IN ('over', 'ended') AND guild_id = ?",
        guild_id,
    )
    return [cast(int, row[0]) for row in rows]


async def newest(sql: Sql, game_id: int, kind: str, most: int) -> list[PostRow]:
    """The newest messages of a kind that were sent or still will be, newest first."""
    rows = await sql.run(
        f"SELECT {_FIELDS} FROM outbox WHERE game_id = ? AND kind = ? AND {_GOES} ORDER BY post_id DESC LIMIT ?",
        game_id,
        kind,
        most,
    )
    return [_post(row) for row in rows]


async def posted(sql: Sql, game_id: int, kind: str, most: int, standing: Sequence[str]) -> list[PostRow]:
    """The `newest` messages of a kind, newest first, and after them all of other kinds that are `standing`."""
    rows = await sql.run(
        f"SELECT * FROM (SELECT {_FIELDS} FROM outbox WHERE game_id = ? AND kind = ? AND {_GOES} "
        f"ORDER BY post_id DESC LIMIT ?) AS newest UNION ALL SELECT {_FIELDS} FROM outbox WHERE game_id = ? "
        f"AND kind IN ({', '.join('?' * len(standing))}) AND {_STANDS}",
        *(game_id, kind, most),
        game_id,
        *standing,
    )
    found = [_post(row) for row in rows]
    newest = [row for row in found if row.kind == kind]
    return sorted(newest, key=lambda row: -row.post_id) + sorted(
        (row for row in found if row.kind != kind), key=lambda row: row.post_id
    )


async def standing(sql: Sql, game_id: int, kind: str) -> list[PostRow]:
    """The messages of a kind that were sent or still will be and that nothing erases, or could, oldest first."""
    rows = await sql.run(
        f"SELECT {_FIELDS} FROM outbox WHERE game_id = ? AND kind = ? AND {_STANDS} ORDER BY post_id", game_id, kind
    )
    return [_post(row) for row in rows]


async def lost(sql: Sql, game_id: int, reason: str) -> list[PostRow]:
    """The messages of a game that were given up for a reason with this beginning, oldest first."""
    rows = await sql.run(
        f"SELECT {_FIELDS} FROM outbox WHERE game_id = ? AND status = 'dead' "
        "AND substr(reason, 1, CAST(? AS INTEGER)) = ? ORDER BY post_id",
        *(game_id, len(reason), reason),
    )
    return [_post(row) for row in rows]


async def revive(sql: Sql, post_id: int, at: float) -> None:
    """Try again a message that was given up; only one that may be sent twice."""
    await sql.run(
        "UPDATE outbox SET status = 'due', reason = NULL, due_at = ?, tries = 0, tried_at = NULL WHERE post_id = ?",
        *(at, post_id),
    )


async def of_message(sql: Sql, game_id: int, kind: str, message_id: int) -> PostRow | None:
    """The post of a kind to a table that this message shows; None if it is no such post, or no longer kept."""
    rows = await sql.run(
        f"SELECT {_FIELDS} FROM outbox WHERE game_id = ? AND kind = ? AND message_id = ? ORDER BY post_id DESC LIMIT 1",
        *(game_id, kind, message_id),
    )
    return _post(rows[0]) if rows else None


async def message_of(sql: Sql, post_id: int) -> int | None:
    """The message of a post, None if it was not sent."""
    rows = await sql.run("SELECT message_id FROM outbox WHERE post_id = ?", post_id)
    return cast("int | None", rows[0][0]) if rows else None


async def dead(sql: Sql, most: int = 20) -> list[PostRow]:
    """The newest messages that could not be delivered, newest first."""
    rows = await sql.run(f"SELECT {_FIELDS} FROM outbox WHERE status = 'dead' ORDER BY post_id DESC LIMIT ?", most)
    return [_post(row) for row in rows]


async def waiting(sql: Sql) -> list[PostRow]:
    """Messages that were tried and are still to be delivered."""
    rows = await sql.run(f"SELECT {_FIELDS} FROM outbox WHERE status = 'due' AND tries > 0 ORDER BY post_id")
    return [_post(row) for row in rows]


async def prune(sql: Sql, game_id: int, kind: str, most: int) -> None:
    """Forget what was sent or left out, except the newest messages of a kind; given-up messages stay to be reported."""
    await sql.run(
        "DELETE FROM outbox WHERE game_id = ? AND status IN ('sent', 'dropped') AND post_id NOT IN (SELECT post_id "
        "FROM outbox WHERE game_id = ? AND kind = ? AND status = 'sent' ORDER BY post_id DESC LIMIT ?)",
        *(game_id, game_id, kind, most),
    )
