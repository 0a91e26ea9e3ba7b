"""Nightly: copies the database once a day, if the host of the bot wants it."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

from bot.host.context import Context
from bot.store.whole import backups
from bot.store.whole.migrations import Unusable
from bot.watch.meter import Fault, failed

LOG = logging.getLogger(__name__)


class Nightly:
    """Backs a database up into a folder, at the first beat of each day (UTC)."""

    def __init__(self, context: Context, database: Path, folder: Path) -> None:
        self._context = context
        self._database = database
        self._folder = folder

    async def beat(self) -> None:
        """Back up if today has no backup yet. The log tells what goes wrong, and the next beat tries again."""
        async with self._context.only("backup") as mine:
            if mine:
                await self._back_up()

    async def _back_up(self) -> None:
        day = self._context.now().strftime("%Y-%m-%d")
        try:
            made = await asyncio.to_thread(backups.nightly, self._database, self._folder, day)
        except (OSError, Unusable) as error:
            LOG.error("no backup into %s: %s", self._folder, error)
            failed(Fault.BACKUP)
        else:
            if made is not None:
                LOG.info("backup: %s", made)
