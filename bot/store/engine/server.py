"""Server: what every connection to a PostgreSQL database needs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import psycopg

from bot.store.engine.place import Server, Unusable

OLDEST = 140_000
"""The oldest supported version: 14."""
OPTIONS: dict[str, Any] = {
    "application_name": "roundhouse", "client_encoding": "utf8", "connect_timeout": 5,
    "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3,
}  # fmt: skip
IN_USE = 0x526F756E
"""Key of the advisory lock that every open database shares ("Roun"); moving a database needs it alone."""


def suitable(version: int, encoding: str | None) -> None:
    """Raises Unusable if a server is too old, or its database can't hold every letter."""
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
