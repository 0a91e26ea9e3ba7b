"""Packed: the log of a game that has been over for a while, in one piece; `history` reads it as rows."""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from dataclasses import astuple, replace
from itertools import pairwise
from typing import Any, cast

from bot.store.engine.database import Sql, alone
from bot.store.tables import history
from bot.store.tables.history import FIELDS, MICROSECONDS, SUMS
from bot.store.tables.log import LogRow


class Unreadable(Exception):
    """A log would not read the same once packed, or does not."""


def bare(row: LogRow) -> LogRow:
    """A row as it is kept: of the interaction only whether there was one, since clicks repeat only within minutes."""
    return row if row.interaction_id is None else replace(row, interaction_id=1)


def crc(rows: Sequence[LogRow]) -> int:
    """The CRC-32 of rows, which tells them apart from others."""
    return zlib.crc32(json.dumps([astuple(bare(row)) for row in rows]).encode())


def pack(rows: Sequence[LogRow]) -> bytes:
    """The whole log of a game, column by column, without the numbers, which count from 0."""
    columns = [list(column) for column in zip(*(astuple(bare(row))[1:] for row in rows), strict=True)]
    columns[2] = [round(at * MICROSECONDS) for at in columns[2]]
    for n in SUMS:
        columns[n] = [after - before for before, after in pairwise([0, *columns[n]])]
    return zlib.compress(json.dumps(columns, ensure_ascii=False, separators=(",", ":")).encode(), 9)


def rows(packed: bytes) -> list[LogRow]:
    """The rows of a packed log."""
    return [LogRow(*row) for row in json.loads(history.unpacked(packed))]


def mentions(packed: bytes, user_id: int) -> bool:
    """Whether a packed log may mention what a user has done."""
    return str(user_id).encode() in zlib.decompress(packed)


async def begin(sql: Sql) -> None:
    """Be the only one that packs, or replaces packed logs, until this transaction ends; before everything else in
    it."""
    await alone(sql, "packed_logs")


async def replace_log(sql: Sql, game_id: int) -> int:
    """Replace all log rows of a game by one piece, and return its size in bytes; 0 if there is nothing to pack.

    Raises Unreadable if it would not read the same; the caller then rolls the transaction back.
    """
    found = await sql.run(f"SELECT {FIELDS} FROM log WHERE game_id = ? ORDER BY number", game_id)
    rows = [LogRow(*cast(Any, row)) for row in found]
    if not rows:
        return 0
    packed = pack(rows)
    await sql.run(
        "INSERT INTO packed_logs (game_id, length, crc, packed) VALUES (?, ?, ?, ?)",
        *(game_id, len(rows), crc(rows), packed),
    )
    await sql.run("DELETE FROM log WHERE game_id = ?", game_id)
    if await _read(sql, game_id) != [bare(row) for row in rows]:
        raise Unreadable(game_id)
    return len(packed)


async def games(sql: Sql) -> list[int]:
    """The games whose logs are packed."""
    return [cast(int, row[0]) for row in await sql.run("SELECT game_id FROM packed_logs ORDER BY game_id")]


async def check(sql: Sql, game_id: int) -> None:
    """Read a packed log. Raises Unreadable if it does not read as before."""
    ((length, kept),) = await sql.run("SELECT length, crc FROM packed_logs WHERE game_id = ?", game_id)
    try:
        rows = await _read(sql, game_id)
    except Exception as error:
        raise Unreadable(game_id) from error
    if len(rows) != length or crc(rows) != kept:
        raise Unreadable(game_id)


async def _read(sql: Sql, game_id: int) -> list[LogRow]:
    found = await history.read(sql, game_id, f"SELECT {FIELDS} FROM history ORDER BY number")
    return [LogRow(*cast(Any, row)) for row in found]
