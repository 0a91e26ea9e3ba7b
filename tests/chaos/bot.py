"""python -m tests.chaos.bot FOLDER NUMBER run: the bot, on a clock that is as many seconds ahead as a file says.

SIGUSR1 tells it to look at the clock, as it does by itself within ten minutes. SIGUSR2 lets it die as soon as it
stores a move again, or one that ends a turn, before or behind the COMMIT, as a file says. It writes down each click
that it is done with, so that it is known what it still had to do when it was killed. Its pictures are small.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any

import renderers
from bot import app
from bot.__main__ import main
from bot.host.house import utc_now
from bot.store.engine import opening
from bot.store.engine.database import Database, Sql
from bot.store.engine.place import Where
from bot.store.tables import log, snapshots
from bot.store.tables.log import LogRow
from bot.store.tables.snapshots import SnapshotRow
from bot.wire.reply import Interaction, Replies, Work

WIDTH = 300
CLOCK, DONE, AIM = "clock-{}", "done-{}", "aim-{}"
"""The files of a process: its clock, the clicks that it is done with, and where it is to die."""
MOVE, TURN = "move", "turn"
"""What may be stored as it dies: a move, or one that ends a turn."""


def now(file: Path) -> datetime:
    """The time by a clock that somebody moves."""
    return utc_now() + timedelta(seconds=float(file.read_text(encoding="ascii")))


def small(draw: Any, wanted: renderers.Request[Any]) -> renderers.Picture:
    """A picture that nobody looks at."""
    found: renderers.Picture = draw(replace(wanted, width=min(wanted.width, WIDTH)))
    return found


def write_down(file: Path) -> None:
    """Each click that is done with is a line of a file, as soon as it is."""
    give = Replies.give

    async def given(self: Replies, interaction: Interaction, work: Work, *, update: bool = False) -> None:
        await give(self, interaction, work, update=update)
        with file.open("ab", buffering=0) as done:
            done.write(f"{interaction.id}\n".encode())

    Replies.give = given  # type: ignore[method-assign]


class Doom:
    """Lets the process die at a COMMIT."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.aim: tuple[str, str] | None = None
        """At what, and whether before its COMMIT or after it."""
        self.stored: set[str] = set()
        """What the running transaction has in it."""

    def spell(self, *_: Any) -> None:
        """From now on."""
        what, when = self.file.read_text(encoding="ascii").split()
        self.aim = what, when

    def strike(self, stored: set[str], when: str) -> None:
        if self.aim is not None and self.aim[0] in stored and self.aim[1] == when:
            os.kill(os.getpid(), signal.SIGKILL)

    def hang_over(self, database: Database) -> None:
        """Look at the transactions of a database."""
        write, append, keep = database.write, log.append, snapshots.put

        async def appended(sql: Sql, game_id: int, rows: Sequence[LogRow]) -> None:
            self.stored |= {MOVE} if any(row.interaction_id is not None for row in rows) else set()
            await append(sql, game_id, rows)

        async def kept(sql: Sql, game_id: int, row: SnapshotRow) -> None:
            if MOVE in self.stored:
                self.stored.add(TURN)
            await keep(sql, game_id, row)

        @asynccontextmanager
        async def doomed() -> AsyncIterator[Sql]:
            async with write() as sql:
                self.stored = set()
                yield sql
                stored = self.stored
                self.strike(stored, "before")
            self.strike(stored, "after")

        log.append, snapshots.put = appended, kept
        database.write = doomed  # type: ignore[method-assign]


def begin(folder: Path, number: str, arguments: list[str]) -> int:
    """Run the bot as `python -m bot` does."""
    signal.signal(signal.SIGUSR1, signal.SIG_IGN)
    file, doom = folder / CLOCK.format(number), Doom(folder / AIM.format(number))
    signal.signal(signal.SIGUSR2, doom.spell)
    write_down(folder / DONE.format(number))
    make, connect = app.create_bot, opening.connect

    async def opened(where: Where) -> Database:
        database = await connect(where)
        doom.hang_over(database)
        return database

    opening.connect = opened  # type: ignore[method-assign]

    def create(config: Any) -> app.Roundhouse:
        made = make(config, now=partial(now, file))

        def look(*_: Any) -> None:
            with suppress(AttributeError, RuntimeError):  # it has not begun yet, or ends
                made.loop.call_soon_threadsafe(made.house.wake)

        signal.signal(signal.SIGUSR1, look)
        return made

    app.create_bot = create  # type: ignore[assignment]
    from bot.host import processes
    from bot.host.drawing import workers

    workers.draw = partial(small, workers.draw)
    processes.START, processes.LONGEST_PAUSE = 15.0, 5.0
    return main(arguments)


if __name__ == "__main__":
    sys.exit(begin(Path(sys.argv[1]), sys.argv[2], sys.argv[3:]))
