"""`python -m bot run` as it is in the real world: discord.py's own HTTP and websocket, against a server on loopback.

The simulated Discord of the other tests replaces discord.py's transport; here nothing is replaced but the address.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from aiohttp import web
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.app import create_bot
from bot.config import Config
from tests.e2e.loopback import Discord, buttons


@pytest.fixture
async def discord() -> AsyncIterator[Discord]:
    made = Discord()
    runner = web.AppRunner(made.app(), shutdown_timeout=0.1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    host, port = runner.addresses[0][:2]
    made.address = f"ws://{host}:{port}/gateway/"
    rest, gateway = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    yield made
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = rest, gateway
    await runner.cleanup()


async def test_the_bot_comes_up_registers_its_commands_and_serves_a_table(discord: Discord, tmp_path: Path) -> None:
    base = discord.address.replace("ws://", "http://").replace("/gateway/", "/api")
    config = Config(
        token="secret", database=tmp_path / "wire.sqlite", pause=0.0, api_base=base, gateway_url=discord.address
    )
    bot = create_bot(config)
    running = asyncio.create_task(bot.start("secret"))
    try:
        identified = asyncio.create_task(discord.identified.wait())
        await asyncio.wait({running, identified}, timeout=20, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            await running
        assert identified.done()
        assert discord.tokens == {"Bot secret"}
        assert discord.intents == 1, "only the guilds intent, which is not privileged"
        assert {"game", "do", "board", "hand", "log", "undo", "rules", "settings", "help"} <= {
            c["name"] for c in discord.commands
        }
        await bot.wait_until_ready()
        new = [{"name": "game", "type": 3, "value": "toy_freight"}, {"name": "opponents", "type": 3, "value": "normal"}]
        game = next(c for c in discord.commands if c["name"] == "game")
        await discord.interaction(
            900,
            2,
            {"id": game["id"], "name": "game", "type": 1, "options": [{"name": "new", "type": 1, "options": new}]},
        )
        assert (await discord.until("callback", 1))["type"] == 5, "acknowledged before the work"
        lobby = await discord.until("message", 1)
        assert lobby["enforce_nonce"] is True
        start = next(b for b in buttons(lobby) if ".start." in b)
        message = {**discord.stored(5001, lobby), "components": lobby["components"]}
        await discord.interaction(901, 3, {"component_type": 2, "custom_id": start}, message=message)
        table = await discord.until("message", 2)
        assert any(".take." in b for b in buttons(table))
        assert table["allowed_mentions"].get("users") == [77] or table["allowed_mentions"].get("users") == ["77"]
        assert table["attachments"][0]["description"], "a picture has alt text"
        assert discord.files[-1].startswith(b"\x89PNG")
    finally:
        await bot.close()
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
