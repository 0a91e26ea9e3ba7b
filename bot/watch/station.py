"""Station: a small web server beside the bot, for monitoring it: /healthz and /metrics."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Self

from aiohttp import hdrs, web

from bot.watch import meter
from bot.watch.address import OK, PATIENCE, Address
from bot.watch.listening import Listener
from bot.watch.prometheus import Prometheus
from bot.watch.readings import Readings
from engine.core.play.errors import RoundhouseError

EACH = 1.0
"""Seconds between two checks of how late the event loop is."""


class BadAddress(RoundhouseError):
    """Nobody can listen at the address of METRICS."""

    key = "error-bad-metrics"


class Station:
    """Answers at an address while the bot runs, and lets its meter listen.

    `trouble` says in one line why the bot is not well (None: it is); `lacking` says what it does without, which is no
    reason to restart it; `read` reads how things stand.
    """

    def __init__(
        self,
        trouble: Callable[[], Awaitable[str | None]],
        lacking: Callable[[], Awaitable[str | None]],
        read: Callable[[], Awaitable[Readings]],
    ) -> None:
        self._trouble = trouble
        self._lacking = lacking
        self._read = read
        self._meter = Prometheus()
        self._lag: asyncio.Task[None] | None = None
        app = web.Application()
        app.add_routes([web.get("/healthz", self._healthz), web.get("/metrics", self._metrics)])
        self._listener = Listener(app, BadAddress)

    async def open(self, address: Address) -> Self:
        """Listen, in the running event loop. Raises BadAddress."""
        await self._listener.open(address)
        meter.listen(self._meter)
        self._lag = asyncio.create_task(self._measure(), name="event loop lag")
        return self

    async def close(self) -> None:
        """Listen no more."""
        if self._lag is not None:
            self._lag.cancel()
            meter.listen(None)
        await self._listener.close()

    @property
    def address(self) -> Address:
        """Where it listens: the port it got, if any port would do."""
        return self._listener.address

    async def _measure(self) -> None:
        while True:
            began = monotonic()
            await asyncio.sleep(EACH)
            self._meter.lagged(monotonic() - began - EACH)

    async def _healthz(self, request: web.Request) -> web.Response:
        try:
            async with asyncio.timeout(PATIENCE):
                trouble = await self._trouble()
                lacking = None if trouble else await self._lacking()
        except TimeoutError:
            trouble, lacking = f"no answer within {PATIENCE:.0f} s", None
        said = trouble or (OK if lacking is None else f"{OK}, but {lacking}")
        return web.Response(text=f"{said.splitlines()[0]}\n", status=200 if trouble is None else 503)

    async def _metrics(self, request: web.Request) -> web.Response:
        page, content_type = self._meter.page(await self._read(), request.headers.get(hdrs.ACCEPT, ""))
        return web.Response(body=page, headers={hdrs.CONTENT_TYPE: content_type})
