"""The bot as a process of its own, over sockets, while those beside it are killed and stopped: tables go on.

What draws and what looks ahead comes again by itself, and no message waits for a picture.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bot.watch.address import Address, ask
from tests.beside import drawers, free_port, searchers, server
from tests.e2e.loopback import CHANNEL, Discord, buttons, served

ROOT = Path(__file__).parents[2]
WAY = (".a.confirm", ".done.", ".plan.", ".a.")
"""What ends a turn, and what leads there."""
LONG = 120.0
"""Seconds that no machine is too busy for."""


@dataclass
class Bot:
    """A bot and its Discord."""

    discord: Discord
    process: asyncio.subprocess.Process
    watched: Address
    numbers: Any = field(default_factory=lambda: count(1000))
    place: dict[str, Any] = field(default_factory=dict)
    """Where Ann is."""
    shown: dict[str, Any] = field(default_factory=dict)
    """The message of the table that was begun last."""

    async def table(self, opponents: str = "easy", players: int = 2) -> str:
        """Begin a game in a channel of its own; what names its message."""
        where = self.move_on()
        new = [{"name": "game", "type": 3, "value": "russian_railroads"},
               {"name": "opponents", "type": 3, "value": opponents},
               {"name": "players", "type": 4, "value": players}]  # fmt: skip
        game = next(c for c in self.discord.commands if c["name"] == "game")
        opened = {"id": game["id"], "name": "game", "type": 1, "options": [{"name": "new", "type": 1, "options": new}]}
        before = len(self.discord.bodies["message"])
        await self.discord.interaction(next(self.numbers), 2, opened, **where)
        lobby = await self.message(before, ".start.")
        await self.press(lobby, next(custom for custom in buttons(lobby) if ".start." in custom))
        self.shown = await self.message(before + 1, ".take.")
        return next(custom for custom in buttons(self.shown) if ".take." in custom)

    def move_on(self) -> dict[str, Any]:
        """To a channel where nobody plays yet."""
        self.place = {"channel_id": str(9000 + next(self.numbers))}
        self.place["channel"] = {**CHANNEL, "id": self.place["channel_id"]}
        return self.place

    async def press(self, shown: dict[str, Any], button: str) -> None:
        """Press a button of a message."""
        message = {**self.discord.stored(5001, shown), "components": shown["components"]}
        data = {"component_type": 2, "custom_id": button}
        await self.discord.interaction(next(self.numbers), 3, data, message=message, **self.place)

    async def play(self, over: Callable[[], Any]) -> None:
        """Ann takes her turn by the first plans that are offered, until something is so."""
        await self.press(self.shown, next(custom for custom in buttons(self.shown) if ".take." in custom))
        pressed: set[str] = set()

        def offered() -> Any:
            panels = self.discord.bodies["original"][::-1]
            known = [(panel, custom) for panel in panels for custom in buttons(panel)[::-1] if custom not in pressed]
            return over() or next((one for what in WAY for one in known if what in one[1]), None)

        while not over():
            found = await self.until(offered)
            if not over():
                pressed.add(found[1])
                await self.press(*found)

    async def message(self, first: int, button: str) -> dict[str, Any]:
        """The first message from there on that has such a button."""
        return await self.until(lambda: next(
            (body for body in self.discord.bodies["message"][first:] if any(button in b for b in buttons(body))), None
        ))  # fmt: skip

    async def picture(self, take: str) -> None:
        """Wait until the message of a table has its picture, with which it came or which followed."""
        sent = self.discord.bodies
        await self.until(
            lambda: any(take in buttons(body) and body.get("attachments") for body in sent["message"] + sent["edit"])
        )

    async def until(self, found: Callable[[], Any]) -> Any:
        async with asyncio.timeout(LONG):
            while not (there := found()):
                assert self.process.returncode is None
                await asyncio.sleep(0.02)
        return there

    async def says(self, text: str) -> None:
        """Wait until it says just that of itself."""
        async with asyncio.timeout(LONG):
            while (await asyncio.to_thread(ask, self.watched))[1] != text:  # noqa: ASYNC110
                await asyncio.sleep(0.05)


@asynccontextmanager
async def running(folder: Path) -> AsyncIterator[Bot]:
    """`python -m bot run` with one process that draws, once it serves clicks; it is killed in the end."""
    discord = Discord()
    watched = Address("127.0.0.1", free_port())
    async with served(discord.app()) as discord.address:
        settings = {
            "DISCORD_TOKEN": "nobody", "DATABASE": str(folder / "games.sqlite3"), "OPPONENT_PAUSE": "0", "EMBLEMS": "0",
            "DISCORD_API_BASE": discord.address.replace("ws://", "http://").replace("/gateway/", "/api"),
            "DISCORD_GATEWAY_URL": discord.address, "METRICS": f"127.0.0.1:{watched.port}", "DRAWING_PROCESSES": "1",
            "OPPONENT_EFFORT": "0.02", "PYTHONPATH": str(ROOT),
        }  # fmt: skip
        with (folder / "log.txt").open("w") as log:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bot", "run"), env={**os.environ, **settings}, cwd=folder, stderr=log
            )
        try:
            yield Bot(discord, process, watched)
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()


async def served_by(bot: Bot) -> int:
    """The id of its process, once it serves clicks."""
    async with asyncio.timeout(LONG):
        await bot.discord.identified.wait()
    return bot.process.pid


@pytest.mark.long
async def test_whatever_of_those_beside_the_bot_is_killed_or_stopped_comes_again_and_tables_have_their_pictures(
    tmp_path: Path,
) -> None:
    async with running(tmp_path) as bot:
        pid = await served_by(bot)
        await bot.picture(await bot.table())
        await bot.until(lambda: drawers(pid))
        for whose, how in (
            (drawers, signal.SIGKILL), (server, signal.SIGKILL), (drawers, signal.SIGSTOP),
        ):  # fmt: skip
            for one in await bot.until(lambda whose=whose: whose(pid)):  # type: ignore[misc]
                os.kill(one, how)
            await bot.picture(await bot.table())
            await bot.says("ok")  # the bot draws by itself meanwhile: who is only just coming is not struck
        await bot.table("hard")
        await bot.play(lambda: searchers(pid))
        before = searchers(pid)
        os.kill(before[0], signal.SIGKILL)
        await bot.until(lambda: set(searchers(pid)) - set(before))
        await bot.says("ok")
        (last,) = await bot.until(lambda: server(pid))
        bot.process.kill()
        await bot.process.wait()
        async with asyncio.timeout(LONG):
            while Path(f"/proc/{last}").exists():  # noqa: ASYNC110, ASYNC240
                await asyncio.sleep(0.05)


@pytest.mark.long
@pytest.mark.parametrize("how", [signal.SIGSTOP, signal.SIGKILL])
async def test_a_table_begins_while_what_makes_ready_to_draw_is_stopped_or_killed(
    tmp_path: Path, how: signal.Signals
) -> None:
    async with running(tmp_path) as bot:
        (making,) = await bot.until(lambda: server(bot.process.pid))
        os.kill(making, how)
        await served_by(bot)
        await bot.picture(await bot.table())
        os.kill(making, signal.SIGKILL) if how is signal.SIGSTOP else None
