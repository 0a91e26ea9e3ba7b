"""Recount: calculates the ratings again from the games, for the host of the bot."""

from __future__ import annotations

from dataclasses import dataclass

from bot.host.match.ratings import rebuild as write_anew
from bot.store.engine import opening
from bot.store.engine.place import Where
from bot.store.tables import ratings as kept


@dataclass(frozen=True, slots=True)
class Recounted:
    """How many games are rated, how many ratings that makes, and how many of these were missing or different."""

    games: int
    ratings: int
    changed: int


class _Unchanged(Exception):
    """It was only to be compared."""


async def ratings(where: Where, *, rebuild: bool) -> Recounted:
    """Calculate all ratings again and compare, to the last bit; with `rebuild` they are written, all or none.

    The schema of the database is that of this version.
    """
    database = await opening.connect(where)
    found = Recounted(0, 0, 0)
    try:
        async with database.write() as sql:
            before = set(await kept.every(sql))
            games = await write_anew(sql)
            now = set(await kept.every(sql))
            found = Recounted(games, len(now), len({(row.game_id, row.seat) for row in before ^ now}))
            if not rebuild:
                raise _Unchanged
    except _Unchanged:
        pass
    finally:
        await database.close()
    return found
