"""Answering an interaction: acknowledged at once, filled in later, and one place that shows every error."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable

import discord

from bot.i18n import Texts
from bot.ui.layout import Layout, Text
from bot.ui.reader import Reader, quoted
from bot.wire import send
from engine.core.errors import RoundhouseError
from engine.core.msg import Msg

log = logging.getLogger(__name__)

Interaction = discord.Interaction[discord.Client]
Work = Callable[[], Awaitable[Layout | None]]


async def reply(interaction: Interaction, texts: Texts, work: Work, *, update: bool = False) -> None:
    """Acknowledge, do the work, and show the layout that it gives.

    Privately as a new message, or (`update`) in place of the message that was clicked; None leaves that as it is. An
    error is always shown as a private message of its own and never replaces a panel.
    """
    try:
        if update:
            await interaction.response.defer()
        else:
            await interaction.response.defer(ephemeral=True, thinking=True)
        layout = await work()
        if layout is not None:
            await _show(interaction, layout)
    except Exception as error:
        await show_error(interaction, texts, error)


async def _show(interaction: Interaction, layout: Layout) -> None:
    await interaction.edit_original_response(
        view=send.view(layout), attachments=send.files(layout), allowed_mentions=send.mentions(layout)
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
