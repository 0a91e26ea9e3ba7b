"""Matches: the running games in memory, each behind a lock that queues."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from bot.host.context import Context
from bot.host.match import turns
from bot.host.match.live import Live
from bot.host.post import cards, lines
from bot.host.post.acts import fold
from bot.host.refusals import CannotOpen, NotRunning
from bot.host.types import Status
from bot.store import games, log, orders, snapshots
from bot.store.database import Sql
from bot.store.games import GameRow
from bot.store.snapshots import SnapshotRow
from bot.watch.logs import about
from bot.watch.meter import Fault, failed
from bot.watch.readings import Reading, reading
from engine.core import registry
from engine.core.codec import Answer, Save
from engine.core.match import Match
from engine.core.msg import Msg

LOG = logging.getLogger(__name__)
MOST_IN_MEMORY = 1000


async def load(sql: Sql, game_id: int) -> Live:
    """A game from its newest snapshot and the answers since. Raises NoSuchGame, NotRunning or CannotOpen."""
    row = await cards.find(sql, game_id)
    snapshot = await snapshots.newest(sql, game_id)
    if row.status == Status.LOBBY or snapshot is None:
        raise NotRunning(game=game_id)
    seats = await games.seats(sql, game_id)
    answers = fold(await log.acts(sql, game_id, snapshot.turn))
    return Live(
        row,
        seats,
        resumed(row, len(seats), snapshot, answers, row.rev),
        turn=snapshot.turn,
        number=await log.length(sql, game_id),
        told=await log.lines_of_turn(sql, game_id, snapshot.turn),
        saved_turn=snapshot.turn,
        orders=await orders.of_game(sql, game_id),
    )


def resumed(row: GameRow, seats: int, snapshot: SnapshotRow, answers: list[Answer], rev: int) -> Match[Any, Any]:
    """A match from a snapshot and the answers since, at a revision. Raises CannotOpen."""
    save = Save(
        game=row.game,
        schema=snapshot.schema,
        seats=seats,
        variants=lines.load(row.variants),
        rev=rev,
        state=msgspec.Raw(snapshot.state),
        answers=answers,
    )
    try:
        return Match.load(registry.game(row.game), save)
    except Exception as error:
        LOG.exception("game %s can't be opened", row.game_id)
        failed(Fault.TABLE)
        raise CannotOpen(game=row.game_id, reason=str(error)) from error


class Matches:
    """Running games, kept in memory while they are used.

    Nothing but memory is lost when one is dropped: the next to ask gets it from disk.
    """

    def __init__(self, context: Context) -> None:
        self._context = context
        self._live: OrderedDict[int, Live] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def lock(self, game_id: int) -> AsyncIterator[None]:
        """Wait for one's turn at a table, also at one that is not running."""
        lock = self._locks.setdefault(game_id, asyncio.Lock())
        async with lock:
            with about(table=game_id):
                yield

    @asynccontextmanager
    async def hold(self, game_id: int) -> AsyncIterator[Live]:
        """A game for oneself alone. Raises NoSuchGame, NotRunning or CannotOpen.

        If the block raises, the game in memory is dropped, and with it whatever was not stored.
        """
        async with self.lock(game_id):
            try:
                live = await self._get(game_id)
                yield live
            except BaseException:
                self._live.pop(game_id, None)
                raise

    def kept(self) -> Reading:
        """How many games are in memory."""
        return reading("tables_in_memory", "Tables in memory", len(self._live))

    def drop(self, game_id: int) -> None:
        """Forget a game whose rows were changed; only for who holds its lock."""
        self._live.pop(game_id, None)

    async def _get(self, game_id: int) -> Live:
        live = self._live.get(game_id)
        if live is None:
            live = await load(self._context.database.reads, game_id)
            await self._catch_up(live)
            self._live[game_id] = live
            if len(self._live) > MOST_IN_MEMORY:
                self._drop_oldest()
        self._live.move_to_end(game_id)
        return live

    def _drop_oldest(self) -> None:
        for game_id in list(self._live):
            if game_id not in self._locks:
                del self._live[game_id]
                return

    async def _catch_up(self, live: Live) -> None:
        """If the rules have changed under a running turn, it starts anew and its player is told.

        New rules may also let a standing order answer what it could not before.
        """
        if live.row.status != Status.LIVE:
            return
        redone = live.match.redone
        if redone:
            live.redo(self._context.time())
        live.follow(self._context.time())
        if live.rows:
            await turns.commit(self._context, live, notice=Msg("notice-turn-redone") if redone else None)
