"""Things that take long and come when they are done."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum


class What(StrEnum):
    """What somebody has asked for: a replay, a review, a game as a file, or all their games."""

    REPLAY = "replay"
    REVIEW = "review"
    GAME = "game"
    ARCHIVE = "archive"


@dataclass(frozen=True, slots=True)
class Parcel:
    """Something requested that has not come yet, about a `seat` of a game or none.

    The `token` of the interaction shows it, if that is still valid (`fresh`); else it is sent to the user.
    """

    parcel_id: int
    game_id: int
    user_id: int
    what: What
    seat: int | None
    locale: str | None
    token: str = field(repr=False)
    fresh: bool


@dataclass(frozen=True, slots=True)
class Ready:
    """Something that could not be sent to its person, so their panel tells of it."""

    game_id: int
    game: str
    what: What
