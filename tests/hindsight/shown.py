"""How much of what answers bring shows so many moments on, by what positions are compared by there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from engine.core.ahead.lines import MOST_CANDIDATES
from engine.core.play.ask import Ask
from engine.core.play.registry import advice
from tests.hindsight.fitted import Numbers
from tests.hindsight.played import MOMENTS, Decided, Led, Way


@dataclass(frozen=True)
class Answers:
    """The answers to these kinds of questions that a search would try."""

    game: str
    kinds: frozenset[str]

    def __call__(self, view: Any, ask: Ask[Any]) -> Sequence[Way]:
        """Each alone: what follows is for those who go on."""
        promising = advice(self.game).promising
        assert promising is not None
        keys = promising(view, ask)[:MOST_CANDIDATES] if ask.kind in self.kinds else []
        return [Way({ask.kind: key}, 0.0, {}) for key in keys]


@dataclass(frozen=True)
class Shown:
    """How answers of a decision differ at a moment, in points squared: what shows of what they truly bring, with its
    standard error; how much they differ there on any deal, and how much on each deal besides, by luck.

    What two deals have in common is no luck.
    """

    brings: float
    error: float
    differ: float
    luck: float

    def gain(self, tries: int) -> float:
        """The points that a choice by this many tries of each answer brings, for each standard deviation that the best
        of them is above the mean."""
        return float(self.brings / np.sqrt(max(0.0, self.differ) + self.luck / tries))


def shown(games: Iterable[Decided]) -> list[Shown]:
    """For each of the first moments, and for the end, by decisions whose ways were played on two deals each."""
    pairs = [pair for decided in games for pair in zip(decided[::2], decided[1::2], strict=True)]
    free = sum(len(one) - 1 for one, _ in pairs)
    ends = [tuple(_apart([way.had for way in ways]) for ways in pair) for pair in pairs]
    found = []
    for moment in range(MOMENTS + 1):
        seen = [tuple(_apart([_at(way, moment) for way in ways]) for ways in pair) for pair in pairs]
        brings = np.array([(a @ d + b @ c) / 2 for (a, b), (c, d) in zip(seen, ends, strict=True)])
        differ = float(sum(a @ b for a, b in seen) / free)
        luck = float(sum(a @ a + b @ b for a, b in seen) / 2 / free) - differ
        found.append(Shown(float(brings.sum()) / free, float(np.sqrt((brings**2).sum())) / free, differ, luck))
    return found


def _at(way: Led, moment: int) -> float:
    return way.judged[moment] if moment < MOMENTS else way.had


def _apart(values: Sequence[float]) -> Numbers:
    found = np.array(values)
    return np.subtract(found, found.mean())
