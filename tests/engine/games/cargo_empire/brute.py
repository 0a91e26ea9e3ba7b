"""Legal card sets by brute force, from the words of rules.md section 3: every way of laying cards on every short way.

A way is written as a word of L (a land segment) and S (a sea leg). A card lies on one or more letters of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise, product

from engine.games.cargo_empire.data import DATA

Set = tuple[int, int, int]
"""Road, rail and sea cards."""

LONGEST = 14


@cache
def steps(board: str) -> dict[str, list[tuple[str, str]]]:
    """From each place the single steps: L to a neighbour, S to another port. A rush field is a place of its own."""
    facts = DATA.maps[board]
    keys = {city.name: key for key, city in facts.cities.items()}
    found: dict[str, list[tuple[str, str]]] = {key: [] for key in facts.cities}
    for route in facts.routes:
        stops = [keys[route.a], *([f"rush {route.id}"] if route.rush else []), keys[route.b]]
        for one, other in pairwise(stops):
            found.setdefault(one, []).append(("L", other))
            found.setdefault(other, []).append(("L", one))
    for a, b in product(facts.cities, repeat=2):
        if a != b and facts.cities[a].port and facts.cities[b].port:
            found[a].append(("S", b))
    return found


@cache
def words(board: str, a: str, b: str) -> tuple[str, ...]:
    """The ways that are allowed: the shortest over land only, and all of the fewest steps (CGE-041 to CGE-043)."""
    reached: set[tuple[str, str]] = {(a, "")}
    shortest: list[str] = []
    for _ in range(LONGEST):
        reached = {
            (there, word + step)
            for here, word in reached
            for step, there in steps(board)[here]
            if not (step == "S" and "S" in word)
        }
        arrived = sorted({word for place, word in reached if place == b})
        land = [word for word in arrived if "S" not in word]
        if not shortest:
            shortest = arrived
        if land:
            return tuple(sorted({*shortest, *land}))
    raise AssertionError((a, b))


@cache
def payments(word: str) -> frozenset[Set]:
    """Every set of cards that can lie on a way: road on L, rail on L or LL, sea on S."""
    if not word:
        return frozenset({(0, 0, 0)})
    found: set[Set] = set()
    for card, lies_on in (((1, 0, 0), "L"), ((0, 1, 0), "L"), ((0, 1, 0), "LL"), ((0, 0, 1), "S")):
        if word.startswith(lies_on):
            found |= {add(card, rest) for rest in payments(word[len(lies_on) :])}
    return frozenset(found)


def add(one: Set, other: Set) -> Set:
    """Two sets of cards together."""
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


def subsets(cards: Set) -> Iterator[Set]:
    """All sets that remain when one or more cards are left out."""
    for part in product(range(cards[0] + 1), range(cards[1] + 1), range(cards[2] + 1)):
        if part != cards:
            yield part


def efficient(ways: tuple[str, ...]) -> set[Set]:
    """CGE-047: the sets that pay one of the ways, and of which no card could be left out."""
    paying = {cards for word in ways for cards in payments(word)}
    return {cards for cards in paying if not any(part in paying for part in subsets(cards))}


def legal(board: str, a: str, b: str) -> set[Set]:
    """All legal card sets from one city to another, whatever is in hand."""
    return efficient(words(board, a, b))


def key(cards: Set) -> str:
    """A set as the game writes it."""
    return f"{cards[0]}r-{cards[1]}t-{cards[2]}s"
