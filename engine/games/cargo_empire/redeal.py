"""States that a seat cannot tell from the true one (rules section 16, hidden information)."""

from __future__ import annotations

from collections.abc import MutableSequence

from engine.core.play.rng import Rng
from engine.games.cargo_empire.state import Seat, State
from engine.kit import secrets
from engine.kit.secrets import mix


def redeal(state: State, seat: Seat | None, rng: Rng) -> State:
    """CGE-214 to CGE-216: cards that lie face down change places, unnoticed by the seat (None: the public)."""
    twin = secrets.twin(state, rng)
    redeal_cities(twin, seat, rng)
    redeal_objectives(twin, seat, rng)
    if twin.forwarder is not None:
        mix([twin.forwarder.deck], rng)
    return twin


def redeal_cities(state: State, seat: Seat | None, rng: Rng) -> None:
    """CGE-214, CGE-216: redeals the upper part of the city deck, and the city cards that are not revealed yet.

    The lower part was put there openly, so everybody knows it.
    """
    unknown = len(state.city_deck) - state.known
    holders = [p for other, p in enumerate(state.players) if other != seat and p.face_down]
    upper, dealt = state.city_deck[:unknown], [[player.face_down] for player in holders]
    mix([upper, *dealt], rng)
    state.city_deck[:unknown] = upper
    for player, (card,) in zip(holders, dealt, strict=True):
        player.face_down = card


def redeal_objectives(state: State, seat: Seat | None, rng: Rng) -> None:
    """CGE-215, CGE-216: redeals objective cards in the deck and in other hands.

    A seat knows where the cards that it gave back are: in the deck, or among the two of a later draw. So those that it
    last saw in the same draw change places only with one another, and so do those that it has never seen.
    """
    hidden: list[MutableSequence[str]] = [state.objective_deck]
    if state.phase != "over":
        for other, player in enumerate(state.players):
            if other != seat and not (other == state.forwarder_seat and not player.face_down):
                hidden += [player.objectives, player.drawn]
    secrets.redealt(hidden, state.players, seat, rng)
