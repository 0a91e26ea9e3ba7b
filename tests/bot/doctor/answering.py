"""A Discord that answers what the doctor asks."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email.utils import formatdate
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

ME = {"id": "1", "username": "roundhouse", "discriminator": "0", "avatar": None, "bot": True}
APPLICATION = {
    **{"id": "1", "name": "bot", "icon": None, "description": "", "verify_key": "", "flags": 0},
    **{"bot_public": True, "bot_require_code_grant": False, "owner": ME, "team": None},
}


class Answering(ThreadingHTTPServer):
    """What it knows: a token, servers with the permissions of the bot in them, and its time beside ours, in seconds."""

    daemon_threads = True

    def __init__(self, token: str) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.token = token
        self.guilds: list[dict[str, Any]] = []
        self.ahead = 0.0

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/api"

    def add(self, name: str, permissions: int) -> None:
        known = {"id": str(100 + len(self.guilds)), "name": name, "icon": None, "banner": None, "owner": False}
        self.guilds.append({**known, "permissions": str(permissions), "features": []})


class _Handler(BaseHTTPRequestHandler):
    server: Answering

    def do_GET(self) -> None:
        path, _, query = self.path.removeprefix("/api").partition("?")
        if path != "/gateway" and self.headers.get("Authorization") != f"Bot {self.server.token}":
            self._say({"code": 0, "message": "401: Unauthorized"}, 401)
        elif path == "/users/@me/guilds":
            asked = dict(part.split("=") for part in query.split("&"))
            later = [g for g in self.server.guilds if int(g["id"]) > int(asked.get("after", 0))]
            self._say(later[: int(asked["limit"])])
        else:
            self._say(ME if path == "/users/@me" else APPLICATION)

    def date_time_string(self, timestamp: float | None = None) -> str:
        return formatdate((timestamp or time.time()) + self.server.ahead, usegmt=True)

    def _say(self, answer: object, status: int = 200) -> None:
        body = json.dumps(answer).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@contextmanager
def answering(token: str) -> Iterator[Answering]:
    """It listens meanwhile."""
    server = Answering(token)
    threading.Thread(target=server.serve_forever, args=[0.01], daemon=True).start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
