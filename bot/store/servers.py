"""Servers: what is done to a database of PostgreSQL as a whole, by whoever runs the bot."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import psycopg

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
