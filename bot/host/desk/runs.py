"""Runs: private tables that exist only as what their person has answered, kept in memory while they are used."""

from __future__ import annotations

from collections import OrderedDict
from typing import Generic, TypeVar

T = TypeVar("T")
MOST_KEPT = 100
"""Tables that are kept in memory; others are played again from their answers."""


class Runs(Generic[T]):
    """The tables by the number of their row and its revision."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[int, int], T] = OrderedDict()

    def find(self, number: int, rev: int) -> T | None:
        """A table as it was written down, if it is in memory."""
        if (number, rev) in self._kept:
            self._kept.move_to_end((number, rev))
        return self._kept.get((number, rev))

    def drop(self, number: int, rev: int) -> None:
        """Forget a table that somebody is about to change: whatever comes of that, it may not be what is written."""
        self._kept.pop((number, rev), None)

    def put(self, number: int, rev: int, table: T) -> None:
        """Keep a table as it is written down by now."""
        self._kept[number, rev] = table
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
