"""Find the weights of estimate.py anew: `python -m tests.engine.games.railroad_revolution.advice.fit [GAMES] [SEED]`.

Plays games of `normal` in which for some rounds many answers are random ones, since a search looks also at positions
that `normal` would never come to; from then on `normal` plays on. Prints how far off the weights are in games that were
not used, and the weights as Python.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from statistics import fmean, pvariance
from typing import NamedTuple

from engine.core.play.match import Match
from engine.core.play.rng import Rng, Seed
from engine.games.railroad_revolution import RULES
from engine.games.railroad_revolution.advice.estimate import hopes, standing
from engine.games.railroad_revolution.advice.features import NAMES, SIGNS, features, turns_left
from engine.games.railroad_revolution.advice.policies import normal
from engine.games.railroad_revolution.state import State

RIDGE = 10.0
CONTROL = 6
"""Of so many games one is left out, to look how far off the weights are."""
SWEEPS = 600
LAST = 19
"""The round in which most games end."""


class Row(NamedTuple):
    """What a seat was to expect: the factors of the weights, how many rounds were left, what it still gained and then
    had, and the number of the game."""

    factors: list[float]
    left: int
    gained: float
    points: float
    game: int


def rows(games: int, seed: int) -> Iterator[Row]:
    """Positions as a turn begins, after the rounds in which chance has played too."""
    for game in range(games):
        chance = Random(seed + game)
        match = Match.new(RULES, 2 + game % 3, {}, seed + game, confirm=())
        until, share, rounds = chance.randint(1, LAST), chance.choice((0.15, 0.3, 0.5)), chance.choice((1, 1, 2, 3))
        seen, boundary, rng = [], -1, Rng(Seed(seed + game))
        while match.pending:
            state, (seat, ask) = match.state, next(iter(match.pending.items()))
            if match.boundaries != boundary and state.phase == "turn" and state.round >= until:
                seen += [(*position(state, each), each) for each in looked_at(state, until)]
            boundary = match.boundaries
            errs = until - rounds <= state.round < until and chance.random() < share
            sensible = [key for key in ask.options if key != "bank"] or [*ask.options]
            match.answer(seat, chance.choice(sensible) if errs else normal(match.view(seat), ask, rng))
            match.finished.clear()
        result = match.result()
        for factors, round, had, seat in seen:
            points = float(result.scores[seat])
            yield Row(factors, result.rounds - round, points - had, points, game)


def looked_at(state: State, until: int) -> list[int]:
    """Everybody at first, later who has just played."""
    return [*range(state.seats)] if state.round < until + 2 else [(state.acting - 1) % state.seats]


def position(state: State, seat: int) -> tuple[list[float], int, int]:
    """The factors of a seat, the round, and what the seat has."""
    soon, late = hopes(turns_left(state, seat))
    numbers = features(state, seat)
    return [n * soon for n in numbers] + [n * late for n in numbers], state.round, standing(state, seat)


def solve(data: list[Row]) -> list[float]:
    """The weights with the least squares that have the sign they must have, drawn towards 0 by RIDGE."""
    size, signs = 2 * len(NAMES), [*SIGNS.values()] * 2
    table, goal = [[RIDGE * (i == j) for j in range(size)] for i in range(size)], [0.0] * size
    for row in data:
        for i, factor in enumerate(row.factors):
            if factor:
                goal[i] += factor * row.gained
                table[i] = [known + factor * other for known, other in zip(table[i], row.factors, strict=True)]
    weights = [0.0] * size
    for _ in range(SWEEPS):
        for i in range(size):
            off = goal[i] - sum(a * w for a, w in zip(table[i], weights, strict=True))
            best = weights[i] + off / table[i][i]
            weights[i] = max(0.0, best) if signs[i] > 0 else min(0.0, best) if signs[i] < 0 else best
    return weights


def report(data: list[Row], weights: list[float]) -> None:
    """How far off the weights are, by the rounds that were left."""
    for least, most in ((0, 0), (1, 1), (2, 3), (4, 6), (7, 10), (11, 14), (15, 99), (0, 99)):
        part = [row for row in data if least <= row.left <= most]
        off = [sum(f * w for f, w in zip(row.factors, weights, strict=True)) - row.gained for row in part]
        explained = 1 - fmean(o * o for o in off) / pvariance(row.points for row in part)
        mean = fmean(map(abs, off))
        print(f"# {least:2} to {most:2} rounds left: {len(part):5} positions, off by {mean:4.1f}, R2 {explained:.2f}")


def main(games: int = 450, seed: int = 400000) -> None:
    """Print the weights, and how far off they are."""
    data = [*rows(games, seed)]
    report([row for row in data if not row.game % CONTROL], solve([row for row in data if row.game % CONTROL]))
    weights = solve(data)
    for name, soon, late in zip(NAMES, weights[: len(NAMES)], weights[len(NAMES) :], strict=True):
        print(f'    "{name}": ({soon:.2f}, {late:.2f}),')


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
