"""The drawing room: pictures are drawn in one worker thread and kept while they are wanted."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from dataclasses import fields, replace
from hashlib import blake2b
from typing import Any

import msgspec

from bot.host.types import Picture
from renderers import Request, draw

MOST_KEPT = 256


def digest(wanted: Request[Any]) -> bytes:
    """Equal for equal pictures."""
    facts = [getattr(wanted, f.name) for f in fields(wanted) if f.name != "ask"]
    if (ask := wanted.ask) is not None:
        # what its options say follows from the View
        facts.append([ask.seat, ask.kind, list(ask.options), repr(ask.shape), ask.note])
    return blake2b(msgspec.msgpack.encode(facts, enc_hook=repr)).digest()


class DrawingRoom:
    """Draws one picture after another."""

    def __init__(self) -> None:
        self._worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="pictures")
        self._kept: OrderedDict[bytes, asyncio.Future[Picture]] = OrderedDict()

    def draw(self, wanted: Request[Any]) -> Awaitable[Picture]:
        """The picture, from the cache if it was wanted before. The View may change as soon as this returns."""
        key = digest(wanted)
        drawn = self._kept.get(key)
        if drawn is None or (drawn.done() and (drawn.cancelled() or drawn.exception())):
            drawn = asyncio.get_running_loop().run_in_executor(
                self._worker, _draw, replace(wanted, view=deepcopy(wanted.view))
            )
            self._kept[key] = drawn
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return asyncio.shield(drawn)  # others may wait for the same picture

    def close(self) -> None:
        """Stop the worker."""
        self._worker.shutdown(wait=False, cancel_futures=True)


def _draw(wanted: Request[Any]) -> Picture:
    drawn = draw(wanted)
    return Picture(drawn.png, drawn.alt, f"{wanted.picture}.png")
