"""What lies face down changes places, as far as a seat cannot tell: the parts of a redeal."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, MutableSequence, Sequence
from typing import TypeVar

from engine.core.rng import Rng

T = TypeVar("T")
H = TypeVar("H", bound=Hashable)


def mix(piles: Sequence[MutableSequence[T]], rng: Rng) -> None:
    """All cards of some piles change places at random; each pile keeps its size."""
    cards = [card for pile in piles for card in pile]
    rng.shuffle(cards)
    for pile in piles:
        pile[:] = [cards.pop() for _ in pile]


def exchange(piles: Sequence[MutableSequence[H]], seen: Mapping[H, int], rng: Rng) -> dict[H, H]:
    """The cards of some piles, no two alike, change places at random as far as one who has seen some cannot notice.

    `seen` is at which look a card was seen last, counted from 1. Those of the same look are known to be still there or
    to have been taken since, so they change places only with one another; the same is true of those never seen.
    Returns which card has come into whose place.
    """
    swapped: dict[H, H] = {}
    for look in range(1 + max(seen.values(), default=0)):
        cards = [card for pile in piles for card in pile if seen.get(card, 0) == look]
        dealt = list(cards)
        rng.shuffle(dealt)
        swapped |= zip(cards, dealt, strict=True)
    for pile in piles:
        pile[:] = [swapped[card] for card in pile]
    return swapped
