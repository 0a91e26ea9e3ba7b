"""Hurts: what becomes of the processes beside a bot: they are killed idle, killed busy, or stopped for good."""

from __future__ import annotations

import asyncio
import os
import signal
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from random import Random

from tests.beside import bury, drawers, searchers, server, works
from tests.chaos.process import Process

WAIT = 8.0
"""Seconds in which one of them comes to what it is to be killed over."""
Those = Callable[[int], list[int]]
WHOSE: dict[str, Those] = {"draws": drawers, "makes ready": server, "looks ahead": searchers}
HOW = ("killed idle", "killed busy", "stopped")


class Hurts:
    """Of one bot."""

    def __init__(self, own: Process, chance: Random, counts: Counter[str]) -> None:
        self.own, self.chance, self.counts = own, chance, counts
        self.stopped: set[int] = set()

    async def one(self) -> None:
        """One of them, by chance."""
        assert self.own.running is not None
        pid = self.own.running.pid
        whose = self.chance.choice([name for name, those in WHOSE.items() if those(pid)] or list(WHOSE))
        how = self.chance.choice(HOW)
        found = await self._find(WHOSE[whose], busy=how == "killed busy")
        self.counts[f"what {whose} {how}" if found else "hurts that nobody was there for"] += 1
        for pid in found[:1]:
            self._hurt(pid, stop=how == "stopped")

    async def _find(self, those: Those, *, busy: bool) -> list[int]:
        """Those that do something just now, or nothing."""
        until = asyncio.get_running_loop().time() + WAIT
        while asyncio.get_running_loop().time() < until and self.own.alive:
            assert self.own.running is not None
            found = [pid for pid in those(self.own.running.pid) if works(pid) is busy]
            if found:
                return found
            await asyncio.sleep(0.01)
        return []

    def _hurt(self, pid: int, *, stop: bool) -> None:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGSTOP if stop else signal.SIGKILL)
        if stop:
            self.stopped.add(pid)

    def bury(self) -> None:
        """Whoever was stopped and left to itself."""
        for pid in self.stopped:
            bury(pid)
        self.stopped.clear()
