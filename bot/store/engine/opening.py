"""Opening a database, in whichever of the two ways its place needs."""

from __future__ import annotations

from pathlib import Path

from bot.store.engine.database import Database
from bot.store.engine.place import Where, with_driver
from bot.store.engine.sqlite import SqliteDatabase


async def connect(where: Where) -> Database:
    """Open what `migrations.migrate` has brought up to date. Raises Unusable."""
    if isinstance(where, Path):
        return await SqliteDatabase.connect(where)
    with with_driver():
        from bot.store.engine.postgresql import PostgresDatabase  # noqa: PLC0415  its driver need not be installed
    return await PostgresDatabase.connect(where)
