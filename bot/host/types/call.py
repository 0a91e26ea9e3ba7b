"""Calls: what a table tells an address that its host has chosen (a webhook)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

SIGNS = "whsec_"
"""The beginning of the keys that sign calls (https://www.standardwebhooks.com); the rest is base64."""


@dataclass(frozen=True, slots=True)
class Told:
    """A message (`body`, JSON) to an address, signed by a key; the same `nonce` however often it is sent."""

    url: str = field(repr=False)
    key: str = field(repr=False)
    nonce: str
    body: str


class Unheard(Exception):
    """Nobody has accepted it; it is sent again later."""


Call = Callable[[Told], Awaitable[None]]
"""Sends it. Raises Unheard, or whatever else prevents it now."""


async def nobody(told: Told) -> None:
    """Without a caller, nobody is called."""
    raise Unheard


async def anybody(told: Told) -> None:
    """Every call succeeds without a receiver: where there is no world outside."""
