"""History: a view of the log of all games, of which those are unpacked that are packed (packed.py).

It belongs to the connection, not to the file: whatever else opens the file does not know how to unpack.
"""

from __future__ import annotations

import json
import zlib
from itertools import accumulate

import aiosqlite

SUMS = (0, 1, 2)
"""Columns (turn, rev, at) of a packed log of which the differences are kept."""
_PLAIN = "sort", "seat", "user_id", "interaction_id", "kind", "answer", "kept", "line", "standing", "back"
_VIEW = (
    f"CREATE TEMP VIEW history AS SELECT game_id, number, turn, rev, at, {', '.join(_PLAIN)} FROM log UNION ALL "
    "SELECT game_id, one.key, one.value ->> 0, one.value ->> 1, (one.value ->> 2) / 1e6, "
    + ", ".join(f"one.value ->> {n}" for n, _ in enumerate(_PLAIN, 3))
    + " FROM packed_logs, json_each(unpacked(packed)) AS one"
)


def unpacked(packed: bytes) -> str:
    """The rows of a packed log as a JSON array of arrays, without their numbers; `at` is in microseconds."""
    columns = json.loads(zlib.decompress(packed))
    for n in SUMS:
        columns[n] = list(accumulate(columns[n]))
    return json.dumps(list(zip(*columns, strict=True)))


async def add_to(connection: aiosqlite.Connection) -> None:
    """Make the view."""
    await connection.create_function("unpacked", 1, unpacked, deterministic=True)
    await connection.execute_fetchall(_VIEW, ())
