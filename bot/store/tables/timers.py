"""Timers: reminders, bot opponents' moves, time that runs out, games to be packed or deleted."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import astuple, dataclass
from typing import Any, cast

from bot.store.engine.database import Sql, insert
from bot.store.tables.guilds import RESTING

REMIND, PRACTICE, CLOCK, CONFIRM = "remind", "practice", "clock", "confirm"
VOTE, AWAY, DIGEST, PACK, FORGET, PARCEL = "vote", "away", "digest", "pack", "forget", "parcel"
LOBBY, START, HOOK = "lobby", "start", "hook"
MATCH, PLACE, WISH = "match", "place", "wish"
FIELDS = "game_id, kind, seat, since, due_at, tries"
FREE = "(claimed_until IS NULL OR claimed_until <= ?)"
RINGS = f"(kind = '{FORGET}' OR game_id NOT IN ({RESTING}))"
"""At a resting table nothing rings except its deletion."""
BY_CLICKS = f"kind = '{REMIND}' AND claimed_until IS NOT NULL AND (due_at IS NULL OR due_at > ?)"
"""If a reminder is claimed before it is due, the click that set it has claimed it, until its player has the answer."""
_OF_USER = "(game_id, seat) IN (SELECT seats.game_id, seats.seat FROM seats WHERE user_id = ?)"


@dataclass(frozen=True, slots=True)
class TimerRow:
    """A timer of a seat: since when it is asked, when it rings next (None: never), how often it has rung.

    For a VOTE, `seat` is its id, for a PLACE and a WISH that of the wish. A timer for a server has its id in place of a
    game's, as posts to it have (`outbox.of_guild`). It may be written as claimed, by a process that has yet to tell
    somebody of it.
    """

    game_id: int
    kind: str
    seat: int
    since: float
    due_at: float | None
    tries: int = 0
    claimed_by: str | None = None
    claimed_until: float | None = None


def _timers(rows: Any) -> list[TimerRow]:
    return [TimerRow(*row) for row in rows]


async def put(sql: Sql, *rows: TimerRow) -> None:
    """Set timers, in place of earlier ones."""
    anew = ", ".join(
        f"{name} = excluded.{name}" for name in ("since", "due_at", "tries", "claimed_by", "claimed_until")
    )
    into = f"timers ({FIELDS}, claimed_by, claimed_until)"
    await insert(sql, into, [astuple(row) for row in rows], f" ON CONFLICT (game_id, kind, seat) DO UPDATE SET {anew}")


async def begin(sql: Sql, row: TimerRow) -> None:
    """Set a timer, unless it is set: then it keeps its time."""
    into = f"timers ({FIELDS}, claimed_by, claimed_until)"
    await insert(sql, into, [astuple(row)], " ON CONFLICT (game_id, kind, seat) DO NOTHING")


async def renew(sql: Sql, game_id: int, seats: Collection[int], rows: Sequence[TimerRow]) -> None:
    """Set the timers of these seats, and drop all others that say when something has to be decided there."""
    if seats:
        kinds = (REMIND, PRACTICE, CLOCK, CONFIRM, DIGEST)
        await sql.run(
            f"DELETE FROM timers WHERE game_id = ? AND kind IN ({', '.join('?' * len(kinds))}) "
            f"AND seat IN ({', '.join('?' * len(seats))})",
            game_id,
            *kinds,
            *sorted(seats),
        )
    await put(sql, *rows)


async def clear(sql: Sql, game_id: int, seat: int | None = None) -> None:
    """Drop the timers of a seat (None: of the whole game, those of votes too)."""
    if seat is None:
        await sql.run("DELETE FROM timers WHERE game_id = ? AND kind NOT IN (?, ?)", game_id, PARCEL, HOOK)
    else:
        kept = (VOTE, AWAY, PARCEL, HOOK)  # they go on whatever is asked
        await sql.run(
            "DELETE FROM timers WHERE game_id = ? AND seat = ? AND kind NOT IN (?, ?, ?, ?)", game_id, seat, *kept
        )


async def stop(sql: Sql, game_id: int, kind: str, seat: int) -> None:
    """Drop one timer, if it is set."""
    await sql.run("DELETE FROM timers WHERE game_id = ? AND kind = ? AND seat = ?", game_id, kind, seat)


async def stop_of_user(sql: Sql, kind: str, user_id: int) -> None:
    """Drop the timers of a kind of all seats of a user."""
    await sql.run(f"DELETE FROM timers WHERE kind = ? AND {_OF_USER}", kind, user_id)


async def move_of_user(sql: Sql, kind: str, user_id: int, due_at: float) -> None:
    """Make the timers of a kind of all a user's seats ring at a time, if they ring at all."""
    await sql.run(
        f"UPDATE timers SET due_at = ? WHERE kind = ? AND due_at IS NOT NULL AND {_OF_USER}",
        *(due_at, kind, user_id),
    )


def in_turn(rows: Iterable[TimerRow]) -> list[TimerRow]:
    """The earliest first; at the same moment by kind, so that an absence ends before the reminder that waited for it.

    A server returns equal rows in any order.
    """
    return sorted(rows, key=lambda row: (row.due_at or 0, row.game_id, row.kind, row.seat))


async def claim(sql: Sql, rows: Sequence[TimerRow], by: str, now: float, until: float) -> list[TimerRow]:
    """Claim, in turn, those of these timers that still ring and that nobody else has, or is about to have."""
    these = " OR ".join(["(game_id = ? AND kind = ? AND seat = ?)"] * len(rows))
    keys = [value for row in rows for value in (row.game_id, row.kind, row.seat)]
    free = f"SELECT game_id, kind, seat FROM timers WHERE ({these}) AND due_at <= ? AND {FREE}{sql.dialect.skip_locked}"
    found = await sql.run(
        "UPDATE timers SET claimed_by = ?, claimed_until = ? "
        f"WHERE (game_id, kind, seat) IN ({free}) RETURNING {FIELDS}",
        *(by, until, *keys, now, now),
    )
    return in_turn(_timers(found))


async def answered(sql: Sql, by: str, now: float, before: float, until: float) -> bool:
    """Release the reminders that clicks of a process have claimed, if they were answered `before` a time.

    The others stay claimed; returns whether there are any. Whoever rings a reminder that is due claims it.
    """
    mine = f"claimed_by = ? AND {BY_CLICKS}"
    await sql.run(f"UPDATE timers SET claimed_by = NULL, claimed_until = NULL WHERE {mine} AND since < ?",
                  *(by, now, before))  # fmt: skip
    return bool(await sql.run(f"UPDATE timers SET claimed_until = ? WHERE {mine} RETURNING seat", until, by, now))


async def is_left(sql: Sql, game_id: int, seat: int, by: str, now: float) -> bool:
    """Whether a click of another process has claimed the reminder of a seat."""
    rows = await sql.run(
        f"SELECT 1 FROM timers WHERE {BY_CLICKS} AND game_id = ? AND seat = ? AND claimed_by <> ?",
        *(now, game_id, seat, by),
    )
    return bool(rows)


async def adopt(sql: Sql, game_id: int, seat: int, by: str, *, now: float, until: float) -> None:
    """Claim a seat's reminder that a click of another process has claimed, as if that click came now."""
    await sql.run(
        "UPDATE timers SET since = ?, claimed_by = ?, claimed_until = ? "
        f"WHERE {BY_CLICKS} AND game_id = ? AND seat = ?",
        *(now, by, until, now, game_id, seat),
    )


async def owe(sql: Sql, now: float, tries: int) -> bool:
    """Make the reminders whose clicks were cut short ring at once, as the `tries`-th: nobody has told their players.

    Returns whether there are any.
    """
    rows = await sql.run(
        f"SELECT game_id, seat FROM timers WHERE {BY_CLICKS} AND claimed_until <= ?{sql.dialect.skip_locked}", now, now
    )
    owed = [TimerRow(cast(int, game_id), REMIND, cast(int, seat), now, now, tries) for game_id, seat in rows]
    await put(sql, *owed)
    return bool(owed)


async def get(sql: Sql, game_id: int, kind: str, seat: int) -> TimerRow | None:
    """One timer."""
    rows = await sql.run(
        f"SELECT {FIELDS} FROM timers WHERE game_id = ? AND kind = ? AND seat = ?", game_id, kind, seat
    )
    return _timers(rows)[0] if rows else None


async def of_games(sql: Sql, kind: str, game_ids: Sequence[int]) -> list[TimerRow]:
    """The timers of a kind of these games."""
    found: list[TimerRow] = []
    for game_id in game_ids:
        rows = await sql.run(f"SELECT {FIELDS} FROM timers WHERE game_id = ? AND kind = ?", game_id, kind)
        found += _timers(rows)
    return found
