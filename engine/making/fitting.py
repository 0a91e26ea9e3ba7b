"""Fitting: weights from positions of many games, with numpy, which players do not need (`.[dev]` installs it).

Weighted ridge regression of the error of the game's estimate, on its numbers and on their products with the share of
the game that is left. Cross-validation over games, in five parts, finds how strongly to shrink the weights and how far
to trust their result. Trees (lightgbm) explained no more with the same number of games, and took a hundred times the
space.
"""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from importlib import import_module
from itertools import pairwise
from typing import Any

import msgspec

from engine.core.ahead.learned import LEFT, Check, Learned, Line, Made, Number
from engine.core.ahead.learning import Seen, off
from engine.core.play.errors import RoundhouseError

PARTS = 5
"""Cross-validation in this many parts; one in this many games only judges and is never fitted to."""
RIDGES = (100.0, 300.0, 1000.0, 3000.0, 10000.0, 30000.0, 100000.0)
"""How strongly the weights are shrunk towards 0: the candidates."""
NOTHING = 1e-9
"""An estimate that is off by this little everywhere is right."""
KNOTS = 8
"""At this many stages of the game we find how far to trust the weights."""
NEAR = 0.5
"""A position whose estimate is off by more than this share of the mean error counts in inverse proportion to its error.
Otherwise seats that play at random, whose estimates are off by far the most, would drag down what is expected of a seat
that plays well."""
CHECKS = 5
"""This many positions are written down with their results."""
DIGITS = 6
"""Digits of a weight."""


class LacksNumpy(RoundhouseError):
    """numpy is not installed: pip install -e '.[dev]'."""


def fitted(positions: Sequence[Seen], made: Made) -> Learned:
    """Weights from all games but the last ones (`judged_from`), which judge them. Raises LacksNumpy."""
    np = _numpy()
    known = [one for one in positions if one.game < judged_from(made.games)]
    fit = _Fit(np, known)
    learned = fit.learned(made)
    unseen = [one.numbers for one in positions if one.game >= judged_from(made.games)]
    some = unseen[:: max(1, len(unseen) // CHECKS)][:CHECKS]
    checks = [Check(dict(numbers), learned.adds(numbers)) for numbers in some]
    return msgspec.structs.replace(learned, off=lines(positions, learned), checks=checks)


def judged_from(games: int) -> int:
    """The number of the first game that is not fitted to."""
    return games - max(1, games // PARTS)


def lines(positions: Sequence[Seen], learned: Learned) -> list[Line]:
    """How far off the estimate and the learned one are, in the games that were not fitted to."""
    unseen = [one for one in positions if one.game >= judged_from(learned.made.games)]
    both = zip(off(unseen), off(unseen, lambda one: one.expected + learned.adds(one.numbers)), strict=True)
    return [
        Line(
            before.rounds,
            before.positions,
            (round(before.error, 2), round(after.error, 2)),
            (round(before.explained, 3), round(after.explained, 3)),
            (round(before.apart, 3), round(after.apart, 3)),
        )
        for before, after in both
    ]


def commit() -> str:
    """The commit of the tree that plays, with + if it was changed since; "" outside a repository."""
    try:
        found = subprocess.run(["git", "describe", "--always", "--dirty=+"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return found.stdout.strip()


def _numpy() -> Any:
    try:
        return import_module("numpy")
    except ImportError:
        raise LacksNumpy from None


class _Fit:
    """Positions as columns, and the target to fit."""

    def __init__(self, np: Any, positions: Sequence[Seen]) -> None:
        self.np = np
        first = positions[0].numbers
        self.same = {name: first[name] for name in first if all(one.numbers[name] == first[name] for one in positions)}
        self.names = [name for name in first if name not in self.same]
        self.values = np.array([[one.numbers[name] for name in self.names] for one in positions])
        self.left = np.array([one.numbers[LEFT] for one in positions])
        self.lacks = np.array([one.points - one.expected for one in positions])
        far = np.abs(self.lacks)
        counts = 1 / np.maximum(far, max(NEAR * float(far.mean()), NOTHING))
        self.counts = counts / counts.mean()
        games = {game: at for at, game in enumerate(sorted({one.game for one in positions}))}
        self.part = np.array([games[one.game] % PARTS for one in positions])
        self.longest = float(self.left.max())
        later = (self.left / self.longest)[:, None]
        columns = np.column_stack([later, self.values, self.values * later])
        self.middle, spread = columns.mean(0), columns.std(0)
        self.spread = np.where(spread > 0, spread, 1.0)
        self.columns = (columns - self.middle) / self.spread

    def weights(self, rows: Any, ridge: float) -> tuple[Any, float]:
        """The weights of the columns, and the constant."""
        np, part, lacks, counts = self.np, self.columns[rows], self.lacks[rows], self.counts[rows]
        middle, base = np.average(part, 0, counts), np.average(lacks, weights=counts)
        centred = part - middle
        counted = centred.T * counts
        table = counted @ centred + ridge * np.eye(part.shape[1])
        found = np.linalg.solve(table, counted @ (lacks - base))
        return found, float(base - middle @ found)

    def left_out(self, ridge: float) -> Any:
        """The prediction for each position by weights fitted without its game."""
        said = self.np.zeros(len(self.lacks))
        for part in range(PARTS):
            out = self.part == part
            found, base = self.weights(~out, ridge)
            said[out] = self.columns[out] @ found + base
        return said

    def learned(self, made: Made) -> Learned:
        """The weights that best predict games they were not fitted to, and how far to trust them."""
        said = {ridge: self.left_out(ridge) for ridge in RIDGES}
        best = min(RIDGES, key=lambda ridge: float(self.counts @ (self.lacks - said[ridge]) ** 2))
        found, base = self.weights(self.np.ones(len(self.lacks), bool), best)
        plain = found / self.spread
        base -= float(plain @ self.middle)
        count = len(self.names)
        lows, highs = self.values.min(0), self.values.max(0)
        numbers = [
            Number(name, *map(_short, (lows[at], highs[at], plain[1 + at], plain[1 + count + at])))
            for at, name in enumerate(self.names)
        ]
        trust = self._trust(said[best])
        return Learned(made, [], self.longest, (_short(base), _short(plain[0])), numbers, trust, self.same)

    def _trust(self, said: Any) -> list[tuple[float, float]]:
        """By share of the game left: the factor that brings the predictions nearest to the error of the estimate."""
        np = self.np
        edges = np.quantile(self.left, np.linspace(0, 1, KNOTS + 1))
        found = {0.0: 0.0}
        for low, high in pairwise(edges):
            near = (self.left >= low) & (self.left <= high)
            told, lacked, counts = said[near], self.lacks[near], self.counts[near]
            square = float(counts @ told**2)
            share = float((counts * told) @ lacked) / square if square else 0.0
            found[_short(float(self.left[near].mean()))] = _short(min(1.0, max(0.0, share)))
        return sorted(found.items())


def _short(number: float) -> float:
    return float(f"{number:.{DIGITS}g}")


def table(learned: Learned) -> str:
    """How far off both are, for people: rounds left, positions, and for the estimate and the learned one the error, R²,
    and R² relative to the table's mean."""
    said = ["rounds left       positions   error        R²             R² beside the table"]
    for line in learned.off:
        (a, b), (c, d), (e, f) = line.error, line.explained, line.apart
        said.append(f"{line.rounds:>15} {line.positions:11}   {a:5.1f} {b:5.1f}  {c:6.2f} {d:6.2f}  {e:6.2f} {f:6.2f}")
    return "\n".join(said)
