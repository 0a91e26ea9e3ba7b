"""Bring a database up to the schema of this version: forward only, each step in one transaction.

A file is backed up first. On a server all steps are one transaction, and two processes that begin at once take them
once. `unreleased` says what happens to databases of versions before the first release.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from types import ModuleType

from bot.store.engine.place import Server, Where, with_driver
from bot.store.engine.place import Unusable as Unusable
from bot.store.whole import unreleased

HERE = Path(__file__)
FOLDER = next(folder for folder in (HERE.parents[2] / "migrations", HERE.parents[3] / "migrations") if folder.is_dir())
"""In an installed package they are inside it, in a checkout beside it."""
SERVERS = "postgresql"
"""Its folder for servers."""


KEPT = 3
"""The number of backups of earlier schemas to keep."""


class NewerSchema(Exception):
    """A later version wrote the file: its schema is `found`, this version knows up to `known`."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(f"the database has schema {found}, this version knows up to {known}")
        self.found = found
        self.known = known


@dataclass(frozen=True, slots=True)
class Migrated:
    """What was done: the schema before and after, and the backup (None if nothing had to be done or saved)."""

    before: int
    after: int
    backup: Path | None


def steps(folder: Path | None = None) -> dict[int, Path]:
    """The migrations by number, which is the schema they lead to, in order."""
    return {int(path.name.split("_", 1)[0]): path for path in sorted((folder or FOLDER).glob("[0-9]*.sql"))}


def schema(where: Where) -> int:
    """The schema of a database, 0 if it does not exist or is empty. Raises Unusable."""
    if isinstance(where, Server):
        servers = on_servers()
        with servers.connected(where) as raw:
            return int(servers.version(raw))
    if not where.exists():
        return 0
    # a reader leaves the files of a WAL behind
    with closing(_connect(f"{where.absolute().as_uri()}?mode=rw")) as connection:
        return version(connection)


def release(server: Server) -> int:
    """The PostgreSQL version, such as 17. Raises Unusable."""
    with on_servers().connected(server) as raw:
        return int(raw.info.server_version) // 10_000


def migrate(where: Where, folder: Path | None = None) -> Migrated:
    """Apply what is missing. Raises NewerSchema, Unusable, or sqlite3.Error; then the database is as it was."""
    if isinstance(where, Server):
        return _migrate_server(where, steps((folder or FOLDER) / SERVERS))
    known = steps(folder)
    newest = max(known, default=0)
    with closing(_connect(where.absolute().as_uri())) as connection:
        before = version(connection)
        due = _due(before, newest)
        _require_writable(connection, before)
        if before and not _marked(connection):
            _take_over(connection, before)
        if not due:
            return Migrated(before, before, None)
        backup = _back_up(connection, where, before) if before else None
        for number, path in known.items():
            if number > before:
                _apply(connection, number, path.read_text(encoding="utf-8"))
        return Migrated(before, newest, backup)


def _due(before: int, newest: int) -> bool:
    """Whether there is anything to do. Raises NewerSchema."""
    if before > newest:
        raise NewerSchema(before, newest)
    return before < newest


def _migrate_server(server: Server, known: dict[int, Path]) -> Migrated:
    newest = max(known)
    servers = on_servers()
    with servers.connected(server) as raw, servers.alone(raw):
        before = servers.version(raw)
        if before and not servers.marked(raw):
            servers.mark(raw, before)
        if _due(before, newest):
            for number, path in known.items():
                if number > before:
                    servers.apply(raw, number, path)
    return Migrated(before, newest, None)


def on_servers() -> ModuleType:
    """The module that speaks with servers; its driver may be missing. Raises Unusable."""
    with with_driver():
        from bot.store.whole import servers  # noqa: PLC0415
    return servers


def make(database: Path, number: int) -> None:
    """Make a file with a schema of ours, the newest or an earlier one. Raises NewerSchema."""
    known = steps()
    if number not in known:
        raise NewerSchema(number, max(known, default=0))
    with closing(_connect(database.absolute().as_uri())) as connection:
        for step, path in known.items():
            if step <= number:
                _apply(connection, step, path.read_text(encoding="utf-8"))


def _connect(uri: str) -> sqlite3.Connection:
    try:
        connection = sqlite3.connect(uri, uri=True, isolation_level=None)
        connection.execute("PRAGMA user_version")  # the file is not read before the first statement
    except sqlite3.Error as error:
        raise Unusable(str(error)) from error
    return connection


def _require_writable(connection: sqlite3.Connection, version: int) -> None:
    """Raises Unusable if nothing may be written; a full disk and somebody else's lock pass."""
    try:
        # if the file is read-only, BEGIN IMMEDIATE alone succeeds, for reading
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(f"PRAGMA user_version = {version}")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_READONLY:
            raise Unusable(str(error)) from error
    finally:
        connection.rollback()


def version(connection: sqlite3.Connection) -> int:
    """The schema of a file, 0 if it has none. Raises Unusable."""
    number = int(connection.execute("PRAGMA user_version").fetchone()[0])
    return number if not number or _marked(connection) else unreleased.taken(number)


def _marked(connection: sqlite3.Connection) -> bool:
    found: int = connection.execute("PRAGMA application_id").fetchone()[0]
    return found == unreleased.MARK


def _take_over(connection: sqlite3.Connection, number: int) -> None:
    """Mark what was made before the first release, unless somebody else has just done so."""
    connection.execute("BEGIN IMMEDIATE")
    if not _marked(connection):
        for statement in _header(number):
            connection.execute(statement)
    connection.execute("COMMIT")


def _header(number: int) -> tuple[str, str]:
    return f"PRAGMA application_id = {unreleased.MARK};", f"PRAGMA user_version = {number};"


def _back_up(connection: sqlite3.Connection, database: Path, version: int) -> Path:
    # keep an earlier backup of this schema: after an old file is restored, it is migrated once more
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
        connection.executescript(f"BEGIN IMMEDIATE;\n{sql}\n{' '.join(_header(number))}\nCOMMIT;")
    except BaseException:
        if connection.in_transaction:
            connection.rollback()
        raise
