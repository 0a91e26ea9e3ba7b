"""Exports: games to take along: everything about a finished one, what its player may know about a running one."""

from __future__ import annotations

from bot.host.context import Context
from bot.host.match.live import Live
from bot.host.match.matches import Matches
from bot.host.match.records import line_of, record
from bot.host.post import cards
from bot.host.refusals import CannotOpen, NothingToExport, NotRunning, NotYourSeat
from bot.host.types.pages import Exported
from bot.host.types.people import Person
from bot.host.types.table import Status
from bot.store.engine.database import Sql
from bot.store.tables import games, log, seating, users
from engine.core.play.codec import encode_state

ALL_ROWS = 1_000_000


class Exports:
    """What players take along."""

    def __init__(self, context: Context, matches: Matches) -> None:
        self._context = context
        self._matches = matches

    async def game(self, game_id: int, person: Person) -> Exported:
        """A game of a player's own.

        Raises NoSuchGame, NotYourSeat, NotRunning if it has not started, or CannotOpen.
        """
        sql = self._context.database.reads
        row = await cards.find(sql, game_id)
        seats = await seating.of_game(sql, game_id)
        seat = next((s.seat for s in seats if s.user_id == person.user_id), None)
        if row.seed is None:
            raise NotRunning(game=game_id)
        if seat is None:
            raise NotYourSeat()
        if row.status != Status.LIVE:
            return await _whole(sql, game_id, seat)
        async with self._matches.hold(game_id) as live:
            # it may have ended while we waited for our turn
            ended = live.row.status != Status.LIVE
            return await _whole(sql, game_id, seat) if ended else await _seen(sql, live, seat)

    async def numbers(self, person: Person) -> list[int]:
        """The games of a player that have started, newest first. Raises NothingToExport where none is kept."""
        sql = self._context.database.reads
        found = await games.started_of_user(sql, person.user_id)
        if not found and await users.get(sql, person.user_id) is None:
            raise NothingToExport()
        return found

    async def readable(self, game_id: int, person: Person) -> Exported | None:
        """A game of a player's own, None if it can no longer be opened."""
        try:
            return await self.game(game_id, person)
        except (CannotOpen, NotRunning):
            return None


async def _whole(sql: Sql, game_id: int, seat: int) -> Exported:
    """A game that is over, or was ended: nothing of it is hidden any more."""
    rows = [row for row in await log.newest(sql, game_id, -1, ALL_ROWS) if row.sort == log.LINE]
    told = tuple(map(line_of, rows))
    return Exported(await cards.read(sql, game_id), seat, told, record=str(await record(sql, game_id)))


async def _seen(sql: Sql, live: Live, seat: int) -> Exported:
    """A running game as one of its players knows it.

    Nothing else may leak into it: not the seed, not the order of a deck, no hidden answer of others.
    """
    rows = await log.lines(sql, live.game_id, 0, live.number, seat)
    own = tuple(answer for answer in (await record(sql, live.game_id)).standing if answer.seat == seat)
    view = encode_state(live.match.view(seat))
    card = cards.card(live.row, live.seats, live.match.result())
    return Exported(card, seat, tuple(map(line_of, rows)), view=view, answers=own)
