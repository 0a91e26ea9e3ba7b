"""Moving the clock of the playground, to see reminders without waiting: `/clock` there, or `+6h` in the console."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable

import simcord
from discord import app_commands
from discord.ext import commands

from bot.cogs.front import Front
from bot.cogs.settings import interval
from bot.i18n import Texts
from bot.ui.parts.layout import Layout, Text
from bot.ui.parts.reader import plain
from bot.wire.commands import options, said
from bot.wire.reply import Interaction
from engine.core.play.errors import RoundhouseError
from engine.core.play.msg import Msg

SECONDS = 60
BUSY = 0.05


class TimeCog(commands.Cog):
    """A command that only the playground has."""

    def __init__(self, front: Front, queue: asyncio.Queue[int]) -> None:
        self.front = front
        self._queue = queue

    @app_commands.command(name=said("command-clock-name"), description=said("command-clock"))
    @options(forward="command-clock-forward")
    async def clock(self, interaction: Interaction, forward: str) -> None:
        """Let time pass."""
        await self.front.answer(interaction, lambda: self._forward(interaction, forward))

    async def _forward(self, interaction: Interaction, text: str) -> Layout:
        read = self.front.reader(interaction)
        self._queue.put_nowait(interval(text, read.words) or 0)
        return Layout((Text(read(Msg("ui-clock-moved", time=plain(text)))),))


async def run_time(
    env: simcord.Env, queue: asyncio.Queue[int], moved: Callable[[], Awaitable[None]] | None = None
) -> None:
    """Advance the simulated Discord by the minutes that arrive, as soon as nobody is acting."""
    while True:
        minutes = await queue.get()
        await when_idle(lambda minutes=minutes: env.advance_time(minutes * SECONDS))  # type: ignore[misc]
        if moved is not None:
            await when_idle(moved)


async def when_idle(operation: Callable[[], Awaitable[None]]) -> None:
    """Run an operation of simcord once the running one is done, since it allows one at a time."""
    while True:
        try:
            await operation()
        except simcord.SetupError as error:
            if "overlaps" not in str(error):
                raise
            await asyncio.sleep(BUSY)
        else:
            return


async def read_console(queue: asyncio.Queue[int]) -> None:
    """Lines such as `+6h` or `+90m` move the clock, until the console is closed."""
    loop, english = asyncio.get_running_loop(), Texts()(None)
    reader = asyncio.StreamReader()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    while line := (await reader.readline()).decode().strip():
        try:
            queue.put_nowait(interval(line.removeprefix("+"), english) or 0)
        except RoundhouseError:
            print("Type +6h, +90m or +2d to let time pass.")
