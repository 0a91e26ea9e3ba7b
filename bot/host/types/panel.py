"""What one person can do at a table, and the picture that helps them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from bot.host.types.parcel import Ready
from bot.host.types.people import Name
from bot.host.types.queue import Elsewhere
from bot.host.types.table import Head, Waiting
from engine.core.play.ask import Ask, Shortcut
from engine.core.play.brief import Doing
from engine.core.play.msg import Msg
from engine.core.play.rules import Order
from renderers.account import Section

Final = Callable[[Sequence[str], bool], bool]
"""(keys, whether the button that gives them says that the turn ends) -> whether their player could not undo them
alone."""


def nothing(keys: Sequence[str], unasked: bool) -> bool:
    """Where everything can be undone."""
    return False


BESIDE = 3
"""This many plans stand beside their buttons, and have their letters in the picture; the others are with the other
moves."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A picture to draw, of how things stood when it was asked for.

    `name` is its file's: equal names are equal pictures. `request` is a pickled `renderers.Request` of a `game`.
    """

    name: str
    request: bytes = field(repr=False, compare=False)
    game: str = field(compare=False)

    @property
    def picture(self) -> str:
        """Which of the game's pictures it is."""
        return self.name.rpartition("-")[0]


@dataclass(frozen=True, slots=True)
class Told:
    """A table in words, as a person may see it. `game_id` is the number of the table, lesson or sandbox."""

    game_id: int
    game: str
    rev: int
    sections: Sequence[Section]


@dataclass(frozen=True, slots=True)
class Since:
    """What has happened since a person's last turn: the lines that they may read, by turn, oldest first; and in short.

    `at` is when that turn ended, None: they have had none. `cared`: a bot opponent has played in their place. `gained`
    are the points that seats have gained or lost since, `places` where the person stood then and stands now, from 1 on.
    """

    at: datetime | None
    turns: tuple[tuple[Msg, ...], ...]
    cared: bool = False
    deeds: tuple[Doing, ...] = ()
    gained: Mapping[int, int] = field(default_factory=dict)
    places: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class Panel:
    """What one person can do now, for their eyes only.

    `ask` is the decision (None: nothing to do, and `idle` says why in one sentence); `is_confirm` is true if it is the
    confirmation at the end of a turn. `settled` says that the step just taken can't be undone, because it revealed
    something. `story` is what has been done in the running turn as far as this person may read it; if that tells
    nothing of what is to be confirmed, `chosen` are its decisions, each with the answered key. `happened` is what their
    last click has finished. `waiting` are the people asked, no bot opponents. `orders` says whether they may give
    standing orders. `stale` is one sentence why the click was not applied (a fresh panel was made instead). `picture`
    is what helps most to decide, made at this very moment; if it is `numbered`, the options have their places in the
    list as numbers, from 1 on. `shortcuts` are whole plans by a digest of their keys, the best first. If `table` is
    true, the picture is that of the whole table instead; None: there is no other one. `clauses` are the numbers of the
    rules about the decision. `elsewhere` is the table that waits longest for a person who has nothing to do here;
    `final` says what can't be undone; `queued` is how many other tables wait for them. `confirms_at` is when the turn
    confirms itself; `cared` says that a bot opponent plays for this person; `note` is their own note; `free` are the
    seats of bot opponents that somebody who does not play may ask for. `since` is for a player who comes back to the
    table to decide, or to take their seat back. `back` is the turn that the table may go back to together, where this
    person can't undo anything; if they are `alone`, nobody has to agree. `hint` is the key that a bot opponent would
    answer, if this person has asked for that; if `hintable`, they may ask. `explained`: a beginner gets the decision
    explained. `sandbox`: they may try things out. `head` says which table it is. `waits`: this player has nothing to do
    until others have; `soon`: only bot opponents. `legible`: the panel asks whether they can read the picture, which
    has this layout (None: it does not ask). `ready` is what could not be sent to this person, from any table.
    """

    game_id: int
    game: str
    rev: int
    seat: int | None
    seat_names: tuple[Name, ...]
    picture: Wanted
    ask: Ask[Any] | None = None
    numbered: bool = False
    shortcuts: Mapping[str, Shortcut] = field(default_factory=dict)
    is_confirm: bool = False
    can_undo: bool = False
    settled: bool = False
    story: tuple[Doing, ...] = ()
    chosen: tuple[tuple[Ask[Any], str], ...] = ()
    happened: tuple[Doing, ...] = ()
    waiting: tuple[Waiting, ...] = ()
    over: bool = False
    orders: bool = False
    idle: Msg | None = None
    stale: Msg | None = None
    confirms_at: datetime | None = None
    cared: bool = False
    free: tuple[int, ...] = ()
    note: str | None = None
    since: Since | None = None
    table: bool | None = None
    clauses: tuple[str, ...] = ()
    elsewhere: Elsewhere | None = None
    queued: int = 0
    back: int | None = None
    alone: bool = False
    hint: str | None = None
    hintable: bool = False
    explained: bool = False
    sandbox: bool = False
    legible: str | None = None
    head: Head | None = None
    waits: bool = False
    soon: bool = False
    ready: Ready | None = None
    key: str | None = field(default=None, repr=False)
    """Opens the person's own page of the table in a browser; None: it has none."""
    final: Final = field(default=nothing, compare=False, repr=False)

    @property
    def beside(self) -> tuple[Shortcut, ...]:
        """The plans whose letters the picture has."""
        return tuple(self.shortcuts.values())[:BESIDE]


@dataclass(frozen=True, slots=True)
class Completion:
    """How a typed line of moves may go on: all of it, and its last key with the decision that this answers."""

    line: str
    key: str
    ask: Ask[Any]


@dataclass(frozen=True, slots=True)
class OrderSlot:
    """A kind of decision that a player may leave to a standing order, and the key of theirs (None: they are asked)."""

    kind: str
    orders: tuple[Order, ...]
    chosen: str | None = None


@dataclass(frozen=True, slots=True)
class OrderBook:
    """The standing orders of one person at a table; `happened` are the lines of what a new one answered at once."""

    game_id: int
    game: str
    rev: int
    seat_names: tuple[Name, ...]
    slots: tuple[OrderSlot, ...]
    happened: tuple[Msg, ...] = ()
