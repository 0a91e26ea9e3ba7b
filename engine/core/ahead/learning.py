"""Learning: positions of many games, what a seat could know of them, and how they ended; and how far off an expectation
is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import inf
from typing import Any

from engine.core.ahead.arena import in_order
from engine.core.ahead.budget import effort
from engine.core.ahead.policy import RANDOM, move
from engine.core.play.advice import EASY, HARD, NORMAL
from engine.core.play.match import Match
from engine.core.play.registry import advice, game
from engine.core.play.rng import Rng, Seed
from engine.core.play.rules import Rules

STRENGTHS = ((NORMAL, 0), (NORMAL, 0), (EASY, 0), (NORMAL, 10), (NORMAL, 4), (NORMAL, 2), (NORMAL, 1))
"""Each seat draws one of these for a game: who plays it, and that one in this many of its answers is random (0: none).

Players differ in strength, and how a seat has played so far tells how it will play on. Among equals, nearly all that
the first half of a game leaves open is luck.
"""
SLIPS = 8
"""Where all are hard, one in this many answers is that of `easy`: what seats differ in is not only luck then."""
BANDS = ((0, 0), (1, 1), (2, 3), (4, 6), (7, 10), (11, 14), (15, inf), (0, inf))
"""Rounds left, from and to, each with a line of its own; the last line is all."""
A_THIRD, THIRD = "a third is over", 3
"""One more line is for the round that begins when a third of the game is over, to the nearest round."""
LINES = (*((*band, False) for band in BANDS[:-1]), (0, inf, True), (*BANDS[-1], False))


@dataclass(frozen=True, slots=True)
class Seen:
    """A seat as a turn begins: how many rounds are `left` after the running one, what the game's estimate `expected` of
    it, and its `points` at the end; `numbers` are what it could know (`Advice.features`), by name. `turn` counts the
    turns of the game, from 0, and `rounds` is the number of its rounds (0: not known)."""

    game: int
    turn: int
    seat: int
    left: int
    expected: float
    points: float
    numbers: Mapping[str, float]
    rounds: int = 0

    @property
    def at_a_third(self) -> bool:
        """Whether a third of the game is over, to the nearest round."""
        return self.rounds > 0 and self.rounds - 1 - self.left == (2 * self.rounds + THIRD) // (2 * THIRD)


@dataclass(frozen=True, slots=True)
class Off:
    """How far off an expectation was with this many rounds left: `positions`, the mean error in points, and the share
    of the variance of the points that it explains (R²; below 0: less than their mean would).

    `apart` is the same share for how far the points of a seat are from the mean of its table.
    """

    least: int
    most: float
    positions: int
    error: float
    explained: float
    apart: float
    third: bool = False

    @property
    def rounds(self) -> str:
        """The rounds left, such as `2 to 3`."""
        if self.third:
            return A_THIRD
        if self.most == inf:
            return f"{self.least} and more"
        return str(self.least) if self.least == self.most else f"{self.least} to {self.most:.0f}"


Table = tuple[int, dict[str, str]]
"""A table with this many seats and these variants."""


def tables(rules: Rules[Any, Any], seats: Sequence[int], variants: Mapping[str, str]) -> list[Table]:
    """The tables to learn from: with these numbers of seats (none given: all but solo), in turn as in the rulebook and
    with another choice of a variant, where that makes a difference and nobody has chosen (`variants`)."""
    one_other = [
        {variant.key: choice}
        for variant in rules.variants
        if variant.key not in variants and variant.needs.items() <= rules.filled(variants).items()
        for choice in variant.choices[1:]
    ]
    found: list[Table] = []
    for other in one_other or [{**variants}]:
        for chosen in [{**variants}, {**variants, **other}] if one_other else [other]:
            counts = [count for count in rules.counts(chosen) if count > 1 and (not seats or count in seats)]
            found += [(count, chosen) for count in counts if rules.refuse(count, rules.filled(chosen)) is None]
    return found


def played(key: str, table: Table, seed: int, number: int, *, every: int = 1, hard: float = 0.0) -> list[Seen]:
    """Positions of the game with this number, whose seed is `seed` + `number`: one turn in `every`. Each
    seat has a strength of its own (`STRENGTHS`); `hard`: all are hard, with this share of its effort for a decision."""
    rules, advised, (seats, variants) = game(key), advice(key), table
    estimate, features = advised.estimate, advised.features or _no_numbers
    assert estimate is not None
    match, luck = Match.new(rules, seats, variants, seed + number, confirm=()), Rng(Seed(seed + number))
    known = [(HARD, SLIPS)] if hard else [(name, one_of) for name, one_of in STRENGTHS if name in advised.policies]
    slip = EASY if hard and EASY in advised.policies else RANDOM
    budget = effort(advised, hard) if hard else None
    strengths, turn = [known[luck.below(len(known))] for _ in range(seats)], -1
    found: list[tuple[int, int, int, float, Mapping[str, float]]] = []
    while match.pending:
        state, seat = match.state, next(iter(match.pending))
        if not match.turn_answers:
            turn += 1
            if (number + turn) % every == 0:
                told = ((each, points, features(state, each)) for each, points in enumerate(estimate(state)))
                found += [(state.round, turn, *one) for one in told]
        name, one_of = strengths[seat]
        move(match, seat, slip if one_of and not luck.below(one_of) else name, luck, budget)
    result = match.result()
    return [
        Seen(number, turn, seat, result.rounds - round, expected, float(result.scores[seat]), numbers, result.rounds)
        for round, turn, seat, expected, numbers in found
    ]


def _no_numbers(state: Any, seat: int) -> Mapping[str, float]:
    return {}


def seen(
    key: str, tables: Sequence[Table], *, games: int, seed: int, every: int = 1, hard: float = 0.0, jobs: int = 1
) -> Iterator[Seen]:
    """Positions of this many games, at these tables in turn (`played`); several `jobs` run in processes."""
    one = partial(_of_some, key, tuple(tables), seed, every=every, hard=hard)
    for positions in in_order(one, range(games), jobs):
        yield from positions


def _of_some(key: str, tables: Sequence[Table], seed: int, number: int, *, every: int, hard: float) -> list[Seen]:
    return played(key, tables[number % len(tables)], seed, number, every=every, hard=hard)


Expects = Callable[[Seen], float]


def off(positions: Sequence[Seen], expects: Expects = lambda seen: seen.expected) -> list[Off]:
    """How far off an expectation was, by rounds left; lines without a position are left out."""
    points, guesses = _beside_the_table(positions, lambda seen: seen.points), _beside_the_table(positions, expects)
    found = []
    for least, most, third in LINES:
        part = [at for at, one in enumerate(positions) if least <= one.left <= most and (one.at_a_third or not third)]
        if not part:
            continue
        true, guessed = [positions[at].points for at in part], [expects(positions[at]) for at in part]
        error = sum(abs(a - b) for a, b in zip(guessed, true, strict=True)) / len(part)
        apart = _explained([guesses[at] for at in part], [points[at] for at in part])
        found.append(Off(least, most, len(part), error, _explained(guessed, true), apart, third))
    return found


def _explained(guesses: Sequence[float], points: Sequence[float]) -> float:
    mean = sum(points) / len(points)
    spread = sum((each - mean) ** 2 for each in points)
    missed = sum((guess - each) ** 2 for guess, each in zip(guesses, points, strict=True))
    return 1 - missed / spread if spread else 0.0


def _beside_the_table(positions: Sequence[Seen], of: Expects) -> list[float]:
    """How far each is above the mean of its table."""
    values, tables = [of(one) for one in positions], dict[tuple[int, int], list[float]]()
    for one, found in zip(positions, values, strict=True):
        tables.setdefault((one.game, one.turn), []).append(found)
    means = {table: sum(found) / len(found) for table, found in tables.items()}
    return [found - means[one.game, one.turn] for one, found in zip(positions, values, strict=True)]
