"""History: the log of a game as rows, even where it is packed (packed.py)."""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from itertools import accumulate
from typing import cast

from bot.store.engine.database import Row, Sql, Value

SUMS = (0, 1, 2)
"""Columns (turn, rev, at) of a packed log that are kept as differences."""
MICROSECONDS = 1_000_000
"""The unit in which `at` is packed."""
_COLUMNS = {
    "number": "BIGINT", "turn": "BIGINT", "rev": "BIGINT", "at": "DOUBLE PRECISION", "sort": "TEXT", "seat": "BIGINT",
    "user_id": "BIGINT", "interaction_id": "BIGINT", "kind": "TEXT", "answer": "TEXT", "kept": "BIGINT", "line": "TEXT",
    "standing": "TEXT", "back": "BIGINT",
}  # fmt: skip
FIELDS = ", ".join(_COLUMNS)
_UNPACKED = ", ".join(f"CAST(one.value ->> {n} AS {kind}) AS {name}" for n, (name, kind) in enumerate(_COLUMNS.items()))


async def read(sql: Sql, game_id: int, select: str, *values: Value) -> Sequence[Row]:
    """The rows of a SELECT from `history`, which is the log of a game with FIELDS; none counts as not found."""
    rows = await sql.run(f"WITH history AS (SELECT {FIELDS} FROM log WHERE game_id = ?) {select}", game_id, *values)
    if rows:
        return rows
    # asked in this order, it is found even while it is being packed
    packed = await sql.run("SELECT packed FROM packed_logs WHERE game_id = ?", game_id)
    if not packed:
        return rows
    log = unpacked(cast(bytes, packed[0][0]))
    return await sql.run(f"WITH history AS (SELECT {_UNPACKED} FROM {sql.dialect.each} AS one) {select}", log, *values)


def unpacked(packed: bytes) -> str:
    """The rows of a packed log as a JSON array of arrays."""
    columns = json.loads(zlib.decompress(packed))
    for n in SUMS:
        columns[n] = list(accumulate(columns[n]))
    columns[2] = [at / MICROSECONDS for at in columns[2]]
    return json.dumps([(number, *row) for number, row in enumerate(zip(*columns, strict=True))])
