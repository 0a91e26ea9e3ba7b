"""Statements and thoughts that run at once, without threads, on an event loop that has the time of the month.

A month is cheaper so, and always the same: nothing in it waits for, or is overtaken by, the time outside.
"""

from __future__ import annotations

import asyncio
import selectors
import sqlite3
from collections.abc import Callable, Generator, Iterable
from typing import Any

import pytest

from bot.store.engine.sqlite import Connection, Reader


class Standstill(AssertionError):
    """Nothing goes on but time, which does not pass while the bot is at work."""


class Impatient(selectors.DefaultSelector):
    """Waits for threads, if there are any, and never for time."""

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """See selectors.BaseSelector.select."""
        if timeout is not None and timeout > 0:
            raise Standstill
        return super().select(timeout)


class Loop(asyncio.SelectorEventLoop):
    """Its time is `now`, in seconds: what is to happen after a while happens when the month has come so far."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        super().__init__(Impatient())

    def time(self) -> float:
        """See asyncio.AbstractEventLoop.time."""
        return self._now()


class Circles(BaseException):
    """So many statements at one moment never end."""


class AtOnce:
    """What the store needs of a connection of aiosqlite."""

    left = 10**6
    """Statements until somebody should look why there are so many."""
    heard: Callable[[str, tuple[Any, ...]], None] = staticmethod(lambda sql, values: None)
    """Who is told of each statement."""

    def __init__(self, connector: Callable[[], sqlite3.Connection], iter_chunk_size: int) -> None:
        self._raw = connector()

    def __await__(self) -> Generator[Any, None, AtOnce]:
        yield from ()
        return self

    async def execute_fetchall(self, sql: str, values: Iterable[Any]) -> list[Any]:
        return self._raw.execute(sql, tuple(values)).fetchall()

    async def rollback(self) -> None:
        self._raw.rollback()

    async def close(self) -> None:
        self._raw.close()


async def run(self: Connection | Reader, sql: str, *values: Any) -> list[Any]:
    """Instead of the `run` of either connection."""
    AtOnce.left -= 1
    if AtOnce.left < 0:
        raise Circles(sql)
    AtOnce.heard(sql, values)
    return self._raw.execute(sql, values).fetchall()


async def think(call: Callable[..., Any], *args: Any, **named: Any) -> Any:
    """Instead of asyncio.to_thread."""
    return call(*args, **named)


def install(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Connection, "run", run)
    patch.setattr("aiosqlite.Connection", AtOnce)
    patch.setattr(Reader, "run", run)
    patch.setattr("asyncio.to_thread", think)
