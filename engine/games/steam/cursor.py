"""The cursor: whose turn it is in a phase, and how many rounds there are."""

from __future__ import annotations

from engine.games.steam.data import DATA
from engine.games.steam.state import Seat, State


def acting(state: State) -> Seat:
    """The seat whose decision the phase waits for."""
    assert state.acting is not None
    return state.acting


def line_up(state: State, seats: list[Seat]) -> None:
    """These seats act one after the other; the first one is up."""
    state.acting, *state.waiting = seats


def step(state: State) -> bool:
    """The next seat of the phase is up; False if all have acted."""
    state.acting = state.waiting.pop(0) if state.waiting else None
    return state.acting is not None


def first(state: State, number: int) -> list[Seat]:
    """The turn order, except that the owner of the action tile with this number goes first."""
    owner = [seat for seat in state.order if state.players[seat].tile == number]
    return owner + [seat for seat in state.order if seat not in owner]


def rounds(state: State) -> int:
    """STM-023, STM-215: how many rounds this game lasts."""
    return DATA.players[state.seats].rounds


def last_round(state: State) -> bool:
    """STM-023: whether this round is the last."""
    return state.round == rounds(state)
