"""Door: the wires of one process of the bot to Discord, which may break: its gateway, and its own address for REST."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from aiohttp import web

from tests.chaos.backend import CODES, Backend, Click, Refused, name_of
from tests.chaos.gateway import MEMBER, Gateway
from tests.chaos.weather import AFTER, BEFORE, RETRY_AFTER, Weather
from tests.e2e.loopback import ANN, USER, reply, served

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
DIRECT = 1 << 60
"""Channels of private messages: this and the user's id."""


class Door(Gateway):
    """One process's way to the backend. `channels` are those that its servers have."""

    def __init__(self, process: int, backend: Backend, weather: Weather, channels: list[int]) -> None:
        super().__init__(backend, channels)
        self.process, self.weather = process, weather

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Door]:
        """Listen, on a port of its own."""
        async with served(self.app()) as self.address:
            yield self

    def app(self) -> web.Application:

        @web.middleware
        async def spoil(request: web.Request, handler: Handler) -> web.StreamResponse:
            return await self.pass_on(request, handler)

        app = web.Application(client_max_size=2**24, middlewares=[spoil])
        message, channel = "/api/channels/{channel}/messages/{message}", "/api/channels/{channel}"
        app.add_routes([
            web.get("/gateway/", self.gateway),
            web.get("/api/users/@me", self.me),
            web.get("/api/oauth2/applications/@me", self.about),
            web.get("/api/applications/@me", self.about),
            web.get("/api/gateway/bot", self.where),
            web.get("/api/applications/10/commands", self.known),
            web.put("/api/applications/10/commands", self.register),
            web.get("/api/applications/10/emojis", self.emblems),
            web.post("/api/applications/10/emojis", self.emblem),
            web.delete("/api/applications/10/emojis/{emoji}", self.no_emblem),
            web.post("/api/interactions/{id}/{token}/callback", self.callback, name="callback"),
            web.patch("/api/webhooks/10/{token}/messages/@original", self.original, name="original"),
            web.post("/api/webhooks/10/{token}", self.follow, name="follow"),
            web.post("/api/channels/{channel}/messages", self.message, name="post"),
            web.get("/api/channels/{channel}/messages", self.history),
            web.get(message, self.look, name="look"),
            web.patch(message, self.edit, name="edit"),
            web.delete(message, self.gone, name="delete"),
            web.post(f"{message}/threads", self.thread),
            web.patch(channel, self.archive),
            web.put(f"{channel}/thread-members/{{user}}", self.let_in, name="members"),
            web.post("/api/users/@me/channels", self.direct),
            web.get("/api/guilds/{guild}/members/{user}", self.member),
        ])  # fmt: skip
        return app

    # -- what may go wrong

    async def pass_on(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Let a request through, or not; and its answer."""
        if request.path.startswith("/gateway"):
            return await handler(request)
        kind = request.match_info.route.name or "other"
        if self.weather.strike(self.process, kind, BEFORE):
            return await self._cut(request)
        fault = self.weather.fault(kind)
        click = self.backend.clicks.get(request.match_info.get("token", ""))
        if fault is None:
            answer = await self._do(request, handler)
        else:
            if click is not None:
                click.harmed[fault] += 1
                click.tried = True
            answer = await self._spoil(request, handler, fault)
        if self.weather.strike(self.process, kind, AFTER):
            return await self._cut(request)
        return answer

    async def _spoil(self, request: web.Request, handler: Handler, fault: str) -> web.StreamResponse:
        """A request that goes wrong in this way."""
        if fault.endswith("slow"):
            await asyncio.sleep(self.weather.seconds(fault))
            return await self._do(request, handler)
        if fault.endswith("after"):
            answer = await self._do(request, handler)
            if fault.endswith("slow after"):
                await asyncio.sleep(self.weather.seconds(fault))
                return answer
            return await self._cut(request) if fault == "reset after" else _status(int(fault.split(maxsplit=1)[0]))
        await request.read()
        if fault == "reset":
            return await self._cut(request)
        if fault == "30046":
            self.backend.exhausted.add(_place(request)[1])
        if fault.startswith("429"):
            wait = self.weather.chance.uniform(*RETRY_AFTER)
            return limited(wait, everywhere=fault.endswith("global"))
        return refused(int(fault)) if int(fault) in CODES else _status(int(fault))

    async def _do(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        try:
            return await handler(request)
        except Refused as error:
            self.backend.counts[f"refused {error.code}"] += 1
            return refused(error.code)
        except ConnectionError:
            return web.Response(status=400)  # its process has died in the middle of a sentence

    async def _cut(self, request: web.Request) -> web.StreamResponse:
        """The connection is gone."""
        if request.transport is not None:
            request.transport.abort()
        return web.Response(status=500)

    # -- REST

    async def emblems(self, request: web.Request) -> web.Response:
        return reply({"items": [{"id": str(key), "name": name} for key, name in self.backend.emblems.items()]})

    async def emblem(self, request: web.Request) -> web.Response:
        made = {"id": str(self.backend.snowflake()), "name": (await request.json())["name"]}
        self.backend.emblems[int(made["id"])] = made["name"]
        return reply(made)

    async def no_emblem(self, request: web.Request) -> web.Response:
        self.backend.emblems.pop(int(request.match_info["emoji"]), None)
        return web.Response(status=204)

    async def me(self, request: web.Request) -> web.Response:
        return reply(USER)

    async def about(self, request: web.Request) -> web.Response:
        return reply(self.application())

    async def known(self, request: web.Request) -> web.Response:
        return reply(self.backend.commands)

    async def register(self, request: web.Request) -> web.Response:
        answer = await super().register(request)
        self.backend.commands = self.commands
        return answer

    async def callback(self, request: web.Request) -> web.Response:
        self.backend.acknowledge(request.match_info["token"], await self.read(request))
        return reply({"interaction": {"id": request.match_info["id"], "type": 2}})

    async def original(self, request: web.Request) -> web.Response:
        return reply(self.backend.original(request.match_info["token"], await self.read(request), self.process))

    async def follow(self, request: web.Request) -> web.Response:
        return reply(self.backend.follow(request.match_info["token"], await self.read(request)))

    async def message(self, request: web.Request) -> web.Response:
        body = await self.read(request)
        return reply(self.backend.send(int(request.match_info["channel"]), body, self.process))

    async def history(self, request: web.Request) -> web.Response:
        after, limit = int(request.query.get("after", 0)), int(request.query.get("limit", 50))
        return reply(self.backend.history(int(request.match_info["channel"]), after, limit))

    async def look(self, request: web.Request) -> web.Response:
        return reply(self.backend.find(*_place(request)).body)

    async def edit(self, request: web.Request) -> web.Response:
        body = await self.read(request)
        return reply(self.backend.edit(*_place(request), body))

    async def gone(self, request: web.Request) -> web.Response:
        self.backend.delete(*_place(request))
        return web.Response(status=204)

    async def thread(self, request: web.Request) -> web.Response:
        channel, number = _place(request)
        self.backend.find(channel, number)
        self.backend.require(channel)
        if number in self.backend.threads:
            raise Refused(160004)
        self.backend.threads[number] = channel
        await self.dispatch("THREAD_CREATE", {**self.backend.channel(number), "newly_created": True})
        return reply(self.backend.channel(number))

    async def archive(self, request: web.Request) -> web.Response:
        number, wanted = int(request.match_info["channel"]), (await self.read(request))["archived"]
        self.backend.require(number)
        if number in self.backend.locked:
            raise Refused(50013)
        (self.backend.archived.add if wanted else self.backend.archived.discard)(number)
        return reply(self.backend.channel(number))

    async def let_in(self, request: web.Request) -> web.Response:
        self.backend.require(int(request.match_info["channel"]))
        return web.Response(status=204)

    async def direct(self, request: web.Request) -> web.Response:
        user = int((await self.read(request))["recipient_id"])
        person = {**ANN, "id": str(user), "username": f"user{user}"}
        return reply({"id": str(DIRECT + user), "type": 1, "last_message_id": None, "recipients": [person]})

    async def member(self, request: web.Request) -> web.Response:
        user = int(request.match_info["user"])
        if user in self.backend.left:
            raise Refused(10007)
        return reply({**MEMBER, "user": {**ANN, "id": str(user)}})

    async def click(self, click: Click, kind: int, data: dict[str, Any], permissions: str) -> None:
        """Tell the process of an interaction."""
        person = {**ANN, "id": str(click.user), "username": f"user{click.user}", "global_name": name_of(click.user)}
        member = {**MEMBER, "user": person, "permissions": permissions}
        channel = {"channel_id": str(click.channel), "channel": self.backend.channel(click.channel)}
        more: dict[str, Any] = {"guild_id": str(self.backend.server(click.channel))}
        more |= {} if click.message is None else {"message": click.message}
        await self.interaction(click.number, kind, data, member=member, **channel, **more)


def limited(wait: float, *, everywhere: bool) -> web.Response:
    """Too many requests, of this kind or of any."""
    body = {"message": "You are being rate limited.", "retry_after": wait, "global": everywhere}
    headers = {"Via": "1.1 google", "Retry-After": f"{wait:.3f}"}
    return web.Response(status=429, body=json.dumps(body).encode(), content_type="application/json", headers=headers)


def refused(code: int) -> web.Response:
    """What Discord says with one of its codes."""
    status, text = CODES[code]
    body = json.dumps({"code": code, "message": text}).encode()
    return web.Response(status=status, body=body, content_type="application/json")


def _status(status: int) -> web.Response:
    return web.Response(status=status, body=b"upstream connect error", content_type="text/plain")


def _place(request: web.Request) -> tuple[int, int]:
    return int(request.match_info["channel"]), int(request.match_info["message"])
