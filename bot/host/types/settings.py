"""What can be set, and by whom."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


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
    a confirmation, `grace`: minutes until such a turn confirms itself (0: never), `pictures`: the layout of their own
    (one of LAYOUTS), `pings`: `first` if only the table that waits longest pings them (None: each turn), `digest`: when
    one private message a day comes instead of pings (minutes since midnight), `upcoming`: whether they are told when
    the player before begins their turn, `listed`: whether others see their rating and statistics. Servers only: `pace`,
    of tables opened from now on. Tables only: `away_days`, how long each player may be away in a game. Not for players:
    `language`, of posts; `posts`, of tables: the layout of their pictures.
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
    posts: str | None = None
    away_days: int | None = None


@dataclass(frozen=True, slots=True)
class Holding:
    """The value of a setting (None: nothing is set, and there is no such limit), and who has set it.

    `by` None: nobody, it is the default. `otherwise` is the value that holds where the scope itself sets none.
    """

    value: int | str | bool | None
    by: Scope | None
    otherwise: int | str | bool | None
