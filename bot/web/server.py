"""The server of the pages: it limits what may be asked, how often, and how long reading the answer may take."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Protocol, Self

from aiohttp import hdrs, web

from bot.watch.address import Address
from bot.watch.listening import Listener
from bot.web.errors import SAID, BadWeb, Refused
from bot.web.frame import Frame
from bot.web.headers import UNKEPT
from bot.web.limits import Limits, asker
from bot.web.pages import Pages

log = logging.getLogger(__name__)
READ = 15.0
"""Seconds in which an answer has to be read."""
IDLE = 20.0
"""Seconds for which a connection without a complete request is kept, from its beginning on."""
LONGEST = 2048
"""The most characters of a requested address, and of a header."""
ALLOWED = (hdrs.METH_GET, hdrs.METH_HEAD)
UNHEARD = logging.Logger("bot.web.unheard", logging.CRITICAL + 1)
"""aiohttp reports bad requests here, in full: one may contain the key of somebody's page."""
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Room(Protocol):
    """Some of the pages: what answers at which address."""

    def routes(self) -> list[web.RouteDef]:
        """The addresses, and what answers them."""
        ...


class Server:
    """Answers at an address with what its rooms say, until it is closed; `pages` are those of the tables."""

    def __init__(self, pages: Pages, limits: Limits, frame: Frame, *rooms: Room) -> None:
        self.pages = pages
        self._frame = frame
        self.rooms: tuple[Room, ...] = (pages, frame, *rooms)
        self._limits = limits
        app = web.Application(middlewares=[self._guard], client_max_size=LONGEST)
        for room in self.rooms:
            app.add_routes(room.routes())
        self._listener = Listener(
            app,
            BadWeb,
            headers=UNKEPT,
            logger=UNHEARD,
            keepalive_timeout=IDLE,
            max_line_size=LONGEST,
            max_field_size=LONGEST,
            handler_cancellation=True,
        )

    async def open(self, address: Address) -> Self:
        """Listen, in the running event loop. Raises BadWeb."""
        await self._listener.open(address)
        return self

    async def close(self) -> None:
        """Stop listening."""
        await self._listener.close()

    @property
    def address(self) -> Address:
        """Where it listens, even if any port would do."""
        return self._listener.address

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Answer, whatever happens; and make sure that the answer is read."""
        answer = await self._answer(request, handler)
        if answer.prepared:
            return answer
        try:
            async with asyncio.timeout(READ):
                await answer.prepare(request)
                await answer.write_eof()
        except TimeoutError:
            if request.transport is not None:
                request.transport.abort()
        except ConnectionError:
            pass
        return answer

    async def _answer(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        try:
            if (wait := self._limits.wait(asker(request))) > 0:
                answer: web.StreamResponse = plain(429)
                answer.headers[hdrs.RETRY_AFTER] = str(wait)
            elif request.method not in ALLOWED:
                answer = plain(405)
                answer.headers[hdrs.ALLOW] = ", ".join(ALLOWED)
            else:
                answer = await handler(request)
        except Refused as error:
            answer = self._refused(request, error.status)
        except web.HTTPException as error:
            answer = self._refused(request, error.status if error.status in (404, 405, 413) else 404)
        except Exception:
            # the address is not logged: it may be the key of somebody's page
            log.exception("a page could not be made")
            answer = plain(503)
        if not answer.prepared:
            for header, value in UNKEPT.items():
                answer.headers.setdefault(header, value)
        return answer

    def _refused(self, request: web.Request, status: int) -> web.Response:
        """What is told instead of a page: to browsers where nothing is, a page, and the same one everywhere."""
        if status != 404 or "text/html" not in request.headers.get(hdrs.ACCEPT, ""):
            return plain(status)
        page = self._frame.nothing(self._frame.language(request))
        return web.Response(status=status, body=page, content_type="text/html", charset="utf-8")


def plain(status: int) -> web.Response:
    """An answer in a line, the same for everything that does not exist."""
    return web.Response(status=status, text=SAID.get(status, SAID[503]) + "\n")
