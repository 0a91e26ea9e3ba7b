"""Workers: processes that look ahead for practice opponents, behind all else; or a thread, where there are none."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from threading import Lock
from typing import Any, Protocol

import msgspec
from pebble import ProcessExpired, ProcessPool

import engine.games
from engine.core import registry, review, search
from engine.core.budget import Budget
from engine.core.codec import Save

LEAST_WAIT = 30.0
FACTOR = 20.0
"""A worker that has not answered after LEAST_WAIT seconds, and FACTOR times as many as it may think, is taken to hang:
what has the lowest priority may get little of a busy machine."""
BEGIN = 5.0
"""Seconds that it may take to play the longest of games again."""
DECISIONS_EACH = 1000
"""Decisions after which a worker is replaced, so that whatever it has hoarded is given back."""
LOWEST = 19
"""Priority: whoever clicks goes first, then whoever draws."""

Answer = Callable[..., str]
"""As engine.core.search.answer."""


class Lost(Exception):
    """The worker died of the decision, or hangs; it has been replaced."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What is to be decided: a match at rest (a Save as JSON), for which seat, for how long it may be thought about,
    and the seed of its chance."""

    save: bytes
    seat: int
    budget: Budget
    seed: int


@dataclass(frozen=True, slots=True)
class Thought:
    """The key that was found, and how many processor seconds that took."""

    key: str
    seconds: float


class Workers(Protocol):
    """Think about so many decisions at once."""

    count: int

    async def think(self, decision: Decision) -> Thought:
        """The answer. Raises Lost, or what the search fails with."""
        ...

    async def take(self, step: review.Step) -> review.Taken:
        """A step of a review done. Raises Lost, or what the review fails with."""
        ...

    def close(self) -> None:
        """Stop thinking."""
        ...


def workers(count: int) -> Workers:
    """As many processes; 0: a thread of this process, which holds up all else here."""
    return Processes(count) if count else InProcess()


class Processes:
    """Worker processes, started when the first is needed; one that crashes or hangs is replaced."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool: ProcessPool | None = None
        self._starting = Lock()
        self._closed = False

    async def think(self, decision: Decision) -> Thought:
        """The answer of a worker."""
        thought: Thought = await self._done(think, decision, decision.budget.seconds)
        return thought

    async def take(self, step: review.Step) -> review.Taken:
        """What a worker has found."""
        seconds = BEGIN if isinstance(step, review.Begin) else step.seconds
        taken: review.Taken = await self._done(review.take, step, seconds)
        return taken

    async def _done(self, work: Callable[[Any], Any], what: Any, seconds: float | None) -> Any:
        # to start a process takes a while
        begun = await asyncio.to_thread(self._begin, work, what, seconds)
        try:
            return await asyncio.wrap_future(begun)
        except (ProcessExpired, TimeoutError) as error:
            raise Lost(str(error)) from error

    def _begin(self, work: Callable[[Any], Any], what: Any, seconds: float | None) -> Future[Any]:
        with self._starting:
            if self._closed:
                raise Lost("closed")
            if self._pool is None:
                # not forked from what is ready to draw: that holds fonts and grounds, and may still be making ready
                self._pool = ProcessPool(
                    self.count,
                    max_tasks=DECISIONS_EACH,
                    initializer=_lower,
                    initargs=[list(engine.games.__path__)],
                    context=multiprocessing.get_context("spawn"),
                )
            wait = max(LEAST_WAIT, FACTOR * (seconds or 0))
            begun: Future[Any] = self._pool.schedule(work, [what], timeout=wait)
            return begun

    def close(self) -> None:
        """Stop at once; what is being thought about is given up."""
        with self._starting:
            self._closed = True
            if self._pool is not None:
                self._pool.stop()  # type: ignore[no-untyped-call]


def _lower(folders: list[str]) -> None:
    """Go behind all else; games may come from outside of the tree."""
    if hasattr(os, "nice"):
        os.nice(LOWEST)
    engine.games.__path__[:] = folders


def think(decision: Decision, answer: Answer = search.answer) -> Thought:
    """Decide, here and now."""
    save = msgspec.json.decode(decision.save, type=Save)
    began = time.process_time()
    rules, advice = registry.game(save.game), registry.advice(save.game)
    key = answer(rules, advice, save, decision.seat, budget=decision.budget, seed=decision.seed)
    return Thought(key, time.process_time() - began)


class InProcess:
    """One thread of this process: for tests."""

    count = 1

    def __init__(self, answer: Answer = search.answer) -> None:
        self._answer = answer
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="search")

    async def think(self, decision: Decision) -> Thought:
        """The answer of a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, think, decision, self._answer)

    async def take(self, step: review.Step) -> review.Taken:
        """What a thread has found."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, review.take, step)

    def close(self) -> None:
        """Stop the thread when it has answered."""
        self._thread.shutdown(wait=False, cancel_futures=True)
