"""Processes that work beside the bot: replaced when they die, hang or don't start; and a report on how they are."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future
from contextlib import suppress
from datetime import UTC, datetime
from math import inf
from threading import Event, Lock, Thread
from time import monotonic
from typing import Any

from pebble import ProcessExpired, ProcessPool

from bot.watch.meter import Fault, failed

LOG = logging.getLogger(__name__)
START = 60.0
"""Seconds in which the first of them has to come; twice as many after each failure, up to eight times."""
MOST_DOUBLINGS = 3
STEADY = 60.0
"""Seconds after which replacements are trusted: if they die then, others come at once."""
LONGEST_PAUSE = 60.0
"""Seconds between two attempts, at most."""
LOOK = 1.0
"""Seconds between two checks whether they are still there."""
ALARM = 30.0
"""Seconds after the start in which it is no alarm that none is there yet."""
AGAIN = 30.0
"""Seconds that a job waits for another process when it has lost one: the job may be to blame, so nobody else does
it."""
TRIES = 2
"""Processes that may be lost over a job."""
ATTEMPTS = 3
"""How often a job is given to them, counting those that begin nothing."""
TO_END = 15.0
"""Seconds that processes have to finish when better ones replace them."""
KILLED = 5.0
"""Seconds that the pool takes to kill an overdue job, which it asks to end first."""


class Gone(Exception):
    """Two processes, one after the other, have died or hung while they did it."""


class NotThere(Gone):
    """There is no process that could have begun it."""


class _NotBegun(BrokenExecutor):
    """None of the processes has begun it, so it is not to blame."""


class Pool:
    """This many processes behind one queue, as `make` makes them.

    A thread looks after them. When they are broken all of them are replaced: at once if they have worked for STEADY
    seconds, else after a pause that doubles. `reset` is called when none has started, and at the end. A job that none
    of them has begun after `slack` seconds shows that they hang.
    """

    def __init__(
        self,
        name: str,
        fault: Fault,
        make: Callable[[], ProcessPool],
        *,
        slack: float,
        reset: Callable[[], None] = lambda: None,
    ) -> None:
        self._name, self._fault, self._make, self._slack, self._reset = name, fault, make, slack, reset
        self._pool: ProcessPool | None = None
        """None: they are not there, or broken."""
        self._waiting: set[Callable[[], object]] = set()
        """What wakes those who wait for one."""
        self._lock, self._news = Lock(), Event()
        self._keeper: Thread | None = None
        self._closed = self._stale = False
        self._since = datetime.now(UTC)
        self._why: str | None = None

    def begin(self) -> None:
        """Start, unless that was done before."""
        with self._lock:
            if self._keeper is None and not self._closed:
                self._since = datetime.now(UTC)
                self._keeper = Thread(target=self._keep, name=f"{self._name} processes", daemon=True)
                self._keeper.start()

    async def wait(self, seconds: float | None = None) -> bool:
        """Wait until they are there, at most this long; returns whether they are."""
        self.begin()
        loop = asyncio.get_running_loop()
        there = asyncio.Event()

        def wake() -> None:
            with suppress(RuntimeError):  # nobody waits there any more
                loop.call_soon_threadsafe(there.set)

        self._waiting.add(wake)
        try:
            if self._pool is None and not self._closed:
                with suppress(TimeoutError):
                    await asyncio.wait_for(there.wait(), seconds)
        finally:
            self._waiting.discard(wake)
        return self._pool is not None and not self._closed

    async def run(self, work: Callable[[Any], Any], what: Any, *, seconds: float, patience: float) -> Any:
        """What a process makes of it within this many seconds. If one dies or hangs, a second one tries; once more,
        too, if those that should have done it broke before they began. Raises NotThere if none has begun and there is
        none after `patience` more seconds, Gone, and whatever the work raises.
        """
        lost: Exception | None = None
        begun = 0
        for _ in range(ATTEMPTS):
            # a job that none has begun is not to blame, so the caller may do it here
            wait = max(patience, AGAIN) if begun else patience
            pool = self._pool if begun < TRIES and await self.wait(wait) else None
            if pool is None:
                lost = lost if begun else None
                break
            try:
                return await self._once(pool, work, what, seconds)
            except (ProcessExpired, TimeoutError) as error:  # that pool alone, which was replaced
                lost, begun = error, begun + 1
                failed(self._fault)
                LOG.warning("%s: a process was lost: %s", self._name, _said(error))
            except BrokenExecutor as error:
                lost, begun = error, begun + (not isinstance(error, _NotBegun))
                self._broken(pool, error)
        if lost is None:
            raise NotThere(f"{self._name}: {self._why or 'no process is there yet'}")
        raise Gone(f"{self._name}: {_said(lost)}") from lost

    async def _once(self, pool: ProcessPool, work: Callable[[Any], Any], what: Any, seconds: float) -> Any:
        try:
            asked = pool.schedule(work, [what], timeout=seconds)
        except RuntimeError as error:
            raise _NotBegun(_said(error)) from error
        task = asyncio.wrap_future(asked)
        try:
            await asyncio.wait({task}, timeout=self._slack)
            begun = asked.running()
            if begun:
                await asyncio.wait({task}, timeout=seconds + KILLED)
            if not task.done():
                raise (BrokenExecutor if begun else _NotBegun)("none of them does anything")
            return task.result()
        finally:
            task.cancel()

    def renew(self) -> None:
        """Let others, which can do it better, take over as soon as they are there."""
        self._stale = True
        self._news.set()

    def trouble(self) -> str | None:
        """Since when they don't work, and why; None: they do, or nobody has needed them yet."""
        early = (datetime.now(UTC) - self._since).total_seconds() < ALARM
        if self._keeper is None or self._pool is not None or self._closed or (early and self._why is None):
            return None
        return f"{self._name}: degraded since {self._since:%Y-%m-%d %H:%M:%S} UTC ({self._why or 'none has started'})"

    def close(self) -> None:
        """Stop at once; work under way is given up."""
        with self._lock:
            self._closed, pool = True, self._pool
        if pool is not None:
            _retire(pool)  # stopped alone, those with nothing to do would stay
        self._wake()
        self._reset()

    def _wake(self) -> None:
        self._news.set()
        for wake in list(self._waiting):
            wake()

    # -- in the thread that looks after them

    def _keep(self) -> None:
        failures = 0
        while not self._closed:
            worked, in_peace = inf, False
            try:
                self._take(self._started(START * 2 ** min(failures, MOST_DOUBLINGS)))
                worked = monotonic()
                in_peace = self._watch()
            except Exception as error:
                self._tell("could not be started", error)
                self._reset()
            failures = 0 if in_peace or monotonic() - worked > STEADY else failures + 1
            if failures > 1:
                self._news.clear()
                if not self._closed:
                    self._news.wait(min(LONGEST_PAUSE, 2.0 ** (failures - 1)))

    def _started(self, seconds: float) -> ProcessPool:
        """Processes of which one has done something. A start that hangs is abandoned."""
        made: Future[ProcessPool] = Future()
        Thread(target=_start, args=(self._make, made), name=f"{self._name} start", daemon=True).start()
        try:
            return made.result(seconds)
        except TimeoutError:
            made.add_done_callback(_too_late)
            raise TimeoutError(f"no process came within {seconds:.0f} s") from None

    def _take(self, pool: ProcessPool) -> None:
        """From now on these work; those before them finish what they have begun."""
        with self._lock:
            before, self._pool, self._stale = self._pool, pool, False
            again, self._why = self._why is not None, None
        if again:
            LOG.info("%s: processes work again", self._name)
        if before is not None:
            _retire(before, TO_END)
        if self._closed:
            _retire(pool)
        self._wake()

    def _watch(self) -> bool:
        """Until they are broken or (True) others can do it better."""
        pool = self._pool
        while not self._closed and pool is not None and self._pool is pool:
            if self._stale:
                return True
            if not pool.active:
                self._broken(pool, BrokenExecutor("one died while it had nothing to do"))
            self._news.wait(LOOK)
            self._news.clear()
        return False

    def _broken(self, pool: ProcessPool, error: Exception) -> None:
        """They no longer work, if nobody has said so before."""
        with self._lock:
            if self._closed or self._pool is not pool:
                return
            self._pool, self._since = None, datetime.now(UTC)
        self._tell("are made anew", error)
        _retire(pool)
        self._news.set()

    def _tell(self, what: str, error: Exception) -> None:
        if not self._closed:
            failed(self._fault)
            self._why = _said(error)
            LOG.warning("%s: processes %s: %s", self._name, what, self._why)


def _said(error: BaseException) -> str:
    return str(error) or " ".join([type(error).__name__, *([_said(error.__cause__)] if error.__cause__ else [])])


def _start(make: Callable[[], ProcessPool], made: Future[ProcessPool]) -> None:
    pool: ProcessPool | None = None
    try:
        pool = make()
        pool.schedule(_nothing).result()
    except Exception as error:
        made.set_exception(error)
        if pool is not None:
            _retire(pool)
    else:
        made.set_result(pool)


def _nothing() -> None:
    """The one that has done this works."""


def _too_late(made: Future[ProcessPool]) -> None:
    if made.exception() is None:
        _retire(made.result())


def _retire(pool: ProcessPool, seconds: float = 0.0) -> None:
    """End them, in a thread: they are asked to end, and killed after at most this many seconds."""

    def end() -> None:
        if seconds and pool.active:
            pool.close()  # type: ignore[no-untyped-call]
            with suppress(TimeoutError):
                pool.join(seconds)
                return
        pool.stop()  # type: ignore[no-untyped-call]
        with suppress(OSError, RuntimeError):
            pool.join()

    Thread(target=end, name="retired processes", daemon=True).start()
