"""Listening: a small web server beside the bot, at an address that the host of the bot has chosen."""

from __future__ import annotations

from typing import Any

from aiohttp import web

from bot.watch.address import Address
from engine.core.play.errors import RoundhouseError


class Listener:
    """Serves an application until it is closed; if it can't listen there, it raises `refused`.

    `options` are those of aiohttp's AppRunner. Addresses are not logged: one may be the key of somebody's page.
    """

    def __init__(self, app: web.Application, refused: type[RoundhouseError], **options: Any) -> None:
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5, **options)
        self._refused = refused

    async def open(self, address: Address) -> None:
        """Listen, in the running event loop. Raises `refused`."""
        await self._runner.setup()
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
