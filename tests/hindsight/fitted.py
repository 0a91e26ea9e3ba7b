"""How far off corrections are: by least squares, decision by decision."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from tests.hindsight.played import Decided

DRAWN = 100.0
"""How strongly corrections are drawn to what they are, in decisions' worth of each."""
AGAIN = 200
"""How often games are drawn again to see how sure a correction is."""

Numbers = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Off:
    """By how much a correction is off, with the standard error of that."""

    name: str
    by: float
    error: float


def off(games: Sequence[Decided], names: Sequence[str]) -> list[Off]:
    """By how much each correction is off. Decisions of one game are not independent, so games are drawn as a whole."""
    squares, products = np.zeros((len(games), len(names), len(names))), np.zeros((len(games), len(names)))
    for at, decided in enumerate(games):
        for ways in decided:
            facts = np.array([[way.facts[name] for name in names] for way in ways])
            lacks = np.array([way.had - way.promised for way in ways])
            facts, lacks = facts - facts.mean(0), lacks - lacks.mean()
            squares[at] += facts.T @ facts
            products[at] += facts.T @ lacks
    draws = np.random.default_rng(0).multinomial(len(games), [1 / len(games)] * len(games), AGAIN)
    found, others = (
        _solved(squares.sum(0), products.sum(0)),
        [_solved(np.tensordot(draw, squares, 1), draw @ products) for draw in draws],
    )
    errors = np.std(others, 0)
    return [Off(name, float(by), float(error)) for name, by, error in zip(names, found, errors, strict=True)]


def _solved(squares: Numbers, products: Numbers) -> Numbers:
    """Drawn to 0 in units of how much each fact varies."""
    drawn = DRAWN * np.diag(squares) / max(1.0, np.trace(squares)) * len(squares)
    return np.linalg.solve(squares + np.diag(drawn + 1e-9), products)
