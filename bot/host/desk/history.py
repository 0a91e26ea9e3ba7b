"""History: the log as people read it, and the record of a game."""

from __future__ import annotations

from itertools import groupby

from bot.host.context import Context, moment
from bot.host.match.live import fold
from bot.host.match.since import last_answer
from bot.host.post import cards, lines
from bot.host.refusals import NotOver, NotRunning
from bot.host.types import LogLine, LogPage, Person, Status
from bot.store import games, log, snapshots
from bot.store.database import Sql
from bot.store.games import SeatRow
from bot.store.log import LogRow
from engine.core.record import Record

LINES_A_PAGE = 20


class History:
    """What happened at a table, for its readers."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def log(self, game_id: int, person: Person | None, page: int | None = None) -> LogPage:
        """A page of what happened, as a person (None: the public) may read it. Raises NoSuchGame.

        One page begins with the person's last turn; that is the one which is opened (`page` None). Who has had none,
        or does not play, gets the newest.
        """
        sql = self._context.database.reads
        row = await cards.find(sql, game_id)
        seats = await games.seats(sql, game_id)
        own = next((s for s in seats if person is not None and s.user_id == person.user_id), None)
        viewer = None if own is None else own.seat
        count, since = await log.count_lines(sql, game_id, viewer), await _lines_since(sql, game_id, own)
        newest = (since - 1) % LINES_A_PAGE + 1  # lines of the newest page, so that a page begins with the last turn
        pages = 1 + max(0, -(-(count - newest) // LINES_A_PAGE))
        page = min(max((since - 1) // LINES_A_PAGE if page is None else page, 0), pages - 1)
        skip, most = (0, newest) if page == 0 else (newest + (page - 1) * LINES_A_PAGE, LINES_A_PAGE)
        rows = await log.newest_lines(sql, game_id, viewer, skip, most)
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


async def _lines_since(sql: Sql, game_id: int, own: SeatRow | None) -> int:
    """How many lines a player may read from their last turn on; 0 if they have had none."""
    snapshot = await snapshots.newest(sql, game_id)
    last = None if own is None or snapshot is None else await last_answer(sql, game_id, snapshot.turn, own)
    return 0 if own is None or last is None else await log.count_lines(sql, game_id, own.seat, last.turn)


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
