"""What nobody waits for is done when the database can be written again, as things stand then."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bot.cogs.servers import ServersCog
from bot.host.types.server import Arrival
from bot.store.engine.database import Contended, Unwritable
from bot.wire import later


class Servers:
    """Notes nothing while the disk is full."""

    def __init__(self) -> None:
        self.room = asyncio.Event()
        self.nagged = asyncio.Event()
        self.noted: list[tuple[int, bool]] = []
        self.tried = 0

    async def left(self, guild_id: int) -> None:
        await self._note(guild_id, False)

    async def back(self, there: Arrival) -> None:
        await self._note(there.guild_id, True)

    async def _note(self, guild_id: int, inside: bool) -> None:
        self.tried += 1
        if not self.room.is_set():
            if self.tried >= 9:
                self.nagged.set()
            raise Contended("others") if self.tried % 2 else Unwritable("the disk is full")
        self.noted.append((guild_id, inside))


async def test_what_the_gateway_tells_meanwhile_is_noted_as_it_is_in_the_end(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(later, "AGAIN", 0.0)
    servers = Servers()
    front: Any = SimpleNamespace(host=SimpleNamespace(servers=servers))
    cog, guild = ServersCog(front), SimpleNamespace(id=7, me=None)
    told: list[asyncio.Task[None]] = [
        asyncio.create_task(listener(guild))
        for listener in (cog.on_guild_available, cog.on_guild_remove, cog.on_guild_join)
    ]
    await servers.nagged.wait()
    assert not any(task.done() for task in told)
    servers.room.set()
    await asyncio.gather(*told)
    assert servers.noted == [(7, True)] * 3  # the removal was over by then
    assert all(record.exc_info is None for record in caplog.records)
    assert "that the bot is not in server 7 could not be noted, again in 0 s: " in caplog.text


async def test_a_mistake_is_not_repeated() -> None:
    async def wrong() -> None:
        raise KeyError("rooms")

    with pytest.raises(KeyError):
        await later.in_the_end("it", wrong)
