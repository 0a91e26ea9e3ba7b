"""Request: a picture that somebody wants, and the picture they get."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from engine.core.play.ask import Ask, Shortcut
from engine.core.play.msg import Msg
from engine.core.play.standings import Result

OVERVIEW = "overview"
PLAYER = "player"
"""The board of one seat, if a game has such a picture."""
RESULT = "result"
"""The score sheet; every game has it."""
COURSE = "course"
"""What everybody could expect turn by turn; every game has it."""
ROUNDS = "rounds"
"""Everybody's points after each round, in a game that scores by rounds; on a phone the sheet seldom has room for it."""
RATINGS = "ratings"
"""How the ratings of a title on a server developed, and how many people have which; the view is a `Ratings`."""
KEY = "key"
"""The signs of a game, if it has such a picture."""
WIDE, PORTRAIT, LARGE = "wide", "portrait", "large"
"""The layouts: for a screen, for a phone held upright, and for that with even larger type."""
LAYOUTS = (WIDE, PORTRAIT, LARGE)

V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Request(Generic[V]):
    """Everything a picture depends on: equal requests give the same bytes.

    `seat` is the one whose board or hand is shown (None: the view's reader, or the one who acts); what differs from the
    view `before` is ringed; `ask` is the decision to help with, whose options are marked; `plans` are the shortcuts
    offered with it, lettered A, B, C, and `clause` is the rule it is about; `confirming`: the view's reader has yet to
    confirm what they did. `names` are those of the seats, as far as they are known; `title` is the table's title
    (empty: none); `width` is in pixels (200 to 3200); `layout` is one of LAYOUTS. The picture RESULT shows the
    `result`, ROUNDS its history by round, COURSE by turn; no other picture needs it.
    """

    game: str
    view: V
    picture: str = OVERVIEW
    seat: int | None = None
    before: V | None = None
    ask: Ask[Any] | None = None
    plans: tuple[Shortcut, ...] = ()
    clause: str = ""
    confirming: bool = False
    names: tuple[str | Msg, ...] = ()
    locale: str = "en"
    theme: str = "light"
    width: int = 1600
    layout: str = WIDE
    result: Result | None = None
    title: str = ""


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG, and what it shows in words (at most 1,024 characters)."""

    png: bytes = field(repr=False)
    alt: str
