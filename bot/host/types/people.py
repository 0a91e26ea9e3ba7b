"""Who sits at tables, and their names."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from engine.core.ahead.policy import EASY, HARD, MASTER, NORMAL
from engine.core.play.msg import Msg

LEVELS = (EASY, NORMAL, HARD, MASTER)
"""The bot opponents that people may choose, as far as a game has them, the easiest first."""
IMPORTED = "imported"
"""What replaces a bot opponent's level where a person has played elsewhere, in a game from a file."""
Name = str | Msg
"""The name of a seat: people as the server calls them, a bot opponent with its level."""


def called(name: str, policy: str | None, user_id: int | None = None) -> Name:
    """The name of a seat's player: a person, or a bot opponent, whose level is told in the reader's words.

    A forgotten person has a negative id, and a name that is not theirs.
    """
    if user_id is not None and user_id < 0:
        return Msg("former-player", name=name)
    return Msg(f"opponent-{policy}", name=name) if policy in LEVELS else name


@dataclass(frozen=True, slots=True)
class Person:
    """The acting person. `name` is their name on the server, `locale` the language in which the bot talks to them
    (`cs`).

    `roles` are the ids of their roles on the server where they act.
    """

    user_id: int
    name: str
    locale: str | None = None
    roles: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Blocked:
    """Somebody with whom a person does not want to share a table: their name then, and since when."""

    user_id: int
    name: str
    since: datetime
