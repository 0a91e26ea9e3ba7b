"""Process: one bot against its door, started, told to end, or killed."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from pathlib import Path

from bot.watch.address import OK, Address, ask
from tests.beside import free_port
from tests.chaos.bot import AIM, CLOCK, DONE
from tests.chaos.door import Door

ROOT = Path(__file__).parents[2]
TOKEN = "MTA.chaos-must-never-be-logged.0123456789abcdef"
"""What no log may hold."""
START = 300.0
"""Seconds that a start may take on a machine that is busy with other things."""
REFUSED = 2
"""How the bot ends when it can't begin."""
END = 10.0
"""Seconds in which the bot ends when it is told to."""


class Process:
    """The bot of a `tree`. `arguments` stand behind `run`."""

    def __init__(
        self, door: Door, folder: Path, database: str, arguments: tuple[str, ...] = (), tree: Path = ROOT,
        *, beside: bool = False,
    ) -> None:  # fmt: skip
        self.door, self.folder, self.database, self.arguments, self.tree = door, folder, database, arguments, tree
        self.watched = Address("127.0.0.1", free_port()) if beside else None
        """Where it says how it is, if there are processes beside it."""
        self.number = door.process
        self.log = folder / f"bot-{self.number}.log"
        self.running: asyncio.subprocess.Process | None = None
        self.starts = 0
        self.kills = 0
        self.ending: float | None = None
        """Since when it is told to end."""
        self.slowest = 0.0
        """Seconds that it took to end, at most."""

    @property
    def alive(self) -> bool:
        return self.running is not None and self.running.returncode is None

    @property
    def there(self) -> bool:
        """Whether it serves clicks."""
        return self.alive and self.ending is None and self.door.identified.is_set()

    async def start(self, *, wait: bool = True) -> None:
        """Start, and (`wait`) serve clicks. Raises RuntimeError if it ends instead."""
        beside = "0" if self.watched is None else "1"
        base = self.door.address.replace("ws://", "http://").replace("/gateway/", "/api")
        settings = {
            "DISCORD_TOKEN": TOKEN, "DATABASE": self.database, "DISCORD_API_BASE": base, "LOG_LEVEL": "INFO",
            "DISCORD_GATEWAY_URL": self.door.address, "OPPONENT_PAUSE": "0", "DRAWING_PROCESSES": beside,
            "OPPONENT_PROCESSES": beside, "METRICS": f"{self.watched.host}:{self.watched.port}" if self.watched else "",
            "OPPONENT_EFFORT": "0.02",
            "PYTHONPATH": str(self.tree),
        }  # fmt: skip
        self.ending = None
        self.starts += 1
        with self.log.open("ab") as out:
            self.running = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tests.chaos.bot", str(self.folder), str(self.number), "run", *self.arguments),
                env={**os.environ, **settings}, stdout=out, stderr=out, cwd=self.folder,
            )  # fmt: skip
        if wait:
            await self.serving()

    async def serving(self) -> None:
        """Wait until it serves clicks. Raises RuntimeError if it does not, however often it is started."""
        until = time.monotonic() + START
        while not self.door.identified.is_set():
            if time.monotonic() > until:
                raise RuntimeError(f"process {self.number} does not start: see {self.log}")
            if not self.alive:  # Discord had trouble; who manages services starts it again
                assert self.running is not None
                if self.running.returncode not in (REFUSED, -signal.SIGKILL):
                    raise RuntimeError(f"process {self.number} ended with {self.running.returncode}: see {self.log}")
                await asyncio.sleep(1)
                await self.start(wait=False)
            await asyncio.sleep(0.05)

    @property
    def clock(self) -> Path:
        """The file that says how many seconds its clock is ahead."""
        return self.folder / CLOCK.format(self.number)

    async def says(self) -> str:
        """What it says of how it is."""
        return OK if self.watched is None else (await asyncio.to_thread(ask, self.watched))[1]

    def done(self) -> set[int]:
        """The clicks that it is done with, whatever has come of them."""
        file = self.folder / DONE.format(self.number)
        return set(map(int, file.read_text(encoding="ascii").split())) if file.exists() else set()

    async def dies_storing(self, what: str, when: str, seconds: float) -> bool:
        """Let it die `before` or `after` the COMMIT of the next move or end of a turn; False if none comes in time."""
        assert self.running is not None
        (self.folder / AIM.format(self.number)).write_text(f"{what} {when}", encoding="ascii")
        self.running.send_signal(signal.SIGUSR2)
        try:
            await asyncio.wait_for(self.running.wait(), seconds)
        except TimeoutError:
            return False
        self.kills += 1
        return True

    def strike(self) -> None:
        """Kill it where it stands; `buried` waits for its end."""
        if self.running is not None and self.running.returncode is None:
            self.kills += 1
            self.running.send_signal(signal.SIGKILL)

    async def buried(self) -> None:
        """Wait for its end, and forget its connections."""
        assert self.running is not None
        await self.running.wait()
        await self.door.shut()

    async def kill(self) -> None:
        """Kill it, and wait for its end."""
        self.strike()
        await self.buried()

    def tell_to_end(self) -> None:
        """SIGTERM, as service managers do."""
        if self.running is not None and self.running.returncode is None:
            self.ending = time.monotonic()
            self.running.send_signal(signal.SIGTERM)

    async def ended(self) -> bool:
        """Wait for its end after it was told to; False if it took too long and had to be killed."""
        assert self.running is not None
        assert self.ending is not None
        try:
            await asyncio.wait_for(self.running.wait(), 3 * END)
        except TimeoutError:
            await self.kill()
            return False
        self.slowest = max(self.slowest, time.monotonic() - self.ending)
        await self.door.shut()
        return True

    async def refused(self) -> None:
        """Wait until it ends by itself, because it can't begin. Raises RuntimeError if it ends otherwise, or begins."""
        assert self.running is not None
        status = await asyncio.wait_for(self.running.wait(), START)
        if status != REFUSED or self.door.identified.is_set():
            raise RuntimeError(f"process {self.number} began, or ended with {status}: see {self.log}")

    def look(self) -> None:
        """Let it look at its clock."""
        if self.alive:
            assert self.running is not None
            self.running.send_signal(signal.SIGUSR1)
