"""Pictures of tables, drawn in one worker thread and kept while they are wanted."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from dataclasses import astuple, dataclass
from hashlib import blake2b
from typing import Any

import msgspec

import renderers
from bot.host.types import Picture

MOST_KEPT = 256
BLANK = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b55"
    "0000000a49444154789c636800000082008177cd72b60000000049454e44ae426082"
)


@dataclass(frozen=True, slots=True)
class Wish:
    """What to draw. `board` is the seat whose board it is, `previous` the View whose differences are ringed."""

    game: str
    picture: str
    view: Any
    names: tuple[str, ...]
    board: int | None = None
    previous: Any = None
    locale: str = "en"
    width: int = 1600

    def hash(self) -> bytes:
        """Equal for equal pictures."""
        return blake2b(msgspec.msgpack.encode(astuple(self), enc_hook=repr)).digest()


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
            drawn = asyncio.get_running_loop().run_in_executor(self._worker, _draw, deepcopy(wish))
            self._kept[key] = drawn
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return asyncio.shield(drawn)  # others may wait for the same picture

    def close(self) -> None:
        """Stop the worker."""
        self._worker.shutdown(wait=False, cancel_futures=True)


def names(game: str) -> tuple[str, ...]:
    """The names of a game's pictures."""
    known = getattr(renderers, "pictures", None)
    return tuple(known(game)) if known is not None else ("overview",)


def _draw(wish: Wish) -> Picture:
    facts = {"locale": wish.locale, "seat_names": wish.names, "picture": wish.picture}
    render, alt_text = getattr(renderers, "render", None), getattr(renderers, "alt_text", None)
    if render is None or alt_text is None:
        return Picture(BLANK, wish.picture, f"{wish.picture}.png")
    png = render(wish.game, wish.view, previous=wish.previous, width=wish.width, seat=wish.board, **facts)
    return Picture(png, alt_text(wish.game, wish.view, **facts), f"{wish.picture}.png")
