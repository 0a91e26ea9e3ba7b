"""Kept: answers for the next request, made once however many ask at once, within a limit of memory."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass, field
from gzip import compress, decompress
from hashlib import blake2b
from typing import Generic, TypeVar

T = TypeVar("T")
SMALL = 512
"""Bytes below which packing saves nothing."""
LEVEL = 6
"""Of gzip."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A body as it is kept, whether it is packed, its type, and its tag."""

    held: bytes = field(repr=False)
    packed: bool
    kind: str
    tag: str

    @property
    def body(self) -> bytes:
        """What a browser gets that unpacks nothing."""
        return decompress(self.held) if self.packed else self.held

    @property
    def size(self) -> int:
        """Bytes."""
        return len(self.held)


def answer(body: bytes, kind: str) -> Answer:
    """An answer of a MIME type; its tag comes from all its bytes, so that equal ones are not sent twice."""
    packs = len(body) > SMALL and not kind.startswith(("image/webp", "image/png", "font/"))
    held = compress(body, LEVEL, mtime=0) if packs else body
    return Answer(held, packs, kind, f'"{blake2b(body, digest_size=12).hexdigest()}"')


def answers(most: int) -> Kept[Answer]:
    """Answers to keep, up to this many bytes."""
    return Kept(most, lambda one: one.size)


@dataclass
class Kept(Generic[T]):
    """Results by what they depend on, up to this much of what `weigh` counts; those wanted longest ago give way."""

    most: int
    weigh: Callable[[T], int]
    _kept: OrderedDict[Hashable, T] = field(default_factory=OrderedDict)
    _making: dict[Hashable, asyncio.Future[T]] = field(default_factory=dict)
    size: int = 0

    async def get(self, key: Hashable, make: Callable[[], Awaitable[T]]) -> T:
        """What is kept for a key, or made; raises what `make` raises, and then keeps nothing."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        task = self._making.get(key)
        if task is None:
            task = asyncio.ensure_future(make())
            self._making[key] = task
            task.add_done_callback(lambda done: self._done(key, done))
        return await asyncio.shield(task)

    def _done(self, key: Hashable, task: asyncio.Future[T]) -> None:
        self._making.pop(key, None)
        if task.cancelled() or task.exception() is not None:
            return
        made = task.result()
        self._kept[key] = made
        self.size += self.weigh(made)
        while self.size > self.most:
            self.size -= self.weigh(self._kept.popitem(last=False)[1])
