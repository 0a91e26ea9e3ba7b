"""One command in an empty folder, and the bot answers: `init` as a process of its own, over Discord's own wires."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import pytest

from tests.e2e.loopback import served
from tests.load.opening import begin
from tests.load.server import Server

TOKEN = b"of-its-own\n"


@pytest.mark.long
async def test_from_an_empty_folder_to_a_game_that_has_begun_in_one_command(tmp_path: Path) -> None:
    server = Server()
    folder = tmp_path / "bot"
    async with served(server.app()) as server.address:
        base = server.address.replace("ws://", "http://").replace("/gateway/", "/api")
        said = {name: value for name, value in os.environ.items() if name not in ("DISCORD_TOKEN", "DATABASE")}
        said |= {"DISCORD_API_BASE": base, "DISCORD_GATEWAY_URL": server.address, "EMBLEMS": "0"}
        command = [sys.executable, "-m", "bot", "init", "--yes", "--no-unit", "--folder", str(folder)]
        piped = {"stdin": asyncio.subprocess.PIPE, "stdout": asyncio.subprocess.PIPE}
        bot = await asyncio.create_subprocess_exec(*command, env=said, **piped)  # type: ignore[arg-type]
        assert bot.stdin is not None and bot.stdout is not None
        try:
            bot.stdin.write(TOKEN)
            bot.stdin.close()
            await asyncio.wait_for(server.identified.wait(), 120)
            assert (await begin(server, "steam")).picture is not None
        finally:
            bot.terminate()
            out = (await bot.stdout.read()).decode()
            assert await asyncio.wait_for(bot.wait(), 30) == 0
    assert server.tokens == {"Bot of-its-own"}
    assert "BAD" not in out and "of-its-own" not in out
    assert {"roundhouse.sqlite3", "backups", ".env"} <= {path.name for path in folder.iterdir()}
