"""Review: a look back on a finished game with `hard`: which turns cost a seat most.

It is made in steps, each a few seconds of work for any process (`take`), so that the host can do other things in
between, report progress, and stop:

    work = review(str(record), seat, budget, seed)
    step = next(work)
    while True: step = work.send(take(step))        # StopIteration.value: the Review

First it looks at each of the seat's decisions for a little (`Look`), then for longer at what seems to have cost most.
At last it tries both what was played and what was found on new deals, by which neither was chosen (`Weigh`), and the
best of that once more: on the deals on which it was the best, the best of many looks better than it is. There the game
goes on for many turns, so that the estimate of the decision itself hardly counts.

A decision is judged by what its seat could know then: all else is redealt. Where something was shown, or others have
answered, a new decision begins, so nobody is blamed for what they could not foresee.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from itertools import takewhile
from math import sqrt
from typing import Any

import msgspec

from engine.core.ahead import search
from engine.core.ahead.budget import Budget
from engine.core.ahead.search import Better, Margin
from engine.core.kept.record import BadRecord, Record, parse, positions
from engine.core.play.advice import EASY, NORMAL, Advice
from engine.core.play.ask import Ask
from engine.core.play.codec import Save, decode_state
from engine.core.play.match import Match
from engine.core.play.registry import advice, game
from engine.core.play.rng import Rng
from engine.core.play.rules import Rules

SECONDS = 60.0
"""Processor seconds for a review."""
FIRST, AGAIN, SIFTING, WEIGHING = 0.35, 0.15, 0.15, 0.35
"""The shares of the budget for looking at all decisions, for looking at some for longer, for weighing them, and for
weighing the best of them again."""
DEEP, LAST = 9, 4
"""How many decisions are looked at for longer, and how many of them are weighed again."""
FAR = 8
"""The game goes on for at least this many turns of each seat after the line that is weighed, and then to the end of the
round: positions are compared at the same moment of the game."""
SLIP = 20
"""After the line that is weighed, one decision in this many is answered by `easy`: otherwise the same game would go on
every time, and the result of one game is chance, too."""
MOST = 3
"""The number of turning points told."""
SURE = 2.0
"""By how many standard errors a loss must differ from 0."""
LEAST_GAIN = 1.0
"""The smallest loss worth telling, in points."""
LEAST_SHARE = 0.01
"""The same, as a share of the highest final score."""


class Case(msgspec.Struct, frozen=True):
    """Decisions of a seat in a row, with nothing shown in between.

    `turn` counts as in `engine.core.kept.turns`, `answer` is how many answers of the record come before (from 0),
    `save` is the match before the first of these decisions, `played` what was answered.
    """

    turn: int
    answer: int
    save: Save
    played: tuple[str, ...]


class Survey(msgspec.Struct, frozen=True):
    """A game as it went: what everyone could expect at the end of each turn, and what a seat decided.

    `course` has the number of a turn and the points by seat; `whole` is False if a rule has changed since, so that only
    the beginning could be played again.
    """

    course: list[tuple[int, list[float]]]
    cases: list[Case]
    most: int
    whole: bool


class Finding(msgspec.Struct, frozen=True):
    """A turning point: the keys that would have been better, from the save of the case on, and how many points further
    ahead of the mean of the others they would have put the seat, with the standard error of that."""

    case: Case
    better: tuple[str, ...]
    gain: float
    error: float


class Review(msgspec.Struct, frozen=True):
    """What was found, the costliest first, at most MOST; and the course of the game.

    `judged` is how many decisions were looked at.
    """

    seat: int
    course: list[tuple[int, list[float]]]
    findings: list[Finding]
    judged: int
    whole: bool


class Begin(msgspec.Struct, frozen=True, tag=True):
    """Play a record again."""

    record: str
    seat: int


class Look(msgspec.Struct, frozen=True, tag=True):
    """Look for something better than what was played."""

    case: Case
    seat: int
    seconds: float | None
    tries: int | None
    seed: int


class Weigh(msgspec.Struct, frozen=True, tag=True):
    """Play both what was played and what was found on new deals."""

    case: Case
    better: tuple[str, ...]
    seat: int
    seconds: float | None
    tries: int | None
    seed: int


Step = Begin | Look | Weigh
Taken = Survey | Better | Margin


def take(step: Step) -> Taken:
    """Do a step. Pure, except for the clock of a budget in seconds. Raises as `engine.core.kept.record.parse` does."""
    if isinstance(step, Begin):
        return survey(parse(step.record), step.seat)
    key, budget = step.case.save.game, Budget(step.seconds, step.tries)
    rules, advised = game(key), advice(key)
    save, played = step.case.save, step.case.played
    if isinstance(step, Look):
        return search.improve(rules, advised, save, step.seat, played, budget=budget, seed=step.seed)
    return search.margin(rules, _far(advised), save, step.seat, (played, step.better), budget=budget, seed=step.seed)


def _far(advised: Advice[Any]) -> Advice[Any]:
    """The game as it goes on for a long time, with a slip now and then; the points to expect after that count."""
    normal, easy = advised.policies[NORMAL], advised.policies.get(EASY, advised.policies[NORMAL])

    def varied(view: Any, ask: Ask[Any], rng: Rng) -> str:
        return (normal if rng.bits() % SLIP else easy)(view, ask, rng)

    return replace(advised, horizon=FAR, judgement=None, policies={**advised.policies, NORMAL: varied})


def review(record: str, seat: int, budget: Budget, seed: int) -> Generator[tuple[float, Step], Taken, Review]:
    """What to do next, and the share that is done (0.0 to 1.0); at the end what was found."""
    found = yield 0.0, Begin(record, seat)
    assert isinstance(found, Survey)
    share = FIRST / max(1, len(found.cases))
    suspects: list[tuple[Case, Better]] = []
    for number, case in enumerate(found.cases):
        better = yield number * share, Look(case, seat, *_part(budget, share), seed + number)
        assert isinstance(better, Better)
        suspects += [(case, better)] if better.gain > 0 else []
    # the longer the game goes on after a decision, the more of what was found is chance
    suspects = sorted(suspects, key=lambda one: -one[1].gain / sqrt(found.course[-1][0] - one[0].turn + 1))[:DEEP]
    seed += len(found.cases)
    done, again, sifting = FIRST, AGAIN / max(1, len(suspects)), SIFTING / max(1, len(suspects))
    sifted: list[Finding] = []
    for case, first in suspects:
        better = yield done, Look(case, seat, *_part(budget, again), seed := seed + 1)
        assert isinstance(better, Better)
        line = (better if better.gain > 0 else first).line
        margin = yield done + again, Weigh(case, line, seat, *_part(budget, sifting), seed := seed + 1)
        assert isinstance(margin, Margin)
        sifted.append(Finding(case, line, margin.gain, margin.error))
        done += again + sifting
    best = sorted((one for one in sifted if one.gain > 0), key=lambda one: -one.gain)[:LAST]
    findings: list[Finding] = []
    weighing = WEIGHING / max(1, len(best))
    for one in best:
        margin = yield done, Weigh(one.case, one.better, seat, *_part(budget, weighing), seed := seed + 1)
        assert isinstance(margin, Margin)
        findings.append(msgspec.structs.replace(one, gain=margin.gain, error=margin.error))
        done += weighing
    return Review(seat, found.course, _told(findings, found.most), len(found.cases), found.whole)


def _told(findings: list[Finding], most: int) -> list[Finding]:
    """The losses that are more than noise, the costliest first; at most one of a turn."""
    least = max(LEAST_GAIN, LEAST_SHARE * most)
    sure = [one for one in findings if one.gain >= least and one.gain > SURE * one.error]
    ranked = sorted(sure, key=lambda one: -one.gain)
    by_turn = {one.case.turn: one for one in reversed(ranked)}
    return [one for one in ranked if by_turn[one.case.turn] is one][:MOST]


def _part(budget: Budget, share: float) -> tuple[float | None, int | None]:
    """A share of a budget."""
    seconds = None if budget.seconds is None else budget.seconds * share
    tries = None if budget.tries is None else max(1, round(budget.tries * share))
    return seconds, tries


def survey(record: Record, seat: int) -> Survey:
    """A record as it went, without what was undone when the table went back. Raises UnknownGame or BadTable."""
    found = _Walk(record, seat)
    try:
        for match in positions(record):
            found.pass_(match)
    except BadRecord:
        return found.survey(whole=False)
    return found.survey(whole=True)


class _Walk:
    """Walks through the positions of a record."""

    def __init__(self, record: Record, seat: int) -> None:
        self._record, self._seat = record, seat
        self._rules: Rules[Any, Any] = game(record.game)
        self._course: list[tuple[int, tuple[int, list[float]]]] = []
        """How many answers stood there."""
        self._cases: list[tuple[int, Case]] = []
        """How many answers stood before."""
        self._last: Match[Any, Any] | None = None
        self._given = self._standing = self._boundaries = 0
        self._turn = -1
        self._open = False

    def pass_(self, match: Match[Any, Any]) -> None:
        """A position: the first, that after an answer, or one to which the table went back."""
        anew = match is not self._last
        if anew and self._last is not None:
            self._go_back(self._record.backs[self._given])
        elif not anew:
            self._given, self._standing = self._given + 1, self._standing + 1
            self._open = self._open and match.boundaries == self._boundaries and match.can_undo(self._seat)
        if anew or match.boundaries > self._boundaries:
            self._turn += 1
            advised = advice(self._record.game)
            expects = advised.value or advised.estimate
            assert expects is not None
            points = list(expects(decode_state(self._rules, match.snapshot)))
            self._course.append((self._standing, (self._turn, points)))
        self._last, self._boundaries = match, match.boundaries
        if self._given < len(self._record.answers) and (anew or self._given not in self._record.backs):
            self._decide(match)

    def _go_back(self, standing: int) -> None:
        """What was undone never happened."""
        self._standing, self._open = standing, False
        self._course = list(takewhile(lambda one: one[0] < standing, self._course))
        self._cases = [(before, case) for before, case in self._cases if before < standing]

    def _decide(self, match: Match[Any, Any]) -> None:
        """The seat's next answer, if it is this seat's."""
        answer = self._record.answers[self._given]
        if answer.seat != self._seat:
            return
        if self._open:
            before, case = self._cases[-1]
            self._cases[-1] = before, msgspec.structs.replace(case, played=(*case.played, answer.key))
            return
        self._open = True
        self._cases.append((self._standing, Case(self._turn + 1, self._given, match.save(), (answer.key,))))

    def survey(self, *, whole: bool) -> Survey:
        """The whole game."""
        most = max(self._last.result().scores, default=0) if self._last is not None else 0
        return Survey([one for _, one in self._course], [case for _, case in self._cases], most, whole)
