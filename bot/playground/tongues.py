"""The language of everybody's Discord: the simulated one sends only English along with what they do."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import Any

from simcord import interactions


@contextlib.contextmanager
def speaking(locale_of: Callable[[int], str], server: str) -> Iterator[None]:
    """Whatever members do carries their own locale, by user id, and that of their server."""
    plain = interactions.base_payload

    def with_locale(*args: Any, **more: Any) -> Any:
        record, payload = plain(*args, **more)
        payload["locale"] = locale_of(int(more["user_id"]))
        if "guild_locale" in payload:
            payload["guild_locale"] = server
        return record, payload

    interactions.base_payload = with_locale
    try:
        yield
    finally:
        interactions.base_payload = plain
