"""Who sits at tables, and what they are called."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from engine.core.ahead.policy import EASY, HARD, MASTER, NORMAL
from engine.core.play.msg import Msg

LEVELS = (EASY, NORMAL, HARD, MASTER)
"""The practice opponents that people may choose, as far as a game has them, the easiest first."""
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
    return Msg(f"opponent-{policy}", name=name) if policy in LEVELS else name


@dataclass(frozen=True, slots=True)
class Person:
    """Who acts. `name` is how the server calls them, `locale` the language in which the bot talks to them (`cs`).

    `roles` are those that they have on the server where they act, by id.
    """

    user_id: int
    name: str
    locale: str | None = None
    roles: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Blocked:
    """Somebody with whom a person does not want to sit at a table: what they were called then, and since when."""

    user_id: int
    name: str
    since: datetime
