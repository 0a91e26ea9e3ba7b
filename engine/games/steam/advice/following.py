"""Who decides after the current player, as far as that is certain (rules sections 4 and 8)."""

from __future__ import annotations

from itertools import takewhile

from engine.games.steam.data import DATA
from engine.games.steam.money import most, steps
from engine.games.steam.view import View

IN_LINE = ("capital", "tiles", "build", "goods")
"""Phases in which each player has one turn; in an auction, nobody knows who is next."""

ENOUGH = 15
"""Dollars."""


def following(seen: View) -> list[int]:
    """STM-046, STM-160, STM-220: the seats that are still to act in this phase."""
    if seen.phase not in IN_LINE:
        return []
    return list(takewhile(lambda seat: _is_asked(seen, seat), seen.waiting))


def _is_asked(seen: View, seat: int) -> bool:
    """Whether a seat is sure to have a choice when its turn comes, whatever the others do first.

    STM-196: a player who can raise capital has one; STM-126: so has a player in the goods phase whose locomotive can be
    improved. A player who can pay enough finds more than one tile, and a place to build.
    """
    player = seen.players[seat]
    match seen.phase:
        case "capital":
            return steps(player) > 0
        case "goods":
            return player.locomotive < DATA.locomotive.max and not player.improved
        case _:
            return most(player, standard=seen.standard) >= ENOUGH
