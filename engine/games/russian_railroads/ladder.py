"""The spaces of the industry track: what they are worth, and how far filled notches let a marker go (section 5)."""

from __future__ import annotations

from functools import cache

from engine.games.russian_railroads.data import DATA

TRACK = DATA.industry
END = len(TRACK) - 1


@cache
def value(index: int) -> int:
    """RRR-102: the value of a space; one without a number has the nearest previous number."""
    return next(v for space in reversed(TRACK[: index + 1]) if (v := space.value) is not None)


@cache
def open_end(filled: int) -> int:
    """RRR-055: the index of the last space that can be reached with so many notches filled, from the left."""
    return next((space.index - 1 for space in TRACK if space.notch > filled), END)
