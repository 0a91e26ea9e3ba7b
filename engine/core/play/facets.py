"""Keys whose first facets are asked before the others: of `c5/22/1` the hex `c5`, then which tile.

When the rules begin to ask one decision in two parts, a single key that was typed, recorded or saved stays readable.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.play.ask import Ask, IllegalAnswer

FACET = "/"


def legal(ask: Ask[Any], key: str) -> bool:
    """Whether a key answers what is asked."""
    try:
        ask.parse(key)
    except IllegalAnswer:
        return False
    return True


def heads(key: str) -> Iterator[str]:
    """The proper beginnings of a key, the longest first: of `c5/22/1` these are `c5/22` and `c5`."""
    head, facet, _ = key.rpartition(FACET)
    while facet:
        yield head
        head, facet, _ = head.rpartition(FACET)


def next_part(ask: Ask[Any] | None, key: str, done: str = "") -> str:
    """The part of a key to answer now, when `done` is answered: all of it, or its longest legal first facets.

    If no part is legal, the whole key, so that it is refused as typed.
    """
    if ask is None or legal(ask, key):
        return key
    return next((head for head in heads(key) if len(head) > len(done) and legal(ask, head)), key)
