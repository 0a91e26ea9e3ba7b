"""Surprises: in tries, the others do not always answer as `normal` would."""

from __future__ import annotations

from itertools import islice
from typing import Any
from zlib import crc32

from engine.core.ahead.lines import choices
from engine.core.play.advice import Advice
from engine.core.play.ask import Ask
from engine.core.play.rng import Rng, Seed

TURNS = 2
"""Others may surprise in this many turns of each seat: that decides what they leave to the seat that thinks. Surprises
that come later would blur what its own answer brings."""
FIND = 3
"""It may be any but the best of this many answers, the better one twice as often."""


class Surprises:
    """What others answer in a try where they do not answer as `normal`, at most once a turn.

    Nobody plays just as `normal` does, so a plan that needs its very answers is worth little. `deal` says where it
    happens, whatever the seat that thinks has done, so that its lines can be compared. `share` of their answers, 0.0 to
    1.0, are surprising; `seats` is the number of seats. `possible` says whether there might have been a surprise.
    """

    def __init__(self, advice: Advice[Any], share: float, seats: int, deal: int) -> None:
        self.possible = False
        self._advice, self._share, self._last, self._deal = advice, share, TURNS * seats, deal
        self._turns: set[int] = set()

    def answer(self, view: Any, ask: Ask[Any], turn: int) -> str | None:
        """The surprising answer of another seat, this many boundaries ahead; None: it answers as `normal`."""
        if not self._share or turn >= self._last or turn in self._turns:
            return None
        self.possible = True
        chance = Rng(Seed(self._deal ^ crc32(f"{ask.seat} {turn} {ask.kind}".encode())))
        if chance.below(1000) >= 1000 * self._share:
            return None
        others = [*islice(choices(self._advice, view, ask, ""), FIND)][1:]
        if not others:
            return None
        self._turns.add(turn)
        return others[0] if chance.below(3) or len(others) == 1 else others[1]
