"""Table: what a rule may touch."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator, Iterable, Mapping
from types import coroutine
from typing import Any, Generic, TypeVar, overload

import msgspec

from engine.core.ask import ONE, Amount, Ask, Many, One, Option, Shape
from engine.core.msg import Msg
from engine.core.rng import HasRng, Rng

S = TypeVar("S", bound=HasRng)
T = TypeVar("T", bound=Option)

Script = Coroutine[list[Ask[Any]], list[Any], None]
"""What one seat (or several at once) does until the next boundary."""


@coroutine
def _wait(asks: list[Ask[Any]]) -> Generator[list[Ask[Any]], list[Any], list[Any]]:
    return (yield asks)


class Entry(msgspec.Struct, frozen=True):
    """A line of the game's log. `to` is the only seat that may read it, None for everybody."""

    msg: Msg
    to: int | None = None


class Table(Generic[S]):
    """The state and the four things a script does besides changing it: choose, tell, reveal, draw.

    `reveal` and `tell` are handed in by the Match that runs the script.
    """

    __slots__ = ("_rng", "_tell", "reveal", "state")

    def __init__(self, state: S, tell: Callable[[Entry], None], reveal: Callable[[], None]) -> None:
        self.state = state
        self._tell = tell
        self.reveal = reveal
        """Call it when hidden information was shown: what was answered so far can't be undone any more."""
        self._rng = Rng(state)

    @property
    def rng(self) -> Rng:
        """Chance. Drawing is a reveal."""
        self.reveal()
        return self._rng

    def tell(self, msg: Msg, to: int | None = None) -> None:
        """Write a line into the log, for everybody or for one seat."""
        self._tell(Entry(msg, to))

    @overload
    async def choose(
        self,
        seat: int,
        kind: str,
        options: Iterable[T],
        shape: One = ...,
        *,
        private: bool = ...,
        default: str | None = ...,
        note: Msg | None = ...,
        standing: bool = ...,
    ) -> T: ...

    @overload
    async def choose(
        self,
        seat: int,
        kind: str,
        options: Iterable[T],
        shape: Many,
        *,
        private: bool = ...,
        default: str | None = ...,
        note: Msg | None = ...,
        standing: bool = ...,
    ) -> tuple[T, ...]: ...

    @overload
    async def choose(
        self,
        seat: int,
        kind: str,
        options: Iterable[T],
        shape: Amount,
        *,
        private: bool = ...,
        default: str | None = ...,
        note: Msg | None = ...,
        standing: bool = ...,
    ) -> T | int: ...

    async def choose(
        self,
        seat: int,
        kind: str,
        options: Iterable[T],
        shape: Shape = ONE,
        *,
        private: bool = False,
        default: str | None = None,
        note: Msg | None = None,
        standing: bool = False,
    ) -> T | tuple[T, ...] | int:
        """Ask `seat` to decide and return the value of its answer. A single legal answer is taken without asking.

        `standing` marks a decision that a player may leave to a standing order, such as one that falls to them in the
        middle of another's turn.
        """
        legal = {str(option): option for option in options}
        if shape is ONE and len(legal) == 1:
            return next(iter(legal.values()))
        (answer,) = await _wait([Ask(seat, kind, legal, shape, private, default, note, standing)])
        return answer  # type: ignore[no-any-return]

    async def choose_each(self, kind: str, options: Mapping[int, Iterable[T]], *, private: bool = True) -> dict[int, T]:
        """Ask several seats at once, one option each; nobody's answer is seen before all have answered."""
        legal = {seat: {str(o): o for o in offered} for seat, offered in options.items()}
        answers = await _wait([Ask(seat, kind, offered, ONE, private) for seat, offered in legal.items()])
        return dict(zip(legal, answers, strict=True))
