"""What is delivered to Discord: a class for each kind of post, with what its layout shows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import ClassVar

from bot.host.types.queue import Queue
from bot.host.types.server import Offer
from bot.host.types.table import GameCard, VoteCard
from engine.core.play.brief import Doing
from engine.core.play.msg import Msg


class PostKind(StrEnum):
    """The name of a row of the outbox; the classes below say what each kind is.

    `picture` has none: it is delivered as the lobby or table message that was sent without its picture, which is then
    `late`.
    """

    LOBBY = "lobby"
    TABLE = "table"
    REMINDER = "reminder"
    NOTICE = "notice"
    VOTE = "vote"
    RETIRED = "retired"
    ERASE = "erase"
    DIGEST = "digest"
    UPCOMING = "upcoming"
    ROOM = "room"
    THREAD = "thread"
    SEATED = "seated"
    ARCHIVE = "archive"
    PICTURE = "picture"
    PANELS = "panels"
    WELCOME = "welcome"
    TABLES = "tables"
    UNLISTED = "unlisted"
    IDLE = "idle"
    FOUND = "found"
    TOLD = "told"


@dataclass(frozen=True, slots=True)
class Ping:
    """A player who is asked: seat, user, and the kind of decision."""

    seat: int
    user_id: int
    kind: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Addressed:
    """What all posts have: their table, their address, and whether they may have been sent already.

    A post goes to `channel_id`, or (None) to the direct messages of `user_id`. `locale` is the reader's language.
    `pings` are those asked who still have to decide, and `voters` other users, as far as they may be pinged.
    `message_id`: edit this message instead of sending one. A `silent` one is announced to nobody. `maybe_sent` is when
    an earlier attempt began whose outcome is unknown (the process died): if that is longer ago than Discord remembers
    nonces, look for the message before sending it again. If it is not `needed` any more, it is only looked for: what
    stands is then deleted.
    """

    kind: ClassVar[PostKind]
    post_id: int
    card: GameCard
    channel_id: int | None = None
    user_id: int | None = None
    locale: str | None = None
    pings: tuple[Ping, ...] = ()
    voters: tuple[int, ...] = ()
    message_id: int | None = None
    maybe_sent: datetime | None = None
    silent: bool = False
    needed: bool = True

    @property
    def rev(self) -> int:
        """The revision of the table that its buttons belong to."""
        return self.card.rev

    @property
    def guild_id(self) -> int | None:
        """The server of its table."""
        return self.card.venue.guild_id

    @property
    def late(self) -> bool:
        """Whether `message_id` should get the pictures that it lacks."""
        return False


@dataclass(frozen=True, slots=True, kw_only=True)
class Pictured(Addressed):
    """A message with pictures, for which it may wait for `patience` seconds, and then goes without.

    If it is `late`, `message_id` should get the pictures that it lacks, and waits for all of them.
    """

    patience: float = 0.0
    late: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class LobbyPost(Pictured):
    """The lobby message, edited if it stands."""

    kind = PostKind.LOBBY


@dataclass(frozen=True, slots=True, kw_only=True)
class ForumPost(Pictured):
    """The forum post that is the lobby of a table; its id is that of the thread."""

    kind = PostKind.ROOM


@dataclass(frozen=True, slots=True, kw_only=True)
class TablePost(Pictured):
    """The table message after a turn, with what was done since the one before, oldest first.

    Its card has the revision and the points of that moment.
    """

    kind = PostKind.TABLE
    deeds: tuple[Doing, ...] = ()

    @property
    def lines(self) -> tuple[Msg, ...]:
        """Everything that is told, in order."""
        return tuple(part for deed in self.deeds for part in deed.parts)


@dataclass(frozen=True, slots=True, kw_only=True)
class ReminderPost(Addressed):
    """A ping to one player, the newest log `lines`, and which reminder it is (`count`).

    That is from 1; 0: their turn came in their quiet hours, which are over. After the `last` none follows. `idle` are
    the seats of those who wait and are there; `many`: this many tables wait for the player, who is offered one message
    a day instead of pings.
    """

    kind = PostKind.REMINDER
    count: int
    last: bool
    lines: tuple[Msg, ...] = ()
    idle: tuple[int, ...] = ()
    many: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class NoticePost(Addressed):
    """One sentence to the channel, or privately to a user; the game has ended with the `last`."""

    kind = PostKind.NOTICE
    text: Msg
    last: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class IdlePost(Addressed):
    """A ping to the host of a lobby where nothing has happened for days: what should the bot do with it?"""

    kind = PostKind.IDLE
    closes: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class FoundPost(Addressed):
    """The `people` who looked for a table have a seat at this one: do they want to play?"""

    kind = PostKind.FOUND
    people: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class UpcomingPost(Addressed):
    """A ping to one of `voters`, whose turn follows."""

    kind = PostKind.UPCOMING
    text: Msg


@dataclass(frozen=True, slots=True, kw_only=True)
class VotePost(Addressed):
    """A question for the table to decide together, edited with each ballot; `voters` are those who are asked."""

    kind = PostKind.VOTE
    vote: VoteCard


@dataclass(frozen=True, slots=True, kw_only=True)
class DigestPost(Addressed):
    """Everything that waits for a user, told privately once a day."""

    kind = PostKind.DIGEST
    queue: Queue


@dataclass(frozen=True, slots=True, kw_only=True)
class RoomPost(Addressed):
    """The message in the channel from which the thread of a table starts."""

    kind = PostKind.ROOM


@dataclass(frozen=True, slots=True, kw_only=True)
class ThreadPost(Addressed):
    """No message: open the thread of `message_id`."""

    kind = PostKind.THREAD
    message_id: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatedPost(Addressed):
    """No message: let `voters` see the thread."""

    kind = PostKind.SEATED


@dataclass(frozen=True, slots=True, kw_only=True)
class ArchivePost(Addressed):
    """No message: close the thread that was opened for the table, after everything else."""

    kind = PostKind.ARCHIVE


@dataclass(frozen=True, slots=True, kw_only=True)
class RetiredPost(Addressed):
    """An older message, of a table or a private one, whose buttons are removed."""

    kind = PostKind.RETIRED
    message_id: int


@dataclass(frozen=True, slots=True)
class WatchedPanel:
    """A panel of a user, in their language, and the token by which it may be edited for some minutes.

    `message_id` is the message that shows it, as far as that is known.
    """

    user_id: int
    token: str = field(repr=False)
    locale: str | None
    message_id: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PanelsPost(Addressed):
    """No message of its own: panels, edited as far as possible, as things stand."""

    kind = PostKind.PANELS
    panels: tuple[WatchedPanel, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ErasePost(Addressed):
    """A message that is deleted itself."""

    kind = PostKind.ERASE
    message_id: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerPost:
    """What is posted to a server and belongs to none of its tables.

    It is for nobody in particular, so nobody is pinged, except by a TellPost. `locale`, `message_id`, `maybe_sent` and
    `silent` are as in a post of a table.
    """

    kind: ClassVar[PostKind]
    post_id: int
    guild_id: int
    channel_id: int | None
    user_id: int | None = None
    locale: str | None = None
    message_id: int | None = None
    maybe_sent: datetime | None = None
    silent: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class WelcomePost(ServerPost):
    """The bot's introduction and what it lacks there, with a picture of a board if it is `pictured`."""

    kind = PostKind.WELCOME
    pictured: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class TablesPost(ServerPost):
    """The list of the tables that can be joined, the first of them with their `cards`."""

    kind = PostKind.TABLES
    offers: tuple[Offer, ...]
    cards: Mapping[int, GameCard]


@dataclass(frozen=True, slots=True, kw_only=True)
class TellPost(ServerPost):
    """A sentence to a user, privately (`user_id`); or in a channel, where `named` is mentioned, and pinged unless it is
    silent.
    """

    kind = PostKind.TOLD
    text: Msg
    named: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class UnlistedPost(ServerPost):
    """A list that is deleted."""

    kind = PostKind.UNLISTED
    message_id: int


Message = (
    LobbyPost
    | ForumPost
    | TablePost
    | ReminderPost
    | NoticePost
    | IdlePost
    | FoundPost
    | UpcomingPost
    | VotePost
    | DigestPost
    | RoomPost
)
"""What is sent, or edited, and has a layout."""
Deed = ThreadPost | SeatedPost | ArchivePost | RetiredPost | ErasePost | PanelsPost
"""What is done to a thread, or to existing messages."""
Post = Message | Deed
"""What a table posts."""
