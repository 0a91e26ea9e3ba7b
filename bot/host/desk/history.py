"""History: the log as people read it, and the record of a game."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host.context import Context
from bot.host.match.records import line_of, record
from bot.host.match.since import last_answer
from bot.host.post import cards
from bot.host.refusals import NotOver
from bot.host.types.pages import LogPage
from bot.host.types.people import Person, called
from bot.host.types.table import Status
from bot.store.engine.database import Sql
from bot.store.tables import log, seating, snapshots
from bot.store.tables.seating import SeatRow

LINES_A_PAGE = 20


class History:
    """What happened at a table, for its readers."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def log(self, game_id: int, person: Person | None, page: int | None = None) -> LogPage:
        """A page of what happened, as a person (None: the public) may read it. Raises NoSuchGame.

        A page holds whole turns, so that none begins in the middle of one, and one begins with the person's last turn;
        that one is opened (`page` None). People who have had no turn, or do not play, get the newest.
        """
        sql = self._context.database.reads
        row = await cards.find(sql, game_id)
        seats = await seating.of_game(sql, game_id)
        own = next((s for s in seats if person is not None and s.user_id == person.user_id), None)
        viewer = None if own is None else own.seat
        turns = await log.turns(sql, game_id, viewer)
        since = await _last_turn(sql, game_id, own)
        earlier = [count for turn, count in turns if since is None or turn < since]
        later = _pages([count for _, count in turns[len(earlier) :]])
        sizes = [*reversed(later), *_pages(earlier[::-1])] or [0]  # of the pages, newest first
        opened = max(len(later) - 1, 0)
        page = min(max(opened if page is None else page, 0), len(sizes) - 1)
        rows = await log.newest_lines(sql, game_id, viewer, sum(sizes[:page]), sizes[page])
        shown = tuple(line_of(r) for r in reversed(rows))
        return LogPage(row.game, tuple(called(s.name, s.policy, s.user_id) for s in seats), shown, page, len(sizes))

    async def record(self, game_id: int) -> str:
        """The record of a game that is over, or was ended (engine/core/kept/record.py).

        Raises NoSuchGame, NotRunning or NotOver.
        """
        sql = self._context.database.reads
        if (await cards.find(sql, game_id)).status not in (Status.OVER, Status.ENDED):
            raise NotOver()
        return str(await record(sql, game_id))


async def _last_turn(sql: Sql, game_id: int, own: SeatRow | None) -> int | None:
    """The number of a player's last turn; None if they have had none."""
    snapshot = await snapshots.newest(sql, game_id)
    last = None if own is None or snapshot is None else await last_answer(sql, game_id, snapshot.turn, own)
    return None if last is None else last.turn


def _pages(turns: Sequence[int]) -> list[int]:
    """How many lines each page has if turns with these numbers of lines follow each other: whole turns, at least
    one."""
    found: list[int] = []
    for count in turns:
        if found and found[-1] + count <= LINES_A_PAGE:
            found[-1] += count
        else:
            found.append(count)
    return found
