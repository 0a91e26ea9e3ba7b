"""How much of what answers bring shows on the way, by what positions are compared by there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from engine.core.ahead.lines import MOST_CANDIDATES
from engine.core.play.ask import Ask
from engine.core.play.registry import advice
from tests.hindsight.fitted import Numbers
from tests.hindsight.played import Decided, Led, Way


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
    """For each of the first moments, and for the end, by decisions whose ways were played on two deals each. Those of a
    game share their luck, so the errors are by games."""
    sums = np.array([_sums(each) for each in games if each])
    free, brings, differ, each_deal = sums.sum(0)
    error = np.sqrt(((sums[:, 1] - sums[:, 0] * brings / free) ** 2).sum(0))
    told = zip(brings / free, error / free, differ / free, (each_deal - differ) / free, strict=True)
    return [Shown(*map(float, moment)) for moment in told]


def _sums(game: Decided) -> Numbers:
    """A column for each moment: how many ways are free to differ, then how they do, in points squared: in common with
    how they do at the end of the other deal, on both deals, on each of them."""
    found = []
    for ways, again in zip(game[::2], game[1::2], strict=True):
        one, other = _apart(ways), _apart(again)
        brings = (one.T @ other[:, -1] + other.T @ one[:, -1]) / 2
        free = np.full_like(brings, len(ways) - 1)
        found.append([free, brings, (one * other).sum(0), (one**2 + other**2).sum(0) / 2])
    return np.sum(found, 0, dtype=np.float64)


def _apart(ways: Sequence[Led]) -> Numbers:
    """How far each way is from their mean: a row for each, a column for each moment, the end last."""
    found = np.array([[*way.judged, way.had] for way in ways])
    return np.subtract(found, found.mean(0))
