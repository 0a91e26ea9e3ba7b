"""Learned: weights fitted to many games, as plain data in a game's folder, and how they correct an estimate.

It needs nothing but these numbers, sums and products in one order: the result is the same on every machine.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

LEFT = "left"
"""The number that says about how much of the game is still to come: 0 when it is over, less the later it is."""


class Number(msgspec.Struct, frozen=True):
    """What a number of a position counts, within `least` and `most`, the range in the games it was learned from.

    `now` for each unit, plus `later` times the share of the game that is left (1: all of it).
    """

    name: str
    least: float
    most: float
    now: float
    later: float


class Made(msgspec.Struct, frozen=True):
    """How the weights were made: from how many games, from which seed on, at tables of these numbers of seats; the last
    `judged` games were not fitted to; at which commit; and the command that does it."""

    command: str
    commit: str
    seed: int
    games: int
    judged: int
    seats: list[int]
    tables: list[dict[str, str]]


class Line(msgspec.Struct, frozen=True):
    """For this many rounds left, in games that were not fitted to: the mean error in points of the game's estimate and
    of the learned one, and the R² of both, of points and of points relative to the mean of the table."""

    rounds: str
    positions: int
    error: tuple[float, float]
    explained: tuple[float, float]
    apart: tuple[float, float]


class Check(msgspec.Struct, frozen=True):
    """The result for the numbers of a position: exactly the same wherever it is calculated."""

    numbers: dict[str, float]
    adds: float


class Learned(msgspec.Struct, frozen=True):
    """What is added to an estimate: `base` and what the numbers count, in the share that `trust` gives for how much of
    the game is left (a line through its points), so that nothing is added at the end.

    `same` are the numbers that never varied in the games it was learned from: where one does, nothing is known of the
    table.
    """

    made: Made
    off: list[Line]
    longest: float
    base: tuple[float, float]
    numbers: list[Number]
    trust: list[tuple[float, float]]
    same: dict[str, float] = {}
    checks: list[Check] = []

    def adds(self, numbers: Mapping[str, float]) -> float:
        """The points that the estimate of a seat lacks."""
        left = numbers[LEFT]
        share = self.trusted(left)
        if not share or any(numbers[name] != always for name, always in self.same.items()):
            return 0.0
        later, (now, then) = min(1.0, left / self.longest), self.base
        total = now + later * then
        for one in self.numbers:
            value = min(one.most, max(one.least, numbers[one.name]))
            total += value * (one.now + later * one.later)
        return share * total

    def trusted(self, left: float) -> float:
        """The share in which it counts with this much of the game left, 0.0 to 1.0."""
        at = bisect(self.trust, (left, 1.0))
        if not at:
            return 0.0
        if at == len(self.trust):
            return self.trust[-1][1]
        (low, before), (high, behind) = self.trust[at - 1 : at + 1]
        return before + (behind - before) * (left - low) / (high - low)


def read(file: Path) -> Learned | None:
    """What was learned; None: nothing yet."""
    return msgspec.json.decode(file.read_bytes(), type=Learned) if file.exists() else None


def value(
    file: Path,
    estimate: Callable[[Any], Sequence[float]],
    features: Callable[[Any, int], Mapping[str, float]],
) -> Callable[[Any], Sequence[float]]:
    """The estimate of a game, with what was learned from games, if anything; read on first use."""
    known = cache(read)

    def expected(state: Any) -> Sequence[float]:
        learned, found = known(file), estimate(state)
        if learned is None:
            return found
        return [points + learned.adds(features(state, seat)) for seat, points in enumerate(found)]

    return expected
