"""Starting the bot where that can't work: one sentence, no traceback, and never the token."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import discord
import pytest
from discord import shard
from discord.ext import commands
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from discord.http import Route

from bot import app
from bot.__main__ import main
from bot.config import Config
from tests.bot.test_signals import APPLICATION, ME

TOKEN = "a-token-that-nobody-may-read"


class Refusing(BaseHTTPRequestHandler):
    """A Discord that knows nobody, or has trouble of its own, from some path on."""

    status, trouble = 401, ""

    def do_GET(self) -> None:
        self._say(self.status if self.trouble in self.path else 200, ME if "users" in self.path else APPLICATION)

    def do_PUT(self) -> None:
        self._say(200, [])

    def _say(self, status: int, answer: object) -> None:
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.end_headers()
        self.wfile.write(json.dumps([] if "commands" in self.path else answer).encode())

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@pytest.fixture
def refusing() -> Iterator[str]:
    server = HTTPServer(("127.0.0.1", 0), Refusing)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/api"
    server.shutdown()


@pytest.fixture(autouse=True)
def elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("DATABASE", str(tmp_path / "app.sqlite3"))
    usual = gc.get_threshold()
    yield
    gc.set_threshold(*usual)


def test_a_token_that_discord_refuses(
    refusing: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("DISCORD_API_BASE", refusing)
    assert main(["run"]) == 2
    said = capsys.readouterr().err
    assert "does not accept the token" in said
    assert "Traceback" not in said
    assert TOKEN not in said + caplog.text


def test_a_discord_that_is_not_there(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("DISCORD_API_BASE", "http://127.0.0.1:9/api")
    assert main(["run"]) == 2
    assert "can't be reached" in capsys.readouterr().err


@pytest.mark.parametrize("where", ["users/@me", "commands", "gateway"])
def test_a_discord_that_has_trouble(
    refusing: str, where: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Refusing, "status", 503)
    monkeypatch.setattr(Refusing, "trouble", where)
    monkeypatch.setenv("DISCORD_API_BASE", refusing)
    assert main(["run"]) == 2
    said = capsys.readouterr().err
    assert "can't be reached" in said
    assert "Traceback" not in said


async def test_the_bot_ends_although_the_gateway_says_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def silent(self: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(commands.AutoShardedBot, "close", silent)
    monkeypatch.setattr(app, "FAREWELL", 0.01)
    with caplog.at_level(logging.INFO):
        await app.create_bot(Config(database=tmp_path / "app.sqlite3", token=TOKEN)).close()
    assert "the gateway says nothing" in caplog.text


async def test_what_the_gateway_says_while_the_bot_ends_is_not_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = []

    async def on_ready(self: object) -> None:
        heard.append(self)

    monkeypatch.setattr(app.Roundhouse, "on_ready", on_ready)
    bot = app.create_bot(Config(database=tmp_path / "app.sqlite3", token=TOKEN))
    await bot._async_setup_hook()
    bot.dispatch("ready")
    await asyncio.sleep(0)
    await bot.close()
    bot.dispatch("ready")
    await asyncio.sleep(0)
    assert heard == [bot]


async def test_the_end_is_not_lost_on_a_shard_that_identifies_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trying, silent = asyncio.Event(), asyncio.Event()

    async def greeted(*args: Any, **options: Any) -> None:
        trying.set()
        await silent.wait()

    async def invalidated(client: discord.AutoShardedClient) -> None:
        asked: Any = client.__dict__["_AutoShardedClient__queue"]
        known = shard.Shard(Mock(shard_id=1), client, asked.put_nowait)
        asked.put_nowait(shard.EventItem(shard.EventType.identify, known, ReconnectWebSocket(1, resume=False)))

    monkeypatch.setattr(DiscordWebSocket, "from_client", greeted)
    monkeypatch.setattr(discord.AutoShardedClient, "launch_shards", invalidated)
    async with app.create_bot(Config(database=tmp_path / "app.sqlite3", token=TOKEN)) as bot:
        running = asyncio.create_task(bot.connect())
        await trying.wait()
        running.cancel()
        await asyncio.wait([running], timeout=5)
        assert running.cancelled()


def test_a_shard_tries_to_connect_at_least_once_a_minute_however_long_discord_was_away() -> None:
    made = shard.Shard(Mock(), Mock(), Mock())
    pauses = [made._backoff.delay() for _ in range(60)]
    assert 15 < max(pauses) <= 60


def test_clicks_seldom_wait_until_all_that_is_held_has_been_looked_through(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    told = list[int]()
    run = Mock(side_effect=lambda *args, **kwargs: told.append(gc.get_threshold()[2]))
    monkeypatch.setattr(app, "create_bot", Mock(return_value=Mock(run=run)))
    usual = 10  # Python's own
    app.run(Config(token=TOKEN, database=tmp_path / "bot.sqlite3"))
    assert told == [10 * usual]
