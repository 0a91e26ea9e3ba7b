"""Statements and thoughts that run at once, without threads: a month of them is cheaper so, and always the same."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from bot.store.sqlite import Reader


class Circles(BaseException):
    """So many statements at one moment never end."""


class AtOnce:
    """What the store needs of a connection of aiosqlite."""

    left = 10**6
    """Statements until somebody should look why there are so many."""

    def __init__(self, raw: sqlite3.Connection) -> None:
        self.raw = raw

    async def execute_fetchall(self, sql: str, values: Iterable[Any]) -> list[Any]:
        return run(self.raw, sql, values)

    async def rollback(self) -> None:
        self.raw.rollback()

    async def close(self) -> None:
        self.raw.close()


def run(raw: sqlite3.Connection, sql: str, values: Iterable[Any]) -> list[Any]:
    AtOnce.left -= 1
    if AtOnce.left < 0:
        raise Circles(sql)
    return raw.execute(sql, tuple(values)).fetchall()


async def read(self: Reader, sql: str, *values: Any) -> list[Any]:
    """Instead of Reader.run."""
    return run(self._raw, sql, values)


async def connect(path: Path, isolation_level: None) -> AtOnce:
    """Instead of aiosqlite.connect."""
    return AtOnce(sqlite3.connect(path, isolation_level=isolation_level))


async def think(call: Callable[..., Any], *args: Any, **named: Any) -> Any:
    """Instead of asyncio.to_thread."""
    return call(*args, **named)


def install(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("aiosqlite.connect", connect)
    patch.setattr(Reader, "run", read)
    patch.setattr("asyncio.to_thread", think)
