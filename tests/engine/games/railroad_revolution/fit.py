"""Find the weights of estimate.py anew: `python -m tests.engine.games.railroad_revolution.fit [GAMES] [SEED]`.

Plays games of `normal`, prints the weights as Python, and how far off they are in games that were not used.
"""

from __future__ import annotations

import sys
from statistics import fmean, pvariance

from engine.core.match import Match
from engine.core.policy import NORMAL, moves
from engine.games.railroad_revolution import RULES
from engine.games.railroad_revolution.estimate import hopes, standing
from engine.games.railroad_revolution.features import NAMES, features, turns_left
from engine.games.railroad_revolution.state import State

Row = tuple[list[float], int, float, float, int]
"""The factors, the round (counted back from the last one), the points that came yet, those at the end, the game."""
RIDGE = 20.0
CONTROL = 5
"""Of so many games one is left out, to look how far off the weights are."""


def rows(games: int, seed: int) -> list[Row]:
    """Positions at the beginning of turns, from the games."""
    found = []
    for game in range(games):
        match = Match.new(RULES, 2 + game % 3, {}, seed + game, confirm=())
        seen, boundary = [], -1
        for _ in moves(match, [NORMAL] * match.seats, seed + game):
            if match.boundaries != boundary and match.state.phase == "turn":
                seen += [(seat, *position(match.state, seat)) for seat in looked_at(match.state)]
            boundary = match.boundaries
            match.finished.clear()
        result = match.result()
        for seat, factors, round, had in seen:
            points = result.scores[seat]
            found.append((factors, result.rounds - round, float(points - had), float(points), game))
    return found


def looked_at(state: State) -> list[int]:
    """Who has just played, and now and then who plays next."""
    before = (state.acting - 1) % state.seats
    return [before, state.acting] if state.round % 3 == 0 else [before]


def position(state: State, seat: int) -> tuple[list[float], int, int]:
    """The factors of a seat, the round, and what the seat has."""
    soon, late = hopes(turns_left(state, seat))
    numbers = features(state, seat)
    return [n * soon for n in numbers] + [n * late for n in numbers], state.round, standing(state, seat)


def solve(data: list[Row]) -> list[float]:
    """The weights with the least squares, drawn towards 0 by RIDGE."""
    size = len(data[0][0])
    table = [[RIDGE * (i == j) for j in range(size)] + [0.0] for i in range(size)]
    for factors, _, gained, _, _ in data:
        for i, factor in enumerate(factors):
            if factor:
                row = table[i]
                for j in range(i, size):
                    row[j] += factor * factors[j]
                row[size] += factor * gained
    for i in range(size):
        for j in range(i):
            table[i][j] = table[j][i]
    for i in range(size):
        pivot = table[i]
        for row in table[i + 1 :]:
            if factor := row[i] / pivot[i]:
                for j in range(i, size + 1):
                    row[j] -= factor * pivot[j]
    weights = [0.0] * size
    for i in reversed(range(size)):
        rest = sum(table[i][j] * weights[j] for j in range(i + 1, size))
        weights[i] = (table[i][size] - rest) / table[i][i]
    return weights


def report(data: list[Row], weights: list[float]) -> None:
    """How far off the weights are, by the rounds that were left."""
    for least, most in ((0, 0), (1, 1), (2, 3), (4, 6), (7, 10), (11, 14), (15, 99), (0, 99)):
        part = [row for row in data if least <= row[1] <= most]
        off = [sum(f * w for f, w in zip(row[0], weights, strict=True)) - row[2] for row in part]
        explained = 1 - fmean(o * o for o in off) / pvariance(row[3] for row in part)
        mean = fmean(map(abs, off))
        print(f"# {least:2} to {most:2} rounds left: {len(part):5} positions, off by {mean:4.1f}, R2 {explained:.2f}")


def main(games: int = 300, seed: int = 1) -> None:
    """Print the weights, and how far off they are."""
    data = rows(games, seed)
    weights = solve([row for row in data if row[4] % CONTROL])
    report([row for row in data if not row[4] % CONTROL], weights)
    for name, soon, late in zip(NAMES, weights[: len(NAMES)], weights[len(NAMES) :], strict=True):
        print(f'    "{name}": ({soon:.2f}, {late:.2f}),')


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
