"""Calls over the wire: signed, to the internet and to no machine that is near, whatever a name leads to.

What is signed and how is that of Standard Webhooks (https://www.standardwebhooks.com), so that whoever is called has
libraries for it.
"""

from __future__ import annotations

import base64
import hmac
import time
from collections.abc import Callable
from hashlib import sha256

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver
from yarl import URL

from bot import __version__
from bot.host.abroad import host_of, is_abroad
from bot.host.types.call import SIGNS, Told, Unheard

PATIENCE = 10.0
"""Seconds in which whoever is called has to answer."""


class Abroad(AbstractResolver):
    """Says where a name leads, once for each call, and refuses those that lead anywhere near.

    aiohttp connects to what it is told here and asks nobody again, so a name that leads elsewhere by then is no way in.
    """

    def __init__(self, resolver: AbstractResolver, allowed: Callable[[str], bool]) -> None:
        self._resolver = resolver
        self._allowed = allowed

    async def resolve(self, host: str, port: int = 0, family: int = 0) -> list[ResolveResult]:
        """Where a name leads. Raises OSError if any of it is near."""
        found = await self._resolver.resolve(host, port, family)  # type: ignore[arg-type]
        if not found or not all(self._allowed(one["host"]) for one in found):
            raise OSError("that leads nowhere abroad")
        return found

    async def close(self) -> None:
        """Nothing is kept."""
        await self._resolver.close()


class Caller:
    """Makes calls, each over a connection of its own.

    `resolver` says where names lead, `allowed` which addresses may be called, `may` what an address has to look like.
    """

    def __init__(
        self,
        resolver: Callable[[], AbstractResolver] = ThreadedResolver,
        allowed: Callable[[str], bool] = is_abroad,
        may: Callable[[str], str | None] = host_of,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._resolver = resolver
        self._allowed = allowed
        self._may = may
        self._now = now

    async def __call__(self, call: Told) -> None:
        """Make a call, which is taken if the answer is one of success. Raises Unheard, OSError or aiohttp's errors."""
        if self._may(call.url) is None:
            raise Unheard
        stamp = int(self._now())
        headers = {
            "Content-Type": "application/json",
            "User-Agent": f"Roundhouse/{__version__}",
            "webhook-id": call.nonce,
            "webhook-timestamp": str(stamp),
            "webhook-signature": f"v1,{signature(call, stamp)}",
        }
        # numbers are never asked for: aiohttp connects to them as they are, so `may` has looked at them
        connector = aiohttp.TCPConnector(
            resolver=Abroad(self._resolver(), self._allowed), use_dns_cache=False, force_close=True
        )
        timeout = aiohttp.ClientTimeout(PATIENCE)
        async with (
            aiohttp.ClientSession(
                connector=connector, timeout=timeout, trust_env=False, cookie_jar=aiohttp.DummyCookieJar()
            ) as session,
            session.post(URL(call.url), data=call.body.encode(), headers=headers, allow_redirects=False) as answer,
        ):
            if not 200 <= answer.status < 300:  # also where it leads elsewhere: nobody has looked at that
                raise Unheard


def signature(call: Told, stamp: int) -> str:
    """HMAC-SHA256 of id, time and body, as base64."""
    key = base64.b64decode(call.key.removeprefix(SIGNS))
    signed = f"{call.nonce}.{stamp}.{call.body}".encode()
    return base64.b64encode(hmac.digest(key, signed, sha256)).decode()
