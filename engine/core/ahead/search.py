"""Search: the bot opponents `hard` and `master`. They try answers on the engine, on deals that are possible as far as
their seat knows; `master` takes longer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from math import copysign, inf, sqrt
from typing import Any

from engine.core.ahead.budget import NOTHING, Budget, Meter, Spent
from engine.core.ahead.lines import LATER, MOST_CANDIDATES, Leads, Line, Trace, answered, choices, lines_of, with_later
from engine.core.ahead.playout import Horizon, Playout
from engine.core.ahead.position import Position
from engine.core.ahead.surprises import Surprises
from engine.core.play.advice import NORMAL, Advice, ByAsk
from engine.core.play.ask import CONFIRM, Ask
from engine.core.play.codec import Save
from engine.core.play.rng import Rng, Seed
from engine.core.play.rules import Rules

LEAST_LINES = 3
"""At least this many answers are compared, however little time there is."""
DEALS_EACH = 8
"""The usual number of tries to tell an answer from the others. When time is short, fewer answers are tried."""
LEAST_DEALS = 6
"""An answer is tried on this many deals before it counts as worse than another one."""

SAME_DEALS = 3
"""If a line ends the same for everyone on this many deals, we assume that nothing depends on them."""
MOST_DEALS = 400
"""Two lines are compared on at most this many deals."""
HOPELESS = 3.0
"""How many standard errors an answer may be behind the best one and still be tried."""

DEEPEST = 16
"""At most this many answers of a seat may be changed in a playout: the alternatives are read while the question is
open, since the script's own objects keep changing, and that takes time."""


def can_search(advice: Advice[Any]) -> bool:
    """Whether a game has what the search needs."""
    return NORMAL in advice.policies and advice.estimate is not None


@dataclass(frozen=True, slots=True)
class Thought:
    """The key found, and what finding it took."""

    key: str
    spent: Spent = NOTHING


def think(rules: Rules[Any, Any], advice: Advice[Any], save: Save, seat: int, *, budget: Budget, seed: int) -> Thought:
    """What `hard` answers for a seat of a match at rest; it knows only what the seat may know.

    Pure, except for the clock of a budget in seconds. The game has `normal` and an estimate (`can_search`).
    """
    position = Position(rules, save, seat)
    if position.ask is None:
        return Thought(CONFIRM)
    advice = advice.thinking(seat)
    lines = with_later(position.ask, lines_of(advice, position, position.ask, seed))
    if len(lines) < 2 or not position.fair:
        return Thought(lines[0][0])
    meter = Meter(budget)
    found = _Search(rules, advice, position, seat, meter=meter, seed=seed).best(lines)
    return Thought(found.line[0], meter.used)


def answer(rules: Rules[Any, Any], advice: Advice[Any], save: Save, seat: int, *, budget: Budget, seed: int) -> str:
    """The key of `think`."""
    return think(rules, advice, save, seat, budget=budget, seed=seed).key


@dataclass(frozen=True, slots=True)
class Better:
    """A line of keys for a seat's decisions in a row, after which `normal` goes on; `gain` is how many more points it
    puts the seat ahead of the mean of the others than the line it was compared with (0.0: it is that line)."""

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
    """What would have been better than the keys that a seat has played from a match at rest on, as far as we can find.

    It knows what the seat could know there, so bad luck that came later is no mistake. A line that can't be judged is
    left as it is. The line ends with the turn: once others have answered, it is another decision.
    """
    advice, position, line = advice.reviewing(), Position(rules, save, seat), tuple(played)
    if position.ask is None or not line or not position.fair:
        return Better(line, 0.0)
    first, *others = lines_of(advice, position, position.ask, seed)
    begun = [line[:count] for count in range(1, len(line))]  # as `normal` would have gone on
    lines = dict.fromkeys([line, first, *begun, *others])
    return _Search(rules, advice, position, seat, meter=Meter(budget), seed=seed, within=True).best(list(lines))


@dataclass(frozen=True, slots=True)
class Margin:
    """How many points further ahead of the mean of the others a line puts a seat, and the standard error of that."""

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

    As in `improve`, by what the seat could know. Without a budget the gain is 0, with no certainty at all.
    """
    advice, position, meter = advice.reviewing(), Position(rules, save, seat), Meter(budget)
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
    """A line to try, and its result on each deal so far."""

    line: Line
    values: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """Its average result."""
        return sum(self.values) / len(self.values)

    def lead(self, other: _Candidate, least: int = LEAST_DEALS) -> float:
        """By how many standard errors it was better on the deals on which both were tried; 0.0: less than `least`."""
        if len(self._gains(other)) < least:
            return 0.0
        mean, error = self.gain(other), self.error(other)
        return mean / error if error else copysign(inf, mean) if mean else 0.0

    def error(self, other: _Candidate) -> float:
        """The standard error of `gain`; both were tried on at least two deals."""
        gains, mean = self._gains(other), self.gain(other)
        return sqrt(sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1) / len(gains))

    def gain(self, other: _Candidate) -> float:
        """How much better it was on average on these deals."""
        gains = self._gains(other)
        return sum(gains) / len(gains)

    def _gains(self, other: _Candidate) -> list[float]:
        return [own - others for own, others in zip(self.values, other.values, strict=False)]


class _Search:
    """Tries lines on deals, all remaining ones on each deal; as the budget runs down, it drops the worse half of them.

    `within`: no line goes on past the end of the turn.
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
        self.rules, self.advice, self.position, self.seat, self.meter = rules, advice, position, seat, meter
        self.within = within
        self.normal = advice.policies[NORMAL]
        judge = advice.judgement or advice.estimate
        assert judge is not None
        self.judge = judge
        self.seeds = Rng(Seed(seed))
        self.points: Sequence[float] = ()
        """The result of the last line tried, by seat."""
        self.trace: Trace = []
        """What the seat might have answered in it, and what it did answer, as far as a line may go."""
        self.traced = False
        """Whether to keep those."""
        self.over = False
        """Whether the game was over at its end."""
        self.drawn = False
        """Whether chance had a hand in it."""
        self.doubtful = False
        """Whether others might have surprised in it."""
        self.horizon = Horizon(advice, position.seats)

    def best(self, lines: Sequence[Line]) -> Better:
        """The best line, and what it gains over the first one, which it gives up only on evidence."""
        left = [_Candidate(line) for line in lines]
        incumbent, deals = left[0], [self.seeds.bits() for _ in range(SAME_DEALS)]
        if self.meter.spent >= 1:
            return Better(incumbent.line, 0.0)
        self.traced = True
        if told := self._telling(incumbent, deals):
            # digging finds by itself what is put off
            now = [line for line in lines if LATER not in line]
            found = self._dig(now, told)
            if found:
                return found
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
        evidence = self.advice.evidence
        if best.lead(incumbent, evidence.deals) <= evidence.errors:
            return Better(incumbent.line, 0.0)
        return Better(best.line, best.gain(incumbent))

    def _affordable(self) -> int:
        """How many lines the budget can tell apart, judging by those already tried."""
        one = self.meter.spent / self.meter.tries
        return max(LEAST_LINES, int(1 / one / DEALS_EACH)) if one else MOST_CANDIDATES

    def _telling(self, candidate: _Candidate, deals: Sequence[int]) -> Mapping[int, float]:
        """The deals that tell enough of a line to look for better ones of several answers, with its results: one, if it
        ends the same for everyone on all, or can't differ, because nothing is hidden and nothing was drawn; all, if it
        ends with the game, so that nothing is estimated; else none. Where others may surprise, nothing tells enough."""
        found, alike, open_to_all = [], True, self.position.open(deals)
        for deal in deals:
            candidate.values.append(self.value(candidate.line, deal))
            found.append(self.points)
            alike &= found[0] == found[-1]
            if self.doubtful or not (alike or self.over):
                return {}
            if open_to_all and not self.drawn:
                break
        told = dict(zip(deals, candidate.values, strict=False))
        return {deal: told[deal]} if alike else told

    def _dig(self, lines: Sequence[Line], first: Mapping[int, float]) -> Better | None:
        """The best of the lines, and of the best ones changed by one answer at a time.

        The first one has just been tried on these deals, with these results. Others are tried on the last of them, and
        what seems better there on all. None: in another line, others may surprise.
        """
        leads, best, (deal, *others) = Leads(), Better(lines[0], 0.0), [*first][::-1]
        leads.add(0.0, self.trace, len(lines[0]))
        lines = lines[1:] or leads.next()
        while lines:
            for line in lines:
                if self.meter.spent >= 1:
                    return best
                gain = self.value(line, deal) - first[deal]
                if self.doubtful:
                    return None
                if gain > best.gain:
                    more = [self.value(line, other) - first[other] for other in others]
                    gain = (gain + sum(more)) / len(first)
                if gain > best.gain:
                    best = Better(line, gain)
                leads.add(gain, self.trace, len(line))
            lines = leads.next()
        return best

    def _try(self, candidates: Sequence[_Candidate], deal: int) -> None:
        """Try lines on a deal while the budget lasts."""
        for candidate in candidates:
            if self.meter.spent >= 1:
                return
            candidate.values.append(self.value(candidate.line, deal))

    def _try_all(self, candidates: list[_Candidate], deal: int) -> list[_Candidate]:
        """Try lines on a deal; returns those that may still be the best. If the budget ends, the deal is void."""
        self._try(candidates, deal)
        count = min(len(one.values) for one in candidates)
        for one in candidates:
            del one.values[count:]
        best = max(candidates, key=lambda one: one.mean)
        return [one for one in candidates if best.lead(one) < HOPELESS]

    def value(self, line: Line, deal: int) -> float:
        """What counts for the seat when the line is played on a deal, then `normal` for everyone, except for
        surprises."""
        self.meter.tries += 1
        playout = self.horizon.before(self.position.deal(deal))
        trace: Trace = []
        rng, keys, luck = Rng(Seed(deal)), list(line), playout.state.rng
        still, surprises = rng.value, Surprises(self.advice, self.advice.surprises, self.position.seats, deal)

        def decide(ask: Ask[Any]) -> str:
            self.meter.answers += 1
            view = self._view(playout, ask.seat)
            if ask.seat != self.seat:
                return surprises.answer(view, ask, playout.turns) or self.normal(view, ask, rng)
            key = answered(keys, ask, playout.turns) or self.normal(view, ask, rng)
            if self.traced and len(trace) < DEEPEST and not (self.within and playout.turns):
                trace.append(([*islice(choices(self.advice, view, ask, key), MOST_CANDIDATES)], key))
            return key

        playout.play(decide)
        playout.close()
        self.horizon.settle()
        self.trace, self.doubtful, self.over = trace, surprises.possible, playout.over
        self.drawn = (playout.state.rng, rng.value) != (luck, still)
        self.points = list(self.judge(playout.state))
        return self.advice.counted(self.points, self.seat)

    def _view(self, playout: Playout[Any], seat: int) -> Any:
        """What `normal` needs to see."""
        return None if isinstance(self.normal, ByAsk) else self.rules.view(playout.state, seat)
