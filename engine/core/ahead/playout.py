"""Playout: a game played on to see how it ends. It has no log, no undo and no snapshots."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import inf
from typing import Any, Generic, TypeVar

import msgspec

from engine.core.play.advice import Advice
from engine.core.play.ask import CONFIRM, Ask
from engine.core.play.codec import Answer
from engine.core.play.errors import RoundhouseError
from engine.core.play.facets import next_part
from engine.core.play.rng import HasRng
from engine.core.play.rules import Rules
from engine.core.play.table import Entry, Script, Table

S = TypeVar("S", bound=HasRng)

MAX_SCRIPTS_WITHOUT_ASK = 1000


class Astray(RoundhouseError):
    """The question is not the one that is to be answered."""

    key = "error-not-your-decision"


def _tell_nobody(entry: Entry) -> None:
    """Nobody is reading."""


def _never(playout: Playout[Any]) -> bool:
    return False


class Playout(Generic[S]):
    """A game that goes on from a state at a boundary, and changes that state.

    `asks` are the open questions by seat; `turns` counts the boundaries passed, `enough` decides at a boundary whether
    it stops there (without it, it goes on to the end), `over` says that the game has ended, `revealed` that something
    hidden was shown. Questions asked at once may be answered in any order.
    """

    __slots__ = (
        "_given",
        "_script",
        "_table",
        "_waiting",
        "asks",
        "enough",
        "over",
        "revealed",
        "rules",
        "state",
        "turns",
    )

    def __init__(self, rules: Rules[S, Any], state: S) -> None:
        self.rules = rules
        self.state = state
        self.turns = 0
        self.enough: Callable[[Playout[S]], bool] = _never
        self.over = False
        self.revealed = False
        self.asks: dict[int, Ask[Any]] = {}
        self._table = Table(state, _tell_nobody, self._reveal)
        self._waiting: list[Ask[Any]] = []
        self._given: dict[int, Any] = {}
        self._script: Script | None = None
        self._start()

    def answer(self, seat: int, key: str) -> None:
        """Answer what a seat is asked. Raises IllegalAnswer."""
        self._given[seat] = self.asks[seat].parse(key)
        del self.asks[seat]
        if not self.asks:
            self._step([self._given[ask.seat] for ask in self._waiting])

    def follow(self, answers: Iterable[Answer]) -> None:
        """Give the answers of a save (`Match`). Raises Astray or IllegalAnswer where the rules ask something else."""
        for answer in answers:
            if answer.kind == CONFIRM:
                continue
            part = ""
            while part != answer.key:
                ask = self.asks.get(answer.seat)
                if ask is None or (not part and ask.kind != answer.kind):
                    raise Astray(seat=answer.seat)
                part = next_part(ask, answer.key, part)
                self.answer(answer.seat, part)

    def play(self, decide: Callable[[Ask[Any]], str]) -> None:
        """Let `decide` answer everything until the game is over or it is enough."""
        while self.asks:
            seat, ask = next(iter(self.asks.items()))
            self.answer(seat, decide(ask))

    def watch(self, tell: Callable[[Entry], None], reveal: Callable[[], None]) -> None:
        """From here on `tell` and `reveal` are called for what is told and shown."""
        self._table.watch(tell, reveal)

    @property
    def lost(self) -> bool:
        """Whether something was lost that somebody might have had (`Table.lost`)."""
        return self._table.lost

    @property
    def at_once(self) -> bool:
        """Whether several seats were asked at once."""
        return len(self._waiting) > 1

    @property
    def secret(self) -> int:
        """How many of the questions asked at once have been answered, unseen by the others."""
        return len(self._given) if self.asks else 0

    def close(self) -> None:
        """End a script that still asks."""
        if self._script is not None:
            self._script.close()

    def _reveal(self) -> None:
        self.revealed = True

    def _start(self) -> None:
        for _ in range(MAX_SCRIPTS_WITHOUT_ASK):
            if self.enough(self):
                return
            self._script = self.rules.script(self._table)
            if self._script is None:
                self.over = True
                return
            if self._send(None):
                return
            self.turns += 1
        raise RuntimeError(f"{self.rules.key}: {MAX_SCRIPTS_WITHOUT_ASK} scripts in a row asked nothing")

    def _step(self, values: list[Any]) -> None:
        if not self._send(values):
            self.turns += 1
            self._start()

    def _send(self, values: list[Any] | None) -> bool:
        """Run the script to its next question; False if it has ended."""
        assert self._script is not None
        try:
            self._waiting = self._script.send(values)  # type: ignore[arg-type]
        except StopIteration:
            return False
        self._given = {}
        self.asks = {ask.seat: ask for ask in self._waiting}
        return True


class Horizon:
    """Where the playouts from one position stop, so that they can be compared: all at the same moment of the game.

    The first one finds it: after as many turns of each seat as the game says (`Advice.horizon`), the next moment that
    it names (`Advice.moment`), or its end.
    """

    def __init__(self, advice: Advice[Any], seats: int) -> None:
        self._moment = advice.moment
        self._least = inf if advice.horizon is None else 1 + advice.horizon * seats
        self._found: float | None = None
        self._now = 0

    def before(self, playout: Playout[Any]) -> Playout[Any]:
        """A playout that stops there."""
        self._now = self._moment(playout.state)
        playout.enough = self._reached
        return playout

    def settle(self) -> None:
        """A playout is over: if it found no such moment, there is none left."""
        self._found = inf if self._found is None else self._found

    def _reached(self, playout: Playout[Any]) -> bool:
        before, self._now = self._now, self._moment(playout.state)
        if self._found is None and playout.turns >= self._least and self._now > before:
            self._found = self._now
        return self._found is not None and self._now >= self._found


def assume(true: Any, other: Any) -> Any:
    """Make a value equal to another of its kind, in place as far as possible; returns it.

    A running script holds parts of its state: they stay the same objects.
    """
    if type(true) is not type(other):
        return other
    if isinstance(true, msgspec.Struct) and not true.__struct_config__.frozen:
        for name in true.__struct_fields__:
            setattr(true, name, assume(getattr(true, name), getattr(other, name)))
        return true
    if isinstance(true, list):
        true[:] = [assume(a, b) for a, b in zip(true, other, strict=False)] + other[len(true) :]
        return true
    if isinstance(true, dict):
        made = {key: assume(true[key], value) if key in true else value for key, value in other.items()}
        true.clear()
        true.update(made)
        return true
    return other
