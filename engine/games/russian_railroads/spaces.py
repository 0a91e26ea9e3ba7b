"""Action spaces: which there are, which are free, and who may take them (rules sections 2, 7 and 8)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from engine.core.play.msg import Msg
from engine.games.russian_railroads.actions import (
    OWN_ENGINEER,
    OWN_SPACES,
    SETTLED,
    action_of,
    engineer_on,
    executable,
)
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.effects import ClaimPosition
from engine.games.russian_railroads.state import Seat, State
from engine.games.russian_railroads.words import name, say

CLAIMS = {
    space.id: each.position
    for space in DATA.spaces.values()
    for each in space.effects
    if isinstance(each, ClaimPosition)
}
"""RRR-073: the claim spaces, and the position that each of them claims."""

HIRE, TEMPS = "hire", "temps"


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


COST = {space.id: (space.workers, space.coins) for space in DATA.spaces.values()} | {
    space: (DATA.engineers[number].workers, 0) for space, number in OWN_SPACES.items()
}
"""RRR-017, RRR-068, RRR-071: the workers and coins to be paid for each action space."""

ONE_WORKER = (1, 0)
"""The cost of a one-worker space."""

MULTI_USE = [space.id for space in DATA.spaces.values() if space.multi_use]


def is_free(state: State, space: str) -> bool:
    """RRR-016, RRR-038, RRR-070: whether nothing lies on the space, or it takes any number."""
    return space not in state.board or space in MULTI_USE


def free_spaces(state: State, seat: Seat) -> list[str]:
    """RRR-016, RRR-068: the free action spaces of the main board and of the seat's own engineers."""
    board = state.board
    here = (*spaces(state), *own_spaces(state, seat))
    return [space for space in here if space not in board or space in MULTI_USE]


def may_take(state: State, seat: Seat, space: str, some_way: Callable[[str], bool]) -> bool:
    """RRR-018, RRR-066, RRR-074, RRR-075, RRR-184, RRR-193: whether the seat may take a free space, if it can pay.

    `some_way` looks for a way to execute its action in full with what is triggered on the way.
    """
    if space in CLAIMS:
        return _may_claim(state, seat, CLAIMS[space])
    if space not in SETTLED and not engineer_on(state, space):
        return False
    action = action_of(state, space)
    return executable(state, seat, action) or (action.risky and some_way(space))


def _may_claim(state: State, seat: Seat, position: int) -> bool:
    """RRR-074, RRR-075, RRR-118: not the position of the own pawn, and only one claim a round."""
    own_pawn = state.order.index(seat) + 1 == position
    if own_pawn and not DATA.turn_orders[state.seats].claim_under_own_pawn:
        return False
    return all(piece.seat != seat for claim in CLAIMS for piece in state.board.get(claim, ()))


def space_name(state: State, space: str) -> Msg:
    """The name of an action space; where an engineer is involved, with the engineer."""
    return named(space, involved(state, space))


def involved(state: State, space: str) -> int:
    """The engineer who does what an action space brings, or is hired there; 0: none."""
    return state.strip[-1] if space == HIRE else engineer_on(state, space)


@cache
def named(space: str, number: int) -> Msg:
    """The name of an action space with this engineer (0: none)."""
    if not number:
        return name("space", space)
    kind = "hire" if space == HIRE else "own" if space in OWN_SPACES else "variable"
    return say(f"space-{kind}-engineer", number=number, engineer=name("engineer", DATA.engineers[number].id))
