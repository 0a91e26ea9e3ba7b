"""Server bulk: all rows of a PostgreSQL database."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import psycopg

from bot.store.engine.place import Server
from bot.store.engine.server import IN_USE, connected
from bot.store.whole.rows import BadRow, Bulk, InUse, Record, insertion, quoted
from bot.store.whole.servers import LEDGER, UNRELEASED, version

AT_ONCE = 1000
"""Rows to fetch at once."""
LET_GO = "2s"
"""How long a server may take to notice that somebody who had a database open has closed it."""


class ServerBulk(Bulk):
    """The rows of a server."""

    def __init__(self, raw: psycopg.Connection[Any]) -> None:
        self._raw = raw
        self.version = version(raw)
        self._raw.execute("SET CONSTRAINTS ALL DEFERRED")
        columns: dict[str, dict[str, str]] = {}
        for table, column, kind in raw.execute(
            "SELECT table_name, column_name, data_type FROM information_schema.columns "
            "WHERE table_schema = current_schema() AND table_name <> ALL(%s) ORDER BY table_name, ordinal_position",
            ([LEDGER, UNRELEASED],),
        ):
            columns.setdefault(table, {})[column] = kind
        self.columns = columns

    def rows(self, table: str) -> Iterator[Record]:
        """The rows of a table."""
        names = list(self.columns[table])
        with self._raw.cursor("bulk") as cursor:
            cursor.itersize = AT_ONCE
            cursor.execute(f'SELECT {", ".join(map(quoted, names))} FROM "{table}"')
            for values in cursor:
                yield dict(zip(names, values, strict=True))

    def write(self, table: str, rows: Sequence[Record]) -> None:
        """Write rows that have the same columns. Raises BadRow for the first of them, whichever failed."""
        try:
            with self._raw.cursor() as cursor:
                cursor.executemany(insertion(table, rows[0], "%s"), [list(row.values()) for row in rows])
        except (psycopg.Error, ValueError) as error:
            raise BadRow(0) from error

    def settle(self) -> None:
        """Check that each row's references exist, and number new rows after these. Raises BadRow.

        Otherwise the server counts them only a minute later, and takes all tables for empty until then.
        """
        try:
            self._raw.execute("SET CONSTRAINTS ALL IMMEDIATE")
        except psycopg.IntegrityError as error:
            raise BadRow(0) from error
        numbered = self._raw.execute(
            "SELECT table_name, column_name FROM information_schema.columns "
            "WHERE table_schema = current_schema() AND is_identity = 'YES'"
        )
        for table, column in numbered.fetchall():
            self._raw.execute(
                f"SELECT setval(pg_get_serial_sequence(%s, %s), MAX({column})) FROM {table} HAVING MAX({column}) > 0",
                (table, column),
            )
        self._raw.execute("ANALYZE")


@contextmanager
def opened(server: Server, sole: bool) -> Iterator[ServerBulk]:
    """A database in one transaction; `sole`: nobody else may have it open. Raises Unusable, InUse."""
    with connected(server) as raw:
        lock = "pg_advisory_lock" if sole else "pg_advisory_lock_shared"
        raw.execute(f"SET lock_timeout = '{LET_GO}'")
        try:
            raw.execute(f"SELECT {lock}(%s)", (IN_USE,))
        except psycopg.errors.LockNotAvailable as error:
            raise InUse(str(server)) from error
        raw.execute("RESET lock_timeout")
        with raw.transaction():
            raw.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
            yield ServerBulk(raw)
