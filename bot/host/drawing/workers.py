"""Workers: processes that draw, forked from one that makes ready for it beside; or a thread, where there are none."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import pickle
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from multiprocessing import forkserver
from typing import Any, Protocol

from pebble import ProcessPool

import engine.games
from bot.host.drawing import making
from bot.host.processes import Gone, NotThere, Pool
from bot.watch.meter import Fault
from renderers import LARGE, PORTRAIT, Picture, Plate, Request, account, draw, sketch
from renderers.account import Section
from renderers.film import Cel, Job, expose

LONGEST = 30.0
"""Seconds after which a worker that draws one picture is taken to hang. It takes a second of the processor at most, of
which those of the lowest priority may get little."""
SLACK = 10.0
"""Seconds after which workers hang that begin nothing."""
HURRY = 1.0
"""Seconds for which a picture waits for the first worker; then a thread of this process draws it."""
PICTURES_EACH = 2000
"""Pictures after which a worker is replaced, so that the memory it has hoarded is given back."""

READY = ("bot.host.drawing.ready",)
"""What is imported before the first worker is forked; what it makes ready beside is no reason to wait."""
READY_TOO = {PORTRAIT: "bot.host.drawing.ready_tall", LARGE: "bot.host.drawing.ready_large"}
"""What is imported before that, where somebody wants pictures laid out like this."""


class Broken(Exception):
    """Two workers have died over the picture, or hang, and have been replaced."""


class Workers(Protocol):
    """Draws this many pictures at once."""

    count: int

    async def draw(self, wanted: bytes) -> Picture:
        """The picture of a pickled Request. Raises Broken, or what the renderer raises."""
        ...

    async def expose(self, job: bytes) -> Cel:
        """A picture of a replay, of a pickled film.Job. Raises as `draw`."""
        ...

    async def engrave(self, wanted: bytes) -> Plate:
        """The picture of a pickled Request as SVG. Raises as `draw`."""
        ...

    async def tell(self, wanted: bytes) -> list[Section]:
        """The table of a pickled Request in words. Raises as `draw`."""
        ...

    async def ready(self) -> None:
        """Wait for the first worker, for however long that takes."""
        ...

    def trouble(self) -> str | None:
        """Since when no process draws, and why; None: they do."""
        ...

    def close(self) -> None:
        """Stop drawing."""
        ...


def workers(count: int | None = None, *, layouts: Sequence[str] = ()) -> Workers:
    """As many processes (None: one less than there are cores, at least one); 0: a thread of this process.

    `layouts`: they are to be ready for these too (READY_TOO), each of which takes some seconds more.
    """
    count = max(1, _cores() - 1) if count is None else count
    return Processes(count, (*(READY_TOO[layout] for layout in layouts), *READY)) if count else InProcess()


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Processes:
    """Worker processes. While there is none, a thread of this process draws, one picture at a time."""

    def __init__(self, count: int, ready: Sequence[str] = READY) -> None:
        self.count = count
        make = partial(_pool, count, tuple(ready))
        self._pool = Pool("drawing", Fault.DRAWING, make, slack=SLACK, reset=_kill_server)
        self._here = InProcess()
        self._pool.begin()

    async def draw(self, wanted: bytes) -> Picture:
        """The picture of a pickled Request."""
        made: Picture = await self._run(_draw, wanted)
        return made

    async def expose(self, job: bytes) -> Cel:
        """A picture of a replay."""
        made: Cel = await self._run(_expose, job)
        return made

    async def engrave(self, wanted: bytes) -> Plate:
        """The picture of a pickled Request as SVG."""
        made: Plate = await self._run(_engrave, wanted)
        return made

    async def tell(self, wanted: bytes) -> list[Section]:
        """The table of a pickled Request in words."""
        made: list[Section] = await self._run(_tell, wanted)
        return made

    async def _run(self, work: Callable[[bytes], Any], pickled: bytes) -> Any:
        try:
            made, better = await self._pool.run(_work, (work, pickled), seconds=LONGEST, patience=HURRY)
        except NotThere:
            return await self._here.run(work, pickled)
        except Gone as error:  # of the picture, perhaps, so that nobody draws it here
            raise Broken(str(error)) from error
        if better:
            self._pool.renew()
        return made

    async def ready(self) -> None:
        """Wait for the first worker."""
        await self._pool.wait()

    def trouble(self) -> str | None:
        """Since when no process draws."""
        return self._pool.trouble()

    def close(self) -> None:
        """Stop at once; what is being drawn is given up."""
        self._pool.close()
        self._here.close()


def _pool(count: int, ready: Sequence[str]) -> ProcessPool:
    return ProcessPool(
        count,
        max_tasks=PICTURES_EACH,
        initializer=_begin,
        initargs=[list(engine.games.__path__)],
        context=_context(ready),
    )


def _context(ready: Sequence[str]) -> Any:
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(list(ready))
    return context


def _kill_server() -> None:
    """It may hang, or be making ready for a process that is gone; the next worker starts another one."""
    pid = getattr(forkserver._forkserver, "_forkserver_pid", None)
    if pid is not None:
        with suppress(ProcessLookupError, ChildProcessError):
            os.kill(pid, signal.SIGKILL)
            if hasattr(os, "waitid"):
                os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)  # else the next would be asked of it


def _begin(folders: list[str]) -> None:
    """Games may come from outside the tree."""
    making.born()
    engine.games.__path__[:] = folders


def _work(what: tuple[Callable[[bytes], Any], bytes]) -> tuple[Any, bool]:
    """What a worker makes, and whether a new one would have more in memory."""
    work, pickled = what
    return work(pickled), making.outdated()


def _draw(wanted: bytes) -> Picture:
    request: Request[Any] = pickle.loads(wanted)
    return draw(request)


def _engrave(wanted: bytes) -> Plate:
    request: Request[Any] = pickle.loads(wanted)
    return sketch(request)


def _tell(wanted: bytes) -> list[Section]:
    request: Request[Any] = pickle.loads(wanted)
    return account(request)


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
        made: Picture = await self.run(_draw, wanted)
        return made

    async def expose(self, job: bytes) -> Cel:
        """A picture of a replay."""
        made: Cel = await self.run(_expose, job)
        return made

    async def engrave(self, wanted: bytes) -> Plate:
        """The picture of a pickled Request as SVG."""
        made: Plate = await self.run(_engrave, wanted)
        return made

    async def tell(self, wanted: bytes) -> list[Section]:
        """The table of a pickled Request in words."""
        made: list[Section] = await self.run(_tell, wanted)
        return made

    async def run(self, work: Callable[[bytes], Any], pickled: bytes) -> Any:
        """What the thread makes, when it has done all that came before."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, pickled)

    async def ready(self) -> None:
        """It always is."""

    def trouble(self) -> None:
        """It has none."""

    def close(self) -> None:
        """Stop the thread when it has finished its picture."""
        self._thread.shutdown(wait=False, cancel_futures=True)
