"""Searches: who thinks next, and for how long."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass

import msgspec

from bot.host.search.workers import Decision, InProcess, Lost, Workers
from bot.watch.meter import Fault, failed
from bot.watch.readings import Reading, reading
from engine.core.ahead.budget import LEAST_SHARE, SECONDS, Budget
from engine.core.kept.review import SECONDS as SECONDS_A_REVIEW
from engine.core.kept.review import Step, Taken
from engine.core.play.codec import Save

LOG = logging.getLogger(__name__)
SECONDS_A_TURN = 10.0
"""Processor seconds for all decisions of a turn."""
SECONDS_A_COMPARISON = 8.0
"""Processor seconds to compare two lines."""
CROWD = 60.0
"""Seconds that all who wait share, so that nobody waits much longer than that: the more wait, the less each may
think."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much may be thought: processor seconds for a decision, for all those of a turn, to look back on a game, and
    to compare two lines of a sandbox; or tries, for a decision (and two lines) and to look back, which need no clock
    (for tests)."""

    seconds: float = SECONDS
    turn: float = SECONDS_A_TURN
    tries: int | None = None
    review: float = SECONDS_A_REVIEW
    lines: float = SECONDS_A_COMPARISON
    review_tries: int = 400


@dataclass(frozen=True, slots=True)
class Found:
    """What thinking has brought: a key (None: nothing), and how many processor seconds it took."""

    key: str | None = None
    seconds: float = 0.0


class Searches:
    """Hands decisions to the workers in the order in which they come.

    A table has one decision at a time thought about, so tables take turns.
    """

    def __init__(self, workers: Workers | None = None, effort: Effort | None = None) -> None:
        self._workers = workers or InProcess()
        self._effort = effort or Effort()
        self._free = asyncio.Semaphore(self._workers.count)
        self._waiting = 0

    async def find(self, save: Save, seat: int, seed: int, spent: float) -> Found:
        """Think about what a seat answers in a match at rest, which has `spent` so many seconds in this turn."""
        self._waiting += 1
        try:
            await self._free.acquire()
        finally:
            self._waiting -= 1
        try:
            budget = self._budget(spent)
            if budget is None:
                return Found()
            return await self._think(Decision(msgspec.json.encode(save), seat, budget, seed), save.game)
        finally:
            self._free.release()

    @property
    def for_a_review(self) -> Budget:
        """How long may be looked back on a game."""
        return Budget(self._effort.review) if self._effort.tries is None else Budget(None, self._effort.review_tries)

    @property
    def for_two_lines(self) -> Budget:
        """How long two lines of a sandbox may be compared: somebody waits for it."""
        return Budget(self._effort.lines) if self._effort.tries is None else Budget(None, 2 * self._effort.tries)

    async def take(self, step: Step) -> Taken:
        """Do a step of a review, when those who have asked before have had their turn.

        Raises Lost, or what the review fails with.
        """
        async with self._free:
            return await self._workers.take(step)

    def _budget(self, spent: float) -> Budget | None:
        """How long the next may think; None: not at all."""
        if self._effort.tries is not None:
            return Budget(None, self._effort.tries)
        share = CROWD * self._workers.count / (self._waiting + 1)
        seconds = min(self._effort.seconds, self._effort.turn - spent, share)
        return None if seconds < LEAST_SHARE * self._effort.seconds else Budget(seconds)

    async def _think(self, decision: Decision, game: str) -> Found:
        try:
            thought = await self._workers.think(decision)
        except Lost as error:
            LOG.warning("%s: a search was lost, normal answers for hard: %s", game, error)
            failed(Fault.SEARCH)
        except Exception:
            LOG.exception("%s: a search failed", game)
            failed(Fault.SEARCH)
        else:
            return Found(thought.key, thought.seconds)
        # whatever it was, it took its time
        return Found(None, decision.budget.seconds or 0.0)

    def waiting(self) -> Reading:
        """How many decisions wait to be thought about."""
        return reading("searches_waiting", "Decisions of hard opponents that wait for a process", self._waiting)

    def trouble(self) -> str | None:
        """Since when nobody looks ahead, so that `normal` answers for `hard`, and why; None: they do."""
        return self._workers.trouble()

    def close(self) -> None:
        """Stop thinking."""
        self._workers.close()
