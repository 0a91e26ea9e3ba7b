"""Shards: which of the bot's connections to Discord are this process's."""

from __future__ import annotations

import re
from dataclasses import dataclass

from engine.core.play.errors import RoundhouseError

_FORM = re.compile(r"(\d{1,5})(?:-(\d{1,5}))?/(\d{1,5})")


class BadShards(RoundhouseError):
    """A process can't have these shards."""


@dataclass(frozen=True, slots=True)
class Shards:
    """Shards `first` to `last` (from 0) of `count` in all."""

    first: int
    last: int
    count: int

    @property
    def ids(self) -> list[int]:
        """Their numbers."""
        return list(range(self.first, self.last + 1))

    @property
    def all(self) -> bool:
        """Whether they are all there are."""
        return len(self.ids) == self.count


def read(text: str) -> Shards:
    """Shards as they are written: `0-3/16`, or `5/16` for one of them. Raises BadShards."""
    found = _FORM.fullmatch(text)
    if found is None:
        raise BadShards(value=text)
    first, last, count = (int(part) for part in (found[1], found[2] or found[1], found[3]))
    if not first <= last < count:
        raise BadShards(value=text)
    return Shards(first, last, count)
