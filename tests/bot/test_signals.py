"""A service manager ends the bot: the process goes at once, in order, and its database is closed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from tests.long import few

ROOT = Path(__file__).parents[2]
ME = {"id": "1", "username": "bot", "discriminator": "0", "avatar": None, "bot": True}
BACKGROUND = ("sh", "-c", "trap '' INT; exec \"$@\"", "sh")
"""A shell lets what it starts in the background ignore Ctrl-C."""
APPLICATION = {
    **{"id": "1", "name": "bot", "icon": None, "description": "", "verify_key": "", "flags": 0},
    **{"bot_public": True, "bot_require_code_grant": False, "owner": ME, "team": None},
}


class Listening(BaseHTTPRequestHandler):
    """A Discord that lets the bot in and then keeps it waiting for the gateway."""

    waiting = threading.Event()
    over = threading.Event()

    def do_GET(self) -> None:
        if "gateway" in self.path:
            self.waiting.set()
            self.over.wait(60)
        self._say(ME if self.path.endswith("/users/@me") else [] if "commands" in self.path else APPLICATION)

    def do_PUT(self) -> None:
        self._say([])

    def _say(self, answer: object) -> None:
        body = json.dumps(answer).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@pytest.fixture
def discord() -> Iterator[str]:
    Listening.waiting.clear()
    Listening.over.clear()
    server = ThreadingHTTPServer(("127.0.0.1", 0), Listening)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/api"
    Listening.over.set()
    server.shutdown()


@pytest.mark.parametrize("how", few([signal.SIGTERM, signal.SIGINT], 1))
def test_the_bot_is_ended_from_outside_in_order(tmp_path: Path, discord: str, how: signal.Signals) -> None:
    file = tmp_path / "games.sqlite3"
    env = {**os.environ, "DISCORD_TOKEN": "nobody", "DATABASE": str(file), "DISCORD_API_BASE": discord}
    command = [*BACKGROUND, sys.executable, "-m", "bot", "run"]
    log = tmp_path / "log.txt"  # not a pipe, which a process that makes ready to draw would hold for a while
    with log.open("w") as out:
        bot = subprocess.Popen(command, cwd=ROOT, env=env, stderr=out)
    try:
        assert Listening.waiting.wait(60)
        assert file.with_name("games.sqlite3-wal").exists()
        bot.send_signal(how)
        bot.wait(60)
    finally:
        bot.kill()
    assert bot.returncode == 0
    assert "Traceback" not in log.read_text()
    assert not file.with_name("games.sqlite3-wal").exists()  # which the last connection takes away when it is closed
