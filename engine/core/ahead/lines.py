"""Lines: what is worth trying at a decision, and what else is once some of it went well."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any

from engine.core.ahead.position import Position
from engine.core.play.advice import NORMAL, Advice
from engine.core.play.ask import Amount, Ask, Many
from engine.core.play.facets import legal
from engine.core.play.rng import Rng, Seed

MOST_CANDIDATES = 24
"""At most this many answers are tried."""
Line = tuple[str, ...]
"""Keys for a seat's decisions in a row, after which `normal` goes on."""
LATER = ""
"""In a line: what follows answers the next turn, and `normal` goes on until then. No key is empty."""
Trace = list[tuple[list[str], str]]
"""What a seat might have answered in a playout, and what it did answer, question by question."""


def lines_of(advice: Advice[Any], position: Position, ask: Ask[Any], seed: int) -> list[Line]:
    """What is worth trying, the choice of `normal` first."""
    incumbent = ask.canonical(advice.policies[NORMAL](position.view, ask, Rng(Seed(seed))))
    return list(islice(_plans(advice, position.view, ask, incumbent), MOST_CANDIDATES))


def _plans(advice: Advice[Any], view: Any, ask: Ask[Any], incumbent: str) -> Iterator[Line]:
    """What is worth trying, each once, the most promising first: lines of keys, after which `normal` goes on."""
    tried: set[Line] = {(incumbent,)}
    yield (incumbent,)
    lines = [] if advice.promising else [shortcut.keys for shortcut in advice.shortcuts(view, ask)]
    for line in (*lines, *((key,) for key in choices(advice, view, ask, incumbent))):
        if line not in tried and legal(ask, line[0]):
            tried.add(line)
            yield line


def with_later(ask: Ask[Any], lines: Sequence[Line]) -> list[Line]:
    """Lines. Before a way out comes the line that goes on once, and takes it in the next turn."""
    ways_out = {key for key, option in ask.options.items() if option.declines}
    out = next((at for at, line in enumerate(lines) if line[0] in ways_out), None)
    act = next((line[0] for line in lines if line[0] not in ways_out), None)
    if out is None or act is None:
        return list(lines)
    at = max(1, out)  # the choice of `normal` stays the first
    return [*lines[:at], (act, LATER, lines[out][0]), *lines[at:]]


def choices(advice: Advice[Any], view: Any, ask: Ask[Any], taken: str) -> Iterable[str]:
    """The keys worth trying besides this one: those that the game finds promising, or all."""
    return advice.promising(view, ask) if advice.promising else _keys(ask, taken)


def _keys(ask: Ask[Any], incumbent: str) -> Iterator[str]:
    """The legal keys in the order offered; numbers from that of `normal` outwards."""
    if isinstance(ask.shape, Many):
        yield from ask.keys(MOST_CANDIDATES)
        return
    yield from ask.options
    if isinstance(ask.shape, Amount):
        near = int(incumbent) if incumbent.isdecimal() else ask.shape.least
        yield from map(str, sorted(ask.shape.values(), key=lambda number: abs(number - near)))


def answered(keys: list[str], ask: Ask[Any], turns: int) -> str | None:
    """The part of a line that answers a question this many boundaries ahead, and is used up by that; None: nothing."""
    if keys[:1] == [LATER]:
        if not turns:
            return None
        del keys[0]
    if keys and not legal(ask, keys[0]):
        keys.clear()
    return keys.pop(0) if keys else None


class Leads:
    """How lines went that may be worth another look: the best one and the one that has waited longest, in turn."""

    def __init__(self) -> None:
        self._waiting: list[tuple[float, int, Trace]] = []
        self._longest = False

    def add(self, value: float, trace: Trace, depth: int) -> None:
        """A line that went like this and led to `value`; answers from number `depth` on may be changed."""
        if depth < len(trace):
            self._waiting.append((value, depth, trace))

    def next(self) -> list[Line]:
        """Lines that repeat one up to an answer and change that; none if all have been given."""
        found: list[Line] = []
        while self._waiting and not found:
            best = max(range(len(self._waiting)), key=lambda at: self._waiting[at][0])
            value, depth, trace = self._waiting.pop(0 if self._longest else best)
            self._longest = not self._longest
            self.add(value, trace, depth + 1)
            keys, taken = trace[depth]
            before = tuple(key for _, key in trace[:depth])
            found = [(*before, key) for key in keys if key != taken]
        return found
