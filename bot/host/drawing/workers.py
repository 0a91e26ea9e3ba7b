"""Workers: processes that draw, each forked from one that has everything ready; or a thread, where there are none."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import pickle
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from multiprocessing import forkserver
from threading import Thread
from typing import Any, Protocol

from pebble import ProcessExpired, ProcessPool

import engine.games
from renderers import LARGE, PORTRAIT, Picture, Request, draw
from renderers.film import Cel, Job, expose

LONGEST = 5.0
"""Seconds after which a worker that draws one picture is taken to hang."""
PICTURES_EACH = 2000
"""Pictures after which a worker is replaced, so that whatever it has hoarded is given back."""

READY = ("bot.host.drawing.warm",)
"""What is imported before the first worker is forked."""
READY_TOO = {PORTRAIT: "bot.host.drawing.warm_tall", LARGE: "bot.host.drawing.warm_large"}
"""What is besides, where somebody wants pictures that are laid out so."""


class Broken(Exception):
    """The worker died of the picture, or took longer than LONGEST; it has been replaced."""


class Workers(Protocol):
    """Draws so many pictures at once."""

    count: int

    async def draw(self, wanted: bytes) -> Picture:
        """The picture of a pickled Request. Raises Broken, or what the renderer raises."""
        ...

    async def expose(self, job: bytes) -> Cel:
        """A picture of a replay, of a pickled film.Job. Raises as `draw`."""
        ...

    def close(self) -> None:
        """Stop drawing."""
        ...


def workers(count: int | None = None, *, layouts: Sequence[str] = ()) -> Workers:
    """As many processes (None: one less than there are cores, at least one); 0: a thread of this process.

    `layouts`: they are to be ready for these too (READY_TOO), each of which takes some seconds more.
    """
    count = max(1, _cores() - 1) if count is None else count
    return Processes(count, (*READY, *(READY_TOO[layout] for layout in layouts))) if count else InProcess()


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Processes:
    """Worker processes; one that crashes or hangs is replaced, and costs the picture that it was drawing."""

    def __init__(self, count: int, ready: Sequence[str] = READY) -> None:
        self.count = count
        self._ready = ready
        self._pool: Future[ProcessPool] = Future()
        # the first worker comes when everything is ready, and whoever starts one waits for that
        Thread(target=self._start, name="drawing", daemon=True).start()

    def _start(self) -> None:
        context = _context(self._ready)
        try:
            first = context.Process(target=_ready)
            first.start()
            first.join()
        except (EOFError, OSError):
            return  # closed before anything was ready
        if self._pool.set_running_or_notify_cancel():
            folders = list(engine.games.__path__)
            pool = ProcessPool(
                self.count, max_tasks=PICTURES_EACH, initializer=_begin, initargs=[folders], context=context
            )
            self._pool.set_result(pool)

    async def draw(self, wanted: bytes) -> Picture:
        """The picture of a pickled Request."""
        made: Picture = await self._run(_draw, wanted)
        return made

    async def expose(self, job: bytes) -> Cel:
        """A picture of a replay."""
        made: Cel = await self._run(_expose, job)
        return made

    async def _run(self, work: Callable[[bytes], Any], pickled: bytes) -> Any:
        pool = await asyncio.shield(asyncio.wrap_future(self._pool))
        try:
            return await asyncio.wrap_future(pool.schedule(work, [pickled], timeout=LONGEST))
        except (ProcessExpired, TimeoutError) as error:
            raise Broken(str(error)) from error

    def close(self) -> None:
        """Stop at once; what is being drawn is given up."""
        if self._pool.cancel():
            _kill_server()
        else:
            self._pool.result().stop()  # type: ignore[no-untyped-call]


def _kill_server() -> None:
    """A server that is still making ready would otherwise fork a worker for a process that is gone."""
    pid = getattr(forkserver._forkserver, "_forkserver_pid", None)
    if pid is not None:
        os.kill(pid, signal.SIGKILL)


def _context(ready: Sequence[str]) -> Any:
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(list(ready))
    return context


def _begin(folders: list[str]) -> None:
    """Games may come from outside of the tree."""
    engine.games.__path__[:] = folders


def _ready() -> None:
    """Nothing: a process that has ended was forked, so that everything is ready."""


def _draw(wanted: bytes) -> Picture:
    request: Request[Any] = pickle.loads(wanted)
    return draw(request)


def _expose(job: bytes) -> Cel:
    wanted: Job = pickle.loads(job)
    return expose(wanted)


class InProcess:
    """One thread of this process: for tests, and machines without room for more processes."""

    count = 1

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="drawing")

    async def draw(self, wanted: bytes) -> Picture:
        """The picture of a pickled Request."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, _draw, wanted)

    async def expose(self, job: bytes) -> Cel:
        """A picture of a replay."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, _expose, job)

    def close(self) -> None:
        """Stop the thread when it has finished its picture."""
        self._thread.shutdown(wait=False, cancel_futures=True)
