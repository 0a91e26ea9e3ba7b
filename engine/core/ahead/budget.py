"""Budget: how long an opponent may think."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from engine.core.play.advice import HARD, MASTER, Advice

SECONDS = 2.0
"""Processor seconds for a decision, where time is the measure."""
THINKERS: Mapping[str, float] = {HARD: 1.0, MASTER: 5.0}
"""Who looks ahead, and what multiple of `hard`'s budget each has for a decision: `master` has some ten seconds."""
DECISIONS_A_TURN = 5
"""A turn may use the time of this many whole decisions: it may have many small ones."""
LEAST_SHARE = 0.1
"""The share of a decision's budget that is too small to be of use: some games are played to the end only a few times in
a whole budget."""


processor_time = time.process_time
"""Processor seconds that this process has used."""


@dataclass(frozen=True, slots=True)
class Spent:
    """What was thought: processor seconds, tries, and the answers played in them."""

    seconds: float = 0.0
    tries: int = 0
    answers: int = 0

    def __add__(self, other: Spent) -> Spent:
        """The sum of both."""
        return Spent(self.seconds + other.seconds, self.tries + other.tries, self.answers + other.answers)


NOTHING = Spent()


@dataclass(frozen=True, slots=True)
class Budget:
    """Processor seconds, a number of tries, of answers played in tries, or several of these: whichever runs out first.
    None: no such limit.

    A try is a line played on, by the rules, to where positions are compared. Early in a game a try may take ten times
    as long as late in it; an answer in a try always takes about the same time. Without seconds, the result is the same
    on any machine, however busy it is.
    """

    seconds: float | None = SECONDS
    tries: int | None = None
    answers: int | None = None

    def __post_init__(self) -> None:
        """A budget is used up."""
        if self.seconds is None and self.tries is None and self.answers is None:
            raise ValueError("a budget needs a limit")

    def left(self, spent: Spent) -> Budget | None:
        """What is left for a decision in a turn that has already spent this much; None: too little to begin with."""
        turn = DECISIONS_A_TURN
        seconds = None if self.seconds is None else min(self.seconds, turn * self.seconds - spent.seconds)
        tries = None if self.tries is None else min(self.tries, turn * self.tries - spent.tries)
        answers = None if self.answers is None else min(self.answers, turn * self.answers - spent.answers)
        limits = [(self.seconds, seconds), (self.tries, tries), (self.answers, answers)]
        if any(limit is not None and left is not None and left < LEAST_SHARE * limit for limit, left in limits):
            return None
        return Budget(seconds, tries, answers)

    def times(self, share: float) -> Budget:
        """This multiple of it; anything counted stays at least one."""
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
    """How much of a budget is spent: the search counts its tries and the answers in them."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._began = processor_time()
        self.tries = 0
        self.answers = 0

    @property
    def used(self) -> Spent:
        """What has been thought so far."""
        return Spent(processor_time() - self._began, self.tries, self.answers)

    @property
    def spent(self) -> float:
        """The share that is spent; 1.0: all of it."""
        budget, shares = self._budget, [0.0]
        if budget.seconds is not None:
            used = processor_time() - self._began
            shares.append(used / budget.seconds if budget.seconds > 0 else 1.0)
        if budget.tries is not None:
            shares.append(self.tries / max(1, budget.tries))
        if budget.answers is not None:
            shares.append(self.answers / max(1, budget.answers))
        return max(shares)
