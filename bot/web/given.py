"""Given: how an answer is sent, and who may keep it for how long."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from aiohttp import hdrs, web

from bot.host.refusals import CannotOpen, NoPicture, NoSuchGame, NoSuchPage, NoSuchSeat, NotRunning
from bot.store.engine.database import Unwritable
from bot.web.errors import Refused
from bot.web.kept import Answer
from renderers import UnknownLayout, UnknownPicture

FOREVER = "public, max-age=31536000, immutable"
FRESH = "public, no-cache"
PRIVATE = "private, no-store"
GONE = (NoSuchPage, NoSuchGame, NotRunning, CannotOpen, UnknownPicture, UnknownLayout, NoSuchSeat)


async def answered(make: Callable[[], Awaitable[Answer]]) -> Answer:
    """What is made, or why not: nobody is told more than that there is none. Raises Refused."""
    try:
        return await make()
    except GONE:
        raise Refused from None
    except (NoPicture, Unwritable):
        raise Refused(503) from None


def given(request: web.Request, found: Answer, caching: str) -> web.Response:
    """An answer, packed if the browser takes that, or that it has it already."""
    headers = {hdrs.CACHE_CONTROL: caching, hdrs.VARY: "Accept-Encoding, Accept-Language"}
    if caching != PRIVATE:
        headers[hdrs.ETAG] = found.tag
        if found.tag in (tag.strip().removeprefix("W/") for tag in request.headers.get("If-None-Match", "").split(",")):
            return web.Response(status=304, headers=headers)
    packed = found.packed and "gzip" in request.headers.get(hdrs.ACCEPT_ENCODING, "")
    if packed:
        headers[hdrs.CONTENT_ENCODING] = "gzip"
    response = web.Response(body=found.packed if packed else found.body, headers=headers)
    response.content_type = found.kind
    if found.kind.startswith(("text/", "image/svg")):
        response.charset = "utf-8"
    return response
