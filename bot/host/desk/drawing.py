"""Pictures of tables, drawn in one worker thread and kept while they are wanted."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from dataclasses import dataclass, fields, replace
from hashlib import blake2b
from typing import Any

import msgspec

from bot.host.types import Picture
from engine.core.ask import Ask
from renderers import alt_text, render

MOST_KEPT = 256


@dataclass(frozen=True, slots=True)
class Wish:
    """What to draw. `board` is the seat whose board it is, `previous` the View whose differences are ringed.

    `ask` is the decision that the picture helps with; it is drawn for nobody but who decides.
    """

    game: str
    picture: str
    view: Any
    names: tuple[str, ...]
    board: int | None = None
    previous: Any = None
    locale: str = "en"
    width: int = 1600
    ask: Ask[Any] | None = None

    def hash(self) -> bytes:
        """Equal for equal pictures."""
        facts = [getattr(self, f.name) for f in fields(self) if f.name != "ask"]
        if (ask := self.ask) is not None:
            # what its options say follows from the View
            facts.append([ask.seat, ask.kind, list(ask.options), repr(ask.shape), ask.note])
        return blake2b(msgspec.msgpack.encode(facts, enc_hook=repr)).digest()


class Pictures:
    """The drawing room."""

    def __init__(self) -> None:
        self._worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="pictures")
        self._kept: OrderedDict[bytes, asyncio.Future[Picture]] = OrderedDict()

    def draw(self, wish: Wish) -> Awaitable[Picture]:
        """The picture, from the cache if it was wanted before. The View may change as soon as this returns."""
        key = wish.hash()
        drawn = self._kept.get(key)
        if drawn is None or (drawn.done() and (drawn.cancelled() or drawn.exception())):
            drawn = asyncio.get_running_loop().run_in_executor(
                self._worker, _draw, replace(wish, view=deepcopy(wish.view))
            )
            self._kept[key] = drawn
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return asyncio.shield(drawn)  # others may wait for the same picture

    def close(self) -> None:
        """Stop the worker."""
        self._worker.shutdown(wait=False, cancel_futures=True)


def _draw(wish: Wish) -> Picture:
    png = render(
        wish.game,
        wish.view,
        picture=wish.picture,
        seat=wish.board,
        locale=wish.locale,
        width=wish.width,
        seat_names=wish.names,
        previous=wish.previous,
        ask=wish.ask,
    )
    alt = alt_text(
        wish.game,
        wish.view,
        picture=wish.picture,
        seat=wish.board,
        locale=wish.locale,
        seat_names=wish.names,
        ask=wish.ask,
    )
    return Picture(png, alt, f"{wish.picture}.png")
