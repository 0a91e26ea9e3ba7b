"""Server: Discord on loopback, and when each answer of the bot arrived there."""

from __future__ import annotations

import asyncio
import json
import time
from collections import defaultdict
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from aiohttp import web

from bot.wire.courier import MESSAGE_GONE
from tests.e2e.loopback import ANN, CHANNEL, EVERYTHING, Discord, reply
from tests.load.crowd import FIRST_CHANNEL

FIRST_TOKEN = 10**9


@dataclass
class Click:
    """Seconds from the click to what its person notices; None: nothing yet, or no new picture."""

    began: float
    acknowledged: float | None = None
    text: float | None = None
    picture: float | None = None
    message: dict[str, Any] = field(default_factory=dict)
    """The private message that answers it, as it stands."""
    answered: asyncio.Event = field(default_factory=asyncio.Event)


class Server(Discord):
    """Any number of channels; remembers what is shown where."""

    def __init__(self) -> None:
        super().__init__()
        self.clicks: dict[str, Click] = {}
        self.boards: dict[int, tuple[float, dict[str, Any]]] = {}
        self.sent: dict[str, dict[str, Any]] = {}
        """The messages of all channels by their ids, as they stand."""
        self.posts = 0
        self.seen: dict[str, tuple[float, float | None]] = {}
        """When each of them came, and when its picture."""
        self.numbers = count(FIRST_TOKEN)
        self.following: dict[int, asyncio.Event] = defaultdict(asyncio.Event)

    async def click(self, table: int, user: int, custom_id: str, message: dict[str, Any], chosen: str = "") -> Click:
        """Press a button (or choose a line of a select) and wait for the text of the answer."""
        data: dict[str, Any] = {"component_type": 3 if chosen else 2, "custom_id": custom_id}
        if chosen:
            data["values"] = [chosen]
        made = await self._send(table, user, 3, data, message)
        await asyncio.wait_for(made.answered.wait(), 60)
        return made

    async def type(self, table: int, user: int, command: str, below: str, **options: str) -> Click:
        """Type a command; nobody waits for anything."""
        known = next(one["id"] for one in self.commands if one["name"] == command)
        given = [{"name": key, "type": 3, "value": value} for key, value in options.items()]
        made = [{"type": 1, "name": below, "options": given}]
        return await self._send(table, user, 2, {"id": known, "name": command, "type": 1, "options": made}, None)

    async def _send(
        self, table: int, user: int, kind: int, data: dict[str, Any], message: dict[str, Any] | None
    ) -> Click:
        number = next(self.numbers)
        made = self.clicks[f"token{number}"] = Click(time.perf_counter(), message=message or {})
        person = {**ANN, "id": str(user), "username": f"user{user}", "global_name": None}
        member = {"user": person, "roles": [], "joined_at": "2026-01-01T00:00:00+00:00", "permissions": EVERYTHING,
                  "deaf": False, "mute": False, "flags": 0}  # fmt: skip
        channel = {"channel_id": str(FIRST_CHANNEL + table), "channel": {**CHANNEL, "id": str(FIRST_CHANNEL + table)}}
        shown = {} if message is None else {"message": message}
        await self.interaction(number, kind, data, **shown, member=member, **channel)
        return made

    def app(self) -> web.Application:
        """All that the bot asks of Discord; here it also takes the buttons off older messages, and reminders away."""
        app, path = super().app(), "/api/channels/{channel}/messages/{message}"
        app.add_routes([web.get(path, self.look), web.delete(path, self.gone)])
        return app

    async def look(self, request: web.Request) -> web.Response:
        """A message as it stands; of what was posted before the bot was started there is none."""
        kept = self.sent.get(request.match_info["message"])
        gone = {"code": MESSAGE_GONE, "message": "Unknown Message"}
        return reply(gone, status=404) if kept is None else reply(kept)

    async def gone(self, request: web.Request) -> web.Response:
        """A message is deleted."""
        self.sent.pop(request.match_info["message"], None)
        return web.Response(status=204)

    async def edit(self, request: web.Request) -> web.Response:
        """A message of the channel is edited."""
        body = await self.read(request)
        self.files.clear()
        kept = self.sent[request.match_info["message"]]
        kept["components"] = _resolved(body)
        self._see(kept["id"], body)
        return reply(kept)

    def _see(self, number: str, body: dict[str, Any]) -> None:
        """When a message of a channel was there, and when its picture."""
        now = time.perf_counter()
        posted, pictured = self.seen.get(number, (now, None))
        self.seen[number] = posted, (now if pictured is None and body.get("attachments") else pictured)

    async def callback(self, request: web.Request) -> web.Response:
        made = self.clicks[request.match_info["token"]]
        made.acknowledged = time.perf_counter() - made.began
        await request.read()
        return reply({"interaction": {"id": request.match_info["id"], "type": 2}})

    async def original(self, request: web.Request) -> web.Response:
        made = self.clicks[request.match_info["token"]]
        at = time.perf_counter() - made.began
        body = await self.read(request)
        if made.text is None:
            made.text = at
        if body.get("attachments") and made.picture is None:
            made.picture = at
        made.message = {**self.stored(next(self.numbers), body), "components": _resolved(body), "flags": 64 | 1 << 15}
        made.answered.set()
        self.files.clear()
        return reply(made.message)

    async def message(self, request: web.Request) -> web.Response:
        at = time.perf_counter()
        body = await self.read(request)
        self.files.clear()
        self.posts += 1
        stored = {**self.stored(next(self.numbers), body), "components": _resolved(body)}
        self.sent[stored["id"]] = stored
        self._see(stored["id"], body)
        if "channel" in request.match_info:
            table = int(request.match_info["channel"]) - FIRST_CHANNEL
            self.boards[table] = (at, stored)
            self.following[table].set()
        return reply(stored)


def _resolved(body: dict[str, Any]) -> list[dict[str, Any]]:
    """The components as Discord gives them back: references to files are addresses."""
    text = json.dumps(body.get("components", [])).replace("attachment://", "https://cdn.example/attachments/1/2/")
    found: list[dict[str, Any]] = json.loads(text)
    return found
