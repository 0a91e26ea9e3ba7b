"""Servers: the schema of a PostgreSQL database, as `migrations` finds and changes it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import psycopg

from bot.store.engine.server import connected as connected
from bot.store.whole import unreleased

LEDGER = "schema_version"
"""The table that says which schema the others have."""
UNRELEASED = "schema_number"
"""What it was called before the first release."""
MIGRATING = 0x4D696772
"""Key of the advisory lock for changing the schema ("Migr")."""


def version(raw: psycopg.Connection[Any]) -> int:
    """The schema of a database, 0 if it has none. Raises Unusable."""
    if marked(raw):
        return _number(raw, LEDGER)
    return unreleased.taken(number) if _has(raw, UNRELEASED) and (number := _number(raw, UNRELEASED)) else 0


def marked(raw: psycopg.Connection[Any]) -> bool:
    """Whether a release has made it, or taken it over."""
    return _has(raw, LEDGER)


def mark(raw: psycopg.Connection[Any], number: int) -> None:
    """Take over what was made before the first release, as it is, with this number."""
    raw.execute(f"ALTER TABLE {UNRELEASED} RENAME TO {LEDGER}")
    raw.execute(f"UPDATE {LEDGER} SET number = %s", (number,))


def _has(raw: psycopg.Connection[Any], table: str) -> bool:
    return raw.execute("SELECT to_regclass(%s)", (table,)).fetchone() != (None,)


def _number(raw: psycopg.Connection[Any], ledger: str) -> int:
    found = raw.execute(f"SELECT number FROM {ledger}").fetchone()
    return 0 if found is None else cast(int, found[0])


@contextmanager
def alone(raw: psycopg.Connection[Any]) -> Iterator[None]:
    """One transaction that changes the schema; another process that comes meanwhile waits, and finds it changed."""
    with raw.transaction():
        raw.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATING,))
        yield


def apply(raw: psycopg.Connection[Any], number: int, step: Path) -> None:
    """Take the step to a schema."""
    raw.execute(step.read_bytes())
    raw.execute(f"CREATE TABLE IF NOT EXISTS {LEDGER} (number BIGINT NOT NULL)")
    raw.execute(f"DELETE FROM {LEDGER}")
    raw.execute(f"INSERT INTO {LEDGER} VALUES (%s)", (number,))
