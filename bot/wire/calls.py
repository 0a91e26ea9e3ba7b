"""Signed calls to addresses on the internet, and never to a machine nearby, whatever a name resolves to.

The signatures follow Standard Webhooks (https://www.standardwebhooks.com), so receivers can use existing libraries.
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
"""Seconds that the receiver has to answer."""


class Abroad(AbstractResolver):
    """Resolves a name once for each call, and refuses any that leads nearby.

    aiohttp connects to the addresses it gets here and does not look the name up again, so changing what it resolves to
    in between gets nobody in.
    """

    def __init__(self, resolver: AbstractResolver, allowed: Callable[[str], bool]) -> None:
        self._resolver = resolver
        self._allowed = allowed

    async def resolve(self, host: str, port: int = 0, family: int = 0) -> list[ResolveResult]:
        """The addresses of a name. Raises OSError if any of them is nearby."""
        found = await self._resolver.resolve(host, port, family)  # type: ignore[arg-type]
        if not found or not all(self._allowed(one["host"]) for one in found):
            raise OSError("that leads nowhere abroad")
        return found

    async def close(self) -> None:
        """There is nothing to close."""
        await self._resolver.close()


class Caller:
    """Makes calls, each over a connection of its own.

    `resolver` resolves names, `allowed` says which addresses may be called, `may` checks the form of an address.
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
        """Make a call; it succeeds if the answer's status says so. Raises Unheard, OSError or aiohttp's errors."""
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
        # aiohttp connects to numeric addresses without resolving them, so `may` has checked those
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
            if not 200 <= answer.status < 300:  # a redirect too: nobody has checked where it leads
                raise Unheard


def signature(call: Told, stamp: int) -> str:
    """HMAC-SHA256 of id, time and body, as base64."""
    key = base64.b64decode(call.key.removeprefix(SIGNS))
    signed = f"{call.nonce}.{stamp}.{call.body}".encode()
    return base64.b64encode(hmac.digest(key, signed, sha256)).decode()
