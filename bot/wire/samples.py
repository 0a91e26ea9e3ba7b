"""What a game looks like, in the message of a lobby: a picture that comes with it, or follows when it is drawn."""

from __future__ import annotations

import asyncio
from functools import partial

import discord

from bot.host.drawing.studio import Rank
from bot.host.house import Host
from bot.host.refusals import NoPicture
from bot.host.types import Post
from bot.ui.layout import Image, KeptImage
from bot.wire.kept import picture_of
from bot.wire.later import in_the_end
from bot.wire.reply import drawn, image
from renderers import OVERVIEW

GRACE = 0.25
"""Seconds that a lobby waits for its picture; drawn before, it is there at once."""


class Samples:
    """The pictures of lobbies."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._following: set[asyncio.Task[None]] = set()

    async def of(self, post: Post, channel: discord.abc.Messageable) -> Image | KeptImage | None:
        """The picture of a lobby's game: the one that its message has, or a new one; None: it follows, or is none."""
        card = post.card
        try:
            wanted = await self._host.pictures.sample(card.game, OVERVIEW, None, post.locale)
        except NoPicture:
            return None
        if post.message_id is not None:
            before = await _shown(channel, post.message_id)
            if before is not None and before.name == wanted.name:
                return before
        drawing = asyncio.create_task(drawn(partial(image, self._host.pictures, wanted, Rank.POST)))
        await asyncio.wait([drawing], timeout=GRACE)
        if drawing.done():
            return drawing.result()
        task = asyncio.create_task(self._follow(card.game_id, drawing))
        self._following.add(task)
        task.add_done_callback(self._following.discard)
        return None

    async def _follow(self, game_id: int, drawing: asyncio.Task[Image | None]) -> None:
        """Have the message edited when there is a picture, as it then stands."""
        try:
            if await drawing is not None:
                await in_the_end(
                    f"the picture of lobby {game_id} could not be added", partial(self._host.lobby.illustrate, game_id)
                )
        finally:
            drawing.cancel()


async def _shown(channel: discord.abc.Messageable, message_id: int) -> KeptImage | None:
    """The picture that a message has; None also if it can't be read: then it is sent again."""
    try:
        return picture_of(await channel.fetch_message(message_id))
    except discord.HTTPException:
        return None
