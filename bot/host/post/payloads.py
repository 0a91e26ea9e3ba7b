"""Payloads: the content of a row of the outbox, a class for each kind.

The column `kind` is the tag. Fields that earlier versions did not write have a default, and unknown ones are ignored;
names and types stay, since processes of two versions may serve one database.
"""

from __future__ import annotations

from typing import ClassVar, TypeVar

import msgspec

from bot.host.post import lines
from bot.host.types.post import PostKind
from bot.store.tables.outbox import PostRow
from engine.core.play.msg import Msg
from engine.core.play.rules import Result

NONCE_BYTES = 12
"""Discord takes nonces of up to 25 characters; this makes 24."""


class Payload(msgspec.Struct, frozen=True):
    """The payload of a kind."""

    kind: ClassVar[PostKind]


P = TypeVar("P", bound=Payload)


def read(row: PostRow, what: type[P]) -> P:
    """What a row holds. Raises msgspec.ValidationError if it is of another kind."""
    return msgspec.json.decode(row.payload, type=what)


class Lobby(Payload, frozen=True):
    """The lobby as it then stands."""

    kind = PostKind.LOBBY


class Table(Payload, frozen=True):
    """The log lines from `first` to before `end`, a ping to the seats `pings`, points and round of revision `rev`."""

    kind = PostKind.TABLE
    rev: int
    turn: int
    first: int
    end: int
    pings: tuple[int, ...] = ()
    points: Result | None = None
    round: int | None = None
    rounds: int | None = None


class Reminder(Payload, frozen=True):
    """The `count`-th to the one seat in `pings`, with what was told in the log lines from `first` to before `end`."""

    kind = PostKind.REMINDER
    pings: tuple[int, ...]
    count: int = 0
    last: bool = False
    first: int = 0
    end: int = 0


class Notice(Payload, frozen=True):
    """One sentence, a message as `lines.dump_msg` writes it, with a ping to `users`."""

    kind = PostKind.NOTICE
    text: str
    users: tuple[int, ...] = ()
    last: bool = False

    @property
    def said(self) -> Msg:
        """The sentence."""
        return lines.load_msg(self.text)


class Idle(Payload, frozen=True):
    """The question to the host in `users` what to do with their lobby, which otherwise `closes` at a time."""

    kind = PostKind.IDLE
    users: tuple[int, ...]
    closes: float


class Found(Payload, frozen=True):
    """The `users` who looked for a table and have a seat at this one, with a ping to this many of the first of them."""

    kind = PostKind.FOUND
    users: tuple[int, ...]
    awake: int


class Upcoming(Payload, frozen=True):
    """The one seat in `pings`, of the one user in `users`, is next."""

    kind = PostKind.UPCOMING
    pings: tuple[int, ...]
    users: tuple[int, ...]
    text: str

    @property
    def said(self) -> Msg:
        """The sentence."""
        return lines.load_msg(self.text)


class Vote(Payload, frozen=True):
    """A vote by its number, with a ping to `users`."""

    kind = PostKind.VOTE
    vote: int
    users: tuple[int, ...] = ()


class Retired(Payload, frozen=True):
    """The message that loses its buttons."""

    kind = PostKind.RETIRED
    message: int


class Panels(Payload, frozen=True):
    """The watched panels of `users`, which are brought up to date."""

    kind = PostKind.PANELS
    users: tuple[int, ...]


class Erase(Payload, frozen=True):
    """The message of the row that it `erases` (a column) is deleted."""

    kind = PostKind.ERASE


class Digest(Payload, frozen=True):
    """The digest that was `written` then, in seconds since 1970, for the first time or (`edit`) brought up to date.

    None: earlier versions did not note it.
    """

    kind = PostKind.DIGEST
    edit: bool = False
    written: float | None = None


class Room(Payload, frozen=True):
    """The place where a table will live."""

    kind = PostKind.ROOM


class Thread(Payload, frozen=True):
    """The thread of the message that stands in the channel."""

    kind = PostKind.THREAD


class Seated(Payload, frozen=True):
    """Who is let into the thread."""

    kind = PostKind.SEATED
    users: tuple[int, ...] = ()


class Archive(Payload, frozen=True):
    """The thread of the table."""

    kind = PostKind.ARCHIVE


class Welcome(Payload, frozen=True):
    """The bot's introduction to a server; the `channels` to try if this one does not take it."""

    kind = PostKind.WELCOME
    channels: tuple[int, ...] = ()


class Tables(Payload, frozen=True):
    """The list of the tables that can be joined in a server, as it then stands."""

    kind = PostKind.TABLES


class Told(Payload, frozen=True):
    """One sentence to somebody, as in `Notice`: privately, or else, in a channel, with a ping to `users`.

    `channel` is where it is said if they take no private messages.
    """

    kind = PostKind.TOLD
    text: str
    users: tuple[int, ...]
    channel: int | None = None

    @property
    def said(self) -> Msg:
        """The sentence."""
        return lines.load_msg(self.text)


class Unlisted(Payload, frozen=True):
    """The `message` of a list that has moved, or is gone."""

    kind = PostKind.UNLISTED
    message: int


class Picture(Payload, frozen=True):
    """The pictures that the `message` of the row `of` lacks."""

    kind = PostKind.PICTURE
    of: int
    message: int
