"""Kinds: what each kind of post does, a row for each."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, Generic

from bot.host.post import making, noting, payloads
from bot.host.post.making import Reading
from bot.host.post.noting import Stood
from bot.host.post.payloads import P
from bot.host.types.post import Post
from bot.store.engine.database import Sql
from bot.store.tables.games import GameRow
from bot.store.tables.outbox import PostRow


class Missed(Enum):
    """Whether the host hears of a post that could not be delivered to the channel of a table."""

    HEARD = auto()
    FORBIDDEN = auto()
    """Only if a permission was missing."""
    UNHEARD = auto()
    """It only tidies up, or the table does not exist without it."""


@dataclass(frozen=True, slots=True)
class Kind(Generic[P]):
    """What a kind of post does, behind its payload.

    `made`: the post of a row, None if nobody needs it any more. `noted`: what else is written when it stands, in the
    transaction that says so. `missed`: who hears that it can't be delivered. `lost`: what then happens to the table.
    `spare`: what is left out after some attempts. `mended`: whether it is tried again when the missing permission is
    back. The courier decides how it looks, by the class of the post.
    """

    payload: type[P]
    made: Callable[[Reading, P], Awaitable[Post | None]]
    noted: Callable[[Sql, Stood, P], Awaitable[None]] = noting.nothing
    missed: Missed = Missed.HEARD
    lost: Callable[[Sql, GameRow, PostRow, str, float], Awaitable[None]] = noting.bearable
    spare: bool = False
    mended: Callable[[Sql, GameRow, P], Awaitable[bool]] = noting.left

    def held(self, row: PostRow) -> P:
        """The payload of this kind."""
        return payloads.read(row, self.payload)


_ALL: tuple[Kind[Any], ...] = (
    Kind(payloads.Lobby, making.lobby, noting.lobby, mended=noting.closed_lobby),
    Kind(payloads.Table, making.table, noting.table),
    Kind(payloads.Reminder, making.reminder),
    Kind(payloads.Notice, making.notice),
    Kind(payloads.Idle, making.idle),
    Kind(payloads.Found, making.found),
    Kind(payloads.Vote, making.vote, noting.vote, mended=noting.shown_vote),
    Kind(payloads.Retired, making.retired, missed=Missed.UNHEARD, mended=noting.buttons),
    Kind(payloads.Erase, making.erase, missed=Missed.FORBIDDEN),
    Kind(payloads.Digest, making.digest, noting.digest, lost=noting.undigested),
    Kind(payloads.Upcoming, making.upcoming),
    Kind(payloads.Room, making.room, noting.room, missed=Missed.UNHEARD, lost=noting.unplaced),
    Kind(payloads.Thread, making.thread, missed=Missed.UNHEARD, lost=noting.unplaced),
    Kind(payloads.Seated, making.seated, missed=Missed.UNHEARD),
    Kind(payloads.Archive, making.archive, missed=Missed.UNHEARD),
    Kind(payloads.Panels, making.panels, noting.panels, missed=Missed.UNHEARD, spare=True),
    Kind(payloads.Picture, making.picture, missed=Missed.UNHEARD, spare=True),
)
KINDS: Mapping[str, Kind[Any]] = {kind.payload.kind: kind for kind in _ALL}
"""By the value of the column `kind`."""
