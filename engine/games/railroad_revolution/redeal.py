"""States that a seat cannot tell from the true one (RRV-199, RRV-200)."""

from __future__ import annotations

from engine.core.play.rng import Rng
from engine.games.railroad_revolution.state import Drawn, Seat, State
from engine.kit import secrets
from engine.kit.secrets import exchange, mix


def redeal(state: State, seat: Seat | None, rng: Rng) -> State:
    """RRV-192, RRV-199, RRV-200: reorders the deal deck and the face-down milestones so that the seat (None: the
    public) cannot notice.

    A player who has put milestones back into a pile knows their places as long as they stay there, since every later
    draw and return is seen. All others change places, even with milestones that another player has drawn.
    """
    twin = secrets.twin(state, rng)
    mix([twin.deck], rng)
    known = {} if seat is None else {id: at for at, id in enumerate(twin.players[seat].seen, 1)}
    drawn = twin.drawn
    for letter, pile in twin.piles.items():
        hand = [] if drawn is None or drawn.pile != letter or drawn.seat == seat else list(drawn.cards)
        swapped = exchange([pile, hand], known, rng)
        if hand and drawn is not None:
            twin.drawn = Drawn(drawn.seat, drawn.pile, tuple(hand))
        for other, player in enumerate(twin.players):
            if other != seat:
                player.seen = [swapped.get(id, id) for id in player.seen]
    return twin
