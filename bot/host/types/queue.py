"""The tables of one person: those that wait for them, and those where they wait."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from bot.host.types.table import Head


@dataclass(frozen=True, slots=True)
class Place:
    """A table of a person, or (`message_id`) one of its messages."""

    game_id: int
    head: Head
    guild_id: int | None
    message_id: int | None = None


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Another table that waits for a person: for what, since when, and until when if time is limited."""

    game_id: int
    head: Head
    kind: str
    since: datetime
    until: datetime | None = None


@dataclass(frozen=True, slots=True)
class Deadline:
    """By when something is decided with a person or without them: their `move`, a `vote` where they may still vote, the
    `start` of a lobby where they sit. `number` and `since` distinguish it from others of its table.
    """

    kind: str
    game_id: int
    game: str
    name: str | None
    guild_id: int | None
    channel_id: int
    number: int
    since: datetime
    until: datetime


@dataclass(frozen=True, slots=True)
class Held:
    """A table where a person waits for others, by their names, and since when; `paused`: nobody has to hurry.

    Where bot opponents are playing there are no names.
    """

    game_id: int
    head: Head
    names: tuple[str, ...]
    since: datetime
    paused: bool


@dataclass(frozen=True, slots=True)
class Gathering:
    """A lobby where a person sits, and how many do."""

    head: Head
    taken: int


@dataclass(frozen=True, slots=True)
class Queue:
    """The tables that wait for a person, and those where they wait; the longest waiting comes first.

    Between them come the votes where they may still vote, and the tables where a bot opponent plays for them. After
    them the lobbies where they sit; `away` is until when they are.
    """

    mine: tuple[Elsewhere, ...] = ()
    held: tuple[Held, ...] = ()
    asked: tuple[Place, ...] = ()
    cared: tuple[Place, ...] = ()
    lobbies: tuple[Gathering, ...] = ()
    away: datetime | None = None
