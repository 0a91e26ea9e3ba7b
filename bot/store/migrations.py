"""Bring a database file up to the schema of this version: forward only, each step in one transaction after a backup."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from itertools import count
from pathlib import Path

HERE = Path(__file__)
FOLDER = next(folder for folder in (HERE.parents[1] / "migrations", HERE.parents[2] / "migrations") if folder.is_dir())
"""In an installed package they lie inside of it, in a tree beside it."""


KEPT = 3
"""How many backups of earlier schemas there are."""


class NewerSchema(Exception):
    """The file was written by a later version: its schema is `found`, this version knows up to `known`."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(f"the database has schema {found}, this version knows up to {known}")
        self.found = found
        self.known = known


class Unusable(Exception):
    """The file can't be opened, or is no database."""


@dataclass(frozen=True, slots=True)
class Migrated:
    """What was done: the schema before and after, and the backup (None if nothing had to be done or saved)."""

    before: int
    after: int
    backup: Path | None


def steps(folder: Path = FOLDER) -> dict[int, Path]:
    """The migrations by number, which is the schema they lead to, in order."""
    return {int(path.name.split("_", 1)[0]): path for path in sorted(folder.glob("[0-9]*.sql"))}


def schema(database: Path) -> int:
    """The schema of a file, 0 if it does not exist or is empty. Raises Unusable."""
    if not database.exists():
        return 0
    with closing(_connect(f"{database.absolute().as_uri()}?mode=ro")) as connection:
        return _version(connection)


def migrate(database: Path, folder: Path = FOLDER) -> Migrated:
    """Apply what is missing. Raises NewerSchema, Unusable, or sqlite3.Error; then the file is as it was."""
    known = steps(folder)
    newest = max(known, default=0)
    with closing(_connect(database.absolute().as_uri())) as connection:
        before = _version(connection)
        if before > newest:
            raise NewerSchema(before, newest)
        if before == newest:
            return Migrated(before, before, None)
        backup = _back_up(connection, database, before) if before else None
        for number, path in known.items():
            if number > before:
                _apply(connection, number, path.read_text(encoding="utf-8"))
        return Migrated(before, newest, backup)


def make(database: Path, version: int, folder: Path = FOLDER) -> None:
    """Make a file with a schema of ours, the newest or an earlier one. Raises NewerSchema."""
    known = steps(folder)
    if version not in known:
        raise NewerSchema(version, max(known, default=0))
    with closing(_connect(database.absolute().as_uri())) as connection:
        for number, path in known.items():
            if number <= version:
                _apply(connection, number, path.read_text(encoding="utf-8"))


def _connect(uri: str) -> sqlite3.Connection:
    try:
        connection = sqlite3.connect(uri, uri=True, isolation_level=None)
        _version(connection)  # the file is not read before the first statement
    except sqlite3.Error as error:
        raise Unusable(str(error)) from error
    return connection


def _version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def _back_up(connection: sqlite3.Connection, database: Path, version: int) -> Path:
    # an earlier backup of this schema is kept: whoever restored an old file migrates once more
    names = (f"{database.name}.schema-{version}-{number}.backup" for number in count(1))
    target = next(path for name in names if not (path := database.with_name(name)).exists())
    with closing(sqlite3.connect(target)) as copy:
        connection.backup(copy)
    for old in sorted(database.parent.glob(f"{database.name}.schema-*.backup"), key=lambda path: path.stat().st_mtime)[
        :-KEPT
    ]:
        old.unlink()
    return target


def _apply(connection: sqlite3.Connection, number: int, sql: str) -> None:
    try:
        connection.executescript(f"BEGIN IMMEDIATE;\n{sql}\nPRAGMA user_version = {number};\nCOMMIT;")
    except BaseException:
        if connection.in_transaction:
            connection.rollback()
        raise
