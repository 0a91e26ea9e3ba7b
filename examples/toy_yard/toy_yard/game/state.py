"""The whole game as one value."""

from __future__ import annotations

import msgspec


class State(msgspec.Struct):
    """`round` counts from 1, `turn` who has had theirs in it, from 0; `trains` are the cars of each seat as taken.

    `deck` is face down, the next car last.
    """

    rng: int
    round: int
    turn: int
    yard: list[str]
    deck: list[str]
    trains: list[list[str]]
    aside: list[str]

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.trains)

    @property
    def acting(self) -> int:
        """Whose turn it is: each round begins one seat further."""
        return (self.round - 1 + self.turn) % self.seats
