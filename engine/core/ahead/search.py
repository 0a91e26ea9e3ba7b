"""Search: the practice opponents `hard` and `master`, which try answers on the engine, on deals that their seat holds
possible; `master` for longer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import islice
from math import copysign, inf, sqrt
from typing import Any

from engine.core.ahead.budget import NOTHING, Budget, Meter, Spent
from engine.core.ahead.lines import LATER, MOST_CANDIDATES, Leads, Line, Trace, answered, choices, lines_of, with_later
from engine.core.ahead.playout import Horizon, Playout
from engine.core.ahead.position import Position
from engine.core.play.advice import NORMAL, Advice, ByAsk
from engine.core.play.ask import CONFIRM, Ask
from engine.core.play.codec import Save
from engine.core.play.rng import Rng, Seed
from engine.core.play.rules import Rules

LEAST_LINES = 3
"""How many answers are compared at least, however little time there is."""
DEALS_EACH = 8
"""With how many tries each an answer is told from the others, as a rule: where time is short, fewer are tried."""
LEAST_DEALS = 6
"""On how many deals an answer is tried before it counts as better than that of `normal`."""
EVIDENCE = 2.0
"""By how many standard errors an answer has to be better than that of `normal`."""

SAME_DEALS = 3
"""On how many deals a line comes to the same for everybody if it is taken for certain that nothing depends on them."""
MOST_DEALS = 400
"""On how many deals two lines are compared at most."""
HOPELESS = 3.0
"""By how many standard errors an answer may be worse than the best one to be tried any more."""

DEEPEST = 16
"""So many answers of a seat in a playout may be changed at most: what else it might answer is asked while the question
stands, since what a script has before it goes on changing, and that takes time."""


def can_search(advice: Advice[Any]) -> bool:
    """Whether a game has what the search needs."""
    return NORMAL in advice.policies and advice.estimate is not None


@dataclass(frozen=True, slots=True)
class Thought:
    """The key that was found, and what that took."""

    key: str
    spent: Spent = NOTHING


def think(rules: Rules[Any, Any], advice: Advice[Any], save: Save, seat: int, *, budget: Budget, seed: int) -> Thought:
    """What `hard` answers for a seat of a match at rest; it knows what the seat may know.

    Pure, but for the clock of a budget in seconds. The game has `normal` and an estimate (`can_search`).
    """
    position = Position(rules, save, seat)
    if position.ask is None:
        return Thought(CONFIRM)
    lines = with_later(position.ask, lines_of(advice, position, position.ask, seed))
    if len(lines) < 2 or not position.fair:
        return Thought(lines[0][0])
    meter = Meter(budget)
    best = _Search(rules, advice, position, seat, meter=meter, seed=seed).best(lines)
    return Thought(best.line[0], meter.used)


def answer(rules: Rules[Any, Any], advice: Advice[Any], save: Save, seat: int, *, budget: Budget, seed: int) -> str:
    """The key of `think`."""
    return think(rules, advice, save, seat, budget=budget, seed=seed).key


@dataclass(frozen=True, slots=True)
class Better:
    """A line of keys for the decisions of a seat one after the other, behind which `normal` goes on; `gain` is how many
    points further ahead of the best other it leads than what it was compared with (0.0: it is that itself)."""

    line: tuple[str, ...]
    gain: float


def improve(
    rules: Rules[Any, Any],
    advice: Advice[Any],
    save: Save,
    seat: int,
    played: Sequence[str],
    *,
    budget: Budget,
    seed: int,
) -> Better:
    """What would have been better than the keys that a seat has played from a match at rest on, as far as is found.

    It knows what the seat could know there, so luck that came later is no fault. What can't be judged is not improved.
    The line ends with the turn: what is decided when others have answered is another decision.
    """
    position, line = Position(rules, save, seat), tuple(played)
    if position.ask is None or not line or not position.fair:
        return Better(line, 0.0)
    first, *others = lines_of(advice, position, position.ask, seed)
    begun = [line[:count] for count in range(1, len(line))]  # as `normal` would have gone on
    lines = dict.fromkeys([line, first, *begun, *others])
    return _Search(rules, advice, position, seat, meter=Meter(budget), seed=seed, within=True).best(list(lines))


@dataclass(frozen=True, slots=True)
class Margin:
    """How many points further ahead of the best other a seat is by a line, and the standard error of that."""

    gain: float
    error: float


def margin(
    rules: Rules[Any, Any],
    advice: Advice[Any],
    save: Save,
    seat: int,
    lines: tuple[Line, Line],
    *,
    budget: Budget,
    seed: int,
) -> Margin:
    """What the second of two lines gains over the first, on as many deals as the budget allows.

    As `improve`, by what the seat could know. Without any budget it is nothing, and not sure at all.
    """
    position, meter = Position(rules, save, seat), Meter(budget)
    if position.ask is None or not position.fair:
        return Margin(0.0, inf)
    found, first, second = (
        _Search(rules, advice, position, seat, meter=meter, seed=seed),
        _Candidate(lines[0]),
        _Candidate(lines[1]),
    )
    while meter.spent < 1 and len(first.values) < MOST_DEALS:
        deal = found.seeds.bits()
        for one in (first, second):
            one.values.append(found.value(one.line, deal))
        if len(first.values) >= DEALS_EACH and not second.error(first):
            break
    if len(first.values) < SAME_DEALS:
        return Margin(0.0, inf)
    return Margin(second.gain(first), second.error(first))


@dataclass(slots=True, eq=False)
class _Candidate:
    """A line to try, and what it came to in each deal so far."""

    line: Line
    values: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """What it came to on the average."""
        return sum(self.values) / len(self.values)

    def lead(self, other: _Candidate) -> float:
        """By how many standard errors it was better on the deals on which both were tried; 0.0: too few of them."""
        if len(self._gains(other)) < LEAST_DEALS:
            return 0.0
        mean, error = self.gain(other), self.error(other)
        return mean / error if error else copysign(inf, mean) if mean else 0.0

    def error(self, other: _Candidate) -> float:
        """The standard error of `gain`; both were tried on two deals at least."""
        gains, mean = self._gains(other), self.gain(other)
        return sqrt(sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1) / len(gains))

    def gain(self, other: _Candidate) -> float:
        """How much better it was on the average of these deals."""
        gains = self._gains(other)
        return sum(gains) / len(gains)

    def _gains(self, other: _Candidate) -> list[float]:
        return [own - others for own, others in zip(self.values, other.values, strict=False)]


class _Search:
    """Tries lines on deals, all that are left on each deal; as the budget goes, the worse half of them is given up.

    `within`: none of them goes on behind the end of the turn.
    """

    def __init__(
        self,
        rules: Rules[Any, Any],
        advice: Advice[Any],
        position: Position,
        seat: int,
        *,
        meter: Meter,
        seed: int,
        within: bool = False,
    ) -> None:
        self.within = within
        self.rules, self.advice, self.position, self.seat, self.meter = rules, advice, position, seat, meter
        self.normal = advice.policies[NORMAL]
        judge = advice.judgement or advice.estimate
        assert judge is not None
        self.judge = judge
        self.seeds = Rng(Seed(seed))
        self.points: Sequence[float] = ()
        """What the last line tried came to, by seat."""
        self.trace: Trace = []
        """What the seat might have answered and has answered in it, as far as a line may go."""
        self.traced = False
        """Whether that is wanted."""
        self.drawn = False
        """Whether chance had a hand in it."""
        self.horizon = Horizon(advice, position.seats)

    def best(self, lines: Sequence[Line]) -> Better:
        """The best line, and what it gains over the first one, which is left only on evidence."""
        left = [_Candidate(line) for line in lines]
        incumbent, deals = left[0], [self.seeds.bits() for _ in range(SAME_DEALS)]
        if self.meter.spent >= 1:
            return Better(incumbent.line, 0.0)
        self.traced = True
        if self._certain(incumbent, deals):
            # what is put off, digging comes to by itself
            now = [line for line in lines if LATER not in line]
            return self._dig(now, incumbent.values[-1], deals[len(incumbent.values) - 1])
        self.traced = False
        left = left[: self._affordable()]
        for deal in deals[: len(incumbent.values)]:
            self._try(left[1:], deal)
        left = [one for one in left if len(one.values) == len(incumbent.values)]
        stages = max(1, (len(left) - 1).bit_length())
        for stage in range(1, stages + 1):
            while len(left) > 1 and self.meter.spent < stage / stages:
                left = self._try_all(left, self.seeds.bits())
            ranked = sorted(left, key=lambda one: -one.mean)
            left = ranked[: max(2, (len(left) + 1) // 2)]
            left += [incumbent] * (incumbent in ranked and incumbent not in left)
        best = max(left, key=lambda one: one.mean)
        if best.lead(incumbent) <= EVIDENCE:
            return Better(incumbent.line, 0.0)
        return Better(best.line, best.gain(incumbent))

    def _affordable(self) -> int:
        """How many lines the budget can tell apart, as far as can be told from those that were tried."""
        one = self.meter.spent / self.meter.tries
        return max(LEAST_LINES, int(1 / one / DEALS_EACH)) if one else MOST_CANDIDATES

    def _certain(self, candidate: _Candidate, deals: Sequence[int]) -> bool:
        """Whether a line comes to the same for everybody on all of these deals; it is tried until it does not, or
        until it can't, because nothing is hidden and nothing was drawn."""
        found, open_to_all = [], self.position.open(deals)
        for deal in deals:
            candidate.values.append(self.value(candidate.line, deal))
            found.append(self.points)
            if found[0] != found[-1]:
                return False
            if open_to_all and not self.drawn:
                return True
        return True

    def _dig(self, lines: Sequence[Line], first: float, deal: int) -> Better:
        """Where one deal tells all: the best of lines, and of what becomes of the best ones by one answer at a time.

        The first one has just been tried on it, and came to `first`.
        """
        leads, best = Leads(), Better(lines[0], 0.0)
        leads.add(first, self.trace, len(lines[0]))
        lines = lines[1:] or leads.next()
        while lines:
            for line in lines:
                if self.meter.spent >= 1:
                    return best
                value = self.value(line, deal)
                if value - first > best.gain:
                    best = Better(line, value - first)
                leads.add(value, self.trace, len(line))
            lines = leads.next()
        return best

    def _try(self, candidates: Sequence[_Candidate], deal: int) -> None:
        """Try lines on a deal as long as the budget lasts."""
        for candidate in candidates:
            if self.meter.spent >= 1:
                return
            candidate.values.append(self.value(candidate.line, deal))

    def _try_all(self, candidates: list[_Candidate], deal: int) -> list[_Candidate]:
        """Try lines on a deal; returns those that may still be the best. Where the budget ends, the deal is void."""
        self._try(candidates, deal)
        count = min(len(one.values) for one in candidates)
        for one in candidates:
            del one.values[count:]
        best = max(candidates, key=lambda one: one.mean)
        return [one for one in candidates if best.lead(one) < HOPELESS]

    def value(self, line: Line, deal: int) -> float:
        """What the seat is ahead of the best other when the line is played on a deal, then `normal` for everybody."""
        self.meter.tries += 1
        playout = self.horizon.before(self.position.deal(deal))
        trace: Trace = []
        rng, keys, luck = Rng(Seed(deal)), list(line), playout.state.rng
        still = rng.value

        def decide(ask: Ask[Any]) -> str:
            self.meter.answers += 1
            view = self._view(playout, ask.seat)
            if ask.seat != self.seat:
                return self.normal(view, ask, rng)
            key = answered(keys, ask, playout.turns) or self.normal(view, ask, rng)
            if self.traced and len(trace) < DEEPEST and not (self.within and playout.turns):
                trace.append(([*islice(choices(self.advice, view, ask, key), MOST_CANDIDATES)], key))
            return key

        playout.play(decide)
        playout.close()
        self.horizon.settle()
        self.trace, self.drawn = trace, (playout.state.rng, rng.value) != (luck, still)
        self.points = list(self.judge(playout.state))
        return self.points[self.seat] - max((n for seat, n in enumerate(self.points) if seat != self.seat), default=0.0)

    def _view(self, playout: Playout[Any], seat: int) -> Any:
        """What `normal` needs to see."""
        return None if isinstance(self.normal, ByAsk) else self.rules.view(playout.state, seat)
