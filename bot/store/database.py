"""The connections: one that writes, behind a lock, and one that reads. Every statement goes through here."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Protocol, cast

import aiosqlite

from bot.store.migrations import Unusable

Value = str | int | float | bytes | None
Row = tuple[Value, ...]


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
            for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 5000"):
                await self.run(f"PRAGMA {pragma}")
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
        """One transaction: everything in it is on disk afterwards, or nothing is."""
        async with self._lock:
            try:
                await self._writer.run("BEGIN IMMEDIATE")
                yield self._writer
                await self._writer.run("COMMIT")
            except BaseException:
                # does nothing if there is no transaction, such as after a COMMIT that came through
                await self._writer.raw.rollback()
                raise

    async def close(self) -> None:
        """Close both connections."""
        async with self._lock:
            await self._writer.close()
            await self._second.close()
