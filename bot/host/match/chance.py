"""Chance: the seed of a game, the promise about it at the start, and what is told when the game is over.

Until then neither the seed nor the salt leaves the database: everything hidden follows from them.
"""

from __future__ import annotations

import secrets

from bot.host.post import lines
from bot.host.types.table import Status
from bot.store.engine.database import Sql
from bot.store.tables import log, snapshots
from bot.store.tables.games import GameRow
from bot.store.tables.log import LINE, LogRow
from engine.core.kept.luck import SALT_BYTES, commitment
from engine.core.play.msg import Msg

SEED_BITS = 63
"""Seeds fit into a signed 64-bit column."""
LUCK = "luck"
"""What replaces a standing order's key where a line is about the luck of a game."""


def draw() -> tuple[int, str]:
    """A seed and a salt that nobody could guess."""
    return secrets.randbits(SEED_BITS), f"{secrets.randbits(8 * SALT_BYTES):0{2 * SALT_BYTES}x}"


def promised(row: GameRow) -> str:
    """The commitment to the luck of a game; empty if nothing was promised."""
    return "" if row.seed is None or row.salt is None else commitment(row.seed, row.salt)


async def tell(sql: Sql, row: GameRow, at: float) -> None:
    """Write into the log of a game that is over, or was ended, what was promised at its start, if anything was."""
    snapshot = await snapshots.newest(sql, row.game_id)
    if snapshot is None or not promised(row):
        return
    assert row.status not in (Status.LOBBY, Status.LIVE), "the seed is told when nothing can be gained by it any more"
    line = lines.dump_msg(Msg("luck-told", seed=str(row.seed), salt=row.salt or ""))
    number = await log.length(sql, row.game_id)
    await log.append(sql, row.game_id, [LogRow(number, snapshot.turn, row.rev, at, LINE, line=line, standing=LUCK)])
