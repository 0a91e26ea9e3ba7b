"""A whole database as text, one line of JSON a row, so that people can read, compare and move it.

The first line says what the file is and which schema it has; each other line is `[table, {column: value}]`, where bytes
are `{"b64": ...}`. It is read into a new file of that schema, which is then migrated, so that old files stay valid; for
a server, too, such a file is made first, since servers know no earlier schemas.
"""

from __future__ import annotations

import base64
import binascii
import json
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from itertools import groupby, islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bot.store.engine.place import Server, Unusable, Where
from bot.store.whole import bulk, migrations, unreleased
from bot.store.whole.rows import BadRow, Bulk, Record, Sums

FORMAT = "roundhouse-database 2"
UNRELEASED = "roundhouse-database 1"
"""What versions before the first release wrote: their schemas have other numbers."""
MOST_IN_A_LINE = 1 << 24
AT_ONCE = 200
"""Rows written at once."""


class BadDump(Exception):
    """The text is no such file; `line` is the first that can't be read."""

    def __init__(self, line: int) -> None:
        super().__init__(f"line {line}")
        self.line = line


class NotEmpty(Exception):
    """A database is there already."""


class Differs(Exception):
    """What was written does not read like its source; the write was rolled back."""


def write(where: Where) -> Iterator[str]:
    """The lines of a database as it stands at one moment, even while the bot runs. Raises Unusable or InUse."""
    with bulk.opened(where) as source:
        yield from lines(source)


def lines(source: Bulk) -> Iterator[str]:
    """The lines of an open database."""
    yield json.dumps({"format": FORMAT, "schema": source.version}) + "\n"
    for table in source.columns:
        for row in source.rows(table):
            values = {name: _plain(value) for name, value in row.items()}
            yield json.dumps([table, values], ensure_ascii=False) + "\n"


def read(where: Where, text: Iterable[str], sums: Sums | None = None) -> int:
    """Make a database of such lines and return its number of rows; afterwards all of it is there, or nothing.

    `sums` are those it should have. Raises NotEmpty if there is something, BadDump, NewerSchema, Unusable, InUse or
    Differs.
    """
    if isinstance(where, Server):
        return _read_to_server(where, text, sums)
    if where.exists():
        raise NotEmpty(str(where))
    made = where.with_name(f"{where.name}.importing")
    try:
        _clear(made)
        rows = _make(made, *_begun(text), sums)
        made.replace(where)
    finally:
        _clear(made)
    return rows


def move(source: Where, target: Where) -> Sums:
    """Copy a whole database elsewhere while nobody else has it open. The original stays, too.

    Raises what `read` raises, and InUse for the source as well.
    """
    with bulk.opened(source, sole=True) as old:
        sums = old.sums()
        read(target, lines(old), sums)
    return sums


def _read_to_server(server: Server, text: Iterable[str], sums: Sums | None) -> int:
    with bulk.opened(server, sole=True) as found:
        if not found.empty():
            raise NotEmpty(str(server))
    migrations.migrate(server)
    with TemporaryDirectory() as folder, bulk.opened(server, sole=True) as target:
        if not target.empty():
            raise NotEmpty(str(server))
        version, rest = _begun(text)
        if version == target.version:
            rows = _fill(target, rest)
        else:
            made = Path(folder) / "earlier.sqlite3"
            rows = _make(made, version, rest, None)
            with bulk.opened(made) as source:
                _fill(target, _begun(lines(source))[1])
        _compare(target, sums)
    return rows


def _make(made: Path, version: int, rest: Iterator[str], sums: Sums | None) -> int:
    """Make a file of a schema and bring it up to date."""
    try:
        migrations.make(made, version)
        with bulk.opened(made, sole=True) as target:
            rows = _fill(target, rest)
            _compare(target, sums)
        migrations.migrate(made)
        with closing(sqlite3.connect(made)) as file:
            file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.Error as error:
        raise Unusable(str(error)) from error
    return rows


def _compare(target: Bulk, sums: Sums | None) -> None:
    """Raises Differs."""
    if sums is not None and (found := target.sums()) != sums:
        raise Differs(", ".join(sorted(name for name in sums if found.get(name) != sums[name])))


def _begun(text: Iterable[str]) -> tuple[int, Iterator[str]]:
    """The schema of a text, and the rest of its lines. Raises BadDump, or Unusable."""
    rest = iter(text)
    head = _load(next(rest, ""), 1)
    if not isinstance(head, dict) or type(version := head.get("schema")) is not int:
        raise BadDump(1)
    if head.get("format") == UNRELEASED:
        return unreleased.taken(version), rest
    if head.get("format") != FORMAT:
        raise BadDump(1)
    return version, rest


def is_ours(first: str) -> bool:
    """Whether a text begins like those that are written here."""
    return FORMAT in first or UNRELEASED in first


def _fill(target: Bulk, rest: Iterator[str]) -> int:
    """Write the rows of a text after its first line, and return their number. Raises BadDump."""
    last, found = 1, ((number, *_row(target, line, number)) for number, line in enumerate(rest, 2))
    for (table, *_), rows in groupby(found, key=lambda one: (one[1], *one[2])):
        while alike := [*islice(rows, AT_ONCE)]:
            _write(target, table, alike)
            last = alike[-1][0]
    try:
        target.settle()
    except BadRow:
        raise BadDump(last) from None
    return last - 1


def _write(target: Bulk, table: str, alike: Sequence[tuple[int, str, Record]]) -> None:
    try:
        target.write(table, [row for *_, row in alike])
    except BadRow as error:
        raise BadDump(alike[error.place][0]) from None


def _row(target: Bulk, line: str, number: int) -> tuple[str, Record]:
    found = _load(line, number)
    try:
        table, values = found
        if not values or not values.keys() <= target.columns[table].keys():
            raise BadDump(number)
        return table, {name: _value(value) for name, value in values.items()}
    except (ValueError, TypeError, KeyError, AttributeError, binascii.Error):
        raise BadDump(number) from None


def _load(line: str, number: int) -> Any:
    try:
        if len(line) > MOST_IN_A_LINE:
            raise ValueError(len(line))
        return json.loads(line)
    except (ValueError, RecursionError):
        raise BadDump(number) from None


def _plain(value: Any) -> Any:
    return {"b64": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


def _value(plain: Any) -> Any:
    if isinstance(plain, dict):
        (text,) = (plain["b64"],)
        return base64.b64decode(text, validate=True)
    if isinstance(plain, list | bool):
        raise TypeError(plain)
    return plain


def _clear(made: Path) -> None:
    for left in made.parent.glob(f"{made.name}*"):
        left.unlink()
