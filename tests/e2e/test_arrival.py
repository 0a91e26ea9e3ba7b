"""The bot is added to a server: what it says there, once, and where that leads."""

from __future__ import annotations

from typing import Any

import discord
import pytest
import simcord
from simcord.backend.models import Overwrite

from bot.cogs.venues import NEEDED_FOR_THREADS
from bot.host.desk.servers import LATELY
from bot.ui.pages.club import PURPOSES
from bot.ui.parts.ids import Press
from tests.e2e.stage import GAME, SimulatedBot, Stage, alt_texts, labels, raw, text

BUTTONS = ["Learn a game", "Open a table", "Set up"]


@pytest.fixture
async def hall(there: Stage, monkeypatch: pytest.MonkeyPatch) -> simcord.ChannelHandle:
    """Where the server itself speaks, which is not its first channel; the bot was added while it was down."""
    await there.env.settle()
    monkeypatch.setattr(SimulatedBot, "lately", LATELY)
    made = there.guild.create_text_channel("hall")
    there.env.backend.edit_guild(there.guild.id, {"system_channel_id": made.id, "preferred_locale": "cs"})
    return made


def deny(there: Stage, channel: simcord.ChannelHandle, **permissions: bool) -> None:
    everyone = Overwrite(there.guild.id, 0, allow=0, deny=discord.Permissions(**permissions).value)
    there.env.backend.set_overwrite(channel.id, everyone)


async def posted(there: Stage, channel: simcord.ChannelHandle) -> list[Any]:
    await there.bot.house.settle()
    found = there.env.backend.messages[channel.id].values()
    return [simcord.ResponseMessage(there.env, message) for message in found if not message.is_ephemeral]


async def test_it_shows_a_board_and_where_to_begin_once_in_the_language_of_the_server(
    there: Stage, hall: simcord.ChannelHandle
) -> None:
    for _ in range(2):
        await there.restart()
        (welcome,) = await posted(there, hall)
    assert await posted(there, there.channel) == []
    assert text(welcome).startswith("Tady se hrají deskové hry")
    assert len(text(welcome).splitlines()) == 1
    assert labels(raw(welcome)) == ["Naučit se hru", "Otevřít stůl", "Nastavit"]
    assert alt_texts(welcome)


async def test_what_it_may_not_do_is_named_with_what_it_is_for(there: Stage, hall: simcord.ChannelHandle) -> None:
    there.env.backend.edit_guild(there.guild.id, {"preferred_locale": "en-US"})
    deny(there, hall, attach_files=True, create_public_threads=True)
    await there.restart()
    (welcome,) = await posted(there, hall)
    assert text(welcome).splitlines()[1:] == [
        "**I still need here:**",
        "- **Attach Files**: the pictures of the boards",
        "- **Create Public Threads**: a thread for each table",
    ]
    assert labels(raw(welcome)) == BUTTONS
    assert alt_texts(welcome) == []


async def test_where_the_server_itself_speaks_it_may_not_write(there: Stage, hall: simcord.ChannelHandle) -> None:
    deny(there, hall, send_messages=True)
    await there.restart()
    assert len(await posted(there, there.channel)) == 1
    assert await posted(there, hall) == []


@pytest.mark.parametrize("known", [True, False], ids=["still named", "named no more"])
async def test_where_the_channel_of_the_server_is_gone_it_takes_another(
    there: Stage, hall: simcord.ChannelHandle, *, known: bool
) -> None:
    there.env.backend.delete_channel(hall.id)
    there.env.backend.edit_guild(there.guild.id, {"system_channel_id": hall.id if known else None})
    for _ in range(2):
        await there.restart()
        assert len(await posted(there, there.channel)) == 1


async def test_it_speaks_as_soon_as_it_may_write_anywhere(there: Stage, hall: simcord.ChannelHandle) -> None:
    deny(there, hall, send_messages=True)
    deny(there, there.channel, view_channel=True)
    await there.restart()
    assert await posted(there, there.channel) == []
    deny(there, there.channel, embed_links=True)
    await there.env.settle()
    (welcome,) = await posted(there, there.channel)
    assert "**Vkládat odkazy**" in text(welcome)


async def test_its_buttons_lead_to_a_lesson_a_table_and_the_settings(there: Stage, hall: simcord.ChannelHandle) -> None:
    await there.restart()
    (welcome,) = await posted(there, hall)
    lessons = await there.click("Ann", welcome, "Naučit se hru")
    assert lessons.response is not None and lessons.response.ephemeral
    asked = await there.click("Ann", welcome, "Otevřít stůl")
    assert asked.response is not None and asked.response.ephemeral
    await there.press("Ann", asked.response, Press.NEW, GAME)
    assert "Options" in text(there.fresh(asked.response))
    (_, lobby) = await posted(there, hall)
    assert "Join" in labels(raw(lobby))
    server = await there.click("Ann", welcome, "Nastavit")
    assert server.response is not None and server.response.ephemeral


def test_each_permission_that_the_bot_asks_for_is_for_something() -> None:
    assert set(PURPOSES) == set(NEEDED_FOR_THREADS)
