"""Workers: processes that look ahead for bot opponents, behind all else; or a thread, where there are none."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

import msgspec
from pebble import ProcessPool

import engine.games
from bot.host.processes import Gone, Pool
from bot.watch.meter import Fault
from engine.core.ahead import search
from engine.core.ahead.budget import Budget
from engine.core.ahead.search import Thought
from engine.core.kept import review
from engine.core.play import registry
from engine.core.play.codec import Save

LEAST_WAIT = 30.0
FACTOR = 20.0
"""A worker that has not answered after LEAST_WAIT seconds, and FACTOR times as many as it may think, counts as hanging:
the lowest priority may get little of a busy machine."""
LONGEST = 300.0
"""The same where it may think for a number of tries, however long they take: as many as hard has."""
SLACK = 60.0
"""Seconds after which workers hang that begin nothing."""
PATIENCE = 30.0
"""Seconds for which a decision waits for the first worker; then nobody thinks about it."""
BEGIN = 5.0
"""Seconds that playing the longest of games again may take."""
DECISIONS_EACH = 1000
"""Decisions after which a worker is replaced, so that the memory it has hoarded is given back."""
LOWEST = 19
"""Priority: clicks go first, then drawing."""

Think = Callable[..., Thought]
"""As engine.core.ahead.search.think."""


class Lost(Exception):
    """Two workers have died over the decision, or hang, and have been replaced; or there is no worker."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision to take: a match at rest (a Save as JSON), for which seat, how long to think about it, the seed of its
    chance, and how many times as long as hard it may take."""

    save: bytes
    seat: int
    budget: Budget
    seed: int
    share: float = 1.0


class Workers(Protocol):
    """Think about this many decisions at once."""

    count: int

    async def think(self, decision: Decision) -> Thought:
        """The answer. Raises Lost, or what the search fails with."""
        ...

    async def take(self, step: review.Step) -> review.Taken:
        """A step of a review done. Raises Lost, or what the review fails with."""
        ...

    async def ready(self) -> None:
        """Wait for the first worker, for however long that takes."""
        ...

    def trouble(self) -> str | None:
        """Since when nobody thinks, and why; None: they do, or nobody has asked them to."""
        ...

    def close(self) -> None:
        """Stop thinking."""
        ...


def workers(count: int) -> Workers:
    """This many processes; 0: a thread of this process, which holds up all else here."""
    return Processes(count) if count else InProcess()


class Processes:
    """Worker processes, started when the first is needed."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool = Pool("looking ahead", Fault.SEARCH, partial(_pool, count), slack=SLACK)

    async def think(self, decision: Decision) -> Thought:
        """The answer of a worker."""
        thought: Thought = await self._done(
            think, decision, decision.budget.seconds or decision.share * LONGEST / FACTOR
        )
        return thought

    async def take(self, step: review.Step) -> review.Taken:
        """What a worker has found."""
        seconds = BEGIN if isinstance(step, review.Begin) else step.seconds
        taken: review.Taken = await self._done(review.take, step, seconds)
        return taken

    async def _done(self, work: Callable[[Any], Any], what: Any, seconds: float | None) -> Any:
        wait = max(LEAST_WAIT, FACTOR * (seconds or 0))
        try:
            return await self._pool.run(work, what, seconds=wait, patience=PATIENCE)
        except Gone as error:
            raise Lost(str(error)) from error

    async def ready(self) -> None:
        """Wait for the first worker."""
        await self._pool.wait()

    def trouble(self) -> str | None:
        """Since when nobody thinks."""
        return self._pool.trouble()

    def close(self) -> None:
        """Stop at once; thinking under way is given up."""
        self._pool.close()


def _pool(count: int) -> ProcessPool:
    return ProcessPool(
        count,
        max_tasks=DECISIONS_EACH,
        initializer=_lower,
        initargs=[list(engine.games.__path__)],
        # not forked from the one that is ready to draw: that holds fonts and grounds, and may still be getting ready
        context=multiprocessing.get_context("spawn"),
    )


def _lower(folders: list[str]) -> None:
    """Give way to all else; games may come from outside the tree."""
    if hasattr(os, "nice"):
        os.nice(LOWEST)
    engine.games.__path__[:] = folders


def think(decision: Decision, found: Think = search.think) -> Thought:
    """Decide, here and now."""
    save = msgspec.json.decode(decision.save, type=Save)
    rules, advice = registry.game(save.game), registry.advice(save.game)
    return found(rules, advice, save, decision.seat, budget=decision.budget, seed=decision.seed)


class InProcess:
    """One thread of this process: for tests."""

    count = 1

    def __init__(self, found: Think = search.think) -> None:
        self._found = found
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="search")

    async def think(self, decision: Decision) -> Thought:
        """The answer of a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, think, decision, self._found)

    async def take(self, step: review.Step) -> review.Taken:
        """What a thread has found."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, review.take, step)

    async def ready(self) -> None:
        """It always is."""

    def trouble(self) -> None:
        """It has none."""

    def close(self) -> None:
        """Stop the thread when it has answered."""
        self._thread.shutdown(wait=False, cancel_futures=True)
