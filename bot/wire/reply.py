"""Answering an interaction: acknowledged at once, filled in later, its picture last; one place shows every error."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import discord

from bot.host.desk.pictures import Pictures
from bot.host.drawing.studio import Rank
from bot.host.refusals import NoPicture
from bot.host.types import Wanted
from bot.i18n import Texts
from bot.ui.layout import Image, KeptImage, Layout, Text
from bot.ui.reader import Reader, quoted
from bot.wire import send
from bot.wire.kept import picture_of
from engine.core.errors import RoundhouseError
from engine.core.msg import Msg

log = logging.getLogger(__name__)

Interaction = discord.Interaction[discord.Client]
GRACE = 0.08
"""Seconds that a message waits for its picture before it is shown without."""


@dataclass(frozen=True, slots=True)
class Illustrated:
    """A message whose picture may take longer than its text: `layout` makes it with, without or beside an old one.

    `name` is the file of the picture: equal names are equal pictures. `draw` raises NoPicture if there will be none.
    """

    layout: Callable[[Image | KeptImage | None], Layout]
    name: str
    draw: Callable[[], Awaitable[Image]]


Work = Callable[[], Awaitable[Layout | Illustrated | None]]


async def image(pictures: Pictures, wanted: Wanted, rank: Rank = Rank.PANEL) -> Image:
    """A picture for a message. Raises NoPicture."""
    made = await pictures.draw(wanted, rank)
    return Image(made.png, wanted.name, made.alt)


async def drawn(draw: Callable[[], Awaitable[Image]]) -> Image | None:
    """A picture, if there is one: people can play and meet without."""
    try:
        return await draw()
    except NoPicture:
        return None
    except Exception:
        log.exception("a picture could not be drawn")
        return None


class Replies:
    """Answers interactions."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self._following: dict[int, asyncio.Task[None]] = {}
        """By message: what still waits for its picture. Whoever clicks again wants another one."""

    async def give(self, interaction: Interaction, work: Work, *, update: bool = False) -> None:
        """Acknowledge, do the work, and show what it gives.

        Privately as a new message, or (`update`) in place of the message that was clicked; None leaves that as it is.
        An error is always shown as a private message of its own and never replaces a panel.
        """
        try:
            if update:
                await interaction.response.defer()
            else:
                await interaction.response.defer(ephemeral=True, thinking=True)
            made = await work()
            if isinstance(made, Illustrated):
                await self._illustrate(interaction, made, interaction.message if update else None)
            elif made is not None:
                await _show(interaction, made)
        except Exception as error:
            await show_error(interaction, self._texts, error)

    async def _illustrate(self, interaction: Interaction, made: Illustrated, message: discord.Message | None) -> None:
        """Show the text at once, and the picture with it if it is quick; else it follows."""
        before = None if message is None else picture_of(message)
        if message is not None and (task := self._following.pop(message.id, None)) is not None:
            task.cancel()
        if before is not None and before.name == made.name:
            await _show(interaction, made.layout(before))
            return
        drawing = asyncio.create_task(drawn(made.draw))
        await asyncio.wait([drawing], timeout=GRACE)
        if drawing.done():
            await _show(interaction, made.layout(drawing.result()))
            return
        shown = await _show(interaction, made.layout(before))
        task = asyncio.create_task(_follow(interaction, made, drawing))
        self._following[shown.id] = task
        task.add_done_callback(lambda done: self._following.get(shown.id) is done and self._following.pop(shown.id))


async def _follow(interaction: Interaction, made: Illustrated, drawing: asyncio.Task[Image | None]) -> None:
    """Add the picture to a message that has its text."""
    try:
        if (picture := await drawing) is not None:
            await _show(interaction, made.layout(picture))
    except discord.HTTPException as error:
        # the text is there, and the next click brings a picture
        log.info("a picture came too late: %s", error)
    finally:
        drawing.cancel()


async def _show(interaction: Interaction, layout: Layout) -> discord.InteractionMessage:
    return await interaction.edit_original_response(
        view=send.view(layout),
        attachments=send.attachments(layout),
        allowed_mentions=send.mentions(layout),
    )


async def show_error(interaction: Interaction, texts: Texts, error: Exception) -> None:
    """Tell the person in one sentence what was wrong, and the log what nobody foresaw."""
    msg = sentence(error)
    layout = Layout((Text(Reader(texts(str(interaction.locale))).rich(quoted(msg))),))
    try:
        await _tell(interaction, layout)
    except discord.HTTPException:
        # the token has died or Discord is down; the person sees that the click did nothing
        log.warning("an error could not be shown: %s", msg.key, exc_info=True)


def sentence(error: Exception) -> Msg:
    """What a person reads about an error. An unforeseen one is logged under the id that they are told."""
    if isinstance(error, RoundhouseError):
        return error.msg
    number = secrets.token_hex(3)
    log.error("error %s", number, exc_info=error)
    return Msg("error-unforeseen", id=number)


async def _tell(interaction: Interaction, layout: Layout) -> None:
    response = interaction.response
    if not response.is_done():
        await response.send_message(view=send.view(layout), ephemeral=True, allowed_mentions=send.mentions(layout))
    elif response.type is discord.InteractionResponseType.deferred_channel_message:
        await _show(interaction, layout)
    else:
        await interaction.followup.send(view=send.view(layout), ephemeral=True, allowed_mentions=send.mentions(layout))
