"""Budget: how long may be thought."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from engine.core.play.advice import HARD, MASTER, Advice

SECONDS = 2.0
"""Processor seconds for a decision, where time is what is measured."""
THINKERS: Mapping[str, float] = {HARD: 1.0, MASTER: 5.0}
"""Who looks ahead, and how many times as much as `hard` each has for a decision: `master` some ten seconds."""
DECISIONS_A_TURN = 5
"""For how many whole decisions what is thought in a turn lasts: a turn may have many small ones."""
LEAST_SHARE = 0.1
"""What share of a decision's budget brings nothing: some games are played to their end only a few times in it."""


processor_time = time.process_time
"""Seconds that this process has been computing for."""


@dataclass(frozen=True, slots=True)
class Spent:
    """What was thought: processor seconds, tries, and the answers that were played in them."""

    seconds: float = 0.0
    tries: int = 0
    answers: int = 0

    def __add__(self, other: Spent) -> Spent:
        """Both together."""
        return Spent(self.seconds + other.seconds, self.tries + other.tries, self.answers + other.answers)


NOTHING = Spent()


@dataclass(frozen=True, slots=True)
class Budget:
    """Processor seconds, a number of tries, of answers played in tries, or several: whatever is used up first. None:
    without that limit.

    A try is a line played on, by the rules, to where positions are compared. Early in a game it may take ten times as
    long as late in it, an answer in it always about the same. Without seconds the same comes of it on any machine,
    however busy it is.
    """

    seconds: float | None = SECONDS
    tries: int | None = None
    answers: int | None = None

    def __post_init__(self) -> None:
        """A budget ends."""
        if self.seconds is None and self.tries is None and self.answers is None:
            raise ValueError("a budget needs a limit")

    def left(self, spent: Spent) -> Budget | None:
        """What a decision has of it in a turn in which so much was spent; None: nothing worth beginning."""
        turn = DECISIONS_A_TURN
        seconds = None if self.seconds is None else min(self.seconds, turn * self.seconds - spent.seconds)
        tries = None if self.tries is None else min(self.tries, turn * self.tries - spent.tries)
        answers = None if self.answers is None else min(self.answers, turn * self.answers - spent.answers)
        limits = [(self.seconds, seconds), (self.tries, tries), (self.answers, answers)]
        if any(limit is not None and left is not None and left < LEAST_SHARE * limit for limit, left in limits):
            return None
        return Budget(seconds, tries, answers)

    def times(self, share: float) -> Budget:
        """So many times as much; of what is counted one at least."""
        tries, answers = (
            None if limit is None else max(1, round(share * limit)) for limit in (self.tries, self.answers)
        )
        return replace(
            self, seconds=None if self.seconds is None else share * self.seconds, tries=tries, answers=answers
        )


def effort(advice: Advice[Any], share: float = 1.0) -> Budget:
    """What a game gives `hard` for a decision, or a share of it."""
    return Budget(None, answers=advice.effort).times(share)


class Meter:
    """How much of a budget is spent: whoever tries things out counts tries and the answers in them."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._began = processor_time()
        self.tries = 0
        self.answers = 0

    @property
    def used(self) -> Spent:
        """What was thought so far."""
        return Spent(processor_time() - self._began, self.tries, self.answers)

    @property
    def spent(self) -> float:
        """The share that is spent, 1.0: all of it."""
        budget, shares = self._budget, [0.0]
        if budget.seconds is not None:
            used = processor_time() - self._began
            shares.append(used / budget.seconds if budget.seconds > 0 else 1.0)
        if budget.tries is not None:
            shares.append(self.tries / max(1, budget.tries))
        if budget.answers is not None:
            shares.append(self.answers / max(1, budget.answers))
        return max(shares)
