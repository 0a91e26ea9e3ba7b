"""Listening: a small web server beside the bot, at an address that the host of the bot has chosen."""

from __future__ import annotations

from collections.abc import Mapping
from http import HTTPStatus
from typing import Any, cast

from aiohttp import hdrs, web
from aiohttp.web_protocol import RequestHandler

from bot.watch.address import Address
from engine.core.play.errors import RoundhouseError

ANONYMOUS: Mapping[str, str] = {hdrs.SERVER: "Roundhouse"}
"""Headers that don't name the versions of Python and aiohttp."""


class Listener:
    """Serves an application until it is closed; if it can't listen there, it raises `refused`.

    A request that can't be understood gets one line, with these `headers`. `options` are those of aiohttp's AppRunner.
    Addresses are not logged: one may be the key of somebody's page.
    """

    def __init__(
        self,
        app: web.Application,
        refused: type[RoundhouseError],
        *,
        headers: Mapping[str, str] = ANONYMOUS,
        **options: Any,
    ) -> None:
        self._runner = _Runner(app, access_log=None, shutdown_timeout=0.5, **options)
        self._headers = headers
        self._refused = refused

    async def open(self, address: Address) -> None:
        """Listen, in the running event loop. Raises `refused`."""
        await self._runner.setup()
        cast(_Server, self._runner.server).headers = self._headers
        try:
            await web.TCPSite(self._runner, address.host, address.port).start()
        except OSError as error:
            await self._runner.cleanup()
            reason = error.strerror or str(error)
            raise self._refused(address=f"{address.host}:{address.port}", reason=reason) from error

    async def close(self) -> None:
        """Listen no more."""
        await self._runner.cleanup()

    @property
    def address(self) -> Address:
        """Where it listens: the port it got, if any port would do."""
        host, port = self._runner.addresses[0][:2]
        return Address(host, port)


class _Connection(RequestHandler):
    """aiohttp would repeat a bad request, and name its own version and Python's."""

    __slots__ = ()

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """A line about what is wrong, after which the connection ends."""
        answer = super().handle_error(request, status, exc, HTTPStatus(status).phrase)
        answer.headers.update(cast(_Server, self._manager).headers)
        return answer


class _Server(web.Server):
    headers = ANONYMOUS

    def __call__(self) -> RequestHandler:
        return _Connection(self, loop=self._loop, **self._kwargs)


class _Runner(web.AppRunner):
    async def _make_server(self) -> web.Server:
        made = await super()._make_server()
        made.__class__ = _Server  # aiohttp has no way to say which connections it makes
        return made
