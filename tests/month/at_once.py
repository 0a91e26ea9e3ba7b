"""Statements and thoughts that run at once, without threads: a month of them is cheaper so, and always the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.store.sqlite import Connection, Reader


class Circles(BaseException):
    """So many statements at one moment never end."""


class AtOnce:
    """Counts them."""

    left = 10**6
    """Statements until somebody should look why there are so many."""


async def run(self: Connection | Reader, sql: str, *values: Any) -> list[Any]:
    """Instead of the `run` of either connection."""
    AtOnce.left -= 1
    if AtOnce.left < 0:
        raise Circles(sql)
    return self._raw.execute(sql, values).fetchall()


async def aside(self: Connection, call: Callable[..., Any], *args: Any) -> Any:
    """Instead of Connection._aside."""
    return call(*args)


async def think(call: Callable[..., Any], *args: Any, **named: Any) -> Any:
    """Instead of asyncio.to_thread."""
    return call(*args, **named)


def install(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Connection, "run", run)
    patch.setattr(Connection, "_aside", aside)
    patch.setattr(Reader, "run", run)
    patch.setattr("asyncio.to_thread", think)
