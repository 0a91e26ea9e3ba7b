"""Turn order and worker reuse (rules section 8)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from engine.core.play.table import Table
from engine.games.russian_railroads import choices
from engine.games.russian_railroads.actions import action_of
from engine.games.russian_railroads.choices import space_name
from engine.games.russian_railroads.execution import execute, finish
from engine.games.russian_railroads.fullness import may_take, run
from engine.games.russian_railroads.payment import COST, ONE_WORKER
from engine.games.russian_railroads.spaces import CLAIMS, TEMPS, free_spaces
from engine.games.russian_railroads.state import Piece, Seat, State
from engine.games.russian_railroads.turn import Body, Turn
from engine.games.russian_railroads.words import STAY, say


def claims(state: State) -> dict[int, Seat]:
    """RRR-073, RRR-205: the claimed positions, and who paid for them."""
    return {position: state.board[space][0].seat for space, position in CLAIMS.items() if state.board.get(space)}


def new_order(order: Sequence[Seat], claimed: Mapping[int, Seat]) -> list[Seat]:
    """RRR-076, RRR-077: claimants take their positions, the others keep their relative order around them."""
    if claimed == {2: order[0]}:
        return list(order)
    others = iter(seat for seat in order if seat not in claimed.values())
    return [claimed[position] if position in claimed else next(others) for position in range(1, len(order) + 1)]


def determine_order(table: Table[State]) -> None:
    """RRR-076 to RRR-078: the pawns move, and the owners of the claims may reuse them, the last position first."""
    state = table.state
    before, claimed = state.order, claims(state)
    state.order = new_order(before, claimed)
    if state.order != before:
        table.tell(say("log-order", players=[say("player", seat=seat) for seat in state.order]))
    elif claimed:
        table.tell(say("log-order-kept", seat=before[0], players=[say("player", seat=seat) for seat in before]))
    state.reuse = sorted((space for space in CLAIMS if state.board.get(space)), key=lambda space: -CLAIMS[space])


def targets(state: State, seat: Seat, claim: str) -> Iterator[str]:
    """RRR-078 to RRR-080, RRR-206: free one-worker spaces, including own engineers, whose action is still useful."""
    for space in free_spaces(state, seat):
        one_worker = space not in CLAIMS and space != TEMPS and COST[space] == ONE_WORKER
        if one_worker and may_take(state, seat, space, partial(moving, claim)):
            yield space


async def reuse_worker(table: Table[State], seat: Seat) -> None:
    """RRR-078 to RRR-080, RRR-182, RRR-204 to RRR-206: the piece of a claim moves to another space, or stays."""
    state = table.state
    claim = state.reuse[0]
    options = [*(choices.space(state, space) for space in targets(state, seat, claim)), STAY]
    chosen = await table.choose(seat, "reuse", options, default=str(STAY), hand=state)
    state.reuse.pop(0)
    if chosen is STAY:
        table.tell(say("log-stay", seat=seat))
        return
    space = str(chosen)
    await run(table, seat, action_of(state, space), moving(claim, space))


def moving(claim: str, space: str) -> Body:
    """The turn in which a claim's piece moves to this space."""
    return partial(_move, claim=claim, space=space)


async def _move(turn: Turn, claim: str, space: str) -> None:
    action, what = action_of(turn.state, space), space_name(turn.state, space)
    piece = move_piece(turn.state, claim, space)
    turn.tell(say("log-reuse", seat=turn.seat, space=what))
    await execute(turn, action, say("what-space", space=what), black_worker=piece.kind == "black")
    await finish(turn)


def move_piece(state: State, claim: str, space: str) -> Piece:
    """RRR-078: the piece leaves the claim space."""
    (piece,) = state.board.pop(claim)
    state.board[space] = [*state.board.get(space, ()), piece]
    return piece
