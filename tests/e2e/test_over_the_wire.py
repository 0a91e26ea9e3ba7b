"""`python -m bot run` as it is in the real world: discord.py's own HTTP and websocket, against a server on loopback.

The simulated Discord of the other tests replaces discord.py's transport; here nothing is replaced but the address.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route
from prometheus_client.parser import text_string_to_metric_families

from bot.app import Roundhouse, create_bot
from bot.config import Config
from bot.shards import Shards
from bot.watch import logs
from bot.watch.address import Address
from bot.watch.meter import Stage
from tests.bot.watch.written import written
from tests.e2e.loopback import Discord, buttons, served

ROOT = Path(__file__).parents[2]
TOKEN = "a-token-that-nobody-may-read"


@pytest.fixture
async def discord() -> AsyncIterator[Discord]:
    made = Discord()
    rest, gateway = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    async with served(made.app()) as made.address:
        yield made
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = rest, gateway


@contextlib.asynccontextmanager
async def connected(discord: Discord, config: Config) -> AsyncIterator[Roundhouse]:
    """The bot, once Discord knows it."""
    base = discord.address.replace("ws://", "http://").replace("/gateway/", "/api")
    bot = create_bot(replace(config, token=TOKEN, pause=0.0, api_base=base, gateway_url=discord.address))
    running = asyncio.create_task(bot.start(TOKEN))
    try:
        identified = asyncio.create_task(discord.identified.wait())
        await asyncio.wait({running, identified}, timeout=20, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            await running
        assert identified.done()
        await bot.wait_until_ready()
        yield bot
    finally:
        await bot.close()
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def table(discord: Discord) -> dict[str, Any]:
    """A table of one person and a practice opponent begins; returns its first message."""
    new = [{"name": "game", "type": 3, "value": "toy_freight"}, {"name": "opponents", "type": 3, "value": "normal"}]
    game = next(c for c in discord.commands if c["name"] == "game")
    opened = {"id": game["id"], "name": "game", "type": 1, "options": [{"name": "new", "type": 1, "options": new}]}
    await discord.interaction(900, 2, opened)
    lobby = await discord.until("message", 1)
    assert lobby["enforce_nonce"] is True
    await press(discord, 901, lobby, ".start.")
    await discord.until("original", 2)
    return await discord.until("message", 2)


async def press(discord: Discord, number: int, shown: dict[str, Any], button: str) -> None:
    """Press a button of a message."""
    custom_id = next(b for b in buttons(shown) if button in b)
    message = {**discord.stored(5001, shown), "components": shown["components"]}
    await discord.interaction(number, 3, {"component_type": 2, "custom_id": custom_id}, message=message)


async def test_the_bot_comes_up_registers_its_commands_and_serves_a_table(discord: Discord, tmp_path: Path) -> None:
    async with connected(discord, Config(database=tmp_path / "wire.sqlite")):
        assert discord.tokens == {f"Bot {TOKEN}"}
        assert discord.intents == 1, "only the guilds intent, which is not privileged"
        assert {"game", "do", "board", "hand", "log", "undo", "rules", "settings", "help"} <= {
            c["name"] for c in discord.commands
        }
        shown = await table(discord)
        assert discord.bodies["callback"][0]["type"] == 5, "acknowledged before the work"
        assert any(".take." in b for b in buttons(shown))
        assert shown["allowed_mentions"].get("users") == [77] or shown["allowed_mentions"].get("users") == ["77"]
        assert shown["attachments"][0]["description"], "a picture has alt text"
        assert discord.files[-1].startswith(b"\x89PNG")


async def test_no_log_however_talkative_tells_a_token_or_what_is_private(discord: Discord, tmp_path: Path) -> None:
    config = Config(database=tmp_path / "wire.sqlite")
    with written(logs.JSON, "DEBUG", [TOKEN]) as stream:
        async with connected(discord, config):
            shown = await table(discord)
            discord.limited = 1  # which discord.py warns of
            await press(discord, 902, shown, ".take.")
            panel = await discord.until("original", 3)
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert [line["interaction"] for line in lines if "is rate limited" in line["message"]] == [902]
    assert TOKEN not in stream.getvalue()
    assert "token90" not in stream.getvalue()
    private = [part for part in texts(panel) if len(part) > 12]
    assert any("crate" in part.lower() for part in private), private
    assert not [part for part in private if part in "\n".join(line["message"] for line in lines)]


async def test_whoever_watches_sees_how_it_goes(
    discord: Discord, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    config = Config(database=tmp_path / "wire.sqlite", metrics=Address("127.0.0.1", 0))
    async with connected(discord, config) as bot:
        shown = await table(discord)
        await press(discord, 902, shown, ".take.")
        panel = await discord.until("original", 3)
        await press(discord, 903, panel, ".a.pass")
        await discord.until("callback", 4)
        await bot.front.drain(20)
        await bot.house.settle()
        assert bot.station is not None
        where = bot.station.address.to_ask
        async with aiohttp.ClientSession() as session:
            async with session.get(f"{where}/healthz") as well:
                assert (well.status, await well.text()) == (200, "ok\n")
            async with session.get(f"{where}/metrics") as page:
                found = list(text_string_to_metric_families(await page.text()))
            assert discord.socket is not None
            connect = asyncio.Event()
            monkeypatch.setattr(DiscordWebSocket, "from_client", lambda *_, **__: connect.wait())
            await discord.socket.close()
            async with asyncio.timeout(20):
                while not all(shard.is_closed() for shard in bot.shards.values()):  # noqa: ASYNC110  nobody tells
                    await asyncio.sleep(0.01)
            async with session.get(f"{where}/healthz") as ill:
                assert (ill.status, await ill.text()) == (503, "the gateway is not connected: shard 0\n")
    samples = {(s.name, *s.labels.values()): s.value for family in found for s in family.samples}
    assert samples["roundhouse_tables", "live"] == 1
    assert samples["roundhouse_tables", "ended"] == 0
    assert samples["roundhouse_shards", "open"] == 1
    assert samples["roundhouse_clicks_total", "component"] == 3
    assert samples["roundhouse_posts_total", "table", "sent"] >= 1
    for stage in Stage:
        assert samples["roundhouse_stage_seconds_count", stage.value] >= 1, stage
    assert not [name for name, value in samples.items() if name[0] == "roundhouse_errors_total" and value]
    assert {
        key for family in found for s in family.samples if s.name.startswith("roundhouse_") for key in s.labels
    } <= {*("kind", "stage", "state", "rank", "outcome", "le", "version")}, "nothing that grows with tables or people"
    drawn = set(re.findall(r"(?:roundhouse|process)_\w+", (ROOT / "deploy" / "grafana.json").read_text()))
    assert len(drawn) > 10
    assert drawn - {name[0] for name in samples} == set(), "the dashboard shows nothing that there is not"


def texts(message: dict[str, Any]) -> list[str]:
    """All that a message says."""
    found: list[str] = []
    parts = list(message["components"])
    while parts:
        part = parts.pop()
        parts += [*part.get("components", []), *part.get("options", [])]
        found += [part[key] for key in ("content", "label", "description") if key in part]
    return found


async def test_a_process_has_the_shards_that_it_is_given_and_one_registers_the_commands(
    discord: Discord, tmp_path: Path
) -> None:
    config = Config(database=tmp_path / "shards.sqlite3", searchers=0)
    async with connected(discord, replace(config, shards=Shards(1, 1, 2))) as bot:
        assert discord.shards == [[1, 2]]
        assert list(bot.shards) == [1]
        assert discord.commands == []
        async with connected(discord, replace(config, shards=Shards(0, 0, 2))):
            assert discord.shards[1:] == [[0, 2]]
            assert discord.commands != []
