"""What the application hands to whoever shows it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Any

from engine.core.ahead.policy import EASY, HARD, NORMAL
from engine.core.play.ask import Ask, Shortcut
from engine.core.play.codec import Answer
from engine.core.play.msg import Msg
from engine.core.play.rules import Order, Result

IMPORTED = "imported"
"""What stands in place of a practice opponent's level where somebody has played elsewhere, in a game from a file."""
Name = str | Msg
"""What a seat is called: people as the server calls them, a practice opponent with its level."""


def called(name: str, policy: str | None, user_id: int | None = None) -> Name:
    """What to call who sits on a seat: a person, or a practice opponent, whose level is told in the reader's words.

    Whoever wanted to be forgotten has a negative id, and a name that is not theirs.
    """
    if user_id is not None and user_id < 0:
        return Msg("former-player", name=name)
    return Msg(f"opponent-{policy}", name=name) if policy in (EASY, NORMAL, HARD) else name


@dataclass(frozen=True, slots=True)
class Person:
    """Who acts. `name` is how the server calls them, `locale` the language in which the bot talks to them (`cs`)."""

    user_id: int
    name: str
    locale: str | None = None


class Room(StrEnum):
    """What the bot opens for a table: a thread in a channel, or a post in a forum."""

    THREAD = "thread"
    POST = "post"


@dataclass(frozen=True, slots=True)
class Venue:
    """Where a table stands. A thread counts as a channel; `parent_id` is then the channel it belongs to.

    `locale` is the language of the server, in which public posts are written. `room` is what the bot opens for the
    table (None: nothing); until it is there, `channel_id` is `parent_id`.
    """

    guild_id: int | None
    channel_id: int
    parent_id: int | None = None
    locale: str | None = None
    room: Room | None = None


class Status(StrEnum):
    """The life of a table: people gather, they play, the game is over; or somebody ended it early."""

    LOBBY = "lobby"
    LIVE = "live"
    OVER = "over"
    ENDED = "ended"


@dataclass(frozen=True, slots=True)
class SeatCard:
    """A seat (0-based) and who sits on it: a user, or a practice opponent (`policy`); in a lobby only people sit.

    `caretaker` is the practice opponent that plays for the user at present; `away` is until when the user is away;
    `ready`, in a lobby, whether they want to play as its host has chosen, and `in_time` how many percent of their moves
    were in time (None: not known).
    """

    seat: int
    name: str
    user_id: int | None
    policy: str | None = None
    caretaker: str | None = None
    away: datetime | None = None
    ready: bool = False
    in_time: int | None = None


@dataclass(frozen=True, slots=True)
class Waiting:
    """A seat that the game waits for: the kind of decision (prompt `<game>-ask-<kind>`) and since when.

    `until` is when the player's time will be over (None: no clock runs), `away` until when they are away.
    """

    seat: int
    kind: str
    since: datetime
    until: datetime | None = None
    away: datetime | None = None


@dataclass(frozen=True, slots=True)
class GameCard:
    """A table as everybody may see it.

    `wanted` is the number of seats asked for (None: as many as join), `opponents` the practice opponent that fills
    empty ones at the start. `result` is the public score so far (None in a lobby and in lists of games).
    `trouble` is why the last post could not be delivered (None: all is well). `variants` are those worth telling.
    `pace`, `overtime`: bot.host.post.pace; `paused`: no clock runs, and nobody is reminded; `learning`: the panel gives
    hints; `unrated`: nobody's rating changes; `sandbox`: players may try things out in one;
    `language`: of its posts (None: that of its server).
    """

    game_id: int
    game: str
    status: Status
    venue: Venue
    host_id: int
    variants: Mapping[str, str]
    wanted: int | None
    opponents: str | None
    seats: tuple[SeatCard, ...]
    rev: int
    waiting: tuple[Waiting, ...] = ()
    result: Result | None = None
    lobby_message: int | None = None
    table_message: int | None = None
    trouble: str | None = None
    pace: str | None = None
    overtime: str = "tell"
    paused: bool = False
    learning: bool = False
    unrated: bool = False
    sandbox: bool = True
    language: str | None = None

    @property
    def seat_names(self) -> tuple[Name, ...]:
        """The names by seat."""
        return tuple(called(seat.name, seat.policy, seat.user_id) for seat in self.seats)

    def seat_of(self, user_id: int) -> int | None:
        """The seat of a user, None if they do not play."""
        return next((s.seat for s in self.seats if s.user_id == user_id), None)


@dataclass(frozen=True, slots=True)
class Wanted:
    """A picture to be drawn, of how things stood when it was asked for.

    `name` is its file's: equal names are equal pictures. `request` is a pickled `renderers.Request`.
    """

    name: str
    request: bytes = field(repr=False, compare=False)


@dataclass(frozen=True, slots=True)
class Ranked:
    """Somebody in a leaderboard, by name, or a practice opponent by its level: `points` are their rating, after
    so many rated `games`; `place` is from 1 on, None: the rating is provisional. `own`: it is who asks.
    """

    name: str
    points: int
    games: int
    place: int | None = None
    own: bool = False


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """Who plays a title best on a server, the best first; practice opponents apart.

    `unlisted`: who asks does not want to be seen by others. `picture`: how the best have come there (None: nobody was
    rated twice).
    """

    game: str
    people: tuple[Ranked, ...]
    opponents: tuple[Ranked, ...] = ()
    unlisted: bool = False
    picture: Wanted | None = None


@dataclass(frozen=True, slots=True)
class Counted:
    """So many games, how many were won, and how many wins chance alone would bring."""

    games: int
    won: int
    expected: float


@dataclass(frozen=True, slots=True)
class Source:
    """Points from a source in the mean of a game: one's `own`, and those of all at the table."""

    name: str
    own: float
    table: float


@dataclass(frozen=True, slots=True)
class Title:
    """What somebody has played of a title: all, and by how many compete.

    `mean` and `best` points are those of games that went to their end (None: none did), `sources` where they come from.
    """

    game: str
    all: Counted
    sizes: tuple[tuple[int, Counted], ...]
    mean: float | None
    best: int | None
    sources: tuple[Source, ...]


@dataclass(frozen=True, slots=True)
class Stats:
    """What somebody's finished games say about them, on this `server` or anywhere.

    `seconds` is the mean time of a move, `in_time` how many percent were in time (None: not known); `mates` are the
    names with whom they have played most, and how many games, for themselves (`own`) only.
    """

    name: str
    own: bool
    server: bool
    all: Counted
    titles: tuple[Title, ...]
    seconds: float | None
    in_time: int | None
    mates: tuple[tuple[Name, int], ...]


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Another table that waits for a person: for what, since when, and until when if time is limited."""

    game_id: int
    game: str
    channel_id: int
    kind: str
    since: datetime
    until: datetime | None = None


@dataclass(frozen=True, slots=True)
class Since:
    """What has happened since a person's last turn: the lines that they may read, by turn, oldest first.

    `at` is when that turn ended, None: they have had none. `cared`: a practice opponent has played in their place.
    """

    at: datetime | None
    turns: tuple[tuple[Msg, ...], ...]
    cared: bool = False


@dataclass(frozen=True, slots=True)
class Held:
    """A table where a person waits for others, by their names, and since when; `paused`: nobody has to hurry."""

    game_id: int
    game: str
    channel_id: int
    names: tuple[str, ...]
    since: datetime
    paused: bool = False


@dataclass(frozen=True, slots=True)
class Place:
    """A table of a person, or (`message_id`) one of its messages."""

    game_id: int
    game: str
    guild_id: int | None
    channel_id: int
    message_id: int | None = None


@dataclass(frozen=True, slots=True)
class Queue:
    """The tables that wait for a person, and those where they wait; what has waited longest comes first.

    Between them the votes in which they have a say and have not had it, and the tables where a practice opponent plays
    for them.
    """

    mine: tuple[Elsewhere, ...] = ()
    held: tuple[Held, ...] = ()
    asked: tuple[Place, ...] = ()
    cared: tuple[Place, ...] = ()


@dataclass(frozen=True, slots=True)
class Panel:
    """What one person can do now, for their eyes only.

    `ask` is the decision (None: nothing to do, and `idle` says why in one sentence); `is_confirm` is true if it is the
    confirmation at the end of a turn. `settled` says that the step just taken can't be undone, because it revealed
    something. `story` are the log lines of the running turn that this person may read; `happened` are the lines of what
    their last click finished. `waiting` are the people asked, no practice opponents. `orders` says whether this person
    may give standing orders. `stale` is one sentence why the click was not applied (a fresh panel was made instead).
    `picture` is what helps most to decide, made of this very moment; if it is `numbered`, the options have their
    places in the list as numbers, from 1 on. `shortcuts` are whole plans by a digest of their keys, the best first.
    If `table` is true, the picture is that of the whole table instead; None: there is no other one. `clauses` are the
    numbers of the rules about the decision. `elsewhere` is the table that waits longest for a person who has nothing
    to do here; `queued` is how many other tables wait for them. `confirms_at` is when the turn confirms itself; `cared`
    says that a practice opponent plays for this person; `note` is what they have noted for themselves; `free` are the
    seats of practice opponents that somebody who does not play may ask for. `since` is told to whoever comes back to
    the table to decide, or to take their seat back. `back` is the turn that the table may take back together, where
    this person can't undo anything; if they are `alone`, nobody has to agree. `hint` is the key that a practice
    opponent would answer, if this person has asked for that; if `hintable`, they may ask. `explained`: what the
    decision is for is explained to a beginner. `sandbox`: they may try things out.
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
    story: tuple[Msg, ...] = ()
    happened: tuple[Msg, ...] = ()
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


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the game's log. `turn` counts finished turns from 0."""

    number: int
    turn: int
    at: datetime
    msg: Msg


@dataclass(frozen=True, slots=True)
class LogPage:
    """A page of the log, oldest line first; page 0 is the newest of `pages` pages (at least 1)."""

    game: str
    seat_names: tuple[Name, ...]
    lines: tuple[LogLine, ...]
    page: int
    pages: int


@dataclass(frozen=True, slots=True)
class PastPage:
    """How a table stood at the end of a turn, as somebody could see it then.

    `number` counts turns from 0 (the beginning), `count` is how many there are; `seat` is whose turn it was (None:
    nobody's), `told` are the lines of that turn. `picture` is what it looked like.
    """

    card: GameCard
    number: int
    count: int
    seat: int | None
    round: int
    told: tuple[Msg, ...]
    picture: Wanted


@dataclass(frozen=True, slots=True)
class Exported:
    """A game as one of its players may take it along.

    Of one that is over all of it: `record` (engine/core/kept/record.py) and each line of the log. Of a running one the
    lines that the seat may read, its `view` (JSON) and the answers that it has given and that stand.
    """

    card: GameCard
    seat: int
    lines: tuple[LogLine, ...]
    record: str | None = None
    view: bytes | None = None
    answers: tuple[Answer, ...] = ()


class Scope(StrEnum):
    """Whose settings: of a server (guild id), of a table (game id), of a player (user id)."""

    SERVER = "server"
    TABLE = "table"
    PLAYER = "player"


@dataclass(frozen=True, slots=True)
class Settings:
    """What was set in one scope; None: not set, the wider scope or the default holds.

    `remind_after`: minutes between reminders, 0: none. `remind_most`: how many before giving up. Players only:
    `quiet_from` and `quiet_to` (minutes since midnight in `timezone`, an IANA name), `confirm`: whether turns end with
    a confirmation, `grace`: minutes until such a turn confirms itself (0: never), `pictures`: how their own are laid
    out (one of LAYOUTS), `pings`: `first` if only the table that waits longest pings them (None: each turn),
    `digest`: when one private message a day comes instead of pings (minutes since midnight),
    `upcoming`: whether they are told when the player before begins their turn, `listed`: whether others see their
    rating and statistics. Servers only: `pace`, of tables that are opened from now on. Tables only: `away_days`, how
    long each player may be away in a game. Not for players: `language`, in which posts are written.
    """

    remind_after: int | None = None
    remind_most: int | None = None
    quiet_from: int | None = None
    quiet_to: int | None = None
    timezone: str | None = None
    confirm: bool | None = None
    pictures: str | None = None
    grace: int | None = None
    pings: str | None = None
    digest: int | None = None
    upcoming: bool | None = None
    listed: bool | None = None
    pace: str | None = None
    language: str | None = None
    away_days: int | None = None


@dataclass(frozen=True, slots=True)
class Holding:
    """The value of a setting that holds (None: nothing is set, and there is no such limit), and who has set it.

    `by` None: nobody, it is the default.
    """

    value: int | str | bool | None
    by: Scope | None


@dataclass(frozen=True, slots=True)
class Goal:
    """The turn to whose beginning a table goes back: whose it is, and when they first decided in it.

    `others` are those but who asks who have acted in the turns since, which are taken back too.
    """

    seat: int
    at: datetime
    others: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class VoteCard:
    """What a table decides together (kinds, choices and outcomes: bot.host.post.polls).

    `seat` is whom it is about, or who asks. `ballots` are the names of those who voted, by choice; `asked` how many
    may. `people` are the names of users whom a choice is about, and of who asks without a
    seat or has left the server (`by`). `until` is when it is counted as it stands; `outcome` is None while it is open.
    `goal` is where the table is asked to go back to.
    """

    vote_id: int
    kind: str
    seat: int
    ballots: Mapping[str, tuple[str, ...]]
    asked: int
    people: Mapping[int, str] = field(default_factory=dict)
    until: datetime | None = None
    outcome: str | None = None
    by: int | None = None
    goal: Goal | None = None


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


@dataclass(frozen=True, slots=True)
class Seating:
    """What a lobby may choose: legal numbers of seats, variants with their choices, practice opponents."""

    seats: tuple[int, ...]
    variants: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    opponents: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class LessonCard:
    """A lesson in the list: how many steps it has, at which (from 0) its learner is, and whether they finished it once.

    `step` None: it was not begun.
    """

    game: str
    key: str
    title: Msg
    steps: int
    step: int | None = None
    done: bool = False


@dataclass(frozen=True, slots=True)
class Lecture:
    """A step of a lesson (`number` of `steps`, from 1) for one learner: what is explained (None: they have read it, and
    tried to answer), and what they are to do.

    `panel` is that of a game, with nothing to decide where the step is only read (`task` None); its `happened` is what
    the step before has led to, and `brought` the sentence about that. `reason` is why the answer just given is not what
    the step is about. `last`: all is learnt, and a table can be opened.
    """

    panel: Panel
    title: Msg
    number: int
    steps: int
    text: Msg | None = None
    task: Msg | None = None
    brought: Msg | None = None
    reason: Msg | None = None
    last: bool = False


@dataclass(frozen=True, slots=True)
class Against:
    """What a line of a sandbox has more (negative: less) than the one it is compared with, by seat.

    `money` None: the game has none.
    """

    points: tuple[int, ...]
    money: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class Trial:
    """A sandbox as its person sees it: the panel of whoever decides next in it, whose seat is `acting`.

    `seat` is the person's own. `answers` have been given, `against` compares them with the line that is `marked`
    (None: there is none, or this is it). `until` is when it is gone.
    """

    panel: Panel
    seat: int
    acting: int | None
    answers: int
    until: datetime
    marked: bool
    against: Against | None
