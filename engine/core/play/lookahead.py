"""Looking ahead: run a script on a copy of the state, to see whether some answers lead to a good end."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

from engine.core.play.ask import Ask
from engine.core.play.rng import HasRng
from engine.core.play.table import Entry, Script, Table

S = TypeVar("S", bound=HasRng)

MOST_ANSWERS = 10_000
"""The most answers to try before looking ahead gives up."""


class GaveUp(UserWarning):
    """There was more to try than looking ahead tries, so nobody knows. It is an error wherever games are tested."""


class Unknown(Exception):
    """The script wants to know what nobody can know yet."""


def tell_nobody(entry: Entry) -> None:
    """A mere trial tells nothing."""


def _stop() -> None:
    raise Unknown


def blind(state: S, tell: Callable[[Entry], None] = tell_nobody) -> Table[S]:
    """A table to try something out on: any reveal or draw raises Unknown."""
    return Table(state, tell, _stop)


def reaches(
    script: Callable[[Table[S]], Script],
    start: Callable[[], S],
    good: Callable[[S], bool],
    *,
    seat: int,
    keys: Callable[[Ask[Any]], Iterable[str]] = Ask.keys,
    unknown: bool = False,
    most: int = MOST_ANSWERS,
) -> bool:
    """Whether `first` finds answers that lead to a good end.

    If it gives up, the answer is yes: a player can undo an option that leads nowhere, but can't take one that is not
    offered.
    """
    try:
        return first(script, start, good, seat=seat, keys=keys, unknown=unknown, most=most) is not None
    except GaveUp as more:
        warnings.warn(more, stacklevel=2)
        return True


def first(
    script: Callable[[Table[S]], Script],
    start: Callable[[], S],
    good: Callable[[S], bool],
    *,
    seat: int,
    keys: Callable[[Ask[Any]], Iterable[str]] = Ask.keys,
    unknown: bool = False,
    most: int = MOST_ANSWERS,
) -> tuple[str, ...] | None:
    """The first answers of `seat`, depth first, by which `script` ends in a state that is `good`; None: there are none.

    `start` makes the state to begin with, a new one for each way (`codec.copies`). `keys` are the answers to try at an
    Ask, in their order; a question without any is a dead end. What nobody can know ends a way: a reveal, chance, a
    question to another seat. Such a way is good if `unknown` says so. Raises GaveUp after `most` answers, counting
    those repeated on another way.
    """
    ways: list[tuple[str, ...]] = [()]
    left = most
    while ways:
        answers = ways.pop()
        left = _spend(left, len(answers))
        path = _Path(script, start(), seat)
        try:
            ask = path.go(answers)
            while ask is not None and (names := list(keys(ask))):
                ways += [(*answers, name) for name in reversed(names[1:])]
                answers = (*answers, names[0])
                left = _spend(left, 1)
                ask = path.go(names[:1])
            found = ask is None and good(path.state)
        except Unknown:
            found = unknown
        finally:
            path.close()
        if found:
            return answers
    return None


def _spend(left: int, answers: int) -> int:
    """How many answers may still be tried after these. Raises GaveUp if there are none left."""
    if answers > left:
        raise GaveUp("looking ahead gave up")
    return left - answers


class _Path(Generic[S]):
    """A script that runs on a state of its own."""

    def __init__(self, script: Callable[[Table[S]], Script], state: S, seat: int) -> None:
        self.state = state
        self._seat = seat
        self._script = script(blind(state))
        self._ask: Ask[Any] | None = None
        self._started = False

    def go(self, answers: Iterable[str]) -> Ask[Any] | None:
        """What is asked after these answers, None if the script has ended. Raises Unknown."""
        try:
            if not self._started:
                self._started = True
                self._wait(self._script.send(None))  # type: ignore[arg-type]
            for answer in answers:
                assert self._ask is not None
                self._wait(self._script.send([self._ask.parse(answer)]))
        except StopIteration:
            self._ask = None
        return self._ask

    def _wait(self, asks: list[Ask[Any]]) -> None:
        if [ask.seat for ask in asks] != [self._seat]:
            raise Unknown
        self._ask = asks[0]

    def close(self) -> None:
        """End a script that still asks."""
        self._script.close()
