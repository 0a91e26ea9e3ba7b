"""Runs: private tables that exist only as what their person has answered, kept in memory while they are used."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

T = TypeVar("T")
MOST_KEPT = 100
"""Tables that are kept in memory; others are played again from their answers."""


class Runs(Generic[T]):
    """The tables by their rows: whose row is another one, be it of the same number and revision, has another table."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, T] = OrderedDict()

    def find(self, row: Hashable) -> T | None:
        """A table as it was written down, if it is in memory."""
        if row in self._kept:
            self._kept.move_to_end(row)
        return self._kept.get(row)

    def drop(self, row: Hashable) -> None:
        """Forget a table that somebody is about to change: whatever comes of that, it may not be what is written."""
        self._kept.pop(row, None)

    def put(self, row: Hashable, table: T) -> None:
        """Keep a table as it is written down by now."""
        self._kept[row] = table
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
