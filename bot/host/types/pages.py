"""Pages to read: the log, the past of a table, exports, ratings, statistics."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from bot.host.types.panel import Wanted
from bot.host.types.people import Blocked, Name
from bot.host.types.server import Wish
from bot.host.types.settings import Settings
from bot.host.types.table import GameCard
from engine.core.play.codec import Answer
from engine.core.play.msg import Msg


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
class Kept:
    """A person's own settings, whom they have blocked, which tables they look for, and (`hooks`) which addresses tables
    call for them, by the number of the table.
    """

    settings: Settings
    blocked: tuple[Blocked, ...]
    wishes: tuple[Wish, ...] = ()
    hooks: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Exported:
    """A game as one of its players may take it along.

    Of a finished one everything: `record` (engine/core/kept/record.py) and each line of the log. Of a running one the
    lines that the seat may read, its `view` (JSON) and its standing answers.
    """

    card: GameCard
    seat: int
    lines: tuple[LogLine, ...]
    record: str | None = None
    view: bytes | None = None
    answers: tuple[Answer, ...] = ()


@dataclass(frozen=True, slots=True)
class Ranked:
    """Somebody in a leaderboard, by name, or a bot opponent by its level: `points` are their rating, after this many
    rated `games`; `place` is from 1 on, None: the rating is provisional. `own`: it is the asking person.
    """

    name: str
    points: int
    games: int
    place: int | None = None
    own: bool = False


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """Who plays a title best on a server, the best first; bot opponents apart.

    `unlisted`: the asking person does not want others to see them. `picture`: how the best have got there (None: nobody
    was rated twice).
    """

    game: str
    people: tuple[Ranked, ...]
    opponents: tuple[Ranked, ...] = ()
    unlisted: bool = False
    picture: Wanted | None = None


@dataclass(frozen=True, slots=True)
class Counted:
    """A number of games, how many were won, and how many wins chance alone would bring."""

    games: int
    won: int
    expected: float


@dataclass(frozen=True, slots=True)
class Source:
    """Average points from a source in a game: the player's `own`, and those of all at the table."""

    name: str
    own: float
    table: float


@dataclass(frozen=True, slots=True)
class Title:
    """What somebody has played of a title: all, and by how many compete.

    `mean` and `best` points come from games that went to their end (None: none did), `sources` where they come from.
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
    names of those with whom they have played most, and how many games, for themselves (`own`) only.
    """

    name: str
    own: bool
    server: bool
    all: Counted
    titles: tuple[Title, ...]
    seconds: float | None
    in_time: int | None
    mates: tuple[tuple[Name, int], ...]
