"""Options: the order in which keys are tried, and standing orders that always answer the same."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from engine.core.play.ask import Ask, Option, Word
from engine.core.play.rules import Order


def ranked(worths: Mapping[str, float], offered: Callable[[], Iterable[Option]]) -> list[str]:
    """The keys by their worth; equal ones in the order offered, which is asked for only if it is needed."""
    keys = list(worths)
    if len(set(worths.values())) < len(keys):
        keys = [key for key in map(str, offered()) if key in worths]
    return sorted(keys, key=lambda key: -worths[key])


def best(worths: Mapping[str, float], offered: Callable[[], Iterable[Option]]) -> str:
    """The first of these keys: the order is asked for only if several are worth the most."""
    most = max(worths.values())
    keys = [key for key, worth in worths.items() if worth == most]
    return keys[0] if len(keys) == 1 else next(key for key in map(str, offered()) if key in keys)


@dataclass(frozen=True, slots=True)
class Always(Word, Order):
    """A standing order that always gives the same answer: `gives`, or its own key if that is ""."""

    gives: str = ""

    def answer(self, view: Any, ask: Ask[Any]) -> str:
        """The key of the answer."""
        return self.gives or self.key
