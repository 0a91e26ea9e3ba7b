"""What is delivered to Discord."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from bot.host.types.queue import Queue
from bot.host.types.table import GameCard, VoteCard
from engine.core.play.msg import Msg


class PostKind(StrEnum):
    """lobby: the lobby message (edited if `message_id` is set). table: the table message after a turn.

    reminder: a ping to one player. notice: one sentence (`text`) to the channel, or privately to `user_id`.
    vote: what the table is to decide together (`vote`), edited with each ballot. retired: an older table message
    (`message_id`), whose buttons are taken away. erase: take away `message_id` itself. digest: all that waits for
    `user_id` (`queue`), once a day. upcoming: a ping to one of `voters`, whose turn follows. room: the message in the
    channel from which the thread of a table starts, or the post in a forum that is its lobby; its id is that of the
    thread. thread: open the thread of `message_id`. seated: let `voters` see the thread. archive: close the thread that
    was opened for the table, after all else. picture: a lobby or table message that was sent without its picture gets
    it, behind all posts (such a post is delivered as one of that kind which is `late`).
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


@dataclass(frozen=True, slots=True)
class Ping:
    """A player who is asked: seat, user, and the kind of decision."""

    seat: int
    user_id: int
    kind: str


@dataclass(frozen=True, slots=True)
class Post:
    """A message to deliver.

    It goes to `channel_id`, or (a notice) to the direct messages of `user_id`. `locale` is the reader's language.
    `turns` are the public log lines since the post before (of a reminder: the newest ones), by turn, oldest first.
    `pings` are those asked who still have to decide; `voters` are the users who are asked to vote and may be pinged;
    `count` is the number of this reminder (from 1; 0: it became their turn in their quiet hours, which are over), and
    `last` says that none will follow, or that the game has ended with this notice.
    `message_id`: edit this message instead of sending one.
    `maybe_sent` is when an earlier attempt began whose outcome is unknown (the process died): if that is longer ago
    than Discord remembers nonces, look for the message before sending it again.
    It is not `needed` if it is to be looked for only, since nobody needs it any more: what stands is then taken away.
    It may wait for its pictures for `patience` seconds, and then goes without. If it is `late`, `message_id` is to get
    the pictures that it lacks, and waits for all of them.
    """

    post_id: int
    kind: PostKind
    card: GameCard
    channel_id: int | None
    user_id: int | None = None
    locale: str | None = None
    rev: int = 0
    turns: tuple[tuple[Msg, ...], ...] = ()
    pings: tuple[Ping, ...] = ()
    count: int = 0
    last: bool = False
    text: Msg | None = None
    message_id: int | None = None
    vote: VoteCard | None = None
    voters: tuple[int, ...] = ()
    queue: Queue | None = None
    maybe_sent: datetime | None = None
    silent: bool = False
    needed: bool = True
    patience: float = 0.0
    late: bool = False

    @property
    def lines(self) -> tuple[Msg, ...]:
        """The log lines of all turns, in order."""
        return tuple(line for turn in self.turns for line in turn)
