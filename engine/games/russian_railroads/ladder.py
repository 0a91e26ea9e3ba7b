"""The spaces of the industry track: their values, and how far filled notches let a marker go (section 5)."""

from __future__ import annotations

from functools import cache

from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.state import Player

INDUSTRY_QUESTION = "industry-question"
"""RRR-094: the ? space of the industry track, named like the special spaces of the routes."""
QUESTION_INDEX = next((space.index for space in DATA.industry if space.question), len(DATA.industry))
TRACK = DATA.industry
END = len(TRACK) - 1


@cache
def value(index: int) -> int:
    """RRR-102: the value of a space; one without a number has the nearest number before it."""
    return next(v for space in reversed(TRACK[: index + 1]) if (v := space.value) is not None)


@cache
def open_end(filled: int) -> int:
    """RRR-055: the index of the last space that can be reached with this many notches filled, from the left."""
    return next((space.index - 1 for space in TRACK if space.notch > filled), END)


def steps_left(player: Player, filled: int) -> int:
    """RRR-055, RRR-195, RRR-196: how many industry steps the markers can make together with this many filled notches.

    Each legal step takes exactly one from this number, whichever marker makes it: the second marker stays behind the
    first, and notches fill from the left and never become empty again.
    """
    end = open_end(filled)
    return sum(end - behind - marker for behind, marker in enumerate(player.markers))
