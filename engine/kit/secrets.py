"""The parts of a redeal: cards that lie face down change places, as long as a seat cannot tell.

The result depends on nothing that the seat does not know, only on chance: looking ahead on redealt states gives the
same in all games that look the same. That is why everything is sorted before it is shuffled.
"""

from __future__ import annotations

from collections.abc import Mapping, MutableSequence, Sequence
from typing import Any, TypeVar

from engine.core.play.codec import copy_state
from engine.core.play.rng import HasRng, Rng

T = TypeVar("T", int, str)
S = TypeVar("S", bound=HasRng)


def twin(state: S, rng: Rng) -> S:
    """A copy of a state to redeal, with its own source of chance."""
    found = copy_state(state)
    found.rng = rng.bits()
    return found


def mix(piles: Sequence[MutableSequence[T]], rng: Rng) -> None:
    """All cards of some piles change places at random; each pile keeps its size."""
    cards = sorted(card for pile in piles for card in pile)
    rng.shuffle(cards)
    for pile in piles:
        pile[:] = [cards.pop() for _ in pile]


def exchange(piles: Sequence[MutableSequence[T]], seen: Mapping[T, int], rng: Rng) -> dict[T, T]:
    """The cards of some piles, no two alike, change places at random, unnoticed by someone who has seen some.

    `seen` says at which look a card was last seen, counted from 1. Cards of one look are known to be still there or to
    have been taken since, so they change places only with one another; so do those never seen. Returns for each card
    the one that takes its place.
    """
    swapped: dict[T, T] = {}
    for look in range(1 + max(seen.values(), default=0)):
        cards = [card for pile in piles for card in pile if seen.get(card, 0) == look]
        dealt = sorted(cards)
        rng.shuffle(dealt)
        swapped |= zip(cards, dealt, strict=True)
    for pile in piles:
        pile[:] = [swapped[card] for card in pile]
    return swapped


def redealt(piles: Sequence[MutableSequence[str]], players: Sequence[Any], seat: int | None, rng: Rng) -> None:
    """An exchange that a seat (None: the public) cannot notice, given what it has `seen`. For the others, whatever
    takes the place of a card that they have seen counts as seen at the same look.
    """
    swapped = exchange(piles, {} if seat is None else players[seat].seen, rng)
    for other, player in enumerate(players):
        if other != seat:
            player.seen = dict(sorted((swapped.get(card, card), look) for card, look in player.seen.items()))
