"""Ask: a decision that the game waits for, with every legal answer."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations, islice
from string import ascii_uppercase
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from engine.core.play.errors import RoundhouseError
from engine.core.play.msg import Msg


class Option(ABC):
    """A legal answer: a frozen value whose `str()` is its key.

    The key serves as button, autocomplete entry, log line, recorded move and test; once released it never changes. Keys
    are lower case: letters, digits, `-` and `/`; a `/` separates facets that a player may choose one after the other.
    """

    __slots__ = ()

    @abstractmethod
    def __str__(self) -> str:
        """The key."""
        ...

    @abstractmethod
    def label(self) -> Msg:
        """The label of the button, at most some 40 characters in any language; what distinguishes it comes first."""
        ...

    @abstractmethod
    def detail(self) -> Msg | None:
        """What it costs and brings (to others too), out of what the player has; None where the label says it all."""
        ...

    def group(self) -> Msg | None:
        """What it shares with its neighbours in a long list, such as "From New York"; None if nothing."""
        return None

    @property
    def ends_turn(self) -> bool:
        """Whether it ends the player's turn: the button says so, and it is the confirmation, too."""
        return False

    @property
    def declines(self) -> bool:
        """Whether it is the way out, such as Done or Pass. It is offered last, and says what the player gives up."""
        return False


T = TypeVar("T", bound=Option)


@dataclass(frozen=True, slots=True)
class Word(Option):
    """An option that is just a word, such as `pass`."""

    key: str
    text: Msg
    effect: Msg | None = None
    way_out: bool = False
    last: bool = False
    """Whether it ends the turn."""

    def __str__(self) -> str:
        return self.key

    def label(self) -> Msg:
        """The label of the button."""
        return self.text

    def detail(self) -> Msg | None:
        """What choosing it will do."""
        return self.effect

    @property
    def ends_turn(self) -> bool:
        """Whether it ends the turn."""
        return self.last

    @property
    def declines(self) -> bool:
        """Whether it is the way out."""
        return self.way_out


class Teller(Protocol):
    """Says what options cost and bring: a piece of advice that carries all it needs, even into another process."""

    def detail(self, option: Any, /) -> Msg | None:
        """The text of `Option.detail`; None where the label says it all."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice(Option):
    """An option of a game as its rules know it. When somebody reads what it costs and brings, the `teller` says it,
    which advice hands to it (`dataclasses.replace`)."""

    teller: Teller | None = field(default=None, compare=False, repr=False)

    def detail(self) -> Msg | None:
        """The teller's text."""
        return None if self.teller is None else self.teller.detail(self)


@dataclass(frozen=True, slots=True)
class Shortcut:
    """A whole plan that a player often wants: keys for decisions in a row, all of them or none.

    `label` says what sets it apart from the others, at most some 60 characters; `detail` what it costs and brings.
    """

    keys: tuple[str, ...]
    label: Msg
    detail: Msg | None = None

    def __str__(self) -> str:
        """What is typed to do the same."""
        return " ".join(self.keys)


P = TypeVar("P")


def lettered(plans: Iterable[P]) -> list[tuple[str, P]]:
    """Plans with the letters that lists and pictures give them: A, B, C."""
    return list(zip(ascii_uppercase, plans, strict=False))


@dataclass(frozen=True, slots=True)
class One:
    """Exactly one option."""


@dataclass(frozen=True, slots=True)
class Many:
    """From `least` to `most` different options; the key joins theirs with `+`, the empty choice is `none`."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Amount:
    """A whole number from `least` to `most` in steps of `step`, or one of the options (such as `pass`)."""

    least: int
    most: int
    step: int = 1

    def values(self) -> range:
        """Every legal number."""
        return range(self.least, self.most + 1, self.step)


Shape = One | Many | Amount
ONE = One()
NONE = "none"
MOST_DIGITS = 18
"""The longest amount that may be typed: reading thousands of digits takes long, or fails."""
CONFIRM = "confirm"


class IllegalAnswer(RoundhouseError):
    """The key is no legal answer to the pending Ask."""


class Hand:
    """What the running script holds as it asks, for advice and bot opponents, while the question is open.

    `holds` belongs to the script, and keeps changing; `note` says what the prompt can't know, when somebody reads it;
    `memo` is for what advice has found out about the question; `save` gives the position in which it is asked, None
    where no position is kept. It is not part of the question: any two are equal, and another process gets an empty one.
    """

    __slots__ = ("holds", "memo", "note", "save")

    def __init__(self, holds: Any = None, note: Callable[[], Msg] | None = None) -> None:
        self.holds = holds
        self.note = note
        self.memo: dict[str, Any] = {}
        self.save: Callable[[], Any] | None = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hand)

    def __hash__(self) -> int:
        return 0

    def __repr__(self) -> str:
        return "Hand()"

    def __reduce__(self) -> tuple[type[Hand], tuple[()]]:
        return Hand, ()


class Ask(msgspec.Struct, Generic[T], frozen=True):
    """What a seat has to decide. Never empty.

    `kind` names the decision (its prompt is the message `<game>-ask-<kind>`), `options` are the legal moves in rulebook
    order (`engine.core.play.reading` has the order in which they are shown), `private` hides them from everyone else,
    `default` is what a caretaker answers if that is not the first of `keys()`, `note` says what the prompt can't know
    (such as the steps that are left), `standing` lets a player answer in advance (`Rules.orders`), `closing` says that
    nothing else is left of the player's turn, `hand` is what the script holds.
    """

    seat: int
    kind: str
    options: Mapping[str, T]
    shape: Shape = ONE
    private: bool = False
    default: str | None = None
    noted: Msg | None = None
    standing: bool = False
    closing: bool = False
    hand: Hand = msgspec.field(default_factory=Hand)

    @property
    def note(self) -> Msg | None:
        """What the prompt can't know; made when it is read, and true while the question is open."""
        return self.noted if self.hand.note is None else self.hand.note()

    def parse(self, key: str) -> T | tuple[T, ...] | int:
        """The value behind a key: an option, a tuple of options (Many), or a number (Amount).

        Raises IllegalAnswer with the key if it is not legal.
        """
        shape = self.shape
        if isinstance(shape, Many):
            return self._parse_many(key, shape)
        if key in self.options:
            return self.options[key]
        # one answer has one key, so "07" and digits of other scripts are not legal
        if isinstance(shape, Amount) and key.isdecimal() and len(key) <= MOST_DIGITS:
            number = int(key)
            if str(number) == key and number in shape.values():
                return number
        raise IllegalAnswer(answer=key)

    def _parse_many(self, key: str, shape: Many) -> tuple[T, ...]:
        names = [] if key == NONE else key.split("+")
        if any(n not in self.options for n in names) or len(set(names)) < len(names):
            raise IllegalAnswer(answer=key)
        if not shape.least <= len(names) <= shape.most:
            raise IllegalAnswer(answer=key)
        return tuple(value for name, value in self.options.items() if name in names)

    def canonical(self, key: str) -> str:
        """The one spelling of a legal key, options in the order offered: `c+a` becomes `a+c`.

        Raises IllegalAnswer with the key if it is not legal.
        """
        return spelt(self.parse(key), key)

    def keys(self, limit: int = 500) -> list[str]:
        """The legal keys in order, the first `limit` of them."""
        return list(islice(self._all_keys(), limit))

    def _all_keys(self) -> Iterator[str]:
        if isinstance(self.shape, Many):
            for n in range(self.shape.least, min(self.shape.most, len(self.options)) + 1):
                for names in combinations(self.options, n):
                    yield "+".join(names) or NONE
            return
        yield from self.options
        if isinstance(self.shape, Amount):
            yield from map(str, self.shape.values())


def spelt(value: object, key: str) -> str:
    """The one spelling of the legal key that has this value; several options are in the order offered."""
    return "+".join(map(str, value)) or NONE if isinstance(value, tuple) else key
