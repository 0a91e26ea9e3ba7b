"""Loopback: as much of Discord as a bot needs, as a server on this machine, for discord.py's own HTTP and websocket."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from aiohttp import web

USER = {"id": "10", "username": "Roundhouse", "discriminator": "0", "avatar": None, "bot": True}
ANN = {"id": "77", "username": "ann", "global_name": "Ann", "discriminator": "0", "avatar": None}
CHANNEL = {"id": "31", "type": 0, "name": "table", "guild_id": "30", "position": 0, "permission_overwrites": []}
EVERYBODY = {"id": "30", "name": "@everyone", "color": 0, "hoist": False, "position": 0, "managed": False,
             "permissions": str(2**11 + 2**10), "mentionable": False, "flags": 0}  # fmt: skip
"""Every server has this role, which has its id."""
GUILD = {
    "id": "30", "name": "Server", "owner_id": "77", "channels": [CHANNEL], "roles": [EVERYBODY], "members": [],
    "threads": [],
    "emojis": [], "stickers": [], "features": [], "member_count": 2, "voice_states": [], "presences": [],
    "preferred_locale": "en-US", "large": False, "unavailable": False, "stage_instances": [],
    "guild_scheduled_events": [], "soundboard_sounds": [], "verification_level": 0, "default_message_notifications": 0,
    "explicit_content_filter": 0, "mfa_level": 0, "nsfw_level": 0, "premium_tier": 0, "system_channel_flags": 0,
    "afk_timeout": 300, "premium_progress_bar_enabled": False, "description": None, "banner": None, "splash": None,
    "icon": None, "discovery_splash": None, "afk_channel_id": None, "application_id": None, "system_channel_id": None,
    "rules_channel_id": None, "vanity_url_code": None, "public_updates_channel_id": None, "joined_at": "2026-01-01",
    "safety_alerts_channel_id": None,
}  # fmt: skip
EVERYTHING = str(2**50 - 1)


@asynccontextmanager
async def served(app: web.Application) -> AsyncIterator[str]:
    """Serve on a port of its own; the address of its gateway."""
    runner = web.AppRunner(app, shutdown_timeout=0.1, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    host, port = runner.addresses[0][:2]
    try:
        yield f"ws://{host}:{port}/gateway/"
    finally:
        await runner.cleanup()


def reply(body: Any, **more: Any) -> web.Response:
    # as Discord says it: without a charset
    return web.Response(body=json.dumps(body).encode(), content_type="application/json", **more)


def fixed(body: Callable[[], Any]) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def handler(_: web.Request) -> web.Response:
        return reply(body())

    return handler


class Discord:
    """As much of Discord as a bot needs to come up and to serve a click."""

    def __init__(self) -> None:
        self.commands: list[dict[str, Any]] = []
        self.bodies: dict[str, list[dict[str, Any]]] = {"callback": [], "original": [], "message": [], "edit": []}
        self.files: list[bytes] = []
        self.tokens: set[str | None] = set()
        self.identified = asyncio.Event()
        self.shards: list[list[int]] = []
        """Which have come."""
        self.happened = asyncio.Event()
        self.limited = 0
        """Answers to clicks that are put off, as Discord does with whoever asks too often."""
        self.socket: web.WebSocketResponse | None = None
        self.address = ""

    def app(self) -> web.Application:
        app = web.Application(client_max_size=2**24)
        app.add_routes([
            web.get("/gateway/", self.gateway),
            web.get("/api/users/@me", fixed(lambda: USER)),
            web.get("/api/oauth2/applications/@me", fixed(lambda: self.application())),
            web.get("/api/applications/@me", fixed(lambda: self.application())),
            web.get("/api/gateway", fixed(lambda: {"url": self.address})),
            web.get("/api/gateway/bot", self.where),
            web.get("/api/users/@me/guilds", fixed(lambda: [{**GUILD, "permissions": EVERYTHING, "owner": False}])),
            web.get("/api/applications/10/commands", fixed(lambda: self.commands)),
            web.put("/api/applications/10/commands", self.register),
            web.post("/api/interactions/{id}/{token}/callback", self.callback),
            web.patch("/api/webhooks/10/{token}/messages/@original", self.original),
            web.post("/api/webhooks/10/{token}", self.message),
            web.post("/api/channels/{channel}/messages", self.message),
            web.patch("/api/channels/{channel}/messages/{message}", self.edit),
        ])  # fmt: skip
        return app

    def application(self) -> dict[str, Any]:
        return {"id": "10", "name": "Roundhouse", "description": "", "icon": None, "flags": 0, "verify_key": "",
                "bot": USER, "owner": ANN,
                "team": None, "bot_public": True, "bot_require_code_grant": False, "summary": ""}  # fmt: skip

    async def where(self, request: web.Request) -> web.Response:
        self.tokens.add(request.headers.get("Authorization"))
        limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
        return reply({"url": self.address, "shards": 1, "session_start_limit": limit})

    async def register(self, request: web.Request) -> web.Response:
        self.commands = [
            {"description": "", **c, "id": str(100 + n), "application_id": "10", "version": "1"}
            for n, c in enumerate(await request.json())
        ]
        return reply(self.commands)

    async def gateway(self, request: web.Request) -> web.WebSocketResponse:
        self.socket = web.WebSocketResponse()
        await self.socket.prepare(request)
        await self.socket.send_json({"op": 10, "d": {"heartbeat_interval": 40000}, "s": None, "t": None})
        async for message in self.socket:
            packet = json.loads(message.data)
            if packet["op"] == 1:
                await self.socket.send_json({"op": 11, "d": None, "s": None, "t": None})
            elif packet["op"] == 2:
                self.intents = packet["d"]["intents"]
                self.shards.append(packet["d"].get("shard", [0, 1]))
                ready = {"v": 10, "user": USER, "guilds": [{"id": "30", "unavailable": True}], "session_id": "s",
                         "resume_gateway_url": self.address, "application": {"id": "10", "flags": 0},
                         "shard": self.shards[-1]}  # fmt: skip
                await self.dispatch("READY", ready)
                await self.dispatch("GUILD_CREATE", GUILD)
                self.identified.set()
        return self.socket

    async def dispatch(self, event: str, body: dict[str, Any]) -> None:
        assert self.socket is not None
        self.number = getattr(self, "number", 0) + 1
        await self.socket.send_json({"op": 0, "t": event, "s": self.number, "d": body})

    async def interaction(self, number: int, kind: int, data: dict[str, Any], **more: Any) -> None:
        member = {"user": ANN, "roles": [], "joined_at": "2026-01-01T00:00:00+00:00", "permissions": EVERYTHING,
                  "deaf": False, "mute": False, "flags": 0}  # fmt: skip
        await self.dispatch("INTERACTION_CREATE", {
            "id": str(number), "application_id": "10", "type": kind, "token": f"token{number}",
            "version": 1, "data": data,
            "guild_id": "30", "channel_id": "31", "channel": CHANNEL, "member": member, "locale": "en-US",
            "guild_locale": "en-US", "app_permissions": EVERYTHING, "entitlements": [], "context": 0,
            "authorizing_integration_owners": {"0": "30"}, "attachment_size_limit": 10485760, **more,
        })  # fmt: skip

    async def callback(self, request: web.Request) -> web.Response:
        self.bodies["callback"].append(await self.read(request))
        self.happened.set()
        return reply({"interaction": {"id": request.match_info["id"], "type": 2}})

    async def original(self, request: web.Request) -> web.Response:
        if self.limited:
            self.limited -= 1
            await request.read()
            wait = {"message": "You are being rate limited.", "retry_after": 0.01, "global": False}
            return reply(wait, status=429, headers={"Via": "1.1 proxy"})
        return await self.accept("original", request)

    async def message(self, request: web.Request) -> web.Response:
        return await self.accept("message", request)

    async def edit(self, request: web.Request) -> web.Response:
        return await self.accept("edit", request)

    async def accept(self, kind: str, request: web.Request) -> web.Response:
        body = await self.read(request)
        self.bodies[kind].append(body)
        self.happened.set()
        return reply(self.stored(5000 + sum(map(len, self.bodies.values())), body))

    def stored(self, number: int, body: dict[str, Any]) -> dict[str, Any]:
        return {"id": str(number), "channel_id": "31", "author": USER, "content": "",
                "timestamp": "2026-01-01T00:00:00+00:00",
                "edited_timestamp": None, "tts": False, "mention_everyone": False, "mentions": [], "mention_roles": [],
                "attachments": [], "embeds": [], "pinned": False, "type": 0, "flags": body.get("flags", 0),
                "components": []}  # fmt: skip

    async def read(self, request: web.Request) -> dict[str, Any]:
        if request.content_type != "multipart/form-data":
            return dict(await request.json())
        body: dict[str, Any] = {}
        async for part in await request.multipart():
            if part.name == "payload_json":  # type: ignore[union-attr]
                body = json.loads(await part.text())  # type: ignore[union-attr]
            else:
                self.files.append(bytes(await part.read()))  # type: ignore[union-attr]
        return body

    async def until(self, kind: str, count: int) -> dict[str, Any]:
        """The count-th body of this kind, once it has arrived."""
        while len(self.bodies[kind]) < count:
            self.happened.clear()
            await asyncio.wait_for(self.happened.wait(), 20)
        return self.bodies[kind][count - 1]


def buttons(message: dict[str, Any]) -> list[str]:
    """All custom ids of a message."""
    found, parts = [], list(message["components"])
    while parts:
        part = parts.pop()
        parts += part.get("components", [])
        found += [part["custom_id"]] if "custom_id" in part else []
    return found
