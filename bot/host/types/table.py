"""A table as everyone may see it: where it is, who sits there, whom it waits for, what it decides together."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum

from bot.host.types.people import Name, called
from engine.core.play.rules import Result


class Room(StrEnum):
    """What the bot opens for a table: a thread in a channel, or a post in a forum."""

    THREAD = "thread"
    POST = "post"


@dataclass(frozen=True, slots=True)
class Venue:
    """Where a table stands. A thread counts as a channel; `parent_id` is then the channel it belongs to.

    `locale` is the language of the server, for public posts. `room` is what the bot opens for the table (None:
    nothing); until it exists, `channel_id` is `parent_id`. Not everyone on the server sees one that is `hidden`.
    """

    guild_id: int | None
    channel_id: int
    parent_id: int | None = None
    locale: str | None = None
    room: Room | None = None
    hidden: bool = False


class Status(StrEnum):
    """The life of a table: people gather, they play, the game is over; or somebody ended it early."""

    LOBBY = "lobby"
    LIVE = "live"
    OVER = "over"
    ENDED = "ended"


@dataclass(frozen=True, slots=True)
class SeatCard:
    """A seat (0-based) and its player: a user, or a bot opponent (`policy`); in a lobby only people sit.

    `caretaker` is the bot opponent that plays for the user at present; `away` is until when the user is away; `ready`,
    in a lobby, whether they agree to the host's choices, and `in_time` how many percent of their moves were in time
    (None: not known).
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
class Head:
    """Which table it is, for a player with several: its game, the name its host gave it (None: it goes by its channel),
    who plays there besides the reader (None: everyone), and in which round it is, of how many, if its game has rounds.
    """

    game: str
    channel_id: int
    name: str | None = None
    others: tuple[Name, ...] = ()
    round: int | None = None
    rounds: int | None = None


@dataclass(frozen=True, slots=True)
class GameCard:
    """A table as everyone may see it.

    `wanted` is the number of seats asked for (None: however many join), `opponents` the bot opponent that fills empty
    ones at the start. `result` is the public score so far (None in a lobby and in lists of games). `trouble` is why the
    last post could not be delivered (None: all is well). `variants` are those worth telling. `pace`, `overtime`:
    bot.host.post.pace; `paused`: no clock runs, and nobody is reminded; `learning`: the panel gives hints; `unrated`:
    nobody's rating changes; `sandbox`: players may try things out in one; `language`: of its posts (None: that of its
    server); `posts`: the layout of their pictures (None: nobody has chosen); `name`: the host's name for it; `round` of
    `rounds`: see Head; `seeking`: its host looks for players to replace bot opponents; `starts`: when the lobby starts
    with these, if it is not full before (None: not by itself). A lobby may be for those who have `for_role`, who were
    `invited` (no one else), who have taken `least_in_time` percent of their turns in time, or who have finished
    `least_games`. `page` is the address of its public page in a browser.
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
    posts: str | None = None
    name: str | None = None
    round: int | None = None
    rounds: int | None = None
    for_role: int | None = None
    invited: bool = False
    least_in_time: int | None = None
    least_games: int | None = None
    starts: datetime | None = None
    seeking: bool = False
    page: str | None = field(default=None, repr=False)

    def head(self, user_id: int | None = None) -> Head:
        """Which table it is, for a user or (None) for everyone."""
        others = tuple(called(s.name, s.policy, s.user_id) for s in self.seats if s.user_id != user_id or not s.user_id)
        return Head(self.game, self.venue.channel_id, self.name, others, self.round, self.rounds)

    @property
    def seat_names(self) -> tuple[Name, ...]:
        """The names by seat."""
        return tuple(called(seat.name, seat.policy, seat.user_id) for seat in self.seats)

    def seat_of(self, user_id: int) -> int | None:
        """The seat of a user, None if they do not play."""
        return next((s.seat for s in self.seats if s.user_id == user_id), None)


@dataclass(frozen=True, slots=True)
class Seating:
    """What a lobby may choose: legal numbers of seats, variants with their choices, bot opponents."""

    seats: tuple[int, ...]
    variants: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    opponents: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Goal:
    """The turn to whose beginning a table goes back: whose it is, and when they first decided in it.

    `others` are those, besides the asking player, who have acted in the turns since, which are undone too.
    """

    seat: int
    at: datetime
    others: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class VoteCard:
    """What a table decides together (kinds, choices and outcomes: bot.host.post.polls).

    `seat` is the one it is about, or the asking player's. `ballots` are the names of those who voted, by choice;
    `asked` how many may. `people` are the names of users whom a choice is about, and of an asking person without a seat
    or who has left the server (`by`). `until` is when it is counted as it stands; `outcome` is None while it is open.
    `goal` is where the table would go back to.
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
