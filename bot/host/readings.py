"""Readings: how the application is doing, and whether it can store."""

from __future__ import annotations

import asyncio

from bot.host.context import Context
from bot.host.types.table import Status
from bot.store.engine.database import Unwritable
from bot.store.tables import alive, counts
from bot.watch.readings import Reading, Readings, reading

PATIENCE = 7.0
"""Seconds in which something has to be stored."""
LATE = 300.0
"""Seconds after which a post should have left, unless Discord is away."""


async def stored(context: Context) -> Readings:
    """What the database tells; each process over one database tells the same."""
    sql, now = context.database.reads, context.time()
    found = await counts.tables(sql)
    due, late = await counts.due(sql, now)
    posts = {"due": due, "dead": await counts.dead(sql)}
    return (
        Reading("tables", "Tables by state", {status.value: found.get(status, 0) for status in Status}, "state"),
        Reading("outbox", "Posts that are to be sent by now, and those that were given up", posts, "state"),
        reading("outbox_late_seconds", "Since when the oldest post is due", late),
        reading("outbox_oldest_seconds", "Age of the oldest post that has not left", await counts.oldest(sql, now)),
        reading("timers_late", "Timers that should have rung by now", await counts.timers(sql, now)),
    )


async def waiting(context: Context) -> str | None:
    """Since when a post has been stuck; None: there is none."""
    age = await counts.oldest(context.database.reads, context.time())
    return f"a post has not left for {age / 60:.0f} min" if age > LATE else None


async def unwritable(context: Context) -> str | None:
    """Why nothing can be stored; None: something just was."""
    try:
        async with asyncio.timeout(PATIENCE), context.database.write() as sql:
            await alive.touch(sql)
    except TimeoutError:
        return f"the database: nothing was stored within {PATIENCE:.0f} s"
    except Unwritable as error:
        return f"the database can't be written: {error}"
    except Exception as error:
        return f"the database: {type(error).__name__}: {error}"
    return None
