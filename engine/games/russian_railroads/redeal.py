"""States that a seat cannot tell from the true one (rules section 15, hidden information)."""

from __future__ import annotations

from engine.core.play.rng import Rng
from engine.games.russian_railroads.state import Seat, State
from engine.kit import secrets


def redeal(state: State, seat: Seat | None, rng: Rng) -> State:
    """RRR-211, RRR-212: end-bonus cards change places, unnoticed by the seat (None: the public).

    A player who has looked through the deck knows that the cards seen there at that look are still in the deck or
    have been taken since.
    """
    twin = secrets.twin(state, rng)
    hidden = [twin.deck, twin.removed]
    if state.phase != "over":
        hidden += [player.bonus_cards for other, player in enumerate(twin.players) if other != seat]
    secrets.redealt(hidden, twin.players, seat, rng)
    return twin
