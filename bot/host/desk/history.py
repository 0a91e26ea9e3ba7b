"""History: the log as people read it, and the record of a game."""

from __future__ import annotations

from itertools import groupby

from bot.host.context import Context, moment
from bot.host.match.live import fold
from bot.host.post import cards, lines
from bot.host.refusals import NotOver, NotRunning
from bot.host.types import LogLine, LogPage, Person, Status
from bot.store import games, log
from bot.store.database import Sql
from bot.store.log import LogRow
from engine.core.record import Record

LINES_A_PAGE = 20


class History:
    """What happened at a table, for its readers."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def log(self, game_id: int, person: Person | None, page: int = 0) -> LogPage:
        """A page of what happened, as a person (None: the public) may read it. Raises NoSuchGame."""
        sql = self._context.database.reads
        row = await cards.find(sql, game_id)
        seats = await games.seats(sql, game_id)
        viewer = next((s.seat for s in seats if person is not None and s.user_id == person.user_id), None)
        pages = max(1, -(-await log.count_lines(sql, game_id, viewer) // LINES_A_PAGE))
        page = min(max(page, 0), pages - 1)
        rows = await log.newest_lines(sql, game_id, viewer, page * LINES_A_PAGE, LINES_A_PAGE)
        shown = tuple(_line(r) for r in reversed(rows))
        return LogPage(row.game, tuple(s.name for s in seats), shown, page, pages)

    async def record(self, game_id: int) -> str:
        """The record of a game that is over, or was ended (engine/core/record.py).

        Raises NoSuchGame, NotRunning or NotOver.
        """
        sql = self._context.database.reads
        if (await cards.find(sql, game_id)).status not in (Status.OVER, Status.ENDED):
            raise NotOver()
        return str(await record(sql, game_id))


def _line(row: LogRow) -> LogLine:
    return LogLine(row.number, row.turn, moment(row.at), lines.load_msg(row.line or ""))


async def record(sql: Sql, game_id: int) -> Record:
    """All answers that stand, in order. Raises NoSuchGame or NotRunning."""
    row = await cards.find(sql, game_id)
    if row.seed is None:
        raise NotRunning(game=game_id)
    seats = await games.seats(sql, game_id)
    whole = Record(row.game, len(seats), row.seed, lines.load(row.variants))
    for _, acts in groupby(await log.acts(sql, game_id), key=lambda act: act.turn):
        for answer in fold(list(acts)):
            whole.add(answer)
    return whole
