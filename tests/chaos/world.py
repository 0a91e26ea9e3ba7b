"""World: processes of the bot, people at tables, and one trouble after the other, until so many were killed."""

from __future__ import annotations

import asyncio
import logging
import math
import shutil
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from bot.store.engine import opening
from bot.store.engine.database import Database, Row, Unusable, Unwritable
from bot.store.whole import migrations
from bot.watch.address import OK
from tests.chaos.backend import Backend
from tests.chaos.bases import File, Service
from tests.chaos.door import DIRECT, Door
from tests.chaos.laws import ANSWER, Laws
from tests.chaos.logs import Logs
from tests.chaos.people import People
from tests.chaos.process import ROOT, TOKEN, Process
from tests.chaos.seated import seat
from tests.chaos.troubles import AIMS, Troubles
from tests.chaos.weather import FAULTS, Weather
from tests.load.crowd import FIRST_CHANNEL

LOG = logging.getLogger(__name__)
FEW = 40
"""Tables that people open themselves; of more there is a crowd from the beginning."""
SHARDS = 16
"""Into how many the servers are divided where several processes share them."""
STANDS = 60.0
"""Seconds after which what is due at a table is done, whichever process has been killed."""
HEADS = """
SELECT post_id, tries, channel_id FROM outbox WHERE post_id IN
    (SELECT MIN(post_id) FROM outbox WHERE status = 'due' AND kind NOT IN ('archive', 'picture')
     GROUP BY game_id) AND due_at <= ?
ORDER BY due_at LIMIT {}
"""
"""What is to be posted next at each table, the oldest first."""
FIRST = 100
"""What is due first; all else waits for it, where a thousand tables are reminded at once."""
CALM = 90.0
"""Seconds in which something of what is due has to be done when nothing goes wrong any more."""
PAUSE = 3.0
"""Seconds in which nothing is done any more unless time goes by."""
BUSY = 240.0
"""Seconds more in which a bot says what it has to have said, on a machine that is busy with other things."""
BEHIND = 30.0
"""Seconds for which people go on behind that."""
WAIT = 660.0
"""Seconds of Discord's time after which everything that failed is tried again."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to happen."""

    games: tuple[str, ...]
    kills: int
    seed: int
    tables: int = 8
    processes: int = 1
    database: str = "sqlite"
    rate: float = 10.0
    """Clicks a second."""
    twice: float = 0.05
    """Of all moves of which Discord tells twice."""
    share: float = 0.02
    """Of all requests that go wrong at any time."""
    every: int = 25
    """Kills between two looks at whether all is well."""
    seconds: float = math.inf
    """After which no more are killed."""
    waits_for: str = ""
    """What a bot has to have said in its log before that."""
    keep: bool = False
    """Whether the database is to be looked at afterwards."""
    tree: Path = ROOT
    """Where the bot stands that is run."""
    pause: tuple[float, float] = (0.5, 4.0)
    """Seconds between two troubles of a process."""
    beside: bool = False
    """Whether processes of their own draw and look ahead, which are killed and stopped too."""
    troubles: tuple[str, ...] = ()
    """The only kinds of trouble there are; (): all."""
    aims: Sequence[tuple[str, str]] = AIMS
    faults: Mapping[str, Sequence[str]] = field(default_factory=lambda: FAULTS)
    """What may happen to a request of each kind."""


class World:
    """All of it."""

    def __init__(self, folder: Path, wanted: Wanted) -> None:
        self.folder, self.wanted = folder, wanted
        self.chance = Random(f"{wanted.seed} world")
        self.backend = Backend()
        self.weather = Weather(Random(f"{wanted.seed} weather"), faults=wanted.faults)
        self.laws = Laws(self.backend)
        self.logs = Logs(self.laws, TOKEN)
        self.base = File(folder) if wanted.database == "sqlite" else Service(folder)
        channels = [FIRST_CHANNEL + number for number in range(1, wanted.tables + 1)]
        if wanted.processes > 1:
            self.backend.divide(channels, SHARDS)
        self.doors = [Door(number, self.backend, self.weather, channels) for number in range(wanted.processes)]
        each = SHARDS // wanted.processes
        shards = [f"{n * each}-{n * each + each - 1}/{SHARDS}" for n in range(wanted.processes)]
        self.processes = [
            Process(
                *(door, folder, self.base.address, ("--shards", own) if wanted.processes > 1 else (), wanted.tree),
                beside=wanted.beside,
            )
            for door, own in zip(self.doors, shards, strict=True)
        ]
        chance = Random(f"{wanted.seed} people")
        levels = ("normal", "hard") if wanted.beside else ("normal",)
        self.people = People(self.backend, self.open_doors, channels, wanted.games, chance, wanted.twice, levels)
        self.counts: Counter[str] = Counter()
        """Troubles."""
        self.troubles = [Troubles(self, process) for process in self.processes]
        self.until = math.inf
        self.longest = 0.0
        """Seconds for which something that was due stood still, at most."""
        self.set_clocks(0.0)
        users = [user for table in self.people.tables for user in table.users]
        self.backend.closed = {DIRECT + user for user in users if self.chance.random() < 0.2}

    @property
    def crowded(self) -> bool:
        """Whether there are many tables from the beginning."""
        return self.wanted.tables > FEW

    def open_doors(self) -> list[Door]:
        """The processes that serve clicks."""
        return [process.door for process in self.processes if process.there]

    def set_clocks(self, passed: float, skew: float = 0.0) -> None:
        """So many seconds have gone by in no time, for all; clocks of the bot are wrong by `skew`."""
        self.backend.passed = passed
        for process in self.processes:
            new = process.clock.with_suffix(".new")
            new.write_text(str(passed + skew), encoding="ascii")
            new.replace(process.clock)

    async def run(self) -> None:
        """Until so many were killed; then all is made well, and looked at."""
        async with AsyncExitStack() as stack:
            await asyncio.to_thread(stack.enter_context, self.base.there(self._make))
            for door in self.doors:
                await stack.enter_async_context(door.open())
            try:
                await self._run()
            finally:
                for process in self.processes:
                    if process.alive:
                        await process.kill()
                for troubles in self.troubles:
                    troubles.beside.bury()
                if self.wanted.keep and isinstance(self.base, File):
                    shutil.copytree(
                        self.base.disk.folder, self.folder / "kept", ignore=shutil.ignore_patterns("ballast")
                    )

    def _make(self, file: Path) -> None:
        """No file, one of an earlier schema with nothing in it, or one of this with many tables."""
        if self.crowded:
            seat(file, self.wanted.tables, self.backend)
        else:
            earlier = self.chance.choice([0, *migrations.steps()])
            if earlier:
                migrations.make(file, earlier)

    async def _run(self) -> None:
        for _ in range(2):  # while it migrates
            process = self.processes[0]
            await process.start(wait=False)
            await asyncio.sleep(self.chance.uniform(0.5, 3.0))
            await process.kill()
        await asyncio.gather(*(process.start() for process in self.processes))
        database = await opening.connect(self.base.where)
        try:
            await self.laws.begin(database)
        finally:
            await database.close()
        self.weather.share = self.wanted.share
        clicking = asyncio.create_task(self.people.click_around(self.wanted.rate))
        watching = asyncio.create_task(self._watch())
        try:
            self.until = time.monotonic() + self.wanted.seconds + (BUSY if self.wanted.waits_for else 0.0)
            while self.goes_on:
                before = self.killed
                await asyncio.gather(*(self._trouble(each, before + self.wanted.every) for each in self.troubles))
                if self.goes_on:
                    clicking.cancel()
                    await self.settle()
                    self.weather.share = self.wanted.share
                    clicking = asyncio.create_task(self.people.click_around(self.wanted.rate))
        finally:
            clicking.cancel()
            watching.cancel()
        await self.settle()

    @property
    def goes_on(self) -> bool:
        return self.killed < self.wanted.kills and time.monotonic() < self.until

    async def _trouble(self, troubles: Troubles, most: int) -> None:
        """One trouble of a process after the other, until so many were killed; who manages services starts it again."""
        while self.goes_on and self.killed < most:
            await asyncio.sleep(self.chance.uniform(*self.wanted.pause))
            if not troubles.own.alive:
                await troubles.own.start(wait=False)
            if troubles.own.there:
                await troubles.one()

    async def _watch(self) -> None:
        """Whether something stands still that is due, although there is a process that could do it.

        And whether what was waited for has been said, so that it is soon over.
        """
        since: dict[tuple[int, int], float] = {}
        waits = bool(self.wanted.waits_for)
        while True:
            await asyncio.sleep(2)
            if waits and any(self.wanted.waits_for in process.log.read_text("utf-8") for process in self.processes):
                waits = False
                self.until = max(self.until - BUSY, time.monotonic() + BEHIND)
            try:
                rows = await asyncio.to_thread(asyncio.run, self._due())
            except (Unusable, Unwritable):
                continue
            now = time.monotonic()
            due = {
                (int(str(post)), int(str(tries))) for post, tries, channel in rows if channel not in self.laws.harmed
            }
            since = {row: since.get(row, now) for row in due} if self.open_doors() else {}
            self.longest = max([self.longest, *(now - at for at in since.values())])
            for (post, tries), at in since.items():
                if now - at > STANDS:
                    self.laws.broken("nobody posts what is due", post, tries, why=f"for {now - at:.0f} s")

    async def told(self) -> None:
        """Look whether whoever is asked is told, if the database can be asked."""
        with suppress(Unusable, Unwritable):
            database = await opening.connect(self.base.where)
            try:
                await self.laws.told(database)
            finally:
                await database.close()

    async def _due(self) -> Sequence[Row]:
        """What is to be posted next at each table."""
        database = await opening.connect(self.base.where)
        try:
            return await database.reads.run(HEADS.format(FIRST), self.backend.now())
        finally:
            await database.close()

    @property
    def killed(self) -> int:
        return sum(process.kills for process in self.processes)

    def _heal(self) -> None:
        """Nothing goes wrong any more."""
        self.weather.share = 0.0
        self.weather.aims.clear()
        if isinstance(self.base, File):
            self.base.disk.full(False)
        self.set_clocks(self.backend.passed)
        for door in self.doors:
            door.silent = False

    async def settle(self) -> None:
        """Nothing goes wrong any more, nobody clicks: everything that is due is done, and then every law holds."""
        await self.people.rest()
        self._heal()
        for process in self.processes:
            if not process.alive:
                await process.start(wait=False)
            await process.serving()
        waiting = [click.at for click in self.people.made if self.laws.waits(click)]
        await asyncio.sleep(max([0.0, *(at + ANSWER - time.monotonic() for at in waiting)]))
        self.set_clocks(self.backend.passed + WAIT)
        database = await opening.connect(self.base.where)
        try:
            await self._quiet(database)
            for process in self.processes:
                await self._well(process)
            await self.laws.look(database, self.people.made)
        finally:
            await database.close()
        self.laws.unanswered(self.people.made, time.monotonic())
        for process in self.processes:
            self.logs.read(process.log)
        LOG.info("%s kills, %s clicks: %s violations", self.killed, len(self.people.made), len(self.laws.found))

    async def _well(self, process: Process) -> None:
        """Those beside a process are there again, or will be soon."""
        said, until = await process.says(), time.monotonic() + CALM
        while said != OK and time.monotonic() < until:
            await asyncio.sleep(1)
            said = await process.says()
        self.laws.checks["processes that are well"] += 1
        if said != OK:
            self.laws.broken("those beside do not come again", process.number, why=said)

    async def _quiet(self, database: Database) -> None:
        """Wait until nothing is due."""
        since, still, least = time.monotonic(), 0, math.inf
        while time.monotonic() < since + CALM and still < 3:
            for process in self.processes:
                process.look()
            await asyncio.sleep(0.3)
            ((due,),) = await database.reads.run("SELECT COUNT(*) FROM outbox WHERE status = 'due'")
            ((rings,),) = await database.reads.run(
                "SELECT COUNT(*) FROM timers WHERE due_at <= ? AND kind <> 'pack'", self.backend.now()
            )
            still = still + 1 if not due and not rings else 0
            if (left := int(str(due)) + int(str(rings))) < least:
                since, least = time.monotonic(), left
            if due and time.monotonic() > since + PAUSE:  # what has failed just now is tried again after a while
                self.set_clocks(self.backend.passed + 5)
