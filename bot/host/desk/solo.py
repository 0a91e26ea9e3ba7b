"""Solo: private tables, which exist only as a row of their person's: lessons, sandboxes, solo games against bots."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Generic, Protocol, TypeVar

from bot.host.context import Context
from bot.host.types.people import Person
from bot.store.engine.database import Sql
from engine.core.play.ask import Shortcut

MOST_KEPT = 100
"""Tables of a kind to keep in memory; others are played again from their answers."""


class Numbered(Protocol):
    """A row that counts its changes."""

    @property
    def rev(self) -> int:
        """How often it has changed."""

    def __hash__(self) -> int: ...


R = TypeVar("R", bound=Numbered)
T = TypeVar("T")
Write = Callable[[Sql, R, T], Awaitable[bool]]
"""Moves a row on from its revision to the new position. False: it has moved on already."""


class Solo(Generic[R, T]):
    """The private tables of one kind.

    `find` reads the row of a table if it is this user's, and `gone` is raised where there is none; `play` makes the
    table as it was stored. A different row, even with the same number and revision, has another table.
    """

    def __init__(
        self,
        context: Context,
        find: Callable[[Sql, int, int], Awaitable[R | None]],
        gone: type[Exception],
        play: Callable[[R], T],
    ) -> None:
        self._context = context
        self._find = find
        self._gone = gone
        self._play = play
        self._kept: OrderedDict[R, T] = OrderedDict()

    async def row(self, number: int, person: Person) -> R:
        """The row of a person's table."""
        row = await self._find(self._context.database.reads, number, person.user_id)
        if row is None:
            raise self._gone()
        return row

    async def at(self, row: R) -> T:
        """A table as it was stored."""
        if row in self._kept:
            self._kept.move_to_end(row)
            return self._kept[row]
        found = await asyncio.to_thread(self._play, row)
        self._keep(row, found)
        return found

    async def plan(
        self, number: int, person: Person, rev: int, plan: str, plans: Callable[[T], Mapping[str, Shortcut]]
    ) -> tuple[int, Sequence[str]]:
        """The revision and the keys to carry out a plan of that revision, by its digest; a stale one if it is gone."""
        found = plans(await self.at(await self.row(number, person))).get(plan)
        return (-1, ()) if found is None else (rev, found.keys)

    async def go(self, number: int, person: Person, rev: int, act: Callable[[T], T], write: Write[R, T]) -> R:
        """Do something to a table if it was meant for its present position, put it on disk, and return its new row.

        `act` may change the table that it gets; if it raises, nothing has happened.
        """
        row = await self.row(number, person)
        if row.rev != rev:
            return row
        table = await self.at(row)
        self._kept.pop(row, None)  # whatever happens, it may differ from what is stored
        now = await asyncio.to_thread(act, table)
        async with self._context.database.write() as sql:
            applied = await write(sql, row, now)
        row = await self.row(number, person)
        if applied and row.rev == rev + 1:
            self._keep(row, now)
        return row

    def _keep(self, row: R, table: T) -> None:
        self._kept[row] = table
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
