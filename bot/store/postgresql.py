"""PostgreSQL: one connection that writes, behind a lock, one that reads, one that listens; each comes back by itself.

A transaction of another process runs beside this one's (READ COMMITTED). Nothing is ever done twice here: a statement
that reads is repeated on a new connection, a transaction is not. If the connection is lost during COMMIT, the server is
asked what has become of the transaction, by the number that it got at BEGIN.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import lru_cache
from time import monotonic
from typing import cast

import psycopg
from psycopg.pq import TransactionStatus
from psycopg.types.numeric import Int8Dumper

from bot.store import database
from bot.store.database import (
    Contended,
    Database,
    Dialect,
    Duplicate,
    Row,
    Sql,
    Uncertain,
    Unusable,
    Unwritable,
    Value,
)
from bot.store.place import Server
from bot.store.servers import IN_USE, OPTIONS, suitable

LOG = logging.getLogger(__name__)
WAIT = 0.1
"""Seconds between two attempts to reach the server."""
HANG = 10.0
"""Seconds after which a server that answers nothing is taken for lost."""
FORGET = (
    "SET idle_in_transaction_session_timeout = '30s'; SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; "
    "SET tcp_keepalives_count = 3;"
)
"""For how long the server keeps the rows of a process for it that stands still, or whose machine is gone."""
UNWRITABLE = ("08", "25006", "53", "55P03", "57", "58")
"""SQLSTATEs, or how they begin: connection, read-only, resources such as the disk, a lock, an operator, the system."""
CONTENDED = ("40001", "40P01")
DIALECT = Dialect(
    each="jsonb_array_elements(CAST(? AS jsonb))",
    skip_locked=" FOR UPDATE SKIP LOCKED",
    alone="SELECT pg_advisory_xact_lock(hashtextextended(?, 0))",
)


@lru_cache(maxsize=1024)
def translated(sql: str) -> str:
    """A statement as the driver wants it."""
    return sql.replace("%", "%%").replace("?", "%s")


def meaning(error: psycopg.Error, *, lost: bool) -> Exception:
    """What an error means to whoever uses the store: itself, if it is a mistake in a statement."""
    state = error.sqlstate or ""
    if isinstance(error, psycopg.errors.UniqueViolation):
        return Duplicate(str(error))
    if state in CONTENDED:
        return Contended(str(error))
    if lost or state.startswith(UNWRITABLE):
        return Unwritable(str(error))
    return error


class Connection:
    """One connection to the server, made when it is needed."""

    dialect = DIALECT

    def __init__(self, server: Server) -> None:
        self._server = server
        self._raw: psycopg.AsyncConnection[Row] | None = None

    @property
    def raw(self) -> psycopg.AsyncConnection[Row]:
        """The connection as it is, lost or not. Raises Unwritable if there was none yet."""
        if self._raw is None:
            raise Unwritable("the server is out of reach")
        return self._raw

    async def ready(self, deadline: float) -> None:
        """Connect, unless it is connected, as soon as the server lets anybody in. Raises Unwritable, Unusable."""
        while self._raw is None or self._raw.closed:
            try:
                async with asyncio.timeout(max(WAIT, deadline - monotonic())):
                    self._raw = await psycopg.AsyncConnection.connect(self._server.url, autocommit=True, **OPTIONS)
                    await self._begin()
            except (psycopg.OperationalError, Unwritable, TimeoutError) as error:
                await self.close()
                if monotonic() + WAIT > deadline:
                    raise Unwritable(str(error)) from error
                await asyncio.sleep(WAIT)
            except BaseException:
                await self.close()
                raise

    async def _begin(self) -> None:
        self.raw.adapters.register_dumper(int, Int8Dumper)  # one prepared statement, however large its numbers are
        suitable(self.raw.info.server_version, self.raw.info.parameter_status("server_encoding"))
        found = await self.script(f"{FORGET} SELECT pg_try_advisory_lock_shared({IN_USE})")
        if not found[-1][0][0]:
            raise Unusable("this database is being moved just now")

    async def run(self, sql: str, *values: Value) -> Sequence[Row]:
        """Run one statement and return its rows. Raises Duplicate, Contended, Unwritable or psycopg.Error."""
        return (await self.script(translated(sql), values))[-1]

    async def script(self, sql: str, values: Sequence[Value] | None = None) -> list[Sequence[Row]]:
        """Run statements in one round trip, with the driver's placeholders, or several without values."""
        raw = self.raw
        end = asyncio.get_running_loop().call_later(HANG, hang_up, raw)
        try:
            cursor = await raw.execute(sql, values)
            return [await _rows(part) async for part in cursor.results()]
        except psycopg.Error as error:
            found = meaning(error, lost=raw.closed)
            if found is error:
                raise
            raise found from error
        finally:
            end.cancel()

    async def close(self) -> None:
        """Close the connection; the next who needs one makes another."""
        raw, self._raw = self._raw, None
        if raw is not None:
            await raw.close()


async def _rows(part: psycopg.AsyncCursor[Row]) -> Sequence[Row]:
    return await part.fetchall() if part.description is not None else []


def hang_up(raw: psycopg.AsyncConnection[Row]) -> None:
    """End a connection whose server answers nothing: whoever waits for it is told that it is lost."""
    with contextlib.suppress(OSError, psycopg.Error), socket.socket(fileno=os.dup(raw.fileno())) as wire:
        wire.shutdown(socket.SHUT_RDWR)


class Reader(Connection):
    """A connection for statements that only read: each is a transaction, and is repeated if the server was lost."""

    def __init__(self, server: Server) -> None:
        super().__init__(server)
        self._lock = asyncio.Lock()

    async def run(self, sql: str, *values: Value) -> Sequence[Row]:
        """Run one statement and return its rows. Raises Unwritable."""
        deadline = monotonic() + database.PATIENCE
        while True:
            if self._raw is None or self._raw.closed:
                async with self._lock:  # one of those who miss it makes it anew
                    await self.ready(deadline)
            raw = self.raw
            try:
                return await super().run(sql, *values)
            except Unwritable:
                if not raw.closed or monotonic() > deadline:
                    raise

    async def _begin(self) -> None:
        self.raw.adapters.register_dumper(int, Int8Dumper)


class PostgresDatabase(Database):
    """A database of a server, of the present schema."""

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
        """One transaction. Raises Unwritable; if even that is not known, its subclass Uncertain."""
        deadline = monotonic() + database.PATIENCE
        try:
            async with asyncio.timeout(database.PATIENCE):
                await self._lock.acquire()
        except TimeoutError:
            raise Unwritable("others are still being written") from None
        try:
            number = await self._begin(deadline)
            try:
                yield self._writer
                await self._commit(number)
            except BaseException:
                await self._roll_back()
                raise
        finally:
            self._lock.release()

    async def _begin(self, deadline: float) -> str:
        """Begin a transaction and return its number, on a new connection if the server was away meanwhile."""
        while True:
            await self._writer.ready(deadline)
            left = max(1, round((deadline - monotonic()) * 1000))
            try:
                # who holds a row in another process is waited for no longer than whoever is waited for in this one
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
            # also an answer such as "the administrator ends this connection" may come from behind the commit
            await self._writer.close()
            if not await self._committed(number, monotonic() + database.PATIENCE):
                raise

    async def _committed(self, number: str, deadline: float) -> bool:
        """What has become of a transaction whose COMMIT got no answer. Raises Uncertain."""
        try:
            while True:
                await self._writer.ready(deadline)
                ((fate,),) = await self._writer.run("SELECT pg_xact_status(CAST(? AS xid8))", number)
                if fate != "in progress":
                    return fate == "committed"
                # the server has not seen yet that nobody is there; it need not wait for that
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
        """Undo what there is of a transaction, by closing the connection if need be."""
        raw = self._writer._raw
        if raw is None or raw.closed or raw.info.transaction_status == TransactionStatus.IDLE:
            return
        try:
            await self._writer.run("ROLLBACK")
        except (psycopg.Error, Unwritable):
            await self._writer.close()

    async def notify(self, sql: Sql, channel: str, payload: str = "") -> None:
        """Wake whoever listens when the transaction is committed."""
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
        """Listen to one channel more; before this returns, if the server can be reached."""
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
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait({self._task})
        await self._connection.close()

    async def close(self) -> None:
        """Hear nothing more."""
        await self._stop()
