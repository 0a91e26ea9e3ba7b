"""Where a database is: in a file (SQLite), or on a server (PostgreSQL)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path


class Unusable(Exception):
    """The database can't be opened, or is not a database."""


NO_DRIVER = "PostgreSQL needs a package more: pip install 'roundhouse[postgresql]'"
PG_DUMP = "a server is backed up by its own program: pg_dump --format=custom --file=FILE ADDRESS, back by pg_restore"
SCHEMES = ("postgresql://", "postgres://")


@dataclass(frozen=True, slots=True)
class Server:
    """A PostgreSQL database. As text it has neither the user nor the password from its address."""

    url: str = field(repr=False)

    def __str__(self) -> str:
        address = self.url.partition("://")[2].partition("?")[0]
        return SCHEMES[0] + address.rpartition("@")[2]


Where = Path | Server


def where(text: str) -> Where:
    """The place that a setting names: `postgresql://user:password@host/name`, or a file."""
    return Server(text) if text.startswith(SCHEMES) else Path(text)


@contextmanager
def with_driver() -> Iterator[None]:
    """Around the import of a module that speaks with servers, whose driver may be missing. Raises Unusable."""
    try:
        yield
    except ImportError as error:
        raise Unusable(NO_DRIVER) from error
