"""How a page refuses: a status, and no reason with it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from bot.host.refusals import CannotOpen, NoPicture, NoSuchGame, NoSuchPage, NoSuchSeat, NotRunning
from bot.store.engine.database import Unwritable
from engine.core.play.errors import RoundhouseError
from renderers import UnknownLayout, UnknownPicture

T = TypeVar("T")
SAID = {
    404: "There is no such page.",
    405: "Pages are only read here.",
    429: "Too many requests; try again shortly.",
    503: "Not now; try again shortly.",
}
"""The text for each status."""
_GONE = (NoSuchPage, NoSuchGame, NotRunning, CannotOpen, UnknownPicture, UnknownLayout, NoSuchSeat)


class BadWeb(RoundhouseError):
    """Nobody can listen at the address of WEB."""


class Refused(Exception):
    """There is no such page (404, whatever the reason), or there is none just now (503)."""

    def __init__(self, status: int = 404) -> None:
        super().__init__(status)
        self.status = status


async def answered(make: Callable[[], Awaitable[T]]) -> T:
    """The result, or why not: people are told only that there is none. Raises Refused."""
    try:
        return await make()
    except _GONE:
        raise Refused from None
    except (NoPicture, Unwritable):
        raise Refused(503) from None
