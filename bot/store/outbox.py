"""The outbox: messages to send, in the order of each game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

from bot.store.database import Sql
from bot.store.guilds import RESTING

_FIELDS = "post_id, nonce, game_id, kind, channel_id, user_id, payload, status, due_at, tries, tried_at, reason, erases"

_ORDER = "kind = 'archive', post_id"


@dataclass(frozen=True, slots=True)
class PostRow:
    """A message; `payload` is JSON. It `erases` that of an earlier row, if that is not None."""

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
) -> None:
    """Write a message that is due at once."""
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
        at,
        erases,
    )


async def head(sql: Sql, game_id: int) -> PostRow | None:
    """The next message of a game: the oldest, but what closes its thread comes last."""
    rows = await sql.run(
        f"SELECT {_FIELDS} FROM outbox WHERE game_id = ? AND status = 'due' ORDER BY {_ORDER} LIMIT 1", game_id
    )
    return _post(rows[0]) if rows else None


async def heads(sql: Sql) -> dict[int, float]:
    """The games that have messages to send, each with the time when its first is due; none that rests."""
    rows = await sql.run(
        "SELECT game_id, due_at FROM (SELECT game_id, due_at, ROW_NUMBER() OVER "
        f"(PARTITION BY game_id ORDER BY {_ORDER}) AS place FROM outbox WHERE status = 'due' "
        f"AND game_id NOT IN ({RESTING})) AS placed WHERE place = 1"
    )
    return {cast(int, game_id): cast(float, due_at) for game_id, due_at in rows}


async def begin(sql: Sql, post_id: int, at: float) -> None:
    """Note that an attempt begins."""
    await sql.run(
        "UPDATE outbox SET tries = tries + 1, tried_at = COALESCE(tried_at, ?) WHERE post_id = ?", at, post_id
    )


async def sent(sql: Sql, post_id: int, message_id: int) -> None:
    """Note that a message was delivered."""
    await sql.run("UPDATE outbox SET status = 'sent', message_id = ? WHERE post_id = ?", message_id, post_id)


async def again(sql: Sql, post_id: int, due_at: float) -> None:
    """Try a message again later."""
    await sql.run("UPDATE outbox SET due_at = ? WHERE post_id = ?", due_at, post_id)


async def close(sql: Sql, post_id: int, status: str, reason: str) -> None:
    """Give a message up (`dead`), or leave it out because nobody needs it any more (`dropped`)."""
    await sql.run("UPDATE outbox SET status = ?, reason = ? WHERE post_id = ?", status, reason, post_id)


async def drop(sql: Sql, game_id: int, reason: str) -> None:
    """Leave out all that is still to be sent of a game."""
    await sql.run(
        "UPDATE outbox SET status = 'dropped', reason = ? WHERE game_id = ? AND status = 'due'", reason, game_id
    )


async def closed_of_guild(sql: Sql, guild_id: int) -> list[int]:
    """The games of a server that are over and have messages to send."""
    rows = await sql.run(
        "SELECT DISTINCT outbox.game_id FROM outbox CROSS JOIN games WHERE games.game_id = outbox.game_id "
        "AND outbox.status = 'due' AND games.status IN ('over', 'ended') AND guild_id = ?",
        guild_id,
    )
    return [cast(int, row[0]) for row in rows]


async def newest(sql: Sql, game_id: int, kind: str, most: int) -> list[PostRow]:
    """The newest messages of a kind that were or will be sent, newest first."""
    rows = await sql.run(
        f"SELECT {_FIELDS} FROM outbox WHERE game_id = ? AND kind = ? AND status IN ('due', 'sent') "
        "ORDER BY post_id DESC LIMIT ?",
        game_id,
        kind,
        most,
    )
    return [_post(row) for row in rows]


async def standing(sql: Sql, game_id: int, kind: str) -> list[PostRow]:
    """The messages of a kind that were or will be sent and that nothing erases, or could not, oldest first."""
    rows = await sql.run(
        f"SELECT {_FIELDS} FROM outbox WHERE game_id = ? AND kind = ? AND status IN ('due', 'sent') "
        "AND NOT EXISTS (SELECT 1 FROM outbox later WHERE later.erases = outbox.post_id AND later.status <> 'dead') "
        "ORDER BY post_id",
        game_id,
        kind,
    )
    return [_post(row) for row in rows]


async def lost(sql: Sql, game_id: int, reason: str) -> list[PostRow]:
    """The messages of a game that were given up for a reason that begins so, oldest first."""
    rows = await sql.run(
        f"SELECT {_FIELDS} FROM outbox WHERE game_id = ? AND status = 'dead' AND substr(reason, 1, ?) = ? "
        "ORDER BY post_id",
        *(game_id, len(reason), reason),
    )
    return [_post(row) for row in rows]


async def revive(sql: Sql, post_id: int, at: float) -> None:
    """Try a message anew that was given up; only one that may be sent twice."""
    await sql.run(
        "UPDATE outbox SET status = 'due', reason = NULL, due_at = ?, tries = 0, tried_at = NULL WHERE post_id = ?",
        *(at, post_id),
    )


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
    """Forget what was sent or left out, but for the newest messages of a kind; what was given up stays to be told."""
    await sql.run(
        "DELETE FROM outbox WHERE game_id = ? AND status IN ('sent', 'dropped') AND post_id NOT IN (SELECT post_id "
        "FROM outbox WHERE game_id = ? AND kind = ? AND status = 'sent' ORDER BY post_id DESC LIMIT ?)",
        *(game_id, game_id, kind, most),
    )
