"""Slips: what a player overlooks who plays for the third time."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.play.rng import Rng

OVERLOOKED = 25
"""The percentage of possibilities that such a player does not see."""


def noticed(found: Iterable[str], rng: Rng, overlooked: int = OVERLOOKED) -> list[str]:
    """Those of several possibilities that are seen, in their order; all of them if none would be."""
    every = list(found)
    return [one for one in every if rng.below(100) >= overlooked] or every
