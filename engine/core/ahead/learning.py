"""Learning: positions of many games, what a seat could know of them, and what came of them; and how far off is who
expects something."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import inf
from typing import Any

from engine.core.ahead.arena import in_order
from engine.core.ahead.policy import RANDOM, move
from engine.core.play.advice import NORMAL
from engine.core.play.match import Match
from engine.core.play.registry import advice, game
from engine.core.play.rng import Rng, Seed

ROUNDS = (0, 10, 4, 2)
"""In one of so many rounds, drawn for each game, chance has a hand; 0: in none. A search looks also at positions that
`normal` would never come to."""
SLIP = 3
"""In such a round one of so many answers is any."""
BANDS = ((0, 0), (1, 1), (2, 3), (4, 6), (7, 10), (11, 14), (15, inf), (0, inf))
"""Rounds left, from and to, of which each has a line of its own; the last is all."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A seat as a turn begins: how many rounds are `left` behind the running one, what the game's estimate `expected`
    of it, and its `points` in the end; `numbers` are what it could know (`Advice.features`), by name."""

    game: int
    seat: int
    left: int
    expected: float
    points: float
    numbers: Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Off:
    """How far off who expects something was, where so many rounds were left: `positions`, the mean error in points, and
    which share of the variance of the points is explained (R²; below 0: less than their mean would)."""

    least: int
    most: float
    positions: int
    error: float
    explained: float


def played(key: str, seats: int, variants: Mapping[str, str], seed: int, number: int) -> list[Seen]:
    """Positions of the game of this number, whose seed is `seed` + `number`.

    They lie behind the last round in which chance had a hand: what is expected is what comes of it if all go on as
    `normal` does.
    """
    rules, advised = game(key), advice(key)
    estimate, features = advised.estimate, advised.features
    assert estimate is not None
    match, luck = Match.new(rules, seats, variants, seed + number, confirm=()), Rng(Seed(seed + number))
    one_of, erring, round, found = ROUNDS[number % len(ROUNDS)], False, None, list[tuple[int, int, float, Any]]()
    while match.pending:
        state, seat = match.state, next(iter(match.pending))
        if not match.turn_answers:
            if state.round != round:
                round, erring = state.round, one_of > 0 and not luck.below(one_of)
            expected = [] if erring else list(estimate(state))
            numbers = features or _no_numbers
            found = [] if erring else found
            found += [(state.round, each, points, numbers(state, each)) for each, points in enumerate(expected)]
        move(match, seat, RANDOM if erring and not luck.below(SLIP) else NORMAL, luck)
    result = match.result()
    return [
        Seen(number, seat, result.rounds - round, expected, float(result.scores[seat]), numbers)
        for round, seat, expected, numbers in found
    ]


def _no_numbers(state: Any, seat: int) -> Mapping[str, float]:
    return {}


def seen(
    key: str, seats: Sequence[int], variants: Mapping[str, str], *, games: int, seed: int, jobs: int = 1
) -> Iterator[Seen]:
    """Positions of so many games, at tables of these numbers of seats in turn, with several `jobs` in processes."""
    one = partial(_of_some, key, tuple(seats), variants, seed)
    for positions in in_order(one, range(games), jobs):
        yield from positions


def _of_some(key: str, seats: Sequence[int], variants: Mapping[str, str], seed: int, number: int) -> list[Seen]:
    return played(key, seats[number % len(seats)], variants, seed, number)


def off(positions: Sequence[Seen], expects: Callable[[Seen], float] = lambda seen: seen.expected) -> list[Off]:
    """How far off somebody was, by rounds left; lines of which there is no position are left out."""
    found = []
    for least, most in BANDS:
        part = [one for one in positions if least <= one.left <= most]
        if not part:
            continue
        errors, mean = [expects(one) - one.points for one in part], sum(one.points for one in part) / len(part)
        spread = sum((one.points - mean) ** 2 for one in part)
        explained = 1 - sum(error * error for error in errors) / spread if spread else 0.0
        found.append(Off(least, most, len(part), sum(map(abs, errors)) / len(part), explained))
    return found
