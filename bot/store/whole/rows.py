"""Rows: a whole database, read as it is at one moment, or written all at once."""

from __future__ import annotations

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

Record = Mapping[str, Any]
"""A row by its columns."""
Sums = dict[str, tuple[int, str]]
"""Each table's number of rows, and a hash of them that does not depend on their order."""
_BITS = 256


class InUse(Exception):
    """Somebody else has the database open, such as a running bot."""


class BadRow(Exception):
    """A row can't be written; `place` (from 0) is its position, or that of the first row written with it."""

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
        """Check that each row's references exist, and number new ones after these. Raises BadRow."""

    def empty(self) -> bool:
        """Whether no table has a row."""
        return not any(True for table in self.columns for _ in self.rows(table))

    def sums(self) -> Sums:
        """What distinguishes these rows from others."""
        found: Sums = {}
        for table in self.columns:
            count = total = 0
            for row in self.rows(table):
                plain = json.dumps(row, sort_keys=True, default=bytes.hex)
                total += int.from_bytes(hashlib.sha256(plain.encode()).digest())
                count += 1
            found[table] = (count, f"{total % (1 << _BITS):064x}")
        return found


def quoted(name: str) -> str:
    """The quoted name of a column, whatever it means elsewhere."""
    return f'"{name}"'


def insertion(table: str, row: Record, mark: str) -> str:
    """The statement that writes such a row, with `mark` for its values."""
    columns, marks = ", ".join(map(quoted, row)), ", ".join([mark] * len(row))
    return f'INSERT INTO "{table}" ({columns}) VALUES ({marks})'
