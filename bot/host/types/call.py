"""Calls: what a table tells an address that its host has chosen (a webhook)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

SIGNS = "whsec_"
"""How the keys begin that calls are signed with (https://www.standardwebhooks.com); the rest is base64."""


@dataclass(frozen=True, slots=True)
class Told:
    """What is told (`body`, JSON) to an address, signed by a key; known by its `nonce` however often it is told."""

    url: str = field(repr=False)
    key: str = field(repr=False)
    nonce: str
    body: str


class Unheard(Exception):
    """Nobody has taken it; it is told again later."""


Call = Callable[[Told], Awaitable[None]]
"""Tells it. Raises Unheard, or whatever else speaks against it now."""


async def nobody(told: Told) -> None:
    """Nobody is called where nobody says how."""
    raise Unheard


async def anybody(told: Told) -> None:
    """Whatever is told is taken, by nobody in particular: where there is no world outside."""
