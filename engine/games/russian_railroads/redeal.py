"""States that a seat cannot tell from the true one (rules section 15, hidden information)."""

from __future__ import annotations

import copy

from engine.core.rng import Rng
from engine.games.russian_railroads.state import Seat, State


def redeal(state: State, seat: Seat | None, rng: Rng) -> State:
    """RRR-211, RRR-212: end-bonus cards change places as far as the seat (None: the public) cannot notice.

    A player who has looked through the deck knows that the cards seen there at that look are still in the deck or
    have been taken since. So cards change places only with those that the player saw last at the same look, or with
    those that it has never seen.
    """
    twin = copy.deepcopy(state)
    hidden = [twin.deck, twin.removed]
    if state.phase != "over":
        hidden += [player.bonus_cards for other, player in enumerate(twin.players) if other != seat]
    seen = {} if seat is None else twin.players[seat].seen
    swapped: dict[str, str] = {}
    for look in range(1 + max(seen.values(), default=0)):
        cards = [card for pile in hidden for card in pile if seen.get(card, 0) == look]
        dealt = list(cards)
        rng.shuffle(dealt)
        swapped |= zip(cards, dealt, strict=True)
    for pile in hidden:
        pile[:] = [swapped[card] for card in pile]
    for other, player in enumerate(twin.players):
        if other != seat:
            player.seen = {swapped.get(card, card): look for card, look in player.seen.items()}
    return twin
