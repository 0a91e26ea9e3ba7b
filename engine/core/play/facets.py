"""Keys whose first facets are asked before the others: of `c5/22/1` the hex `c5`, then which tile.

Where the rules have come to ask one decision in two parts, what was typed, recorded or saved in one key stays readable.
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
    """The first facets of a key that are not all of it, the longest first: of `c5/22/1` these are `c5/22` and `c5`."""
    head, facet, _ = key.rpartition(FACET)
    while facet:
        yield head
        head, facet, _ = head.rpartition(FACET)


def next_part(ask: Ask[Any] | None, key: str, done: str = "") -> str:
    """What of a key is to be answered now, `done` being answered: all of it, or its longest legal first facets.

    If nothing of it is legal, all of it, to be refused as it is.
    """
    if ask is None or legal(ask, key):
        return key
    return next((head for head in heads(key) if len(head) > len(done) and legal(ask, head)), key)
