"""Opening: a game is begun in the first second after the start of the bot; when are its message and picture there?"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from bot.ui.parts.ids import Press, button
from tests.load.crowd import FIRST_USER
from tests.load.server import Server

TABLE = 900_000
"""Where nobody plays yet."""
LONGEST = 120.0
"""Seconds after which nobody waits any more."""
BURN = "while True: pass"


@dataclass(frozen=True, slots=True)
class Opening:
    """Seconds from the click that begins a game to its message, and to its picture; None: it did not come."""

    message: float | None
    picture: float | None

    def __str__(self) -> str:
        if self.message is None:
            return f"no message within {LONGEST:.0f} s"
        if self.picture is None:
            return f"message after {self.message:.2f} s, no picture within {LONGEST:.0f} s"
        how = "with its picture" if self.picture == self.message else f"its picture after {self.picture:.2f} s"
        return f"message after {self.message:.2f} s, {how}"


@asynccontextmanager
async def burning(count: int) -> AsyncIterator[None]:
    """So many cores have something else to do."""
    burners = [await asyncio.create_subprocess_exec(sys.executable, "-c", BURN) for _ in range(count)]
    try:
        yield
    finally:
        for burner in burners:
            burner.kill()
            await burner.wait()


async def begin(server: Server, game: str, table: int = TABLE) -> Opening:
    """Open a lobby and begin the game at once, against a practice opponent."""
    await server.type(table, FIRST_USER, "game", "new", game=game, opponents="easy")
    lobby = await _message(server, table, Press.START)
    if lobby is None:
        return Opening(None, None)
    began = time.perf_counter()
    button = next(custom for custom in _buttons(lobby) if _verb(custom) is Press.START)
    pressed = asyncio.create_task(server.click(table, FIRST_USER, button, lobby))
    shown = await _message(server, table, Press.TAKE)
    await pressed
    if shown is None:
        return Opening(None, None)
    until = began + LONGEST
    while server.seen[shown["id"]][1] is None and time.perf_counter() < until:  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    posted, pictured = server.seen[shown["id"]]
    return Opening(posted - began, None if pictured is None else pictured - began)


async def _message(server: Server, table: int, verb: Press) -> dict[str, Any] | None:
    """The newest message of a channel, once it has such a button."""
    until = time.perf_counter() + LONGEST
    while time.perf_counter() < until:
        _, newest = server.boards.get(table, (0.0, {"components": []}))
        if any(_verb(custom) is verb for custom in _buttons(newest)):
            return newest
        await asyncio.sleep(0.005)
    return None


def _buttons(message: dict[str, Any]) -> list[str]:
    found: list[str] = []
    parts = list(message["components"])
    while parts:
        part = parts.pop()
        parts += part.get("components", [])
        found += [part["custom_id"]] if "custom_id" in part else []
    return found


def _verb(custom: str) -> Press | None:
    to = button(custom)
    return to.verb if to is not None and isinstance(to.verb, Press) else None
