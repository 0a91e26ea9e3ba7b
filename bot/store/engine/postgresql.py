"""PostgreSQL: one session that writes, behind a lock, one that reads, and one that listens.

A transaction of another process runs beside this one's (READ COMMITTED). Nothing is ever done twice here: a reading
statement is repeated on a new connection, a transaction is not. If the connection is lost during COMMIT, we ask the
server how the transaction ended, by the number that it got at BEGIN.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import monotonic
from typing import cast

import psycopg
from psycopg.pq import TransactionStatus

from bot.store.engine import database
from bot.store.engine.database import WRITTEN, Contended, Database, Sql, Uncertain, Unusable, Unwritable, turn
from bot.store.engine.place import Server
from bot.store.engine.sessions import WAIT, Connection, Reader

LOG = logging.getLogger(__name__)


class PostgresDatabase(Database):
    """A database on a server, with the present schema."""

    shared = True

    def __init__(self, server: Server) -> None:
        self._writer = Connection(server)
        self._lock = asyncio.Lock()
        self._reader = Reader(server)
        self._ears = Ears(server)
        self.reads: Sql = self._reader

    @classmethod
    async def connect(cls, server: Server) -> PostgresDatabase:
        """Open a database. Raises Unusable."""
        self = cls(server)
        try:
            await self._writer.ready(monotonic() + database.PATIENCE)
        except (psycopg.Error, Unwritable) as error:
            raise Unusable(str(error)) from error
        return self

    @asynccontextmanager
    async def write(self) -> AsyncIterator[Sql]:
        """One transaction. Raises Unwritable, or its subclass Uncertain if even that is not known."""
        deadline = monotonic() + database.PATIENCE
        async with turn(self._lock, database.PATIENCE, WRITTEN):
            number = await self._begin(deadline)
            try:
                yield self._writer
                await self._commit(number)
            except BaseException:
                await self._roll_back()
                raise

    async def _begin(self, deadline: float) -> str:
        """Begin a transaction and return its number, on a new connection if the server was away meanwhile."""
        while True:
            try:
                await self._writer.ready(deadline)
            except Unusable as error:
                raise Unwritable(str(error)) from error
            left = max(1, round((deadline - monotonic()) * 1000))
            try:
                # waits no longer for a row held in another process than for a transaction in this one
                found = await self._writer.script(
                    f"BEGIN; SET LOCAL lock_timeout = {left}; SELECT CAST(pg_current_xact_id() AS text)"
                )
                return cast(str, found[-1][0][0])
            except Unwritable:
                await self._writer.close()
                if monotonic() > deadline:
                    raise

    async def _commit(self, number: str) -> None:
        raw = self._writer.raw
        if raw.closed:
            raise Unwritable("the server was lost")
        if raw.info.transaction_status == TransactionStatus.INERROR:
            raise AssertionError("a statement of this transaction has failed: COMMIT would store nothing of it")
        try:
            await self._writer.run("COMMIT")
        except Contended:
            raise
        except Unwritable:
            # even an answer such as "the administrator ends this connection" may come after the commit
            await self._writer.close()
            if not await self._committed(number, monotonic() + database.PATIENCE):
                raise

    async def _committed(self, number: str, deadline: float) -> bool:
        """How a transaction ended whose COMMIT got no answer. Raises Uncertain."""
        try:
            while True:
                await self._writer.ready(deadline)
                ((fate,),) = await self._writer.run("SELECT pg_xact_status(CAST(? AS xid8))", number)
                if fate != "in progress":
                    return fate == "committed"
                # the server has not noticed yet that nobody is there; end it instead of waiting for that
                await self._writer.run(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    "WHERE backend_xid = CAST(CAST(? AS xid8) AS xid) AND pid <> pg_backend_pid()",
                    number,
                )
                if monotonic() > deadline:
                    raise Uncertain(f"transaction {number} is still in progress")
                await asyncio.sleep(WAIT)
        except (Unwritable, Unusable) as error:
            raise Uncertain(f"transaction {number}: {error}") from error

    async def _roll_back(self) -> None:
        """Roll back what there is of a transaction, by closing the connection if need be."""
        raw = self._writer._raw
        if raw is None or raw.closed or raw.info.transaction_status == TransactionStatus.IDLE:
            return
        try:
            await self._writer.run("ROLLBACK")
        except (psycopg.Error, Unwritable):
            await self._writer.close()

    async def notify(self, sql: Sql, channel: str, payload: str = "") -> None:
        """Wake all listeners when the transaction is committed."""
        await sql.run("SELECT pg_notify(?, ?)", channel, payload)

    async def listen(self, channel: str, heard: Callable[[str | None], None]) -> None:
        """Call `heard` with each payload from now on; with None at first, and whenever some may have been missed."""
        await self._ears.add(channel, heard)

    async def scrub(self) -> None:
        """The server does that by itself (VACUUM)."""

    async def close(self) -> None:
        """Close all connections."""
        async with self._lock:
            await self._ears.close()
            await self._writer.close()
            await self._reader.close()


class Ears:
    """The connection that listens."""

    def __init__(self, server: Server) -> None:
        self._connection = Reader(server)
        self._heard: dict[str, list[Callable[[str | None], None]]] = {}
        self._task: asyncio.Task[None] | None = None

    async def add(self, channel: str, heard: Callable[[str | None], None]) -> None:
        """Listen to one more channel; before this returns, if the server can be reached."""
        self._heard.setdefault(channel, []).append(heard)
        await self._stop()
        listening = asyncio.Event()
        self._task = asyncio.create_task(self._listen(listening))
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(database.PATIENCE):
                await listening.wait()

    async def _listen(self, listening: asyncio.Event) -> None:
        while True:
            try:
                await self._connection.ready(monotonic() + database.PATIENCE)
                for channel in self._heard:
                    await self._connection.run(f'LISTEN "{channel}"')
                listening.set()
                self._tell(None)
                async for notice in self._connection.raw.notifies():
                    self._tell(notice.payload, notice.channel)
            except (psycopg.Error, Unwritable):
                await self._connection.close()
                await asyncio.sleep(WAIT)

    def _tell(self, payload: str | None, only: str | None = None) -> None:
        for channel, all_heard in self._heard.items():
            for heard in all_heard if only in (None, channel) else ():
                try:
                    heard(payload)
                except Exception:
                    LOG.exception("what was heard on %s could not be acted on", channel)

    async def _stop(self) -> None:
        while self._task is not None and not self._task.done():
            # waiting with a time limit may swallow a cancellation that comes as the time is over (Python 3.11)
            self._task.cancel()
            await asyncio.wait({self._task}, timeout=WAIT)
        await self._connection.close()

    async def close(self) -> None:
        """Stop listening."""
        await self._stop()
