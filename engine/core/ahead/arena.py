"""Arena: bot opponents play many games against one another, which shows who is better and by how much."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice, permutations
from math import sqrt
from typing import Any, TypeVar

from engine.core.ahead import policy
from engine.core.ahead.budget import NOTHING, THINKERS, Budget, Spent, effort, processor_time
from engine.core.play.codec import Answer
from engine.core.play.match import Match
from engine.core.play.registry import advice, game
from engine.core.play.rng import Rng, Seed
from engine.core.play.standings import places

T = TypeVar("T")
NORMAL_95 = 1.96
"""The truth lies within this many standard errors of the mean in 95 of 100 cases."""
LEAST_GAMES = 20
"""At least this many are played before their result counts as known."""


@dataclass(frozen=True, slots=True)
class Contest:
    """A game at a table of `seats` seats (`variants` with defaults filled in), and who plays it.

    `policies` are by seat in the first game; if there are too few, they repeat. They move on by one seat from game to
    game. `budget` is what `hard` has for a decision, None: what the game gives it; `master` has a multiple of it.
    """

    game: str
    seats: int
    variants: Mapping[str, str]
    policies: tuple[str, ...]
    budget: Budget | None = None

    def seated(self, number: int) -> list[str]:
        """Who sits where in a game; the first game is number 0."""
        return [self.policies[(seat + number) % self.seats % len(self.policies)] for seat in range(self.seats)]


@dataclass(frozen=True, slots=True)
class Played:
    """How a game ended: by seat who played, the points, the place, and the victory (a part of one if it is shared); by
    bot opponent how often it decided, and how many processor seconds that took."""

    names: Sequence[str]
    points: Sequence[int]
    places: Sequence[int]
    won: Sequence[float]
    decisions: Mapping[str, int]
    seconds: Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Estimate:
    """The mean of a sample of games, and its error: how far off the truth may be in 95 of 100 cases."""

    mean: float
    error: float

    def __format__(self, spec: str) -> str:
        """Both in the same format, such as `0.57 ± 0.04`."""
        return f"{self.mean:{spec}} ± {self.error:{spec}}"


def play(contest: Contest, seed: int, number: int) -> Played:
    """The game with this number; its seed is `seed` + `number`."""
    rules, names, seed = game(contest.game), contest.seated(number), seed + number
    match = Match.new(rules, contest.seats, contest.variants, seed, confirm=())
    decisions, seconds = dict.fromkeys(names, 0), dict.fromkeys(names, 0.0)
    for answer, took in moves(match, names, Rng(Seed(seed)), contest.budget):
        decisions[names[answer.seat]] += 1
        seconds[names[answer.seat]] += took
    result = match.result()
    won = [(seat in result.winners) / max(1, len(result.winners)) for seat in range(contest.seats)]
    return Played(names, result.scores, places(result)[: contest.seats], won, decisions, seconds)


def moves(
    match: Match[Any, Any], names: Sequence[str], rng: Rng, budget: Budget | None = None
) -> Iterator[tuple[Answer, float]]:
    """Let bot opponents (`names` by seat) play to the end; yields each answer with its processor seconds.

    When an opponent that looks ahead has spent its budget for a turn (`Budget.left`), `normal` plays on for it.
    """
    hard, spent, turn = budget or effort(advice(match.rules.key)), dict[int, Spent](), match.boundaries
    budgets = [hard.times(THINKERS.get(name, 1.0)) for name in names]
    while match.pending:
        if match.boundaries != turn:
            spent, turn = {}, match.boundaries
        seat = next(iter(match.pending))
        left = budgets[seat].left(spent.get(seat, NOTHING))
        name = policy.NORMAL if names[seat] in THINKERS and left is None else names[seat]
        began = processor_time()
        thought = policy.decide(match, seat, name, rng, left)
        answer = match.answer(seat, thought.key)
        took = processor_time() - began
        spent[seat] = spent.get(seat, NOTHING) + replace(thought.spent, seconds=took)
        yield answer, took


def contest_games(
    contest: Contest, games: int, seed: int, jobs: int = 1, first: int = 0
) -> Generator[Played, None, None]:
    """Play the games from number `first` up to this number (`in_order`)."""
    yield from in_order(partial(play, contest, seed), range(first, games), jobs)


def in_order(one: Callable[[int], T], numbers: Iterable[int], jobs: int) -> Iterator[T]:
    """The results for these numbers, in their order; several `jobs` run in processes of their own.

    A caller that has enough results stops iterating: games under way are played to their end, and no others begin.
    """
    if jobs == 1:
        yield from map(one, numbers)
        return
    with ProcessPoolExecutor(jobs) as pool:
        waiting = iter(numbers)
        begun = deque(pool.submit(one, number) for number in islice(waiting, jobs))
        while begun:
            found = begun.popleft().result()
            begun.extend(pool.submit(one, number) for number in islice(waiting, 1))
            yield found


def until_known(games: Iterable[Played], known: Callable[[Tally], bool]) -> Tally:
    """Play games until their result is known, or there are no more."""
    tally = Tally([])
    for played in games:
        tally.played.append(played)
        if known(tally):
            break
    return tally


class Tally:
    """What many games of a contest say about a contestant."""

    def __init__(self, played: Iterable[Played]) -> None:
        self.played = list(played)

    @property
    def names(self) -> list[str]:
        """Who it is."""
        return list(dict.fromkeys(name for one in self.played for name in one.names))

    def wins(self, name: str) -> float:
        """How many games it won; a shared victory counts as a part of one."""
        return sum(sum(_own(one, one.won, name)) for one in self.played)

    def chance(self, name: str) -> Estimate:
        """The share of games that one of its seats wins."""
        return self._mean(lambda one: _mean(_own(one, one.won, name)))

    def points(self, name: str) -> Estimate:
        """Its points at the end."""
        return self._mean(lambda one: _mean(_own(one, one.points, name)))

    def place(self, name: str) -> Estimate:
        """Its place at the end, from 1 on."""
        return self._mean(lambda one: _mean(_own(one, one.places, name)))

    def ahead(self, name: str, other: str) -> Estimate:
        """The share of pairs, a seat of each, in which this one is ahead; a tie counts half.

        The error is calculated as if there had been two more games, in which each won one of all pairs (Agresti and
        Coull): ten wins in ten games do not prove that it always wins.
        """
        shares = [_ahead(one, name, other) for one in self.played]
        return Estimate(_mean(shares), _error([*shares, 0.0, 1.0]))

    def known(self, name: str, other: str, within: float, least: int = LEAST_GAMES) -> bool:
        """Whether it is known, within this error, in what share of the pairs a seat of one is ahead of one of the
        other."""
        return len(self.played) >= least and self.ahead(name, other).error <= within

    def pairs(self, name: str, other: str) -> int:
        """How many pairs there were, a seat of each."""
        return sum(one.names.count(name) * one.names.count(other) for one in self.played)

    def winners_points(self) -> Estimate:
        """The winner's points."""
        return self._mean(lambda one: max((n for n, won in zip(one.points, one.won, strict=True) if won), default=0.0))

    def seconds_a_decision(self, name: str) -> float:
        """Processor seconds, including the engine's work for confirmed moves."""
        return sum(one.seconds[name] for one in self.played) / max(1, sum(one.decisions[name] for one in self.played))

    def facts(self) -> dict[str, Any]:
        """Everything, for machines; the 95 % error of each mean is under `errors`."""
        points = {name: self.points(name) for name in self.names}
        ahead = {f"{name}-{other}": self.ahead(name, other) for name, other in permutations(self.names, 2)}
        return {
            "policies": self.names,
            "games": len(self.played),
            "wins": {name: self.wins(name) for name in self.names},
            "mean_points": {name: one.mean for name, one in points.items()},
            "mean_place": {name: self.place(name).mean for name in self.names},
            "ahead": {pair: one.mean for pair, one in ahead.items()},
            "winners_points": self.winners_points().mean,
            "seconds_a_decision": {name: self.seconds_a_decision(name) for name in self.names},
            "errors": {
                "mean_points": {name: one.error for name, one in points.items()},
                "ahead": {pair: one.error for pair, one in ahead.items()},
            },
        }

    def __str__(self) -> str:
        """Everything, for people."""
        lines = [f"{len(self.played)} games; the truth is within the ± in 95 of 100 cases"]
        for name in self.names:
            lines.append(
                f"  {name:8} wins {self.wins(name):g} ({self.chance(name):.2f} a seat), "
                f"points {self.points(name):.1f}, place {self.place(name):.2f}, "
                f"{self.seconds_a_decision(name):.4f} s a decision"
            )
        for name, other in permutations(self.names, 2):
            lines.append(f"  {name} is ahead of {other} in {self.ahead(name, other):.2f} of the pairs")
        return "\n".join([*lines, f"  winners have {self.winners_points():.1f} points"])

    def _mean(self, of: Callable[[Played], float]) -> Estimate:
        values = [of(one) for one in self.played]
        return Estimate(_mean(values), _error(values))


def _error(values: Sequence[float]) -> float:
    """How far the truth may be from the mean of a sample in 95 of 100 cases; 0.0 for a single value."""
    if len(values) < 2:
        return 0.0
    mean = _mean(values)
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return NORMAL_95 * sqrt(variance / len(values))


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _own(played: Played, values: Sequence[float], name: str) -> list[float]:
    return [value for value, who in zip(values, played.names, strict=True) if who == name]


def _ahead(played: Played, name: str, other: str) -> float:
    own, others = _own(played, played.places, name), _own(played, played.places, other)
    return _mean([(a < b) + (a == b) / 2 for a in own for b in others])
