"""The connections: one that writes, behind a lock, and one that reads. Every statement goes through here."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic
from typing import Protocol, cast

import aiosqlite

from bot.store import history
from bot.store.migrations import Unusable

Value = str | int | float | bytes | None
Row = tuple[Value, ...]


PATIENCE = 5.0
"""Seconds that a transaction waits for its turn, whoever it waits for."""
WAIT = 0.1
"""Seconds that SQLite waits for a lock of another process before it says so."""
UNWRITABLE = frozenset({
    sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_CANTOPEN,
})  # fmt: skip
"""SQLite, "Result and Error Codes": the disk is full, or somebody else holds the file."""


class Unwritable(Exception):
    """Nothing can be written now, so that nothing has happened: the disk is full, or the file is locked."""


class Sql(Protocol):
    """Something that runs a statement and returns its rows: a transaction, or what only reads."""

    async def run(self, sql: str, *values: Value) -> Sequence[Row]:
        """Run one statement."""
        ...


class Connection:
    """One connection to the file. Statements run in its own thread, one after the other."""

    def __init__(self, raw: aiosqlite.Connection) -> None:
        self.raw = raw

    @classmethod
    async def open(cls, path: Path) -> Connection:
        """Connect with the settings that the crash rules rest on."""
        self = cls(await aiosqlite.connect(path, isolation_level=None))
        try:
            for pragma in ("busy_timeout = 5000", "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
                await self.run(f"PRAGMA {pragma}")
            await self.run(f"PRAGMA busy_timeout = {WAIT * 1000:.0f}")
            await history.add_to(self.raw)
        except BaseException:
            await self.close()  # its thread would keep the process alive
            raise
        return self

    async def run(self, sql: str, *values: Value) -> Sequence[Row]:
        """Run one statement and return its rows."""
        return cast(Sequence[Row], await self.raw.execute_fetchall(sql, values))

    async def close(self) -> None:
        """Close the connection."""
        await self.raw.close()


class Database:
    """An open database file of the present schema."""

    def __init__(self, writer: Connection, second: Connection) -> None:
        self._writer = writer
        self._second = second
        self._lock = asyncio.Lock()
        self.reads: Sql = second
        """For statements that only read: they see what has been committed."""

    @classmethod
    async def open(cls, path: Path) -> Database:
        """Open a file that `migrations.migrate` has brought up to date. Raises Unusable."""
        try:
            writer = await Connection.open(path)
            try:
                return cls(writer, await Connection.open(path))
            except BaseException:
                await writer.close()
                raise
        except sqlite3.Error as error:
            raise Unusable(str(error)) from error

    @asynccontextmanager
    async def write(self) -> AsyncIterator[Sql]:
        """One transaction: everything in it is on disk afterwards, or nothing is. Raises Unwritable."""
        deadline = monotonic() + PATIENCE
        try:
            async with asyncio.timeout(PATIENCE):
                await self._lock.acquire()
        except TimeoutError:
            raise Unwritable("others are still being written") from None
        try:
            await self._begin(deadline)
            yield self._writer
            await self._writer.run("COMMIT")
        except BaseException as error:
            # does nothing if there is no transaction, such as after a COMMIT that came through
            await self._writer.raw.rollback()
            if isinstance(error, sqlite3.OperationalError) and (error.sqlite_errorcode & 0xFF) in UNWRITABLE:
                raise Unwritable(str(error)) from error
            raise
        finally:
            self._lock.release()

    async def _begin(self, deadline: float) -> None:
        """Begin a transaction as soon as no other process has one; all who wait for that give up at their own time."""
        while True:
            try:
                await self._writer.run("BEGIN IMMEDIATE")
                return
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or monotonic() > deadline:
                    raise

    async def close(self) -> None:
        """Close both connections."""
        async with self._lock:
            await self._writer.close()
            await self._second.close()
