"""SQLite: one connection that writes, behind a lock, and one that reads.

A statement takes some microseconds, since its data is nearly always in memory, and runs at once. Only what waits for
the disk or for others goes to a thread. Handing every statement over and back would take ten times as long as the
statement, and far longer while others compute; all writers would wait for one another meanwhile.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic
from typing import cast

import aiosqlite

from bot.store.engine import database
from bot.store.engine.database import WRITTEN, Database, Dialect, Duplicate, Row, Sql, Unusable, Unwritable, Value, turn

WAIT = 0.1
"""Seconds that SQLite waits for another process's lock before it reports it."""
PRAGMAS = (
    "busy_timeout = 5000", "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "secure_delete = ON",
)  # fmt: skip
"""The settings that the crash rules rest on; and deleted data is overwritten."""
UNWRITABLE = frozenset({
    sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_CANTOPEN,
})  # fmt: skip
"""SQLite, "Result and Error Codes": the disk is full, or somebody else holds the file."""
WAITING = ("BEGIN", "COMMIT", "PRAGMA")
"""The beginnings of statements that may wait for another process, or for the disk."""
DUPLICATE = frozenset({sqlite3.SQLITE_CONSTRAINT_UNIQUE, sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY})
DIALECT = Dialect(each="json_each(?)", skip_locked="", alone=None)


def unwritable(error: BaseException) -> bool:
    """Whether the fault is not ours, but the disk's, or that of another program that holds the file."""
    return isinstance(error, sqlite3.OperationalError) and error.sqlite_errorcode & 0xFF in UNWRITABLE


class Connection:
    """The connection that writes."""

    dialect = DIALECT

    def __init__(self, path: Path) -> None:
        # two threads use it, never at once: this one, and aiosqlite's for whatever waits
        self._raw = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self._aside = aiosqlite.Connection(lambda: self._raw, iter_chunk_size=1)

    @classmethod
    async def open(cls, path: Path) -> Connection:
        """Connect with the settings that the crash rules rest on."""
        self = cls(path)
        await self._aside
        try:
            for pragma in PRAGMAS:
                await self.run(f"PRAGMA {pragma}")
            await self.run(f"PRAGMA busy_timeout = {WAIT * 1000:.0f}")
        except BaseException:
            await self.close()  # its thread would keep the process alive
            raise
        return self

    async def run(self, sql: str, *values: Value) -> Sequence[Row]:
        """Run one statement and return its rows. Raises Duplicate or sqlite3.Error."""
        try:
            if sql.startswith(WAITING):
                return cast(Sequence[Row], await self._aside.execute_fetchall(sql, values))
            return cast(Sequence[Row], self._raw.execute(sql, values).fetchall())
        except sqlite3.IntegrityError as error:
            if error.sqlite_errorcode in DUPLICATE:
                raise Duplicate(str(error)) from error
            raise

    async def rollback(self) -> None:
        """End a transaction, if there is one, after a COMMIT that is still under way."""
        await self._aside.rollback()

    async def close(self) -> None:
        """Close the connection, when work under way is done; a closed one stays closed."""
        await self._aside.close()


class Reader:
    """The connection that only reads."""

    dialect = DIALECT

    def __init__(self, path: Path) -> None:
        self._raw = sqlite3.connect(path, timeout=WAIT, isolation_level=None)

    async def run(self, sql: str, *values: Value) -> Sequence[Row]:
        """Run one statement and return its rows, after giving others a turn. Raises Unwritable."""
        await asyncio.sleep(0)
        try:
            return cast(Sequence[Row], self._raw.execute(sql, values).fetchall())
        except sqlite3.OperationalError as error:
            if unwritable(error):
                raise Unwritable(str(error)) from error
            raise

    def close(self) -> None:
        """Close the connection."""
        self._raw.close()


class SqliteDatabase(Database):
    """An open database file of the present schema."""

    shared = False

    def __init__(self, writer: Connection, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader
        self._lock = asyncio.Lock()
        self.reads: Sql = reader

    @classmethod
    async def connect(cls, path: Path) -> SqliteDatabase:
        """Open a file. Raises Unusable."""
        try:
            writer = await Connection.open(path)
            try:
                return cls(writer, Reader(path))
            except BaseException:
                await writer.close()
                raise
        except sqlite3.Error as error:
            raise Unusable(str(error)) from error

    @asynccontextmanager
    async def write(self) -> AsyncIterator[Sql]:
        """One transaction: it puts everything in it on disk, or nothing. Raises Unwritable."""
        deadline = monotonic() + database.PATIENCE
        async with turn(self._lock, database.PATIENCE, WRITTEN):
            try:
                await self._begin(deadline)
                yield self._writer
                await self._writer.run("COMMIT")
            except BaseException as error:
                # does nothing if there is no transaction, such as after a COMMIT that came through
                await self._writer.rollback()
                if unwritable(error):
                    raise Unwritable(str(error)) from error
                raise

    async def _begin(self, deadline: float) -> None:
        """Begin a transaction as soon as no other process has one; each waiting transaction gives up at its own
        time."""
        while True:
            try:
                await self._writer.run("BEGIN IMMEDIATE")
                return
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or monotonic() > deadline:
                    raise

    async def notify(self, sql: Sql, channel: str, payload: str = "") -> None:
        """Nobody else is there."""

    async def listen(self, channel: str, heard: Callable[[str | None], None]) -> None:
        """Nobody else is there."""

    async def scrub(self) -> None:
        """The file beside the database holds the earlier content; empty it, unless somebody is reading it just now."""
        async with self._lock:
            await self._writer.run("PRAGMA wal_checkpoint(TRUNCATE)")

    async def close(self) -> None:
        """Close both connections."""
        async with self._lock:
            await self._writer.close()
            self._reader.close()
