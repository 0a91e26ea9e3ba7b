"""Studio: who gets a picture next, and which are kept."""

from __future__ import annotations

import asyncio
import logging
import pickle
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from enum import IntEnum
from secrets import token_hex
from typing import Any

from bot.host.drawing.workers import Broken, Workers
from bot.host.refusals import NoPicture
from bot.host.types.panel import Wanted
from bot.watch.meter import Fault, Stage, failed, timed
from bot.watch.readings import Reading
from renderers import Picture, Plate, film
from renderers.account import Section

log = logging.getLogger(__name__)

MOST_KEPT = 48 * 2**20
"""Bytes of pictures that are kept."""

ENGRAVED, TOLD = "svg ", "words "
"""The beginnings of the names of pictures that are drawn as SVG, or said in words."""
REPLAY = "replay "
"""The beginning of the names of pictures that belong to a replay; no file has such a name."""


class Rank(IntEnum):
    """Who goes first: what everybody waits for, what somebody in Discord waits for, what pages in a browser wait for,
    what is drawn over minutes."""

    POST = 0
    PANEL = 1
    PAGE = 2
    REPLAY = 3


MOST_WAITING = {Rank.PANEL: 8, Rank.PAGE: 100}
"""How many wait for each worker; the ones that have waited longest give way. Pages are opened in crowds, and nothing
else stands in them: each waits for a few seconds rather than have no picture."""


@dataclass(eq=False)
class _Job:
    name: str
    work: Callable[[], Awaitable[Any]]
    rank: Rank
    done: asyncio.Future[Any]
    askers: int = 0
    begun: bool = False


@dataclass
class _Kept:
    """Pictures by name, the one that was wanted longest ago first."""

    most: int
    size: int = 0
    pictures: OrderedDict[str, Picture] = field(default_factory=OrderedDict)

    def get(self, key: str) -> Picture | None:
        found = self.pictures.get(key)
        if found is not None:
            self.pictures.move_to_end(key)
        return found

    def put(self, key: str, picture: Picture) -> None:
        self.pictures[key] = picture
        self.size += len(picture.png)
        while self.size > self.most:
            _, old = self.pictures.popitem(last=False)
            self.size -= len(old.png)


class Studio:
    """Hands pictures to the workers, what many wait for first; equal ones are drawn once.

    A caller that stops waiting (a task that is cancelled) withdraws its request, unless others wait for the same
    picture.
    """

    def __init__(self, workers: Workers, *, most_kept: int = MOST_KEPT) -> None:
        self._workers = workers
        self._kept = _Kept(most_kept)
        self._jobs: dict[str, _Job] = {}
        self._waiting: dict[Rank, list[_Job]] = {rank: [] for rank in Rank}
        self._drawing: set[asyncio.Task[None]] = set()

    async def draw(self, wanted: Wanted, rank: Rank = Rank.PANEL) -> Picture:
        """The picture. Raises NoPicture if too many wait or the worker broke, and what the renderer raises."""
        if (found := self._kept.get(wanted.name)) is not None:
            return found
        made: Picture = await self._ask(wanted.name, lambda: self._workers.draw(wanted.request), rank)
        return made

    async def engrave(self, wanted: Wanted, rank: Rank = Rank.PAGE) -> Plate:
        """The picture as SVG, which the caller has to keep. Raises as `draw`."""
        made: Plate = await self._ask(f"{ENGRAVED}{wanted.name}", lambda: self._workers.engrave(wanted.request), rank)
        return made

    async def tell(self, wanted: Wanted, rank: Rank = Rank.PAGE) -> list[Section]:
        """The table of a picture in words, which the caller keeps. Raises the same as `draw`."""
        made: list[Section] = await self._ask(f"{TOLD}{wanted.name}", lambda: self._workers.tell(wanted.request), rank)
        return made

    async def expose(self, job: film.Job) -> film.Cel:
        """A picture of a replay, when nobody waits for another one. Raises as `draw`; it is not kept."""
        pickled = pickle.dumps(job)
        made: film.Cel = await self._ask(f"{REPLAY}{token_hex(8)}", lambda: self._workers.expose(pickled), Rank.REPLAY)
        return made

    async def _ask(self, key: str, work: Callable[[], Awaitable[Any]], rank: Rank) -> Any:
        job = self._jobs.get(key)
        if job is None:
            job = self._jobs[key] = _Job(key, work, rank, asyncio.get_running_loop().create_future())
            self._waiting[rank].append(job)
        elif rank < job.rank and not job.begun:
            self._waiting[job.rank].remove(job)
            job.rank = rank
            self._waiting[rank].append(job)
        job.askers += 1
        self._next()
        try:
            return await asyncio.shield(job.done)
        finally:
            job.askers -= 1
            if not job.askers and not job.begun and not job.done.done():
                self._waiting[job.rank].remove(job)
                self._end(job, None)

    def _next(self) -> None:
        """Give the workers what they have room for, and drop what would wait too long."""
        while len(self._drawing) < self._workers.count and (job := self._first()) is not None:
            job.begun = True
            task = asyncio.get_running_loop().create_task(self._draw(job))
            self._drawing.add(task)
            task.add_done_callback(self._drawn)
        for rank, most in MOST_WAITING.items():
            queue = self._waiting[rank]
            while len(queue) > most * self._workers.count:
                self._end(queue.pop(0), NoPicture())

    def _first(self) -> _Job | None:
        return next((queue.pop(0) for queue in self._waiting.values() if queue), None)

    async def _draw(self, job: _Job) -> None:
        try:
            with timed(Stage.DRAWING):
                made = await job.work()
        except Broken as error:
            log.warning("a picture could not be drawn: %s", error)
            failed(Fault.DRAWING)
            self._end(job, NoPicture())
        except Exception as error:
            self._end(job, error)
        else:
            if isinstance(made, Picture):
                self._kept.put(job.name, made)
            self._end(job, made)

    def _drawn(self, task: asyncio.Task[None]) -> None:
        self._drawing.discard(task)
        if not task.cancelled():
            self._next()

    def _end(self, job: _Job, outcome: Any) -> None:
        """Hand out what was made, or the error; None: nobody waits for it."""
        self._jobs.pop(job.name, None)
        if job.done.done():
            return
        if outcome is None:
            job.done.cancel()
        elif isinstance(outcome, Exception):
            job.done.set_exception(outcome)
            job.done.exception()  # nobody may be left to hear of it
        else:
            job.done.set_result(outcome)

    def waiting(self) -> Reading:
        """How many pictures wait for a worker."""
        waiting = {rank.name.lower(): len(queue) for rank, queue in self._waiting.items()}
        return Reading("drawings_waiting", "Pictures that wait for a worker", waiting, "rank")

    def trouble(self) -> str | None:
        """Since when no process draws, and why; None: they do."""
        return self._workers.trouble()

    def close(self) -> None:
        """Stop drawing: callers that still wait get no picture."""
        for task in self._drawing:
            task.cancel()
        for job in list(self._jobs.values()):
            self._end(job, NoPicture())
        self._workers.close()
