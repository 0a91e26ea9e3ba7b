"""Gateway: what one process of the bot is told, session by session; a session that was cut off can be resumed."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from tests.chaos.backend import Backend
from tests.e2e.loopback import EVERYTHING, GUILD, USER, Discord

ROLE = {"id": "", "name": "@everyone", "permissions": EVERYTHING, "position": 0, "color": 0, "hoist": False,
        "managed": False, "mentionable": False, "flags": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None}}  # fmt: skip
MEMBER = {"user": USER, "roles": [], "joined_at": "2026-01-01T00:00:00+00:00", "deaf": False, "mute": False, "flags": 0}
HELD = 500
"""Events that a session can be told again."""


@dataclass
class Session:
    """What one shard has been told, by number, and where it listens."""

    key: str
    shard: tuple[int, int]
    socket: web.WebSocketResponse | None = None
    told: list[dict[str, Any]] = field(default_factory=list)
    number: int = 0


class Gateway(Discord):
    """The sessions of one process. `channels` are those that the servers have."""

    def __init__(self, backend: Backend, channels: list[int]) -> None:
        super().__init__()
        self.backend, self.channels = backend, channels
        self.sessions: dict[str, Session] = {}
        self.silent = False
        """Whether the gateway says nothing any more."""

    async def gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 40000}, "s": None, "t": None})
        try:
            async for message in socket:
                await self._heard(socket, json.loads(message.data))
        except ConnectionError:
            pass  # its process has died
        return socket

    async def _heard(self, socket: web.WebSocketResponse, packet: dict[str, Any]) -> None:
        if packet["op"] == 1 and not self.silent:
            await socket.send_json({"op": 11, "d": None, "s": None, "t": None})
        elif packet["op"] == 2:
            await self._identify(socket, tuple(packet["d"].get("shard") or (0, 1)))
        elif packet["op"] == 6:
            await self._resume(socket, packet["d"])

    async def _identify(self, socket: web.WebSocketResponse, shard: tuple[int, int]) -> None:
        session = Session(f"session{self.backend.snowflake()}", shard, socket)
        for old in [key for key, known in self.sessions.items() if known.shard == shard]:
            del self.sessions[old]
        self.sessions[session.key] = session
        own = sorted({
            server for server in map(self.backend.server, self.channels) if (server >> 22) % shard[1] == shard[0]
        })  # fmt: skip
        ready = {"v": 10, "user": USER, "guilds": [{"id": str(server), "unavailable": True} for server in own],
                 "session_id": session.key, "resume_gateway_url": self.address,
                 "application": {"id": "10", "flags": 0}, "shard": list(shard)}  # fmt: skip
        await self._tell(session, "READY", ready)
        for server in own:
            await self._tell(session, "GUILD_CREATE", self._server(server))
        self.identified.set()

    def _server(self, server: int) -> dict[str, Any]:
        """A server with its channels and open threads."""
        channels = [self.backend.channel(number) for number in self.channels if self.backend.server(number) == server]
        threads = [self.backend.channel(number) for number in self.backend.threads
                   if number not in self.backend.archived and self.backend.server(number) == server]  # fmt: skip
        role = {**ROLE, "id": str(server)}
        return {**GUILD, "id": str(server), "channels": channels, "roles": [role], "members": [MEMBER],
                "threads": threads}  # fmt: skip

    async def _resume(self, socket: web.WebSocketResponse, wanted: dict[str, Any]) -> None:
        session = self.sessions.get(wanted["session_id"])
        if session is None:
            await socket.send_json({"op": 9, "d": False, "s": None, "t": None})
            return
        session.socket = socket
        for packet in [known for known in session.told if known["s"] > wanted["seq"]]:
            await socket.send_json(packet)
        await self._tell(session, "RESUMED", {})

    async def _tell(self, session: Session, event: str, body: dict[str, Any]) -> None:
        """Send an event, now or when the session is resumed."""
        session.number += 1
        packet = {"op": 0, "t": event, "s": session.number, "d": body}
        session.told = [*session.told[-HELD:], packet]
        if session.socket is not None and not session.socket.closed and not self.silent:
            try:
                await session.socket.send_json(packet)
            except ConnectionError:
                session.socket = None

    async def dispatch(self, event: str, body: dict[str, Any]) -> None:
        """Tell the shard of a server; of an interaction any, since buttons of any table may be pressed anywhere."""
        sessions = list(self.sessions.values())
        server = int(body.get("guild_id", 0))
        own = [session for session in sessions if (server >> 22) % session.shard[1] == session.shard[0]]
        for session in own or (sessions[:1] if event == "INTERACTION_CREATE" else []):
            await self._tell(session, event, body)

    async def disturb(self, how: str) -> None:
        """Something happens at the gateway: `close`, `reconnect`, or `invalid`, after which no session goes on."""
        for session in list(self.sessions.values()):
            socket, session.socket = session.socket, None
            if how == "invalid":
                del self.sessions[session.key]  # what happens until it has another is told to nobody
                self.identified.clear()
            if socket is None or socket.closed:
                continue
            if how == "reconnect":
                await socket.send_json({"op": 7, "d": None, "s": None, "t": None})
            elif how == "invalid":
                await socket.send_json({"op": 9, "d": False, "s": None, "t": None})
            else:
                await socket.close(code=4000)

    async def shut(self) -> None:
        """The process is gone, and with it its sessions."""
        self.identified.clear()
        self.silent = False
        for session in self.sessions.values():
            if session.socket is not None:
                await session.socket.close()
        self.sessions.clear()
