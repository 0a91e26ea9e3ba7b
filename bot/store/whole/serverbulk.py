"""Server bulk: all rows of a database of PostgreSQL."""

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
"""Rows that are asked for at once."""
LET_GO = "2s"
"""How long a server may take to notice that whoever had a database open has closed it."""


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
        """Write rows that have the same columns. Raises BadRow for the first, whichever it was."""
        try:
            with self._raw.cursor() as cursor:
                cursor.executemany(insertion(table, rows[0], "%s"), [list(row.values()) for row in rows])
        except (psycopg.Error, ValueError) as error:
            raise BadRow(0) from error

    def settle(self) -> None:
        """Look whether each row has those that it belongs to, and number new rows after these. Raises BadRow.

        The server counts them by itself only a minute later, and until then takes all tables for empty.
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
