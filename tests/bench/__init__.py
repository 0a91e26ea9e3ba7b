"""make bench: how quick it is. Every figure also as a ratio to its aim, in one run; tests never assert a time."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """A measured value beside what we aim for. `more` says whether more is better."""

    name: str
    value: float
    unit: str
    aim: float | None = None
    more: bool = False

    def __str__(self) -> str:
        text = f"{self.name:<58} {self.value:>12,.2f} {self.unit:<8}"
        if self.aim is None:
            return text.rstrip()
        ratio = self.value / self.aim if self.more else self.aim / max(self.value, 1e-9)
        return f"{text} aim {self.aim:>10,.2f}   {ratio:5.2f} x {'' if ratio >= 1 else '(short of it)'}".rstrip()


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which `share` (0 to 1) of the values lie."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def timed(work: Callable[[], object]) -> float:
    """How many seconds `work` takes."""
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def calibration() -> float:
    """Millions of plain Python loop steps a second on this machine, now: what the other figures are compared with."""

    def loop() -> int:
        total = 0
        for i in range(2_000_000):
            total += i & 3
        return total

    return 2 / min(timed(loop) for _ in range(3))
