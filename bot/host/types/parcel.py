"""What takes long and comes when it is done."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum


class What(StrEnum):
    """What somebody has asked for: a replay, a review, a game as a file, or all of theirs."""

    REPLAY = "replay"
    REVIEW = "review"
    GAME = "game"
    ARCHIVE = "archive"


@dataclass(frozen=True, slots=True)
class Parcel:
    """Something that was asked for and has not come, about a `seat` of a game or none.

    It is shown by the `token` of the interaction, if that is good (`fresh`), else sent to the user.
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
    """Something that could not be sent to whom it is for, so that their panel tells of it."""

    game_id: int
    game: str
    what: What
