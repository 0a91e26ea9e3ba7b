"""Servers: what is done to a database of PostgreSQL as a whole, by whoever runs the bot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import psycopg

from bot.store.bulk import BadRow, Bulk, InUse, Record, insertion, quoted
from bot.store.place import Server, Unusable

OLDEST = 140_000
"""The oldest version that is good enough: 14."""
OPTIONS: dict[str, Any] = {
    "application_name": "roundhouse", "client_encoding": "utf8", "connect_timeout": 5,
    "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3,
}  # fmt: skip
LEDGER = "schema_number"
"""The table that says which schema the others are of."""
MIGRATING = 0x4D696772
"""Key of the advisory lock of whoever changes the schema ("Migr")."""
AT_ONCE = 1000
"""Rows that are asked for at once."""
LET_GO = "2s"
"""How long a server may take to notice that whoever had a database open has closed it."""
IN_USE = 0x526F756E
"""Key of that which every open database shares ("Roun"); who moves a database wants it alone."""


def suitable(version: int, encoding: str | None) -> None:
    """Raises Unusable if a server is too old, or its database does not hold every letter."""
    if version < OLDEST:
        raise Unusable(f"PostgreSQL {version // 10_000} is too old; 14 or later is needed")
    if encoding != "UTF8":
        raise Unusable(f"its encoding is {encoding}; make the database anew with that of UTF8")


@contextmanager
def connected(server: Server) -> Iterator[psycopg.Connection[Any]]:
    """A connection without a transaction. Raises Unusable, whatever goes wrong on it."""
    try:
        with psycopg.connect(server.url, autocommit=True, **OPTIONS) as raw:
            suitable(raw.info.server_version, raw.info.parameter_status("server_encoding"))
            yield raw
    except psycopg.Error as error:
        raise Unusable(str(error).strip()) from error


def version(raw: psycopg.Connection[Any]) -> int:
    """The schema of a database, 0 if it has none."""
    if raw.execute("SELECT to_regclass(%s)", (LEDGER,)).fetchone() == (None,):
        return 0
    found = raw.execute(f"SELECT number FROM {LEDGER}").fetchone()
    return 0 if found is None else cast(int, found[0])


@contextmanager
def alone(raw: psycopg.Connection[Any]) -> Iterator[None]:
    """One transaction that changes the schema; who comes at the same time waits, and finds it changed."""
    with raw.transaction():
        raw.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATING,))
        yield


def apply(raw: psycopg.Connection[Any], number: int, step: Path) -> None:
    """Take the step to a schema."""
    raw.execute(step.read_bytes())
    raw.execute(f"CREATE TABLE IF NOT EXISTS {LEDGER} (number BIGINT NOT NULL)")
    raw.execute(f"DELETE FROM {LEDGER}")
    raw.execute(f"INSERT INTO {LEDGER} VALUES (%s)", (number,))


class ServerBulk(Bulk):
    """The rows of a server."""

    def __init__(self, raw: psycopg.Connection[Any]) -> None:
        self._raw = raw
        self.version = version(raw)
        self._raw.execute("SET CONSTRAINTS ALL DEFERRED")
        columns: dict[str, dict[str, str]] = {}
        for table, column, kind in raw.execute(
            "SELECT table_name, column_name, data_type FROM information_schema.columns "
            "WHERE table_schema = current_schema() AND table_name <> %s ORDER BY table_name, ordinal_position",
            (LEDGER,),
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
