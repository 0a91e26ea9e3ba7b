"""Late: edits what an interaction has shown when something has happened since, while its token is valid."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from functools import partial

import discord
from discord.http import handle_message_parameters
from discord.webhook.async_ import async_context

from bot.host.house import Host
from bot.host.types.people import Person
from bot.host.types.post import PanelsPost, WatchedPanel
from bot.i18n import Texts
from bot.ui.parts.layout import Image, Layout
from bot.ui.parts.reader import Reader
from bot.ui.table.panel import turn_panel
from bot.wire import send
from bot.wire.reply import LOST, drawn, image, said
from engine.core.play.errors import RoundhouseError

log = logging.getLogger(__name__)
FOR_PICTURE = 2.5
"""Seconds that an edit waits for its picture: other posts of the table wait behind it."""


async def renew(client: discord.Client, host: Host, texts: Texts, post: PanelsPost, web: str | None = None) -> int:
    """Bring panels up to date as far as possible: where that fails they stay, and the next press shows how things are.

    Returns 0, since none is a message of its own.
    """
    await asyncio.gather(*(_renew(client, host, texts, post.card.game_id, one, web=web) for one in post.panels))
    return 0


async def _renew(
    client: discord.Client, host: Host, texts: Texts, game_id: int, one: WatchedPanel, *, web: str | None
) -> None:
    person = Person(one.user_id, "", texts.language(one.locale))
    try:
        panel = await host.play.again(game_id, person)
        picture = await _soon(drawn(partial(image, host.pictures, panel.picture)))
        if (panel.waits or panel.ask is not None) and not await host.play.holds(panel):
            # while the picture was drawn they went on, perhaps on this very panel
            panel, picture = await host.play.again(game_id, person), None
        read = Reader(texts(one.locale), panel.seat_names)
        await edit(client, one.token, turn_panel(panel, read, picture, web=web))
    except (discord.HTTPException, *LOST) as error:
        log.info("a panel could not be brought up to date: %s", said(error))
    except RoundhouseError as error:
        log.info("there is no panel any more: %s", error.key)


async def _soon(drawing: Awaitable[Image | None]) -> Image | None:
    """A picture, if it is drawn soon."""
    try:
        async with asyncio.timeout(FOR_PICTURE):
            return await drawing
    except TimeoutError:
        return None


async def try_edit(client: discord.Client, token: str, layout: Layout) -> bool:
    """Edit what an interaction has shown, if that is still possible; returns whether it was."""
    try:
        await edit(client, token, layout)
        return True
    except (discord.HTTPException, *LOST) as error:
        log.info("what was shown could not be edited: %s", said(error))
        return False


async def edit(client: discord.Client, token: str, layout: Layout) -> None:
    """Edit what an interaction has shown, by its token. Raises HTTPException, or one of LOST."""
    assert client.application_id is not None
    of = discord.Webhook.partial(client.application_id, token, client=client)
    with handle_message_parameters(
        view=send.view(layout), attachments=send.attachments(layout), allowed_mentions=send.mentions(layout)
    ) as made:
        # this is `Interaction.edit_original_response` for an interaction that we no longer have
        await async_context.get().edit_original_interaction_response(
            client.application_id,
            token,
            session=of.session,
            proxy=client.http.proxy,
            proxy_auth=client.http.proxy_auth,
            payload=made.payload,
            multipart=made.multipart,
            files=made.files,
        )
