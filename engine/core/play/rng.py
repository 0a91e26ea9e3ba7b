"""Chance: SplitMix64, one 64-bit integer that lives in the state.

`Match.new` begins with that integer equal to the seed (its lowest 64 bits); the setup draws from it and leaves the
first `state.rng`. From there on each draw of a script (`Table.rng`) adds the same constant to it, so that after n draws
it is seed + n * 0x9E3779B97F4A7C15: the seed and the answers are the whole game. Undo and going back reset it with the
rest of the state, so that the same draws come again. Bot opponents draw from sources of their own.

Anyone who knows it can predict every draw, so no view contains it. It is not cryptographically secret, either: trying
2**63 seeds against what a setup shows would find it.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")
MASK = (1 << 64) - 1


class HasRng(Protocol):
    """Anything that keeps a SplitMix64 state in `rng`."""

    rng: int


class Seed:
    """A bare SplitMix64 state, for chance outside a game (setup, policies)."""

    def __init__(self, seed: int) -> None:
        self.rng = seed & MASK


class Rng:
    """SplitMix64 (Steele, Lea, Flood 2014) over the integer `holder.rng`; equal integers give equal futures."""

    def __init__(self, holder: HasRng) -> None:
        self._holder = holder

    @property
    def value(self) -> int:
        """The present state, 0 to 2**64 - 1."""
        return self._holder.rng

    def bits(self) -> int:
        """The next 64 random bits."""
        z = self._holder.rng = (self._holder.rng + 0x9E3779B97F4A7C15) & MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """An integer from 0 to n - 1, each equally likely. `n` is 1 to 2**64."""
        limit = (1 << 64) - (1 << 64) % n
        while (bits := self.bits()) >= limit:
            pass
        return bits % n

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle in place (Fisher-Yates)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, each equally likely. `items` is not empty."""
        return items[self.below(len(items))]
