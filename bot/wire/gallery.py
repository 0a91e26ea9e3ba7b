"""Pictures of posts: sent with the message if they are quick; otherwise they follow when drawn."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import discord

from bot.host.drawing.studio import Rank
from bot.host.house import Host
from bot.host.post.delivery import Retry
from bot.host.refusals import NoPicture
from bot.host.types.panel import Wanted
from bot.host.types.post import ForumPost, LobbyPost, Pictured, TablePost
from bot.host.types.table import Status
from bot.store.engine.database import Unwritable
from bot.ui.parts.layout import Image, KeptImage
from bot.watch.meter import Fault, failed
from bot.wire.kept import picture_of
from renderers import OVERVIEW, RESULT

log = logging.getLogger(__name__)
GRACE = 0.25
"""Seconds that a lobby waits for its picture; one drawn before is there at once."""
SHOWN = {Status.LIVE: (OVERVIEW,), Status.OVER: (OVERVIEW, RESULT)}
"""The pictures of a table message."""


class Hung(NamedTuple):
    """The pictures that a message can have now, and whether it lacks some that are still to come."""

    images: Sequence[Image | KeptImage]
    late: bool = False


@dataclass(frozen=True, slots=True)
class _Frame:
    """A wanted picture, and the name of its file."""

    wanted: Wanted
    name: str


_Drawn = Image | NoPicture | None
"""The picture; NoPicture if it may come another time; None if it never will."""


class Gallery:
    """The pictures of lobbies and table messages."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._following: set[asyncio.Task[None]] = set()
        """Waiting for pictures that messages were sent without."""

    async def of_lobby(self, post: LobbyPost | ForumPost, channel: discord.abc.Messageable) -> Hung:
        """The picture of a lobby's game: the one that its message has, or a new one."""
        try:
            wanted = await self._host.pictures.sample(post.card.game, OVERVIEW, None, post.locale, post.card.posts)
        except NoPicture:
            return Hung(())
        if post.message_id is not None:
            before = await _shown(channel, post.message_id)
            if before is not None and before.name == wanted.name:
                return Hung((before,))
        return await self._hang(post, [_Frame(wanted, wanted.name)], GRACE)

    async def of_game(self, game: str, locale: str | None) -> Image | None:
        """A picture of a game for a message that waits for it, None if nobody can draw it. Raises Retry."""
        try:
            wanted = await self._host.pictures.sample(game, OVERVIEW, None, locale)
        except NoPicture:
            return None
        drawn = await self._draw(0, _Frame(wanted, wanted.name))
        if isinstance(drawn, NoPicture):
            raise Retry from drawn
        return drawn

    async def of_table(self, post: TablePost) -> Hung:
        """The pictures of a table as it stands. Raises Retry if the database is out of reach."""
        frames = [await self._frame(post, name) for name in SHOWN.get(post.card.status, ())]
        return await self._hang(post, [frame for frame in frames if frame is not None], post.patience)

    async def _frame(self, post: TablePost, name: str) -> _Frame | None:
        try:
            wanted = await self._host.pictures.wanted(post.card.game_id, None, name, locale=post.locale)
        except Unwritable as error:
            raise Retry from error  # and nothing could be noted either
        except Exception as error:
            _tell(post.card.game_id, error)
            return None
        return _Frame(wanted, f"{name}.png")

    async def _hang(self, post: Pictured, frames: Sequence[_Frame], seconds: float) -> Hung:
        """What is drawn within this many seconds. If one can't be drawn, there is no reason to wait for it."""
        drawing = [asyncio.create_task(self._draw(post.card.game_id, frame)) for frame in frames]
        try:
            await asyncio.wait(drawing, timeout=seconds) if drawing else None
        except asyncio.CancelledError:
            for task in drawing:
                task.cancel()
            raise
        if coming := [task for task in drawing if not task.done()]:
            self._follow(post.card.game_id, coming)
        made = [task.result() for task in drawing if task.done()]
        images = [image for image in made if isinstance(image, Image)]
        return Hung(images, bool(coming) or any(isinstance(image, NoPicture) for image in made))

    async def _draw(self, game_id: int, frame: _Frame) -> _Drawn:
        """None: nobody can draw it, now or later."""
        try:
            made = await self._host.pictures.draw(frame.wanted, Rank.POST)
        except NoPicture as error:
            return error
        except Exception as error:
            _tell(game_id, error)
            return None
        return Image(made.png, frame.name, made.alt)

    def _follow(self, game_id: int, coming: Sequence[asyncio.Task[_Drawn]]) -> None:
        """Keep waiting for pictures, and say when they are there."""

        async def wait() -> None:
            try:
                await asyncio.wait(coming)
                if not all(isinstance(task.result(), NoPicture) for task in coming):
                    await self._host.pictures.arrived(game_id)
            except Unwritable as error:
                log.info("table %s: its pictures are added later: %s", game_id, error)
            finally:
                for task in coming:
                    task.cancel()

        task = asyncio.create_task(wait())
        self._following.add(task)
        task.add_done_callback(self._following.discard)


def _tell(game_id: int, error: BaseException) -> None:
    """People can go on without a picture, not without the message."""
    log.error("table %s: the picture could not be drawn", game_id, exc_info=error)
    failed(Fault.DRAWING)


async def _shown(channel: discord.abc.Messageable, message_id: int) -> KeptImage | None:
    """The picture that a message has; None, too, if it can't be read: then it is sent again."""
    try:
        return picture_of(await channel.fetch_message(message_id))
    except discord.HTTPException:
        return None
