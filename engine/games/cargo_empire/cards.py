"""Transport cards (rules section 3, secure): which sets of cards pay for a route."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from itertools import product

import msgspec

from engine.games.cargo_empire.facts import MODES
from engine.games.cargo_empire.routes import Shape, shapes
from engine.games.cargo_empire.state import CityKey


class Cards(msgspec.Struct, frozen=True, order=True, cache_hash=True, gc=False):
    """A set of transport cards. `boosted`: one of its rail cards is boosted (CGE-135); `crest`: played with CGE-126."""

    road: int = 0
    rail: int = 0
    sea: int = 0
    boosted: bool = False
    crest: bool = False

    def __str__(self) -> str:
        return f"{self.road}r-{self.rail}t-{self.sea}s" + "-boosted" * self.boosted + "-crest" * self.crest

    def of(self, mode: str) -> int:
        """How many cards of a type."""
        return self.road if mode == "road" else self.rail if mode == "rail" else self.sea

    @property
    def count(self) -> int:
        """How many cards."""
        return self.road + self.rail + self.sea

    def within(self, hand: Mapping[str, int]) -> bool:
        """Whether a hand has these cards."""
        return self.rail <= hand["rail"] and self.road <= hand["road"] and self.sea <= hand["sea"]


def pays_run(segments: int, road: int, rail: int, boosted: bool) -> bool:
    """CGE-044, CGE-136: whether these land cards, one of the rail cards boosted, pay for a run of land segments."""
    if segments == 0:
        return road + rail == 0
    return road + rail <= segments <= road + 2 * rail + boosted


def pays(shape: Shape, cards: Cards) -> bool:
    """CGE-045: whether the cards pay for a shape, with every card used."""
    if cards.sea != shape.sea:
        return False
    if not shape.sea:
        return pays_run(shape.before, cards.road, cards.rail, cards.boosted)
    return any(
        pays_run(shape.before, road, rail, boosted)
        and pays_run(shape.after, cards.road - road, cards.rail - rail, cards.boosted and not boosted)
        for road, rail in product(range(cards.road + 1), range(cards.rail + 1))
        for boosted in ((True, False) if cards.boosted else (False,))
        if rail >= boosted and cards.rail - rail >= (cards.boosted and not boosted)
    )


def parts(cards: Cards) -> Iterator[Cards]:
    """CGE-047, CGE-136: the sets that remain when one or more cards are left out; a boosted card stays boosted."""
    for road, rail, sea in product(range(cards.road + 1), range(cards.rail + 1), range(cards.sea + 1)):
        for boosted in (True, False) if cards.boosted else (False,):
            if boosted <= rail <= cards.rail - (cards.boosted and not boosted):
                part = Cards(road, rail, sea, boosted)
                if part.count < cards.count:
                    yield part


@cache
def efficient(allowed: tuple[Shape, ...], boosted: bool) -> tuple[Cards, ...]:
    """CGE-046 to CGE-048: all sets that pay for one of the shapes with no card to spare."""
    most = max(shape.before + shape.after for shape in allowed)
    sets = [
        Cards(road, rail, sea, boosted)
        for road, rail, sea in product(range(most + 1), range(boosted, most + 1), range(2))
    ]
    paying = [cards for cards in sets if any(pays(shape, cards) for shape in allowed)]
    return tuple(cards for cards in paying if not any(pays(shape, part) for part in parts(cards) for shape in allowed))


@cache
def fares(board: str, a: CityKey, b: CityKey, port: str = "", boost: bool = False) -> tuple[Cards, ...]:
    """CGE-043 to CGE-048: the legal card sets for a pair of cities, for any hand.

    `port` may be treated as a port (CGE-141), so sets that are legal either way are included; with `boost` a rail card
    may be boosted (CGE-135). Sets with the fewest cards come first.
    """
    boards = [shapes(board, a, b)] + ([shapes(board, a, b, port)] if port else [])
    found = {cards for allowed in boards for cards in efficient(allowed, False)}
    if boost:
        found |= {cards for allowed in boards for cards in efficient(allowed, True)}
    return tuple(sorted(found, key=lambda cards: (cards.count, cards)))


@lru_cache(1 << 16)
def held_fares(board: str, a: CityKey, b: CityKey, port: str, boost: bool, *hand: int) -> tuple[Cards, ...]:
    """CGE-046: the legal card sets in a hand of this many road, rail and sea cards (see `fares`)."""
    held = dict(zip(MODES, hand, strict=True))
    return tuple(cards for cards in fares(board, a, b, port, boost) if cards.within(held))


@cache
def any_two() -> tuple[Cards, ...]:
    """CGE-126: every two transport cards."""
    counts = [c for c in product(range(3), repeat=len(MODES)) if sum(c) == 2]
    return tuple(Cards(road, rail, sea, crest=True) for road, rail, sea in counts)
