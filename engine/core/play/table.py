"""Table: what a rule may touch."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import coroutine
from typing import Any, Generic, TypeVar, overload

import msgspec

from engine.core.play.ask import ONE, Amount, Ask, Hand, Many, One, Option, Shape
from engine.core.play.msg import Msg
from engine.core.play.rng import HasRng, Rng

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


Note = Msg | Callable[[], Msg] | None
"""What a prompt can't know, or a function that says it when somebody reads the question."""


@dataclass(frozen=True, slots=True)
class Interlude(Generic[T]):
    """What a player may do at any time while something else has to be decided, such as selling a share.

    `options` are the ways open now, none where it is impossible; `act` carries one out. Both are called again after
    each interlude.
    """

    options: Callable[[], Iterable[T]]
    act: Callable[[T], Awaitable[None]]


class Table(Generic[S]):
    """The state and the four things a script does besides changing it: choose, tell, reveal, draw.

    The Match that runs the script hands in `reveal` and `tell`.
    """

    __slots__ = ("_rng", "_tell", "lost", "reveal", "state")

    def __init__(self, state: S, tell: Callable[[Entry], None], reveal: Callable[[], None]) -> None:
        self.state = state
        self._tell = tell
        self.reveal = reveal
        """Call it when hidden information is shown: the answers so far can no longer be undone."""
        self.lost = False
        """Set it where an answer has cost the player something they might have had: then even players who don't confirm
        turns confirm this one."""
        self._rng = Rng(state)

    def watch(self, tell: Callable[[Entry], None], reveal: Callable[[], None]) -> None:
        """From here on call these for what is told, and at a reveal."""
        self._tell, self.reveal = tell, reveal

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
        note: Note = ...,
        standing: bool = ...,
        closing: bool = ...,
        between: Sequence[Interlude[Any]] = ...,
        pause: bool = ...,
        always: bool = ...,
        hand: Any = ...,
    ) -> T: ...

    @overload
    async def choose(
        self,
        seat: int,
        kind: str,
        options: Callable[[], Iterable[T]],
        shape: One = ...,
        *,
        private: bool = ...,
        default: str | None = ...,
        note: Note = ...,
        standing: bool = ...,
        closing: bool = ...,
        between: Sequence[Interlude[Any]],
        pause: bool = ...,
        always: bool = ...,
        hand: Any = ...,
    ) -> T | None: ...

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
        note: Note = ...,
        standing: bool = ...,
        closing: bool = ...,
        hand: Any = ...,
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
        note: Note = ...,
        standing: bool = ...,
        closing: bool = ...,
        hand: Any = ...,
    ) -> T | int: ...

    async def choose(
        self,
        seat: int,
        kind: str,
        options: Iterable[T] | Callable[[], Iterable[T]],
        shape: Shape = ONE,
        *,
        private: bool = False,
        default: str | None = None,
        note: Note = None,
        standing: bool = False,
        closing: bool = False,
        between: Sequence[Interlude[Any]] = (),
        pause: bool = False,
        always: bool = False,
        hand: Any = None,
    ) -> T | tuple[T, ...] | int | None:
        """Ask `seat` to decide and return the value of its answer. A single legal answer is taken without asking.

        `standing` marks a decision that a player may leave to a standing order, such as one that falls to them in the
        middle of another's turn.

        `closing` marks a decision after which nothing is left of the player's own turn.

        `between` is what the player may do before deciding: its options are offered after those of the decision, but
        before the way out; the one chosen is carried out, and the question is asked again. Options that this may change
        are given as a function; when it has none, there is nothing to decide and the answer is None. With `pause` even
        a single legal answer is asked, as long as the player can do something before it; with `always` in any case. A
        `default` that is not offered is ignored. `hand` is what advice for the seat may look at while the question is
        open.
        """
        given = options if callable(options) else list(options)
        later, said = (note, None) if callable(note) else (None, note)
        while True:
            legal = {str(option): option for option in (given() if callable(given) else given)}
            if not legal and callable(given):
                return None
            only = shape is ONE and len(legal) == 1 and not always
            openings = _openings(between, legal) if between and (pause or not only) else NOTHING
            if only and not openings:
                return next(iter(legal.values()))
            offered = _in_order(legal, openings)
            if between and default not in offered:
                default = None
            held = Hand(hand, later)
            (answer,) = await _wait([Ask(seat, kind, offered, shape, private, default, said, standing, closing, held)])
            if not openings or str(answer) not in openings:
                return answer  # type: ignore[no-any-return]
            option, interlude = openings[str(answer)]
            await interlude.act(option)

    async def choose_each(
        self, kind: str, options: Mapping[int, Iterable[T]], *, private: bool = True, hand: Any = None
    ) -> dict[int, T]:
        """Ask several seats at once, one option each; nobody sees an answer before all have answered. `hand` is as in
        `choose`."""
        legal = {seat: {str(o): o for o in offered} for seat, offered in options.items()}
        asks = [Ask(seat, kind, offered, ONE, private, hand=Hand(hand)) for seat, offered in legal.items()]
        answers = await _wait(asks)
        return dict(zip(legal, answers, strict=True))


Openings = Mapping[str, tuple[Any, Interlude[Any]]]
"""What can be done before a decision, by key: the option, and the interlude that it belongs to."""
NOTHING: Openings = {}


def _in_order(legal: dict[str, Any], openings: Openings) -> dict[str, Any]:
    """The options of a decision, what can be done before it, the ways out."""
    ways_out = [key for key, option in legal.items() if option.declines]
    if not openings and (not ways_out or ways_out == list(legal)[-len(ways_out) :]):
        return legal
    opened = {key: option for key, (option, _) in openings.items()}
    return {key: legal[key] for key in legal if key not in ways_out} | opened | {key: legal[key] for key in ways_out}


def _openings(between: Sequence[Interlude[Any]], legal: Mapping[str, Any]) -> Openings:
    found = {str(option): (option, interlude) for interlude in between for option in interlude.options()}
    twice = found.keys() & legal.keys()
    if twice:
        raise RuntimeError(f"an interlude and the decision both offer {', '.join(sorted(twice))}")
    return found
