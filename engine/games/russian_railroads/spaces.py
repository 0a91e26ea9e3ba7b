"""Action spaces: which ones there are, and which are free (rules sections 2, 7 and 8)."""

from __future__ import annotations

from functools import cache

from engine.games.russian_railroads.actions import OWN_ENGINEER
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.effects import ClaimPosition
from engine.games.russian_railroads.state import Seat, State

CLAIMS = {
    space.id: each.position
    for space in DATA.spaces.values()
    for each in space.effects
    if isinstance(each, ClaimPosition)
}
"""RRR-073: the claim spaces, and the position that each one claims."""

TEMPS = "temps"


@cache
def _present(seats: int, last_round: bool) -> tuple[str, ...]:
    here = DATA.player_counts[seats].board_side == "front"
    rounds = ("all", "last") if last_round else ("all", "all_but_last")
    return tuple(s.id for s in DATA.spaces.values() if (here or s.two_player_side) and s.rounds in rounds)


def is_last_round(state: State) -> bool:
    """RRR-012, RRR-112, RRR-113: whether this is the last round."""
    return state.round == DATA.player_counts[state.seats].rounds


def spaces(state: State) -> tuple[str, ...]:
    """RRR-106, RRR-116, RRR-117: the action spaces of the main board in this round."""
    return _present(state.seats, is_last_round(state))


def own_spaces(state: State, seat: Seat) -> list[str]:
    """RRR-068: the seat's engineer tiles as action spaces."""
    return [f"{OWN_ENGINEER}{number}" for number in state.players[seat].engineers]


MULTI_USE = [space.id for space in DATA.spaces.values() if space.multi_use]


def is_free(state: State, space: str) -> bool:
    """RRR-016, RRR-038, RRR-070: whether nothing lies on the space, or it takes any number."""
    return space not in state.board or space in MULTI_USE


def free_spaces(state: State, seat: Seat) -> list[str]:
    """RRR-016, RRR-068: the free action spaces of the main board and of the seat's own engineers."""
    board = state.board
    here = (*spaces(state), *own_spaces(state, seat))
    return [space for space in here if space not in board or space in MULTI_USE]
