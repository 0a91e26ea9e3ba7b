"""Checkup: whether every running game of a database opens with the present code."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from bot.host.match.matches import load
from bot.store import games, outbox
from bot.store.database import Database
from engine.core.errors import RoundhouseError


@dataclass(frozen=True, slots=True)
class Opened:
    """A running game: whether it opens (`error` is None), and whether its running turn starts anew."""

    game_id: int
    game: str
    error: str | None = None
    redone: bool = False


@dataclass(frozen=True, slots=True)
class Stuck:
    """A post that could not be delivered, or not yet."""

    post_id: int
    game_id: int
    kind: str
    tries: int
    reason: str | None
    """Why it was given up; None if it is still tried."""


async def open_all(path: Path) -> list[Opened]:
    """Open every running game and change nothing. The schema of the file is that of this version."""
    database = await Database.open(path)
    try:
        return [await _open(database, row.game_id, row.game) for row in await games.running(database.reads)]
    finally:
        await database.close()


async def _open(database: Database, game_id: int, game: str) -> Opened:
    try:
        live = await load(database.reads, game_id)
    except RoundhouseError as error:
        return Opened(game_id, game, error=str(error))
    return Opened(game_id, game, redone=live.match.redone)


async def stuck(path: Path) -> list[Stuck]:
    """Posts that were given up (the newest), and those that failed at least once and are still tried."""
    database = await Database.open(path)
    try:
        rows = [*await outbox.waiting(database.reads), *await outbox.dead(database.reads)]
    finally:
        await database.close()
    return [Stuck(row.post_id, row.game_id, row.kind, row.tries, row.reason) for row in rows]
