"""Bulk: all rows of a database, read as they are at one moment, or written all at once; in a file, and on a server."""

from __future__ import annotations

import hashlib
import json
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from bot.store import migrations
from bot.store.place import Server, Unusable, Where

Record = Mapping[str, Any]
"""A row by its columns."""
Sums = dict[str, tuple[int, str]]
"""Of each table how many rows it has, and a hash of them that does not depend on their order."""
_BITS = 256


class InUse(Exception):
    """Somebody else has the database open, such as a bot that runs."""


class BadRow(Exception):
    """A row can't be written; `place` (from 0) is where it, or the first of those it was written with, came."""

    def __init__(self, place: int) -> None:
        super().__init__(f"row {place}")
        self.place = place


class Bulk(ABC):
    """An open transaction on a database. Leave `opened` without an exception to store what was written."""

    version: int
    """Its schema."""
    columns: Mapping[str, Mapping[str, str]]
    """The columns of each table, with their types."""

    @abstractmethod
    def rows(self, table: str) -> Iterator[Record]:
        """The rows of a table."""

    @abstractmethod
    def write(self, table: str, rows: Sequence[Record]) -> None:
        """Write rows that have the same columns. Raises BadRow."""

    @abstractmethod
    def settle(self) -> None:
        """Look whether each row has those that it belongs to, and number new ones after these. Raises BadRow."""

    def empty(self) -> bool:
        """Whether no table has a row."""
        return not any(True for table in self.columns for _ in self.rows(table))

    def sums(self) -> Sums:
        """What tells these rows from others."""
        found: Sums = {}
        for table in self.columns:
            count = total = 0
            for row in self.rows(table):
                plain = json.dumps(row, sort_keys=True, default=bytes.hex)
                total += int.from_bytes(hashlib.sha256(plain.encode()).digest())
                count += 1
            found[table] = (count, f"{total % (1 << _BITS):064x}")
        return found


class FileBulk(Bulk):
    """The rows of a file."""

    def __init__(self, raw: sqlite3.Connection) -> None:
        self._raw = raw
        self.version = raw.execute("PRAGMA user_version").fetchone()[0]
        tables = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid"
        self.columns = {
            name: {row[1]: row[2] for row in raw.execute(f'PRAGMA table_info("{name}")')}
            for (name,) in raw.execute(tables).fetchall()
        }

    def rows(self, table: str) -> Iterator[Record]:
        """The rows of a table; what whoever mended it left as a text among bytes is bytes again."""
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
        """Look whether each row has those that it belongs to. Raises BadRow."""
        if self._raw.execute("PRAGMA foreign_key_check").fetchone() is not None:
            raise BadRow(0)


@contextmanager
def opened(where: Where, *, sole: bool = False) -> Iterator[Bulk]:
    """A database that is there, in one transaction; `sole`: nobody else may have it open. Raises Unusable, InUse."""
    if isinstance(where, Server):
        with migrations.on_servers().opened(where, sole) as server:
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
            file.execute("PRAGMA locking_mode = EXCLUSIVE")  # refused while anybody else has it open
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


def quoted(name: str) -> str:
    """The name of a column, whatever it means elsewhere."""
    return f'"{name}"'


def insertion(table: str, row: Record, mark: str) -> str:
    """The statement that writes such a row, with `mark` for its values."""
    columns, marks = ", ".join(map(quoted, row)), ", ".join([mark] * len(row))
    return f'INSERT INTO "{table}" ({columns}) VALUES ({marks})'
