"""Budget: how long may be thought."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace

SECONDS = 2.0
"""Processor seconds for a decision."""
SECONDS_A_TURN = 10.0
"""Processor seconds for all decisions of a turn."""
LEAST_SECONDS = 0.2
"""Processor seconds with which thinking brings nothing: some games are played to their end only a few times in them."""


processor_time = time.process_time
"""Seconds that this process has been computing for."""


@dataclass(frozen=True, slots=True)
class Budget:
    """Processor seconds, a number of rollouts, or both: whatever is used up first. None: without that limit.

    Only rollouts alone give the same answer again.
    """

    seconds: float | None = SECONDS
    rollouts: int | None = None

    def __post_init__(self) -> None:
        """A budget ends."""
        if self.seconds is None and self.rollouts is None:
            raise ValueError("a budget needs a limit")

    def within(self, seconds: float) -> Budget | None:
        """The same with no more than so many processor seconds, None: not worth beginning. Rollouts need no clock."""
        if self.seconds is None or self.seconds <= seconds:
            return self
        return None if seconds < LEAST_SECONDS else replace(self, seconds=seconds)


class Meter:
    """How much of a budget is spent."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._began = processor_time()
        self.rollouts = 0

    @property
    def spent(self) -> float:
        """The share that is spent, 1.0: all of it."""
        shares = [0.0]
        if self._budget.seconds is not None:
            used = processor_time() - self._began
            shares.append(used / self._budget.seconds if self._budget.seconds > 0 else 1.0)
        if self._budget.rollouts is not None:
            shares.append(self.rollouts / max(1, self._budget.rollouts))
        return max(shares)
