"""Doctor: what is wrong with this installation, and what to do about it."""

from __future__ import annotations

from collections.abc import AsyncIterator

from bot.config import Config
from bot.doctor import account, machine, processes, storage
from bot.doctor.finding import Finding

__all__ = ["Finding", "examine"]


async def examine(config: Config) -> AsyncIterator[Finding]:
    """Look at everything, one after the other, and change nothing but the database's side files."""
    for found in machine.look(config):
        yield found
    async for part in account.look(config):
        yield part
    async for part in storage.look(config):
        yield part
    async for part in processes.look(config):
        yield part
