"""Sessions: connections to a PostgreSQL server that reconnect by themselves, and what its errors mean."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
from collections.abc import Sequence
from functools import lru_cache
from time import monotonic

import psycopg
from psycopg.types.numeric import Int8Dumper

from bot.store.engine import database
from bot.store.engine.database import Contended, Dialect, Duplicate, Row, Unusable, Unwritable, Value, turn
from bot.store.engine.place import Server
from bot.store.engine.server import IN_USE, OPTIONS, suitable

WAIT = 0.1
"""Seconds between two attempts to reach the server."""
HANG = 10.0
"""Seconds after which a silent server counts as lost."""
FORGET = (
    "SET idle_in_transaction_session_timeout = '30s'; SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; "
    "SET tcp_keepalives_count = 3;"
)
"""How long the server keeps a process's rows locked when that process stands still, or its machine is gone."""
UNWRITABLE = ("08", "25006", "53", "55P03", "57", "58")
"""SQLSTATEs, or their beginnings: connection, read-only, resources such as the disk, a lock, an operator, the
system."""
CONTENDED = ("40001", "40P01")
DIALECT = Dialect(
    each="jsonb_array_elements(CAST(? AS jsonb))",
    skip_locked=" FOR UPDATE SKIP LOCKED",
    alone="SELECT pg_advisory_xact_lock(hashtextextended(?, 0))",
)


@lru_cache(maxsize=1024)
def translated(sql: str) -> str:
    """A statement as the driver expects it."""
    return sql.replace("%", "%%").replace("?", "%s")


def writable(value: Value) -> Value:
    """A value as a server can hold it: a text without NUL, which nobody can read or type."""
    return value.replace("\0", "") if isinstance(value, str) and "\0" in value else value


def meaning(error: psycopg.Error, *, lost: bool) -> Exception:
    """What an error means to a user of the store: itself, if it is a mistake in a statement."""
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
        self._busy = asyncio.Lock()
        self._raw: psycopg.AsyncConnection[Row] | None = None

    @property
    def raw(self) -> psycopg.AsyncConnection[Row]:
        """The connection as it is, lost or not. Raises Unwritable if there was none yet."""
        if self._raw is None:
            raise Unwritable("the server is out of reach")
        return self._raw

    async def ready(self, deadline: float) -> None:
        """Connect if need be, as soon as the server accepts connections. Raises Unwritable, Unusable."""
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
        return (await self.script(translated(sql), [writable(value) for value in values]))[-1]

    async def script(self, sql: str, values: Sequence[Value] | None = None) -> list[Sequence[Row]]:
        """Run statements in one round trip, with the driver's placeholders, or several without values."""
        raw = self.raw
        async with self._busy:  # a server that is busy with others does answer
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
        """Close the connection; the next caller who needs one makes another."""
        raw, self._raw = self._raw, None
        if raw is not None:
            await raw.close()


async def _rows(part: psycopg.AsyncCursor[Row]) -> Sequence[Row]:
    return await part.fetchall() if part.description is not None else []


def hang_up(raw: psycopg.AsyncConnection[Row]) -> None:
    """End a connection whose server does not answer: those who wait for it hear that it is lost."""
    with contextlib.suppress(OSError, psycopg.Error), socket.socket(fileno=os.dup(raw.fileno())) as wire:
        wire.shutdown(socket.SHUT_RDWR)


class Reader(Connection):
    """A connection for reading statements: each is a transaction, and is repeated if the server was lost."""

    def __init__(self, server: Server) -> None:
        super().__init__(server)
        self._lock = asyncio.Lock()

    async def run(self, sql: str, *values: Value) -> Sequence[Row]:
        """Run one statement and return its rows. Raises Unwritable."""
        deadline = monotonic() + database.PATIENCE
        while True:
            if self._raw is None or self._raw.closed:
                await self._anew(deadline)
            raw = self.raw
            try:
                return await super().run(sql, *values)
            except Unwritable:
                if not raw.closed or monotonic() > deadline:
                    raise

    async def _anew(self, deadline: float) -> None:
        """One of the callers that miss the connection makes a new one; all others wait, each within its own time
        limit."""
        async with turn(self._lock, max(0.0, deadline - monotonic()), "the server is out of reach"):
            await self.ready(deadline)

    async def _begin(self) -> None:
        self.raw.adapters.register_dumper(int, Int8Dumper)
