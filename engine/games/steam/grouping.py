"""Neighbours in a long list that get a name together."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby
from typing import TypeVar

T = TypeVar("T")

MOST = 25
"""So many options at most have a name together."""


def bundles(items: Iterable[T], key: Callable[[T], str], most: int = MOST) -> list[list[T]]:
    """Neighbours with the same key stay together; groups of them are put together as long as they are not too many."""
    found: list[list[T]] = []
    for _, same in groupby(items, key=key):
        group = list(same)
        if found and len(found[-1]) + len(group) <= most:
            found[-1] += group
        else:
            found.append(group)
    return found
