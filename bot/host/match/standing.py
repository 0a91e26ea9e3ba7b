"""Standing: keeps how a table stood at the beginning of each turn as long as the game, for looking back."""

from __future__ import annotations

import logging
import zlib
from zlib import crc32

from bot.host.match.live import Live
from bot.store.engine.database import Sql
from bot.store.tables import snapshots, stands
from bot.store.tables.snapshots import SnapshotRow
from bot.store.tables.stands import StandRow
from engine.core.kept.turns import Stand, apart, beside, pack, unpack

LOG = logging.getLogger(__name__)


async def keep(sql: Sql, live: Live) -> None:
    """Write how the table stood where turns have begun since it was last on disk; before the snapshot is written.

    Each is packed beside the one before it, which is the newest snapshot, unless somebody has changed that.
    """
    near, before, rows = None, b"", []
    if (last := await stands.newest(sql, live.game_id)) is not None and crc32(last[2]) == last[1]:
        near, before = last[0], last[2]
    for stand in live.stands:
        rows.append(StandRow(stand.turn, stand.schema, near, crc32(stand.state), beside(stand.state, before)))
        near, before = stand.turn, stand.state
    await stands.put(sql, live.game_id, rows)


async def seal(sql: Sql, game_id: int) -> None:
    """Keep a finished game in one piece. A game with positions that can't be read ends all the same."""
    try:
        found = await read(sql, game_id)
    except zlib.error:
        LOG.exception("how game %s stood can't be read", game_id)
        return
    if found:
        await stands.seal(sql, game_id, pack(found))


async def read(sql: Sql, game_id: int) -> list[Stand]:
    """How a table stood at the beginning of each turn, in order; games that are older than this begin later."""
    whole = await stands.sealed(sql, game_id)
    if whole is not None:
        return unpack(whole)
    states: dict[int | None, bytes] = {None: b""}
    found = []
    for row in await stands.of_game(sql, game_id):
        states[row.turn] = apart(row.packed, states[row.beside])
        found.append(Stand(row.turn, row.schema, states[row.turn]))
    return found


async def at(sql: Sql, game_id: int, turn: int) -> Stand | SnapshotRow | None:
    """How a table stood at the beginning of a turn, None if that is not kept."""
    found = await snapshots.at(sql, game_id, turn)
    return found or next((stand for stand in await read(sql, game_id) if stand.turn == turn), None)


async def first_from(sql: Sql, game_id: int, turn: int) -> Stand | SnapshotRow | None:
    """How a table stood at the beginning of a turn, or of the first kept one after it; else the newest."""
    whole = await stands.sealed(sql, game_id)
    found = None if whole is None else next((stand for stand in unpack(whole) if stand.turn >= turn), None)
    return found or await snapshots.first_from(sql, game_id, turn)
