"""Bulk: the rows of a database in one transaction, wherever it is: in a file, or on a server."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

from bot.store.engine.place import Server, Unusable, Where, with_driver
from bot.store.whole.migrations import version
from bot.store.whole.rows import BadRow, Bulk, InUse, Record, insertion, quoted


class FileBulk(Bulk):
    """The rows of a file."""

    def __init__(self, raw: sqlite3.Connection) -> None:
        self._raw = raw
        self.version = version(raw)
        tables = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid"
        self.columns = {
            name: {row[1]: row[2] for row in raw.execute(f'PRAGMA table_info("{name}")')}
            for (name,) in raw.execute(tables).fetchall()
        }

    def rows(self, table: str) -> Iterator[Record]:
        """The rows of a table; a text that a repair by hand left in a column of bytes is bytes again."""
        names, blobs = list(self.columns[table]), [n for n, kind in self.columns[table].items() if kind == "BLOB"]
        for values in self._raw.execute(f'SELECT {", ".join(map(quoted, names))} FROM "{table}"'):
            row = dict(zip(names, values, strict=True))
            for name in blobs:
                if isinstance(row[name], str):
                    row[name] = row[name].encode()
            yield row

    def write(self, table: str, rows: Sequence[Record]) -> None:
        """Write rows that have the same columns. Raises BadRow."""
        sql = insertion(table, rows[0], "?")
        for place, row in enumerate(rows):
            try:
                self._raw.execute(sql, list(row.values()))
            except (sqlite3.Error, OverflowError, ValueError) as error:
                raise BadRow(place) from error

    def settle(self) -> None:
        """Check that each row's references exist. Raises BadRow."""
        if self._raw.execute("PRAGMA foreign_key_check").fetchone() is not None:
            raise BadRow(0)


@contextmanager
def opened(where: Where, *, sole: bool = False) -> Iterator[Bulk]:
    """An existing database, in one transaction; `sole`: nobody else may have it open. Raises Unusable, InUse."""
    if isinstance(where, Server):
        with with_driver():
            from bot.store.whole import serverbulk  # noqa: PLC0415  its driver need not be installed
        with serverbulk.opened(where, sole) as server:
            yield server
        return
    try:
        with closing(_file(where, sole)) as file:
            yield FileBulk(file)
            if file.in_transaction:
                file.execute("COMMIT")
    except sqlite3.Error as error:
        raise Unusable(str(error)) from error


def _file(path: Path, sole: bool) -> sqlite3.Connection:
    mode = "rw" if sole else "ro"
    file = sqlite3.connect(f"{path.absolute().as_uri()}?mode={mode}", uri=True, isolation_level=None, timeout=0)
    try:
        if sole:
            file.execute("PRAGMA locking_mode = EXCLUSIVE")  # refused while anyone else has it open
        file.execute("BEGIN IMMEDIATE" if sole else "BEGIN")
    except sqlite3.OperationalError as error:
        file.close()
        if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
            raise InUse(str(path)) from error
        raise
    except BaseException:
        file.close()
        raise
    return file
