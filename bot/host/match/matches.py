"""Matches: the running games in memory, each behind a lock that queues."""

from __future__ import annotations

import asyncio
import functools
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, ParamSpec, TypeVar
from weakref import WeakValueDictionary

import msgspec

from bot.host.context import Context
from bot.host.match import turns
from bot.host.match.live import Live
from bot.host.post import cards, lines
from bot.host.post.acts import fold
from bot.host.refusals import CannotOpen, NotRunning, NotSaved
from bot.host.types.table import Status
from bot.store.engine.database import Contended, Sql, turn
from bot.store.tables import games, log, orders, seating, snapshots
from bot.store.tables.games import GameRow, Overtaken
from bot.store.tables.snapshots import SnapshotRow
from bot.watch.logs import about
from bot.watch.meter import Fault, failed
from bot.watch.readings import Reading, reading
from engine.core.kept.turns import Stand
from engine.core.play import registry
from engine.core.play.codec import Answer, Save
from engine.core.play.match import Match
from engine.core.play.msg import Msg

LOG = logging.getLogger(__name__)
MOST_IN_MEMORY = 1000
IDLE = 3600.0
"""Seconds for which a game that nobody asks for stays in memory."""
ATTEMPTS = 10
"""How often an operation starts again at a table that others change all the time."""
TURN = 10.0
"""Seconds that somebody waits for their turn at a table where others wait for a database that can't be reached."""
P = ParamSpec("P")
T = TypeVar("T")


def afresh(deed: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """Let an operation that another process has overtaken start again, with the table as it then stands.

    For anything that writes about a table that it has read before: a lost race has written nothing. Raises NotSaved if
    all are lost.
    """

    @functools.wraps(deed)
    async def attempts(*args: P.args, **kwargs: P.kwargs) -> T:
        attempt = 0
        while True:
            attempt += 1
            try:
                return await deed(*args, **kwargs)
            except Contended:
                if attempt == ATTEMPTS:
                    raise
            except Overtaken as error:
                if attempt == ATTEMPTS:
                    raise NotSaved(game=error.game_id) from error

    return attempts


async def load(sql: Sql, game_id: int) -> Live:
    """A game from its newest snapshot and the answers since. Raises NoSuchGame, NotRunning or CannotOpen."""
    while True:
        row = await cards.find(sql, game_id)
        try:
            live = await _read(sql, row)
        except (NotRunning, CannotOpen):
            if await games.version(sql, game_id) == row.version:
                raise
        else:
            if await games.version(sql, game_id) == row.version:
                return live
        # otherwise it has changed while it was read


async def _read(sql: Sql, row: GameRow) -> Live:
    game_id = row.game_id
    snapshot = await snapshots.newest(sql, game_id)
    if row.status == Status.LOBBY or snapshot is None:
        raise NotRunning(game=game_id)
    seats = await seating.of_game(sql, game_id)
    answers = fold(await log.acts(sql, game_id, snapshot.turn))
    return Live(
        row,
        seats,
        resumed(row, len(seats), snapshot, answers, row.rev),
        turn=snapshot.turn,
        number=await log.length(sql, game_id),
        told=await log.lines_of_turn(sql, game_id, snapshot.turn),
        orders=await orders.of_game(sql, game_id),
    )


def resumed(
    row: GameRow, seats: int, snapshot: SnapshotRow | Stand, answers: list[Answer], rev: int
) -> Match[Any, Any]:
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

    Other processes may be working on the same tables, so what is in memory is a copy: asking for a game gives it as it
    is on disk, and what was done to it is written only if it still is (`games.advance`).
    """

    def __init__(self, context: Context) -> None:
        self._context = context
        self._live: OrderedDict[int, Live] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def lock(self, game_id: int) -> AsyncIterator[None]:
        """Wait for one's turn at a table, even at one that is not running. Raises Unwritable."""
        lock = self._locks.setdefault(game_id, asyncio.Lock())
        async with turn(lock, TURN, "others at the table are still being served"):
            with about(table=game_id):
                yield

    @asynccontextmanager
    async def change(self, game_id: int) -> AsyncIterator[Sql]:
        """A transaction about a table that reads in it everything it depends on: nobody else changes that meanwhile."""
        async with self.lock(game_id), self._context.database.write() as sql:
            await games.touch(sql, game_id)
            yield sql

    @asynccontextmanager
    async def hold(self, game_id: int) -> AsyncIterator[Live]:
        """A game for oneself alone in this process. Raises NoSuchGame, NotRunning or CannotOpen.

        A block that writes should be `afresh`. If it raises, the game in memory is dropped, with everything that was
        not stored.
        """
        async with self.lock(game_id):
            try:
                live = await self._get(game_id)
                yield live
            except BaseException:
                self._live.pop(game_id, None)
                raise

    async def tidy(self) -> None:
        """Drop games that nobody has asked for in a while."""
        now = self._context.time()
        for game_id, live in list(self._live.items()):
            if now - live.used <= IDLE:
                break  # they are in the order in which they were asked for
            if game_id not in self._locks:
                del self._live[game_id]

    def kept(self) -> Reading:
        """How many games are in memory."""
        return reading("tables_in_memory", "Tables in memory", len(self._live))

    async def _get(self, game_id: int) -> Live:
        live = self._live.get(game_id)
        if live is None or live.row.version != await games.version(self._context.database.reads, game_id):
            live = await self._load(game_id)
            self._live[game_id] = live
            self._make_room()
        self._live.move_to_end(game_id)
        live.used = self._context.time()
        return live

    def _make_room(self) -> None:
        """Drop the games for which there is no room, except those in use."""
        for game_id in list(self._live) if len(self._live) > MOST_IN_MEMORY else ():
            if len(self._live) > MOST_IN_MEMORY and game_id not in self._locks:
                del self._live[game_id]

    @afresh
    async def _load(self, game_id: int) -> Live:
        live = await load(self._context.database.reads, game_id)
        await self._catch_up(live)
        return live

    async def _catch_up(self, live: Live) -> None:
        """If the rules have changed under a running turn, it starts over and its player is told.

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
