"""Doors: who looks at a table in a browser, and how the table got where it stands."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.host.types.people import Person
from engine.core.play.msg import Msg


@dataclass(frozen=True, slots=True)
class Door:
    """A way to look at a table: as the public (no `person`), or as the player of a `seat` (0-based)."""

    game_id: int
    seat: int | None = None
    person: Person | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class Step:
    """A turn as the reader may see it: its number from 0 (the setup), whose it was, in which round, where everyone's
    `points` stood then (seats, then rivals), and what was told in it. An unfinished one is `open`.
    """

    number: int
    seat: int | None
    round: int
    points: tuple[int, ...]
    told: tuple[Msg, ...]
    open: bool = False


@dataclass(frozen=True, slots=True)
class Course:
    """All turns of a game, oldest first; `rivals` are the keys of those who compete without a seat."""

    steps: tuple[Step, ...]
    rivals: tuple[str, ...] = ()
