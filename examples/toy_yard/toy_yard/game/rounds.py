"""Whose turn it is, and which round."""

from __future__ import annotations

from engine.core.play.table import Script, Table
from toy_yard.game.data import ROUNDS
from toy_yard.game.setup import fill
from toy_yard.game.state import State
from toy_yard.game.taking import take


def script(t: Table[State]) -> Script | None:
    """What happens next; None when the game is over."""
    if t.state.round > ROUNDS:
        return None
    return next_round(t) if t.state.turn == t.state.seats else take(t, t.state.acting)


async def next_round(t: Table[State]) -> None:
    """YRD-001: what is left is put aside, and other cars come, until three rounds are over."""
    state = t.state
    state.aside += state.yard
    state.round, state.turn, state.yard = state.round + 1, 0, []
    if state.round <= ROUNDS:
        t.reveal()
        fill(state)
