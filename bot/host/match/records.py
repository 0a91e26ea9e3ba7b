"""Records: all standing answers of a game, and its log as readers get it."""

from __future__ import annotations

import contextlib
from itertools import groupby

from bot.host.context import moment
from bot.host.match import chance
from bot.host.match.matches import load
from bot.host.post import cards, lines
from bot.host.post.acts import fold
from bot.host.refusals import CannotOpen, NotRunning
from bot.host.types.pages import LogLine
from bot.host.types.table import Status
from bot.store.engine.database import Sql
from bot.store.tables import log, seating, snapshots
from bot.store.tables.games import GameRow
from bot.store.tables.log import LogRow
from engine.core.kept.luck import fingerprint
from engine.core.kept.record import Record


def line_of(row: LogRow) -> LogLine:
    """A line as readers get it."""
    return LogLine(row.number, row.turn, moment(row.at), lines.load_msg(row.line or ""))


async def _conclude(sql: Sql, row: GameRow, whole: Record) -> None:
    """Write into a record the versions of the State under which it was played and, if the game came to its end, how it
    ended. The end is the state that the table had, for comparison when the record is played again.
    """
    snapshot = await snapshots.newest(sql, row.game_id)
    if snapshot is None:
        return
    first = snapshot.schema if row.schema is None else row.schema
    whole.schema = (first,) if first == snapshot.schema else (first, snapshot.schema)
    if row.status != Status.OVER:
        return
    with contextlib.suppress(CannotOpen):
        match = (await load(sql, row.game_id)).match
        if match.over:  # otherwise somebody has conceded
            whole.scores, whole.end = tuple(match.result().scores), fingerprint(snapshot.state)


async def record(sql: Sql, game_id: int, before: int | None = None) -> Record:
    """All answers that were not undone, and where the table went back; `before`: only those of earlier turns.

    Raises NoSuchGame or NotRunning.
    """
    row = await cards.find(sql, game_id)
    if row.seed is None:
        raise NotRunning(game=game_id)
    seats = await seating.of_game(sql, game_id)
    whole = Record(row.game, len(seats), row.seed, lines.load(row.variants))
    whole.salt, whole.commitment = row.salt or "", chance.promised(row)
    await _conclude(sql, row, whole)
    stood: dict[int, int] = {}  # how many answers stood before a turn
    standing = 0
    found = [act for act in await log.acts(sql, game_id) if before is None or act.turn < before]
    for turn, rows in groupby(found, key=lambda act: act.turn):
        acts = list(rows)
        for back in (act.back for act in acts if act.back is not None):
            standing = stood[back]
            whole.go_back(standing)
        stood[turn], given = standing, len(whole.answers)
        for answer in fold(acts):
            whole.add(answer)
        standing += len(whole.answers) - given
    return whole
