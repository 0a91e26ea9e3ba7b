"""The database: transactions that write, and statements that read. Every statement passes through here.

There is one body of SQL, with `?` for values, and two modules run it: `sqlite.py` and `postgresql.py`. Where the two
need different words, there is a `Dialect`.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from typing import Protocol, cast

from bot.store.engine.place import Unusable as Unusable

Value = str | int | float | bytes | None
Row = tuple[Value, ...]


def blob(value: Value) -> bytes:
    """The bytes of a column that somebody who repaired a file with SQLite's JSON functions has left as a text."""
    return value.encode() if isinstance(value, str) else cast(bytes, value)


PATIENCE = 5.0
"""Seconds that a transaction waits for its turn, whatever holds it up."""
WRITTEN = "others are still being written"
"""Why a transaction that waited in this process gives up."""


class Unwritable(Exception):
    """The database can't be used now, and nothing has happened: the disk is full, or the database is locked or can't be
    reached."""


class Contended(Unwritable):
    """Another process was working on the same rows, and nothing has happened; the caller may try again at once."""


class Uncertain(Unwritable):
    """The server was lost while it was storing, and did not come back in time to say whether it has stored.

    Do not trust what is in memory. A caller that tries again finds either that it works, or that the revision has moved
    on.
    """


@asynccontextmanager
async def turn(lock: asyncio.Lock, seconds: float, why: str) -> AsyncIterator[None]:
    """Hold a lock; nobody waits for it longer than this many seconds. Raises Unwritable, which says `why`."""
    try:
        async with asyncio.timeout(seconds):
            await lock.acquire()
    except TimeoutError:
        raise Unwritable(why) from None
    try:
        yield
    finally:
        lock.release()


class Duplicate(Exception):
    """There is already a row with this key. The transaction can't go on: leave `write()` by this exception."""


@dataclass(frozen=True, slots=True)
class Dialect:
    """What each database says in its own words."""

    each: str
    """The elements of a JSON array, as rows with the column `value`."""
    skip_locked: str
    """After a SELECT in a transaction: lock its rows, and skip those that others have locked.

    Empty where a writing transaction is alone.
    """
    alone: str | None
    """A statement that waits for every other transaction that has run it with this text, and then keeps others out."""


class Sql(Protocol):
    """Something that runs a statement and returns its rows: a transaction, or a reader."""

    dialect: Dialect

    async def run(self, sql: str, *values: Value) -> Sequence[Row]:
        """Run one statement. Raises Duplicate, Unwritable, or what the driver raises for a mistake in it."""
        ...


MOST_ROWS = 100
"""How many rows to write at once: each number of rows is a statement of its own, which is prepared."""


async def insert(sql: Sql, into: str, rows: Sequence[Sequence[Value]], then: str = "") -> None:
    """Write rows `into` a table (with its columns), in as few statements as possible; `behind` follows VALUES."""
    for first in range(0, len(rows), MOST_ROWS):
        part = rows[first : first + MOST_ROWS]
        marks = ", ".join([f"({', '.join('?' * len(part[0]))})"] * len(part))
        await sql.run(f"INSERT INTO {into} VALUES {marks}{then}", *(value for row in part for value in row))


async def alone(sql: Sql, what: str) -> None:
    """Be the only transaction in any process that does `what` (any text), until this one ends."""
    if sql.dialect.alone is not None:
        await sql.run(sql.dialect.alone, what)


class Database(ABC):
    """An open database of the present schema."""

    reads: Sql
    """For statements that only read: they see what has been committed."""
    shared: bool
    """Whether other processes may work on it, too."""

    @abstractmethod
    def write(self) -> AbstractAsyncContextManager[Sql]:
        """One transaction: it stores everything in it, or nothing. Raises Unwritable.

        In one process they run one after the other. Those of other PostgreSQL processes run beside them and see what
        was committed before each statement: read what it depends on in the transaction (and lock it, by an UPDATE or
        `alone`), or write under a condition such as a revision.
        """

    @abstractmethod
    async def notify(self, sql: Sql, channel: str, payload: str = "") -> None:
        """Wake all listeners, in all processes, when the transaction `sql` is committed. SQLite has one process."""

    @abstractmethod
    async def listen(self, channel: str, heard: Callable[[str | None], None]) -> None:
        """Call `heard` with each payload from now on; with None at first, and whenever some may have been missed."""

    @abstractmethod
    async def scrub(self) -> None:
        """Erase what was deleted, as far as that is in our hands."""

    @abstractmethod
    async def close(self) -> None:
        """Close all connections."""
