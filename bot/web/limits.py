"""Limits: how much any one address may ask of the server."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from ipaddress import IPv4Address, IPv6Address, ip_address
from math import ceil
from time import monotonic

from aiohttp import web

AT_ONCE = 120
"""Requests that an address may send at once: a page with all its files makes ten, and several people share one."""
A_SECOND = 12.0
"""Requests a second that it may send afterwards."""
MOST_ASKERS = 10_000
STREAMS_EACH, STREAMS = 30, 1000
"""Pages that are kept up to date, for an address, and in total."""
FORWARDED = "X-Forwarded-For"


@dataclass
class Limits:
    """Counts the requests of each address."""

    now: Callable[[], float] = monotonic
    at_once: int = AT_ONCE
    _spent: OrderedDict[str, tuple[float, float]] = field(default_factory=OrderedDict)
    """By address: how many requests too many it has sent, and when that was counted."""
    _streams: dict[str, int] = field(default_factory=dict)

    def wait(self, who: str) -> int:
        """Count a request; returns for how many seconds it has to wait, 0: it may be answered."""
        now = self.now()
        spent, at = self._spent.pop(who, (0.0, now))
        spent = max(0.0, spent - (now - at) * A_SECOND)
        over = spent + 1 > self.at_once
        self._spent[who] = (spent if over else spent + 1, now)
        while len(self._spent) > MOST_ASKERS:
            self._spent.popitem(last=False)
        return ceil((spent + 1 - self.at_once) / A_SECOND) if over else 0

    def enter(self, who: str) -> bool:
        """Whether one more page may be kept up to date; `leave` when it no longer is."""
        mine = self._streams.get(who, 0)
        if mine >= STREAMS_EACH or sum(self._streams.values()) >= STREAMS:
            return False
        self._streams[who] = mine + 1
        return True

    def leave(self, who: str) -> None:
        """One less."""
        left = self._streams.get(who, 0) - 1
        if left > 0:
            self._streams[who] = left
        else:
            self._streams.pop(who, None)

    @property
    def size(self) -> int:
        """How many addresses are remembered."""
        return len(self._spent) + len(self._streams)


def asker(request: web.Request) -> str:
    """The asking address: that of the connection, or what a proxy on this machine reports. For IPv6 the network, which
    is one household's."""
    text = request.remote or ""
    near = _parsed(text)
    if near is None or near.is_loopback or near.is_private:
        last = request.headers.get(FORWARDED, "").rpartition(",")[2].strip()
        text = last if _parsed(last) is not None else text
    found = _parsed(text)
    if isinstance(found, IPv6Address):
        return str(IPv6Address(int(found) >> 64 << 64))
    return text if found is not None else ""


def _parsed(text: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(text)
    except ValueError:
        return None
