"""Searches: who thinks next, and how long the others wait."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field, replace
from time import monotonic

import msgspec

from bot.host.search.workers import Decision, InProcess, Lost, Workers
from bot.host.types.thinking import Used
from bot.watch.meter import Fault, failed
from bot.watch.readings import Reading, reading
from engine.core.ahead.budget import SECONDS, THINKERS, Budget, Spent, effort
from engine.core.kept.review import SECONDS as SECONDS_A_REVIEW
from engine.core.kept.review import Step, Taken
from engine.core.play import registry
from engine.core.play.advice import HARD
from engine.core.play.codec import Save

LOG = logging.getLogger(__name__)
SECONDS_A_COMPARISON = 8.0
"""Processor seconds to compare two lines of a sandbox."""
WAIT = 600.0
"""Seconds for which the decisions of a turn wait in line altogether; if it would be longer, nobody thinks about it."""
NEWEST = 0.1
"""How much the newest of a kind counts in the estimate of how long they take."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much opponents think: the share of what a game gives hard for a decision (1: some two seconds of a core;
    master has its multiple), how many seconds a turn waits for that, how many processor seconds a review takes, and a
    comparison of two `lines` of a sandbox.

    `tries` and `review_tries` are for tests: lines for a decision (twice as many for two lines) and for a review.
    """

    share: float = 1.0
    wait: float = WAIT
    review: float = SECONDS_A_REVIEW
    lines: float = SECONDS_A_COMPARISON
    tries: int | None = None
    review_tries: int = 400


@dataclass(frozen=True, slots=True)
class Found:
    """What thinking has found: a key (None: nothing), and what the turn has used by then."""

    key: str | None = None
    used: Used = field(default_factory=Used)


class Searches:
    """Hands decisions to the workers in the order in which they come, each with all that its game gives it.

    A table has one decision under thought at a time, so tables take turns. The more wait, the later they are answered;
    a turn that could not be answered within its seconds does not wait at all.
    """

    def __init__(self, workers: Workers | None = None, effort: Effort | None = None) -> None:
        self._workers = workers or InProcess()
        self._effort = effort or Effort()
        self._free = asyncio.Semaphore(self._workers.count)
        self._line: list[float] = []
        """How long the waiting jobs are going to take, in seconds."""
        self._begun: dict[object, tuple[float, float]] = {}
        """When the present job began, and how long it is going to take."""
        self._took: dict[str, float] = {}
        """By game, how many seconds a decision of hard takes here, as busy as this machine is."""

    async def find(self, save: Save, seat: int, seed: int, used: Used, level: str = HARD) -> Found:
        """Think about the answer of a seat with an opponent of this level in a match at rest, whose turn has used this
        much."""
        budget, share = self._budget(save.game, level).left(used.spent), THINKERS[level]
        if budget is None:
            return Found(None, used)
        began = monotonic()
        try:
            if used.waited + self.wait > self._effort.wait:
                raise TimeoutError
            async with asyncio.timeout(self._effort.wait - used.waited):
                await self._turn(share * self._expected(save.game))
        except TimeoutError:
            LOG.info("%s: too many decisions wait to be thought about, normal answers for %s", save.game, level)
            return Found(None, replace(used, hasty=True))
        waited = used.waited + monotonic() - began
        try:
            decision = Decision(msgspec.json.encode(save), seat, budget, seed, share)
            return await self._think(decision, save.game, used, waited)
        finally:
            self._free.release()

    @property
    def wait(self) -> float:
        """For how many seconds a new request will wait in line, as far as can be told."""
        if not self._free.locked():
            return 0.0
        now = monotonic()
        running = [max(0.0, began + takes - now) for began, takes in self._begun.values()]
        return (sum(running) + sum(self._line)) / self._workers.count

    def until_answered(self, game: str, level: str = HARD) -> float:
        """In how many seconds a new request for an opponent of this level will have an answer."""
        return self.wait + THINKERS[level] * self._expected(game)

    @property
    def for_a_review(self) -> Budget:
        """How long a review of a game may take."""
        return Budget(self._effort.review) if self._effort.tries is None else Budget(None, self._effort.review_tries)

    @property
    def for_two_lines(self) -> Budget:
        """How long two lines of a sandbox may be compared: somebody waits for it."""
        return Budget(self._effort.lines) if self._effort.tries is None else Budget(None, 2 * self._effort.tries)

    async def take(self, step: Step) -> Taken:
        """Do a step of a review, after earlier requests have had their turn.

        Raises Lost, or what the review fails with.
        """
        await self._turn(SECONDS)
        token = object()
        self._begun[token] = monotonic(), SECONDS
        try:
            return await self._workers.take(step)
        finally:
            del self._begun[token]
            self._free.release()

    async def _turn(self, takes: float) -> None:
        """Wait in line with a job that will take this many seconds."""
        self._line.append(takes)
        try:
            await self._free.acquire()
        finally:
            self._line.remove(takes)

    def _budget(self, game: str, level: str) -> Budget:
        """The budget of a decision of a game."""
        own, tries = self._effort, self._effort.tries
        hard = effort(registry.advice(game), own.share) if tries is None else Budget(None, tries)
        return hard.times(THINKERS[level])

    def _expected(self, game: str) -> float:
        """How many seconds a decision of hard will take."""
        return self._took.get(game, SECONDS * self._effort.share)

    async def _think(self, decision: Decision, game: str, used: Used, waited: float) -> Found:
        token, began, expected = object(), monotonic(), self._expected(game)
        self._begun[token] = began, decision.share * expected
        try:
            thought = await self._workers.think(decision)
        except Lost as error:
            LOG.warning("%s: a search was lost, normal answers: %s", game, error)
            failed(Fault.SEARCH)
        except Exception:
            LOG.exception("%s: a search failed", game)
            failed(Fault.SEARCH)
        else:
            self._took[game] = expected + NEWEST * ((monotonic() - began) / decision.share - expected)
            return Found(thought.key, replace(used, spent=used.spent + thought.spent, waited=waited))
        finally:
            del self._begun[token]
        # whatever it was, it has used its time
        whole = Spent(tries=decision.budget.tries or 0, answers=decision.budget.answers or 0)
        return Found(None, replace(used, spent=used.spent + whole, waited=waited, hasty=True))

    def waiting(self) -> Reading:
        """How many decisions wait for a thinker."""
        return reading(
            "searches_waiting",
            "Decisions of opponents that look ahead, and steps of reviews, that wait for a process",
            len(self._line),
        )

    def trouble(self) -> str | None:
        """Since when nobody looks ahead, so that `normal` answers instead, and why; None: they do."""
        return self._workers.trouble()

    def close(self) -> None:
        """Stop thinking."""
        self._workers.close()
