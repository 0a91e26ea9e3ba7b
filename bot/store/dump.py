"""A whole database as text: one line of JSON a row, so that it can be read, compared and moved.

The first line says what the file is and which schema it has; each other is `[table, {column: value}]`, where bytes are
`{"b64": ...}`. It is read back into a new file of that schema, which is then migrated, so that old files stay good.
"""

from __future__ import annotations

import base64
import binascii
import json
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from bot.store import migrations
from bot.store.place import Server, Where

FORMAT = "roundhouse-database 1"
MOST_IN_A_LINE = 1 << 24
_TABLES = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid"


class BadDump(Exception):
    """The text is no such file; `line` is the first that can't be read."""

    def __init__(self, line: int) -> None:
        super().__init__(f"line {line}")
        self.line = line


class NotEmpty(Exception):
    """A database is there already."""


def write(database: Where) -> Iterator[str]:
    """The lines of a database as it stands at one moment, also while the bot runs. Raises Unusable."""
    if isinstance(database, Server):
        raise migrations.Unusable("only a file can be written as text")
    version = migrations.schema(database)
    try:
        yield json.dumps({"format": FORMAT, "schema": version}) + "\n"
        yield from _rows(database)
    except sqlite3.Error as error:
        raise migrations.Unusable(str(error)) from error


def _rows(database: Path) -> Iterator[str]:
    with closing(sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)) as file:
        file.execute("BEGIN")
        for (table,) in file.execute(_TABLES).fetchall():
            found = file.execute(f'SELECT * FROM "{table}"')
            names = [column[0] for column in found.description]
            for row in found:
                values = {name: _plain(value) for name, value in zip(names, row, strict=True)}
                yield json.dumps([table, values], ensure_ascii=False) + "\n"


def read(database: Where, lines: Iterable[str]) -> int:
    """Make a database of such lines and return how many rows it has; all of it is there afterwards, or nothing.

    Raises NotEmpty if the file is there, BadDump, NewerSchema, or Unusable.
    """
    if isinstance(database, Server):
        raise migrations.Unusable("only a file can be made of a text")
    if database.exists():
        raise NotEmpty(str(database))
    made = database.with_name(f"{database.name}.importing")
    try:
        made.unlink(missing_ok=True)
        rows = _fill(made, iter(lines))
        migrations.migrate(made)
        with closing(sqlite3.connect(made)) as file:
            file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        made.replace(database)
    except sqlite3.Error as error:
        raise migrations.Unusable(str(error)) from error
    finally:
        for left in made.parent.glob(f"{made.name}*"):
            left.unlink()
    return rows


def _fill(made: Path, lines: Iterator[str]) -> int:
    head = _load(next(lines, ""), 1)
    if not isinstance(head, dict) or head.get("format") != FORMAT or type(schema := head.get("schema")) is not int:
        raise BadDump(1)
    migrations.make(made, schema)
    count = 1
    with closing(sqlite3.connect(made, isolation_level=None)) as file:
        known = {table: _columns(file, table) for (table,) in file.execute(_TABLES).fetchall()}
        file.execute("BEGIN")
        for count, line in enumerate(lines, 2):
            _insert(file, known, line, count)
        if file.execute("PRAGMA foreign_key_check").fetchone() is not None:
            raise BadDump(count)
        file.execute("COMMIT")
    return count - 1


def _insert(file: sqlite3.Connection, known: dict[str, set[str]], line: str, number: int) -> None:
    row = _load(line, number)
    try:
        table, values = row
        if not values or not values.keys() <= known[table]:
            raise BadDump(number)
        columns, marks = ", ".join(f'"{name}"' for name in values), ", ".join("?" * len(values))
        file.execute(f'INSERT INTO "{table}" ({columns}) VALUES ({marks})', [_value(v) for v in values.values()])
    except (ValueError, TypeError, KeyError, AttributeError, OverflowError, binascii.Error, sqlite3.Error):
        raise BadDump(number) from None


def _load(line: str, number: int) -> Any:
    try:
        if len(line) > MOST_IN_A_LINE:
            raise ValueError(len(line))
        return json.loads(line)
    except (ValueError, RecursionError):
        raise BadDump(number) from None


def _columns(file: sqlite3.Connection, table: str) -> set[str]:
    return {row[1] for row in file.execute(f'PRAGMA table_info("{table}")')}


def _plain(value: Any) -> Any:
    return {"b64": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


def _value(plain: Any) -> Any:
    if isinstance(plain, dict):
        (text,) = (plain["b64"],)
        return base64.b64decode(text, validate=True)
    if isinstance(plain, list | bool):
        raise TypeError(plain)
    return plain
