"""Servers: what the gateway tells of them, if the bot has something to say there."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime

from bot.host.types.table import GameCard


@dataclass(frozen=True, slots=True)
class Arrival:
    """The bot is in a server: since when (seconds since 1970; None: nobody has said), in which language people speak
    there, and the channels where it may write, the server's own system channel first.
    """

    guild_id: int
    at: float | None = None
    locale: str | None = None
    channels: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Offer:
    """A table of a server that people may still join: a lobby, or one that is `running` with a bot opponent.

    `since` is when it was opened.
    """

    game_id: int
    channel_id: int
    game: str
    pace: str | None
    since: datetime
    running: bool = False


@dataclass(frozen=True, slots=True)
class Wanted:
    """A wish: one of the `games` and numbers of players (`counts`; none of either: any), a pace (None: any; UNTIMED: no
    limit), a language (None: any), and in how many days bot opponents may fill up (None: never).
    """

    games: tuple[str, ...] = ()
    counts: tuple[int, ...] = ()
    pace: str | None = None
    language: str | None = None
    fill_after: int | None = None


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody has said that they look for, or (`watch`) want to hear of, until it `ends`.

    `game_id` is the table where they have a seat that has not started yet; `sure`: they have said there that they are
    in.
    """

    guild_id: int
    wanted: Wanted
    watch: bool
    ends: datetime
    game_id: int | None = None
    sure: bool = False


@dataclass(frozen=True, slots=True)
class Setup:
    """The choices of a server's managers: the channel or forum that tables are `opens_in` (None: anywhere), the role
    that may open them (None: everyone), where the list of open tables is (None: nowhere), the language of posts (None:
    that of the server), the usual pace, at how many tables everyone may sit at once (None: the usual number, 0: no
    limit), and whether its tables and results are `public`, on a page in a browser.
    """

    opens_in: int | None = None
    opener_role: int | None = None
    list_in: int | None = None
    language: str | None = None
    pace: str | None = None
    most_tables: int | None = None
    public: bool = False


@dataclass(frozen=True, slots=True)
class Hall:
    """A server as anyone with the address of its page sees it: its name, and its language."""

    guild_id: int
    page: str = field(repr=False)
    name: str
    locale: str | None


@dataclass(frozen=True, slots=True)
class Ended:
    """A finished game, as everyone may see it, since when, and its `place` in the order in which games ended."""

    card: GameCard
    at: datetime
    place: int


@dataclass(frozen=True, slots=True)
class Tables:
    """What is going on in a server: the running games, and the tables that people may join, with their cards."""

    running: tuple[GameCard, ...]
    offers: tuple[tuple[Offer, GameCard], ...]
