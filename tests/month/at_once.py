"""Statements and thoughts that run at once, without threads: a month of them is cheaper so, and always the same."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Generator, Iterable
from typing import Any

import pytest

from bot.store.sqlite import Connection, Reader


class Circles(BaseException):
    """So many statements at one moment never end."""


class AtOnce:
    """What the store needs of a connection of aiosqlite."""

    left = 10**6
    """Statements until somebody should look why there are so many."""

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
    return self._raw.execute(sql, values).fetchall()


async def think(call: Callable[..., Any], *args: Any, **named: Any) -> Any:
    """Instead of asyncio.to_thread."""
    return call(*args, **named)


def install(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Connection, "run", run)
    patch.setattr("aiosqlite.Connection", AtOnce)
    patch.setattr(Reader, "run", run)
    patch.setattr("asyncio.to_thread", think)
