"""Later: work that nobody waits for is repeated until the database can be written again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.store.engine.database import Unwritable

log = logging.getLogger(__name__)
AGAIN = 60.0
"""Seconds between two attempts."""


async def in_the_end(what: str, deed: Callable[[], Awaitable[None]]) -> None:
    """Do something, and repeat it until the database stores it; `what` tells the log what was not stored.

    Each attempt should look at what is true by then. The attempts end with the bot.
    """
    while True:
        try:
            return await deed()
        except Unwritable as error:
            log.warning("%s, again in %.0f s: %s", what, AGAIN, error)
        await asyncio.sleep(AGAIN)
