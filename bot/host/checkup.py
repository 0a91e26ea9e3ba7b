"""Checkup: whether every running game of a database opens with the present code, and packed logs read as before."""

from __future__ import annotations

from dataclasses import dataclass

from bot.host.match.matches import load
from bot.store.engine import opening
from bot.store.engine.database import Database
from bot.store.engine.place import Where
from bot.store.tables import alive, counts, games, outbox, packed
from engine.core.play.errors import RoundhouseError

LATELY = 1200.0
"""If a bot was noted alive within this many seconds, one is running: a bot notes it every ten minutes."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A running game: whether it opens (`error` is None), and whether its running turn starts over."""

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
    """Why the bot gave it up; None if it still tries."""


async def open_all(where: Where) -> list[Opened]:
    """Open every running game and change nothing. The schema of the database is that of this version."""
    database = await opening.connect(where)
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


@dataclass(frozen=True, slots=True)
class Packed:
    """A game whose log is packed: whether it reads as it did before."""

    game_id: int
    fine: bool


async def read_all(where: Where) -> list[Packed]:
    """Read every packed log and change nothing. The schema of the database is that of this version."""
    database = await opening.connect(where)
    try:
        return [await _read(database, game_id) for game_id in await packed.games(database.reads)]
    finally:
        await database.close()


async def _read(database: Database, game_id: int) -> Packed:
    try:
        await packed.check(database.reads, game_id)
    except packed.Unreadable:
        return Packed(game_id, fine=False)
    return Packed(game_id, fine=True)


async def stuck(where: Where) -> list[Stuck]:
    """Posts that the bot gave up (the newest), and those that failed at least once and are still being tried."""
    database = await opening.connect(where)
    try:
        rows = [*await outbox.waiting(database.reads), *await outbox.dead(database.reads)]
    finally:
        await database.close()
    return [Stuck(row.post_id, row.game_id, row.kind, row.tries, row.reason) for row in rows]


async def unsent(where: Where, now: float) -> float:
    """The age in seconds of the oldest unsent post although a bot is running; 0: all are sent, or no bot is running."""
    database = await opening.connect(where)
    try:
        last = await alive.last(database.reads)
        runs = last is not None and now - last < LATELY
        return await counts.oldest(database.reads, now) if runs else 0.0
    finally:
        await database.close()


async def last_alive(where: Where) -> float | None:
    """When a bot was last seen alive on this database; None: never. The schema is that of this version."""
    database = await opening.connect(where)
    try:
        return await alive.last(database.reads)
    finally:
        await database.close()
